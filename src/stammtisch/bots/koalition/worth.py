"""What a table of cards is worth to a seat, seen through the coalitions it makes possible."""

from statistics import fmean
from typing import Final

from stammtisch.games.koalition.count import bookings
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import CoalitionTally

LOOKED_AT: Final = 24
"""Of very many coalitions only some are looked at, at even distances."""


def expected_points(state: Koalition) -> list[float]:
    """Per seat, the points of a coalition drawn at random from those possible now."""
    count = state.count
    looked_at = count.coalitions[:: 1 + len(count.coalitions) // LOOKED_AT]
    expected = [0.0] * state.players
    for units in looked_at:
        for booking in bookings(state, count, units):
            expected[booking.seat] += (booking.bonus + booking.cards) / len(looked_at)
    return expected


def worth(state: Koalition, seat: int, minds: float) -> float:
    """What a seat expects, less what it minds of what others expect; the strongest most."""
    expected = expected_points(state)
    others = [points for other, points in enumerate(expected) if other != seat]
    return expected[seat] - minds * (0.5 * max(others) + 0.5 * fmean(others))


def content(coalition: CoalitionTally, coalitions: tuple[CoalitionTally, ...], seat: int) -> float:
    """How content a leader should be: its points as a part of the most it could have."""
    best = max(other.points[seat] for other in coalitions if seat in other.members)
    return coalition.points[seat] / best if best else 1.0
