"""How a bot of Saludos Amigos deals with people: its temperament in numbers."""

from dataclasses import dataclass
from typing import Final

from stammtisch.bots.bot import Temperament


@dataclass(frozen=True)
class Manner:
    """What a seat asks, takes, forgives and fears."""

    takes: float = 0.8
    """The part of a split by strength it is content with."""
    grants: float = 0.9
    """The part of a split by strength it offers to partners."""
    leaves_for: int = 1
    """How much more it must get to leave a standing offer."""
    forgets: int = 0
    """Rounds for which it refuses to deal with whoever left it or toppled it."""
    courage: float = 1.0
    """How much it lets chances of a council weigh; more calls more meetings."""
    company: float = 0.0
    """How much it likes a wide margin above the mug."""


MANNERS: Final[dict[Temperament, Manner]] = {
    "steady": Manner(),
    "greedy": Manner(takes=1.0, grants=0.7),
    "loyal": Manner(leaves_for=3, grants=1.0),
    "vengeful": Manner(forgets=2, courage=1.3),
    "cautious": Manner(takes=0.65, grants=1.0, courage=0.6, company=0.25),
}
