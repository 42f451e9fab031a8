"""A store that is open, and tables to put in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from stammtisch.store import Database, Logbook, News, People, SeatRecord, TableRecord, Tables
from stammtisch.store.news import Kind, news

ANNA = "a" * 16
SEED = bytes(range(32))


class Store(NamedTuple):
    database: Database
    news: News
    tables: Tables
    logbook: Logbook
    people: People
    heard: list[tuple[Kind, str, str]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    database = Database(url)
    await database.upgrade()
    paper = news(database)
    heard: list[tuple[Kind, str, str]] = []
    await paper.open(lambda kind, table, words: heard.append((kind, table, words)))
    logbook = Logbook(database, paper)
    try:
        yield Store(
            database,
            paper,
            Tables(database, paper),
            logbook,
            People(database, paper),
            heard,
        )
    finally:
        await logbook.close()
        await paper.close()
        await database.close()


def a_table(name: str = "t" * 12, code: str = "ABCDE") -> TableRecord:
    return TableRecord(
        id=name,
        code=code,
        host=ANNA,
        game="saludos",
        edition="e",
        seats=(SeatRecord(player=ANNA, name="Anna"), SeatRecord(level="easy"), SeatRecord()),
        commitment="c",
        created=5,
    )
