"""A copy of the whole database in one file, taken while the server runs, for either database."""

import base64
import gzip
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text

from stammtisch.store.database import BadDatabase, Database
from stammtisch.store.schema import metadata

ROWS_AT_ONCE = 500


class Line(msgspec.Struct, frozen=True):
    """One row of one table; bytes are in base64."""

    table: str
    row: dict[str, Any]


async def back_up(database: Database, path: Path) -> int:
    """Write everything to a file, as it was at one moment. The number of rows."""
    rows = 0
    unfinished = path.with_name(path.name + ".part")
    with gzip.open(unfinished, "wb") as file:
        async for line in _everything(database):
            file.write(msgspec.json.encode(line) + b"\n")
            rows += 1
    unfinished.replace(path)
    return rows


async def _everything(database: Database) -> AsyncIterator[Line]:
    async with database.read() as connection:
        for table in metadata.sorted_tables:
            result = await connection.stream(select(table))
            async for row in result.mappings():
                yield Line(str(table.name), {str(key): _out(value) for key, value in row.items()})


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup. The number of rows."""
    for _ in _chunks(path):
        break  # what is no backup is said before a database is made for it
    await database.upgrade()
    rows = 0
    async with database.write() as connection:
        for table in metadata.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise BadDatabase("the database is not empty: restore into a new one")
        for name, some in _chunks(path):
            table = metadata.tables[name]
            await connection.execute(insert(table), [_in(table, row) for row in some])
            rows += len(some)
        if not database.is_sqlite:
            await connection.execute(
                text(
                    "SELECT setval(pg_get_serial_sequence('chat', 'id'), "
                    "(SELECT coalesce(max(id), 0) + 1 FROM chat), false)"
                )
            )
    return rows


def _chunks(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup, those of one table together."""
    name, rows = "", list[dict[str, Any]]()
    try:
        with gzip.open(path, "rb") as file:
            for text_line in file:
                line = msgspec.json.decode(text_line, type=Line)
                if line.table not in metadata.tables:
                    raise BadDatabase(f"{path.name} has a table {line.table}, unknown here")
                if rows and (line.table != name or len(rows) == ROWS_AT_ONCE):
                    yield name, rows
                    rows = []
                name = line.table
                rows.append(line.row)
    except (OSError, EOFError, msgspec.MsgspecError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadDatabase(f"{path.name} is not a backup: {why}") from error
    if rows:
        yield name, rows


def _out(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


def _in(table: Any, row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: base64.b64decode(value)
        if value is not None and table.c[key].type.__visit_name__ == "large_binary"
        else value
        for key, value in row.items()
    }
