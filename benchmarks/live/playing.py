"""Tables under load: a socket for each seat; a move counts once everybody has heard of it.

A server is measured in a process of its own; all the players are in this one.
"""

import asyncio
import contextlib
import socket
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

SEATS = 4
WARM_UP = 2.0
"""Seconds of play before the measurement begins."""
TOLD_WITHIN = 20.0
AT_ONCE = 16
"""Tables that are set up at the same time."""


class Measured(NamedTuple):
    """How a server did with so many tables."""

    tables: int
    moves: float
    """A second."""
    half: float
    most: float
    """Seconds within which half, and 99 of 100, moves had reached everybody."""
    busy: float
    """Of one core, what the server needed."""
    players: float
    """Of another core, what those needed who play: near 100 % it is they who are too slow."""


class Seat(WSListener, ABC):
    """One player's socket: how much of the game it has been told."""

    def __init__(self) -> None:
        self.seq = 0
        self.group: Group
        self.wire: WSTransport
        self.failed: Exception | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            try:
                self.hear(frame.get_payload_as_bytes())
            except Exception as error:
                self.failed = error
            self.group.look()

    def say(self, message: bytes) -> None:
        self.wire.send(WSMsgType.TEXT, message)

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Take in what the server says."""

    async def connect(self, url: str) -> None:
        await ws_connect(lambda: self, url.replace("http", "ws", 1))


class Group(ABC):
    """The players of one table."""

    seats: Sequence[Seat]

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.random = Random(id(self))
        self._goal = 0
        self._reached: asyncio.Future[None] | None = None
        for seat in seats:
            seat.group = self

    @abstractmethod
    def move(self) -> None:
        """One of the players makes a move."""

    def look(self) -> None:
        """Somebody was told something: perhaps now everybody knows."""
        if self._reached is None or self._reached.done():
            return
        for seat in self.seats:
            if seat.failed is not None:
                self._reached.set_exception(seat.failed)
                return
        if all(seat.seq >= self._goal for seat in self.seats):
            self._reached.set_result(None)

    async def everybody_knows(self, goal: int) -> None:
        """Wait until everybody has been told of so many moves."""
        self._goal = goal
        self._reached = asyncio.get_running_loop().create_future()
        self.look()
        await asyncio.wait_for(self._reached, TOLD_WITHIN)

    async def play(self, rate: float, begin: float, end: float, took: list[float]) -> None:
        """So many moves a second; notes how long the moves after `begin` took."""
        due = time.perf_counter() + self.random.random() / rate
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = time.perf_counter()
            seq = self.seats[0].seq
            self.move()
            await self.everybody_knows(seq + 1)
            if sent >= begin:
                took.append(time.perf_counter() - sent)
            due += 1 / rate

    def leave(self) -> None:
        for seat in self.seats:
            seat.wire.disconnect(graceful=False)


class Contender(ABC):
    """A server that can be started and played on."""

    url: str
    pid: int

    @abstractmethod
    async def gather(self) -> Group:
        """A table with all its players, ready to play."""

    async def gather_all(self, tables: int) -> list[Group]:
        turn = asyncio.Semaphore(AT_ONCE)

        async def one() -> Group:
            async with turn:
                return await self.gather()

        return await asyncio.gather(*(one() for _ in range(tables)))

    async def measure(self, tables: int, rate: float, seconds: float) -> Measured:
        """Set up so many tables, and play on all of them for some seconds."""
        groups = await self.gather_all(tables)
        took: list[float] = []
        begin = time.perf_counter() + WARM_UP
        end = begin + seconds
        worked, played = cpu_seconds(self.pid), time.process_time()
        await asyncio.gather(*(group.play(rate, begin, end, took) for group in groups))
        worked, played = cpu_seconds(self.pid) - worked, time.process_time() - played
        spent = max(time.perf_counter() - begin, seconds)
        for group in groups:
            group.leave()
        hundredths = statistics.quantiles(took, n=100)
        return Measured(
            tables,
            len(took) / spent,
            hundredths[49],
            hundredths[98],
            worked / (spent + WARM_UP),
            played / (spent + WARM_UP),
        )

    async def idle(self, tables: int) -> float:
        """Megabytes of the server with so many tables, all players there and nobody moving."""
        groups = await self.gather_all(tables)
        await asyncio.sleep(1)
        found = resident(self.pid)
        for group in groups:
            group.leave()
        return found


def wait_for(port: int, within: float = 60.0) -> None:
    """Wait until somebody listens."""
    give_up = time.monotonic() + within
    while time.monotonic() < give_up:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens on port {port}")


def resident(pid: int) -> float:
    """Megabytes of memory that a process really uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """How long a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100
