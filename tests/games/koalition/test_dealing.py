"""Setting up, new countries, dealing anew, and what nobody may know."""

from random import Random

import pytest

from stammtisch import CHANCE, BadSetup, Table, game
from stammtisch.games.koalition import KoalitionOptions
from stammtisch.games.koalition.events import CardCame, HandsDealt, HandsTooSmall, StarterDrawn
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER, figures
from stammtisch.games.koalition.moves import Deal, DrawLot, TurnCountry
from stammtisch.games.koalition.phases.phase import COUNTRY, DEAL, LAYING
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView
from tests.games.koalition.parliament import (
    JOKER_3,
    JOKER_5,
    JOKER_7,
    ROSES,
    Parliament,
    card,
    country,
)

rule = pytest.mark.rule

DEAL_TABLE = [
    (3, 20, 8, 3),
    (4, 15, 6, 3),
    (5, 12, 5, 4),
    (6, 10, 4, 5),
    (7, 9, 3, 5),
    (8, 7, 3, 7),
    (9, 7, 2, 7),
    (10, 6, 2, 8),
]


@rule("KO-2.1", "KO-2.2", "KO-2.3")
@pytest.mark.parametrize(("players", "politicians", "actions", "countries"), DEAL_TABLE)
def test_the_deal(players: int, politicians: int, actions: int, countries: int) -> None:
    parliament = Parliament(players)
    state = parliament.state
    assert state.politicians == [politicians] * players
    assert state.actions == [actions] * players
    assert parliament.happened(HandsDealt) == [HandsDealt(politicians=politicians, actions=actions)]
    for seat in range(players):
        assert len(state.hands[seat]) == politicians + actions
        came = [event for event in parliament.happened(CardCame) if event.to == seat]
        assert sorted(event.card for event in came) == state.hands[seat]
    everything = sorted(sum(state.hands, state.politician_deck + state.action_deck))
    expected = list(range(60)) + [65] * 7 + [66] * 4 + [67] * 4 + [68] * 2 + [69] * 3
    if players == 9:
        expected += [60, 61, 62]
    else:
        expected += [60, 61, 62, JOKER_3, JOKER_7]
    assert everything == sorted(expected)
    dealt_with_politicians = figures(state.edition, players).politician_deck
    if players in (7, 9):
        assert dealt_with_politicians == list(range(63))
    else:
        assert dealt_with_politicians == list(range(60))


@rule("KO-2.1")
def test_cards_come_one_by_one_clockwise_from_what_is_left() -> None:
    state = game("koalition").start(5, KoalitionOptions(starter=3))
    assert isinstance(state, Koalition)
    assert len(state.outcomes()) == 60
    state.play(CHANCE, Deal(3, 7))
    assert state.refusal(CHANCE, Deal(3, 8)) is not None
    assert state.refusal(CHANCE, Deal(4, 7)) is not None
    assert state.refusal(CHANCE, Deal(4, FIRST_ACTION)) is not None
    assert [move for move, _ in state.outcomes()] == [Deal(4, c) for c in range(60) if c != 7]
    random = Random(0)
    while state.dealt < 60:
        outcome = state.sample(CHANCE, random)
        assert outcome is not None
        state.play(CHANCE, outcome)
    assert dict(state.outcomes())[Deal(3, FIRST_ACTION)] == 7


@rule("KO-2.4")
@pytest.mark.parametrize(("players", "politicians", "actions", "countries"), DEAL_TABLE)
def test_how_many_countries_vote(
    players: int, politicians: int, actions: int, countries: int
) -> None:
    koalition = game("koalition")
    state = koalition.start(players)
    assert isinstance(state, Koalition)
    assert state.countries == countries
    more = koalition.start(players, KoalitionOptions(countries=15))
    assert isinstance(more, Koalition)
    assert more.countries == 15
    for wrong in (countries - 1, 16):
        with pytest.raises(BadSetup, match=f"{countries} to 15 countries vote, not {wrong}"):
            koalition.start(players, KoalitionOptions(countries=wrong))


@rule("KO-2.4")
def test_all_fifteen_countries_can_be_played() -> None:
    table = Table.new(game("koalition"), 3, KoalitionOptions(countries=15), seed=bytes(32))
    random = Random(4)
    while table.state.pending:
        seat = random.choice(table.state.pending)
        move = table.state.sample(seat, random)
        assert move is not None
        table.play(seat, move)
    state = table.state
    assert isinstance(state, Koalition)
    assert sorted(vote.country for vote in state.record) == list(range(15))


@rule("KO-2.5")
def test_the_starter_is_drawn_or_chosen() -> None:
    drawn = game("koalition").start(4)
    assert drawn.outcomes() == [(DrawLot(seat), 1) for seat in range(4)]
    assert drawn.play(CHANCE, DrawLot(2)) == [StarterDrawn(seat=2)]
    assert Parliament(4, starter=3).state.starter == 3
    with pytest.raises(BadSetup, match="seat 4 can't start: the last seat is 3"):
        game("koalition").start(4, KoalitionOptions(starter=4))


@rule("KO-3.1")
def test_a_country_is_turned_up_only_once() -> None:
    parliament = Parliament(4)
    assert [weight for _, weight in parliament.state.outcomes()] == [1] * 15
    parliament.vote("ireland", *[[card(party, 1), card(party, 3)] for party in (1, 2, 3, 5)])
    parliament.all_pass()
    assert parliament.state.phase == COUNTRY
    assert len(parliament.state.outcomes()) == 14
    assert parliament.refused(CHANCE, TurnCountry(country("ireland"))) == "not-an-outcome"


@rule("KO-8.1", "KO-8.2", "KO-8.3")
@pytest.mark.parametrize(
    ("key", "held", "anew"),
    [("ireland", 2, False), ("ireland", 1, True), ("spain", 2, True), ("france", 4, False)],
)
def test_dealing_anew_when_a_hand_is_too_small(key: str, held: int, anew: bool) -> None:
    parliament = Parliament(4)
    state = parliament.state
    parliament.hold(2, *[card(ROSES, votes) for votes in (9, 7, 5, 2)[:held]])
    state.discards = state.politician_deck[:5]
    del state.politician_deck[:5]
    parliament.turn_up(key)
    assert bool(parliament.happened(HandsTooSmall)) == anew
    assert state.phase == (DEAL if anew else LAYING)
    if anew:
        needed = max(2, state.figures.needed[country(key)])
        assert parliament.happened(HandsTooSmall) == [HandsTooSmall(seats=(2,), needed=needed)]
        assert state.discards == []
        assert len(state.politician_deck) == 60
        parliament.deal()
        assert state.politicians == [15] * 4
        assert state.actions == [6] * 4
        assert state.phase == LAYING
    assert state.country == country(key)


@rule("KO-8.4")
@pytest.mark.parametrize(("players", "joker", "counts"), [(9, JOKER_5, True), (7, JOKER_3, False)])
def test_jokers_count_as_politicians_where_they_were_among_them(
    players: int, joker: int, counts: bool
) -> None:
    parliament = Parliament(players)
    parliament.hold(1, card(ROSES, 1), joker)
    assert parliament.state.politicians[1] == (2 if counts else 1)
    parliament.turn_up("ireland")
    assert (parliament.state.phase == LAYING) == counts


@rule("KO-10.1")
def test_hands_are_secret_and_everything_else_is_open() -> None:
    parliament = Parliament(4)
    parliament.vote("ireland", *[[card(party, 1), card(party, 3)] for party in (1, 2, 3, 5)])
    parliament.all_pass()
    state = parliament.state
    onlooker = state.view(None)
    mine = state.view(1)
    assert isinstance(onlooker, KoalitionView)
    assert isinstance(mine, KoalitionView)
    assert onlooker.hand is None
    assert mine.hand == tuple(state.hands[1])
    assert onlooker.politicians == mine.politicians == (15,) * 4
    assert onlooker.aside == (0, len(state.action_deck))
    swapped = state.copy()
    swapped.hands[2], swapped.hands[3] = swapped.hands[3], swapped.hands[2]
    swapped.known = state.known
    assert swapped.view(1) == mine


@rule("KO-10.2")
def test_what_goes_back_into_a_hand_stays_known_until_it_is_laid() -> None:
    parliament = Parliament(4)
    laid = [[card(party, 1), card(party, 3)] for party in (1, 2, 3, 5)]
    parliament.vote("ireland", *laid)
    parliament.all_pass()
    state = parliament.state
    view = state.view(0)
    assert isinstance(view, KoalitionView)
    assert view.known == tuple(tuple(sorted(cards)) for cards in laid)
    for seed in range(20):
        imagined = Koalition.imagine(view, Random(seed))
        for seat in range(4):
            assert set(laid[seat]) <= set(imagined.hands[seat])
    parliament.turn_up("greece")
    parliament.lay(card(1, 1))
    assert state.known[0] == [card(1, 3)]


def test_card_numbers_are_where_they_should_be() -> None:
    assert card(0, 8) == 0
    assert card(6, 1) == FIRST_JOKER - 1
