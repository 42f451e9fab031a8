"""No secret leaves the server but in the view of the seat it belongs to: every byte is searched.

The recordings of whole games are held against what the games' own rules say a seat may know: each
view and event that came over the wire must be one that the log, played again with all secrets
known, allows this reader; and nothing else may look like a hand, a seed or a private event.
"""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stammtisch import Table
from stammtisch.core.codec import encode
from stammtisch.core.log import Entry
from stammtisch.server.loading import header_of
from stammtisch.store import Database, Logbook, Tables
from stammtisch.store.news import news
from tests.server.playing import Guest, Line, gather_table, play_all, run
from tests.server.running import Running

PRIVATE_VIEW = {
    "saludos": ("hand", "my_buried", "my_pushed", "my_commit"),
    "koalition": ("hand",),
    "greentown": ("greenies",),
}
"""What only views have, and only for the seat they belong to."""
OPTIONS = {"saludos": {"patience": 2}, "koalition": {"patience": 1}, "greentown": {}}


async def replayed(url: str, table: str) -> tuple[Table, list[Entry], bytes]:
    """The table before its first entry, the entries, and the seed."""
    database = Database(url)
    paper = news(database)
    tables = Tables(database, paper)
    found = await tables.get(table)
    assert found is not None
    rows = await Logbook(database, paper).read(table)
    seed = await tables.seed(table)
    await database.close()
    entries = [msgspec.json.decode(row.entry, type=Entry) for row in rows]
    return Table.open(header_of(found[0])), entries, seed


def all_values(data: Any, key: str) -> list[Any]:
    """Everything that stands under this key, at any depth."""
    if isinstance(data, dict):
        here = [data[key]] if key in data else []
        return here + [value for inner in data.values() for value in all_values(inner, key)]
    if isinstance(data, list):
        return [value for inner in data for value in all_values(inner, key)]
    return []


@pytest.mark.parametrize("name", PRIVATE_VIEW)
def test_nobody_is_told_what_they_may_not_know(server: Running, name: str) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3, game=name, options=OPTIONS[name])
        outsider = await Guest.come(server.url, "Outsider")
        address = server.socket_url

        async def sit(**hello: Any) -> Line:
            return await Line.open(address, table, name=name, **hello)

        lines = [await sit(cookie=guest.cookie) for guest in guests]
        onlookers = [
            await sit(),
            await sit(cookie=outsider.cookie),
            await sit(cookie=guests[0].cookie, role="screen"),
            await sit(cookie=guests[1].cookie, role="spectator"),
        ]
        pages: list[bytes] = []
        looks_back: list[bytes] = []

        async def look_around() -> None:
            paths = [f"/api/tables/{table}", "/api/tables", "/metrics", "/health"]
            paths += [f"/api/tables/{table}/{what}" for what in ("log", "replay?seat=1", "verify")]
            while not lines[0].over:
                for path in paths:
                    answer = await outsider.http.get(path)
                    if not lines[0].over:
                        pages.append(answer.content)
                look = await outsider.http.get(f"/api/tables/{table}/replay")
                if not lines[0].over:
                    looks_back.append(look.content)
                await asyncio.sleep(0.05)

        async def come_and_go() -> None:
            random = Random(4)
            while not lines[0].over:
                back = await sit(cookie=guests[1].cookie, seen=random.randrange(200))
                lines[1].received += back.received
                await back.close()
                await asyncio.sleep(0.1)

        await asyncio.gather(play_all(lines), look_around(), come_and_go())
        while_playing = [list(line.received) for line in (*lines, *onlookers)]
        for line in (*lines, *onlookers):
            await line.close()
        start, entries, seed = await replayed(server.database, table)
        allowed = {seat: what_may_be_told(start, entries, seat) for seat in (None, 0, 1, 2)}
        readers = [0, 1, 2, None, None, None, None]
        for reader, received in zip(readers, while_playing, strict=True):
            assert received
            check(reader, received, allowed[reader], seed, PRIVATE_VIEW[name])
        assert looks_back
        views, events = allowed[None]
        for look in looks_back:
            assert seed.hex().encode() not in look
            page = json.loads(look)
            assert {encode(view) for view in (page["first"], *all_values(page, "view"))} <= views
            assert {encode(one) for told in all_values(page, "events") for one in told} <= events
        for page in pages:
            assert seed.hex().encode() not in page
            for field in PRIVATE_VIEW[name]:
                assert b'"%s"' % field.encode() not in page
        assert seed.hex() not in server.written()

    run(work)


def what_may_be_told(
    start: Table, entries: list[Entry], seat: int | None
) -> tuple[set[bytes], set[bytes]]:
    """Every view and every event that the rules let a seat know, at any moment of the game."""
    table = Table.open(start.log.header)
    views = {encode(table.state.view(seat))}
    events: set[bytes] = set()
    for entry in entries:
        happening = table.replay(entry)
        events |= {encode(event) for event in happening.seen_by(seat)}
        views.add(encode(table.state.view(seat)))
    return set(map(_sorted, views)), set(map(_sorted, events))


def _sorted(data: bytes) -> bytes:
    """The same as it looks after a journey through JSON."""
    return encode(json.loads(data))


def check(
    reader: int | None,
    received: list[bytes],
    allowed: tuple[set[bytes], set[bytes]],
    seed: bytes,
    private: tuple[str, ...],
) -> None:
    views, events = allowed
    for data in received:
        assert seed.hex().encode() not in data
        assert b'"seed"' not in data
        message = json.loads(data)
        told = [view for views in all_values(message, "views") for view in views]
        for view in told:
            assert encode(view) in views
            assert view["seat"] == reader
        for step in [*all_values(message, "steps"), *all_values(message, "missed")]:
            for one in step:
                for event in one["events"]:
                    assert encode(event) in events
        for to in all_values(message, "to"):
            assert to in (None, reader)
        if message["type"] not in ("happened", "welcome", "yours"):
            for field in private:
                assert not all_values(message, field)


def test_the_logs_and_errors_of_the_server_hold_no_secret(server: Running) -> None:
    written = server.written()
    assert not re.search(r'"(hand|my_\w+|seed|move|view)"', written)


def test_the_seed_is_in_one_place_alone(server: Running, tmp_path: Path) -> None:
    """In the column that is never shown; and in no record of a table."""

    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        database = Database(server.database)
        paper = news(database)
        tables = Tables(database, paper)
        seed = await tables.seed(table)
        found = await tables.get(table)
        await database.close()
        assert found is not None
        assert seed.hex().encode() not in encode(found[0])
        for guest in guests:
            await guest.leave()

    run(work)
