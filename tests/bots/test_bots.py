"""What every bot promises, held against every level of every game at every number of players."""

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

import stammtisch.bots
from stammtisch import Move, Table, View, game, games
from stammtisch.bots import TEMPERAMENTS, BadBot, Bot, Clock, Reason, drive, levels, make_bot

LANGUAGES: Final = ("en", "fr", "de")
TEXTS: Final = Path(stammtisch.bots.__file__).parent.parent / "texts"
QUICK: Final = 0.05
HURRIED: Final = 0.02
"""Seconds for a decision, where a test is not about which one it is."""

EVERYBODY = [
    (name, level, players)
    for name in games()
    for level in levels(name)
    for players in range(game(name).fewest, game(name).most + 1)
]


class Witness:
    """Sits beside a bot and checks that it answers on the last call, with reasons that exist."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reasons: list[Reason] = []

    def decide(self, view: View, clock: Clock) -> Move | None:
        assert view.seat == self.bot.seat
        move = self.bot.decide(view, clock)
        if clock.last_call:
            assert move is not None, "silent on the last call"
        reason = self.bot.explain()
        if reason is not None:
            self.reasons.append(reason)
        return move


def seated(name: str, descriptions: list[str], seed: int) -> tuple[Table, list[Bot]]:
    """A table and its bots, all their randomness from one seed."""
    table = Table.new(game(name), len(descriptions), seed=Random(seed).randbytes(32))
    bots = [
        make_bot(f"{name}:{description}", seat, Random(f"{seed}/{seat}"))
        for seat, description in enumerate(descriptions)
    ]
    return table, bots


def short(last_call: bool) -> Clock:
    """Decisions that are the same on every machine."""
    return Clock(effort=QUICK, last_call=last_call)


def hurried(last_call: bool) -> Clock:
    return Clock.running(HURRIED, QUICK, last_call)


@pytest.mark.parametrize(("name", "level", "players"), EVERYBODY)
def test_bots_play_a_whole_game_legally(name: str, level: str, players: int) -> None:
    """An illegal move would raise Refused; a bot silent on the last call fails its witness."""
    temperaments = [TEMPERAMENTS[seat % len(TEMPERAMENTS)] for seat in range(players)]
    table, bots = seated(name, [f"{level}:{temper}" for temper in temperaments], players)
    witnesses = [Witness(bot) for bot in bots]
    result = drive(table, witnesses, Random(players), hurried)
    assert table.state.result == result
    for witness in witnesses:
        for reason in witness.reasons:
            _assert_said_everywhere(reason)


@pytest.mark.parametrize("name", games())
def test_mixed_levels_play_together(name: str) -> None:
    known = levels(name)
    players = game(name).recommended[-1]
    table, bots = seated(name, [known[seat % len(known)] for seat in range(players)], 3)
    assert drive(table, bots, Random(3), hurried).winners


@pytest.mark.parametrize("name", games())
def test_the_same_seeds_give_the_same_game(name: str) -> None:
    best = levels(name)[-1]
    logs = []
    for _ in range(2):
        table, bots = seated(name, [best] * game(name).fewest, 5)
        drive(table, bots, Random(5), short)
        logs.append(table.log.entries)
    assert logs[0] == logs[1]


def _assert_said_everywhere(reason: Reason) -> None:
    for language in LANGUAGES:
        catalogue = (TEXTS / language / "bots.ftl").read_text(encoding="utf-8")
        text = re.search(rf"^reason-{reason.code} =((?:.*\n)(?: +.*\n)*)", catalogue, re.MULTILINE)
        assert text, f"{language}: no text for {reason.code}"
        for fact in re.findall(r"\$([\w-]+)", text[1]):
            assert fact in reason.facts, f"{language}: {reason.code} knows no {fact}"


def test_every_reason_in_the_code_has_a_text() -> None:
    codes = set()
    for path in Path(stammtisch.bots.__file__).parent.rglob("*.py"):
        codes |= set(
            re.findall(r'(?:because|Reason)\(\s*"([\w-]+)"', path.read_text(encoding="utf-8"))
        )
    assert codes
    for language in LANGUAGES:
        catalogue = (TEXTS / language / "bots.ftl").read_text(encoding="utf-8")
        known = set(re.findall(r"^reason-([\w-]+) =", catalogue, re.MULTILINE))
        assert codes == known


@pytest.mark.parametrize(
    ("description", "helpful"),
    [
        ("chess:normal", "the games are saludos"),
        ("saludos:brilliant", "the levels are random, easy"),
        ("saludos:easy:sleepy", "the temperaments are steady"),
    ],
)
def test_a_bad_description_says_what_would_be_right(description: str, helpful: str) -> None:
    with pytest.raises(BadBot, match=helpful):
        make_bot(description, 0, Random(0))
