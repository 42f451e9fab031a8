"""One table in play: a queue of what is asked of it, done one thing after the other.

A move is judged against the state it arrives at, and is in the database before anybody, its
author included, is told of it. If anything goes wrong in between, the table is read again.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from stammtisch import Happening, Log, Refusal, Refused, Table
from stammtisch.bots import levels
from stammtisch.core.codec import encode
from stammtisch.core.data import CHANCE
from stammtisch.core.log import Entry
from stammtisch.server import limits, seating, votes
from stammtisch.server.audience import Audience, Client, Shown, views
from stammtisch.server.clocks import Clocks
from stammtisch.server.loading import Loaded, snapshot_of
from stammtisch.server.messages import About, Chat, ChatLine, TableInfo, Time, Welcome, Yours
from stammtisch.server.showing import chat_line, show_table
from stammtisch.store import Conflict, Row, Stale, TableRecord
from stammtisch.store.records import VoteInfo, VoteSubject

if TYPE_CHECKING:
    from stammtisch.server.house import House

T = TypeVar("T")
Alter = Callable[[TableRecord], TableRecord]
SetClocks = Callable[[Clocks], None]

TRIES = 20
"""How often an append or a change may lose the race against another process."""
SNAPSHOT_EVERY = 250
NONCES = 200

log = structlog.get_logger()


class LiveTable:
    """A table that is loaded. Its methods may be called at any time; they wait for their turn."""

    def __init__(self, house: "House", record: TableRecord, version: int) -> None:
        self._house = house
        self.record = record
        self.version = version
        self.audience = Audience()
        self.clocks = Clocks(record.clock)
        self.table: Table | None = None
        self.watchers: set[asyncio.Event] = set()
        """Set whenever something happens: for those who play for bots and watch the clocks."""
        self._history: deque[Shown] = deque(maxlen=limits.MISSED)
        self._nonces: dict[tuple[str, str], int] = {}
        self._snapshot_at = 0
        self._told = 0
        """Entries of the log that the clients know of."""
        self._stale = True
        self._closed = False
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self._task = asyncio.create_task(self._work(), name=f"table {record.id}")

    # The queue

    async def _work(self) -> None:
        while True:
            job, done = await self._queue.get()
            try:
                if self._stale:
                    await self._reload()
                result = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as error:
                if not isinstance(error, Refused):
                    self._stale = True
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

    async def do(self, job: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Have something done when everything asked before it is done."""
        if self._closed:
            raise Refused(Refusal("stopping"))
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def refresh(self) -> None:
        """Make sure that the table is read."""

        async def nothing() -> None:
            pass

        await self.do(nothing)

    async def close(self) -> None:
        """Finish what was asked, then stop."""
        with contextlib.suppress(Refused):
            last = asyncio.create_task(self.refresh())
            await asyncio.sleep(0)
            self._closed = True
            await last
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def idle(self) -> bool:
        return not self.audience.clients and self._queue.empty()

    # Reading

    async def _reload(self) -> None:
        """Everything anew from the database."""
        found = await self._house.tables.get(self.record.id)
        if found is None:
            raise Refused(Refusal("no-such-table"))
        self.record, self.version = found
        self._stale = False
        self.clocks = Clocks(self.record.clock)
        if self.record.status != "gathering":
            self._take(await self._house.load(self.record))
            self._tell_what_was_missed()
            await self._go_on()
        self.tell_about()

    def _tell_what_was_missed(self) -> None:
        """The log may have grown elsewhere since the clients were last told."""
        if not self.audience.clients or self.seq == self._told:
            self._told = self.seq
            return
        if not self._history or self._history[0].n > self._told:
            for client in self.audience.clients:
                client.dismiss("fresh")
            return
        self._tell([shown for shown in self._history if shown.n >= self._told])

    def _take(self, loaded: Loaded) -> None:
        self.table = loaded.table
        self.clocks = loaded.clocks
        self._snapshot_at = loaded.snapshot_at
        self._history = deque(loaded.history, maxlen=limits.MISSED)
        self._nonces = loaded.nonces

    @property
    def seq(self) -> int:
        return len(self.table.log.entries) if self.table else 0

    async def read_on(self) -> None:
        """Another process has written to the log."""

        async def job() -> None:
            await self._read_on()

        await self.do(job)

    async def _read_on(self) -> None:
        if self.table is None:
            await self._reload()
            return
        rows = await self._house.logbook.read(self.record.id, self.seq)
        if not rows:
            return
        happened = []
        for row in rows:
            happened.append(self.table.replay(msgspec.json.decode(row.entry, type=Entry)))
            self._remember(row)
            self._clock_after(happened[-1].entry.seat, row.at)
        self._show(happened)
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
        if self.record.status != "playing" or self.record.paused:
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
            if player and nonce and (player, nonce) in self._nonces:
                return self._nonces[player, nonce]
            table = self._ready(seat, player)
            try:
                happened = self._judge(table, seat, move)
            except Refused:
                if player and nonce and (known := await self._known(player, nonce)) is not None:
                    return known
                raise
            now = self._house.now()
            rows = [
                Row(
                    happening.entry.n,
                    encode(happening.entry),
                    now,
                    player if number == 0 else None,
                    nonce if number == 0 else None,
                )
                for number, happening in enumerate(happened)
            ]
            # Until the rows are on disk, what is in memory is only a guess.
            self._stale = True
            try:
                await self._house.logbook.append(self.record.id, rows)
            except Conflict:
                await self._reload()
                if player and nonce and (known := await self._known(player, nonce)) is not None:
                    return known
                continue
            self._stale = False
            self._remember(rows[0])
            self._clock_after(seat, now)
            self._house.metrics.moves.inc()
            self._show(happened)
            await self._finish()
            await self._keep_snapshot()
            return rows[0].n
        raise Refused(Refusal("busy"))

    def _ready(self, seat: int, player: str | None) -> Table:
        """The table, if it is in play and the player may speak for the seat."""
        seating.in_play(self.record)
        holder = seating.seat_at(self.record, seat)
        if player is not None and holder.player != player:
            raise Refused(Refusal("seat-not-yours", {"number": seat + 1}))
        if self.record.paused:
            raise Refused(Refusal("table-paused"))
        assert self.table is not None
        return self.table

    @staticmethod
    def _judge(table: Table, seat: int, move: bytes | None) -> list[Happening]:
        if move is None:
            return [table.undo(seat)]
        try:
            read = table.game.read_move.decode(move)
        except msgspec.MsgspecError as error:
            raise Refused(Refusal("bad-move", {"why": str(error)})) from error
        return table.play(seat, read)

    async def _known(self, player: str, nonce: str) -> int | None:
        """The entry a nonce led to, however long ago."""
        known = self._nonces.get((player, nonce))
        if known is None and self.seq > NONCES:
            known = await self._house.logbook.find_nonce(self.record.id, player, nonce)
        return known

    def _remember(self, row: Row) -> None:
        if row.player and row.nonce:
            self._nonces[row.player, row.nonce] = row.n
            if len(self._nonces) > NONCES:
                del self._nonces[next(iter(self._nonces))]

    def _clock_after(self, mover: int, now: int) -> None:
        assert self.table is not None
        self.clocks.moved(mover, self.table.state.pending, now)

    async def _go_on(self) -> None:
        """Whatever chance owes the table, after the start or a crash; then see if it is over."""
        if self.record.status != "playing" or self.table is None:
            return
        if self.table.state.pending == (CHANCE,):
            happened = self.table.draw()
            now = self._house.now()
            rows = [Row(h.entry.n, encode(h.entry), now) for h in happened]
            self._stale = True
            try:
                await self._house.logbook.append(self.record.id, rows)
            except Conflict:
                await self._reload()
                return
            self._stale = False
            self._clock_after(CHANCE, now)
            self._show(happened)
        elif not self.clocks.seats:
            self._clock_after(CHANCE, self._house.now())
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

    async def _keep_snapshot(self) -> None:
        table = self.table
        if table is None or self.seq < self._snapshot_at + SNAPSHOT_EVERY or not table.settled:
            return
        self._snapshot_at = self.seq
        data = snapshot_of(table, self.clocks.anchor(self.seq, self._house.now()))
        await self._house.logbook.keep_snapshot(self.record.id, self.seq, data)

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
        if record.status != "gathering" and self.table is None:
            await self._reload()
        self._wake()

    async def reveal(self) -> Log:
        """The log of the finished game, with the seed; refused before."""

        async def job() -> Log:
            if self.table is None:
                raise Refused(Refusal("not-over"))
            return self.table.reveal()

        return await self.do(job)

    async def past(self) -> Log:
        """The log as it stands, without the seed, for those who look back."""

        async def job() -> Log:
            if self.table is None:
                raise Refused(Refusal("not-started"))
            return Log(header=self.table.log.header, entries=list(self.table.log.entries))

        return await self.do(job)

    # Votes and talk

    async def call_vote(self, subject: VoteSubject, seat: int | None, player: str) -> None:
        """Ask the others for something."""
        now = self._house.now()
        await self._vote(lambda record: votes.call(record, subject, seat, player, now))

    async def ballot(self, number: int, yes: bool, player: str) -> None:
        """Answer a vote."""
        await self._vote(lambda record: votes.ballot(record, number, yes, player))

    async def _vote(
        self, cast: Callable[[TableRecord], tuple[TableRecord, VoteInfo | None]]
    ) -> None:
        carried: VoteInfo | None = None

        def alter(record: TableRecord) -> TableRecord:
            nonlocal carried
            record, carried = cast(record)
            if carried is None:
                return record
            return votes.carried(record, carried, self._bot_level(), self._house.now())

        def set_clocks(clocks: Clocks) -> None:
            if carried is not None and carried.subject == "extend":
                clocks.extend()

        await self.change(alter, set_clocks)

    def _bot_level(self) -> str:
        """How strong a bot is that fills in for somebody: in the middle."""
        known = levels(self.record.game)
        return known[len(known) // 2]

    async def give_up(self, seat: int, player: str) -> None:
        """Leave a running game to a bot."""
        level = self._bot_level()
        await self.change(lambda record: seating.give_up(record, seat, player, level))

    async def say(self, player: str, name: str, seat: int | None, text: str) -> None:
        line = await self._house.people.say(
            self.record.id, self._house.now(), player, name, seat, text
        )
        self.audience.tell_all(Chat(line=chat_line(line)))

    # Telling

    def _show(self, happened: list[Happening]) -> None:
        shown = [Shown.of(happening) for happening in happened]
        self._history.extend(shown)
        self._tell(shown)
        self._wake()

    def _tell(self, shown: list[Shown]) -> None:
        assert self.table is not None
        self._told = self.seq
        clocks = self.clocks.message(self._house.now())
        self.audience.tell_happened(shown, self.table.state, self.seq, clocks)

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    def info(self) -> TableInfo:
        playing = self.record.status == "playing"
        pending = self.table.state.pending if self.table and playing else ()
        awaited = tuple(seat for seat in pending if seat != CHANCE)
        return show_table(self.record, self.audience.present(), self.audience.watching(), awaited)

    def tell_about(self) -> None:
        self.audience.tell_all(About(table=self.info()))

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
        oldest = self._history[0].n if self._history else self.seq
        complete = seen is not None and oldest <= seen <= self.seq
        missed = tuple(
            shown.step(client.seats)
            for shown in self._history
            if complete and seen is not None and shown.n >= seen
        )
        return Welcome(
            seq=self.seq,
            table=self.info(),
            role=client.role,
            yours=client.seats,
            views=views(self.table.state, client.seats) if self.table else (),
            missed=missed,
            complete=complete,
            clocks=self.clocks.message(self._house.now()),
            chat=chat,
        )

    async def hear_presence(self, words: str) -> None:
        """Another process tells who is connected there."""
        process, *players = words.split(" ")
        self.audience.elsewhere[process] = frozenset(players)
        self.tell_about()
        self._wake()

    async def tell_chat(self, after: int) -> None:
        """Somebody has said something: everything after this line."""
        for line in await self._house.people.chat(self.record.id, limits.CHAT_TAIL, after):
            self.audience.tell_all(Chat(line=chat_line(line)))

    def part(self, client: Client) -> None:
        """A client is gone."""
        if client in self.audience.clients:
            self.audience.clients.discard(client)
            self._presence_changed(client)

    def _presence_changed(self, client: Client) -> None:
        if client.role == "player" and client.player:
            self._house.presence_changed(self)
        self.tell_about()
        self._wake()


def _ends(before: TableRecord, after: TableRecord) -> bool:
    return before.status == "playing" and after.status == "over"
