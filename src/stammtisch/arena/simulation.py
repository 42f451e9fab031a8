"""Plays many games of bots over several processes; the same seed gives the same games."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from stammtisch.arena.workers import work
from stammtisch.bots import drive, make_bot
from stammtisch.core.data import CHANCE
from stammtisch.core.game import BadSetup, game
from stammtisch.core.table import Table

CHUNK = 10
"""Games a process plays before it reports."""


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    """As level or level:temperament; they move on by a seat from game to game."""
    games: int
    seed: str
    options: dict[str, Any] = {}
    edition: str = ""
    """The text of an edition file of one's own; empty for the standard one."""


class Tally(msgspec.Struct, kw_only=True):
    """What came of some games: only counts, so that tallies add up alike in any order."""

    games: int = 0
    decisions: Counter[int] = msgspec.field(default_factory=Counter)
    """How many games took so many decisions."""
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    """The same for rounds, in games that count them."""
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    seat_scores: Counter[int] = msgspec.field(default_factory=Counter)
    seat_wins: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    """Per seat and number of winners."""
    bot_seats: Counter[str] = msgspec.field(default_factory=Counter)
    """How many seats each bot has filled."""
    bot_scores: Counter[str] = msgspec.field(default_factory=Counter)
    bot_wins: Counter[tuple[str, int]] = msgspec.field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for name in self.__struct_fields__:
            if name != "games":
                getattr(self, name).update(getattr(other, name))


def check(plan: Simulation) -> None:
    """Raise BadSetup, BadBot or BadEdition if the games can't be played."""
    if plan.games < 1:
        raise BadSetup(f"at least 1 game is needed, not {plan.games}")
    _new_table(plan, "check")
    for description in plan.bots:
        make_bot(f"{plan.game}:{description}", 0, Random(0))


def simulate(plan: Simulation, jobs: int) -> Iterator[Tally]:
    """Play all games; a tally for every chunk as it is done."""
    for _, tally in work(partial(_play_chunk, plan), range(-(-plan.games // CHUNK)), jobs):
        yield tally


def _play_chunk(plan: Simulation, chunk: int) -> Tally:
    tally = Tally()
    for number in range(chunk * CHUNK, min(chunk * CHUNK + CHUNK, plan.games)):
        _play_game(plan, number, tally)
    return tally


def _new_table(plan: Simulation, deal: str) -> Table:
    played = game(plan.game)
    return Table.new(
        played,
        plan.players,
        msgspec.convert(plan.options, played.options),
        played.editions.parse(plan.edition) if plan.edition else None,
        seed=hashlib.sha256(deal.encode()).digest(),
    )


def _play_game(plan: Simulation, number: int, tally: Tally) -> None:
    deal = f"{plan.seed}/{number}"
    table = _new_table(plan, deal)
    lineup = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players)]
    bots = [
        make_bot(f"{plan.game}:{description}", seat, Random(f"{deal}/bot/{seat}"))
        for seat, description in enumerate(lineup)
    ]
    result = drive(table, bots, Random(f"{deal}/order"))
    tally.games += 1
    tally.decisions[sum(entry.seat != CHANCE for entry in table.log.entries)] += 1
    if hasattr(table.state, "round"):
        tally.rounds[table.state.round] += 1
    tally.endings[result.ending] += 1
    for seat, description in enumerate(lineup):
        tally.seat_scores[seat] += result.scores[seat]
        tally.bot_seats[description] += 1
        tally.bot_scores[description] += result.scores[seat]
    for seat in result.winners:
        tally.seat_wins[seat, len(result.winners)] += 1
        tally.bot_wins[lineup[seat], len(result.winners)] += 1
