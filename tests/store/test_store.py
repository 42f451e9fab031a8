"""The store keeps its promises on both databases."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

from postgres import new_database
from stammtisch.store import Conflict, Database, Row, Stale
from stammtisch.store.backup import back_up, restore
from stammtisch.store.database import BadDatabase
from stammtisch.store.news import news
from stammtisch.store.people import NameTaken, Standing
from stammtisch.store.schema import metadata
from stammtisch.store.tables import CodeTaken
from tests.store.opened import ANNA, SEED, Store, a_table, opened


def rows(start: int, count: int, nonce: str | None = None) -> list[Row]:
    return [
        Row(n, b'{"n":%d}' % n, 100 + n, ANNA if nonce else None, nonce if n == start else None)
        for n in range(start, start + count)
    ]


def test_a_number_of_the_log_is_given_once(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            table = a_table()
            await store.tables.create(table, SEED)
            await store.logbook.append(table.id, rows(0, 3))
            with pytest.raises(Conflict):
                await store.logbook.append(table.id, rows(2, 2))
            assert [row.n for row in await store.logbook.read(table.id)] == [0, 1, 2]
            assert await store.logbook.read(table.id, 2) == rows(2, 1)

    asyncio.run(work())


def test_a_nonce_is_used_once(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            table = a_table()
            await store.tables.create(table, SEED)
            await store.logbook.append(table.id, rows(0, 2, "x"))
            with pytest.raises(Conflict):
                await store.logbook.append(table.id, rows(2, 1, "x"))
            assert await store.logbook.find_nonce(table.id, ANNA, "x") == 0
            assert await store.logbook.find_nonce(table.id, ANNA, "y") is None

    asyncio.run(work())


def test_of_two_who_append_at_once_one_wins(database_url: str) -> None:
    """And those whose rows happened to share a transaction with the loser are none the worse."""

    async def work() -> None:
        async with opened(database_url) as store:
            names = [letter * 12 for letter in "abcdefgh"]
            for name in names:
                await store.tables.create(a_table(name, name[:5].upper()), SEED)
            done = await asyncio.gather(
                *(store.logbook.append(name, rows(0, 2)) for name in (*names, *names)),
                return_exceptions=True,
            )
            assert sum(isinstance(end, Conflict) for end in done) == len(names)
            assert sum(end is None for end in done) == len(names)
            for name in names:
                assert len(await store.logbook.read(name)) == 2

    asyncio.run(work())


def test_a_record_is_changed_by_one_at_a_time(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            table = a_table()
            await store.tables.create(table, SEED)
            assert await store.tables.get(table.id) == (table, 1)
            assert await store.tables.save(replace(table, open=False), 1) == 2
            with pytest.raises(Stale):
                await store.tables.save(replace(table, chat=False), 1)
            found = await store.tables.get(table.id)
            assert found == (replace(table, open=False), 2)

    asyncio.run(work())


def test_a_change_and_what_belongs_to_it_happen_together(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            table = a_table()
            await store.tables.create(table, SEED)

            async def fail(_connection: object) -> None:
                raise RuntimeError("the power is gone")

            with pytest.raises(RuntimeError):
                await store.tables.save(replace(table, open=False), 1, fail)
            assert await store.tables.get(table.id) == (table, 1)

    asyncio.run(work())


def test_tables_are_found(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            table = a_table()
            await store.tables.create(table, SEED)
            with pytest.raises(CodeTaken):
                await store.tables.create(a_table("u" * 12), SEED)
            assert await store.tables.find_code("ABCDE") == table.id
            assert await store.tables.seed(table.id) == SEED
            assert await store.tables.open_ones() == [table]
            assert await store.tables.of_player(ANNA) == [table]
            assert await store.tables.of_player("b" * 16) == []
            assert await store.tables.count_unfinished(ANNA) == 1
            await store.tables.save(replace(table, status="playing"), 1)
            await store.tables.set_due(table.id, 50)
            assert await store.tables.due(51) == [table.id]
            assert await store.tables.due(50) == []
            assert await store.tables.versions([table.id]) == {table.id: 2}
            assert await store.tables.cut(10**15) == 0
            await store.tables.create(a_table("v" * 12, "OLDIE"), SEED)
            assert await store.tables.cut(10**15) == 1

    asyncio.run(work())


def test_people_claim_names(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            people = store.people
            for letter in "ab":
                await people.create(letter * 16, "Anna", 1)
            await people.claim("a" * 16, "Anna", "scrambled")
            with pytest.raises(NameTaken):
                await people.claim("b" * 16, "ANNA", "scrambled")
            found = await people.claimed("anna")
            assert found is not None
            assert found.id == "a" * 16
            await people.sign_out_everywhere("a" * 16)
            again = await people.get("a" * 16)
            assert again is not None
            assert again.generation == 1

    asyncio.run(work())


def test_chat_comes_in_order(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            await store.tables.create(a_table(), SEED)
            for number in range(5):
                await store.people.say("t" * 12, number, ANNA, "Anna", None, f"line {number}")
            last = await store.people.chat("t" * 12, 2)
            assert [line.text for line in last] == ["line 3", "line 4"]
            later = await store.people.chat("t" * 12, 9, after=last[0].id)
            assert later == last[1:]

    asyncio.run(work())


def test_standings_are_kept(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            await store.people.create(ANNA, "Anna", 1)
            for played in (1, 2):
                async with store.database.write() as connection:
                    standing = Standing(ANNA, "saludos", played, 1, 25.0, 8.0)
                    await store.people.keep_standings(connection, [standing])
            assert await store.people.standings(ANNA) == [standing]
            assert await store.people.ranking("saludos") == [(standing, "Anna")]

    asyncio.run(work())


def test_settings_are_made_once(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            answers = await asyncio.gather(
                *(store.people.setting("key", f"{number}") for number in range(5))
            )
            assert len(set(answers)) == 1
            await store.people.set_setting("key", "new")
            assert await store.people.setting("key", "other") == "new"

    asyncio.run(work())


def test_snapshots_may_be_dropped(database_url: str) -> None:
    async def work() -> None:
        async with opened(database_url) as store:
            await store.tables.create(a_table(), SEED)
            for n in (10, 20):
                await store.logbook.keep_snapshot("t" * 12, n, b"%d" % n)
            assert await store.logbook.snapshot("t" * 12) == (20, b"20")
            await store.logbook.drop_snapshots()
            assert await store.logbook.snapshot("t" * 12) is None

    asyncio.run(work())


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        async with opened(database_url) as store:
            await store.database.upgrade()  # a second time changes nothing
            async with store.database.read() as connection:
                assert await connection.run_sync(difference) == []

    asyncio.run(work())


async def fill(store: Store) -> None:
    await store.people.create(ANNA, "Anna", 1)
    await store.tables.create(a_table(), SEED)
    await store.logbook.append("t" * 12, rows(0, 1200, "x"))
    await store.people.say("t" * 12, 1, ANNA, "Anna", 0, "Prost!")
    await store.logbook.keep_snapshot("t" * 12, 5, b"\x00\xff")


def test_a_backup_brings_everything_back(
    database_url: str, tmp_path: Path, postgres_url: str
) -> None:
    """From either database into either."""
    empty_ones = (f"sqlite:///{tmp_path}/other.db", asyncio.run(new_database(postgres_url)))

    async def work() -> None:
        async with opened(database_url) as store:
            await fill(store)
            written = await back_up(store.database, tmp_path / "backup")
        for url in empty_ones:
            empty = Database(url)
            assert await restore(empty, tmp_path / "backup") == written
            with pytest.raises(BadDatabase, match="not empty"):
                await restore(empty, tmp_path / "backup")
            await empty.close()
            async with opened(url) as again:
                assert await again.tables.get("t" * 12) == (a_table(), 1)
                assert await again.tables.seed("t" * 12) == SEED
                assert await again.logbook.read("t" * 12) == rows(0, 1200, "x")
                assert await again.logbook.snapshot("t" * 12) == (5, b"\x00\xff")
                line = await again.people.say("t" * 12, 2, ANNA, "Anna", 0, "Noch eins!")
                assert line.id > 1

    asyncio.run(work())


def test_a_backup_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    """While it is taken, others may write."""

    async def work() -> None:
        async with opened(database_url) as store:
            await fill(store)

            async def go_on() -> None:
                for n in range(1200, 1300):
                    await store.logbook.append("t" * 12, rows(n, 1))

            await asyncio.gather(back_up(store.database, tmp_path / "backup"), go_on())
        empty = Database(f"sqlite:///{tmp_path}/other.db")
        await restore(empty, tmp_path / "backup")
        await empty.close()
        async with opened(f"sqlite:///{tmp_path}/other.db") as again:
            found = await again.logbook.read("t" * 12)
            assert [row.n for row in found] == list(range(len(found)))

    asyncio.run(work())


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "letter").write_text("Dear Anna")
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        with pytest.raises(BadDatabase, match="letter is not a backup"):
            await restore(database, tmp_path / "letter")
        await database.close()

    asyncio.run(work())


def test_processes_on_postgresql_hear_of_each_other(fresh_postgres: str) -> None:
    async def work() -> None:
        async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
            await here.tables.create(a_table(), SEED)
            await here.logbook.append("t" * 12, rows(0, 1))
            await here.tables.save(replace(a_table(), open=False), 1)
            line = await here.people.say("t" * 12, 1, ANNA, "Anna", None, "hello")
            async with asyncio.timeout(20):
                while len(there.heard) < 3:
                    await asyncio.sleep(0.01)
            kinds = [(kind, table, words) for kind, table, words in there.heard]
            assert kinds == [
                ("log", "t" * 12, ""),
                ("table", "t" * 12, ""),
                ("chat", "t" * 12, str(line.id)),
            ]
            assert here.heard == [], "nobody hears of what they did themselves"

    asyncio.run(work())


def test_a_table_has_one_keeper(fresh_postgres: str) -> None:
    async def work() -> None:
        async with opened(fresh_postgres) as there:
            async with opened(fresh_postgres) as here:
                assert await here.news.keep("t" * 12)
                assert await here.news.keep("t" * 12)
                assert not await there.news.keep("t" * 12)
                await here.news.leave("t" * 12)
                assert await there.news.keep("t" * 12)
                await there.news.leave("t" * 12)
                assert await here.news.keep("t" * 12)
            async with asyncio.timeout(20):
                while not await there.news.keep("t" * 12):  # once the other process is gone
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_line_that_was_cut_is_mended(fresh_postgres: str) -> None:
    async def work() -> None:
        async with opened(fresh_postgres) as here, opened(fresh_postgres) as there:
            assert await there.news.keep("t" * 12)
            async with here.database.write() as connection:
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE '%pg_try_advisory_lock%' AND pid <> pg_backend_pid()"
                    )
                )
            async with asyncio.timeout(20):
                while ("log", "*", "") not in there.heard:
                    await asyncio.sleep(0.01)
            assert await there.news.keep("t" * 12)

    asyncio.run(work())


def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        async with opened(url):
            second = Database(url)
            with pytest.raises(BadDatabase, match="another server is using"):
                await news(second).open(lambda *_: None)
            await second.close()
        async with opened(url):
            pass

    asyncio.run(work())


def test_other_databases_are_refused() -> None:
    with pytest.raises(BadDatabase, match="names no file"):
        Database("sqlite://")
    with pytest.raises(BadDatabase, match="mysql is not supported; the database is sqlite:"):
        Database("mysql://localhost/tables")
