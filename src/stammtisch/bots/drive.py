"""Plays a table to its end by asking its players in turn, fairly and never without end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from stammtisch.bots.bot import Clock
from stammtisch.core.data import Move, Result, View
from stammtisch.core.table import Happening, Table


class Player(Protocol):
    """Whoever decides for a seat: a bot, or a person behind a screen."""

    def decide(self, view: View, clock: Clock) -> Move | None: ...


MakeClock = Callable[[bool], Clock]
"""Starts the clock of one decision; the argument says whether it is the last call."""
Watcher = Callable[[list[Happening]], None]


def untimed(last_call: bool) -> Clock:
    """A clock without a deadline, for results that are the same on every machine."""
    return Clock(last_call=last_call)


def drive(
    table: Table,
    players: Sequence[Player],
    random: Random,
    clock: MakeClock = untimed,
    watch: Watcher | None = None,
) -> Result:
    """Play on until the game is over.

    Every round asks all that may act, in an order drawn anew so that no seat is always the
    quickest. When a round passes in silence, the seats the table waits for hear the last call;
    if they stay silent even then, one of them plays its default move. So every round of asking
    brings at least one move, and a game has only so many moves.
    """
    while table.state.result is None:
        if not (_ask_all(table, players, random, clock, watch)):
            _last_call(table, players, random, clock, watch)
    return table.state.result


def _ask_all(
    table: Table, players: Sequence[Player], random: Random, clock: MakeClock, watch: Watcher | None
) -> bool:
    """Ask everybody who may act; whether anybody moved."""
    anybody = False
    for seat in _in_any_order(table.state.may_act, random):
        if seat not in table.state.may_act:
            continue  # what the others just did has ended its say
        move = players[seat].decide(table.state.view(seat), clock(False))
        if move is not None:
            _play(table, seat, move, watch)
            anybody = True
    return anybody


def _last_call(
    table: Table, players: Sequence[Player], random: Random, clock: MakeClock, watch: Watcher | None
) -> None:
    """Somebody the table waits for moves, or has its default move played."""
    waiting = _in_any_order(table.state.pending, random)
    for seat in waiting:
        move = players[seat].decide(table.state.view(seat), clock(True))
        if move is not None:
            _play(table, seat, move, watch)
            return
    _play(table, waiting[0], table.state.default(waiting[0]), watch)


def _play(table: Table, seat: int, move: Move, watch: Watcher | None) -> None:
    happened = table.play(seat, move)
    if watch is not None:
        watch(happened)


def _in_any_order(seats: tuple[int, ...], random: Random) -> list[int]:
    order = list(seats)
    random.shuffle(order)
    return order
