"""All about a table but its log: who sits where, what was agreed, how it stands."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Nobody is hurried."""


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for a decision."""

    seconds: Annotated[int, Meta(ge=1, le=3600)] = 90


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A game by correspondence: so many days for a decision."""

    days: Annotated[int, Meta(ge=1, le=14)] = 3


Clock = NoClock | LiveClock | DaysClock
Language = Literal["en", "fr", "de"]
Status = Literal["gathering", "playing", "over", "cancelled"]
PauseReason = Literal["vote", "only-bots"]
VoteSubject = Literal["pause", "resume", "extend", "replace", "cancel"]
Moment = int
"""Milliseconds since 1970, by the server's clock."""


class Away(Struct, frozen=True):
    """Somebody whose seat a bot keeps warm."""

    player: str
    name: str


class SeatRecord(Struct, frozen=True, kw_only=True):
    """Who plays a seat: a person, a bot of some level, or nobody yet."""

    player: str | None = None
    name: str | None = None
    level: str | None = None
    away: Away | None = None
    luck: str = ""
    secret: str | None = None
    """The hash of the secret that hands the seat over."""


class VoteInfo(Struct, frozen=True, kw_only=True):
    """A vote that is open."""

    vote: int
    subject: VoteSubject
    seat: int | None
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    needed: int
    """How many must say yes."""
    until: Moment


class Anchor(Struct, frozen=True, kw_only=True):
    """Where the clocks stood when something other than a move set them."""

    n: int
    """Entries in the log at that moment."""
    at: Moment
    seats: tuple[tuple[int, Moment, int], ...]
    """Seat, end of its time, whole time of the decision."""
    running: bool


class TableRecord(Struct, frozen=True, kw_only=True):
    id: str
    code: str
    host: str
    game: str
    edition: str
    edition_text: str | None = None
    """The edition file that the host brought along."""
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    open: bool = True
    language: Language = "en"
    spectators: bool = True
    chat: bool = True
    seats: tuple[SeatRecord, ...]
    status: Status = "gathering"
    paused: PauseReason | None = None
    votes: tuple[VoteInfo, ...] = ()
    votes_held: int = 0
    anchor: Anchor | None = None
    commitment: str
    salt: str = ""
    created: Moment
    started: Moment | None = None
    ended: Moment | None = None
    rematch: str | None = None
    result: Any = None


read_record = msgspec.json.Decoder(TableRecord)
