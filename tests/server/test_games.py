"""Whole games of Saludos Amigos, played over sockets by people who know only what they are told."""

from random import Random

from stammtisch import verify
from stammtisch.core.log import parse_log
from tests.server.playing import QUICK, Guest, at_table, gather_table, play_all, play_on, run
from tests.server.running import Running


def test_a_whole_game_among_people(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await play_all(lines)
            await lines[0].until(lambda: lines[0].table.status == "over")  # type: ignore[union-attr]
            results = {line.view().result for line in lines}
            assert len(results) == 1
            info = await guests[0].show(table)
            assert info.status == "over"
            assert info.result["winners"] == list(lines[0].view().result.winners)  # type: ignore[union-attr]
            log = parse_log(
                (await guests[1].http.get(f"/api/tables/{table}/log")).content.splitlines()
            )
            assert log.header.commitment == info.commitment
            assert verify(log).result == lines[0].view().result
            verdict = await guests[2].ask("GET", f"/api/tables/{table}/verify")
            assert verdict["fair"] is True

    run(work)


def test_one_person_among_bots(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 1, 3, level="easy")
        async with at_table(server.socket_url, table, guests) as (line,):
            await play_on(line, Random(3))
            assert line.over

    run(work)


def test_hot_seat(server: Running) -> None:
    """One device holds three seats, and gets a view for each."""

    async def work() -> None:
        guest = await Guest.come(server.url, "Anna")
        table = (await guest.set_up(name="Anna", options=QUICK)).id
        await guest.do(table, "seats/1/take", {"name": "Bert"})
        info = await guest.do(table, "seats/2/take", {"name": "Carla"})
        assert [seat.name for seat in info.seats] == ["Anna", "Bert", "Carla"]
        await guest.do(table, "start")
        async with at_table(server.socket_url, table, [guest]) as (line,):
            assert line.yours == (0, 1, 2)
            assert set(line.views) == {0, 1, 2}
            await play_on(line, Random(5))
            assert line.over

    run(work)
