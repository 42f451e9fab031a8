"""The town: its tiles, their roads and what stands on them, as a value that never changes.

Tiles are numbered in the order they were laid and keep their number. Changing the town makes a
new one that shares what stayed the same, so a copied state costs nothing here.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.greentown.circuits import Circuits
from stammtisch.games.greentown.hexes import DELTAS, FACING, SIDES, axial

EMPTY: Final = 0
HOTEL: Final = 1
TREE: Final = 2
FIRST_BUILDING: Final = 3

NOBODY: Final = -1

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
    """Whose building a piece is, or NOBODY."""
    return (piece - FIRST_BUILDING) // 3 if piece >= FIRST_BUILDING else NOBODY


def kind_of(piece: int) -> int:
    """What kind of site a piece makes, or -1 for none (an empty site, a hotel)."""
    if piece >= FIRST_BUILDING:
        return (piece - FIRST_BUILDING) % 3 + 1
    return NATURE if piece == TREE else -1


class Town:
    """The map, one entry a tile; `around` has six neighbours a tile, -1 for none.

    Nothing of it is ever changed. What is worked out about a town is kept with it, and handed on
    to a changed town where it still holds; a change works out anew only what is next to it.
    """

    __slots__ = (
        "_circuits",
        "_spaces",
        "around",
        "at",
        "cells",
        "facing",
        "hopeless",
        "joins",
        "pieces",
        "roads",
    )

    cells: tuple[int, ...]
    roads: tuple[int, ...]
    pieces: tuple[int, ...]
    around: list[int]
    at: dict[int, int]
    # Of each tile those that its roads join it to, in the order of its sides.
    joins: list[list[int]]
    # Of each free cell where a tile can be joined, the sides that a road comes from.
    facing: dict[int, int]
    # The numbers of stops, as bits, for which an excursion was looked for, and there is none.
    hopeless: int
    _spaces: list[int] | None
    _circuits: Circuits | None

    def __init__(
        self,
        cells: tuple[int, ...],
        roads: tuple[int, ...],
        pieces: tuple[int, ...],
        before: Town | None = None,
    ) -> None:
        """A town; or with `before` what has become of that one, for a change to complete."""
        self.cells = cells
        self.roads = roads
        self.pieces = pieces
        self.hopeless = 0
        self._circuits = None
        if before is None:
            self._spaces = None
            at = {place: tile for tile, place in enumerate(cells)}
            self.at = at
            self.around = [at.get(place + delta, -1) for place in cells for delta in DELTAS]
            self.joins = [self._joined(tile) for tile in range(len(cells))]
            self.facing = {}
            for tile in range(len(cells)):
                self._face(tile, roads[tile])
        else:
            self._spaces = before._spaces
            self.at = before.at
            self.around = before.around
            self.joins = before.joins
            self.facing = before.facing

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
        if other < 0 or not self.roads[other] & FACING[side]:
            return -1
        return other

    def free_spaces(self) -> list[int]:
        """The cells where a tile can be joined, from west to east."""
        if self._spaces is None:
            self._spaces = sorted(self.facing)
        return self._spaces

    def roads_into(self, space: int) -> int:
        """The sides of a free cell that a road of the town leads to."""
        return self.facing.get(space, 0)

    def neighbours(self, tile: int, roads: int) -> int:
        """The tiles, as bits, that a tile would be joined to if it had these roads."""
        found = 0
        base = tile * SIDES
        for side in range(SIDES):
            if roads >> side & 1:
                other = self.around[base + side]
                if other >= 0 and self.roads[other] & FACING[side]:
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
        near = self.neighbours(start, roads)
        reached = near | 1 << start
        waiting = [tile for tile in range(near.bit_length()) if near >> tile & 1]
        for tile in waiting:
            if goal and reached & goal == goal:
                break
            for other in self.joins[tile]:
                if not reached >> other & 1:
                    reached |= 1 << other
                    waiting.append(other)
        return reached

    def hotels(self) -> list[int]:
        """The tiles with a hotel."""
        return [tile for tile, piece in enumerate(self.pieces) if piece == HOTEL]

    def circuits(self) -> Circuits:
        """The roads that an excursion can use."""
        if self._circuits is None:
            self._circuits = Circuits(self.joins, self.hotels())
        return self._circuits

    def coordinates(self, tile: int) -> tuple[int, int]:
        """The axial coordinates of a tile."""
        return axial(self.cells[tile])

    # Changes: each a new town

    def with_tile(self, place: int, roads: int, piece: int = EMPTY) -> Town:
        """The town with one more tile."""
        tile = len(self.cells)
        town = Town((*self.cells, place), (*self.roads, roads), (*self.pieces, piece), self)
        town.at = self.at.copy()
        town.at[place] = tile
        town.around = self.around[:]
        for side in range(SIDES):
            other = self.at.get(place + DELTAS[side], -1)
            town.around.append(other)
            if other >= 0:
                town.around[other * SIDES + (side + 3) % SIDES] = tile
        town.joins = self.joins[:]
        town.joins.append([])
        town._join(tile)
        town._spaces = None
        town.facing = self.facing.copy()
        town.facing.pop(place, 0)
        town._face(tile, roads)
        return town

    def with_roads(self, tile: int, roads: int) -> Town:
        """The town with other roads on one tile."""
        old = self.roads[tile]
        changed = list(self.roads)
        changed[tile] = roads
        town = Town(self.cells, tuple(changed), self.pieces, self)
        town.joins = self.joins[:]
        town._join(tile)
        for other in self.joins[tile]:
            if other not in town.joins[tile]:
                town.joins[other] = town._joined(other)
        town._spaces = None
        town.facing = self.facing.copy()
        town._turn_away(tile, old & ~roads)
        town._face(tile, roads & ~old)
        return town

    def with_piece(self, tile: int, piece: int) -> Town:
        """The town with another piece on one tile."""
        changed = list(self.pieces)
        changed[tile] = piece
        town = Town(self.cells, self.roads, tuple(changed), self)
        if (piece == HOTEL) == (self.pieces[tile] == HOTEL):
            town._circuits = self._circuits
        return town

    def _joined(self, tile: int) -> list[int]:
        """The tiles that a tile's roads join it to, in the order of its sides."""
        joined: list[int] = []
        mine = self.roads[tile]
        base = tile * SIDES
        for side in range(SIDES):
            if mine >> side & 1:
                other = self.around[base + side]
                if other >= 0 and self.roads[other] & FACING[side]:
                    joined.append(other)
        return joined

    def _join(self, tile: int) -> None:
        """Note the roads of a new tile, on both their ends."""
        joined = self._joined(tile)
        self.joins[tile] = joined
        for other in joined:
            self.joins[other] = self._joined(other)

    def _face(self, tile: int, roads: int) -> None:
        """Add the free cells that some roads of a tile lead to."""
        for side in range(SIDES):
            if roads >> side & 1 and self.around[tile * SIDES + side] < 0:
                space = self.cells[tile] + DELTAS[side]
                self.facing[space] = self.facing.get(space, 0) | FACING[side]

    def _turn_away(self, tile: int, roads: int) -> None:
        """Take away what some roads, which a tile has no more, led to."""
        for side in range(SIDES):
            if roads >> side & 1 and self.around[tile * SIDES + side] < 0:
                space = self.cells[tile] + DELTAS[side]
                left = self.facing[space] & ~FACING[side]
                if left:
                    self.facing[space] = left
                else:
                    del self.facing[space]
