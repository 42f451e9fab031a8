"""How server processes on one database hear of each other, and share out the tables' upkeep."""

import asyncio
import contextlib
import secrets
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Literal

import asyncpg
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.store.database import BadDatabase, Database

Kind = Literal["log", "table", "chat", "here"]
Hear = Callable[[Kind, str, str], None]
"""Called with the kind of news, the table, and more words if there are any."""

CHANNEL = "stammtisch"
AGAIN_AFTER = 1.0


class News(ABC):
    """Tells other processes what changed at a table, and hears it from them.

    `me` is the name of this process for the others.
    The keeper of a table is the one process that plays for its bots and watches its clocks.
    """

    def __init__(self) -> None:
        self.me = secrets.token_hex(4)

    @abstractmethod
    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    @abstractmethod
    async def others(self) -> frozenset[str]:
        """The other processes that are there at this moment."""

    @abstractmethod
    def words(self, kind: Kind, tables: Iterable[str], more: str = "") -> list[str]:
        """The news as the others will hear it; nothing where there are no others."""

    async def tell(
        self, connection: AsyncConnection, kind: Kind, tables: Iterable[str], more: str = ""
    ) -> None:
        """Tell the others, if and when the connection's transaction is committed."""
        for words in self.words(kind, tables, more):
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": CHANNEL, "payload": words},
            )

    @abstractmethod
    async def keep(self, table: str) -> bool:
        """Become the table's keeper, unless somebody else is."""

    @abstractmethod
    async def leave(self, table: str) -> None:
        """Stop being its keeper."""

    @abstractmethod
    async def close(self) -> None: ...


def news(database: Database) -> News:
    """The news that suits the database."""
    return LocalNews(database) if database.is_sqlite else PostgresNews(database)


class LocalNews(News):
    """There is nobody else: an SQLite file belongs to one server at a time."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._file = database.url.database
        self._lock: sqlite3.Connection | None = None

    async def open(self, hear: Hear) -> None:
        # SQLite's own lock on a file beside it: it works everywhere, and ends with the process.
        self._lock = sqlite3.connect(f"{self._file}.lock", isolation_level=None, timeout=0)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BadDatabase(
                f"another server is using {self._file}; several can share a PostgreSQL "
                "database, but not this file"
            ) from error

    async def others(self) -> frozenset[str]:
        return frozenset()

    def words(self, kind: Kind, tables: Iterable[str], more: str = "") -> list[str]:
        return []

    async def keep(self, table: str) -> bool:
        return True

    async def leave(self, table: str) -> None:
        pass

    async def close(self) -> None:
        if self._lock:
            self._lock.close()


class PostgresNews(News):
    """LISTEN and NOTIFY; advisory locks say who keeps which table, and end with the process."""

    def __init__(self, database: Database) -> None:
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__()
        self._database = database
        self._hear: Hear = lambda kind, table, words: None
        self._line: asyncpg.Connection | None = None
        self._kept: set[str] = set()
        self._turn = asyncio.Lock()
        self._again: asyncio.Task[None] | None = None
        self._closed = False

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        await self._connect()

    async def _connect(self) -> None:
        # The name goes with the connection, and so with the process.
        known_as = {"application_name": f"{CHANNEL} {self.me}"}
        line = await asyncpg.connect(self._url, server_settings=known_as)
        line.add_termination_listener(self._cut_off)
        await line.add_listener(CHANNEL, self._heard)
        self._line = line

    def _heard(self, _line: object, _pid: int, _channel: str, payload: object) -> None:
        who, kind, tables, words = str(payload).split(" ", 3)
        if who != self.me:
            for table in tables.split(","):
                self._hear(kind, table, words)  # type: ignore[arg-type]  # our own payload

    def _cut_off(self, _line: object) -> None:
        self._line = None
        self._kept.clear()
        if not self._closed:
            self._again = asyncio.get_running_loop().create_task(self._connect_again())

    async def _connect_again(self) -> None:
        while self._line is None and not self._closed:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                await self._connect()
                self._hear("log", "*", "")
                return
            await asyncio.sleep(AGAIN_AFTER)

    async def others(self) -> frozenset[str]:
        names = text(
            "SELECT application_name FROM pg_stat_activity "
            "WHERE datname = current_database() AND starts_with(application_name, :prefix)"
        )
        async with self._database.read() as connection:
            found = await connection.execute(names, {"prefix": f"{CHANNEL} "})
            return frozenset(name.split(" ")[1] for (name,) in found) - {self.me}

    def words(self, kind: Kind, tables: Iterable[str], more: str = "") -> list[str]:
        # A payload may have 8,000 bytes; a table's name has 12.
        names = list(tables)
        parts = (names[first : first + 400] for first in range(0, len(names), 400))
        return [f"{self.me} {kind} {','.join(some)} {more}" for some in parts]

    async def keep(self, table: str) -> bool:
        if table in self._kept:
            return True
        async with self._turn:
            if self._line is None:
                return False
            try:
                kept = await self._line.fetchval(
                    "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table
                )
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return False
            if kept:
                self._kept.add(table)
            return bool(kept)

    async def leave(self, table: str) -> None:
        if table not in self._kept:
            return
        self._kept.discard(table)
        async with self._turn:
            if self._line is not None:
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._line.execute(
                        "SELECT pg_advisory_unlock(hashtextextended($1, 0))", table
                    )

    async def close(self) -> None:
        self._closed = True
        if self._line is not None:
            await self._line.close()
