"""What is true at every step of every game of Koalition."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch import CHANCE, game
from stammtisch.games.koalition.count import Count
from stammtisch.games.koalition.events import PointsBooked
from stammtisch.games.koalition.figures import FIRST_JOKER
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView
from tests.conformance.walks import some_move
from tests.games.koalition import naive

rule = pytest.mark.rule


def check_the_cards(state: Koalition) -> None:
    """Every card is in exactly one place, and its back says where it came from."""
    figures = state.figures
    everywhere = [card for hand in state.hands for card in hand]
    everywhere += state.laid_cards + state.discards + state.politician_deck + state.action_deck
    assert sorted(everywhere) == sorted(figures.politician_deck + figures.action_deck)
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand)
        assert sum(figures.politician_back[card] for card in hand) == state.politicians[seat]
        assert len(hand) == state.politicians[seat] + state.actions[seat]
        assert set(state.known[seat]) <= set(hand)
        assert all(card < FIRST_JOKER for card in state.known[seat])


@rule("KO-7.5", "KO-7.6", "KO-8.2")
@pytest.mark.parametrize("players", range(3, 11))
@given(seed=st.integers(0, 2**32))
def test_no_card_is_lost_and_points_are_booked_by_the_rules_alone(players: int, seed: int) -> None:
    random = Random(seed)
    state = game("koalition").start(players)
    assert isinstance(state, Koalition)
    while state.result is None:
        before = sum(state.points)
        events = state.play(*some_move(state, random))
        check_the_cards(state)
        booked = [e.bonus + e.cards for e in events if isinstance(e, PointsBooked)]
        assert sum(state.points) == before + sum(booked)
    assert sum(state.points) == sum(sum(vote.points) for vote in state.record)
    for seat in range(players):
        assert state.points[seat] == sum(vote.points[seat] for vote in state.record)


@pytest.mark.parametrize("players", [3, 5, 7, 10])
@given(seed=st.integers(0, 2**32))
def test_the_tally_in_view_is_that_of_the_naive_count(players: int, seed: int) -> None:
    """At every decision of a game, and never a stale one."""
    random = Random(seed)
    state = game("koalition").start(players)
    assert isinstance(state, Koalition)
    while state.result is None:
        seat, move = some_move(state, random)
        state.play(seat, move)
        if seat == CHANCE or random.random() < 0.7:
            continue
        view = state.view(random.choice((None, *range(players))))
        assert isinstance(view, KoalitionView)
        situation = naive.Situation(
            game("koalition").editions.standard,
            [
                naive.CardInPlay(c.seat, c.party, c.votes, c.doublers, c.resigned)
                for c in view.table
            ],
            {party for party, tally in enumerate(view.tally.parties) if tally.scandal},
            {p: t.deposed for p, t in enumerate(view.tally.parties) if t.deposed is not None},
        )
        assert view.tally.majority == situation.majority()
        assert [(u.party, u.seat, u.votes) for u in view.tally.units] == [
            (group.party, group.leader, group.votes) for group in situation.groups()
        ]
        for party, tally in enumerate(view.tally.parties):
            assert tally.leader == situation.leader(party)
            assert list(tally.raw) == [situation.votes_of(party, s) for s in range(players)]
        fresh = Count(state)
        assert [c.units for c in view.tally.coalitions] == fresh.coalitions
        for coalition in view.tally.coalitions:
            assert sum(coalition.points) == sum(b.bonus + b.cards for b in coalition.bookings)
