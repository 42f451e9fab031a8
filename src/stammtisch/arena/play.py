"""Plays one match of a tournament and writes down what came of it."""

import time
from collections import Counter
from random import Random

import msgspec

from stammtisch.arena.duplicate import DuplicateTable
from stammtisch.arena.plan import Match, Plan, match
from stammtisch.arena.tally import Split, Tally
from stammtisch.arena.timing import bin_of
from stammtisch.bots import Bot, Clock, drive, make_bot
from stammtisch.core.data import Move, View
from stammtisch.core.game import game
from stammtisch.core.table import Happening


class Record(msgspec.Struct, frozen=True):
    """The outcome of a match."""

    match: Match
    ending: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    events: dict[str, int]
    splits: tuple[Split, ...]

    def wins(self, seat: int) -> float:
        """The seat's part of the win: winners share it."""
        return (self.places[seat] == 1) / self.places.count(1)


class Chunk(msgspec.Struct, frozen=True):
    """The results of one worker's task. Only the times depend on the machine."""

    records: tuple[Record, ...]
    times: dict[str, tuple[tuple[int, int], ...]]
    """Per entrant, bins of the time scale and how many decisions (silence too) fell into each."""


class Timed:
    """A bot with a stop-watch beside it."""

    def __init__(self, bot: Bot, bins: Counter[int]) -> None:
        self.bot = bot
        self.bins = bins

    def decide(self, view: View, clock: Clock) -> Move | None:
        started = time.perf_counter()
        move = self.bot.decide(view, clock)
        self.bins[bin_of(time.perf_counter() - started)] += 1
        return move


def play_match(plan: Plan, played: Match, times: dict[str, Counter[int]]) -> Record:
    """Play a match. Chance, each bot and the order of asking have randomness of their own."""
    rules = game(plan.game)
    deal = f"{plan.seed}/deal/{played.group}"
    options = msgspec.convert(plan.options, rules.options)
    table = DuplicateTable(rules, plan.players, options, deal)
    players = [
        Timed(
            make_bot(f"{plan.game}:{description}", seat, Random(f"{deal}/bot/{seat}")),
            times.setdefault(description, Counter()),
        )
        for seat, description in enumerate(played.lineup)
    ]

    def clock(last_call: bool) -> Clock:
        if plan.budget is None:
            return Clock(plan.effort, last_call=last_call)
        return Clock.running(plan.budget, plan.effort, last_call)

    tally = Tally()

    def watch(news: list[Happening]) -> None:
        for happening in news:
            tally.see(happening.events)

    result = drive(table, players, Random(f"{deal}/order"), clock, watch)
    return Record(
        match=played,
        ending=result.ending,
        scores=result.scores,
        places=result.places,
        decisions=sum(entry.seat >= 0 for entry in table.log.entries),
        events=dict(sorted(tally.events.items())),
        splits=tuple(tally.splits),
    )


def play_chunk(plan: Plan, number: int) -> Chunk:
    """Play the matches of one task."""
    times: dict[str, Counter[int]] = {}
    first = number * plan.chunk
    records = tuple(
        play_match(plan, match(plan, place), times)
        for place in range(first, min(first + plan.chunk, plan.games))
    )
    return Chunk(records, {name: tuple(sorted(bins.items())) for name, bins in times.items()})
