"""Several server processes on one PostgreSQL serve the same tables."""

import asyncio
from random import Random

from stammtisch import verify
from stammtisch.core.log import parse_log
from tests.server.conftest import MakeServer
from tests.server.playing import Line, gather_table, play_all, run
from tests.server.test_recovery import Stubborn, rows_of


def test_players_of_two_processes_play_whole_games(
    make_server: MakeServer, fresh_postgres: str
) -> None:
    here, there = make_server(fresh_postgres), make_server(fresh_postgres)

    async def work() -> None:
        table, guests = await gather_table(here.url, 3)
        onlooker = await Line.open(there.socket_url, table)
        lines = [
            await Line.open(running.socket_url, table, cookie=guest.cookie)
            for running, guest in zip((here, there, there), guests, strict=True)
        ]
        await lines[1].say("Prost!")
        await lines[0].until(lambda: "Prost!" in lines[0].chat)
        await lines[0].until(
            lambda: lines[0].table is not None and all(s.present for s in lines[0].table.seats)
        )
        await play_all(lines)
        await onlooker.until(lambda: onlooker.over)
        assert len({line.view().result for line in (*lines, onlooker)}) == 1
        for line in (*lines, onlooker):
            assert [step.n for step in line.steps] == sorted({step.n for step in line.steps})
            await line.until(lambda line=line: line.table.status == "over")  # type: ignore[misc]
            await line.close()
        log = parse_log(
            (await guests[0].http.get(f"{there.url}/api/tables/{table}/log")).content.splitlines()
        )
        verify(log)
        page = await guests[0].ask("GET", f"/api/players/{guests[1].player}")
        assert page["records"][0]["played"] == 1, "rated once, not by each process"
        for guest in guests:
            await guest.leave()

    run(work)


def test_when_one_process_dies_the_other_plays_on(
    make_server: MakeServer, fresh_postgres: str
) -> None:
    """Players move over; the survivor keeps the clocks and bots of the dead one's tables."""
    here, there = make_server(fresh_postgres), make_server(fresh_postgres)

    async def work() -> None:
        table, guests = await gather_table(here.url, 2, 3, level="random")
        staying = await Line.open(there.socket_url, table, cookie=guests[1].cookie)
        doomed = await Line.open(here.socket_url, table, cookie=guests[0].cookie)
        await play_all([doomed, staying], 20)
        here.kill()
        await doomed.until(lambda: doomed.bye == "closed")
        moved = await Line.open(there.socket_url, table, cookie=guests[0].cookie, seen=doomed.seq)
        assert moved.welcome is not None
        await play_all([moved, staying])
        assert moved.over
        assert staying.over
        for line in (moved, staying, doomed):
            await line.close()
        for guest in guests:
            await guest.leave()

    run(work)


def test_who_was_connected_to_a_killed_process_is_gone(
    make_server: MakeServer, fresh_postgres: str
) -> None:
    """And a process that comes to know a table later hears who is there already."""
    here, there = make_server(fresh_postgres), make_server(fresh_postgres)

    async def work() -> None:
        table, guests = await gather_table(here.url, 2, 3)
        lost = await Line.open(here.socket_url, table, cookie=guests[0].cookie)
        staying = await Line.open(there.socket_url, table, cookie=guests[1].cookie)

        def present() -> list[bool]:
            assert staying.table is not None
            return [seat.present for seat in staying.table.seats[:2]]

        await staying.until(lambda: present() == [True, True])
        here.kill()
        await staying.until(lambda: present() == [False, True])
        await asyncio.to_thread(here.start)
        again = await Line.open(here.socket_url, table, cookie=guests[0].cookie)
        await staying.until(lambda: present() == [True, True])
        for line in (lost, staying, again):
            await line.close()
        for guest in guests:
            await guest.leave()

    run(work)


def test_two_processes_never_give_a_number_twice(
    make_server: MakeServer, fresh_postgres: str
) -> None:
    """The same person at two processes at once, moving as fast as both will take it."""
    here, there = make_server(fresh_postgres), make_server(fresh_postgres)

    async def work() -> None:
        table, guests = await gather_table(here.url, 3)
        players = [
            Stubborn(running, guest, table, Random(n))
            for n, (running, guest) in enumerate(
                (running, guest) for running in (here, there) for guest in guests
            )
        ]
        await asyncio.gather(*(player.play() for player in players))
        replayed, rows = await rows_of(fresh_postgres, table)
        assert replayed.state.result is not None
        assert [row.n for row in rows] == list(range(len(rows)))
        nonces = {row.nonce: row.n for row in rows if row.nonce}
        for player in players:
            for nonce, (n, _, _) in player.acknowledged.items():
                assert nonces[nonce] == n
        for guest in guests:
            await guest.leave()

    run(work)
