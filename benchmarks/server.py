"""How many live tables a server holds: more and more, until 99 of 100 moves take over 50 ms.

Each contender runs alone, in a process of its own: ours with durable writes on each database, and
boardgame.io, which keeps all in memory. The time is from sending a move until everybody at the
table has it.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.live.boardgame_io import BoardgameIo
from benchmarks.live.ours import Stammtisch
from benchmarks.live.playing import SEATS, Contender, Measured
from postgres import new_database, running_postgres

LIMIT = 0.050
"""Seconds that 99 of 100 moves may take to reach everybody."""
HELD = 0.95
"""The part of the moves asked for that must be played in time."""
STEP = 1.25

Start = Callable[[], AbstractContextManager[Contender]]


def contenders(folder: Path, postgres: str) -> dict[str, Start]:
    """Everything that can be measured; each start begins with an empty database."""
    files = iter(range(1_000))

    def on_sqlite() -> AbstractContextManager[Contender]:
        return Stammtisch(f"sqlite:///{folder}/{next(files)}.db").running()

    def on_postgresql() -> AbstractContextManager[Contender]:
        return Stammtisch(asyncio.run(new_database(postgres))).running()

    peer = BoardgameIo()
    return {
        "Stammtisch, SQLite": on_sqlite,
        "Stammtisch, PostgreSQL": on_postgresql,
        "boardgame.io, in memory": peer.running,
    }


def holds(found: Measured, rate: float) -> bool:
    return found.most <= LIMIT and found.moves >= HELD * found.tables * rate


def search(start: Start, tables: int, rate: float, seconds: float) -> Iterator[Measured]:
    """Measure with so many tables, then with more until it is too much, or with fewer until not."""
    direction = 0
    while True:
        with start() as contender:
            found = uvloop.run(contender.measure(tables, rate, seconds))
        yield found
        now = 1 if holds(found, rate) else -1
        if direction and now != direction:
            return
        direction = now
        tables = round(tables * STEP**direction)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables",
        type=int,
        default=250,
        help="tables to begin with; 0 to measure the memory alone",
    )
    parser.add_argument("--rate", type=float, default=2.0, help="moves a second and seat")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of one measurement")
    parser.add_argument("--idle", type=int, default=1000, help="tables for the memory, or 0")
    parser.add_argument("--only", default="", help="contenders whose name holds this")
    asked = parser.parse_args()
    rate = asked.rate * SEATS
    shown = Table(title=f"{SEATS} players at each table, {asked.rate:g} moves a second each")
    for heading in (
        "server",
        "tables",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "its CPU",
        "players' CPU",
        "held",
    ):
        shown.add_column(heading, justify="left" if heading == "server" else "right")
    most: dict[str, float] = {}
    memory: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, running_postgres(durable=True) as postgres:
        for name, start in contenders(Path(folder), postgres).items():
            if asked.only not in name:
                continue
            for found in search(start, asked.tables, rate, asked.seconds) if asked.tables else ():
                good = holds(found, rate)
                print(f"{name}: {found}", file=sys.stderr, flush=True)
                if good:
                    most[name] = max(most.get(name, 0.0), found.moves)
                shown.add_row(
                    name,
                    f"{found.tables:,}",
                    f"{found.moves:,.0f}",
                    f"{found.half * 1000:.1f}",
                    f"{found.most * 1000:.1f}",
                    f"{found.busy:.0%}",
                    f"{found.players:.0%}",
                    "yes" if good else "no",
                )
            if asked.idle:
                with start() as contender:
                    memory[name] = uvloop.run(contender.idle(asked.idle))
    console = Console(width=110)
    console.print(shown)
    for name, moves in most.items():
        console.print(f"{name}: at most {moves:,.0f} moves/s")
    for name, megabytes in memory.items():
        each = f"{1000 * megabytes / asked.idle:,.0f} kB for each, the program included"
        console.print(f"{name}: {megabytes:,.0f} MB with {asked.idle:,} idle tables, {each}")


if __name__ == "__main__":
    main()
