"""The log of every table: appended in order, on disk before anybody is told."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence

from sqlalchemy import delete, insert, select

from stammtisch.store.appending import Conflict, Row, appender
from stammtisch.store.database import Database
from stammtisch.store.news import News
from stammtisch.store.schema import entries, snapshots

AT_ONCE = 1000
"""Entries written in one transaction."""

Waiting = tuple[str, Sequence[Row], "asyncio.Future[None]"]


class Logbook:
    """Appends and reads entries. Appends of many tables share a transaction, and so a flush."""

    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news
        self._appender = appender(database)
        self._waiting: deque[Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Returns when the rows are on disk, all of them; raises Conflict, and none of them is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, rows, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, size = [], 0
                while self._waiting and size < AT_ONCE:
                    batch.append(self._waiting.popleft())
                    size += len(batch[-1][1])
                await self._commit(batch)
        finally:
            self._writer = None

    async def _commit(self, batch: list[Waiting]) -> None:
        rows = [(table, row) for table, rows, _ in batch for row in rows]
        news = self._news.words("log", dict.fromkeys(table for table, _, _ in batch))
        try:
            await self._appender.append(rows, news)
        except Conflict as error:
            if len(batch) == 1:
                _fail(batch[0][2], error)
                return
            for one in batch:  # only the guilty one is to fail
                await self._commit([one])
        except Exception as error:
            for _, _, done in batch:
                _fail(done, error)
        else:
            for _, _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def close(self) -> None:
        """Nothing can be appended any more."""
        await self._appender.close()

    async def read(self, table: str, start: int = 0) -> list[Row]:
        """The entries of a table from number `start` on."""
        wanted = (
            select(entries.c.n, entries.c.entry, entries.c.at, entries.c.player, entries.c.nonce)
            .where(entries.c.table_id == table, entries.c.n >= start)
            .order_by(entries.c.n)
        )
        async with self._database.read() as connection:
            return [Row(*row) for row in await connection.execute(wanted)]

    async def find_nonce(self, table: str, player: str, nonce: str) -> int | None:
        """The entry that a move with this nonce became."""
        wanted = select(entries.c.n).where(
            entries.c.table_id == table, entries.c.player == player, entries.c.nonce == nonce
        )
        async with self._database.read() as connection:
            found: int | None = (await connection.execute(wanted)).scalar()
            return found

    # Snapshots: a cache, which may be emptied at any time

    async def keep_snapshot(self, table: str, n: int, state: bytes) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            await connection.execute(insert(snapshots).values(table_id=table, n=n, state=state))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot: after how many entries, and the state."""
        wanted = select(snapshots.c.n, snapshots.c.state).where(snapshots.c.table_id == table)
        async with self._database.read() as connection:
            found = (await connection.execute(wanted)).first()
            return (found.n, found.state) if found else None

    async def drop_snapshots(self, tables: Iterable[str] | None = None) -> None:
        """Forget the snapshots of some tables, or of all."""
        which = delete(snapshots)
        if tables is not None:
            which = which.where(snapshots.c.table_id.in_(list(tables)))
        async with self._database.write() as connection:
            await connection.execute(which)


def _fail(done: "asyncio.Future[None]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
