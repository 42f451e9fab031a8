"""Stammtisch under load: the server as it is started for good, playing Saludos Amigos."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx
import msgspec

from benchmarks.live.playing import SEATS, Contender, Group, Seat, wait_for
from loopback import free_port
from stammtisch import game
from stammtisch.core.codec import encode

LIMITS = (
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_PLAYER",
    "REQUESTS_PER_SECOND",
    "MESSAGES_PER_SECOND",
    "NEW_PLAYERS_PER_HOUR",
    "TABLES_PER_HOST",
)
"""All players seem to be the same few people at the same address."""

Answer = dict[str, dict[str, str]]

saludos = game("saludos")


class Told(msgspec.Struct):
    """What the load needs of a message: a happening has a view, a refusal a text."""

    type: str
    seq: int = 0
    views: tuple[msgspec.Raw, ...] = ()
    text: str = ""


_read = msgspec.json.Decoder(Told)


class OurSeat(Seat):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.view = msgspec.Raw(b"null")

    def hear(self, message: bytes) -> None:
        told = _read.decode(message)
        if told.type in ("no", "bye"):
            raise ConnectionError(told.text or "the server said goodbye")
        if told.views:
            self.view = told.views[0]
            self.seq = told.seq


class OurTable(Group):
    seats: Sequence[OurSeat]

    def move(self) -> None:
        """Somebody whom the table waits for plays anything that the rules allow."""
        view = saludos.read_view.decode(self.random.choice(self.seats).view)
        if view.result is not None:
            raise RuntimeError("the game is over: measure for a shorter time")
        seat = self.seats[self.random.choice(view.pending)]
        own = saludos.read_view.decode(seat.view)
        move = saludos.state.imagine(own, self.random).sample(seat.number, self.random)
        said = b'{"type":"play","nonce":"%d-%d","seat":%d,"move":%s}'
        seat.say(said % (seat.number, seat.seq, seat.number, encode(move)))


class Stammtisch(Contender):
    """Our server with one of its databases, every move on disk before anybody hears of it."""

    def __init__(self, database: str) -> None:
        self._database = database

    @contextmanager
    def running(self) -> Iterator["Stammtisch"]:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        generous = {f"STAMMTISCH_{name}": "10000000" for name in LIMITS}
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--database", self._database],
            env=os.environ | generous,
            stderr=subprocess.DEVNULL,
        )
        self.pid = process.pid
        try:
            wait_for(port)
            urllib.request.urlopen(f"{self.url}/health").close()
            yield self
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)

    async def gather(self) -> Group:
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            tokens = [await _token(http) for _ in range(SEATS)]
            form = {"game": "saludos", "players": SEATS, "open": False}
            page = await _ask(http, tokens[0], "/api/tables", form)
            table = page["table"]["id"]
            for number, token in enumerate(tokens[1:], start=1):
                await _ask(http, token, f"/api/tables/{table}/seats/{number}/take", {})
            await _ask(http, tokens[0], f"/api/tables/{table}/start", None)
        seats = [OurSeat(number) for number in range(SEATS)]
        group = OurTable(seats)
        for seat, token in zip(seats, tokens, strict=True):
            await seat.connect(f"{self.url}/socket")
            hello = {"type": "hello", "table": table, "token": token}
            seat.say(json.dumps(hello).encode())
        await group.everybody_knows(1)
        return group


async def _ask(http: httpx.AsyncClient, token: str, path: str, body: object) -> Answer:
    answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
    answer.raise_for_status()
    found: Answer = answer.json()
    return found


async def _token(http: httpx.AsyncClient) -> str:
    """Another guest."""
    answer = await http.put("/api/me", json={"name": "Load"})
    answer.raise_for_status()
    http.cookies.clear()
    return answer.cookies["stammtisch"]
