"""Driving a table with players who are quick, silent, or only answer at last."""

from random import Random

from stammtisch import Move, Table, View, game
from stammtisch.bots import Clock, drive, make_bot


class Silent:
    """Never says a word."""

    def decide(self, view: View, clock: Clock) -> Move | None:
        return None


def test_silence_plays_default_moves_to_the_end() -> None:
    table = Table.new(game("saludos"), 3, seed=bytes(32))
    assert drive(table, [Silent()] * 3, Random(1)).ending in ("press", "projects")


def test_a_bot_among_the_silent_still_finishes() -> None:
    table = Table.new(game("saludos"), 4, seed=bytes(32))
    bot = make_bot("saludos:normal", 0, Random(2))
    result = drive(table, [bot, Silent(), Silent(), Silent()], Random(1))
    assert result.scores[0] == max(result.scores)


def test_the_watcher_is_told_everything_in_order() -> None:
    table = Table.new(game("saludos"), 3, seed=bytes(32))
    before = len(table.log.entries)
    told: list[int] = []
    bots = [make_bot("saludos:easy", seat, Random(seat)) for seat in range(3)]
    drive(table, bots, Random(1), watch=lambda news: told.extend(h.entry.n for h in news))
    assert told == list(range(before, len(table.log.entries)))
