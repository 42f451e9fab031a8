"""The route finder against a search so naive that it can't be wrong, on random towns."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.games.greentown.excursions import VisitorCard, fault_in, incomes
from stammtisch.games.greentown.routes import (
    FEWEST_OPEN_WISHES,
    LEAD,
    OWN_INCOME,
    Objective,
    best_excursions,
)
from stammtisch.games.greentown.town import Town
from stammtisch.games.greentown.wander import any_excursion
from tests.games.greentown.towns import (
    every_excursion,
    lattice_town,
    naive_worths,
    open_wishes,
    random_card,
    random_town,
)
from tests.games.greentown.village import card, street

seeds = st.integers(0, 2**32)
MOST_TILES = 38
"""All the place tiles in the box."""


def some_objective(random: Random, seats: int) -> Objective:
    weights = tuple(random.randint(-4, 4) / 4 for _ in range(seats))
    mixed = Objective(0, 0.5, weights, random.choice([0, -1, 0.5]))
    return random.choice([OWN_INCOME, LEAD, Objective(1, -0.5), FEWEST_OPEN_WISHES, mixed])


def some_town(random: Random, seats: int) -> Town:
    if random.random() < 0.5:
        return random_town(random, random.randint(2, 15), seats, random.choice([0, 0.2, 0.6]))
    return lattice_town(random, 1, random.uniform(2.5, 4.0), random.randint(3, 7), seats)


def check_against_naive(town: Town, wishes: VisitorCard, random: Random, seats: int) -> None:
    """The finder's best excursions are worth what those of the naive search are, and are sound."""
    objective = some_objective(random, seats)
    traveller = random.randrange(seats)
    count = random.choice([1, 1, 2, 5])
    expected = naive_worths(town, wishes, traveller, seats, objective)[:count]
    search = best_excursions(town, wishes, traveller, seats, objective, count)
    assert search.proven
    assert [e.worth for e in search.excursions] == pytest.approx(expected)
    roads = set()
    for excursion in search.excursions:
        assert fault_in(town, wishes, excursion.tiles) is None
        income = incomes(town, wishes, traveller, seats, excursion.tiles)
        assert list(excursion.income) == income
        assert excursion.worth == pytest.approx(
            objective.worth(traveller, income, open_wishes(town, wishes, excursion.tiles))
        )
        roads.add(frozenset(map(frozenset, pairwise(excursion.tiles))))
    assert len(roads) == len(search.excursions), "all use different roads"


@settings(max_examples=120)
@given(seed=seeds)
def test_the_best_excursions_are_those_of_a_naive_search(seed: int) -> None:
    random = Random(seed)
    seats = random.choice([2, 3, 4])
    town = some_town(random, seats)
    wishes = random_card(random, random.randint(1, 7))
    check_against_naive(town, wishes, random, seats)


@pytest.mark.parametrize("tiles", range(2, MOST_TILES + 1))
@settings(max_examples=3)
@given(seed=seeds)
def test_a_town_of_any_size_is_searched_like_a_naive_search_does(tiles: int, seed: int) -> None:
    """From two tiles to all there are in the box, grown loosely or densely."""
    random = Random(seed)
    town = random_town(
        random, tiles, 4, random.choice([0, 0.2, 0.4]), random.choice([(2, 4), (3, 4)])
    )
    check_against_naive(town, random_card(random, random.randint(5, 9)), random, 4)


@settings(max_examples=12)
@given(seed=seeds)
def test_a_full_grown_town_is_searched_like_a_naive_search_does(seed: int) -> None:
    """Hexagons of 37 tiles with circuits everywhere and few free sites."""
    random = Random(seed)
    town = lattice_town(random, 3, random.uniform(2.4, 3.0), random.randint(30, 35), 4)
    check_against_naive(town, random_card(random, random.randint(5, 7)), random, 4)


@settings(max_examples=60)
@given(seed=seeds)
def test_a_walk_finds_some_excursion_exactly_where_there_is_one(seed: int) -> None:
    random = Random(seed)
    town = some_town(random, 3)
    stops = random.randint(1, 8)
    possible = bool(every_excursion(town, stops))
    for source in (None, random):
        tiles = any_excursion(town, stops, source)
        assert (tiles is not None) == possible
        if tiles is not None:
            assert fault_in(town, card(stops), tiles) is None


@settings(max_examples=10)
@given(seed=seeds)
def test_a_big_town_is_searched_the_same_with_all_bounds_and_without_any(seed: int) -> None:
    """On towns too big for the naive search: the quick way and the bounded one agree."""
    random = Random(seed)
    town = lattice_town(random, 2, random.uniform(2.8, 3.6), random.randint(10, 14), 4)
    wishes = random_card(random, random.randint(5, 9))
    objective = some_objective(random, 4)
    quick = best_excursions(town, wishes, 0, 4, objective, quick=10**9)
    bounded = best_excursions(town, wishes, 0, 4, objective, quick=0)
    if quick.proven and bounded.proven:
        assert [e.worth for e in quick.excursions] == [e.worth for e in bounded.excursions]


def test_what_the_budget_cuts_short_is_said_so() -> None:
    town = lattice_town(Random(3), 3, 4.0, 20, 4)
    wishes = card(9, "1-3", "1-2", "1-1", "0-3")
    whole = best_excursions(town, wishes, 0, 4, LEAD)
    for nodes in (0, 1, 10, 1000, 5000):
        search = best_excursions(town, wishes, 0, 4, LEAD, nodes=nodes)
        assert search.nodes <= nodes + 1500
        assert not search.proven
        for excursion in search.excursions:
            assert fault_in(town, wishes, excursion.tiles) is None
            assert excursion.worth <= whole.excursions[0].worth


def test_time_is_watched_in_the_innermost_loops() -> None:
    """A clock that is up after 100 looks: hardly another look is taken, and little is done."""
    town = lattice_town(Random(4), 3, 4.2, 14, 4)
    wishes = card(9, "4-4", "3-3", "1-1", "0-0")
    looks = 0

    def used() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    search = best_excursions(town, wishes, 0, 4, LEAD, nodes=10**9, used=used)
    assert looks < 130
    assert search.nodes < 130 * 10_000
    assert not search.proven


def test_without_a_deadline_the_answer_is_always_the_same() -> None:
    town = lattice_town(Random(5), 3, 3.6, 24, 4)
    wishes = card(8, "1-3", "1-2", "1-1", "0-3")
    first, again = (best_excursions(town, wishes, 0, 4, LEAD, 5) for _ in range(2))
    assert [e.tiles for e in first.excursions] == [e.tiles for e in again.excursions]
    assert first.nodes == again.nodes


def test_dead_ends_and_bridges_lead_nowhere() -> None:
    assert best_excursions(street("H T T T"), card(3), 0, 3).excursions == []
    assert best_excursions(street("H T T T H"), card(4), 0, 3).excursions[0].income == (3, 0, 0)
    assert best_excursions(street("H T T T H"), card(5), 0, 3).proven


def test_own_income_and_lead_choose_differently() -> None:
    # To the east two own and two of a rival, to the west one own.
    town = street("H c0 H s0 m0 c1 s1 H")
    own = best_excursions(town, card(5), 0, 3, OWN_INCOME).excursions[0]
    assert own.income == (2, 2, 0)
    assert own.worth == 2
    short = best_excursions(town, card(2), 0, 3, LEAD).excursions[0]
    assert short.income == (1, 0, 0)
    assert short.worth == 1
