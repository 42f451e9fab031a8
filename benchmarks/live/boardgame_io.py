"""boardgame.io under the same load: a small negotiation, through its own socket.io protocol.

npm brings it into `build/`, with the Node that the project uses anyway.
"""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from benchmarks.live.playing import SEATS, Contender, Group, Seat, wait_for
from loopback import free_port
from node import NODE, npm

SOURCES = Path(__file__).parent / "peer"
BROUGHT = Path(__file__).parents[2] / "build" / "boardgame.io"
GAME = "negotiation"


class Offer(msgspec.Struct):
    shares: list[int]
    agreed: list[bool]


class Shown(msgspec.Struct):
    pot: int
    offers: list[Offer | None]


class State(msgspec.Struct):
    G: Shown
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_read_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class PeerSeat(Seat):
    """A player by socket.io: an Engine.IO packet around a message for the game's namespace."""

    def __init__(self, number: int, match: str, credentials: str) -> None:
        super().__init__()
        self.number = number
        self.match = match
        self.credentials = credentials
        self.state: State | None = None

    def hear(self, message: bytes) -> None:
        event, _, data = message.partition(b",")
        if message == b"2":
            self.say(b"3")
        elif message[:1] == b"0":
            self.say(b"40/%s," % GAME.encode())
        elif event == b"40/%s" % GAME.encode():
            self._emit("sync", self.match, str(self.number), self.credentials, SEATS)
        elif data.startswith(b'["update"'):
            self._see(_read_update.decode(data)[2])
        elif data.startswith(b'["sync"'):
            self._see(_read_sync.decode(data)[2].state)

    def _see(self, state: State) -> None:
        self.state = state
        # The first state is number 0, which everybody is told, as by our welcome.
        self.seq = state.number + 1

    def _emit(self, *event: object) -> None:
        self.say(b"42/%s,%s" % (GAME.encode(), msgspec.json.encode(event)))

    def play(self, move: str, argument: object) -> None:
        assert self.state is not None
        payload = {
            "type": move,
            "args": [argument],
            "playerID": str(self.number),
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self.state.number, self.match, str(self.number))


class PeerTable(Group):
    seats: Sequence[PeerSeat]

    def move(self) -> None:
        """Agree to somebody's offer, or make one of one's own."""
        seat = self.random.choice(self.seats)
        assert seat.state is not None
        shown = seat.state.G
        me = seat.number
        open_to_me = [
            by
            for by, offer in enumerate(shown.offers)
            if offer is not None and offer.shares[me] and not offer.agreed[me]
        ]
        if open_to_me and self.random.random() < 0.5:
            seat.play("agree", self.random.choice(open_to_me))
            return
        shares = [0] * SEATS
        partner = self.random.choice([other for other in range(SEATS) if other != me])
        shares[me] = self.random.randrange(1, shown.pot)
        shares[partner] = shown.pot - shares[me]
        seat.play("offer", shares)


class BoardgameIo(Contender):
    """Its server as its manual starts it: everything in memory, nothing on disk."""

    def __init__(self) -> None:
        BROUGHT.mkdir(parents=True, exist_ok=True)
        for path in SOURCES.iterdir():
            shutil.copy(path, BROUGHT)
        quiet = ("--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund")
        if not (BROUGHT / "node_modules").is_dir():
            npm("ci", *quiet, folder=BROUGHT)

    @contextmanager
    def running(self) -> Iterator["BoardgameIo"]:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        process = subprocess.Popen(
            [NODE, BROUGHT / "serve.js", str(port)],
            cwd=BROUGHT,
            env=os.environ | {"NODE_ENV": "production"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.pid = process.pid
        try:
            wait_for(port)
            yield self
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)

    async def gather(self) -> Group:
        seats = []
        async with httpx.AsyncClient(base_url=f"{self.url}/games/{GAME}", timeout=60) as http:
            answer = await http.post("/create", json={"numPlayers": SEATS})
            match = answer.json()["matchID"]
            for number in range(SEATS):
                form = {"playerID": str(number), "playerName": "Load"}
                answer = await http.post(f"/{match}/join", json=form)
                answer.raise_for_status()
                seats.append(PeerSeat(number, match, answer.json()["playerCredentials"]))
        group = PeerTable(seats)
        for seat in seats:
            await seat.connect(f"{self.url}/socket.io/?EIO=4&transport=websocket")
        await group.everybody_knows(1)
        return group
