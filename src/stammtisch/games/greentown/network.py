"""The town as tourists see it: stops, the ways between two stops, and half excursions.

Roads that no excursion can use are left out (`circuits`). Between two stops the way over empty
sites visits none of them twice, since leaving out the loop leaves an excursion with the same
stops and fewer roads. Roads are numbered, so that a way is a mask of roads and two ways meet
where the masks do.

A half excursion leads from a hotel to a stop. All of them with the same number of stops make a
layer; an excursion is two halves that end at the same stop and share no road. Which sites a
trail visits and how often follows from its roads and its end, so equal roads are kept once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.games.greentown.circuits import TILE, TILE_BITS
from stammtisch.games.greentown.town import EMPTY, HOTEL, Town, kind_of

# Visits of the four kinds in one number: four bits for each kind.
KIND_BITS: Final = 4
CHECK_EVERY: Final = 512

# A layer: stop -> visits -> roads -> sites.
type_layer = dict[int, dict[int, dict[int, int]]]


Used = Callable[[], float]
"""Says which part of its time a search has used; from 1.0 on it is overdue."""


class Allowance:
    """How much a part of a search may do: nodes up to a limit, and a share of the time."""

    __slots__ = ("checkpoint", "exhausted", "limit", "share", "spent", "used")

    spent: int
    limit: int
    checkpoint: int
    used: Used | None
    share: float
    exhausted: bool

    def __init__(
        self, limit: int, spent: int = 0, used: Used | None = None, share: float = 1.0
    ) -> None:
        self.spent = spent
        self.limit = limit
        self.used = used
        self.share = share
        self.exhausted = False
        self.checkpoint = min(limit, spent + CHECK_EVERY)

    def check(self, spent: int) -> bool:
        """Note what was spent; whether the search must stop. Call when past the checkpoint."""
        self.spent = spent
        if spent >= self.limit or (self.used is not None and self.used() >= self.share):
            self.exhausted = True
        self.checkpoint = min(self.limit, spent + CHECK_EVERY)
        return self.exhausted


class Network:
    """What excursions can use of a town, and how to find half excursions in it."""

    __slots__ = ("ends", "joins", "legs", "town", "visits")

    town: Town
    # Road number -> the two tiles it joins.
    ends: list[tuple[int, int]]
    # Tile -> the roads that leave it, as (other tile, road as a bit).
    joins: list[list[tuple[int, int]]]
    # Stop -> the ways to other stops, as (stop, roads).
    legs: dict[int, list[tuple[int, int]]]
    # Tile -> what one visit adds to the visits.
    visits: list[int]

    def __init__(self, town: Town) -> None:
        self.town = town
        self.visits = [
            1 << KIND_BITS * kind if kind >= 0 else 0 for kind in map(kind_of, town.pieces)
        ]
        self.ends = []
        self.joins = [[] for _ in town.cells]
        for tile, ways in enumerate(town.circuits().numbered()):
            for way in ways:
                other = way & TILE
                self.joins[tile].append((other, 1 << (way >> TILE_BITS)))
                if tile < other:
                    self.ends.append((tile, other))
        self.legs = {}

    def find_legs(self, allowance: Allowance) -> None:
        """Find the ways between the stops that can be reached; all if the allowance suffices."""
        for hotel in self.town.hotels():
            if hotel not in self.legs:
                self._find_legs_from(hotel, allowance)

    def _find_legs_from(self, start: int, allowance: Allowance) -> None:
        """The ways from a stop, and from every stop that these lead to."""
        pieces = self.town.pieces
        waiting = [start]
        self.legs[start] = []
        while waiting:
            stop = waiting.pop()
            found: dict[tuple[int, int], None] = {}
            spent = allowance.spent
            # Each entry: tile, roads so far, empty tiles passed so far.
            stack = [(stop, 0, 0)]
            while stack:
                tile, roads, passed = stack.pop()
                for other, road in self.joins[tile]:
                    spent += 1
                    if spent >= allowance.checkpoint and allowance.check(spent):
                        stack.clear()
                        break
                    if pieces[other] != EMPTY:
                        if not roads & road:
                            found[(other, roads | road)] = None
                    elif not passed >> other & 1:
                        stack.append((other, roads | road, passed | 1 << other))
            allowance.spent = spent
            legs = list(found)
            legs.sort(key=_length)
            self.legs[stop] = legs
            for other, _ in legs:
                if other not in self.legs:
                    self.legs[other] = []
                    waiting.append(other)

    def shortest_legs(self) -> dict[int, list[tuple[int, int]]]:
        """Of each two stops only the shortest way between them."""
        shortest: dict[int, list[tuple[int, int]]] = {}
        for stop, legs in self.legs.items():
            first: dict[int, int] = {}
            for other, way in legs:
                first.setdefault(other, way)
            shortest[stop] = list(first.items())
        return shortest

    def reachable_visits(self, stops: int) -> list[dict[int, int]]:
        """For each number of stops and each stop, the visits that a walk from a hotel to there
        can make when it may use roads again: a set of numbers as bits.

        No excursion makes visits that are not among these, so they bound what is possible.
        """
        near = {stop: {other for other, _ in legs} for stop, legs in self.legs.items()}
        reached = [dict.fromkeys(self.town.hotels(), 1)]
        for _ in range(stops):
            further: dict[int, int] = {}
            for stop, made in reached[-1].items():
                for other in near[stop]:
                    further[other] = further.get(other, 0) | made << self.visits[other]
            reached.append(further)
        return reached

    def first_layer(self) -> type_layer:
        """The half excursions that have not left their hotel."""
        return {hotel: {0: {0: 0}} for hotel in self.legs if self.town.pieces[hotel] == HOTEL}

    def next_layer(
        self,
        layer: type_layer,
        legs: dict[int, list[tuple[int, int]]],
        hopes: dict[int, int] | None,
        allowance: Allowance,
    ) -> type_layer:
        """The half excursions with one stop more; as many as the allowance lets it find.

        `hopes` says for each stop which visits are worth having made on arrival, as bits.
        """
        found: type_layer = {}
        pieces = self.town.pieces
        spent = allowance.spent
        for stop, classes in layer.items():
            for other, way in legs[stop]:
                more = self.visits[other]
                site = 0 if pieces[other] == HOTEL else 1 << other
                hope = -1 if hopes is None else hopes.get(other, 0)
                there = found.setdefault(other, {})
                for visits, trails in classes.items():
                    total = visits + more
                    if not hope >> total & 1:
                        continue
                    spent += len(trails)
                    if spent >= allowance.checkpoint and allowance.check(spent):
                        return found
                    longer = there.get(total)
                    if longer is None:
                        longer = there[total] = {}
                    for roads, sites in trails.items():
                        if not roads & way:
                            longer[roads | way] = sites | site
        allowance.spent = spent
        return found

    def walk(self, roads: int) -> list[int]:
        """The tiles of an excursion that uses exactly these roads, from a hotel to a hotel."""
        degree: dict[int, list[tuple[int, int]]] = {}
        rest = roads
        while rest:
            road = rest & -rest
            rest ^= road
            one, two = self.ends[road.bit_length() - 1]
            degree.setdefault(one, []).append((two, road))
            degree.setdefault(two, []).append((one, road))
        hotels = [tile for tile in self.town.hotels() if tile in degree]
        odd = [tile for tile in hotels if len(degree[tile]) % 2]
        # Hierholzer: follow roads until stuck, then fall back to where one is left over.
        used = 0
        trail: list[int] = []
        stack = [odd[0] if odd else hotels[0]]
        while stack:
            near = degree[stack[-1]]
            while near and used & near[-1][1]:
                near.pop()
            if near:
                other, road = near.pop()
                used |= road
                stack.append(other)
            else:
                trail.append(stack.pop())
        trail.reverse()
        return trail


def _length(leg: tuple[int, int]) -> int:
    return leg[1].bit_count()
