"""What a traveller can expect of a town: the best trip for a card, quickly and nearly always exact.

The route finder of the game proves its answer and lists the route. A bot that compares a hundred
towns needs neither: only what the best trip pays each seat. Here that is a walk in depth over
flat numbers that turns back where no better trip can follow, within a number of steps.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import SIDES
from stammtisch.games.greentown.town import EMPTY, HOTEL, NATURE, Town, kind_of, owner

# Visits of a kind, and visited sites of a seat and kind, in four bits each.
BITS: Final = 4
ALL_BITS: Final = 15
FAR: Final = 99
# What is paid to the traveller counts this much, what is paid to any other one less than nothing.
OWN: Final = 10
MOST_ROADS: Final = 62
"""Roads that fit a native number; a town with more loses its last ones, here only."""


class Trip:
    """The best trip found for a seat: what it pays each seat, and whether there is one at all."""

    __slots__ = ("exists", "gains", "open_wishes")

    exists: bool
    gains: list[int]
    open_wishes: int

    def __init__(self, seats: int) -> None:
        self.exists = False
        self.gains = [0] * seats
        self.open_wishes = 0


class Prospects:
    """A town as a traveller sees it. Dead ends are left out: no trip can turn round there."""

    __slots__ = (
        "best",
        "best_open",
        "best_paid",
        "degree",
        "least",
        "limit",
        "mine",
        "most",
        "near",
        "need",
        "nodes",
        "one",
        "paid_kind",
        "pays",
        "pieces",
        "rival",
        "road",
        "seats",
        "shift",
        "stop",
        "total",
        "town",
        "visit",
    )

    town: Town
    pieces: tuple[int, ...]
    seats: i64
    # Six entries a tile, as many of them as its degree: the neighbour, and the road's number.
    near: list[i64]
    road: list[i64]
    degree: list[i64]
    # The fewest stops from a tile to a hotel, the hotel included.
    need: list[i64]
    # Of a tile: whether it is a stop, what it adds to the visits and to what is paid.
    stop: list[i64]
    visit: list[i64]
    pays: list[i64]
    # Of the trip looked for: the wishes, the sites that pay the traveller, the best so far.
    mine: list[i64]
    least: list[i64]
    most: list[i64]
    paid_kind: list[i64]
    shift: i64
    total: i64
    rival: i64
    # A literal that is shifted would be 32 bits wide when compiled; a field is as wide as it says.
    one: i64
    nodes: i64
    limit: i64
    best: i64
    best_paid: i64
    best_open: i64

    def __init__(self, town: Town, seats: int) -> None:
        self.town = town
        self.pieces = town.pieces
        self.seats = seats
        self.one = 1
        count = len(town)
        self.stop = [0] * count
        self.visit = [0] * count
        self.pays = [0] * count
        self.mine = [0] * count
        self.near = [0] * (SIDES * count)
        self.road = [0] * (SIDES * count)
        self.degree = [0] * count
        self.need = [FAR] * count
        self.least = [0] * 4
        self.most = [0] * 4
        self.paid_kind = [0] * 4
        self.shift = 0
        self.total = 0
        self.rival = 0
        self.nodes = 0
        self.limit = 0
        self.best = -1
        self.best_paid = 0
        self.best_open = 0
        self._name_fields()
        self._place_pieces()
        self._join_tiles()
        self._measure_ways()

    def _name_fields(self) -> None:
        """For each kind the fields in which it is paid: one for trees, for others one a seat."""
        every = self.one * ALL_BITS
        self.paid_kind[NATURE] = every
        for seat in range(self.seats):
            for kind in range(1, 4):
                self.paid_kind[kind] |= every << BITS * (3 * seat + kind)

    def _place_pieces(self) -> None:
        one = self.one
        for tile, piece in enumerate(self.pieces):
            if piece == EMPTY:
                continue
            self.stop[tile] = 1
            kind = kind_of(piece)
            if kind < 0:
                continue
            self.visit[tile] = one << BITS * kind
            field = 0 if kind == NATURE else 3 * owner(piece) + kind
            self.pays[tile] = one << BITS * field

    def _join_tiles(self) -> None:
        """The roads between tiles, without those that lead to dead ends only."""
        town = self.town
        around = town.around
        roads = town.roads
        joined: list[int] = []
        for tile, mask in enumerate(roads):
            base = SIDES * tile
            sides = 0
            for side in range(SIDES):
                if mask >> side & 1:
                    other = around[base + side]
                    if other >= 0 and roads[other] >> (side + 3) % SIDES & 1:
                        sides |= 1 << side
            joined.append(sides)
        waiting = list(range(len(roads)))
        while waiting:
            tile = waiting.pop()
            sides = joined[tile]
            if sides and not sides & (sides - 1) and self.pieces[tile] != HOTEL:
                side = sides.bit_length() - 1
                other = around[SIDES * tile + side]
                joined[tile] = 0
                joined[other] &= ~(1 << (side + 3) % SIDES)
                waiting.append(other)
        number = 0
        for tile, sides in enumerate(joined):
            base = SIDES * tile
            for side in range(SIDES):
                other = around[base + side]
                if sides >> side & 1 and tile < other and number < MOST_ROADS:
                    self._join(tile, other, number)
                    self._join(other, tile, number)
                    number += 1

    def _join(self, tile: int, other: int, number: int) -> None:
        place = SIDES * tile + self.degree[tile]
        self.near[place] = other
        self.road[place] = number
        self.degree[tile] += 1

    def _measure_ways(self) -> None:
        waiting = [tile for tile, piece in enumerate(self.pieces) if piece == HOTEL]
        for hotel in waiting:
            self.need[hotel] = 0
        while waiting:
            later: list[int] = []
            for tile in waiting:
                cost = self.need[tile] + self.stop[tile]
                base = SIDES * tile
                for turn in range(self.degree[tile]):
                    other = self.near[base + turn]
                    if cost < self.need[other]:
                        self.need[other] = cost
                        later.append(other)
            waiting = later

    def ways(self, tile: int) -> int:
        """How many roads of a tile a trip can use."""
        return self.degree[tile]

    def trip(self, card: VisitorCard, seat: int, limit: int, rival: int) -> Trip:
        """The best trip within so many steps; `rival` is what a Greenie of another counts
        against, in tenths."""
        self._ask(card, seat, rival)
        zero: i64 = 0
        self.nodes = 0
        self.best = -1
        starts = [tile for tile, piece in enumerate(self.pieces) if piece == HOTEL]
        branches = 0
        for hotel in starts:
            branches += self.degree[hotel]
        # Each first road has its share of the steps, so that no corner of the town is forgotten.
        share = limit // max(branches, 1) + 1
        stops: i64 = card.stops
        one = self.one
        for hotel in starts:
            base = SIDES * hotel
            for turn in range(self.degree[hotel]):
                self.limit = self.nodes + share
                self._step(
                    self.near[base + turn],
                    one << self.road[base + turn],
                    zero,
                    zero,
                    zero,
                    zero,
                    stops,
                )
        return self._found(seat)

    def _ask(self, card: VisitorCard, seat: int, rival: int) -> None:
        """Note whose trip is looked for, and what could be earned on it at most."""
        self.shift = BITS * (3 * seat + 1)
        self.rival = rival
        own = [0] * 4
        for tile, piece in enumerate(self.pieces):
            kind = kind_of(piece)
            mine = kind == NATURE or (kind > NATURE and owner(piece) == seat)
            self.mine[tile] = 1 if mine else 0
            if mine and self.degree[tile]:
                own[kind] += 1
        self.total = 0
        for kind in range(4):
            self.least[kind] = card.least[kind]
            self.most[kind] = card.most[kind]
            self.total += min(own[kind], card.most[kind])

    def _step(
        self, tile: i64, used: i64, sites: i64, visits: i64, paid: i64, own: i64, left: i64
    ) -> None:
        """Enter a tile with so many stops left; go on from there."""
        self.nodes += 1
        one = self.one
        if self.stop[tile]:
            left -= 1
            if left == 0:
                if self.need[tile] == 0:
                    self._arrive(visits, paid)
                return
            visits += self.visit[tile]
            if not sites >> tile & 1:
                sites |= one << tile
                paid += self.pays[tile]
                own += self.mine[tile]
        hope: i64 = left - 1
        if hope > self.total - own:
            hope = self.total - own
        if OWN * (own + hope) <= self.best:
            return
        base: i64 = SIDES * tile
        end: i64 = base + self.degree[tile]
        turn: i64 = base
        while turn < end:
            road: i64 = one << self.road[turn]
            if not used & road:
                other: i64 = self.near[turn]
                if self.need[other] + self.stop[other] <= left:
                    if self.nodes >= self.limit:
                        return
                    self._step(other, used | road, sites, visits, paid, own, left)
            turn += 1

    def _arrive(self, visits: i64, paid: i64) -> None:
        """A trip is complete: keep it if it is better than the best so far."""
        fields: i64 = 0
        unmet: i64 = 0
        kind: i64 = 0
        while kind < 4:
            seen: i64 = visits >> BITS * kind & ALL_BITS
            if self.least[kind] <= seen <= self.most[kind]:
                fields |= self.paid_kind[kind]
            else:
                unmet += 1
            kind += 1
        paid &= fields
        own: i64 = (paid & ALL_BITS) + _three(paid >> self.shift) - unmet
        if own < 0:
            own = 0
        if OWN * own <= self.best:
            return
        rivals: i64 = 0
        shift: i64 = BITS
        seat: i64 = 0
        while seat < self.seats:
            if shift != self.shift:
                rivals += _three(paid >> shift)
            shift += 3 * BITS
            seat += 1
        # Two players are paid the difference only.
        worth: i64 = OWN * (own - rivals) if self.seats == 2 else OWN * own - self.rival * rivals
        if worth < 0:
            worth = 0
        if worth > self.best:
            self.best = worth
            self.best_paid = paid
            self.best_open = unmet

    def _found(self, seat: int) -> Trip:
        trip = Trip(self.seats)
        if self.best < 0:
            return trip
        trip.exists = True
        trip.open_wishes = self.best_open
        shift: i64 = BITS
        for other in range(self.seats):
            trip.gains[other] = _three(self.best_paid >> shift)
            shift += 3 * BITS
        own = trip.gains[seat] + (self.best_paid & ALL_BITS) - self.best_open
        trip.gains[seat] = max(own, 0)
        if self.seats == 2:
            both = min(trip.gains)
            trip.gains = [trip.gains[0] - both, trip.gains[1] - both]
        return trip


def _three(fields: i64) -> i64:
    """The sum of three fields."""
    return (fields & ALL_BITS) + (fields >> BITS & ALL_BITS) + (fields >> 2 * BITS & ALL_BITS)
