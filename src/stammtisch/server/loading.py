"""A table from the database into memory: its header, its log, and a snapshot to save time."""

from collections.abc import Sequence

import msgspec

from stammtisch import AnyGame, Header, Log, Table, game
from stammtisch.core.codec import encode
from stammtisch.core.log import Entry
from stammtisch.server import limits
from stammtisch.server.audience import Shown
from stammtisch.server.clocks import Clocks
from stammtisch.server.course import Course
from stammtisch.store import Logbook, Row, TableRecord, Tables
from stammtisch.store.records import Anchor

Outages = Sequence[tuple[int, int]]
"""When there was no server at all: from one moment to another."""

_read_entry = msgspec.json.Decoder(Entry)


class Saved(msgspec.Struct, frozen=True):
    """A snapshot as it is kept: the state, and how the clocks stood."""

    state: msgspec.Raw
    clocks: Anchor


def header_of(record: TableRecord) -> Header:
    """The header of a table's log."""
    return Header(
        game=record.game,
        players=len(record.seats),
        edition=record.edition,
        options=record.options,
        commitment=record.commitment,
        salt=record.salt,
    )


def game_of(record: TableRecord) -> AnyGame:
    """The game of a table; an edition that its host brought along is known from then on."""
    played = game(record.game)
    if record.edition_text is not None:
        try:
            played.editions.find(record.edition)
        except KeyError:
            played.editions.parse(record.edition_text)
    return played


def snapshot_of(table: Table, clocks: Anchor) -> bytes:
    return encode(Saved(msgspec.Raw(encode(table.state.save())), clocks))


async def load(
    logbook: Logbook, tables: Tables, record: TableRecord, outages: Outages, now: int
) -> Course:
    """Read a table, and play its log again from the newest snapshot on."""
    seed = await tables.seed(record.id)
    rows = await logbook.read(record.id)
    snapshot = await logbook.snapshot(record.id)
    clocks = _Timeline(record, outages)
    start = 0
    table = None
    if snapshot is not None and snapshot[0] <= len(rows):
        start = snapshot[0]
        table = _revive(record, rows[:start], snapshot[1], seed, clocks)
    if table is None:
        start = 0
        game_of(record)
        table = Table.open(header_of(record), seed=seed)
    course = Course(table, clocks.clocks, start)
    for row in rows[start:]:
        clocks.before(row)
        happening = course.replay(row)
        clocks.after(row, happening.entry.seat, table.state.pending)
        if row.n >= len(rows) - limits.MISSED:
            course.keep([Shown.of(happening)])
    clocks.end(len(rows), now)
    for row in rows[-limits.MISSED :]:
        course.remember(row)
    return course


def _revive(
    record: TableRecord, rows: list[Row], data: bytes, seed: bytes, clocks: "_Timeline"
) -> Table | None:
    """The table as the snapshot has it; None if it can't be read, as after a change of rules."""
    played = game_of(record)
    try:
        saved = msgspec.json.decode(data, type=Saved)
        state = played.restore(played.read_snapshot.decode(saved.state))
    except (msgspec.MsgspecError, KeyError):
        return None
    clocks.set(saved.clocks)
    entries = [_read_entry.decode(row.entry) for row in rows]
    return Table(played, state, Log(header=header_of(record), entries=entries), seed)


class _Timeline:
    """Clocks wound through a log: moves, what the record says set them, and times of no server."""

    def __init__(self, record: TableRecord, outages: Outages) -> None:
        self.clocks = Clocks(record.clock)
        self._anchor = record.anchor
        self._outages = list(outages)
        self._at = record.started or 0

    def set(self, anchor: Anchor) -> None:
        self.clocks.set(anchor)
        self._at = anchor.at

    def before(self, row: Row) -> None:
        self._to(row.n, row.at)

    def after(self, row: Row, mover: int, pending: tuple[int, ...]) -> None:
        self.clocks.moved(mover, pending, row.at)
        self._at = row.at

    def end(self, n: int, now: int) -> None:
        self._to(n, now)

    def _to(self, n: int, moment: int) -> None:
        if self._anchor is not None and self._anchor.n == n and self._anchor.at >= self._at:
            self.set(self._anchor)
        for began, ended in self._outages:
            # The last sign of life may be a little older than the last move.
            if self.clocks.running and self._at < ended <= moment:
                self.clocks.shift(ended - max(began, self._at))
