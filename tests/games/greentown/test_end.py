"""How the game ends and who has won."""

import pytest

from stammtisch.games.greentown.events import GameOver, LastRound, RoundBegan
from stammtisch.games.greentown.moves import Build, EndTurn, Lay, LeaveSite, Route
from tests.games.greentown.village import E, Village, W, numbers, street

rule = pytest.mark.rule

LONG = (0, 1, 2, 3, 4, 5)


def ninth_building(players: int, seat: int) -> Village:
    """A village where this seat has just put up its ninth building in the first round."""
    village = Village(players).begin().put(street("H . H"))
    for _ in range(seat):
        village.put(street("H . H"))
        village.finish_turn()
    village.put(street("H . H"))
    village.state.stock[3 * seat : 3 * seat + 3] = [0, 1, 0]
    village.turn("build")
    village.act(Lay(3, 0, E | W), Build("sport", 1), Lay(4, 0, E | W), EndTurn())
    return village


@rule("GT-6.1", "GT-6.4")
def test_the_round_of_a_ninth_building_is_completed_without_double_turn() -> None:
    village = ninth_building(3, 1)
    assert village.happened(LastRound) == [LastRound(seat=1, ending="buildings")]
    assert village.state.result is None
    assert village.state.seat == 2
    village.put(street("H . H"))
    village.finish_turn()
    assert village.state.result is not None
    assert village.state.result.ending == "buildings"
    assert len(village.happened(RoundBegan)) == 1, "nobody had a turn more than the others"


@rule("GT-6.1")
def test_a_ninth_building_of_the_last_player_ends_it_at_once() -> None:
    village = ninth_building(3, 2)
    assert village.state.result is not None
    assert village.state.pending == ()


def no_cards_left(players: int) -> Village:
    """A village where seat 0 should take a card and can't."""
    village = Village(players).begin().put(street("H T T T T H"))
    village.state.top = -1
    village.state.unseen = 0
    village.hold(0, numbers(5)[0])
    village.turn("travel")
    village.act(Route(LONG))
    return village


@rule("GT-6.2", "GT-6.4")
def test_who_finds_no_card_to_take_ends_the_game_after_the_round() -> None:
    village = no_cards_left(3)
    assert village.happened(LastRound) == [LastRound(seat=0, ending="cards")]
    assert village.state.view(0).cards[0] is None
    village.put(street("H ."))
    village.finish_turn()
    assert village.state.result is None
    village.finish_turn()
    assert village.state.result is not None
    assert village.state.result.ending == "cards"


@rule("GT-6.2")
def test_taking_the_last_card_is_not_yet_the_end() -> None:
    village = Village(3).begin().put(street("H T T T T H"))
    village.state.unseen = 0
    village.hold(0, numbers(5)[0])
    village.turn("travel")
    village.act(Route(LONG))
    assert village.happened(LastRound) == []
    assert village.state.view(0).top is None
    assert village.state.seat == 1


@rule("GT-6.3")
def test_a_town_that_stands_still_ends_the_game() -> None:
    village = Village(3).begin().put(street("H ."))
    village.state.supply = [0] * 9
    turns = 0
    while village.state.result is None:
        village.finish_turn()
        turns += 1
    assert turns == 12, "four turns each"
    assert village.state.result.ending == "standstill"


@rule("GT-6.3")
def test_anything_laid_breaks_the_standstill() -> None:
    village = Village(3).begin().put(street("H . H"))
    village.state.still = 11
    village.turn("build")
    village.act(Lay(3, 0, E | W), LeaveSite(), Lay(4, 0, E | W), LeaveSite(), EndTurn())
    assert village.state.still == 0
    assert village.happened(LastRound) == []


@rule("GT-6.5")
def test_most_greenies_win_and_of_equals_whose_last_turn_came_first() -> None:
    village = ninth_building(4, 3)
    assert village.state.result is not None
    village = ninth_building(4, 2)
    village.state.money = [4, 9, 3, 9]
    village.put(street("H ."))
    village.finish_turn()
    result = village.state.result
    assert result is not None
    assert result.scores == (4, 9, 3, 9)
    assert result.winners == (1,)
    assert result.places == (3, 1, 4, 2)
    assert village.happened(GameOver) == [
        GameOver(ending="buildings", seats=(1,), scores=(4, 9, 3, 9))
    ]


@rule("GT-6.5")
def test_the_order_of_the_last_round_decides_a_tie() -> None:
    village = Village(4).begin().put(street("H ."))
    for _ in range(4):
        village.finish_turn()
    village.state.ending = "cards"
    village.state.money = [7, 0, 0, 7]
    for _ in range(4):
        village.finish_turn()
    result = village.state.result
    assert result is not None
    assert result.winners == (3,), "the round was D A B C"


@rule("GT-6.4")
def test_the_first_reason_stays_the_reason() -> None:
    village = ninth_building(3, 0)
    village.put(street("H T T T T H"))
    village.state.top = -1
    village.state.unseen = 0
    village.turn("travel")
    village.act(Route(LONG))
    assert village.state.ending == "buildings"
    assert len(village.happened(LastRound)) == 1
