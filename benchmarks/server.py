"""Live tables under load: moves a second, and how soon everybody at the table knows of a move.

The server is a process of its own, with durable writes; this process plays on all tables. The
number of tables grows until the slowest hundredth of the moves takes longer than the limit.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from stammtisch import game
from stammtisch.core.codec import encode
from stammtisch.server.messages import Ack, Bye, Happened, No, Welcome, read_server

SEATS = 4
LIMIT = 0.050
"""Seconds that 99 of 100 moves may take to reach everybody at the table."""
GENEROUS = {
    "SOCKETS_PER_ADDRESS": "100000",
    "REQUESTS_PER_SECOND": "100000",
    "MESSAGES_PER_SECOND": "100000",
    "NEW_PLAYERS_PER_HOUR": "1000000",
    "TABLES_PER_HOST": "100000",
    "SOCKETS_PER_PLAYER": "100000",
}


class Measured(NamedTuple):
    tables: int
    moves: float
    """Per second."""
    half: float
    most: float
    """Seconds within which half, and 99 of 100, moves have reached everybody."""
    memory: float
    """Kilobytes of the server for each table."""


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server process; its address and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = os.environ | {f"STAMMTISCH_{name}": value for name, value in GENEROUS.items()}
    command = [sys.executable, "-m", "stammtisch.server", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", database], env=environment, stderr=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{url}/health", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def resident(pid: int) -> float:
    """Kilobytes of memory that a process really uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def ask(url: str, path: str, body: object, token: str = "", method: str = "POST") -> dict[str, str]:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request) as answer:
        found = json.load(answer)
        if "Set-Cookie" in answer.headers:
            found["token"] = answer.headers["Set-Cookie"].split(";")[0].partition("=")[2].strip('"')
        return dict(found)


class Seat:
    """One player's socket: the newest view, and how much of the log has been told."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.seq = 0
        self.view = msgspec.Raw(b"null")
        self.answers: dict[str, int | None] = {}
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for data in self.wire:
            match read_server.decode(data):
                case Welcome(seq=seq, views=views) | Happened(seq=seq, views=views):
                    self.seq = seq
                    self.view = views[0] if views else self.view
                case Ack(nonce=nonce, n=n):
                    self.answers[nonce] = n
                case No(nonce=str(nonce)):
                    self.answers[nonce] = None
                case Bye():
                    return
                case _:
                    continue
            self.news.set()

    async def until_told(self, seq: int) -> None:
        while self.seq <= seq:
            self.news.clear()
            await self.news.wait()

    async def answer(self, nonce: str) -> int | None:
        while nonce not in self.answers:
            self.news.clear()
            await self.news.wait()
        return self.answers.pop(nonce)


async def play(seats: list[Seat], rate: float, until: float, took: list[float]) -> None:
    """All players of one table: so many moves a second, by whoever is awaited."""
    played = game("saludos")
    random = Random(id(seats))
    await asyncio.sleep(random.random() / rate)
    number = 0
    while (begin := time.perf_counter()) < until:
        view = played.read_view.decode(seats[0].view)
        if view.result is not None:
            return
        seat = random.choice(view.pending)
        own = played.read_view.decode(seats[seat].view)
        move = played.state.imagine(own, random).sample(seat, random)
        number += 1
        nonce = f"{seat}-{number}"
        said = b'{"type":"play","nonce":"%s","seat":%d,"move":%s}'
        begin = time.perf_counter()
        await seats[seat].wire.send((said % (nonce.encode(), seat, encode(move))).decode())
        n = await seats[seat].answer(nonce)
        if n is not None:
            await asyncio.gather(*(other.until_told(n) for other in seats))
            took.append(time.perf_counter() - begin)
        await asyncio.sleep(max(0.0, 1 / rate - (time.perf_counter() - begin)))


async def measure(url: str, pid: int, tables: int, rate: float, seconds: float) -> Measured:
    """Set up so many tables, and play on all of them for some seconds."""
    token = ask(url, "/api/me", {"name": "Load"}, method="PUT")["token"]
    before = resident(pid)
    seated: list[list[Seat]] = []
    listeners: list[asyncio.Task[None]] = []
    tokens = [token]
    tokens += [ask(url, "/api/me", {"name": "L"}, method="PUT")["token"] for _ in range(SEATS - 1)]
    for _ in range(tables):
        form = {"game": "saludos", "players": SEATS}
        table: str = ask(url, "/api/tables", form, token)["table"]["id"]  # type: ignore[index]
        for seat, own in enumerate(tokens[1:], start=1):
            ask(url, f"/api/tables/{table}/seats/{seat}/take", {}, own)
        ask(url, f"/api/tables/{table}/start", {}, token)
        seats = []
        for own in tokens:
            wire = await connect(
                url.replace("http", "ws", 1) + "/socket", compression=None, ping_interval=None
            )
            await wire.send(json.dumps({"type": "hello", "table": table, "token": own}))
            seats.append(Seat(wire))
            listeners.append(asyncio.create_task(seats[-1].listen()))
        for seat_ in seats:
            await seat_.until_told(0)
        seated.append(seats)
    took: list[float] = []
    begin = time.perf_counter()
    await asyncio.gather(*(play(seats, rate, begin + seconds, took) for seats in seated))
    spent = time.perf_counter() - begin
    memory = (resident(pid) - before) / tables
    for seats in seated:
        for seat_ in seats:
            await seat_.wire.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    hundredths = statistics.quantiles(took, n=100)
    return Measured(tables, len(took) / spent, hundredths[49], hundredths[98], memory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 250, 500])
    parser.add_argument("--rate", type=float, default=2.0 * SEATS, help="moves a second and table")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of one measurement")
    parser.add_argument("--postgresql", help="URL of an empty PostgreSQL database to measure, too")
    arguments = parser.parse_args()
    console = Console()
    shown = Table("Database", "Tables", "Moves/s", "p50 ms", "p99 ms", "kB/table")
    with tempfile.TemporaryDirectory() as folder:
        databases = {"SQLite": f"sqlite:///{folder}/load.db"}
        if arguments.postgresql:
            databases["PostgreSQL"] = arguments.postgresql
        for name, database in databases.items():
            for tables in arguments.tables:
                with server(database) as (url, pid):
                    found = asyncio.run(
                        measure(url, pid, tables, arguments.rate, arguments.seconds)
                    )
                shown.add_row(
                    name,
                    str(found.tables),
                    f"{found.moves:.0f}",
                    f"{found.half * 1000:.1f}",
                    f"{found.most * 1000:.1f}",
                    f"{found.memory:.0f}",
                )
                if found.most > LIMIT:
                    break
    console.print(shown)


if __name__ == "__main__":
    main()
