"""What a table of politicians promises: the coalitions to be made, how likely, and for whom."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import bookings
from stammtisch.games.koalition.phases.europe import final_scores
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


def expected(state: Koalition) -> list[float]:
    """Per seat, the points to expect of the vote as the cards lie."""
    found = prospects(state)
    if not found:
        return [0.0] * state.players
    likely = likelihoods(found, state.players)
    return [
        sum(part * prospect.points[seat] for part, prospect in zip(likely, found, strict=True))
        for seat in range(state.players)
    ]


def lead(seat: int, points: Sequence[float]) -> float:
    """What points are worth to a seat: its own, less what all the others have on average."""
    others = sum(points) - points[seat]
    return points[seat] - 0.5 * others / (len(points) - 1)


def win_chance(state: Koalition, seat: int, booked: list[int]) -> float:
    """A seat's chance of winning with this score sheet, the Europe bonus as it stands counted.

    The fewer countries are left, the more a lead is worth.
    """
    left = state.countries - len(state.record) - (state.country >= 0)
    scale = 1.5 + 2.2 * left**0.5
    scores = final_scores(state.players, booked)
    if left:  # the bonus may still go elsewhere
        sure = [sum(booked[PARTIES * s : PARTIES * s + PARTIES]) for s in range(state.players)]
        counts = 1.0 / (1.0 + 0.5 * left)
        final = [a + counts * (b - a) for a, b in zip(sure, scores, strict=True)]
    else:
        final = [float(score) for score in scores]
    total = sum(exp(min(50.0, (other - final[seat]) / scale)) for other in final)
    return 1.0 / total
