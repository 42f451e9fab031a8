"""The clocks of a table, by themselves and at a live table."""

from sqlalchemy import update

from stammtisch.core.data import CHANCE
from stammtisch.server.clocks import DAY, SHORTEST_BREATH, Clocks, span_of
from stammtisch.store import Database, People
from stammtisch.store.news import news
from stammtisch.store.records import DaysClock, LiveClock, NoClock
from stammtisch.store.schema import entries
from tests.server.conftest import MakeServer
from tests.server.playing import Guest, Line, at_table, gather_table, play_all, run

MINUTE = 60_000


def clocks(seconds: int = 60) -> Clocks:
    return Clocks(LiveClock(seconds))


def test_every_awaited_seat_has_its_own_time() -> None:
    table = clocks()
    table.moved(CHANCE, (0, 1), 1000)
    assert table.seats == {0: (61_000, MINUTE), 1: (61_000, MINUTE)}
    table.moved(0, (1, 2), 11_000)
    assert table.seats == {1: (61_000, MINUTE), 2: (71_000, MINUTE)}
    assert table.next_due({}) == (61_000, 1)
    assert table.next_due({1: 30_000}) == (71_000, 2)


def test_whoever_moves_and_is_awaited_again_has_the_whole_time() -> None:
    table = clocks()
    table.moved(CHANCE, (0, 1), 0)
    table.moved(0, (0, 1), 30_000)
    assert table.seats[0] == (90_000, MINUTE)


def test_chance_in_between_changes_nothing() -> None:
    table, other = clocks(), clocks()
    for one in (table, other):
        one.moved(CHANCE, (0, 1), 0)
    table.moved(0, (0, 1), 5000)
    other.moved(0, (CHANCE,), 5000)
    other.moved(CHANCE, (0, 1), 5000)
    assert table.seats == other.seats


def test_news_leaves_a_breath_to_take_it_in() -> None:
    table = clocks()
    table.moved(CHANCE, (0, 1), 0)
    table.moved(0, (0, 1), 59_000)
    assert table.seats[1] == (59_000 + SHORTEST_BREATH, MINUTE)


def test_a_pause_costs_no_time() -> None:
    table = clocks()
    table.moved(CHANCE, (0,), 0)
    table.stop(20_000)
    assert table.next_due({}) is None
    assert table.message(50_000).seats[0].until == 90_000
    table.start(100_000)
    assert table.seats == {0: (140_000, MINUTE)}


def test_clocks_survive_as_data() -> None:
    table = clocks()
    table.moved(CHANCE, (0, 2), 0)
    table.stop(7)
    again = clocks()
    again.set(table.anchor(3, 9))
    again.start(10)
    table.start(10)
    assert again.seats == table.seats
    assert again.running


def test_more_time_is_as_much_again() -> None:
    table = clocks()
    table.moved(CHANCE, (0,), 0)
    table.extend()
    assert table.seats == {0: (2 * MINUTE, 2 * MINUTE)}


def test_spans() -> None:
    assert span_of(NoClock()) == 0
    assert span_of(LiveClock(5)) == 5000
    assert span_of(DaysClock(2)) == 2 * DAY
    idle = Clocks(NoClock())
    idle.moved(CHANCE, (0, 1), 0)
    assert idle.next_due({}) is None


def test_a_game_ends_though_one_has_fallen_asleep(make_server: MakeServer) -> None:
    """The default move is played for whoever lets the time run out."""
    running = make_server(grace_seconds=0)

    async def work() -> None:
        table, guests = await gather_table(
            running.url, 3, clock={"kind": "live", "seconds": 1}, options={"patience": 1}
        )
        async with at_table(running.socket_url, table, guests) as lines:
            assert lines[0].time.running
            sleeper = lines[2]
            seq = sleeper.seq
            await play_all(lines[:2], seq + 25)
            await sleeper.until(lambda: sleeper.seq >= seq + 25)
            assert not sleeper.acks
        metrics = (await Guest.come(running.url, "Host")).http
        text = (await metrics.get("/metrics")).text
        await metrics.aclose()
        late = next(line for line in text.splitlines() if line.startswith("stammtisch_default_m"))
        assert float(late.split()[1]) > 0

    run(work)


def test_those_who_are_cut_off_have_some_grace(make_server: MakeServer) -> None:
    running = make_server(grace_seconds=600)

    async def work() -> None:
        table, guests = await gather_table(running.url, 3, clock={"kind": "live", "seconds": 1})
        line = await Line.open(running.socket_url, table)
        before = line.seq
        guest = guests[0]
        there = await Line.open(running.socket_url, table, cookie=guest.cookie)
        await line.until(lambda: line.seq > before)
        view = line.view()
        assert 0 not in view.pending, "the one who is there has moved by default"
        assert {1, 2} <= set(view.pending), "the others are waited for"
        await there.close()
        await line.close()
        for one in guests:
            await one.leave()

    run(work)


def test_time_without_a_server_costs_nothing(make_server: MakeServer) -> None:
    running = make_server(grace_seconds=0)

    async def work() -> None:
        table, guests = await gather_table(running.url, 3, clock={"kind": "days", "days": 1})
        line = await Line.open(running.socket_url, table)
        due = line.time.seats[0].until
        await line.close()
        running.kill()
        await _the_server_was_away(running.database, 3_600_000)
        running.start()
        line = await Line.open(running.socket_url, table)
        assert abs(line.time.seats[0].until - due) < 60_000, "the hour has been given back"
        await line.close()
        for guest in guests:
            await guest.leave()

    run(work)


async def _the_server_was_away(database: str, milliseconds: int) -> None:
    """As if it had been killed so long ago: everything in the database is older."""
    opened = Database(database)
    people = People(opened, news(opened))
    alive = int(await people.setting("alive", "0"))
    await people.set_setting("alive", str(alive - milliseconds))
    async with opened.write() as connection:
        await connection.execute(update(entries).values(at=entries.c.at - milliseconds))
    await opened.close()
