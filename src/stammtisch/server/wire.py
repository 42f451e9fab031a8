"""What is below a socket: a message is on its way at once, without a task being woken for it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "stammtisch.send_now"
"""The name under which the application finds the shortcut in the scope of a socket."""

SendNow = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket with a shortcut: most of a server's work is to tell everybody at a table."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"][EXTENSION] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a whole text message; False if it has to wait, or there is nobody any more."""
        ready = self.handshake_complete and self.writable.is_set() and not self.close_sent
        if not ready or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """A text message as a server sends it: in one piece and unmasked (RFC 6455, 5.2).

    >>> frame(b"Prost!")
    b'\\x81\\x06Prost!'
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def shortcut(scope: Mapping[str, Any]) -> SendNow | None:
    """The way past the queue, where the server has one."""
    found: SendNow | None = (scope.get("extensions") or {}).get(EXTENSION)
    return found
