"""What the bots of Koalition reckon with: the count, the rehearsal, the standing, and manners."""

from bisect import bisect_left
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from stammtisch import Happening, Table, game
from stammtisch.bargaining.deals import Agree, Decline
from stammtisch.bots import TEMPERAMENTS, Bot, Clock, drive, make_bot
from stammtisch.bots.bot import Temperament
from stammtisch.bots.koalition.floor import MOST_COALITIONS, Floor
from stammtisch.bots.koalition.hard import Hard
from stammtisch.bots.koalition.normal import Normal
from stammtisch.bots.koalition.outlook import likelihoods, prospects
from stammtisch.bots.koalition.rehearsal import Rehearsal
from stammtisch.bots.koalition.standing import standing
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.figures import FIRST_ACTION
from stammtisch.games.koalition.phases.europe import final_scores
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING, TALKS
from stammtisch.games.koalition.state import Koalition


def moments(players: int, seed: int, every: int = 7) -> list[Koalition]:
    """Some positions of a random game with cards on the table."""
    random = Random(seed)
    state = game("koalition").start(players)
    found: list[Koalition] = []
    step = 0
    while state.result is None:
        assert isinstance(state, Koalition)
        step += 1
        if state.laid_by and step % every == 0:
            found.append(state.copy())
        seat = state.pending[int(random.random() * len(state.pending))]
        move = state.sample(seat, random)
        assert move is not None
        state.play(seat, move)
    return found


@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_the_floor_counts_as_the_engine_does(players: int) -> None:
    """The same coalitions, the same points, the same score sheets."""
    compared = 0
    for seed in range(4):
        for state in moments(players, seed):
            found = prospects(state)
            if not found or len(found) >= MOST_COALITIONS:
                continue
            floor = Floor(state)
            floor.count()
            ours = sorted(floor.booked_by(number) for number in range(len(floor.coalitions)))
            assert ours == sorted(prospect.booked for prospect in found)
            likely = likelihoods(found, players)
            expected = [
                sum(part * p.points[seat] for part, p in zip(likely, found, strict=True))
                for seat in range(players)
            ]
            assert floor.expected() == pytest.approx(expected)
            compared += 1
    assert compared > 20


def test_the_floor_sees_who_leads() -> None:
    for state in moments(5, 9):
        floor = Floor(state)
        assert [floor.leader(p) for p in range(PARTIES)] == [
            state.leader(p) for p in range(PARTIES)
        ]


@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_a_rehearsal_lays_every_card_and_no_card_twice(players: int) -> None:
    for state in moments(players, 2, every=5):
        if state.phase not in (LAYING, ACTIONS):
            continue
        floor = Floor(state)
        held = sorted(card for hand in floor.hands for card in hand)
        before = len(floor.owners)
        rehearsal = Rehearsal(floor, Random(1), float("inf"))
        assert rehearsal.finish(state.phase == ACTIONS, state.opened, state.passes, state.turn)
        assert len(floor.owners) == players * floor.needed
        assert floor.owners == [(state.starter + n) % players for n in range(len(floor.owners))]
        left = sorted(card for hand in floor.hands for card in hand)
        assert len(held) - len(left) == len(floor.owners) - before
        assert all(held.count(card) == 1 for card in held)
        assert min(floor.acts) >= 0


def test_a_rehearsal_without_time_says_that_it_was_broken_off() -> None:
    state = next(state for state in moments(5, 3) if state.phase == LAYING)
    assert not Rehearsal(Floor(state), Random(1), 0.0).finish(False, False, 0, 0)


@pytest.mark.parametrize("players", [3, 5, 10])
def test_somebody_wins(players: int) -> None:
    """Chances add up to one, before the last vote and after it."""
    for state in moments(players, 4):
        floor = Floor(state)
        promises = standing().promises(floor)
        for left in (0, 1, 3):
            chances = [
                standing().chance(seat, state.booked, left, 0, promises) for seat in range(players)
            ]
            assert sum(chances) == pytest.approx(1.0)


@pytest.mark.rule("KO-9.1", "KO-9.2", "KO-9.3", "KO-9.5")
def test_after_the_last_vote_the_europe_bonus_decides() -> None:
    random = Random(8)
    for _ in range(200):
        booked = [random.choice((0, 0, 1, 2, 3, 5)) for _ in range(4 * PARTIES)]
        scores = final_scores(4, booked)
        winners = [seat for seat in range(4) if scores[seat] == max(scores)]
        for seat in range(4):
            chance = standing().chance(seat, booked, 0, 0, [0.0] * 4)
            assert chance == (1 / len(winners) if seat in winners else 0.0)


def test_without_any_time_the_hard_bot_still_plays_legally() -> None:
    table = Table.new(game("koalition"), 6, seed=bytes(32))
    bots = [make_bot("koalition:hard", seat, Random(seat)) for seat in range(6)]
    clock = partial(Clock, 1.0, 0.0)
    assert drive(table, bots, Random(1), lambda last_call: clock(last_call)).winners


def talks(seed: int) -> Koalition | None:
    """A table of normal bots at the moment when one has proposed a coalition to others."""
    table = Table.new(game("koalition"), 5, seed=Random(seed).randbytes(32))
    bots = [make_bot("koalition:normal", seat, Random(seat)) for seat in range(5)]
    found: list[Koalition] = []

    def watch(_: list[Happening]) -> None:
        state = table.state
        assert isinstance(state, Koalition)
        if not found and state.phase == TALKS and state.talks and state.talks.proposals:
            found.append(state.copy())

    drive(table, bots, Random(seed), watch=watch)
    return found[0] if found else None


@pytest.fixture(scope="module")
def proposals() -> list[Koalition]:
    """Tables with a proposal on them."""
    return [state for state in map(talks, range(40)) if state is not None]


def agreements(temperament: Temperament, tables: list[Koalition]) -> int:
    """How many of the proposals named members of this temperament agree to."""
    agreed = 0
    for state in tables:
        assert state.talks is not None
        (proposal, *_) = state.talks.proposals
        for seat in set(proposal.members) - set(proposal.agreed):
            bot = make_bot(f"koalition:normal:{temperament}", seat, Random(1))
            move = bot.decide(state.view(seat), Clock())
            assert isinstance(move, Agree | Decline)
            agreed += isinstance(move, Agree)
    return agreed


def test_a_cautious_bot_shakes_more_hands_than_a_greedy_one(proposals: list[Koalition]) -> None:
    counted = {temper: agreements(temper, proposals) for temper in TEMPERAMENTS}
    assert counted["cautious"] > counted["steady"] > counted["greedy"]


def reasons(level: str, temperament: str, seed: int) -> list[str]:
    """Why five bots of a temperament did what they did in a game."""
    table = Table.new(game("koalition"), 5, seed=Random(seed).randbytes(32))
    bots = [make_bot(f"koalition:{level}:{temperament}", s, Random(s)) for s in range(5)]
    codes: list[str] = []

    def listen(bots: list[Bot], _: list[Happening]) -> None:
        for bot in bots:
            reason = bot.explain()
            if reason is not None:
                codes.append(reason.code)

    drive(table, bots, Random(seed), watch=partial(listen, bots))
    return codes


def test_only_the_vengeful_hold_a_grudge() -> None:
    told = {
        temper: sum(reasons("normal", temper, seed).count("grudge") for seed in range(8))
        for temper in ("steady", "vengeful")
    }
    assert told["steady"] == 0
    assert told["vengeful"] > 0


def test_the_loyal_prefer_those_they_sat_with_before(proposals: list[Koalition]) -> None:
    """Made to remember other partners, a loyal bot changes its proposal; a steady one does not."""
    changed = {"steady": 0, "loyal": 0}
    for state in proposals:
        assert state.talks is not None
        fresh = state.copy()
        assert fresh.talks is not None
        fresh.talks = type(fresh.talks).of(replace(fresh.talks.view(), proposals=(), said=()))
        for temper in ("steady", "loyal"):
            for seat in fresh.pending:
                offers = set()
                for other in range(5):
                    bot = make_bot(f"koalition:normal:{temper}", seat, Random(1))
                    assert isinstance(bot, Normal)
                    bot._round = len(fresh.record)
                    bot._partners = (other,)
                    offers.add(bot.decide(fresh.view(seat), Clock()))
                changed[temper] += len(offers) > 1
    assert changed["steady"] == 0
    assert changed["loyal"] > 0


def test_when_all_is_known_the_hard_bot_plays_the_best_card() -> None:
    """The last card of a vote, and no actions in any hand: nothing is left to imagine."""
    decided = 0
    for seed in range(40):
        for state in moments(4, seed, every=1):
            whole = 4 * state.figures.needed[state.country]
            if state.phase != LAYING or len(state.laid_by) != whole - 1:
                continue
            for hand in state.hands:
                state.discards += [card for card in hand if card >= FIRST_ACTION]
                del hand[bisect_left(hand, FIRST_ACTION) :]
            state.actions = [0] * 4
            seat = state.turn
            bot = make_bot("koalition:hard", seat, Random(seed))
            assert isinstance(bot, Hard)
            chances = {move: bot._chance_after(state, move) for move in state.moves(seat)}
            if max(chances.values()) < min(chances.values()) + 0.2:
                continue
            move = bot.decide(state.view(seat), Clock())
            assert move is not None
            assert chances[move] > max(chances.values()) - 0.05
            decided += 1
    assert decided > 5
