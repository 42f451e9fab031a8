"""What an excursion is and pays: visitor cards, stops, wishes, income, and a drawn route judged.

Nothing here looks for routes; `routes` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from stammtisch.core.data import Refusal
from stammtisch.games.greentown.town import (
    EMPTY,
    HOTEL,
    KINDS,
    NATURE,
    Town,
    kind_of,
    owner,
)


class VisitorCard:
    """What a group of tourists wants: stops, and from how many to how many visits of each kind."""

    __slots__ = ("least", "most", "name", "starts", "stops")

    name: str
    stops: int
    least: tuple[int, ...]
    most: tuple[int, ...]
    starts: bool

    def __init__(
        self,
        name: str,
        stops: int,
        least: tuple[int, ...],
        most: tuple[int, ...],
        starts: bool = False,
    ) -> None:
        self.name = name
        self.stops = stops
        self.least = least
        self.most = most
        self.starts = starts

    def __repr__(self) -> str:
        wishes = ", ".join(
            f"{kind} {least}-{most}"
            for kind, least, most in zip(KINDS, self.least, self.most, strict=True)
        )
        return f"VisitorCard({self.name!r}: {self.stops} stops, {wishes})"

    def meets(self, kind: int, visits: int) -> bool:
        """Whether this many visits fulfil the wish: too many leave it open too (GT-5.5)."""
        return self.least[kind] <= visits <= self.most[kind]


def fault_in(town: Town, card: VisitorCard, tiles: Sequence[int]) -> Refusal | None:
    """The first thing that is wrong with a drawn route, or None for a good one (GT-5.2)."""
    for tile in tiles:
        if not 0 <= tile < len(town):
            return Refusal("route-no-such-tile", {"tile": tile, "last": len(town) - 1})
    if len(tiles) < 2:
        return Refusal("route-too-short")
    if town.pieces[tiles[0]] != HOTEL:
        return Refusal("route-starts-elsewhere", {"tile": tiles[0]})
    used: set[tuple[int, int]] = set()
    for here, there in pairwise(tiles):
        if town.side_between(here, there) < 0:
            return Refusal("route-no-road", {"tile": here, "other": there})
        road = (min(here, there), max(here, there))
        if road in used:
            return Refusal("route-road-twice", {"tile": here, "other": there})
        used.add(road)
    if town.pieces[tiles[-1]] != HOTEL:
        return Refusal("route-ends-elsewhere", {"tile": tiles[-1]})
    # GT-5.3, GT-5.4: sights and hotels are stops, again on every visit, except the start
    stops = sum(1 for tile in tiles[1:] if town.pieces[tile] != EMPTY)
    if stops != card.stops:
        return Refusal("route-wrong-stops", {"stops": stops, "wanted": card.stops})
    return None


def visits_of(town: Town, tiles: Sequence[int]) -> list[int]:
    """How often a route visits each kind; a second visit of a site counts again (GT-5.4)."""
    visits = [0] * len(KINDS)
    for tile in tiles:
        kind = kind_of(town.pieces[tile])
        if kind >= 0:
            visits[kind] += 1
    return visits


def incomes(
    town: Town, card: VisitorCard, traveller: int, seats: int, tiles: Sequence[int]
) -> list[int]:
    """What each seat gets for a route, netted between two players."""
    met = [card.meets(kind, seen) for kind, seen in enumerate(visits_of(town, tiles))]
    gains = [0] * seats
    for tile in set(tiles):  # GT-5.6: once for each site
        kind = kind_of(town.pieces[tile])
        if kind >= 0 and met[kind]:
            gains[traveller if kind == NATURE else owner(town.pieces[tile])] += 1
    gains[traveller] -= met.count(False)  # GT-5.7
    return settled(traveller, gains)


def settled(traveller: int, gains: list[int]) -> list[int]:
    """The traveller pays nothing back; of two players only the better one is paid, the lead."""
    gains[traveller] = max(gains[traveller], 0)  # GT-5.8
    if len(gains) == 2:  # GT-5.9
        both = min(gains)
        gains = [gains[0] - both, gains[1] - both]
    return gains
