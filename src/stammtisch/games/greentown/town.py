"""The town: its tiles, their roads and what stands on them, as a value that never changes.

Tiles are numbered in the order they were laid and keep their number. Changing the town makes a
new one that shares what stayed the same, so a copied state costs nothing here.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.greentown.circuits import Circuits
from stammtisch.games.greentown.hexes import DELTAS, SIDES, axial

EMPTY: Final = 0
HOTEL: Final = 1
TREE: Final = 2
FIRST_BUILDING: Final = 3

# The kinds of site, in the order of the visitor cards.
NATURE: Final = 0
CULTURE: Final = 1
SPORT: Final = 2
SHOPPING: Final = 3
KINDS: Final = ("nature", "culture", "sport", "shopping")
BUILDING_KINDS: Final = (CULTURE, SPORT, SHOPPING)


def building(seat: int, kind: int) -> int:
    """The piece that a seat puts up for a kind of site."""
    return FIRST_BUILDING + 3 * seat + kind - 1


def owner(piece: int) -> int:
    """Whose building a piece is, or -1."""
    return (piece - FIRST_BUILDING) // 3 if piece >= FIRST_BUILDING else -1


def kind_of(piece: int) -> int:
    """What kind of site a piece makes, or -1 for none (an empty site, a hotel)."""
    if piece >= FIRST_BUILDING:
        return (piece - FIRST_BUILDING) % 3 + 1
    return NATURE if piece == TREE else -1


class Town:
    """The map as flat tuples, one entry a tile; `around` has six neighbours a tile, -1 for none.

    What is worked out about a town is kept with it, and handed on to a changed town where it
    still holds.
    """

    __slots__ = ("_circuits", "_frontier", "around", "at", "cells", "hopeless", "pieces", "roads")

    cells: tuple[int, ...]
    roads: tuple[int, ...]
    pieces: tuple[int, ...]
    around: tuple[int, ...]
    at: dict[int, int]
    # The numbers of stops, as bits, for which an excursion was looked for, and there is none.
    hopeless: int
    _frontier: tuple[tuple[int, int], ...] | None
    _circuits: Circuits | None

    def __init__(
        self,
        cells: tuple[int, ...],
        roads: tuple[int, ...],
        pieces: tuple[int, ...],
        around: tuple[int, ...] | None = None,
        at: dict[int, int] | None = None,
    ) -> None:
        self.cells = cells
        self.roads = roads
        self.pieces = pieces
        if at is None:
            at = {place: tile for tile, place in enumerate(cells)}
        if around is None:
            around = tuple([at.get(place + delta, -1) for place in cells for delta in DELTAS])
        self.at = at
        self.around = around
        self.hopeless = 0
        self._frontier = None
        self._circuits = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Town)
            and self.cells == other.cells
            and self.roads == other.roads
            and self.pieces == other.pieces
        )

    def __hash__(self) -> int:
        return hash((self.cells, self.roads, self.pieces))

    def __len__(self) -> int:
        return len(self.cells)

    # Questions

    def joined(self, tile: int, side: int) -> int:
        """The tile that a road joins across this side, or -1."""
        if not self.roads[tile] >> side & 1:
            return -1
        other = self.around[tile * SIDES + side]
        if other < 0 or not self.roads[other] >> (side + 3) % SIDES & 1:
            return -1
        return other

    def side_between(self, tile: int, other: int) -> int:
        """The side of a tile that a joined road to the other leaves by, or -1."""
        for side in range(SIDES):
            if self.around[tile * SIDES + side] == other:
                return side if self.joined(tile, side) == other else -1
        return -1

    def free_spaces(self) -> tuple[tuple[int, int], ...]:
        """The cells where a tile can be joined, each with the sides a road comes from."""
        if self._frontier is None:
            facing: dict[int, int] = {}
            for tile in range(len(self.cells)):
                self._face(tile, facing)
            self._frontier = tuple(facing.items())
        return self._frontier

    def _face(self, tile: int, facing: dict[int, int]) -> None:
        """Add the free cells that a tile's roads lead to."""
        roads = self.roads[tile]
        for side in range(SIDES):
            if roads >> side & 1 and self.around[tile * SIDES + side] < 0:
                space = self.cells[tile] + DELTAS[side]
                facing[space] = facing.get(space, 0) | 1 << (side + 3) % SIDES

    def roads_into(self, space: int) -> int:
        """The sides of a free cell that a road of the town leads to."""
        facing = 0
        for side in range(SIDES):
            other = self.at.get(space + DELTAS[side], -1)
            if other >= 0 and self.roads[other] >> (side + 3) % SIDES & 1:
                facing |= 1 << side
        return facing

    def neighbours(self, tile: int, roads: int) -> int:
        """The tiles, as bits, that a tile would be joined to if it had these roads."""
        found = 0
        base = tile * SIDES
        for side in range(SIDES):
            if roads >> side & 1:
                other = self.around[base + side]
                if other >= 0 and self.roads[other] >> (side + 3) % SIDES & 1:
                    found |= 1 << other
        return found

    def is_one_network(self) -> bool:
        """Whether every tile can be reached from every other."""
        return self._reach(0, self.roads[0], 0) == (1 << len(self.cells)) - 1

    def stays_one_network(self, tile: int, roads: int) -> bool:
        """Whether the town would still be one network if this tile had other roads."""
        before = self.neighbours(tile, self.roads[tile])
        lost = before & ~self.neighbours(tile, roads)
        return not lost or self._reach(tile, roads, lost) & lost == lost

    def _reach(self, start: int, roads: int, goal: int) -> int:
        """The tiles reached from a start tile that has these roads; early when all of goal are."""
        reached = 1 << start
        fresh = self.neighbours(start, roads)
        while fresh:
            reached |= fresh
            if goal and reached & goal == goal:
                break
            found = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                tile = low.bit_length() - 1
                found |= self.neighbours(tile, self.roads[tile])
            fresh = found & ~reached
        return reached

    def hotels(self) -> list[int]:
        """The tiles with a hotel."""
        return [tile for tile, piece in enumerate(self.pieces) if piece == HOTEL]

    def circuits(self) -> Circuits:
        """The roads that an excursion can use."""
        if self._circuits is None:
            self._circuits = Circuits(self.roads, self.around, self.hotels())
        return self._circuits

    # Changes: each a new town

    def with_tile(self, place: int, roads: int, piece: int = EMPTY) -> Town:
        """The town with one more tile."""
        tile = len(self.cells)
        around = list(self.around)
        for side in range(SIDES):
            other = self.at.get(place + DELTAS[side], -1)
            around.append(other)
            if other >= 0:
                around[other * SIDES + (side + 3) % SIDES] = tile
        at = self.at.copy()
        at[place] = tile
        town = Town(
            (*self.cells, place), (*self.roads, roads), (*self.pieces, piece), tuple(around), at
        )
        if self._frontier is not None:
            facing = dict(self._frontier)
            facing.pop(place, None)
            town._face(tile, facing)
            town._frontier = tuple(facing.items())
        return town

    def with_roads(self, tile: int, roads: int) -> Town:
        """The town with other roads on one tile."""
        changed = list(self.roads)
        changed[tile] = roads
        return Town(self.cells, tuple(changed), self.pieces, self.around, self.at)

    def with_piece(self, tile: int, piece: int) -> Town:
        """The town with another piece on one tile."""
        changed = list(self.pieces)
        changed[tile] = piece
        town = Town(self.cells, self.roads, tuple(changed), self.around, self.at)
        town._frontier = self._frontier
        if (piece == HOTEL) == (self.pieces[tile] == HOTEL):
            town._circuits = self._circuits
        return town

    def coordinates(self, tile: int) -> tuple[int, int]:
        """The axial coordinates of a tile."""
        return axial(self.cells[tile])
