"""Sets of seats as bit masks, and the tuples they stand for."""

from typing import Final

from stammtisch.core.data import MOST_SEATS

SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
]
"""The seats of every mask, ascending: SEATS[0b101] == (0, 2)."""


def mask_of(seats: tuple[int, ...]) -> int:
    """The mask of some seats.

    >>> mask_of((0, 2))
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
