"""How long a table of a thousand moves takes from the database into memory."""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from stammtisch import Table, game
from stammtisch.core.codec import encode
from stammtisch.server.clocks import Clocks
from stammtisch.server.loading import load, snapshot_of
from stammtisch.store import Database, Logbook, Row, SeatRecord, TableRecord, Tables
from stammtisch.store.news import news
from stammtisch.store.records import NoClock

MOVES = 1000
ROUNDS = 20


class LongTable(NamedTuple):
    """A table in a database, and as it has to be once it is loaded."""

    tables: Tables
    logbook: Logbook
    record: TableRecord
    table: Table

    async def keep_snapshot(self) -> None:
        n = len(self.table.log.entries)
        clocks = Clocks(NoClock()).anchor(n, 1)
        await self.logbook.keep_snapshot(self.record.id, n, snapshot_of(self.table, clocks))

    async def load(self) -> Table:
        return (await load(self.logbook, self.tables, self.record, [], 2)).table


async def long_table(database: Database, moves: int = MOVES) -> LongTable:
    """Seven people who play at random, until the log is so long."""
    await database.upgrade()
    paper = news(database)
    tables, logbook = Tables(database, paper), Logbook(database, paper)
    random = Random(11)
    table = Table.new(game("saludos"), 7, seed=bytes(32))
    while len(table.log.entries) < moves:
        seat = random.choice(table.state.may_act)
        move = table.state.sample(seat, random)
        if move is not None:
            table.play(seat, move)
    record = TableRecord(
        id="a" * 12,
        code="ABCDE",
        host="b" * 16,
        game="saludos",
        status="playing",
        edition=table.log.header.edition,
        options=table.log.header.options,
        seats=(SeatRecord(player="b" * 16, name="Anna"),) * 7,
        commitment=table.log.header.commitment,
        created=1,
        started=1,
    )
    await tables.create(record, bytes(32))
    await logbook.append(record.id, [Row(e.n, encode(e), e.n) for e in table.log.entries])
    return LongTable(tables, logbook, record, table)


async def measure(folder: Path) -> None:
    database = Database(f"sqlite:///{folder}/long.db")
    long = await long_table(database)
    for how in ("without a snapshot", "with one"):
        took = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            await long.load()
            took.append(time.perf_counter() - began)
        print(f"{MOVES:,} moves {how}: {1000 * sorted(took)[ROUNDS // 2]:.1f} ms")
        await long.keep_snapshot()
    await long.logbook.close()
    await database.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))
