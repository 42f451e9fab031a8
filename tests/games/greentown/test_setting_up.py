"""Setting up, rounds, turns and markers."""

from itertools import chain

import pytest

from stammtisch import CHANCE, BadSetup, Snapshot, Table, game
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.events import (
    ActionChosen,
    CardPutAside,
    CardTaken,
    DoubleTurnKept,
    MarkersRenewed,
    RoundBegan,
    TurnBegan,
)
from stammtisch.games.greentown.moves import (
    DealCard,
    Decide,
    EndTurn,
    KeepDoubleTurn,
    Lay,
    LeaveSite,
    PutAside,
    TurnCard,
    TurnOver,
    UseDoubleTurn,
)
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import EMPTY, HOTEL, TREE
from tests.games.greentown.village import BOX, Village, numbers, street

rule = pytest.mark.rule


@rule("GT-1.1")
def test_the_recommended_town_is_one_network_of_ten_tiles() -> None:
    laid = Village(4).state.town
    assert len(laid) == 10
    assert sorted(laid.pieces) == [EMPTY] * 2 + [HOTEL] * 2 + [TREE] * 6
    assert laid.is_one_network()
    assert [len([1 for _, r in map(laid.coordinates, range(10)) if r == row]) for row in (-1, 0, 1)]


@rule("GT-1.1")
@pytest.mark.parametrize("setup", ["recommended", "ring", "open"])
def test_every_set_up_can_be_played_to_the_end(setup: str) -> None:
    table = Table.new(game("greentown"), 3, GreentownOptions(setup=setup), seed=bytes(32))
    while table.state.result is None:
        table.play(table.state.pending[0], table.state.default(table.state.pending[0]))
    assert table.state.result.winners


@rule("GT-1.1")
def test_an_unknown_set_up_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match="recommended, ring, open"):
        Village(3, GreentownOptions(setup="moon"))


@rule("GT-1.2")
def test_the_supply_and_everybodys_pieces() -> None:
    state = Village(4).state
    assert sum(state.supply) == 28
    assert len(state.supply) == 9
    assert state.stock == [3] * 12
    assert state.markers == [0b1111] * 4


@rule("GT-1.3")
@pytest.mark.parametrize(("players", "aside"), [(2, 2), (3, 1), (4, 0)])
def test_fives_are_dealt_and_the_starting_card_is_never_put_aside(players: int, aside: int) -> None:
    village = Village(players)
    start = next(n for n in numbers(5) if BOX.cards[n].starts)
    if aside:
        assert village.refused(PutAside(start), CHANCE) == "not-an-outcome"
        assert village.refused(DealCard(0, start), CHANCE) == "not-an-outcome"
    village.begin(players - 1)
    assert len(village.happened(CardPutAside)) == aside
    assert all(BOX.cards[n].stops == 5 for n in village.state.cards)
    assert len(set(village.state.cards)) == players


@rule("GT-1.4")
def test_the_pile_shows_its_top_and_goes_up_by_number() -> None:
    village = Village(4)
    for seat, number in enumerate(numbers(5)):
        village.play(CHANCE, DealCard(seat, number))
    assert village.refused(TurnCard(numbers(7)[0]), CHANCE) == "not-an-outcome"
    assert [move for move, _ in village.state.outcomes()] == [TurnCard(n) for n in numbers(6)]
    village.play(CHANCE, TurnCard(numbers(6)[1]))
    view = village.state.view(None)
    assert view.top is not None
    assert view.top.number == numbers(6)[1]


@rule("GT-1.5")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_who_holds_the_starting_card_begins(starter: int) -> None:
    village = Village(3).begin(starter)
    assert village.state.pending == (starter,)


@rule("GT-1.6")
def test_greenies_are_hidden_until_the_end_unless_played_openly() -> None:
    closed = Village(3).begin()
    closed.state.money = [3, 4, 5]
    assert closed.state.view(1).greenies == (None, 4, None)
    assert closed.state.view(None).greenies == (None, None, None)
    opened = Village(3, GreentownOptions(open_greenies=True)).begin()
    opened.state.money = [3, 4, 5]
    assert opened.state.view(1).greenies == opened.state.view(None).greenies == (3, 4, 5)


def turn_order(players: int, rounds: int, starter: int = 0) -> list[list[int]]:
    village = Village(players).begin(starter)
    village.put(street("H ."))  # nowhere to go, so that nothing gets in the way
    while village.state.round <= rounds:
        village.state.still = 0
        village.finish_turn()
    turns: list[list[int]] = []
    for event in village.events:
        if isinstance(event, RoundBegan):
            turns.append([])
        elif isinstance(event, TurnBegan):
            turns[-1].append(event.seat)
    return turns[:rounds]


@rule("GT-2.1", "GT-2.3")
def test_worked_example_of_four_players() -> None:
    assert turn_order(4, 5) == [
        [0, 1, 2, 3],
        [3, 0, 1, 2],
        [2, 3, 0, 1],
        [1, 2, 3, 0],
        [0, 1, 2, 3],
    ]


@rule("GT-2.1", "GT-2.3")
def test_three_players_take_turns_from_any_starter() -> None:
    assert turn_order(3, 3, starter=1) == [[1, 2, 0], [0, 1, 2], [2, 0, 1]]


@rule("GT-2.4")
def test_two_players_take_two_turns_each_after_the_first() -> None:
    assert list(chain(*turn_order(2, 4))) == [0, 1, 1, 0, 0, 1, 1, 0]


@rule("GT-2.2")
def test_the_last_of_the_round_has_the_double_turn_marker() -> None:
    village = Village(4).begin(2)
    assert village.state.view(0).holder == 1
    assert village.happened(RoundBegan) == [RoundBegan(seat=2, round=1, holder=1)]


@rule("GT-2.5")
def test_the_double_turn_may_be_kept_and_used_later() -> None:
    village = Village(3, GreentownOptions(keep_double_turn=True)).begin()
    village.put(street("H ."))
    for _ in range(3):
        village.finish_turn()
    assert village.state.pending == (2,)
    assert village.refused(TurnOver("build")) == "not-now"
    village.act(KeepDoubleTurn())
    assert village.happened(DoubleTurnKept) == [DoubleTurnKept(seat=2)]
    assert (village.state.seat, village.state.holder) == (0, 2)
    for _ in range(3):
        village.finish_turn()
    village.act(UseDoubleTurn())
    assert (village.state.seat, village.state.holder) == (2, 1)


@rule("GT-2.5")
def test_without_the_option_nobody_is_asked() -> None:
    village = Village(3).begin()
    village.put(street("H ."))
    for _ in range(3):
        village.finish_turn()
    assert village.state.pending == (2,)
    assert village.refused(KeepDoubleTurn()) == "not-now"


@rule("GT-3.1")
def test_a_marker_that_is_down_cannot_be_used() -> None:
    village = Village(2).begin()
    village.state.markers[0] = 0b1110
    assert village.refused(TurnOver("build")) == "marker-is-down"
    assert TurnOver("build") not in village.state.moves(0)
    assert village.refused(TurnOver("travel"), 1) == "not-your-decision"


@rule("GT-3.2")
def test_build_or_travel_is_one_of_the_two() -> None:
    for action, phase in (("build", "works"), ("travel", "excursion")):
        village = Village(2).begin()
        village.turn("either")
        assert village.state.moves(0) == [Decide("build"), Decide("travel")]
        village.act(Decide(action))  # type: ignore[arg-type]
        assert village.happened(ActionChosen) == [ActionChosen(seat=0, action=action)]
        assert village.state.view(0).phase == phase
    village.act(village.state.default(0))
    village.turn_card()
    assert village.state.seat == 1, "travelling was all of the turn"


@rule("GT-3.3")
def test_build_and_travel_builds_first() -> None:
    village = Village(2).begin()
    village.turn("both")
    assert village.state.view(0).phase == "works"
    for _ in range(2):
        village.act(village.state.default(0), LeaveSite())
    assert village.state.view(0).phase == "excursion"


@rule("GT-3.1")
def test_build_is_building_alone() -> None:
    village = Village(2).begin()
    village.turn("build")
    for _ in range(2):
        village.act(village.state.default(0), LeaveSite())
    assert village.state.moves(0) == [EndTurn()]


@rule("GT-3.4")
def test_after_four_turns_all_markers_are_up_again() -> None:
    village = Village(2).begin()
    village.put(street("H ."))
    up: list[int] = []
    while len(up) < 5:
        if village.state.seat == 0 and village.state.view(0).phase == "marker":
            up.append(village.state.markers[0].bit_count())
        village.finish_turn()
    assert up == [4, 3, 2, 1, 4]
    assert MarkersRenewed(seat=0) in village.events


def test_moves_can_be_taken_back_within_ones_own_turn() -> None:
    table = Table.new(game("greentown"), 3, seed=bytes(32))
    state = table.state
    assert isinstance(state, Greentown)
    seat = state.seat
    before: list[Snapshot] = [state.save()]
    table.play(seat, TurnOver("build"))
    before.append(table.state.save())
    lay = next(move for move in table.state.moves(seat) if isinstance(move, Lay))
    table.play(seat, lay)
    assert table.undo_refusal((seat + 1) % 3) is not None
    table.undo(seat)
    assert table.state.save() == before[1]
    table.undo(seat)
    assert table.state.save() == before[0]
    assert table.undo_refusal(seat) is not None
    again = Table.open(table.log.header, table.log.entries)
    assert again.state == table.state


def test_nothing_is_taken_back_once_a_card_came_to_light_or_the_turn_is_over() -> None:
    options = GreentownOptions(setup="open")
    table = Table.new(game("greentown"), 3, options, seed=bytes(32))
    state = table.state
    assert isinstance(state, Greentown)
    seat = state.seat
    table.play(seat, TurnOver("travel"))
    told = table.play(seat, table.state.default(seat))
    assert any(isinstance(event, CardTaken) for event in chain(*(one.events for one in told)))
    assert table.undo_refusal(seat) is not None
    seat = table.state.pending[0]
    table.play(seat, TurnOver("build"))
    while table.state.moves(seat) != [EndTurn()]:
        table.play(seat, table.state.default(seat))
    assert table.undo_refusal(seat) is None
    table.play(seat, EndTurn())
    assert table.undo_refusal(seat) is not None
