"""Who is looking at a table: every open socket, what it may know, and what it is told."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

import msgspec

from stammtisch import Happening, State
from stammtisch.core.codec import encode
from stammtisch.server.messages import Bye, ByeReason, Happened, Role, ServerMessage, Step
from stammtisch.server.messages import Clocks as ClocksMessage
from stammtisch.server.wire import SendNow
from stammtisch.store.records import Language

OUTBOX = 512
"""Messages that may wait for a slow socket before it is closed."""

Seats = tuple[int, ...]
"""The seats a client plays: with none it is an onlooker."""


class Shown(NamedTuple):
    """An entry of the log as it may be told: its events, each for everybody or for one seat."""

    n: int
    undo: int | None
    events: tuple[tuple[int | None, bytes], ...]

    @classmethod
    def of(cls, happening: Happening) -> "Shown":
        entry = happening.entry
        told = tuple((event.to, encode(event)) for event in happening.events)
        return cls(entry.n, entry.seat if entry.undo else None, told)

    def step(self, seats: Seats) -> Step:
        """As these seats may know it."""
        events = tuple(msgspec.Raw(event) for to, event in self.events if to is None or to in seats)
        return Step(n=self.n, events=events, undo=self.undo)


def views(state: State, seats: Seats) -> tuple[msgspec.Raw, ...]:
    """A view for each seat; an onlooker's if there are none."""
    return tuple(msgspec.Raw(encode(state.view(seat))) for seat in seats or (None,))


class Client:
    """One open socket at a table. What it is told goes out at once where the wire is free, and
    waits in its outbox where it isn't."""

    __slots__ = (
        "_closing",
        "_outbox",
        "_send_now",
        "_wake",
        "language",
        "name",
        "player",
        "role",
        "seats",
    )

    def __init__(
        self,
        player: str | None,
        name: str,
        role: Role,
        language: Language,
        send_now: SendNow | None = None,
    ) -> None:
        self.player = player
        self.name = name
        self.role: Role = role
        self.language: Language = language
        self.seats: Seats = ()
        self._send_now = send_now
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing = False

    def tell(self, message: bytes) -> None:
        """Send a message, or put it in the outbox; a client that reads too slowly is sent away."""
        if self._closing:
            return
        if not self._outbox and self._send_now is not None and self._send_now(message):
            return
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self.dismiss("too-slow")
            return
        self._outbox.append(message)
        self._wake.set()

    def dismiss(self, reason: ByeReason) -> None:
        """Say goodbye, and close the socket after that."""
        if not self._closing:
            self._outbox.append(encode(Bye(reason=reason)))
            self._closing = True
            self._wake.set()

    async def empty(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits in the outbox, in order, until it is time to close the socket."""
        while True:
            while self._outbox:
                # It stays at the head until it is sent: nothing may overtake it meanwhile.
                message = self._outbox[0]
                await send(message)
                if self._outbox[0] is message:
                    self._outbox.popleft()
            if self._closing:
                return
            self._wake.clear()
            await self._wake.wait()


class Audience:
    """All clients at one table. Those with the same seats get the same bytes, made once."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, frozenset[str]] = {}
        """People connected to other server processes."""

    def here(self) -> frozenset[str]:
        """Everybody connected to this process as a player."""
        return frozenset(
            client.player for client in self.clients if client.player and client.role == "player"
        )

    def present(self) -> frozenset[str]:
        """Everybody connected as a player, wherever."""
        return self.here().union(*self.elsewhere.values())

    def hear(self, words: str) -> bool:
        """Who is connected to another process; whether it was not known before."""
        process, *players = words.split(" ")
        new = process not in self.elsewhere
        self.elsewhere[process] = frozenset(players)
        return new

    def forget_all_but(self, processes: frozenset[str]) -> bool:
        """Whoever was connected to any other process is gone with it; whether there was one."""
        gone = self.elsewhere.keys() - processes
        for process in gone:
            del self.elsewhere[process]
        return bool(gone)

    def watching(self) -> int:
        return sum(not client.seats for client in self.clients)

    def tell_all(self, message: ServerMessage) -> None:
        data = encode(message)
        for client in self.clients:
            client.tell(data)

    def tell_happened(
        self, shown: Iterable[Shown], state: State, seq: int, clocks: ClocksMessage
    ) -> None:
        """What happened, to everybody, as far as each may know it."""
        steps = tuple(shown)
        ready: dict[Seats, bytes] = {}
        for client in self.clients:
            data = ready.get(client.seats)
            if data is None:
                data = ready[client.seats] = encode(
                    Happened(
                        seq=seq,
                        steps=tuple(step.step(client.seats) for step in steps),
                        views=views(state, client.seats),
                        clocks=clocks,
                    )
                )
            client.tell(data)
