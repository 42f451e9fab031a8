"""What a table of politicians promises: the coalitions to be made, how likely, and for whom."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import bookings
from stammtisch.games.koalition.state import Koalition

EAGERNESS: Final = 2.0
"""How much more likely a player is to shake hands on what brings them more."""
LOOKED_AT: Final = 40
"""In a vote full of splinters, no more coalitions than this are weighed."""


class Prospect(NamedTuple):
    """A coalition that could be made."""

    units: tuple[int, ...]
    members: tuple[int, ...]
    points: list[int]
    """Per seat."""
    booked: list[int]
    """The score sheet if it is made."""


def prospects(state: Koalition) -> list[Prospect]:
    """Every admissible coalition of the cards on the table, with its points."""
    found = []
    count = state.count
    for units in count.coalitions[:LOOKED_AT]:
        points = [0] * state.players
        booked = state.booked[:]
        for booking in bookings(state, count, units):
            amount = booking.bonus + booking.cards
            points[booking.seat] += amount
            booked[PARTIES * booking.seat + booking.party] += amount
        found.append(Prospect(units, count.members(units), points, booked))
    return found


def likelihoods(found: list[Prospect], players: int) -> list[float]:
    """How likely each coalition is: all its members must like it, each against their best."""
    best = [max(1, *(prospect.points[seat] for prospect in found)) for seat in range(players)]
    weights = []
    for prospect in found:
        weight = 1.0
        for seat in prospect.members:
            weight *= (prospect.points[seat] / best[seat]) ** EAGERNESS
        weights.append(weight)
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def lead(seat: int, points: Sequence[float]) -> float:
    """What points are worth to a seat: its own, less what all the others have on average."""
    others = sum(points) - points[seat]
    return points[seat] - 0.5 * others / (len(points) - 1)
