"""The leaders' talks about a coalition."""

import pytest

from stammtisch.bargaining.deals import Agree, Closed, Decline, Pass, TakeBack, Withdraw
from stammtisch.games.koalition.events import TalksOpened, VoteFailed, VoteWon
from stammtisch.games.koalition.moves import Propose, splinter
from stammtisch.games.koalition.phases.phase import COUNTRY, TALKS
from tests.games.koalition.parliament import (
    ACORNS,
    CROSSES,
    FISTS,
    HATS,
    JOKER_7,
    LEAVES,
    LEMONS,
    ROSES,
    Parliament,
    card,
    country,
)

rule = pytest.mark.rule

RED = (FISTS, ROSES, LEMONS)
MIDDLE = (ROSES, LEMONS, CROSSES)
BLACK = (LEMONS, CROSSES, HATS)


def talks(patience: int = 6) -> Parliament:
    """Fists 8 and Top Hats 10 of seat 0, Roses 10 of 1, Lemons 9 of 2, Crosses 8 of 3."""
    parliament = Parliament(4, patience=patience)
    parliament.put_down(
        (0, card(FISTS, 8), FISTS),
        (1, card(ROSES, 10), ROSES),
        (2, card(LEMONS, 9), LEMONS),
        (3, card(CROSSES, 8), CROSSES),
        (0, card(HATS, 10), HATS),
    )
    parliament.close_the_vote("france")
    assert parliament.state.phase == TALKS
    return parliament


@rule("KO-6.1")
def test_a_party_with_the_majority_wins_alone() -> None:
    parliament = Parliament(4)
    parliament.put_down((0, card(ROSES, 10), ROSES), (1, card(LEMONS, 9), LEMONS))
    parliament.close_the_vote("france")
    assert parliament.happened(VoteWon) == [
        VoteWon(
            country=country("france"),
            outcome="majority",
            units=(ROSES,),
            parties=(ROSES,),
            seats=(0,),
        )
    ]
    assert parliament.happened(TalksOpened) == []


@rule("KO-6.1", "KO-5.9")
def test_a_deposed_splinter_may_have_the_majority_alone() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (0, card(ROSES, 9), ROSES),
        (1, card(ROSES, 3), ROSES),
        (2, card(ROSES, 3, 1), ROSES),
    )
    parliament.state.deposed[ROSES] = 0
    parliament.close_the_vote("france")
    assert parliament.happened(VoteWon)[0].units == (splinter(ROSES, 0),)


@rule("KO-6.2", "KO-6.3", "KO-6.4")
def test_what_is_no_coalition() -> None:
    parliament = talks()
    assert parliament.refused(1, Propose((ROSES, HATS))) == "parties-will-not-coalesce"
    assert parliament.refused(1, Propose((ROSES, LEMONS))) == "no-majority"
    assert parliament.refused(1, Propose((FISTS, ROSES, LEMONS, CROSSES))) == (
        "parties-will-not-coalesce"
    )
    assert parliament.refused(1, Propose((ROSES, LEAVES))) == "no-such-unit"
    assert parliament.refused(1, Propose((LEMONS, splinter(ROSES, 1)))) == "no-such-unit"
    assert parliament.refused(1, Propose((LEMONS, ROSES))) == "units-not-in-order"
    assert parliament.refused(1, Propose(())) == "no-majority"


@rule("KO-6.4")
def test_a_party_that_is_not_needed_is_no_gift() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (1, card(LEAVES, 9), LEAVES),
        (2, card(LEMONS, 1), LEMONS),
        (3, card(HATS, 10), HATS),
    )
    parliament.close_the_vote("france")
    assert parliament.refused(0, Propose((ROSES, LEAVES, LEMONS))) == "party-not-needed"
    parliament.shake_hands((ROSES, LEAVES))
    assert parliament.happened(VoteWon)[0].units == (ROSES, LEAVES)


@rule("KO-6.2")
def test_a_joker_is_of_the_party_named() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, JOKER_7, ACORNS), (1, card(LEMONS, 6), LEMONS), (2, card(ROSES, 7), ROSES)
    )
    parliament.close_the_vote("france")
    assert parliament.refused(0, Propose((ROSES, ACORNS))) == "parties-will-not-coalesce"
    parliament.shake_hands((LEMONS, ACORNS))
    assert parliament.happened(VoteWon)[0].seats == (0, 1)


@rule("KO-6.5")
def test_the_first_handshake_counts() -> None:
    parliament = talks()
    state = parliament.state
    parliament.play(0, Propose(RED))
    parliament.play(3, Propose(BLACK))
    parliament.play(1, Agree(1))
    parliament.play(2, Agree(2))
    assert state.phase == TALKS
    parliament.play(0, Agree(2))
    won = parliament.happened(VoteWon)[0]
    assert (won.outcome, won.units, won.seats) == ("coalition", BLACK, (0, 2, 3))
    assert parliament.happened(Closed)[0].id == 2
    assert state.phase == COUNTRY
    assert parliament.refused(2, Agree(1)) == "not-now"


@rule("KO-6.5")
def test_who_leads_all_parties_of_a_coalition_makes_it_alone() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (0, card(LEMONS, 9), LEMONS),
        (1, card(HATS, 10), HATS),
        (2, card(ACORNS, 7), ACORNS),
    )
    parliament.close_the_vote("france")
    parliament.play(0, Propose((ROSES, LEMONS)))
    won = parliament.happened(VoteWon)[0]
    assert (won.units, won.seats) == ((ROSES, LEMONS), (0,))


@rule("KO-6.6")
def test_leaders_may_take_back_decline_and_withdraw() -> None:
    parliament = talks()
    state = parliament.state
    assert parliament.refused(3, Propose(RED)) == "proposal-without-oneself"
    parliament.play(0, Propose(RED))
    parliament.play(1, Agree(1))
    parliament.play(1, TakeBack(1))
    parliament.play(2, Agree(1))
    assert state.phase == TALKS
    assert parliament.refused(3, Agree(1)) == "not-named"
    parliament.play(1, Decline(1))
    assert parliament.refused(1, Agree(1)) == "proposal-gone"
    parliament.play(2, Propose(MIDDLE))
    assert parliament.refused(1, Withdraw(2)) == "not-your-proposal"
    parliament.play(2, Withdraw(2))
    assert state.talks is not None
    assert state.talks.proposals == []


@rule("KO-6.7")
def test_patience_runs_out_and_nothing_is_said_twice() -> None:
    parliament = talks(patience=2)
    parliament.play(2, Propose(RED))
    assert parliament.refused(2, Propose(RED)) == "said-before"
    parliament.play(2, Propose(MIDDLE))
    assert parliament.refused(2, Propose(BLACK)) == "out-of-patience"
    assert not [move for move in parliament.state.moves(2) if isinstance(move, Propose)]
    parliament.play(3, Propose(BLACK))


@rule("KO-6.8", "KO-6.9")
def test_a_proposal_takes_back_the_passes_of_those_it_names() -> None:
    parliament = talks()
    state = parliament.state
    for seat in (0, 1, 2):
        parliament.play(seat, Pass())
    parliament.play(3, Propose(MIDDLE))
    assert state.pending == (1, 2, 3)
    parliament.play(0, Propose(RED))
    assert list(state.pending) == [0, 1, 2, 3], "who has passed may still propose"
    for seat in (0, 1, 2):
        parliament.play(seat, Pass())
    assert state.phase == TALKS
    parliament.play(3, Pass())
    assert parliament.happened(VoteFailed) == [
        VoteFailed(country=country("france"), outcome="no-agreement")
    ]


@rule("KO-6.10")
def test_without_a_possible_coalition_the_vote_fails_at_once() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(FISTS, 8), FISTS), (1, card(HATS, 8), HATS), (2, card(ACORNS, 1), ACORNS)
    )
    parliament.state.resigned[2] = 1
    parliament.close_the_vote("france")
    assert parliament.happened(VoteFailed) == [
        VoteFailed(country=country("france"), outcome="no-coalition")
    ]
    assert parliament.state.phase == COUNTRY


@rule("KO-6.11")
def test_leaders_whom_nobody_needs_are_not_asked() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (1, card(LEMONS, 9), LEMONS),
        (2, card(HATS, 9), HATS),
        (3, card(ACORNS, 1), ACORNS),
    )
    parliament.close_the_vote("france")
    state = parliament.state
    assert state.count.coalitions == [(ROSES, LEMONS), (LEMONS, HATS)]
    assert parliament.happened(TalksOpened) == [TalksOpened(seats=(0, 1, 2), majority=15)]
    assert state.pending == (0, 1, 2)
    assert parliament.refused(3, Pass()) == "not-in-the-talks"
    assert parliament.refused(3, Propose((LEMONS, HATS, ACORNS))) == "not-in-the-talks"
