"""How a bot of Koalition deals with people: its temperament in numbers."""

from dataclasses import dataclass
from typing import Final

from stammtisch.bots.bot import Temperament


@dataclass(frozen=True)
class Manner:
    """What a seat is content with, what it spends, and whom it minds."""

    takes: float = 0.75
    """The part of its best possible coalition it is content with."""
    saves: float = 1.6
    """The points an action must bring to be played."""
    minds: float = 0.25
    """How much a point of the player in front hurts."""
    loyalty: float = 0.0
    """Points that a partner of the last coalition is worth."""


MANNERS: Final[dict[Temperament, Manner]] = {
    "steady": Manner(),
    "greedy": Manner(takes=0.9, saves=1.3),
    "loyal": Manner(loyalty=1.0),
    "vengeful": Manner(minds=0.7, saves=1.2),
    "cautious": Manner(takes=0.6, saves=2.2),
}
