"""How a bot of Greentown treats the others: its temperament in numbers."""

from dataclasses import dataclass
from typing import Final

from stammtisch.bots.bot import Temperament


@dataclass(frozen=True)
class Manner:
    """What a seat grudges others, thanks them for, and waits for before it travels."""

    envy: float = 1.0
    """How much a rival's Greenie weighs, against what a lead is worth."""
    grudge: float = 0.0
    """What a Greenie weighs more for a rival whose last trip left its sights out."""
    thanks: float = 0.0
    """What a Greenie weighs less for a rival whose last trip paid it."""
    builds_first: float = 0.0
    """Greenies by which building must be worse before it travels instead."""
    dread: float = 0.05
    """What it would give to leave no wish open."""


MANNERS: Final[dict[Temperament, Manner]] = {
    "steady": Manner(),
    "greedy": Manner(envy=0.15, builds_first=-1.5),
    "loyal": Manner(thanks=0.6),
    "vengeful": Manner(grudge=0.8),
    "cautious": Manner(builds_first=1.5, dread=0.6),
}
