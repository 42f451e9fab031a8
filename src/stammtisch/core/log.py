"""The log of a table: what was agreed at the start, every move, and the seed at the end."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.core.chance import Outcomes, commitment
from stammtisch.core.codec import encode
from stammtisch.core.complaint import Complaint, unreadable
from stammtisch.core.data import CHANCE, Refused, Result
from stammtisch.core.game import AnyGame, BadSetup, game
from stammtisch.core.state import State

FORMAT = 1


class BadLog(Complaint):
    """A log that can't be read or doesn't hold together; the message says where."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: everything that must be known before the first move."""

    stammtisch: int = FORMAT
    game: str
    players: int
    edition: str
    options: dict[str, Any]
    commitment: str
    salt: str = ""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One move as it was accepted, or the taking back of the seat's move before it."""

    n: int
    seat: int
    move: msgspec.Raw = msgspec.Raw()
    undo: bool = False


class Footer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line of a finished game: the seed behind every outcome."""

    seed: str
    result: Result | None = None


class Log(msgspec.Struct, kw_only=True):
    """A log in memory; one JSON line each for header, entries and footer on disk."""

    header: Header
    entries: list[Entry] = []
    footer: Footer | None = None

    def lines(self) -> Iterable[bytes]:
        yield encode(self.header)
        yield from map(encode, self.entries)
        if self.footer:
            yield encode(self.footer)

    def write(self, path: Path) -> None:
        path.write_bytes(b"\n".join(self.lines()) + b"\n")


def read_log(path: Path) -> Log:
    """Read a log file; raise BadLog with the line that is wrong."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadLog(f"{path.name} {unreadable(error)}") from error
    return parse_log(lines, path.name)


def parse_log(lines: list[bytes], name: str = "log") -> Log:
    """Make a log of its lines."""
    if not lines:
        raise BadLog(f"{name} is empty")
    number = 1
    try:
        log = Log(header=msgspec.json.decode(lines[0], type=Header))
        for number, line in enumerate(lines[1:], start=2):
            if log.footer:
                raise BadLog(f"{name}, line {number}: nothing may follow the seed")
            if line.startswith(b'{"seed"'):
                log.footer = msgspec.json.decode(line, type=Footer)
                continue
            entry = msgspec.json.decode(line, type=Entry)
            if entry.n != len(log.entries):
                raise BadLog(
                    f"{name}, line {number}: entry {entry.n} where {len(log.entries)} was due"
                )
            log.entries.append(entry)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadLog(f"{name}, line {number}: {error}") from error
    if log.header.stammtisch != FORMAT:
        raise BadLog(f"{name} has format {log.header.stammtisch}; this program reads {FORMAT}")
    return log


def beginning(header: Header) -> tuple[AnyGame, State]:
    """The game of a header and its state before the first entry."""
    try:
        played = game(header.game)
        options = msgspec.convert(header.options, played.options)
        edition = played.editions.find(header.edition)
        return played, played.start(header.players, options, edition)
    except (BadSetup, msgspec.ValidationError) as error:
        raise BadLog(f"the header doesn't fit: {error}") from error
    except KeyError as error:
        raise BadLog(
            f"the table was played with edition {header.edition}, which is not loaded: "
            "name its file with --edition"
        ) from error


def verify(log: Log) -> State:
    """Replay a finished log and recompute its chance; raise BadLog at the first thing wrong."""
    from stammtisch.core.table import Table

    if log.footer is None:
        raise BadLog("the log has no seed yet: the game is not over")
    try:
        seed = bytes.fromhex(log.footer.seed)
    except ValueError as error:
        raise BadLog("the seed is not a hexadecimal number") from error
    if commitment(seed) != log.header.commitment:
        raise BadLog("the seed revealed is not the one committed to at the start")
    table = Table.open(log.header)
    for entry in log.entries:
        if entry.seat == CHANCE:
            if table.state.pending != (CHANCE,):
                raise BadLog(f"entry {entry.n}: an outcome of chance where none was due")
            fair = table.state.sample(CHANCE, Outcomes(seed, log.header.salt, entry.n))
            if fair is None or encode(fair) != bytes(entry.move):
                raise BadLog(f"entry {entry.n}: chance did not follow from the seed")
        try:
            table.replay(entry)
        except Refused as error:
            raise BadLog(f"entry {entry.n}: {error}") from error
    result = table.state.result
    if result is None:
        raise BadLog("the log ends before the game does")
    if log.footer.result not in (None, result):
        raise BadLog("the result written down is not the one the moves lead to")
    return table.state
