"""Excursions: routes, stops, wishes, income."""

import pytest

from stammtisch.games.greentown.events import (
    CardTaken,
    CardTurned,
    Earned,
    ExcursionForfeited,
    ExcursionMade,
)
from stammtisch.games.greentown.excursions import VisitorCard, fault_in, incomes, visits_of
from stammtisch.games.greentown.moves import Route, StayHome
from stammtisch.games.greentown.town import Town
from tests.games.greentown.village import (
    ALL,
    BOX,
    NW,
    SE,
    SW,
    E,
    Village,
    W,
    card,
    numbered,
    numbers,
    street,
    town,
)

rule = pytest.mark.rule

EXAMPLE = BOX.visitors[numbered("example")]


def fault(laid: Town, wishes: VisitorCard, *tiles: int) -> str:
    found = fault_in(laid, wishes, tiles)
    return "" if found is None else found.code


def roundabout(signs: str, middle: str = "H") -> Town:
    """A tile in the middle of six, each joined to it and to both its neighbours."""
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    return town(
        (0, 0, ALL, middle),
        *((q, r, ALL, sign) for (q, r), sign in zip(ring, signs.split(), strict=True)),
    )


def travelling(laid: Town, key: int, players: int = 3) -> Village:
    """A village where seat 0 is about to travel with this card."""
    village = Village(players).begin().put(laid)
    village.hold(0, key)
    village.turn("travel")
    return village


@rule("GT-5.1")
def test_the_traveller_uses_their_own_card() -> None:
    laid = street("H T T T T H")
    village = travelling(laid, numbers(5)[0])
    village.hold(1, numbers(9)[0])
    events = village.act(Route((0, 1, 2, 3, 4, 5)))
    assert ExcursionMade(
        seat=0,
        card=numbers(5)[0],
        stops=5,
        tiles=(0, 1, 2, 3, 4, 5),
        visits=(4, 0, 0, 0),
        met=(True, True, True, True),
        unmet=0,
    ) in [e for e in events if isinstance(e, ExcursionMade)]


@rule("GT-5.2")
def test_what_is_wrong_with_a_route_is_said_exactly() -> None:
    laid = street("H T . c0 H T")
    four = card(3)
    assert fault(laid, four, 0, 1, 2, 3, 4) == ""
    assert fault(laid, four, 4, 3, 2, 1, 0) == "", "the other way round"
    assert fault(laid, four) == fault(laid, four, 0) == "route-too-short"
    assert fault(laid, four, 1, 2, 3, 4) == "route-starts-elsewhere"
    assert fault(laid, four, 0, 1, 2, 3) == "route-ends-elsewhere"
    assert fault(laid, four, 0, 1, 3, 4) == "route-no-road"
    assert fault(laid, four, 0, 1, 0) == "route-road-twice"
    assert fault(laid, four, 0, 1, 9, 0) == "route-no-such-tile"
    assert fault(laid, card(4), 0, 1, 2, 3, 4) == "route-wrong-stops"
    blank = town((0, 0, ALL, "H"), (1, 0, E, "T"))
    assert fault(blank, four, 0, 1, 0) == "route-no-road", "a road against a blank side"


@rule("GT-5.2")
def test_a_refused_route_names_the_tiles_and_the_numbers() -> None:
    village = travelling(street("H T T T T H"), numbers(6)[0])
    refusal = village.state.refusal(0, Route((0, 1, 2, 3, 4, 5)))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("route-wrong-stops", {"stops": 5, "wanted": 6})
    refusal = village.state.refusal(0, Route((0, 1, 2, 1)))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("route-road-twice", {"tile": 2, "other": 1})


@rule("GT-5.2")
def test_the_same_hotel_may_be_the_end_and_tiles_may_be_crossed_again() -> None:
    laid = roundabout("T T T T T T")
    assert fault(laid, card(3), 0, 1, 2, 0) == ""
    assert fault(laid, card(7), 0, 1, 2, 0, 3, 2, 1, 0) == "route-road-twice"
    assert fault(laid, card(7), 0, 1, 2, 0, 3, 4, 5, 0) == "", "the hotel again, by other roads"
    assert fault(laid, card(6), 0, 1, 2, 3, 0, 4, 0) == "route-road-twice"


@rule("GT-5.3")
def test_worked_example_the_eighth_stop_is_the_hotel() -> None:
    laid = street("H T c0 T s1 m0 m1 T H")
    assert EXAMPLE.stops == 8
    assert fault(laid, EXAMPLE, *range(9)) == ""
    assert incomes(laid, EXAMPLE, 0, 3, range(9)) == [5, 2, 0]


@rule("GT-5.3")
def test_free_sites_do_not_count_and_hotels_on_the_way_do() -> None:
    assert fault(street("H . T . . H"), card(2), 0, 1, 2, 3, 4, 5) == ""
    assert fault(street("H T H T H"), card(4), 0, 1, 2, 3, 4) == ""
    assert fault(street("H T H T H"), card(3), 0, 1, 2, 3, 4) == "route-wrong-stops"


@rule("GT-5.4", "GT-5.6")
def test_a_second_visit_counts_for_stops_and_wishes_and_is_paid_once() -> None:
    laid = roundabout("H T T . . .", middle="s0")
    tiles = (1, 0, 2, 3, 0, 6, 1)  # the sports ground twice
    assert visits_of(laid, tiles) == [2, 0, 2, 0]
    assert fault(laid, card(5), *tiles) == ""
    assert incomes(laid, card(5, sport="2-2"), 1, 3, tiles) == [1, 2, 0]
    assert incomes(laid, card(5, sport="1-1"), 1, 3, tiles) == [0, 1, 0]


@rule("GT-5.5", "GT-5.7")
def test_over_the_most_is_as_unfulfilled_as_under_the_least() -> None:
    laid = street("H T T s1 H")
    tiles = range(5)
    assert incomes(laid, card(4, nature="2-2"), 0, 3, tiles) == [2, 1, 0]
    assert incomes(laid, card(4, nature="0-1"), 0, 3, tiles) == [0, 1, 0]
    assert incomes(laid, card(4, nature="3-4"), 0, 3, tiles) == [0, 1, 0]
    assert incomes(laid, card(4, sport="2-3"), 0, 3, tiles) == [1, 0, 0]


@rule("GT-5.6")
def test_buildings_pay_their_owners_and_trees_the_traveller() -> None:
    laid = street("H T c0 c1 s2 m2 T H T")
    assert incomes(laid, card(7), 1, 3, range(8)) == [1, 3, 2]
    assert incomes(laid, card(7), 2, 3, range(8)) == [1, 1, 4]


@rule("GT-5.7")
def test_each_unfulfilled_kind_costs_the_traveller_one() -> None:
    laid = street("H T T T c1 H")
    one = card(5, culture="2-3")
    two = card(5, culture="2-3", sport="1-1")
    assert incomes(laid, one, 0, 3, range(6)) == [2, 0, 0]
    assert incomes(laid, two, 0, 3, range(6)) == [1, 0, 0]
    assert incomes(laid, two, 1, 3, range(6)) == [0, 1, 0]


@rule("GT-5.8")
def test_nobody_pays_anything_back() -> None:
    laid = street("H c1 c1 H")
    unkind = card(3, nature="1-3", sport="1-3", shopping="1-3")
    assert incomes(laid, unkind, 0, 3, range(4)) == [0, 2, 0]


@rule("GT-5.9")
def test_of_two_players_only_the_better_one_is_paid_the_difference() -> None:
    laid = street("H T T c0 s1 H")
    assert incomes(laid, card(5), 0, 2, range(6)) == [2, 0]
    assert incomes(laid, card(5, nature="0-0"), 0, 2, range(6)) == [0, 1]
    assert incomes(laid, card(5, nature="0-1"), 1, 2, range(6)) == [1, 0]
    # Less than nothing is nothing before the difference is taken.
    assert incomes(street("H c1 H"), card(2, "1-1", "1-1", "1-1", "1-1"), 0, 2, range(3)) == [0, 1]


@rule("GT-5.10")
def test_an_impossible_excursion_is_forfeited_and_the_card_kept() -> None:
    village = travelling(street("H T T H"), numbers(5)[0])
    assert village.state.moves(0) == [StayHome()]
    assert village.state.default(0) == StayHome()
    top = village.state.top
    assert village.act(StayHome())[0] == ExcursionForfeited(seat=0, card=numbers(5)[0], stops=5)
    assert village.state.cards[0] == numbers(5)[0]
    assert village.state.top == top
    assert village.state.money == [0, 0, 0]
    assert village.state.seat == 1


@rule("GT-5.10")
def test_a_possible_excursion_must_be_made() -> None:
    village = travelling(street("H T T T T H"), numbers(5)[0])
    assert village.refused(StayHome()) == "excursion-is-possible"
    assert village.state.moves(0) == []
    assert village.state.open_ended(0)


@rule("GT-5.11")
def test_the_card_is_discarded_and_the_top_one_taken() -> None:
    village = travelling(street("H T T T T H"), numbers(5)[0])
    village.state.top = numbers(6)[0]
    village.state.unseen = sum(1 << n for n in numbers(6)[1:] + numbers(7))
    events = village.act(Route((0, 1, 2, 3, 4, 5)))
    assert CardTaken(seat=0, card=numbers(6)[0], stops=6) in events
    assert village.state.cards[0] == numbers(6)[0]
    assert {m for m, _ in village.state.outcomes()} == {
        type(m)(n) for m, n in zip(village.state.moves(-1), numbers(6)[1:], strict=True)
    }
    village.turn_card()
    assert CardTurned(card=numbers(6)[1], stops=6) in village.events
    assert village.state.seat == 1


@rule("GT-5.6", "GT-5.11")
def test_everybody_sees_what_was_earned() -> None:
    village = travelling(street("H T c1 T T H"), numbered("pensioners"))
    events = village.act(Route((0, 1, 2, 3, 4, 5)))
    assert [e for e in events if isinstance(e, Earned)] == [
        Earned(seat=0, amount=3),
        Earned(seat=1, amount=1),
    ]
    assert village.state.money == [3, 1, 0]
    assert village.state.view(2).last_route == (0, 1, 2, 3, 4, 5)


def test_the_sides_of_the_tests_are_those_of_the_rules() -> None:
    diamond = town((0, 0, ALL, "H"), (1, -1, SW | SE, "T"), (1, 0, NW | W, "T"))
    assert fault(diamond, card(3), 0, 1, 2, 0) == "", "north-east, then south-east"
