"""How much of everything the server takes from one person, one address, one message."""

from typing import Final

NAME: Final = 24
"""Letters in a name."""
SAID: Final = 400
"""Letters in a chat line."""
NONCE: Final = 40
MOVE: Final = 4_096
"""Bytes of a move."""
MESSAGE: Final = 8_192
"""Bytes of a message on a socket."""
BODY: Final = 65_536
"""Bytes of a request."""
EDITION: Final = 60_000
"""Letters of an edition file."""
MISSED: Final = 400
"""Happenings that a returning client is told; after that it gets the fresh view alone."""
CHAT_TAIL: Final = 50
"""Chat lines that a client gets when it comes to a table."""
