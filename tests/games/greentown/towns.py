"""Random towns for the tests, and a deliberately naive search to compare the finder with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.games.greentown import town as t
from stammtisch.games.greentown.excursions import VisitorCard, incomes, visits_of
from stammtisch.games.greentown.hexes import DELTAS, ROADS, ROTATIONS, cell
from stammtisch.games.greentown.routes import Objective
from stammtisch.games.greentown.town import Town

TWO_TO_FIVE = [0b101, 0b1001, 0b10101, 0b1011, 0b1101, 0b1111, 0b10111, 0b11011, 0b11111]


def random_town(
    random: Random, tiles: int, seats: int, empties: float = 0.2, crowd: tuple[int, int] = (2, 4)
) -> Town:
    """A connected town with one or two hotels, grown tile by tile."""
    hotels = random.choice([1, 2]) if tiles > 3 else 1
    town = Town((cell(0, 0),), (63,), (t.HOTEL,))
    shapes = [s for s in TWO_TO_FIVE if crowd[0] <= ROADS[s] <= crowd[1]]
    while len(town) < tiles:
        spaces = town.free_spaces()
        if not spaces:
            break
        # Prefer spaces with many neighbours, or the town grows into tentacles.
        place = max(random.choices(spaces, k=3), key=lambda s: sum(n in town.at for n in _ring(s)))
        facing = town.roads_into(place)
        roads = [m for m in ROTATIONS[random.choice(shapes)] if m & facing]
        roads.sort(key=lambda m: -(m & facing).bit_count())
        pick = roads[0] if random.random() < 0.7 else random.choice(roads)
        if random.random() < empties:
            piece = t.EMPTY
        elif random.random() < 0.25:
            piece = t.TREE
        else:
            piece = t.building(random.randrange(seats), random.choice(t.BUILDING_KINDS))
        town = town.with_tile(place, pick, piece)
    if hotels == 2:
        tile = random.randrange(1, len(town)) if len(town) > 1 else 0
        town = town.with_piece(tile, t.HOTEL).with_roads(tile, 63)
    return town


def _ring(place: int) -> list[int]:
    return [place + delta for delta in DELTAS]


def random_card(random: Random, stops: int) -> VisitorCard:
    """Any wishes at all, kind or not."""
    least, most = [], []
    for _ in range(4):
        low = random.choice([0, 0, 1, 1, 2])
        least.append(low)
        most.append(low + random.choice([0, 1, 1, 2]))
    return VisitorCard("random", stops, tuple(least), tuple(most))


type_roads = frozenset[tuple[int, int]]


def every_excursion(town: Town, stops: int) -> dict[type_roads, list[int]]:
    """Walk every road in every order from every hotel; keep one excursion for each set of roads.

    Left out is only what passes a free site twice between two stops: such a loop wastes roads.
    """
    found: dict[type_roads, list[int]] = {}

    def walk(path: list[int], used: type_roads, made: int, passed: frozenset[int]) -> None:
        here = path[-1]
        if made == stops:
            if town.pieces[here] == t.HOTEL and len(path) > 1:
                found.setdefault(used, path)
            return
        for side in range(6):
            there = town.joined(here, side)
            road = (min(here, there), max(here, there))
            if there < 0 or road in used or there in passed:
                continue
            if town.pieces[there] != t.EMPTY:
                walk([*path, there], used | {road}, made + 1, frozenset())
            else:
                walk([*path, there], used | {road}, made, passed | {there})

    for hotel in town.hotels():
        walk([hotel], frozenset(), 0, frozenset())
    return found


def naive_worths(
    town: Town, card: VisitorCard, traveller: int, seats: int, objective: Objective
) -> list[float]:
    """What every excursion is worth, best first, one for each set of roads."""
    return sorted(
        (
            objective.worth(
                traveller,
                incomes(town, card, traveller, seats, path),
                open_wishes(town, card, path),
            )
            for path in every_excursion(town, card.stops).values()
        ),
        reverse=True,
    )


def lattice_town(random: Random, radius: int, degree: float, sites: int, seats: int) -> Town:
    """A hexagon full of tiles with this many joined roads a tile, two hotels, up to six trees."""
    places = [
        (q, r)
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    ]
    cells = tuple(cell(q, r) for q, r in places)
    at = {place: tile for tile, place in enumerate(cells)}
    borders = [
        (tile, side, at[place + DELTAS[side]])
        for tile, place in enumerate(cells)
        for side in range(3)
        if place + DELTAS[side] in at
    ]
    random.shuffle(borders)
    roads = [0] * len(cells)
    for tile, side, other in borders[: round(degree * len(cells) / 2)]:
        roads[tile] |= 1 << side
        roads[other] |= 1 << side + 3
    pieces = [t.HOTEL, t.HOTEL] + [t.TREE] * min(6, sites // 3)
    while len(pieces) < sites:
        pieces.append(t.building(random.randrange(seats), random.choice(t.BUILDING_KINDS)))
    pieces += [t.EMPTY] * (len(cells) - len(pieces))
    random.shuffle(pieces)
    return Town(cells, tuple(roads), tuple(pieces))


def open_wishes(town: Town, card: VisitorCard, tiles: Sequence[int]) -> int:
    """How many wishes a route leaves open."""
    return sum(not card.meets(kind, seen) for kind, seen in enumerate(visits_of(town, tiles)))
