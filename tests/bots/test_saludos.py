"""What the bots of Saludos Amigos reckon with: the bag, standing offers, shares, and the clock."""

from functools import partial
from random import Random

import pytest

from stammtisch import Happening, Table, game
from stammtisch.bots import Bot, Clock, drive, make_bot
from stammtisch.bots.saludos.chances import chances
from stammtisch.bots.saludos.forecast import Forecast
from stammtisch.bots.saludos.horizon import Horizon, horizon
from stammtisch.games.saludos.box import editions

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
