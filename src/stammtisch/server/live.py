"""One table in play: a move is judged against the state it arrives at, and is in the database
before anybody, its author included, is told of it. If anything goes wrong in between, the table
is read again.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from stammtisch import Happening, Refusal, Refused, Table
from stammtisch.core.codec import encode
from stammtisch.core.data import CHANCE
from stammtisch.server import limits, seating
from stammtisch.server.audience import Audience, Client, Shown, views
from stammtisch.server.clocks import Clocks
from stammtisch.server.course import NONCES, Course, rows_of
from stammtisch.server.loading import snapshot_of
from stammtisch.server.messages import About, ChatLine, TableInfo, Time, Welcome, Yours
from stammtisch.server.showing import chat_line, show_table
from stammtisch.server.turns import Turns
from stammtisch.store import Conflict, Row, Stale, TableRecord

if TYPE_CHECKING:
    from stammtisch.server.house import House

T = TypeVar("T")
Alter = Callable[[TableRecord], TableRecord]
SetClocks = Callable[[Clocks], None]

TRIES = 20
"""How often an append or a change may lose the race against another process."""
SNAPSHOT_EVERY = 250


class LiveTable:
    """A table that is loaded. Its methods may be called at any time; they wait for their turn."""

    def __init__(self, house: "House", record: TableRecord, version: int) -> None:
        self._house = house
        self.record = record
        self.version = version
        self.audience = Audience()
        self.course: Course | None = None
        self.watchers: dict[asyncio.Event, bool] = {}
        """Set when something happens, for those who keep the table; whether moves count, too."""
        self._told = 0
        """Entries of the log that the clients know of."""
        self._awaited: tuple[int, ...] = ()
        """Whom the table waits for, as far as the clients know."""
        self._stale = True
        self._turns = Turns(f"table {record.id}", self._make_sure, self._doubt)

    async def do(self, job: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Have something done when everything asked before it is done."""
        return await self._turns.do(job)

    async def refresh(self) -> None:
        """Make sure that the table is read."""
        await self._turns.nothing()

    async def close(self) -> None:
        """Finish what was asked, then stop."""
        await self._turns.close()

    @property
    def idle(self) -> bool:
        return not self.audience.clients and self._turns.idle

    @property
    def table(self) -> Table | None:
        """The game, once it has begun."""
        return self.course.table if self.course else None

    @property
    def seq(self) -> int:
        return self.course.seq if self.course else 0

    @property
    def clocks(self) -> Clocks:
        return self.course.clocks if self.course else Clocks(self.record.clock)

    # Reading

    async def _make_sure(self) -> None:
        if self._stale:
            await self._reload()

    def _doubt(self) -> None:
        self._stale = True

    async def _reload(self) -> None:
        """Everything anew from the database."""
        found = await self._house.tables.get(self.record.id)
        if found is None:
            raise Refused(Refusal("no-such-table"))
        self.record, self.version = found
        self._stale = False
        if self.record.status != "gathering":
            self.course = await self._house.load(self.record)
            self._tell_what_was_missed(self.course)
            await self._go_on()
        self.tell_about()

    def _tell_what_was_missed(self, course: Course) -> None:
        """The log may have grown elsewhere since the clients were last told."""
        missed = course.since(self._told)
        if missed is None:
            for client in self.audience.clients:
                client.dismiss("fresh")
        self._tell(course, missed or [])

    async def read_on(self) -> None:
        """Another process has written to the log."""
        await self.do(self._read_on)

    async def _read_on(self) -> None:
        course = self.course
        if course is None:
            await self._reload()
            return
        rows = await self._house.logbook.read(self.record.id, self.seq)
        happened = []
        for row in rows:
            happened.append(course.replay(row))
            course.remember(row)
            course.moved(happened[-1].entry.seat, row.at)
        if happened:
            self._show(course, happened)
            await self._finish()

    async def read_record(self) -> None:
        """Another process has changed the record."""

        async def job() -> None:
            found = await self._house.tables.get(self.record.id)
            if found is not None and found[1] > self.version:
                await self._took(*found)

        await self.do(job)

    # Playing

    async def play(
        self, seat: int, move: bytes, player: str | None = None, nonce: str | None = None
    ) -> int:
        """Play a move; the number of its entry. Without a player it is the house's own move."""
        return await self.do(lambda: self._act(seat, move, player, nonce))

    async def undo(self, seat: int, player: str, nonce: str) -> int:
        """Take back the seat's last move."""
        return await self.do(lambda: self._act(seat, None, player, nonce))

    async def play_late(self, seat: int) -> None:
        """Play for a seat whose time is up; nothing happens if it has moved meanwhile."""

        async def job() -> None:
            due = self.next_due()
            if due is not None and due[1] == seat and due[0] <= self._house.now():
                await self._play_default(seat)

        await self.do(job)

    def next_due(self) -> tuple[int, int] | None:
        """When the next seat's time is up, and which; with grace for those who are cut off."""
        if self.record.status != "playing" or self.record.paused or not self.clocks.span:
            return None
        present = self.audience.present()
        grace = {
            number: self._house.settings.grace_seconds * 1000
            for number, seat in enumerate(self.record.seats)
            if seat.player and seat.player not in present
        }
        return self.clocks.next_due(grace)

    async def play_for(self, seat: int) -> bool:
        """Play the default move of a seat that the table waits for; whether it still did."""
        return await self.do(lambda: self._play_default(seat))

    async def _play_default(self, seat: int) -> bool:
        if self.table is None or seat not in self.table.state.pending:
            return False
        self._house.metrics.defaults.inc()
        await self._act(seat, encode(self.table.state.default(seat)), None, None)
        return True

    async def _act(
        self, seat: int, move: bytes | None, player: str | None, nonce: str | None
    ) -> int:
        for _ in range(TRIES):
            course = self._ready(seat, player)
            if player and nonce and (player, nonce) in course.nonces:
                return course.nonces[player, nonce]
            try:
                happened = course.judge(seat, move)
            except Refused:
                if (n := await self._known(player, nonce)) is not None:
                    return n
                raise
            now = self._house.now()
            rows = rows_of(happened, now, player, nonce)
            if not await self._written(rows):
                # Perhaps it was this very move, by way of another process.
                if (n := await self._known(player, nonce)) is not None:
                    return n
                continue
            course.remember(rows[0])
            course.moved(seat, now)
            self._house.metrics.moves.inc()
            self._show(course, happened)
            await self._finish()
            await self._keep_snapshot(course)
            return rows[0].n
        raise Refused(Refusal("busy"))

    def _ready(self, seat: int, player: str | None) -> Course:
        """The game so far, if it is on and the player may speak for the seat."""
        seating.in_play(self.record)
        holder = seating.seat_at(self.record, seat)
        if player is not None and holder.player != player:
            raise Refused(Refusal("seat-not-yours", {"number": seat + 1}))
        if self.record.paused:
            raise Refused(Refusal("table-paused"))
        assert self.course is not None
        return self.course

    async def _known(self, player: str | None, nonce: str | None) -> int | None:
        """The entry a nonce led to, however long ago."""
        if not player or not nonce or self.course is None:
            return None
        known = self.course.nonces.get((player, nonce))
        if known is None and self.seq > NONCES:
            known = await self._house.logbook.find_nonce(self.record.id, player, nonce)
        return known

    async def _written(self, rows: list[Row]) -> bool:
        """Put rows on the disk; if others were there first, read what they are."""
        self._stale = True  # until then, what is in memory is only a guess
        try:
            await self._house.logbook.append(self.record.id, rows)
        except Conflict:
            await self._reload()
            return False
        self._stale = False
        return True

    async def _go_on(self) -> None:
        """Whatever chance owes the table, after the start or a crash; then see if it is over."""
        course = self.course
        if self.record.status != "playing" or course is None:
            return
        if course.table.state.pending == (CHANCE,):
            happened = course.table.draw()
            now = self._house.now()
            if not await self._written(rows_of(happened, now)):
                return
            course.moved(CHANCE, now)
            self._show(course, happened)
        elif not course.clocks.seats:
            course.moved(CHANCE, self._house.now())
        await self._finish()

    async def _finish(self) -> None:
        """If the game has ended: write down how, and rate the players."""
        if self.table is None or self.table.state.result is None:
            return
        if self.record.status != "playing":
            return
        result = msgspec.to_builtins(self.table.state.result)
        now = self._house.now()
        await self._change(
            lambda record: (
                record
                if record.status != "playing"
                else replace(record, status="over", ended=now, result=result, votes=(), paused=None)
            )
        )

    async def _keep_snapshot(self, course: Course) -> None:
        if course.seq < course.snapshot_at + SNAPSHOT_EVERY or not course.table.settled:
            return
        course.snapshot_at = course.seq
        data = snapshot_of(course.table, course.clocks.anchor(course.seq, self._house.now()))
        await self._house.logbook.keep_snapshot(self.record.id, course.seq, data)

    # Changing the record

    async def change(self, alter: Alter, set_clocks: SetClocks | None = None) -> TableRecord:
        """Change seats, votes or status; `alter` may refuse, and may be tried several times."""
        return await self.do(lambda: self._change(alter, set_clocks))

    async def _change(self, alter: Alter, set_clocks: SetClocks | None = None) -> TableRecord:
        for _ in range(TRIES):
            record = self._with_clocks(alter(self.record), set_clocks)
            if record == self.record:
                return record
            also = self._house.rate(record) if _ends(self.record, record) else None
            try:
                version = await self._house.tables.save(record, self.version, also)
            except Stale:
                found = await self._house.tables.get(self.record.id)
                if found is None:
                    raise Refused(Refusal("no-such-table")) from None
                await self._took(*found)
                continue
            await self._took(record, version)
            return record
        raise Refused(Refusal("busy"))

    def _with_clocks(self, record: TableRecord, set_clocks: SetClocks | None) -> TableRecord:
        """The record with an anchor for the clocks, where the change stops, starts or sets them."""
        if not self.clocks.span or self.table is None:
            return record
        now = self._house.now()
        before = self.clocks.anchor(self.seq, now)
        clocks = Clocks(record.clock)
        clocks.set(before)
        if record.paused:
            clocks.stop(now)
        else:
            clocks.start(now)
        if set_clocks:
            set_clocks(clocks)
        after = clocks.anchor(self.seq, now)
        return record if after == before else replace(record, anchor=after)

    async def _took(self, record: TableRecord, version: int) -> None:
        """The record has changed, here or elsewhere: act on it and tell everybody."""
        before, self.record, self.version = self.record, record, version
        if record.anchor is not None and record.anchor != before.anchor:
            self.clocks.set(record.anchor)
        self.tell_about()
        for client in tuple(self.audience.clients):
            self._seat(client)
        if record.anchor != before.anchor:
            self.audience.tell_all(Time(clocks=self.clocks.message(self._house.now())))
        if record.status != "gathering" and self.course is None:
            await self._reload()
        self._wake()

    # Telling

    def _show(self, course: Course, happened: list[Happening]) -> None:
        shown = [Shown.of(happening) for happening in happened]
        course.keep(shown)
        self._tell(course, shown)
        self._wake(by_move=True)

    def _tell(self, course: Course, shown: list[Shown]) -> None:
        self._told = course.seq
        state = course.table.state
        self._awaited = tuple(seat for seat in state.pending if seat != CHANCE)
        if shown:
            clocks = course.clocks.message(self._house.now())
            self.audience.tell_happened(shown, state, course.seq, clocks)

    def _wake(self, by_move: bool = False) -> None:
        for watcher, moves in self.watchers.items():
            if moves or not by_move:
                watcher.set()

    def info(self) -> TableInfo:
        awaited = self._awaited if self.record.status == "playing" else ()
        return show_table(self.record, self.audience.present(), self.audience.watching(), awaited)

    def tell_about(self) -> None:
        self.audience.tell_all(About(table=self.info()))

    # Coming and going

    async def join(self, client: Client, seen: int | None) -> None:
        """A client comes to the table, and is told all it needs to draw it."""

        async def job() -> None:
            if client.role == "player":
                client.seats = seating.seats_of(self.record, client.player)
            if not client.seats and not seating.may_look(self.record, client.player):
                raise Refused(Refusal("no-onlookers"))
            chat: tuple[ChatLine, ...] = ()
            if self.record.chat:
                lines = await self._house.people.chat(self.record.id, limits.CHAT_TAIL)
                chat = tuple(map(chat_line, lines))
            self.audience.clients.add(client)
            client.tell(encode(self._welcome(client, seen, chat)))
            self._presence_changed(client)

        await self.do(job)

    def _welcome(self, client: Client, seen: int | None, chat: tuple[ChatLine, ...]) -> Welcome:
        missed = self.course.missed(seen, client.seats) if self.course else ()
        return Welcome(
            seq=self.seq,
            table=self.info(),
            role=client.role,
            yours=client.seats,
            views=views(self.table.state, client.seats) if self.table else (),
            missed=missed or (),
            complete=missed is not None and seen is not None,
            clocks=self.clocks.message(self._house.now()),
            chat=chat,
        )

    def _seat(self, client: Client) -> None:
        """Give a client the seats it now has, and the views of them."""
        seats = seating.seats_of(self.record, client.player) if client.role == "player" else ()
        if not seats and not seating.may_look(self.record, client.player):
            client.dismiss("no-onlookers")
        if seats == client.seats:
            return
        client.seats = seats
        seen = views(self.table.state, seats) if self.table else ()
        client.tell(encode(Yours(seq=self.seq, yours=seats, views=seen)))

    def part(self, client: Client) -> None:
        """A client is gone."""
        if client in self.audience.clients:
            self.audience.clients.discard(client)
            self._presence_changed(client)

    def _presence_changed(self, client: Client) -> None:
        if client.role == "player" and client.player:
            self._house.presence_changed(self)
        self._present_elsewhere_changed()

    def _present_elsewhere_changed(self) -> None:
        self.tell_about()
        self._wake()

    def hear_presence(self, words: str) -> None:
        """Another process tells who is connected there; one that is new here hears of ours."""
        if self.audience.hear(words) and self.audience.here():
            self._house.presence_changed(self)
        self._present_elsewhere_changed()

    def keep_presence_of(self, processes: frozenset[str]) -> None:
        """Only these other processes are left; whoever was connected to another one is gone."""
        if self.audience.forget_all_but(processes):
            self._present_elsewhere_changed()


def _ends(before: TableRecord, after: TableRecord) -> bool:
    return before.status == "playing" and after.status == "over"
