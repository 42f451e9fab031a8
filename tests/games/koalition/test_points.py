"""Points for a vote, what becomes of the cards, who starts next, and the end of the game."""

import pytest

from stammtisch.games.koalition.events import (
    EuropeBonusPaid,
    GameOver,
    PointsBooked,
    StarterChosen,
    VoteFailed,
)
from stammtisch.games.koalition.figures import DOUBLER
from stammtisch.games.koalition.moves import splinter
from stammtisch.games.koalition.phases.phase import COUNTRY, OVER
from stammtisch.games.koalition.view import KoalitionView, Rank
from tests.games.koalition.parliament import (
    ACORNS,
    CROSSES,
    FISTS,
    HATS,
    JOKER_3,
    JOKER_7,
    LEAVES,
    LEMONS,
    ROSES,
    Parliament,
    card,
    country,
)

rule = pytest.mark.rule


def booked(parliament: Parliament) -> dict[tuple[int, int], tuple[int, int]]:
    """Leader's bonus and card points, by seat and party."""
    return {(e.seat, e.party): (e.bonus, e.cards) for e in parliament.happened(PointsBooked)}


@rule("KO-7.1", "KO-7.4", "KO-7.5")
def test_worked_example_of_france() -> None:
    """Four parties: the leaders get 4, 3, 2 and 1, and every card brings its owner a point."""
    parliament = Parliament(5)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (1, card(ROSES, 2), ROSES),
        (1, card(LEAVES, 9), LEAVES),
        (2, card(LEMONS, 7), LEMONS),
        (3, card(FISTS, 6), FISTS),
        (3, card(FISTS, 2), FISTS),
        (4, card(HATS, 10), HATS),
        (4, card(HATS, 10, 1), HATS),
        (4, card(HATS, 9), HATS),
    )
    parliament.state.resigned[1] = 1
    parliament.state.recount()
    parliament.close_the_vote("france")
    view = parliament.state.view(None)
    assert isinstance(view, KoalitionView)
    (listed,) = [c for c in view.tally.coalitions if c.units == (FISTS, ROSES, LEAVES, LEMONS)]
    assert listed.points == (5, 5, 2, 4, 0)
    assert listed.members == (0, 1, 2, 3)
    assert listed.votes == 34
    parliament.shake_hands((FISTS, ROSES, LEAVES, LEMONS))
    assert booked(parliament) == {
        (0, ROSES): (4, 1),
        (1, ROSES): (0, 1),
        (1, LEAVES): (3, 1),
        (2, LEMONS): (1, 1),
        (3, FISTS): (2, 2),
    }
    after = parliament.state.view(None)
    assert isinstance(after, KoalitionView)
    assert after.booked[1] == (0, 1, 4, 0, 0, 0, 0)
    assert after.points == (5, 5, 2, 4, 0)
    assert after.played[-1].points == (5, 5, 2, 4, 0)


@rule("KO-7.2")
def test_level_parties_are_both_paid_the_higher_place() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 9), ROSES),
        (1, card(LEAVES, 9), LEAVES),
        (2, card(LEMONS, 5), LEMONS),
        (3, card(HATS, 10), HATS),
        (3, card(HATS, 10, 1), HATS),
    )
    parliament.close_the_vote("france")
    parliament.shake_hands((ROSES, LEAVES, LEMONS))
    assert booked(parliament) == {(0, ROSES): (4, 1), (1, LEAVES): (4, 1), (2, LEMONS): (2, 1)}


@rule("KO-7.3", "KO-7.4")
def test_splinters_rank_behind_whole_parties() -> None:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES),
        (1, card(ROSES, 10, 1), ROSES),
        (2, card(ROSES, 1), ROSES),
        (2, card(LEMONS, 5), LEMONS),
        (3, card(HATS, 9), HATS),
        (3, card(HATS, 8), HATS),
    )
    parliament.close_the_vote("france")
    units = (LEMONS, splinter(ROSES, 0), splinter(ROSES, 1))
    assert units in parliament.state.count.coalitions
    parliament.shake_hands(units)
    assert booked(parliament) == {(2, LEMONS): (4, 1), (0, ROSES): (3, 1), (1, ROSES): (3, 1)}


@rule("KO-7.6")
def test_everything_played_is_discarded_after_a_vote_won() -> None:
    parliament = Parliament(4)
    laid = [
        [card(ROSES, 10), card(ROSES, 9)],
        [card(LEMONS, 1), card(LEMONS, 2)],
        [card(HATS, 1), card(HATS, 2)],
        [card(ACORNS, 1), card(FISTS, 2)],
    ]
    parliament.vote("ireland", *laid)
    state = parliament.state
    assert sorted(state.discards) == sorted(number for row in laid for number in row)
    assert state.laid_cards == []
    assert state.politicians == [13] * 4
    assert state.country == -1


@rule("KO-7.7", "KO-7.8", "KO-7.11")
def test_after_a_failed_vote_politicians_go_back_and_the_rest_is_gone() -> None:
    parliament = Parliament(4, starter=2)
    state = parliament.state
    hands = [hand[:] for hand in state.hands]
    parliament.turn_up("ireland")
    parliament.put_down((0, JOKER_7, ROSES), (1, card(LEMONS, 6), LEMONS), (3, JOKER_3, HATS))
    state.discards.append(DOUBLER)
    parliament.state.enter(5, parliament.events)
    parliament.all_pass()
    assert parliament.happened(VoteFailed) == [
        VoteFailed(country=country("ireland"), outcome="no-agreement")
    ]
    assert card(LEMONS, 6) in state.hands[1]
    assert state.discards == [DOUBLER, JOKER_7, JOKER_3]
    assert [card for hand in state.hands for card in hand if card in (JOKER_3, JOKER_7)] == []
    assert sum(map(len, hands)) - sum(map(len, state.hands)) <= 2
    assert state.starter == 2
    assert [vote.country for vote in state.record] == [country("ireland")]
    assert state.phase == COUNTRY
    assert state.view(None).pending == (-1,)


@rule("KO-7.9")
def test_most_points_in_the_vote_start_the_next() -> None:
    parliament = Parliament(4, starter=0)
    parliament.put_down((2, card(ROSES, 10), ROSES), (1, card(LEMONS, 1), LEMONS))
    parliament.close_the_vote("ireland")
    assert parliament.happened(StarterChosen) == [StarterChosen(seat=2)]
    assert parliament.state.starter == 2


@rule("KO-7.9", "KO-7.10")
@pytest.mark.parametrize(
    ("starter", "before", "expected"),
    [(0, {3: 5, 1: 4}, 3), (2, {}, 3), (3, {}, 3), (0, {}, 1), (1, {}, 1), (2, {0: 9}, 3)],
)
def test_who_starts_when_points_are_level(
    starter: int, before: dict[int, int], expected: int
) -> None:
    """Seats 1 and 3 make as many points in this vote."""
    parliament = Parliament(4, starter=starter)
    for seat, points in before.items():
        parliament.state.booked[7 * seat] = points
    parliament.put_down(
        (1, card(ROSES, 10), ROSES), (3, card(LEAVES, 9), LEAVES), (0, card(HATS, 10), HATS)
    )
    parliament.close_the_vote("ireland")
    parliament.shake_hands((ROSES, LEAVES))
    vote = parliament.state.record[-1].points
    assert vote[1] == vote[3] == max(vote)
    assert parliament.state.starter == expected


def ended(booked: dict[tuple[int, int], int], players: int = 3) -> Parliament:
    parliament = Parliament(players)
    for (seat, party), points in booked.items():
        parliament.state.booked[7 * seat + party] = points
    parliament.state.enter(OVER, parliament.events)
    return parliament


@rule("KO-9.1", "KO-9.4")
def test_the_europe_bonus_falls_from_seven() -> None:
    sheet = {(party % 3, party): 20 - party for party in range(6)}
    parliament = ended(sheet)
    assert [
        (e.party, e.points, e.bonus, e.seats) for e in parliament.happened(EuropeBonusPaid)
    ] == [(party, 20 - party, 7 - party, (party % 3,)) for party in range(6)]
    result = parliament.state.result
    assert result is not None
    assert result.scores == (20 + 17 + 7 + 4, 19 + 16 + 6 + 3, 18 + 15 + 5 + 2)
    assert parliament.events[-1] == GameOver(seats=(0,), scores=result.scores)
    assert parliament.state.pending == ()


@rule("KO-9.2", "KO-9.3")
def test_level_parties_and_level_players() -> None:
    parliament = ended(
        {(0, ROSES): 4, (1, ROSES): 4, (2, ROSES): 1, (2, HATS): 9, (1, LEMONS): 3, (0, LEMONS): 3}
    )
    assert parliament.happened(EuropeBonusPaid) == [
        EuropeBonusPaid(party=ROSES, points=9, bonus=7, seats=(0, 1), each=3),
        EuropeBonusPaid(party=HATS, points=9, bonus=7, seats=(2,), each=7),
        EuropeBonusPaid(party=LEMONS, points=6, bonus=6, seats=(0, 1), each=3),
    ]
    view = parliament.state.view(0)
    assert isinstance(view, KoalitionView)
    assert view.europe[0] == Rank(ROSES, 9, 7, (0, 1), 3)


@rule("KO-9.5")
def test_most_points_in_all_win_and_ties_share() -> None:
    result = ended({(0, ROSES): 5, (1, LEMONS): 5, (2, CROSSES): 1}).state.result
    assert result is not None
    assert result.ending == "europe"
    assert result.scores == (12, 12, 7)
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)


def test_the_europe_bonus_is_projected_during_the_game() -> None:
    parliament = Parliament(3)
    parliament.state.booked[7 * 2 + HATS] = 4
    view = parliament.state.view(1)
    assert isinstance(view, KoalitionView)
    assert view.europe == (Rank(HATS, 4, 7, (2,), 7),)
    assert view.points == (0, 0, 4)
