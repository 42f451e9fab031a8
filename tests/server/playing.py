"""People in the tests: guests over HTTP, and what they do on a socket."""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stammtisch import Event, View, game
from stammtisch.core.codec import encode
from stammtisch.server.messages import (
    About,
    Ack,
    Bye,
    Chat,
    Happened,
    No,
    Pong,
    Step,
    TableInfo,
    Time,
    Welcome,
    Yours,
    read_server,
)

PATIENCE = 30.0
QUICK = {"patience": 1}
"""Options of a game that is soon over."""

Message = Welcome | Happened | Ack | No | About | Yours | Time | Chat | Pong | Bye


class Guest:
    """Somebody with a browser: a cookie, and what can be asked over HTTP."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.player = ""

    @classmethod
    async def come(cls, url: str, name: str) -> "Guest":
        guest = cls(url)
        guest.player = (await guest.ask("PUT", "/api/me", {"name": name}))["player"]
        return guest

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """A request that has to succeed, or to fail with the status that is expected."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of the refusal that this request must meet."""
        answer = await self.http.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert problem["text"]
        code: str = problem["refusal"]["code"]
        return code

    async def set_up(self, **form: Any) -> TableInfo:
        form = {"game": "saludos", "players": 3} | form
        page = await self.ask("POST", "/api/tables", form)
        return msgspec.convert(page["table"], TableInfo)

    async def do(self, table: str, what: str, body: Any = None) -> TableInfo:
        page = await self.ask("POST", f"/api/tables/{table}/{what}", body)
        return msgspec.convert(page["table"], TableInfo)

    async def show(self, table: str) -> TableInfo:
        page = await self.ask("GET", f"/api/tables/{table}")
        return msgspec.convert(page["table"], TableInfo)

    @property
    def cookie(self) -> str:
        return f"stammtisch={self.http.cookies['stammtisch']}"

    async def leave(self) -> None:
        await self.http.aclose()


async def gather_table(
    url: str, people: int = 3, players: int | None = None, level: str = "random", **form: Any
) -> tuple[str, list[Guest]]:
    """A table that has begun, with so many people and bots on the other seats."""
    guests = [await Guest.come(url, f"Guest {number}") for number in range(people)]
    form = {"options": QUICK} | form
    table = (await guests[0].set_up(players=players or people, **form)).id
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.do(table, f"seats/{seat}/take", {})
    if players is not None and players > people:
        await guests[0].do(table, "fill", {"level": level})
    await guests[0].do(table, "start")
    return table, guests


class Line:
    """A socket at a table, and what it knows from what it was told."""

    wire: ClientConnection

    def __init__(self, name: str, url: str, headers: dict[str, str], hello: dict[str, Any]) -> None:
        self._url = url
        self._headers = headers
        self._hello = hello
        self.played = game(name)
        self.received: list[bytes] = []
        self.seq = 0
        self.views: dict[int | None, View] = {}
        self.yours: tuple[int, ...] = ()
        self.table: TableInfo | None = None
        self.steps: list[Step] = []
        self.chat: list[str] = []
        self.time: Any = None
        self.acks: dict[str, int] = {}
        self.refusals: dict[str | None, No] = {}
        self.bye: str | None = None
        self.welcome: Welcome | None = None
        self._news = asyncio.Condition()
        self._listener: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        table: str,
        *,
        cookie: str | None = None,
        name: str = "saludos",
        **hello: Any,
    ) -> "Line":
        line = cls(name, url, {"Cookie": cookie} if cookie else {}, {"table": table, **hello})
        await line._dial()
        line._listener = asyncio.create_task(line._listen())
        await line.until(lambda: line.welcome is not None or None in line.refusals)
        return line

    async def _dial(self) -> None:
        self.wire = await connect(
            self._url,
            additional_headers=self._headers,
            max_size=2**24,
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,
        )
        with suppress(ConnectionClosed):  # it may have been refused before saying anything
            await self.send({"type": "hello", **self._hello})

    async def send(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.wire.send(text if isinstance(text, str) else text.decode())

    async def _listen(self) -> None:
        try:
            await self._hear_all()
            while self.bye == "fresh":  # the server asks to come back, as it may
                self.bye = None
                self._hello["seen"] = self.seq
                await self._dial()
                await self._hear_all()
        finally:
            async with self._news:
                self.bye = self.bye or "closed"
                self._news.notify_all()

    async def _hear_all(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.wire:
                raw = data.encode() if isinstance(data, str) else data
                self.received.append(raw)
                message = read_server.decode(raw)
                async with self._news:
                    self._hear(message)
                    self._news.notify_all()

    def _hear(self, message: Message) -> None:
        match message:
            case Welcome():
                self.welcome = message
                self.table, self.time = message.table, message.clocks
                self.yours = message.yours
                self.seq = message.seq
                self.steps.extend(message.missed)
                self.chat = [line.text for line in message.chat]
                self._see(message.views)
            case Happened():
                assert message.steps[0].n == self.seq, "a gap in what was told"
                self.seq, self.time = message.seq, message.clocks
                self.steps.extend(message.steps)
                self._see(message.views)
            case Yours():
                self.yours = message.yours
                self.views.clear()
                self._see(message.views)
            case Ack():
                self.acks[message.nonce] = message.n
            case No():
                self.refusals[message.nonce] = message
            case About():
                self.table = message.table
            case Chat():
                self.chat.append(message.line.text)
            case Time():
                self.time = message.clocks
            case Bye():
                self.bye = message.reason
            case Pong():
                pass

    def _see(self, views: tuple[msgspec.Raw, ...]) -> None:
        for raw in views:
            view = self.played.read_view.decode(raw)
            self.views[view.seat] = view

    async def until(self, true: Callable[[], bool], within: float = PATIENCE) -> None:
        """Wait until something is so; fail if it never is."""
        async with asyncio.timeout(within), self._news:
            while not true():
                if self.bye and self.bye != "fresh" and not true():
                    raise ConnectionError(self.bye)
                await self._news.wait()

    async def say(self, text: str) -> None:
        await self.send({"type": "say", "text": text})

    async def try_move(self, seat: int, move: Any, nonce: str) -> bool:
        """Send a move and wait for the answer: whether it was accepted."""
        raw = encode(move) if isinstance(move, msgspec.Struct) else json.dumps(move).encode()
        message = b'{"type":"play","nonce":"%s","seat":%d,"move":%s}' % (nonce.encode(), seat, raw)
        while nonce not in self.acks and nonce not in self.refusals:
            wire = self.wire
            with suppress(ConnectionClosed):
                await self.send(message)
            await self.until(
                lambda wire=wire: (  # type: ignore[misc]
                    nonce in self.acks or nonce in self.refusals or self.wire is not wire
                )
            )
        return nonce in self.acks

    def view(self) -> View:
        return next(iter(self.views.values()))

    @property
    def over(self) -> bool:
        return any(view.result is not None for view in self.views.values())

    def events(self) -> list[Event]:
        return [self.played.read_event.decode(raw) for step in self.steps for raw in step.events]

    async def close(self) -> None:
        await self.wire.close()
        if self._listener:
            await self._listener


@asynccontextmanager
async def at_table(
    url: str, table: str, guests: list[Guest], name: str = "saludos"
) -> AsyncIterator[list[Line]]:
    """Everybody's socket, at a table of this game."""
    lines = [await Line.open(url, table, cookie=guest.cookie, name=name) for guest in guests]
    try:
        yield lines
    finally:
        for line in lines:
            await line.close()
        for guest in guests:
            await guest.leave()


async def play_all(lines: list[Line], to: int = 1_000_000) -> None:
    """Everybody plays, until the game is over or the log so long."""
    await asyncio.gather(*(play_on(line, Random(n), to) for n, line in enumerate(lines)))


async def play_on(line: Line, random: Random, to: int = 1_000_000) -> None:
    """Play random moves for every seat of a line until the game is over or the log so long."""
    while not line.over and line.seq < to:
        seats = [seat for seat in line.yours if seat in line.view().pending]
        if not seats:
            seq = line.seq
            await line.until(lambda seq=seq: line.seq > seq or line.over)  # type: ignore[misc]
            continue
        seat = random.choice(seats)
        move = line.played.state.imagine(line.views[seat], random).sample(seat, random)
        assert move is not None
        seq = line.seq
        if await line.try_move(seat, move, uuid.uuid4().hex):
            await line.until(lambda seq=seq: line.seq > seq)  # type: ignore[misc]
        elif line.seq == seq:
            await asyncio.sleep(0.01)


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test's scenario."""

    async def bounded() -> None:
        async with asyncio.timeout(170):
            await work()

    asyncio.run(bounded())
