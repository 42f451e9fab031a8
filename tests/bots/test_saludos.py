"""What the bots of Saludos Amigos reckon with: the bag, standing offers, shares, and the clock."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from stammtisch import Happening, Move, Table, View, game
from stammtisch.bots import Bot, Clock, drive, make_bot
from stammtisch.bots.drive import Player
from stammtisch.bots.saludos.acquaintance import Acquaintance
from stammtisch.bots.saludos.chances import chances
from stammtisch.bots.saludos.forecast import ACTIVE, Forecast
from stammtisch.bots.saludos.hard import Hard
from stammtisch.bots.saludos.horizon import Horizon, horizon
from stammtisch.games.saludos.box import editions
from stammtisch.games.saludos.moves import Propose

PRESSES = editions.standard.press.chits
NOTHING_LAID = (0,) * 7


def bag_to_the_end(random: Random) -> tuple[int, int, int]:
    """Contracts, their money, and journalists of one game, drawn chit by chit."""
    laid = [0] * 7
    full = editions.standard.bag()
    contracts = money = presses = 0
    while True:
        bag = [chit for chit in range(7) for _ in range(full[chit] - laid[chit])]
        chit = random.choice(bag)
        complete = sum(laid[project] == project for project in range(1, 7))
        if chit == 0:
            presses += 1
            laid[0] += complete >= 3
            if laid[0] == 2:
                return contracts, money, presses
            continue
        value = chit + laid[chit] + 1
        laid[chit] += 1
        if laid[chit] == chit and complete == 3:
            return contracts, money, presses
        contracts += 1
        money += value


def test_the_horizon_is_the_mean_over_many_bags() -> None:
    random = Random(4)
    games = [bag_to_the_end(random) for _ in range(3000)]
    ahead = horizon(NOTHING_LAID, PRESSES)
    for expected, column in zip(ahead, zip(*games, strict=True), strict=True):
        assert expected == pytest.approx(sum(column) / len(games), rel=0.03)


def test_nothing_is_ahead_when_the_game_is_over() -> None:
    assert horizon((0, 1, 2, 3, 4, 0, 0), PRESSES) == Horizon(0.0, 0.0, 0.0)
    assert horizon((2, 1, 2, 3, 0, 0, 0), PRESSES) == Horizon(0.0, 0.0, 0.0)


def forecast(strengths: tuple[int, ...], value: int = 8) -> Forecast:
    players = len(strengths)
    ahead = horizon(NOTHING_LAID, PRESSES)
    return Forecast(0, value, strengths, (5,) * players, (3,) * players, ahead, chances())


def test_an_offer_that_nobody_can_beat_is_worth_its_outcome() -> None:
    everybody = forecast((6, 6, 6))
    shares = [4, 2, 2]
    assert everybody.worth(0b111, shares, 5) == everybody.outcome(0b111, shares)


def test_more_of_the_contract_is_worth_more() -> None:
    talks = forecast((6, 6, 6))
    assert talks.outcome(0b111, [4, 2, 2]) > talks.outcome(0b111, [2, 3, 3])


def test_an_offer_that_will_be_beaten_is_worth_less_than_its_outcome() -> None:
    talks = forecast((4, 9, 9))
    alone = [8, 0, 0]
    assert talks.worth(0b001, alone, 5) < talks.outcome(0b001, alone)


def test_when_time_is_up_no_offer_is_looked_into() -> None:
    talks = forecast((5, 6, 7, 8, 9))
    talks.clock = Clock(deadline=0.0)
    assert talks.worth(0b00011, [4, 4, 0, 0, 0], 5) == talks.outcome(0b00011, [4, 4, 0, 0, 0])
    assert not talks.solved


def test_without_any_time_the_hard_bot_still_plays_legally() -> None:
    table = Table.new(game("saludos"), 7, seed=bytes(32))
    bots = [make_bot("saludos:hard", seat, Random(seat)) for seat in range(7)]
    result = drive(
        table, bots, Random(1), lambda last_call: Clock(deadline=0.0, last_call=last_call)
    )
    assert result.winners


def _collect(bots: list[Bot], codes: list[str], _: list[Happening]) -> None:
    for bot in bots:
        reason = bot.explain()
        if reason is not None:
            codes.append(reason.code)


def test_a_vengeful_bot_remembers_and_a_steady_one_does_not() -> None:
    """Among the same players, only the vengeful refuse for a grudge."""
    grudges = {}
    for temperament in ("steady", "vengeful"):
        table = Table.new(game("saludos"), 5, seed=bytes(32))
        bots = [make_bot(f"saludos:normal:{temperament}", s, Random(s)) for s in range(5)]
        codes: list[str] = []

        told = partial(_collect, bots, codes)
        drive(table, bots, Random(1), watch=told)
        grudges[temperament] = codes.count("grudge")
    assert grudges["steady"] == 0
    assert grudges["vengeful"] > 0


def busy(level: str) -> float:
    """How likely a hard bot thinks that others move the mug, after a game with four of them."""
    table = Table.new(game("saludos"), 5, seed=bytes(32))
    bots = [
        make_bot(f"saludos:{'hard' if seat == 0 else level}", seat, Random(seat))
        for seat in range(5)
    ]
    drive(table, bots, Random(1), lambda last_call: Clock(0.1, last_call=last_call))
    (me, *_) = bots
    assert isinstance(me, Hard)
    assert me.people is not None
    return sum(me.people.activity()[1:]) / 4


def test_the_hard_bot_gets_to_know_who_moves_the_mug() -> None:
    assert busy("easy") < busy("normal") - 0.1 < ACTIVE


def test_people_who_refuse_fair_shares_are_thought_harder_to_please() -> None:
    """Asked for the same again and again, a stranger who always declines is known for it."""
    talks = forecast((6, 6, 6))
    people = Acquaintance(0, 3)
    for _ in range(3):
        people.answered(talks, 1, 0.5, False, 0.0)
        people.answered(talks, 2, 0.5, False, 1.0)
    assert people.shifts[1] < -0.3 < 0.0 < people.shifts[2]


class Overheard:
    """A bot whose offers and answers are counted."""

    def __init__(self, bot: Bot, seen: Counter[str]) -> None:
        self.bot = bot
        self.seen = seen

    def decide(self, view: View, clock: Clock) -> Move | None:
        move = self.bot.decide(view, clock)
        self.seen[type(move).__name__] += 1
        if isinstance(move, Propose):
            self.seen["asked"] += move.shares[move.members.index(self.bot.seat)]
        return move


def manners(temperament: str, games: int = 4) -> Counter[str]:
    """What one normal bot of a temperament does among four steady ones."""
    seen: Counter[str] = Counter()
    for number in range(games):
        table = Table.new(game("saludos"), 5, seed=Random(number).randbytes(32))
        odd = make_bot(f"saludos:normal:{temperament}", 2, Random(2))
        players: list[Player] = [make_bot("saludos:normal", s, Random(s)) for s in range(5)]
        players[2] = Overheard(odd, seen)
        drive(table, players, Random(number))
    return seen


def test_temperaments_can_be_felt() -> None:
    """The greedy ask for most; the loyal leave more to others; the cautious take what they get."""
    met = {temper: manners(temper) for temper in ("steady", "greedy", "loyal", "cautious")}
    asks = {temper: seen["asked"] / seen["Propose"] for temper, seen in met.items()}
    says_yes = {t: seen["Agree"] / (seen["Agree"] + seen["Decline"]) for t, seen in met.items()}
    assert asks["greedy"] > asks["steady"] + 0.2
    assert asks["cautious"] < asks["steady"]
    assert says_yes["cautious"] > says_yes["steady"] > says_yes["greedy"]
    assert asks["loyal"] < asks["steady"]
