"""The shortest way of rows to the disk: one statement for many tables, and so one flush.

Nothing else is written nearly as often as the log; everything else goes through SQLAlchemy.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import asyncpg

from stammtisch.store.database import PRAGMAS, Database
from stammtisch.store.news import CHANNEL


class Row(NamedTuple):
    """An entry of the log as it is kept: the bytes of the core's Entry, when, and whose wish."""

    n: int
    entry: bytes
    at: int
    player: str | None = None
    nonce: str | None = None


class Conflict(Exception):
    """The log has grown elsewhere, or the nonce was used: read on, and judge again."""


Named = tuple[str, Row]
"""The table, and a row for its log."""

COLUMNS = "table_id, n, entry, at, player, nonce"


class Appender(ABC):
    @abstractmethod
    async def append(self, rows: Sequence[Named], news: Sequence[str]) -> None:
        """All the rows are on disk when it returns, and the news is told; or it raises, and none
        of it has happened. Raises Conflict where a row was there already."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of what is open."""


def appender(database: Database) -> Appender:
    """The one that suits the database."""
    return SqliteAppender(database) if database.is_sqlite else PostgresAppender(database)


class SqliteAppender(Appender):
    """A connection in a thread of its own: each hop between threads costs as much as a move."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, "log")
        self._connection: sqlite3.Connection | None = None

    async def append(self, rows: Sequence[Named], news: Sequence[str]) -> None:
        async with self._database.turn:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: Sequence[Named]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._database.url.database or "",
                isolation_level=None,  # a statement is a transaction
                check_same_thread=False,
            )
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        marks = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
        values = [value for table, row in rows for value in (table, *row)]
        try:
            self._connection.execute(f"INSERT INTO entries ({COLUMNS}) VALUES {marks}", values)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()


class PostgresAppender(Appender):
    """One statement, one journey: it inserts the rows, and notifies the other processes."""

    STATEMENT = f"""
        WITH written AS (
            INSERT INTO entries ({COLUMNS})
            SELECT * FROM unnest(
                $1::text[], $2::int[], $3::bytea[], $4::bigint[], $5::text[], $6::text[])
            RETURNING n
        )
        SELECT pg_notify('{CHANNEL}', words)
        FROM unnest($7::text[]) AS words, (SELECT count(*) FROM written) AS all_of_them
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, rows: Sequence[Named], news: Sequence[str]) -> None:
        columns = list(zip(*((table, *row) for table, row in rows), strict=True))
        async with self._database.engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert isinstance(driver, asyncpg.Connection)
            try:
                await driver.execute(self.STATEMENT, *columns, news)
            except asyncpg.IntegrityConstraintViolationError as error:
                raise Conflict(str(error)) from error
            except BaseException:
                # It may be cut, or in the middle of something: the pool shall not keep it.
                await connection.invalidate()
                raise

    async def close(self) -> None:
        """The connections are the pool's."""
