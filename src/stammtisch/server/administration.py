"""What a host does from the command line, with the server running or not."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from stammtisch.server.speaking import names
from stammtisch.store import Database, Tables
from stammtisch.store.backup import back_up, restore
from stammtisch.store.database import BadDatabase
from stammtisch.store.news import news
from stammtisch.store.records import Status


@asynccontextmanager
async def _database(url: str) -> AsyncIterator[Database]:
    database = Database(url)
    if not database.is_there:
        raise BadDatabase(f"there is no database {database.url.database}")
    try:
        await database.upgrade()
        yield database
    finally:
        await database.close()


async def list_tables(url: str, status: str) -> str:
    """One line for each table."""
    if status not in get_args(Status):
        raise BadDatabase(f"no table is {status!r}; they are {', '.join(get_args(Status))}")
    async with _database(url) as database:
        found = await Tables(database, news(database)).with_status([status])
    lines = []
    for record in found:
        began = datetime.fromtimestamp(record.created / 1000, UTC)
        seats = ", ".join(names(record))
        lines.append(f"{record.id}  {record.code}  {record.game}  {began:%Y-%m-%d %H:%M}  {seats}")
    return "\n".join(lines) or f"No table is {status}."


async def end_table(url: str, table: str) -> str:
    """Cancel a table."""
    async with _database(url) as database:
        tables = Tables(database, news(database))
        found = await tables.get(table)
        if found is None:
            raise BadDatabase(f"there is no table {table}")
        record, version = found
        if record.status not in ("gathering", "playing"):
            return f"Table {table} is {record.status} already."
        now = time.time_ns() // 1_000_000
        await tables.save(
            replace(record, status="cancelled", ended=now, votes=(), paused=None), version
        )
    return f"Table {table} is cancelled."


async def back_up_to(url: str, file: Path) -> str:
    async with _database(url) as database:
        rows = await back_up(database, file)
    return f"{rows} rows are in {file}."


async def restore_from(url: str, file: Path) -> str:
    database = Database(url)
    try:
        rows = await restore(database, file)
    finally:
        await database.close()
    return f"{rows} rows are back from {file}."
