"""The one place that opens the database: its URL, its durability, its upgrade on start."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from asyncpg import PostgresError
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from stammtisch.core.complaint import Complaint

KINDS = "the database is sqlite:///path/to/file or postgresql://user@host/name"
MIGRATIONS = Path(__file__).parent / "migrations"

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""How SQLite is used: what is committed is on the disk."""


class BadDatabase(Complaint):
    """A database that can't be used; the message says why."""


class Database:
    """A connection pool, and the difference between the two databases.

    SQLite has one writer at a time: writes take turns here instead of failing as locked.
    """

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError) as error:
            raise BadDatabase(f"{url} is no URL of a database; {KINDS}") from error
        kinds = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
        kinds["postgres"] = kinds["postgresql"]
        kind = parsed.drivername.split("+")[0]
        if kind not in kinds:
            raise BadDatabase(f"{kind} is not supported; {KINDS}")
        self.url = parsed.set(drivername=kinds[kind])
        self.is_sqlite = kind == "sqlite"
        if self.is_sqlite and parsed.database in (None, "", ":memory:"):
            raise BadDatabase(f"{url} names no file; {KINDS}")
        self.engine = create_async_engine(
            self.url, **({} if self.is_sqlite else {"pool_size": 8, "max_overflow": 4})
        )
        self.turn: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )
        """Held by whoever writes, where only one can."""
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look at the database."""
        options = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"}
        async with self.engine.connect() as connection:
            yield await connection.execution_options(**options)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk when it ends, or none of it."""
        async with self.turn, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def upgrade(self) -> None:
        """Bring the database to the form that this program expects; the first thing to do."""
        folder = Path(self.url.database or "").parent
        if self.is_sqlite and not folder.is_dir():
            raise BadDatabase(f"{self.url.database} can't be opened: there is no folder {folder}")
        try:
            async with self.write() as connection:
                await connection.run_sync(_upgrade)
        except (OSError, DBAPIError, PostgresError) as error:
            where = self.url.set(drivername=self.url.get_backend_name())
            why = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
            raise BadDatabase(f"{where} can't be opened: {why}") from error

    @property
    def is_there(self) -> bool:
        """False for an SQLite file that nobody has made yet."""
        return not self.is_sqlite or Path(self.url.database or "").is_file()

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could fail half-way as locked.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: the first upgrades, the others wait for it.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8273645)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
