"""The tables: set up, found, listed, and changed by one process at a time."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.core.codec import encode
from stammtisch.store.database import Database
from stammtisch.store.news import News
from stammtisch.store.records import TableRecord, read_record
from stammtisch.store.schema import chat, seats, tables

Also = Callable[[AsyncConnection], Awaitable[None]]


class Stale(Exception):
    """The table was changed elsewhere: read it again."""


class CodeTaken(Exception):
    """Another table has this code: try another one."""


class Tables:
    """The records of tables, each with a version that every change raises."""

    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news

    async def create(self, record: TableRecord, seed: bytes) -> None:
        values = {"id": record.id, "seed": seed.hex(), "version": 1, "created": record.created}
        async with self._database.write() as connection:
            try:
                await connection.execute(insert(tables).values(values | _columns(record)))
            except IntegrityError as error:
                raise CodeTaken from error
            await self._seat(connection, record)

    async def save(self, record: TableRecord, version: int, also: Also | None = None) -> int:
        """Keep a changed record, and whatever else belongs to the change, or neither.

        `version` is the one that was changed; the new version comes back.
        """
        async with self._database.write() as connection:
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == record.id, tables.c.version == version)
                .values({"version": version + 1} | _columns(record))
            )
            if changed.rowcount != 1:
                raise Stale
            await connection.execute(delete(seats).where(seats.c.table_id == record.id))
            await self._seat(connection, record)
            if also is not None:
                await also(connection)
            await self._news.tell(connection, "table", [record.id])
        return version + 1

    async def _seat(self, connection: AsyncConnection, record: TableRecord) -> None:
        held = [
            {"table_id": record.id, "seat": number, "player": seat.player}
            for number, seat in enumerate(record.seats)
            if seat.player
        ]
        if held:
            await connection.execute(insert(seats), held)

    async def get(self, table: str) -> tuple[TableRecord, int] | None:
        """A table and its version."""
        wanted = select(tables.c.record, tables.c.version).where(tables.c.id == table)
        async with self._database.read() as connection:
            found = (await connection.execute(wanted)).first()
            return (read_record.decode(found.record), found.version) if found else None

    async def versions(self, names: Sequence[str]) -> dict[str, int]:
        """The versions of some tables."""
        found: dict[str, int] = {}
        async with self._database.read() as connection:
            for first in range(0, len(names), 500):
                some = names[first : first + 500]
                wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(some))
                found |= {row.id: row.version for row in await connection.execute(wanted)}
        return found

    async def seed(self, table: str) -> bytes:
        """The secret behind a table's chance."""
        async with self._database.read() as connection:
            found = await connection.execute(select(tables.c.seed).where(tables.c.id == table))
            return bytes.fromhex(found.scalar_one())

    async def find_code(self, code: str) -> str | None:
        async with self._database.read() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.code == code))
            table: str | None = found.scalar()
            return table

    async def open_ones(self, most: int = 100) -> list[TableRecord]:
        """Tables that anybody may come to: those with free seats first, the newest first."""
        return await self._records(
            select(tables.c.record)
            .where(tables.c.open, tables.c.status.in_(("gathering", "playing")))
            .order_by(tables.c.status, tables.c.created.desc())
            .limit(most)
        )

    async def of_player(self, player: str, most: int = 100) -> list[TableRecord]:
        """Tables that a player sits at or has set up, the newest first."""
        sits = select(seats.c.table_id).where(seats.c.player == player)
        return await self._records(
            select(tables.c.record)
            .where(or_(tables.c.id.in_(sits), tables.c.host == player))
            .order_by(tables.c.created.desc())
            .limit(most)
        )

    async def with_status(self, status: Sequence[str], most: int = 1000) -> list[TableRecord]:
        return await self._records(
            select(tables.c.record)
            .where(tables.c.status.in_(status))
            .order_by(tables.c.created.desc())
            .limit(most)
        )

    async def _records(self, wanted: Any) -> list[TableRecord]:
        async with self._database.read() as connection:
            return [read_record.decode(row.record) for row in await connection.execute(wanted)]

    async def count_unfinished(self, host: str) -> int:
        """How many tables of this host are not over yet."""
        wanted = select(func.count()).where(
            tables.c.host == host, tables.c.status.in_(("gathering", "playing"))
        )
        async with self._database.read() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def playing(self) -> list[str]:
        """Every table that is being played."""
        wanted = select(tables.c.id).where(tables.c.status == "playing")
        async with self._database.read() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def due(self, before: int) -> list[str]:
        """Tables that nobody has loaded, but where a clock runs out before this moment."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < before)
        async with self._database.read() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def set_due(self, table: str, due: int | None) -> None:
        """When the next clock of the table runs out; no change of the record."""
        async with self._database.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    async def cut(self, before: int) -> int:
        """Close tables that never began since then; how many there were."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.status == "gathering", tables.c.created < before)
            .limit(1000)
        )
        async with self._database.write() as connection:
            old = list((await connection.execute(wanted)).scalars())
            for part in (chat, seats):
                await connection.execute(delete(part).where(part.c.table_id.in_(old)))
            await connection.execute(delete(tables).where(tables.c.id.in_(old)))
        return len(old)


def _columns(record: TableRecord) -> dict[str, Any]:
    return {
        "code": record.code,
        "status": record.status,
        "open": record.open,
        "host": record.host,
        "record": encode(record),
    }
