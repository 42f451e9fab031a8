"""Hexes and towns: geometry, turning, networks."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games.greentown.hexes import (
    ALL_SIDES,
    ROADS,
    ROTATIONS,
    axial,
    cell,
    opposite,
    shape,
    sides_of,
    step,
    turned,
)
from stammtisch.games.greentown.town import EMPTY, Town
from tests.games.greentown.towns import random_town

masks = st.integers(0, ALL_SIDES)
coordinates = st.integers(-40, 40)


@given(q=coordinates, r=coordinates, side=st.integers(0, 5))
def test_a_step_and_back(q: int, r: int, side: int) -> None:
    here = cell(q, r)
    assert axial(here) == (q, r)
    assert step(step(here, side), opposite(side)) == here
    assert step(here, side) != here


@given(q=coordinates, r=coordinates)
def test_once_around_comes_back(q: int, r: int) -> None:
    here = cell(q, r)
    for side in range(6):
        here = step(here, side)
    assert here == cell(q, r)


@given(mask=masks, turns=st.integers(-6, 12))
def test_turning_keeps_shape_and_number_of_roads(mask: int, turns: int) -> None:
    new = turned(mask, turns)
    assert ROADS[new] == ROADS[mask] == len(sides_of(mask))
    assert shape(new) == shape(mask)
    assert new in ROTATIONS[mask]
    assert turned(new, -turns) == mask
    assert sorted(sides_of(new)) == sorted((side + turns) % 6 for side in sides_of(mask))


def test_mirror_images_are_different_shapes() -> None:
    assert shape(0b001011) != shape(0b001101)


def naive_is_one_network(town: Town) -> bool:
    seen = {0}
    grown = True
    while grown:
        grown = False
        for tile in range(len(town)):
            for side in range(6):
                other = town.joined(tile, side)
                if tile in seen and other >= 0 and other not in seen:
                    seen.add(other)
                    grown = True
    return len(seen) == len(town)


def assert_known_as_rebuilt(town: Town) -> None:
    """What a change has handed on is what one finds when one looks at the whole town."""
    rebuilt = Town(town.cells, town.roads, town.pieces)
    assert town.links == rebuilt.links
    assert town.facing == rebuilt.facing
    assert town.free_spaces() == rebuilt.free_spaces() == sorted(town.facing)
    for tile, links in enumerate(town.links):
        for side in range(6):
            other = town.around[6 * tile + side]
            road = other >= 0 and town.roads[tile] >> side & town.roads[other] >> opposite(side) & 1
            assert links >> side & 1 == road


@given(seed=st.integers(0, 2**32))
def test_towns_change_by_value_and_know_their_network(seed: int) -> None:
    random = Random(seed)
    town = random_town(random, random.randint(2, 14), 3)
    before = (town.cells, town.roads, town.pieces, town.around)
    rebuilt = Town(town.cells, town.roads, town.pieces)
    assert rebuilt == town
    assert rebuilt.around == town.around
    assert rebuilt.at == town.at
    assert_known_as_rebuilt(town)
    for tile in range(len(town)):
        for roads in random.sample(range(1, 64), 8):
            other = town.with_roads(tile, roads)
            if naive_is_one_network(town):
                assert town.stays_one_network(tile, roads) == naive_is_one_network(other)
                town.find_bridges()
                assert town.stays_one_network(tile, roads) == naive_is_one_network(other)
            assert other.is_one_network() == naive_is_one_network(other)
            assert_known_as_rebuilt(other)
    town.with_tile(cell(30, 0), 63).with_piece(0, EMPTY)
    assert (town.cells, town.roads, town.pieces, town.around) == before
