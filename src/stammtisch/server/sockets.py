"""The socket of a client: hello, then whatever it wants, always with an answer."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from stammtisch import Refusal, Refused
from stammtisch.core.codec import encode
from stammtisch.server import limits, wishes
from stammtisch.server.audience import Client
from stammtisch.server.house import House
from stammtisch.server.identity import COOKIE
from stammtisch.server.live import LiveTable
from stammtisch.server.messages import (
    Ack,
    Ballot,
    CallVote,
    FromClient,
    Hello,
    No,
    Ping,
    Play,
    Pong,
    Say,
    Undo,
    read_client,
)
from stammtisch.server.rates import Rate
from stammtisch.server.speaking import accepted_language, refusal_text
from stammtisch.server.wire import shortcut
from stammtisch.store.people import Person

HELLO_WITHIN = 15.0
BURST = 60
STRIKES = 100
"""Messages too many or too strange, after which a socket is closed."""
LINES = 30
"""Chat lines a person may say at once; one more every two seconds."""

AnySocket = WebSocket[Any, Any, Any]

log = structlog.get_logger()


class Sockets:
    """Counts open sockets, by person and by address."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines = Rate(0.5, LINES)
        self._by: Counter[str] = Counter()
        self.open = 0

    @contextlib.contextmanager
    def counted(self, key: str, most: int) -> Iterator[None]:
        """One more open socket of this person or address, unless there are too many."""
        if self._by[key] >= most:
            raise Refused(Refusal("too-many-sockets", {"most": most}))
        self._by[key] += 1
        try:
            yield
        finally:
            self._by[key] -= 1
            if not self._by[key]:
                del self._by[key]

    @contextlib.contextmanager
    def one_more(self) -> Iterator[None]:
        """One more client at a table."""
        self.open += 1
        self.house.metrics.sockets.set(self.open)
        try:
            yield
        finally:
            self.open -= 1
            self.house.metrics.sockets.set(self.open)


@websocket("/socket")
async def play_by_socket(socket: AnySocket) -> None:
    """Everything that is played, said and voted at one table."""
    await Conversation(socket, socket.app.state.sockets).hold()


class Conversation:
    """One socket from its opening to its end."""

    def __init__(self, socket: AnySocket, sockets: Sockets) -> None:
        self._socket = socket
        self._sockets = sockets
        self._house = sockets.house
        settings = self._house.settings
        self._rate = Rate(settings.messages_per_second, BURST)
        self._strikes = 0
        self._language = accepted_language(socket.headers.get("accept-language", ""))

    async def hold(self) -> None:
        await self._socket.accept()
        address = self._socket.client.host if self._socket.client else ""
        settings = self._house.settings
        try:
            with self._sockets.counted(f"address {address}", settings.sockets_per_address):
                await self._converse()
        except Refused as refused:
            await self._send(encode(self._no(refused.refusal)))
        except (WebSocketDisconnect, WebSocketException, TimeoutError):
            pass
        with contextlib.suppress(Exception):
            await self._socket.close()

    async def _converse(self) -> None:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = await self._hello()
        live = await self._house.table(hello.table)
        person = await self._who(hello.token)
        client = Client(
            person.id if person else None,
            person.name if person else "",
            hello.role,
            hello.language or live.record.language,
            shortcut(self._socket.scope),
        )
        self._language = client.language
        key = f"player {client.player}" if client.player else "nobody"
        most = self._house.settings.sockets_per_player if client.player else 10_000
        with self._sockets.counted(key, most), self._sockets.one_more():
            await live.join(client, hello.seen)
            writer = asyncio.create_task(client.empty(self._send))
            reader = asyncio.create_task(self._read(live, client))
            try:
                await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            finally:
                live.part(client)
                for task in (writer, reader):
                    task.cancel()
                await asyncio.gather(writer, reader, return_exceptions=True)

    async def _who(self, token: str | None) -> Person | None:
        bearer = self._socket.headers.get("authorization", "")
        given = token or bearer.removeprefix("Bearer ") or None
        person = await self._house.identities.who(given or self._socket.cookies.get(COOKIE))
        if given and person is None:
            raise Refused(Refusal("bad-token"))
        return person

    async def _hello(self) -> Hello:
        """The first message; whatever else comes before it is refused."""
        while True:
            message = await self._receive()
            if isinstance(message, Hello):
                return message
            refusal = message if isinstance(message, Refusal) else Refusal("hello-first")
            await self._send(encode(self._no(refusal)))
            self._strikes += 1
            if self._strikes > 10:
                raise Refused(Refusal("too-fast"))

    async def _receive(self) -> FromClient | Refusal:
        """The next message, or why it is none."""
        data = await self._socket.receive_data(mode="text")
        raw = data.encode(errors="replace") if isinstance(data, str) else data
        if len(raw) > limits.MESSAGE:
            return Refusal("too-large", {"most": limits.MESSAGE})
        try:
            message: FromClient = read_client.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return Refusal("bad-message", {"why": str(error)})
        return message

    async def _send(self, message: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await self._socket.send_data(message.decode(), mode="text")

    async def _read(self, live: LiveTable, client: Client) -> None:
        while self._strikes < STRIKES:
            message = await self._receive()
            if isinstance(message, Refusal):
                self._strikes += 1
                self._refuse(client, live, message, None)
            elif not self._rate.allows(""):
                self._strikes += 1
                nonce = message.nonce if isinstance(message, Play | Undo) else None
                self._refuse(client, live, Refusal("too-fast"), nonce)
            else:
                await self._answer(live, client, message)
        client.dismiss("too-fast")
        await asyncio.sleep(1)

    async def _answer(self, live: LiveTable, client: Client, message: FromClient) -> None:
        nonce = message.nonce if isinstance(message, Play | Undo) else None
        try:
            match message:
                case Ping(at=at):
                    client.tell(encode(Pong(at=at, now=self._house.now())))
                case Play() | Undo():
                    began = time.perf_counter()
                    n = await self._act(live, client, message)
                    self._house.metrics.move_seconds.observe(time.perf_counter() - began)
                    client.tell(encode(Ack(nonce=message.nonce, n=n)))
                case Say(text=text):
                    await self._say(live, client, text)
                case CallVote(subject=subject, seat=seat):
                    player = self._player(client)
                    await wishes.call_vote(live, subject, seat, player, self._house.now())
                case Ballot(vote=vote, yes=yes):
                    await wishes.ballot(live, vote, yes, self._player(client), self._house.now())
                case Hello():
                    raise Refused(Refusal("hello-first"))
        except Refused as refused:
            self._refuse(client, live, refused.refusal, nonce)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("a message failed", table=live.record.id, error=repr(error))
            self._refuse(client, live, Refusal("failed"), nonce)

    async def _act(self, live: LiveTable, client: Client, message: Play | Undo) -> int:
        if message.seat not in client.seats:
            raise Refused(Refusal("seat-not-yours", {"number": message.seat + 1}))
        player = self._player(client)
        if isinstance(message, Undo):
            return await live.undo(message.seat, player, message.nonce)
        move = bytes(message.move)
        if len(move) > limits.MOVE:
            raise Refused(Refusal("too-large", {"most": limits.MOVE}))
        return await live.play(message.seat, move, player, message.nonce)

    async def _say(self, live: LiveTable, client: Client, text: str) -> None:
        player = self._player(client)
        if not live.record.chat:
            raise Refused(Refusal("chat-is-off"))
        if not self._sockets.lines.allows(player):
            raise Refused(Refusal("too-fast"))
        await wishes.say(live, self._house.people, self._house.now(), client, player, text)

    @staticmethod
    def _player(client: Client) -> str:
        if client.player is None:
            raise Refused(Refusal("no-identity"))
        return client.player

    def _refuse(self, client: Client, live: LiveTable, refusal: Refusal, nonce: str | None) -> None:
        self._house.metrics.refusals.labels(refusal.code).inc()
        text = refusal_text(refusal, client.language, live.record)
        client.tell(encode(No(refusal=refusal, text=text, nonce=nonce)))

    def _no(self, refusal: Refusal) -> No:
        self._house.metrics.refusals.labels(refusal.code).inc()
        return No(refusal=refusal, text=refusal_text(refusal, self._language))
