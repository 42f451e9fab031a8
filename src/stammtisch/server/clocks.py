"""The clocks of one table: every seat it waits for has its own time. Pure; the caller knows when.

A seat's time starts when the table begins to wait for it, and anew with each move of its own.
When somebody else moves, a seat that is still awaited has at least a breath left to take it in.
"""

from stammtisch.core.data import CHANCE
from stammtisch.server.messages import Clocks as ClocksMessage
from stammtisch.server.messages import SeatClock
from stammtisch.store.records import Anchor, Clock, DaysClock, LiveClock

SHORTEST_BREATH = 15_000
DAY = 86_400_000


class Clocks:
    """Times are milliseconds; `running` is false while the table is paused."""

    def __init__(self, clock: Clock, running: bool = True) -> None:
        self.span = span_of(clock)
        self.seats: dict[int, tuple[int, int]] = {}
        """When each awaited seat's time is up, and how long it had at first."""
        self.running = running
        self._stopped_at = 0
        self._mover = CHANCE

    def moved(self, mover: int, pending: tuple[int, ...], now: int) -> None:
        """Somebody moved, or chance did; who is awaited from now on."""
        if mover != CHANCE:
            self._mover = mover
        if not self.span or pending == (CHANCE,):
            return
        breath = min(self.span, max(SHORTEST_BREATH, self.span // 4))
        times = {}
        for seat in pending:
            known = self.seats.get(seat)
            if known is None or seat == self._mover:
                times[seat] = (now + self.span, self.span)
            else:
                times[seat] = (max(known[0], now + breath), known[1])
        self.seats = times
        self._mover = CHANCE

    def stop(self, now: int) -> None:
        if self.running:
            self.running = False
            self._stopped_at = now

    def start(self, now: int) -> None:
        """Go on with what was left when the clocks were stopped."""
        if not self.running:
            self.running = True
            self.shift(now - self._stopped_at)

    def shift(self, by: int) -> None:
        """Give back time in which nobody could have moved."""
        self.seats = {seat: (until + by, span) for seat, (until, span) in self.seats.items()}

    def extend(self) -> None:
        """As much again for everybody."""
        self.seats = {
            seat: (until + self.span, span + self.span)
            for seat, (until, span) in self.seats.items()
        }

    def next_due(self, grace: dict[int, int]) -> tuple[int, int] | None:
        """When the next time is up and whose, with so much grace for some; None if never."""
        if not self.running or not self.seats:
            return None
        return min((until + grace.get(seat, 0), seat) for seat, (until, _) in self.seats.items())

    # As data

    def anchor(self, n: int, now: int) -> Anchor:
        """How the clocks stand after `n` entries of the log."""
        return Anchor(
            n=n,
            at=now if self.running else self._stopped_at,
            seats=tuple((seat, until, span) for seat, (until, span) in sorted(self.seats.items())),
            running=self.running,
        )

    def set(self, anchor: Anchor) -> None:
        self.seats = {seat: (until, span) for seat, until, span in anchor.seats}
        self.running = anchor.running
        self._stopped_at = anchor.at

    def message(self, now: int) -> ClocksMessage:
        """While stopped, as if they had been stopped this very moment: what is left counts."""
        passed = 0 if self.running else now - self._stopped_at
        return ClocksMessage(
            now=now,
            running=self.running,
            seats=tuple(
                SeatClock(seat, until + passed, span)
                for seat, (until, span) in sorted(self.seats.items())
            ),
        )


def span_of(clock: Clock) -> int:
    """The time of one decision in milliseconds; 0 when there is no clock."""
    match clock:
        case LiveClock(seconds=seconds):
            return seconds * 1000
        case DaysClock(days=days):
            return days * DAY
    return 0
