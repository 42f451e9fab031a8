"""The town: its tiles, their roads and what stands on them, as a value that never changes.

Tiles are numbered in the order they were laid and keep their number. Changing the town makes a
new one that shares what stayed the same, so a copied state costs nothing here.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.greentown.circuits import Circuits
from stammtisch.games.greentown.hexes import DELTAS, FACING, ROADS, SIDES, SIDES_OF, axial

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
        "_unbridged",
        "around",
        "at",
        "cells",
        "facing",
        "hopeless",
        "links",
        "pieces",
        "roads",
    )

    cells: tuple[int, ...]
    roads: tuple[int, ...]
    pieces: tuple[int, ...]
    around: list[int]
    at: dict[int, int]
    # Of each tile the sides where its roads join it to another tile, as a mask.
    links: list[int]
    # Of each free cell where a tile can be joined, the sides that a road comes from.
    facing: dict[int, int]
    # The numbers of stops, as bits, for which an excursion was looked for, and there is none.
    hopeless: int
    _spaces: list[int] | None
    _circuits: Circuits | None
    # Of each tile the links that the town could do without, one at a time.
    _unbridged: list[int] | None

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
        self._unbridged = None
        if before is None:
            self._spaces = None
            at = {place: tile for tile, place in enumerate(cells)}
            self.at = at
            self.around = [at.get(place + delta, -1) for place in cells for delta in DELTAS]
            self.links = [self.links_with(tile, mine) for tile, mine in enumerate(roads)]
            self.facing = {}
            for tile in range(len(cells)):
                self._face(tile, roads[tile])
        else:
            self._spaces = before._spaces
            self.at = before.at
            self.around = before.around
            self.links = before.links
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
        return self.around[tile * SIDES + side] if self.links[tile] >> side & 1 else -1

    def side_between(self, tile: int, other: int) -> int:
        """The side of a tile that a joined road to the other leaves by, or -1."""
        for side in SIDES_OF[self.links[tile]]:
            if self.around[tile * SIDES + side] == other:
                return side
        return -1

    def links_with(self, tile: int, roads: int) -> int:
        """The sides where a tile would be joined to another if it had these roads."""
        links = 0
        base = tile * SIDES
        for side in SIDES_OF[roads]:
            other = self.around[base + side]
            if other >= 0 and self.roads[other] & FACING[side]:
                links |= 1 << side
        return links

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
        for side in SIDES_OF[self.links_with(tile, roads)]:
            found |= 1 << self.around[tile * SIDES + side]
        return found

    def is_one_network(self) -> bool:
        """Whether every tile can be reached from every other."""
        return self._reached(0, self.links[0]) == len(self.cells)

    def stays_one_network(self, tile: int, roads: int) -> bool:
        """Whether the town, which is one network, would still be one if a tile had these roads."""
        before = self.links[tile]
        links = self.links_with(tile, roads)
        lost = before & ~links
        if not lost:
            return True
        if self._unbridged is not None and ROADS[lost] == 1:
            if self._unbridged[tile] & lost:
                return True
            if not links & ~before:
                return False
        return self._reached(tile, links) == len(self.cells)

    def find_bridges(self) -> None:
        """Find out which roads alone keep the town together, before many changes are judged."""
        if self._unbridged is None:
            self._unbridged = Circuits(self.links, self.around, [0]).sides

    def _reached(self, start: int, links: int) -> int:
        """How many tiles can be reached from a tile if it has these links."""
        reached = [False] * len(self.cells)
        reached[start] = True
        waiting = [start]
        for tile in waiting:
            base = tile * SIDES
            for side in SIDES_OF[links if tile == start else self.links[tile]]:
                other = self.around[base + side]
                if not reached[other]:
                    reached[other] = True
                    waiting.append(other)
        return len(waiting)

    def hotels(self) -> list[int]:
        """The tiles with a hotel."""
        return [tile for tile, piece in enumerate(self.pieces) if piece == HOTEL]

    def circuits(self) -> Circuits:
        """The roads that an excursion can use."""
        if self._circuits is None:
            self._circuits = Circuits(self.links, self.around, self.hotels())
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
        town.links = self.links[:]
        town.links.append(0)
        town._link(tile)
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
        town.links = self.links[:]
        town._link(tile)
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
        town._unbridged = self._unbridged
        if (piece == HOTEL) == (self.pieces[tile] == HOTEL):
            town._circuits = self._circuits
        return town

    def _link(self, tile: int) -> None:
        """Note what a tile is joined to now, on both sides."""
        before = self.links[tile]
        now = self.links_with(tile, self.roads[tile])
        self.links[tile] = now
        for side in SIDES_OF[before ^ now]:
            self.links[self.around[tile * SIDES + side]] ^= FACING[side]

    def _face(self, tile: int, roads: int) -> None:
        """Add the free cells that some roads of a tile lead to."""
        for side in SIDES_OF[roads]:
            if self.around[tile * SIDES + side] < 0:
                space = self.cells[tile] + DELTAS[side]
                self.facing[space] = self.facing.get(space, 0) | FACING[side]

    def _turn_away(self, tile: int, roads: int) -> None:
        """Take away what some roads, which a tile has no more, led to."""
        for side in SIDES_OF[roads]:
            if self.around[tile * SIDES + side] < 0:
                space = self.cells[tile] + DELTAS[side]
                left = self.facing[space] & ~FACING[side]
                if left:
                    self.facing[space] = left
                else:
                    del self.facing[space]
