"""What a seat has been told, as numbers: one row for each of the latest events, oldest first."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from stammtisch import Event, View
from stammtisch.core.game import AnyGame
from stammtisch.research.layout import Block

NUMBERS = 24
"""Of an event's other numbers, so many are told; only a long route has more."""
UNIT = 10
"""So many make 1.0."""


class Told:
    """An event that a seat was told of; a chain of them is shared by copies of a state.

    Where a game is imagined, the chain begins with a view instead: all that came before.
    """

    __slots__ = ("before", "event", "length")

    def __init__(self, before: "Told | None", event: Event | View) -> None:
        self.before = before
        self.event = event
        self.length: int = before.length + 1 if before else 1

    def __deepcopy__(self, memo: object) -> "Told":
        return self


def latest_first(told: Told | None) -> Iterator[Event | View]:
    """Everything in a chain."""
    while told is not None:
        yield told.event
        told = told.before


class Memory:
    """How the latest so many events of a game become numbers."""

    def __init__(self, game: AnyGame, players: int, events: int) -> None:
        self.events = events
        self._players = players
        kinds = game.event.__args__
        self._kinds = {kind: place for place, kind in enumerate(kinds)}
        self._by = len(kinds)
        self._seats = self._by + players
        self._numbers = self._seats + players
        self.width = self._numbers + NUMBERS
        names = ", ".join(kind.__name__ for kind in kinds)
        self.layout = (
            Block("told", 1, f"events so far, of {events}"),
            Block(
                "events",
                events * self.width,
                f"per event of the latest {events}, oldest first: its kind, one of {names}; "
                f"who did it, own seat first, then clockwise; whom it concerns, the same way; "
                f"then up to {NUMBERS} of its other numbers in the event's order, of {UNIT}, "
                "a word as a fraction of its own",
            ),
        )

    def rows(self, told: Told | None, seat: int) -> NDArray[np.float32]:
        """The latest events, the last row being the last one."""
        rows = np.zeros((self.events, self.width), np.float32)
        for row, event in zip(rows[::-1], latest_first(told), strict=False):
            if isinstance(event, Event):
                self._write(row, event, seat)
        return rows

    def _write(self, row: NDArray[np.float32], event: Event, seat: int) -> None:
        row[self._kinds[type(event)]] = 1
        fields = msgspec.structs.asdict(event)
        del fields["to"]
        actor = fields.pop("by", None)
        concerned = fields.pop("seats", ())
        one = fields.pop("seat", None)
        if actor is None:
            actor = one
        elif one is not None:
            concerned = (one,)
        if actor is not None:
            row[self._by + (actor - seat) % self._players] = 1
        for other in concerned:
            row[self._seats + (other - seat) % self._players] = 1
        numbers = [number for value in fields.values() for number in _numbers(value)][:NUMBERS]
        row[self._numbers : self._numbers + len(numbers)] = numbers


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)
    elif isinstance(value, str):
        yield int.from_bytes(value.encode()[:6], "big") / 256**6
    elif value is not None:
        yield value / UNIT
