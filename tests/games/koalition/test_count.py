"""The count: votes, leaders, splinters, and every coalition that could be made."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch import game
from stammtisch.games.koalition import KoalitionOptions
from stammtisch.games.koalition.box import editions
from stammtisch.games.koalition.count import LISTED, TIED, Count, bookings
from stammtisch.games.koalition.events import VotesCounted
from stammtisch.games.koalition.moves import party_of_unit, splinter
from stammtisch.games.koalition.phases.europe import europe, final_scores
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView
from tests.games.koalition import naive
from tests.games.koalition.parliament import (
    ACORNS,
    CROSSES,
    FISTS,
    HATS,
    JOKER_3,
    JOKER_5,
    JOKER_5_TOO,
    JOKER_7,
    LEAVES,
    LEMONS,
    ROSES,
    Parliament,
    card,
)

rule = pytest.mark.rule

ONE_ROSE, TWO_ROSES = (0, card(ROSES, 10), ROSES), (1, card(ROSES, 10, 1), ROSES)


def counted(*laid: tuple[int, int, int], players: int = 4) -> Parliament:
    parliament = Parliament(players)
    parliament.put_down(*laid)
    return parliament


@rule("KO-5.1")
def test_a_party_has_the_votes_of_all_its_cards() -> None:
    parliament = counted(
        (0, card(ROSES, 9), ROSES), (1, card(ROSES, 2), ROSES), (1, JOKER_3, ROSES)
    )
    state = parliament.state
    assert state.count.party_votes == [0, 14, 0, 0, 0, 0, 0]
    state.resigned[0] = 1
    state.recount()
    assert state.count.party_votes[ROSES] == 5


@rule("KO-5.4")
def test_worked_example_of_the_majority() -> None:
    """Roses 52 and Top Hats 50: of 102 votes the majority is 52."""
    roses = [card(ROSES, 10), card(ROSES, 10, 1), *(card(ROSES, votes) for votes in (9, 8, 7))]
    hats = [card(HATS, 10), card(HATS, 10, 1), *(card(HATS, votes) for votes in (9, 8, 7, 6))]
    laid = [(0, number, ROSES) for number in (*roses, card(ROSES, 8, 1))]
    count = counted(*laid, *((1, number, HATS) for number in hats)).state.count
    assert count.total == 102
    assert count.majority == 52
    assert count.coalitions == [(ROSES,)]


@rule("KO-5.5")
def test_most_votes_lead_before_doublers_and_scandals() -> None:
    parliament = counted(
        (0, card(ROSES, 9), ROSES), (1, card(ROSES, 6), ROSES), (1, card(ROSES, 4), ROSES)
    )
    parliament.state.doublers[0] = 2
    assert parliament.state.leader(ROSES) == 1


@rule("KO-5.6")
def test_level_players_are_told_apart_by_their_highest_card() -> None:
    parliament = counted(
        (0, card(ROSES, 9), ROSES), (1, card(ROSES, 6), ROSES), (1, card(ROSES, 3), ROSES)
    )
    state = parliament.state
    assert state.leader(ROSES) == 0
    view = state.view(None)
    assert isinstance(view, KoalitionView)
    assert view.tally.parties[ROSES].why == "highest-card"
    state.lay(0, card(ROSES, 1), ROSES)
    state.lay(1, card(ROSES, 10), ROSES)
    state.resigned[-1] = 1
    state.lay(1, card(ROSES, 1), ROSES)
    assert state.leader(ROSES) == 0, "a card that has resigned counts nothing"


@rule("KO-5.7")
def test_a_party_of_level_players_falls_into_splinters() -> None:
    parliament = counted(ONE_ROSE, TWO_ROSES, (2, card(ROSES, 3), ROSES))
    state = parliament.state
    state.doublers[0] = 1
    count = Count(state)
    assert count.leaders[ROSES] == TIED
    assert count.unit_votes == {splinter(ROSES, seat): v for seat, v in enumerate((20, 20, 6))}
    assert count.leader_of_unit == {splinter(ROSES, seat): seat for seat in range(3)}


@rule("KO-5.8")
def test_splinters_are_rounded_down_each() -> None:
    parliament = counted((0, JOKER_5, ROSES), (1, card(ROSES, 5), ROSES))
    parliament.state.scandals[ROSES] = 1
    count = Count(parliament.state)
    assert list(count.unit_votes.values()) == [2, 2]
    assert count.party_votes[ROSES] == count.total == 4


@rule("KO-5.9")
def test_votes_of_a_deposed_player_stay_with_the_party() -> None:
    parliament = counted((0, card(ROSES, 9), ROSES), (1, card(ROSES, 6), ROSES))
    parliament.state.deposed[ROSES] = 0
    count = Count(parliament.state)
    assert count.leaders[ROSES] == 1
    assert count.unit_votes == {ROSES: 15}


@rule("KO-5.9")
def test_a_deposed_player_is_a_splinter_where_the_others_are_level() -> None:
    parliament = counted(
        (0, card(ROSES, 9), ROSES), (1, card(ROSES, 8), ROSES), (2, card(ROSES, 8, 1), ROSES)
    )
    parliament.state.deposed[ROSES] = 0
    count = Count(parliament.state)
    assert count.leaders[ROSES] == TIED
    assert count.unit_votes == {splinter(ROSES, seat): v for seat, v in enumerate((9, 8, 8))}


@rule("KO-5.10")
def test_without_votes_a_party_takes_no_part() -> None:
    parliament = counted((0, card(ROSES, 1), ROSES), (1, card(LEMONS, 2), LEMONS))
    parliament.state.scandals[ROSES] = 1
    count = Count(parliament.state)
    assert count.leaders[ROSES] == 0
    assert count.unit_votes == {LEMONS: 2}
    parliament.state.resigned[1] = 1
    assert Count(parliament.state).unit_votes == {}


def test_the_count_is_told() -> None:
    parliament = counted((0, card(ROSES, 9), ROSES), (1, card(LEMONS, 2), LEMONS))
    parliament.close_the_vote("ireland")
    assert parliament.happened(VotesCounted) == [
        VotesCounted(votes=(0, 9, 0, 2, 0, 0, 0), total=11, majority=6)
    ]


@rule("KO-6.2", "KO-6.3", "KO-6.4")
def test_the_coalitions_of_a_usual_vote() -> None:
    """Fists 8, Roses 10, Lemons 9, Crosses 8, Top Hats 10: 45 votes, majority 23."""
    parliament = counted(
        (0, card(FISTS, 8), FISTS),
        (1, card(ROSES, 10), ROSES),
        (2, card(LEMONS, 9), LEMONS),
        (3, card(CROSSES, 8), CROSSES),
        (0, card(HATS, 10), HATS),
    )
    assert parliament.state.count.coalitions == [
        (FISTS, ROSES, LEMONS),
        (ROSES, LEMONS, CROSSES),
        (LEMONS, CROSSES, HATS),
    ]


@rule("KO-6.2")
def test_splinters_of_a_party_may_sit_together_and_with_its_partners() -> None:
    parliament = counted(
        ONE_ROSE, TWO_ROSES, (2, card(LEMONS, 9), LEMONS), (3, card(ACORNS, 7), ACORNS)
    )
    both = (splinter(ROSES, 0), splinter(ROSES, 1))
    assert parliament.state.count.coalitions == [(LEMONS, both[0]), (LEMONS, both[1]), both]


def test_too_many_coalitions_are_still_all_allowed() -> None:
    """Twenty splinters: not all are listed, but any can be proposed."""
    laid = [(seat, card(ROSES, 10, seat), ROSES) for seat in (0, 1)]
    laid += [(seat, number, ROSES) for seat, number in zip(range(2, 8), range(8, 14), strict=True)]
    laid += [(0, JOKER_5, LEAVES), (1, JOKER_5_TOO, LEAVES)]
    laid += [(seat, card(LEAVES, seat - 1), LEAVES) for seat in range(2, 6)]
    laid += [(6, JOKER_7, LEMONS), (7, card(LEMONS, 7), LEMONS)]
    laid += [(seat, card(LEMONS, seat + 1), LEMONS) for seat in range(0, 5)]
    parliament = counted(*laid, players=10)
    count = parliament.state.count
    assert count.more
    assert len(count.coalitions) == LISTED
    weakest = sorted(count.unit_votes, key=lambda unit: count.unit_votes[unit])
    units: tuple[int, ...] = ()
    for unit in weakest:
        units = tuple(sorted((*units, unit)))
        if count.votes(units) >= count.majority:
            break
    needed = tuple(
        unit for unit in units if count.votes(units) - count.unit_votes[unit] < count.majority
    )
    while needed != units:
        spare = next(unit for unit in units if unit not in needed)
        units = tuple(unit for unit in units if unit != spare)
        needed = tuple(
            unit for unit in units if count.votes(units) - count.unit_votes[unit] < count.majority
        )
    assert units not in count.coalitions
    assert count.refusal(parliament.state, units) is None


# Against the naive count

JOKERS_AND_POLITICIANS = st.integers(0, 64)
KINDS_OF_ACTION = st.sampled_from(["doubler", "resignation", "scandal", "downfall"])


@st.composite
def situations(draw: st.DrawFn) -> tuple[Koalition, naive.Situation, int]:
    """A table of cards, actions included, for the engine and for the naive count."""
    players = draw(st.integers(3, 10))
    state = game("koalition").start(players, KoalitionOptions(starter=0))
    assert isinstance(state, Koalition)
    state.country = draw(st.integers(0, 14))
    box = editions.standard
    # Few parties and level cards bring splinters; all of them bring many coalitions.
    parties = draw(st.sets(st.integers(0, 6), min_size=1, max_size=7))
    cards = draw(st.lists(JOKERS_AND_POLITICIANS, min_size=1, max_size=24, unique=True))
    laid = []
    for number in cards:
        if number < 60 and state.figures.party_of[number] not in parties:
            continue
        seat = draw(st.integers(0, players - 1))
        named = state.figures.party_of[number] if number < 60 else draw(st.sampled_from([*parties]))
        state.lay(seat, number, named)
        laid.append(naive.CardInPlay(seat, named, state.figures.votes_of[number]))
    situation = naive.Situation(box, laid)
    for place in draw(st.lists(st.integers(0, 23), max_size=4)):
        if place < len(laid):
            state.doublers[place] += 1
            laid[place].doublers += 1
    for place in draw(st.sets(st.integers(0, 23), max_size=3)):
        if place < len(laid):
            state.resigned[place] = 1
            laid[place].resigned = True
    for party in draw(st.sets(st.integers(0, 6), max_size=2)):
        state.scandals[party] = 1
        situation.scandals.add(party)
    for party in draw(st.sets(st.integers(0, 6), max_size=2)):
        state.deposed[party] = situation.deposed[party] = draw(st.integers(0, players - 1))
    state.recount()
    return state, situation, state.country


def unit_of(group: naive.Group) -> int:
    return splinter(group.party, group.leader) if group.alone else group.party


@rule("KO-5.1", "KO-5.2", "KO-5.3", "KO-5.4", "KO-5.5", "KO-5.6", "KO-5.7", "KO-5.8", "KO-5.9")
@rule("KO-5.10", "KO-6.2", "KO-6.3", "KO-6.4", "KO-7.1", "KO-7.2", "KO-7.3", "KO-7.4")
@settings(max_examples=1500)
@given(situations())
def test_the_count_is_that_of_the_naive_rules(
    made: tuple[Koalition, naive.Situation, int],
) -> None:
    state, situation, country = made
    groups = situation.groups()
    count = state.count
    assert count.unit_votes == {unit_of(group): group.votes for group in groups}
    assert count.leader_of_unit == {unit_of(group): group.leader for group in groups}
    assert count.total == sum(group.votes for group in groups)
    assert count.majority == situation.majority()
    if len(groups) > 12:
        return
    coalitions = {tuple(sorted(map(unit_of, some))): some for some in situation.coalitions()}
    assert not count.more
    assert sorted(count.coalitions) == sorted(coalitions)
    for units, some in coalitions.items():
        assert count.refusal(state, units) is None
        paid = {(b.seat, b.party): b.bonus + b.cards for b in bookings(state, count, units)}
        assert paid == situation.pays(some, country)


@settings(max_examples=300)
@given(situations(), st.data())
def test_whatever_is_not_listed_is_refused_with_a_reason(
    made: tuple[Koalition, naive.Situation, int], data: st.DataObject
) -> None:
    state, _, _ = made
    count = state.count
    if count.more:
        return
    anybody = st.sampled_from([*count.unit_votes, *range(7)])
    units = tuple(data.draw(st.lists(anybody, max_size=5)))
    refusal = count.refusal(state, units)
    assert (refusal is None) == (units in count.coalitions)
    if refusal is not None and refusal.code == "party-not-needed":
        assert refusal.facts["party"] in [party_of_unit(unit) for unit in units]


BOOKED = st.integers(3, 10).flatmap(
    lambda players: st.lists(
        st.lists(st.integers(0, 9), min_size=7, max_size=7), min_size=players, max_size=players
    )
)


@rule("KO-9.1", "KO-9.2", "KO-9.3", "KO-9.4")
@settings(max_examples=1500)
@given(BOOKED)
def test_the_europe_bonus_is_that_of_the_naive_rules(booked: list[list[int]]) -> None:
    flat = [points for row in booked for points in row]
    players = len(booked)
    bonus = [0] * players
    for rank in europe(players, flat):
        for seat in rank.seats:
            bonus[seat] += rank.each
    assert bonus == naive.europe(booked)
    totals = [sum(row) + extra for row, extra in zip(booked, bonus, strict=True)]
    assert final_scores(players, flat) == totals
