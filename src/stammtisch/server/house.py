"""The house around the tables: opens the database, knows the tables in memory, hears the news."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from stammtisch import Refusal, Refused
from stammtisch.server import garbage
from stammtisch.server.course import Course
from stammtisch.server.identity import Identities
from stammtisch.server.keeping import keep
from stammtisch.server.live import LiveTable
from stammtisch.server.loading import load
from stammtisch.server.metrics import Metrics
from stammtisch.server.pool import Pool
from stammtisch.server.ratings import rate
from stammtisch.server.settings import Settings
from stammtisch.server.wishes import pass_on_chat
from stammtisch.store import Database, Logbook, People, TableRecord, Tables
from stammtisch.store.news import Kind, news
from stammtisch.store.tables import Also

HEARTBEAT = 2.0
"""How often, in seconds, the server writes down that it is alive."""
OUTAGE = 6_000
"""Milliseconds without a heartbeat from any process that count as time without a server."""
OUTAGES_KEPT = 50
LOOK_AHEAD = 60_000
CUT_EVERY = 3_600_000
GOODBYE_TAKES = 2.0
FORGET_AFTER = 7 * 86_400_000
"""Tables that never began are removed after this time."""

log = structlog.get_logger()


class House:
    """Everything that one server process has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database)
        self.news = news(self.database)
        self.tables = Tables(self.database, self.news)
        self.logbook = Logbook(self.database, self.news)
        self.people = People(self.database, self.news)
        self.identities = Identities(self.people, b"")
        self.pool = Pool(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.outages: list[tuple[int, int]] = []
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._idle_since: dict[str, float] = {}
        self._cut_at = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    def now() -> int:
        """The moment, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def open(self) -> None:
        """Upgrade the database, see how long there was no server, and begin to keep tables."""
        await self.database.upgrade()
        await self.news.open(self._heard)
        self.identities = await Identities.open(self.people)
        await self._see_outage()
        self.soon(self._beat())
        self.soon(self._sweep())
        log.info("open", database=self.database.url.render_as_string(hide_password=True))

    async def say_goodbye(self) -> None:
        """Finish the moves in hand, and send everybody away."""
        self.closing = True
        busy = (*self._tasks, *self._keepers.values())
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self._live.values()))
        for live in self._live.values():
            for client in live.audience.clients:
                client.dismiss("stopping")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_TAKES):
                while any(live.audience.clients for live in self._live.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Leave everything in order; say goodbye first."""
        if not self.closing:
            await self.say_goodbye()
        await self.pool.close()
        await self.people.set_setting("alive", str(self.now()))
        await self.logbook.close()
        await self.news.close()
        await self.database.close()
        log.info("closed")

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something on the side; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("went wrong on the side", error=repr(error))

    # Time without a server

    async def _see_outage(self) -> None:
        now = self.now()
        alive = int(await self.people.setting("alive", str(now)))
        kept = await self.people.setting("outages", "[]")
        self.outages = msgspec.json.decode(kept, type=list[tuple[int, int]])
        if now - alive > OUTAGE:
            self.outages = [*self.outages, (alive, now)][-OUTAGES_KEPT:]
            await self.people.set_setting("outages", msgspec.json.encode(self.outages).decode())
        await self.people.set_setting("alive", str(now))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.people.set_setting("alive", str(self.now()))

    # Tables in memory

    @property
    def loaded(self) -> int:
        return len(self._live)

    def in_memory(self, name: str) -> LiveTable | None:
        return self._live.get(name)

    async def table(self, name: str) -> LiveTable:
        """The table, loaded if it was not."""
        live = self._live.get(name)
        if live is not None:
            return live
        found = await self.tables.get(name)
        if found is None:
            raise Refused(Refusal("no-such-table"))
        return self._live.get(name) or self._welcome(*found)

    def _welcome(self, record: TableRecord, version: int) -> LiveTable:
        if self.closing:
            raise Refused(Refusal("stopping"))
        live = self._live[record.id] = LiveTable(self, record, version)
        self._idle_since[record.id] = time.monotonic()
        self.metrics.tables.set(len(self._live))
        if record.status in ("gathering", "playing"):
            self._keepers[record.id] = asyncio.create_task(keep(self, live))
            self.presence_changed(live)
        return live

    async def load(self, record: TableRecord) -> Course:
        return await load(self.logbook, self.tables, record, self.outages, self.now())

    def rate(self, record: TableRecord) -> Also:
        return rate(self.people, record)

    async def _sweep(self) -> None:
        """Load tables whose clocks run, and unload those that nobody needs in memory."""
        for name in await self.tables.playing():
            with contextlib.suppress(Refused):
                await (await self.table(name)).refresh()
        while True:
            await asyncio.sleep(min(5.0, self.settings.idle_seconds))
            try:
                await self._tidy()
            except (SQLAlchemyError, OSError, Refused) as error:
                log.error("tidying failed", error=repr(error))  # until the database is back

    async def _tidy(self) -> None:
        garbage.set_aside()
        await self._see_changes()
        await self._see_who_is_gone()
        await self._unload_idle()
        if self.now() >= self._cut_at:
            await self.tables.cut(self.now() - FORGET_AFTER)
            self._cut_at = self.now() + CUT_EVERY
            garbage.look_through()
        for name in await self.tables.due(self.now() + LOOK_AHEAD):
            await self.table(name)

    async def _see_changes(self) -> None:
        """Read again what was changed by somebody who brings no news, such as `admin end`."""
        versions = await self.tables.versions(list(self._live))
        for name, version in versions.items():
            live = self._live.get(name)
            if live is not None and version > live.version:
                await live.read_record()

    async def _see_who_is_gone(self) -> None:
        """Processes that were killed could not say that their people are no longer connected."""
        others = await self.news.others()
        for live in self._live.values():
            live.keep_presence_of(others)

    async def _unload_idle(self) -> None:
        moment = time.monotonic()
        for name, live in tuple(self._live.items()):
            due = live.next_due()
            if not live.idle or (due is not None and due[0] < self.now() + LOOK_AHEAD):
                self._idle_since[name] = moment
            elif moment - self._idle_since[name] > self.settings.idle_seconds:
                await self._unload(live, due[0] if due else None)

    async def _unload(self, live: LiveTable, due: int | None) -> None:
        name = live.record.id
        if (keeper := self._keepers.pop(name, None)) is not None:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
        if not live.idle:
            self._keepers[name] = asyncio.create_task(keep(self, live))
            return
        del self._live[name]
        del self._idle_since[name]
        self.metrics.tables.set(len(self._live))
        await live.close()
        await self.news.leave(name)
        if live.record.status == "playing":
            await self.tables.set_due(name, due)

    # News from other processes

    def _heard(self, kind: Kind, table: str, words: str) -> None:
        if table == "*":  # the line was cut: anything may have happened
            for live in self._live.values():
                self.soon(live.read_record())
                self.soon(live.read_on())
                self.presence_changed(live)
            return
        heard: LiveTable | None = self._live.get(table)
        if heard is None:
            return
        match kind:
            case "log":
                self.soon(heard.read_on())
            case "table":
                self.soon(heard.read_record())
            case "chat":
                self.soon(pass_on_chat(heard, self.people, int(words) - 1))
            case "here":
                heard.hear_presence(words)

    def presence_changed(self, live: LiveTable) -> None:
        """Let the other processes know who is connected here."""
        if not self.database.is_sqlite and not self.closing:
            self.soon(self._tell_presence(live))

    async def _tell_presence(self, live: LiveTable) -> None:
        words = " ".join([self.news.me, *sorted(live.audience.here())])
        async with self.database.write() as connection:
            await self.news.tell(connection, "here", [live.record.id], words)
