"""Nothing that was acknowledged is ever lost or doubled: not by a cut line, nor by kill -9."""

import asyncio
import os
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.loading import long_table
from stammtisch import CHANCE, Table
from stammtisch.core.codec import encode
from stammtisch.core.log import Entry
from stammtisch.server.loading import header_of
from stammtisch.store import Database, Logbook, Row, Tables
from stammtisch.store.news import news
from tests.server.conftest import MakeServer
from tests.server.playing import Guest, Line, at_table, gather_table, play_all, play_on, run
from tests.server.running import Running

KILLS = 200 if os.environ.get("STAMMTISCH_TESTS") == "soak" else 20
TABLES = 3


def test_a_client_that_was_cut_off_misses_nothing(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await play_all(lines, 30)
            now = max(line.seq for line in lines)
            for line in lines:
                await line.until(lambda line=line: line.seq >= now)  # type: ignore[misc]
            # One goes whom the others need not wait for.
            gone = next(n for n in range(3) if set(lines[0].view().pending) - {n})
            stay = [line for n, line in enumerate(lines) if n != gone]
            seen = lines[gone].seq
            await lines[gone].close()
            others = [asyncio.create_task(play_on(line, Random(7))) for line in stay]
            await stay[0].until(lambda: stay[0].seq > seen)
            cookie = guests[gone].cookie
            back = await Line.open(server.socket_url, table, cookie=cookie, seen=seen)
            assert back.welcome is not None
            assert back.welcome.complete
            assert [step.n for step in back.welcome.missed] == list(range(seen, back.seq))
            for task in others:
                task.cancel()
            await back.close()

    run(work)


def test_a_move_said_twice_is_played_once(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            line = next(line for line in lines if line.yours[0] in line.view().pending)
            seat = line.yours[0]
            move = line.played.state.imagine(line.view(), Random(1)).sample(seat, Random(1))
            assert await line.try_move(seat, move, "once")
            n = line.acks.pop("once")
            assert await line.try_move(seat, move, "once")
            assert line.acks["once"] == n
            again = await Line.open(
                server.socket_url, table, cookie=guests[lines.index(line)].cookie
            )
            assert await again.try_move(seat, move, "once")
            assert again.acks["once"] == n
            await again.close()

    run(work)


def test_after_a_graceful_stop_everything_goes_on(make_server: MakeServer) -> None:
    running = make_server()

    async def work() -> None:
        table, guests = await gather_table(running.url, 3)
        lines = [await Line.open(running.socket_url, table, cookie=g.cookie) for g in guests]
        await play_all(lines, 30)
        seq = max(line.seq for line in lines)
        await asyncio.to_thread(running.stop)
        await lines[0].until(lambda: lines[0].bye == "stopping")
        for line in lines:
            await line.close()
        await asyncio.to_thread(running.start)
        async with at_table(running.socket_url, table, guests) as lines:
            assert lines[0].seq >= seq
            await play_all(lines)
            assert all(line.over for line in lines)

    run(work)


class Stubborn:
    """A player who keeps trying, over as many connections as it takes, and notes each answer."""

    def __init__(self, running: Running, guest: Guest, table: str, random: Random) -> None:
        self._running = running
        self._guest = guest
        self._table = table
        self._random = random
        self._undecided: tuple[int, bytes, str] | None = None
        self.acknowledged: dict[str, tuple[int, int, bytes]] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                line = await Line.open(
                    self._running.socket_url, self._table, cookie=self._guest.cookie
                )
            except (OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            try:
                await self._play_on(line)
            except (ConnectionError, ConnectionClosed, TimeoutError):
                pass
            finally:
                await line.close()

    async def _play_on(self, line: Line) -> None:
        while not line.over:
            if self._undecided is None:
                seat = line.yours[0]
                if seat not in line.view().pending:
                    seq = line.seq
                    await line.until(lambda seq=seq: line.seq > seq or line.over)  # type: ignore[misc]
                    continue
                state = line.played.state.imagine(line.view(), self._random)
                move = encode(state.sample(seat, self._random))
                self._undecided = (seat, move, f"{self._random.getrandbits(64):x}")
            seat, move, nonce = self._undecided
            if await line.try_move(seat, msgspec.json.decode(move), nonce):
                self.acknowledged[nonce] = (line.acks[nonce], seat, move)
                n = line.acks[nonce]
                await line.until(lambda n=n: line.seq > n)  # type: ignore[misc]
            self._undecided = None
        self.over = True


async def rows_of(url: str, table: str) -> tuple[Table, list[Row]]:
    """What is in the database, played again from the start."""
    database = Database(url)
    paper = news(database)
    try:
        tables = Tables(database, paper)
        found = await tables.get(table)
        assert found is not None
        rows = await Logbook(database, paper).read(table)
        seed = await tables.seed(table)
    finally:
        await database.close()
    entries = [msgspec.json.decode(row.entry, type=Entry) for row in rows]
    return Table.open(header_of(found[0]), entries, seed), rows


async def torture(running: Running, kills: int, random: Random) -> None:
    """Kill the server again and again while people play; then hold their notes against the log."""
    players: list[Stubborn] = []
    running_games: set[asyncio.Task[None]] = set()
    names: list[str] = []

    async def another_table() -> None:
        name, guests = await gather_table(running.url, 3)
        names.append(name)
        for guest in guests:
            players.append(Stubborn(running, guest, name, Random(random.random())))
            running_games.add(asyncio.create_task(players[-1].play()))

    for _ in range(TABLES):
        await another_table()
    for _ in range(kills):
        await asyncio.sleep(0.05 + random.random() * 0.4)
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
        if sum(task.done() for task in running_games) > 3 * (len(names) - TABLES + 1):
            await another_table()
    await asyncio.sleep(0.5)
    await asyncio.to_thread(running.kill)
    for task in running_games:
        task.cancel()
    await asyncio.gather(*running_games, return_exceptions=True)
    notes = 0
    for name in names:
        table, rows = await rows_of(running.database, name)
        assert [row.n for row in rows] == list(range(len(rows)))
        nonces = {row.nonce: row for row in rows if row.nonce}
        assert len(nonces) == sum(row.nonce is not None for row in rows)
        told = {
            nonce: note
            for player in players
            if player._table == name
            for nonce, note in player.acknowledged.items()
        }
        for nonce, (n, seat, move) in told.items():
            entry = msgspec.json.decode(nonces[nonce].entry, type=Entry)
            assert (entry.n, entry.seat, bytes(entry.move)) == (n, seat, move)
        moves = sum(entry.seat != CHANCE for entry in table.log.entries)
        assert moves == len(nonces), "nobody but the players has moved"
        notes += len(told)
    assert notes > kills


def test_kill_9_loses_and_doubles_nothing_on_sqlite(tmp_path: Path) -> None:
    running = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path).start()
    try:
        asyncio.run(torture(running, KILLS, Random(time.time())))
    finally:
        running.kill()


def test_kill_9_loses_and_doubles_nothing_on_postgresql(
    tmp_path: Path, fresh_postgres: str
) -> None:
    running = Running(fresh_postgres, tmp_path).start()
    try:
        asyncio.run(torture(running, KILLS, Random(time.time())))
    finally:
        running.kill()


@pytest.mark.parametrize("snapshots", ["kept", "dropped"])
def test_a_long_table_is_back_as_it_was(tmp_path: Path, snapshots: str) -> None:
    """A thousand moves and more, with and without a snapshot; benchmarks/loading.py times it."""

    async def work() -> None:
        database = Database(f"sqlite:///{tmp_path}/long.db")
        long = await long_table(database)
        if snapshots == "kept":
            await long.keep_snapshot()
        loaded = await long.load()
        assert loaded.state == long.table.state
        assert loaded.log.entries == long.table.log.entries
        assert len(loaded.log.entries) >= 1000
        await long.logbook.close()
        await database.close()

    asyncio.run(work())
