"""The one JSON codec: the same data always gives the same bytes."""

from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(data: Any) -> bytes:
    """Any of the project's data as JSON, keys in a fixed order."""
    return _encoder.encode(data)
