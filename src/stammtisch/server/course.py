"""How the game at a table has gone so far, in memory: all of it can be made again from the log."""

from collections import deque
from collections.abc import Iterable

import msgspec

from stammtisch import Happening, Refusal, Refused, Table
from stammtisch.core.codec import encode
from stammtisch.core.log import Entry
from stammtisch.server import limits
from stammtisch.server.audience import Seats, Shown
from stammtisch.server.clocks import Clocks
from stammtisch.server.messages import Step
from stammtisch.store import Row

NONCES = 200

Nonces = dict[tuple[str, str], int]

_read_entry = msgspec.json.Decoder(Entry)


class Course:
    """A table of the engine with its clocks, what clients may have missed, and the nonces used.

    Changing it is only a guess until the rows are on disk: whoever can't write them has to read
    the log again, and forget this.
    """

    def __init__(self, table: Table, clocks: Clocks, snapshot_at: int = 0) -> None:
        self.table = table
        self.clocks = clocks
        self.snapshot_at = snapshot_at
        self.nonces: Nonces = {}
        self._history: deque[Shown] = deque(maxlen=limits.MISSED)

    @property
    def seq(self) -> int:
        """Entries in the log."""
        return len(self.table.log.entries)

    def judge(self, seat: int, move: bytes | None) -> list[Happening]:
        """Play a move, or take the last one back; refused with a reason."""
        if move is None:
            return [self.table.undo(seat)]
        try:
            read = self.table.game.read_move.decode(move)
        except msgspec.MsgspecError as error:
            raise Refused(Refusal("bad-move", {"why": str(error)})) from error
        return self.table.play(seat, read)

    def replay(self, row: Row) -> Happening:
        """Do again what a row of the log says."""
        return self.table.replay(_read_entry.decode(row.entry))

    def remember(self, row: Row) -> None:
        """Who asked for this entry, and with which nonce."""
        if row.player and row.nonce:
            self.nonces[row.player, row.nonce] = row.n
            if len(self.nonces) > NONCES:
                del self.nonces[next(iter(self.nonces))]

    def moved(self, seat: int, at: int) -> None:
        """Wind the clocks after somebody's move."""
        self.clocks.moved(seat, self.table.state.pending, at)

    def keep(self, shown: Iterable[Shown]) -> None:
        """What clients will be told who come back later."""
        self._history.extend(shown)

    def since(self, seen: int) -> list[Shown] | None:
        """All that happened from this entry on; None if it is too long ago."""
        oldest = self._history[0].n if self._history else self.seq
        if not oldest <= seen <= self.seq:
            return None
        return [shown for shown in self._history if shown.n >= seen]

    def missed(self, seen: int | None, seats: Seats) -> tuple[Step, ...] | None:
        """The same as these seats may know it."""
        found = None if seen is None else self.since(seen)
        return None if found is None else tuple(shown.step(seats) for shown in found)


def rows_of(
    happened: list[Happening], now: int, player: str | None = None, nonce: str | None = None
) -> list[Row]:
    """Rows for the log: whoever asked for the first of them did so with this nonce."""
    rows = [Row(one.entry.n, encode(one.entry), now) for one in happened]
    rows[0] = rows[0]._replace(player=player, nonce=nonce)
    return rows
