"""Hexes: a place tile's roads as six bits, its cell as one number, turning as arithmetic.

Side 0 points east, then counter-clockwise: north-east, north-west, west, south-west,
south-east. A tile's roads are a mask of its sides; turning it is a rotation of the six bits.

>>> turned(0b000101, 1)
10
>>> shape(0b001010) == shape(0b000101)
True
>>> axial(step(cell(0, 0), 0))
(1, 0)
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
ALL_SIDES: Final = 63

# A cell is q and r in one number; the span leaves room for every tile laid in one line.
SPAN: Final = 128
CENTRE: Final = 64

STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DELTAS: Final = tuple(q * SPAN + r for q, r in STEPS)


def cell(q: int, r: int) -> int:
    """The number of the cell with the axial coordinates q and r."""
    return (q + CENTRE) * SPAN + r + CENTRE


def axial(place: int) -> tuple[int, int]:
    """The axial coordinates of a cell."""
    return place // SPAN - CENTRE, place % SPAN - CENTRE


def step(place: int, side: int) -> int:
    """The cell next to this one across a side."""
    return place + DELTAS[side]


def opposite(side: int) -> int:
    """The same border seen from the neighbour."""
    return (side + 3) % SIDES


# Of each side, the road that comes from across it, as a mask.
FACING: Final = tuple(1 << (side + 3) % SIDES for side in range(SIDES))


def turned(roads: int, turns: int) -> int:
    """The roads of a tile turned counter-clockwise by sixths of a full turn."""
    turns %= SIDES
    return ((roads << turns) | (roads >> (SIDES - turns))) & ALL_SIDES


def sides_of(roads: int) -> list[int]:
    """The sides that have a road."""
    return [side for side in range(SIDES) if roads >> side & 1]


def mask_of(sides: list[int]) -> int:
    """The roads that lead to these sides."""
    mask = 0
    for side in sides:
        mask |= 1 << side
    return mask


# Of each mask: its sides.
SIDES_OF: Final = tuple(tuple(sides_of(mask)) for mask in range(ALL_SIDES + 1))

# Of each mask: the smallest of its rotations (its shape), and how many roads it has. Mirror
# images are different shapes: a tile is turned, never flipped.
SHAPES: Final = tuple(min(turned(m, k) for k in range(SIDES)) for m in range(ALL_SIDES + 1))
ROADS: Final = tuple(m.bit_count() for m in range(ALL_SIDES + 1))
ROTATIONS: Final = tuple(
    tuple(sorted({turned(m, k) for k in range(SIDES)})) for m in range(ALL_SIDES + 1)
)


def shape(roads: int) -> int:
    """What a tile with these roads is called before it is turned."""
    return SHAPES[roads]
