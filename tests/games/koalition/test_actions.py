"""Laying politicians, and the actions that may follow."""

import pytest

from stammtisch.bargaining.deals import Pass
from stammtisch.games.koalition.events import (
    JokerLaid,
    LeaderDeposed,
    LeaderFollowed,
    PartyDoubled,
    PartyWithoutLeader,
    PoliticianLaid,
    PoliticianResigned,
    ResignationCleared,
    ScandalCleared,
)
from stammtisch.games.koalition.figures import (
    CLEAN_SLATE,
    DOUBLER,
    DOWNFALL,
    RESIGNATION,
    SCANDAL,
)
from stammtisch.games.koalition.moves import (
    ClearParty,
    ClearPolitician,
    Doubler,
    Downfall,
    Lay,
    LayJoker,
    Resignation,
    Scandal,
)
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING
from tests.games.koalition.parliament import (
    FISTS,
    HATS,
    JOKER_5,
    JOKER_7,
    LEAVES,
    LEMONS,
    ROSES,
    Parliament,
    card,
)

rule = pytest.mark.rule


def window(*laid: tuple[int, int, int], players: int = 4) -> Parliament:
    """Seat 0 is about to lay; earlier cards lie there, and everybody has one of each action.

    The action cards are copies made for the test, so that every situation can be played out.
    """
    parliament = Parliament(players)
    parliament.turn_up("france")
    parliament.no_actions()
    state = parliament.state
    for seat in range(players):
        for kind in (DOUBLER, DOWNFALL, RESIGNATION, SCANDAL, CLEAN_SLATE):
            state.take(seat, kind)
            state.actions[seat] += 1
    parliament.put_down(*laid)
    return parliament


def opened(*laid: tuple[int, int, int], players: int = 4) -> Parliament:
    """The window is open, after a doubler on the Fists' card that seat 0 has just laid."""
    parliament = window(*laid, players=players)
    parliament.state.turn = 0
    parliament.lay(card(FISTS, 2))
    parliament.play(0, Doubler(card(FISTS, 2)))
    return parliament


@rule("KO-3.1", "KO-3.2")
@pytest.mark.parametrize(("key", "rounds"), [("ireland", 2), ("spain", 3), ("france", 4)])
def test_everybody_lays_in_turn_as_often_as_the_country_asks(key: str, rounds: int) -> None:
    parliament = Parliament(5, starter=3)
    parliament.no_actions()
    parliament.turn_up(key)
    state = parliament.state
    order = []
    while state.phase == LAYING:
        (seat,) = state.pending
        order.append(seat)
        assert parliament.refused((seat + 1) % 5, Lay(0)) == "not-your-turn"
        assert parliament.refused(seat, Pass()) == "not-now"
        parliament.play(seat, state.default(seat))
    assert order == [3, 4, 0, 1, 2] * rounds


@rule("KO-3.2")
def test_only_what_is_in_hand_can_be_laid() -> None:
    parliament = Parliament(3)
    parliament.turn_up("france")
    theirs = next(c for c in range(60) if c not in parliament.state.hands[0])
    assert parliament.refused(0, Lay(theirs)) == "not-in-your-hand"
    mine = next(c for c in range(60) if c in parliament.state.hands[0])
    parliament.play(0, Lay(mine))
    assert parliament.happened(PoliticianLaid)[0].card == mine
    assert mine not in parliament.state.hands[0]
    assert parliament.state.politicians == [19, 20, 20]


@rule("KO-3.3")
def test_a_joker_is_laid_for_a_party() -> None:
    parliament = window()
    parliament.lay(JOKER_7, LEMONS)
    assert parliament.happened(JokerLaid) == [
        JokerLaid(seat=0, card=JOKER_7, party=LEMONS, votes=7)
    ]
    assert parliament.state.leader(LEMONS) == 0
    assert parliament.refused(0, LayJoker(JOKER_7, LEMONS)) == "not-now"


@rule("KO-4.1")
def test_without_an_opening_nobody_plays_actions() -> None:
    parliament = window()
    parliament.lay(card(ROSES, 5))
    state = parliament.state
    assert state.phase == ACTIONS
    assert state.pending == (0,)
    assert parliament.refused(1, Doubler(card(ROSES, 5))) == "window-not-open"
    parliament.play(0, Pass())
    assert state.phase == LAYING
    assert state.pending == (1,)


@rule("KO-4.2")
def test_the_window_goes_round_until_all_have_passed_in_a_row() -> None:
    parliament = opened()
    state = parliament.state
    assert state.pending == (1,)
    assert parliament.refused(2, Pass()) == "not-your-turn"
    parliament.play(1, Pass())
    parliament.play(2, Pass())
    parliament.play(3, Doubler(card(FISTS, 2)))
    parliament.play(0, Pass())
    parliament.play(1, Doubler(card(FISTS, 2)))
    for seat in (2, 3, 0):
        assert state.pending == (seat,)
        parliament.play(seat, Pass())
    assert state.phase == ACTIONS, "who played last is asked once more"
    parliament.play(1, Pass())
    assert state.phase == LAYING
    assert state.pending == (1,)


@rule("KO-4.3")
def test_who_has_no_card_from_the_actions_deck_is_not_asked() -> None:
    parliament = window()
    state = parliament.state
    parliament.hold(1, card(ROSES, 9), card(ROSES, 7), card(ROSES, 5), card(ROSES, 2))
    parliament.hold(2, card(LEAVES, 9), card(LEAVES, 7), card(LEAVES, 5), JOKER_7)
    parliament.lay(card(FISTS, 2))
    parliament.play(0, Doubler(card(FISTS, 2)))
    assert state.pending == (2,), "whether a joker or an action, nobody can see from its back"
    assert state.moves(2) == [Pass()]
    parliament.play(2, Pass())
    parliament.play(3, Pass())
    parliament.play(0, Pass())
    assert state.phase == LAYING
    parliament.lay(card(ROSES, 9))
    assert state.phase == LAYING
    assert state.pending == (2,)


def test_numbers_that_mean_nothing_are_refused() -> None:
    parliament = window()
    state = parliament.state
    politician = next(c for c in state.hands[0] if c < 60)
    assert parliament.refused(0, Lay(DOUBLER)) == "not-in-your-hand"
    assert parliament.refused(0, LayJoker(DOUBLER, ROSES)) == "not-a-politician"
    assert parliament.refused(0, LayJoker(politician, ROSES)) == "not-in-your-hand"
    parliament.hold(0, JOKER_7, card(ROSES, 5), DOWNFALL, CLEAN_SLATE)
    assert parliament.refused(0, Lay(JOKER_7)) == "not-in-your-hand"
    assert parliament.refused(0, LayJoker(JOKER_7, 7)) == "no-such-party"
    parliament.play(0, Lay(card(ROSES, 5)))
    for party in (-1, 7):
        assert parliament.refused(0, Downfall(party)) == "no-such-party"
        assert parliament.refused(0, ClearParty(party)) == "no-such-party"


def test_an_action_must_be_in_hand() -> None:
    parliament = opened()
    parliament.play(1, Doubler(card(FISTS, 2)))
    for seat in (2, 3, 0):
        parliament.play(seat, Pass())
    assert parliament.refused(1, Doubler(card(FISTS, 2))) == "no-such-action"
    assert parliament.state.discards == [DOUBLER, DOUBLER]


@rule("KO-4.4", "KO-4.5")
def test_doublers_multiply_and_do_not_count_for_leadership() -> None:
    parliament = opened((1, card(ROSES, 5), ROSES), (2, card(ROSES, 4), ROSES))
    state = parliament.state
    parliament.play(1, Doubler(card(ROSES, 4)))
    assert state.count.party_votes[ROSES] == 18
    assert state.leader(ROSES) == 1
    parliament.play(2, Doubler(card(ROSES, 4)))
    assert state.count.party_votes[ROSES] == 36
    assert parliament.happened(PartyDoubled)[-1] == PartyDoubled(
        by=2, seat=2, card=card(ROSES, 4), party=ROSES, factor=4
    )
    assert state.leader(ROSES) == 1
    assert parliament.refused(3, Doubler(card(ROSES, 10))) == "not-in-play"


@rule("KO-4.6")
def test_a_doubler_stays_in_force_when_its_politician_resigns() -> None:
    parliament = opened((1, card(ROSES, 5), ROSES), (2, card(ROSES, 4), ROSES))
    parliament.play(1, Doubler(card(ROSES, 5)))
    parliament.play(2, Resignation(card(ROSES, 5)))
    assert parliament.state.count.party_votes[ROSES] == 8


@rule("KO-4.7")
def test_a_resignation_takes_all_votes_once() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES), (2, card(ROSES, 4), ROSES))
    parliament.play(1, Pass())
    parliament.play(2, Resignation(card(ROSES, 9)))
    assert parliament.events[-2:] == [
        PoliticianResigned(by=2, seat=1, card=card(ROSES, 9), party=ROSES, votes=9),
        LeaderFollowed(seat=2, party=ROSES),
    ]
    assert parliament.state.count.party_votes[ROSES] == 4
    assert parliament.refused(3, Resignation(card(ROSES, 9))) == "resigned-before"
    parliament.play(3, Resignation(card(ROSES, 4)))
    assert parliament.events[-1] == PartyWithoutLeader(party=ROSES)


@rule("KO-4.8", "KO-4.9")
def test_the_successor_can_fall_and_the_first_gets_the_seat_back() -> None:
    laid = [(1, card(ROSES, 9), ROSES), (2, card(ROSES, 7), ROSES), (3, card(ROSES, 5), ROSES)]
    parliament = opened(*laid)
    state = parliament.state
    parliament.play(1, Downfall(ROSES))
    assert parliament.events[-2:] == [
        LeaderDeposed(by=1, seat=1, party=ROSES),
        LeaderFollowed(seat=2, party=ROSES),
    ]
    assert state.leader(ROSES) == 2
    parliament.play(2, Downfall(ROSES))
    assert state.leader(ROSES) == 1, "the one deposed last is barred, and nobody else"
    parliament.play(3, Downfall(ROSES))
    assert state.leader(ROSES) == 2
    assert state.count.party_votes[ROSES] == 21


@rule("KO-4.9")
def test_the_bar_ends_with_the_vote() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES), (2, card(ROSES, 7), ROSES))
    parliament.play(1, Downfall(ROSES))
    state = parliament.state
    assert state.deposed[ROSES] == 1
    state.clear_the_table()
    assert state.deposed == [-1] * 7


@rule("KO-4.10")
def test_no_downfall_without_a_leader_or_a_successor() -> None:
    laid = [
        (1, card(ROSES, 9), ROSES),
        (2, card(HATS, 10), HATS),
        (3, card(HATS, 10, 1), HATS),
    ]
    parliament = opened(*laid)
    assert parliament.refused(1, Downfall(ROSES)) == "no-successor"
    assert parliament.refused(1, Downfall(HATS)) == "party-without-leader"
    assert parliament.refused(1, Downfall(LEAVES)) == "party-without-leader"


@rule("KO-4.10")
def test_no_downfall_where_the_others_have_resigned() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES), (2, card(ROSES, 4), ROSES))
    parliament.play(1, Resignation(card(ROSES, 4)))
    assert parliament.refused(2, Downfall(ROSES)) == "no-successor"


@rule("KO-4.11")
def test_a_deposed_leader_is_back_when_nobody_else_has_votes() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES), (2, card(ROSES, 4), ROSES))
    state = parliament.state
    parliament.play(1, Pass())
    parliament.play(2, Downfall(ROSES))
    assert state.leader(ROSES) == 2
    parliament.play(3, Resignation(card(ROSES, 4)))
    assert state.leader(ROSES) == 1
    assert parliament.refused(0, Downfall(ROSES)) == "no-successor"
    parliament.play(0, ClearPolitician(card(ROSES, 4)))
    assert state.leader(ROSES) == 2, "still barred, now that there is somebody else again"


@rule("KO-4.12")
def test_jokers_are_targets_like_politicians() -> None:
    parliament = opened((1, JOKER_5, ROSES), (2, card(ROSES, 4), ROSES))
    state = parliament.state
    parliament.play(1, Doubler(JOKER_5))
    assert state.count.party_votes[ROSES] == 18
    parliament.play(2, Resignation(JOKER_5))
    assert state.count.party_votes[ROSES] == 8
    assert state.leader(ROSES) == 2


@rule("KO-4.13")
def test_a_scandal_halves_a_party_with_a_leader_once() -> None:
    laid = [(1, card(ROSES, 9), ROSES), (2, card(HATS, 10), HATS), (3, card(HATS, 10, 1), HATS)]
    parliament = opened(*laid)
    assert parliament.refused(1, Scandal(HATS)) == "party-without-leader"
    assert parliament.refused(1, Scandal(LEAVES)) == "party-without-leader"
    parliament.play(1, Scandal(ROSES))
    assert parliament.state.count.party_votes[ROSES] == 4
    assert parliament.refused(2, Scandal(ROSES)) == "scandal-before"


@rule("KO-4.14", "KO-4.15")
def test_a_clean_slate_for_a_politician_and_immunity_after_it() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES))
    state = parliament.state
    assert parliament.refused(1, ClearPolitician(card(ROSES, 9))) == "no-resignation-there"
    parliament.play(1, Resignation(card(ROSES, 9)))
    parliament.play(2, ClearPolitician(card(ROSES, 9)))
    assert parliament.events[-2:] == [
        ResignationCleared(by=2, seat=1, card=card(ROSES, 9), party=ROSES, votes=9),
        LeaderFollowed(seat=1, party=ROSES),
    ]
    assert state.count.party_votes[ROSES] == 9
    assert parliament.refused(3, Resignation(card(ROSES, 9))) == "resigned-before"
    assert parliament.refused(3, ClearPolitician(card(ROSES, 9))) == "no-resignation-there"


@rule("KO-4.14", "KO-4.15")
def test_a_clean_slate_for_a_party_in_a_later_window() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES))
    state = parliament.state
    parliament.play(1, Scandal(ROSES))
    for seat in (2, 3, 0, 1):
        parliament.play(seat, Pass())
    assert state.phase == LAYING
    state.turn = 2
    parliament.lay(card(LEMONS, 2))
    parliament.play(2, ClearParty(ROSES))
    assert parliament.events[-1] == ScandalCleared(by=2, party=ROSES)
    assert state.count.party_votes[ROSES] == 9
    assert parliament.refused(3, Scandal(ROSES)) == "scandal-before"
    assert parliament.refused(3, ClearParty(ROSES)) == "no-scandal-there"


@rule("KO-5.2", "KO-5.3")
def test_doubled_first_and_then_halved() -> None:
    laid = [(1, card(ROSES, 9), ROSES), (1, card(LEMONS, 9), LEMONS)]
    parliament = opened(*laid)
    parliament.play(1, Doubler(card(ROSES, 9)))
    parliament.play(2, Scandal(ROSES))
    parliament.play(3, Scandal(LEMONS))
    assert parliament.state.count.party_votes[ROSES] == 9
    assert parliament.state.count.party_votes[LEMONS] == 4, "halving rounds down"


def test_every_listed_action_can_be_played() -> None:
    parliament = opened((1, card(ROSES, 9), ROSES), (2, card(ROSES, 4), ROSES))
    parliament.play(1, Scandal(ROSES))
    moves = parliament.state.moves(2)
    assert Downfall(ROSES) in moves
    assert ClearParty(ROSES) in moves
    assert Scandal(FISTS) in moves
    assert Scandal(ROSES) not in moves
    assert Resignation(card(ROSES, 9)) in moves
    assert Doubler(card(ROSES, 4)) in moves
    for move in moves:
        parliament.state.copy().play(2, move)
