"""How the bots of Greentown judge towns, plan their works, and treat those they remember."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch import Happening, Table, game
from stammtisch.bots import Clock, drive, make_bot
from stammtisch.bots.greentown import Neighbourly, Planner
from stammtisch.bots.greentown.outlook import Outlook, turns_ahead
from stammtisch.bots.greentown.prospects import Prospects
from stammtisch.bots.greentown.works import Builder, Width
from stammtisch.core.data import CHANCE
from stammtisch.games.greentown.events import ExcursionMade, MarkerTurned
from stammtisch.games.greentown.moves import Lay, LeaveSite, Route, Upgrade
from stammtisch.games.greentown.phases.phase import EXCURSION, SITE, TREE, WORKS
from stammtisch.games.greentown.routes import Objective
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import Town
from tests.games.greentown.towns import naive_worths, random_card, random_town
from tests.games.greentown.village import NW, SE, E, Village, W, card, town

NO_LIMIT = 10**9
A_RIVALS_GREENIE = 3
"""In tenths, what a rival's Greenie counts against a trip."""


@settings(max_examples=80)
@given(seed=st.integers(0, 2**32))
def test_the_trip_expected_is_the_best_of_a_naive_search(seed: int) -> None:
    random = Random(seed)
    seats = random.choice([2, 3, 4])
    town = random_town(random, random.randint(2, 14), seats, random.choice([0, 0.2, 0.5]))
    wishes = random_card(random, random.randint(1, 7))
    traveller = random.randrange(seats)
    rival = -1.0 if seats == 2 else -A_RIVALS_GREENIE / 10
    weights = tuple(0.0 if seat == traveller else rival for seat in range(seats))
    trip = Prospects(town, seats).trip(wishes, traveller, NO_LIMIT, A_RIVALS_GREENIE)
    worths = naive_worths(town, wishes, traveller, seats, Objective(1.0, seats=weights))
    assert trip.exists == bool(worths)
    if worths:
        worth = trip.gains[traveller] + rival * (sum(trip.gains) - trip.gains[traveller])
        assert max(worth, 0.0) == pytest.approx(max(worths[0], 0.0))


def test_a_trip_is_looked_for_within_its_steps() -> None:
    random = Random(3)
    town = random_town(random, 30, 4, 0.1, crowd=(4, 5))
    prospects = Prospects(town, 4)
    prospects.trip(card(8), 0, 300, A_RIVALS_GREENIE)
    # Every first road may take one step beyond its share.
    assert 0 < prospects.nodes <= 300 + 2 * 12


def village_at_work(seed: int, players: int = 4) -> Greentown:
    """A game of beginners, stopped where somebody begins to build."""
    random = Random(seed)
    state = game("greentown").start(players)
    assert isinstance(state, Greentown)
    bots = [make_bot("greentown:easy", seat, Random(f"{seed}/{seat}")) for seat in range(players)]
    until = random.randint(8, 60)
    while True:
        seat = state.pending[0]
        if until < 0 and state.phase == WORKS and state.works_left == 2:
            return state
        if seat == CHANCE:
            move = state.sample(CHANCE, random)
        else:
            move = bots[seat].decide(state.view(seat), Clock())
        assert move is not None
        state.play(seat, move)
        until -= 1


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_is_legal_from_its_first_move_to_its_last(seed: int) -> None:
    state = village_at_work(seed)
    seat = state.seat
    outlook = Outlook(state, seat, (1.0,) * state.players, 500)
    plan = Builder(outlook, Width(4, 2, 3, 2, 2), Random(seed), Clock()).plan(state)
    for move in plan.moves:
        state.play(seat, move)
    assert state.phase not in (WORKS, SITE, TREE)
    assert state.town == plan.state.town
    assert sum(isinstance(move, Lay | Upgrade) for move in plan.moves) == 2
    assert plan.worth == outlook.worth(state.town)


class Counting(Outlook):
    """An outlook that counts the towns it is asked about."""

    asked = 0

    def worth(self, town: Town) -> float:
        self.asked += 1
        return super().worth(town)


def test_more_effort_compares_more_towns() -> None:
    state = village_at_work(2)
    asked = []
    for effort in (0.25, 1.0, 2.0):
        outlook = Counting(state, state.seat, (1.0,) * state.players, 200)
        Builder(outlook, Planner.width, Random(1), Clock(effort)).plan(state)
        asked.append(outlook.asked)
    assert asked[0] < asked[1] < asked[2]


def test_only_the_planner_thinks_of_the_trips_of_others() -> None:
    state = village_at_work(4)
    weights = (1.0,) * state.players
    alone = Outlook(state, state.seat, weights, 500, rivals=False)
    everybody = Outlook(state, state.seat, weights, 500)
    assert set(alone.incomes(state.town)) == {state.seat}
    assert set(everybody.incomes(state.town)) == {0, 1, 2, 3}
    assert Planner.minds_rivals
    assert not Neighbourly.minds_rivals


def test_in_the_last_round_only_those_still_to_come_have_a_turn() -> None:
    state = Village(4).begin().state
    state.ending = "cards"
    state.seat = 2
    assert [turns_ahead(state, seat, Planner.taste) for seat in range(4)] == [0, 0, 1, 1]


# A road past three trees that forks: one way leads past seat 1's house, the other past seat 2's.
# Seat 0 has a house too, beyond the first hotel.
OWN_HOUSE, HOTEL, FORK, NEAR_1, NEAR_2, LAST = 0, 1, 4, 5, 6, 7
FORKED = town(
    (-4, 0, E | W, "c0"),
    (-3, 0, 63, "H"),
    (-2, 0, E | W, "T"),
    (-1, 0, E | W, "T"),
    (0, 0, W | E | SE, "T"),
    (1, 0, W | SE, "c1"),
    (0, 1, NW | E, "c2"),
    (1, 1, 63, "H"),
)
ELSEWHERE, PAST_ME = (HOTEL, 2, HOTEL), (HOTEL, OWN_HOUSE, HOTEL)


def paid_by(level: str, temperament: str, traveller: int, seen: tuple[int, ...]) -> int:
    """Whom a bot at seat 0 passes at the fork, after this traveller has taken that way."""
    state = Village(3).begin().put(FORKED).state
    state.last_traveller, state.last_route = traveller, seen
    state.markers[0], state.begun, state.phase = 0, True, EXCURSION
    bot = make_bot(f"greentown:{level}:{temperament}", 0, Random(1))
    move = bot.decide(state.view(0), Clock())
    assert isinstance(move, Route)
    assert state.refusal(0, move) is None
    return 1 if NEAR_1 in move.tiles else 2


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_vengeful_pass_by_whoever_left_them_out(level: str) -> None:
    assert paid_by(level, "vengeful", 1, ELSEWHERE) == 2
    assert paid_by(level, "vengeful", 2, ELSEWHERE) == 1


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_loyal_call_on_whoever_came_to_see_them(level: str) -> None:
    assert paid_by(level, "loyal", 1, PAST_ME) == 1
    assert paid_by(level, "loyal", 2, PAST_ME) == 2


def test_the_steady_bear_no_grudge() -> None:
    ways = {paid_by("hard", "steady", seat, way) for seat in (1, 2) for way in (ELSEWHERE, PAST_ME)}
    assert len(ways) == 1


def evening(descriptions: list[str], seed: int) -> tuple[list[tuple[int, str]], list[str]]:
    """One game: the markers turned over, by seat, and the reasons given."""
    table = Table.new(game("greentown"), len(descriptions), seed=Random(seed).randbytes(32))
    bots = [
        make_bot(f"greentown:{description}", seat, Random(f"{seed}/{seat}"))
        for seat, description in enumerate(descriptions)
    ]
    turned: list[tuple[int, str]] = []
    reasons: list[str] = []

    def watch(news: list[Happening]) -> None:
        for happening in news:
            for event in happening.events:
                if isinstance(event, MarkerTurned):
                    turned.append((event.seat, event.marker))
        reasons.extend(reason.code for bot in bots if (reason := bot.explain()) is not None)

    drive(table, bots, Random(seed), lambda last_call: Clock(0.5, last_call=last_call), watch)
    return turned, reasons


def test_the_cautious_build_before_the_greedy_do() -> None:
    """Over their first four turns, weighed by how early the markers for building come."""
    early = {"cautious": 0, "greedy": 0}
    for seed in range(4):
        turned, _ = evening(["normal:cautious", "normal:greedy"] * 2, seed)
        for seat, temperament in enumerate(["cautious", "greedy"] * 2):
            markers = [marker for whose, marker in turned if whose == seat][:4]
            early[temperament] += markers.index("build") - markers.index("travel")
    assert early["cautious"] < early["greedy"]


def test_they_say_why() -> None:
    said = {
        code for seed in range(3) for code in evening(["hard:vengeful", "hard:loyal"] * 2, seed)[1]
    }
    assert said >= {"trip", "build-trip", "build-spoil", "trip-grudge", "trip-thanks"}


def open_wishes_of(level: str) -> float:
    """How many wishes a trip of this level leaves open, in the mean over two games."""
    unmet: list[int] = []
    for seed in range(2):
        table = Table.new(game("greentown"), 4, seed=Random(seed).randbytes(32))
        bots = [make_bot(f"greentown:{level}", seat, Random(seat)) for seat in range(4)]

        def watch(news: list[Happening]) -> None:
            for happening in news:
                unmet.extend(e.unmet for e in happening.events if isinstance(e, ExcursionMade))

        drive(table, bots, Random(seed), watch=watch)
    return sum(unmet) / len(unmet)


def test_beginners_leave_more_wishes_open() -> None:
    assert open_wishes_of("easy") > 2 * open_wishes_of("normal")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_without_any_time_they_still_play_to_the_end(level: str) -> None:
    table = Table.new(game("greentown"), 4, seed=bytes(32))
    bots = [make_bot(f"greentown:{level}", seat, Random(seat)) for seat in range(4)]
    out_of_time = drive(
        table, bots, Random(1), lambda last_call: Clock(deadline=0.0, last_call=last_call)
    )
    assert out_of_time.winners


def test_a_plan_is_dropped_when_the_town_is_not_as_planned() -> None:
    """A person took a move back, or time ran out: the bot looks again and stays legal."""
    state = village_at_work(5)
    bot = make_bot("greentown:hard", state.seat, Random(2))
    first = bot.decide(state.view(state.seat), Clock())
    other = next(move for move in state.moves(state.seat) if move != first)
    state.play(state.seat, other)
    if state.phase == SITE:
        state.play(state.seat, LeaveSite())
    second = bot.decide(state.view(state.seat), Clock())
    assert second is not None
    assert state.refusal(state.seat, second) is None
