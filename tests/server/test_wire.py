"""Messages that go out at once, and those that have to wait: none is lost, none overtakes."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from stammtisch.server.audience import OUTBOX, Client
from stammtisch.server.wire import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_what_browsers_expect(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(frame(b"x" * size))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    assert parsed.value.value == Frame(Opcode.TEXT, b"x" * size)
    assert not reader.buffer


class Line:
    """A wire that can be stopped up: by the short way and by the long one."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.free = asyncio.Event()
        self.free.set()

    def send_now(self, message: bytes) -> bool:
        if self.free.is_set():
            self.heard.append(message)
        return self.free.is_set()

    async def send(self, message: bytes) -> None:
        await self.free.wait()
        self.heard.append(message)


def test_nothing_overtakes_what_has_to_wait() -> None:
    async def work() -> None:
        line = Line()
        client = Client(None, "", "spectator", "en", line.send_now)
        emptying = asyncio.create_task(client.empty(line.send))
        client.tell(b"0")
        assert line.heard == [b"0"], "at once"
        line.free.clear()
        client.tell(b"1")
        await asyncio.sleep(0)
        client.tell(b"2")
        line.free.set()
        client.tell(b"3")  # the wire is free again, but 1 and 2 come first
        client.dismiss("stopping")
        client.tell(b"too late")
        await emptying
        assert line.heard == [b"0", b"1", b"2", b"3", b'{"type":"bye","reason":"stopping"}']

    asyncio.run(work())


def test_who_reads_too_slowly_is_sent_away() -> None:
    async def work() -> None:
        line = Line()
        line.free.clear()
        client = Client(None, "", "spectator", "en", line.send_now)
        emptying = asyncio.create_task(client.empty(line.send))
        for number in range(OUTBOX + 1):
            client.tell(b"%d" % number)
            await asyncio.sleep(0)
        line.free.set()
        await emptying
        assert line.heard == [b"0", b'{"type":"bye","reason":"too-slow"}']

    asyncio.run(work())
