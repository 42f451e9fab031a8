"""What is said on a socket: every message from a client and from the server, with its limits."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.core.data import Refusal, Seat
from stammtisch.server import limits
from stammtisch.store.records import (
    Clock,
    Language,
    Moment,
    PauseReason,
    Status,
    VoteInfo,
    VoteSubject,
)

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{12}$", description="12 letters and digits")]
PlayerId = Annotated[str, Meta(pattern="^[a-z2-9]{16}$")]
GameName = Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
Level = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}(:[a-z]{1,20})?$")]
Nonce = Annotated[str, Meta(min_length=1, max_length=limits.NONCE, pattern="^[!-~]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]
Said = Annotated[str, Meta(min_length=1, max_length=limits.SAID)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]
Mark = Annotated[int, Meta(ge=0, le=1_000_000, description="entries of the log known so far")]

AnyMove = Annotated[msgspec.Raw, Meta(extra={"ts": "Move"}, description="a move of the game")]
AnyEvent = Annotated[msgspec.Raw, Meta(extra={"ts": "Event"}, description="an event of the game")]
AnyView = Annotated[msgspec.Raw, Meta(extra={"ts": "View"}, description="a view of the game")]


def _tag(name: str) -> str:
    """`CallVote` is "call-vote" on the wire."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


# From the client


class ClientMessage(Struct, frozen=True, tag=_tag, tag_field="type", forbid_unknown_fields=True):
    """What a client says. Subclasses are tagged with their own name, in kebab case."""


Role = Literal["player", "spectator", "screen"]
"""`player` holds whatever seats the identity has; the others see only what is public."""


class Hello(ClientMessage, frozen=True):
    """The first message: which table, and how much of its log the client has seen already."""

    table: TableId
    seen: Mark | None = None
    """The `seq` of the last message the client has; None to get no missed happenings."""
    role: Role = "player"
    token: Token | None = None
    """Instead of the cookie, for bots."""
    language: Language | None = None
    """For the texts of refusals; the table's own language unless given."""


class Play(ClientMessage, frozen=True):
    """A move of one's seat. Said again with the same nonce it is not played again."""

    nonce: Nonce
    seat: Seat
    move: AnyMove


class Undo(ClientMessage, frozen=True):
    """Take back the seat's last move, where the game allows it."""

    nonce: Nonce
    seat: Seat


class Say(ClientMessage, frozen=True):
    """A line of chat."""

    text: Said


class CallVote(ClientMessage, frozen=True):
    """Ask the others at the table for something; the caller has said yes."""

    subject: VoteSubject
    seat: Seat | None = None
    """Who is to be replaced by a bot; only with "replace"."""


class Ballot(ClientMessage, frozen=True):
    """Answer a vote that is open."""

    vote: int
    yes: bool


class Ping(ClientMessage, frozen=True):
    """Answered at once; `at` comes back as it is."""

    at: Annotated[int, Meta(ge=0, le=2**53)] = 0


FromClient = Hello | Play | Undo | Say | CallVote | Ballot | Ping


# About a table


Holder = Literal["free", "person", "bot"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    seat: int
    holder: Holder
    name: str | None
    player: str | None
    """The public id of the person, for statistics; None for bots and free seats."""
    level: str | None
    """How strong the bot is."""
    away: str | None
    """Whose seat the bot keeps warm: that person may take it back."""
    present: bool
    """Whether the person is connected."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    id: str
    code: str
    """The letters to type to get here."""
    game: str
    title: str
    edition: str
    options: dict[str, Any]
    status: Status
    paused: PauseReason | None
    open: bool
    """Whether it is in the list for everybody; if not, one comes by link or code."""
    language: str
    spectators: bool
    chat: bool
    undo: bool
    clock: Clock
    seats: tuple[SeatInfo, ...]
    watching: int
    host: str
    """The public id of the person who set the table up."""
    votes: tuple[VoteInfo, ...]
    commitment: str
    """The hash of the seed that all chance will follow from."""
    salt: str
    created: Moment
    started: Moment | None
    ended: Moment | None
    rematch: str | None
    """The table that plays on with the same people."""
    result: Any
    """The core's Result once the game is over, else None."""
    awaited: tuple[int, ...]
    """Whom the table waited for when this was said: for lists; at the table the views tell."""


class SeatClock(Struct, frozen=True):
    """By when a seat must decide; then its default move is played."""

    seat: int
    until: Moment
    span: int
    """The whole time of this decision, in milliseconds."""


class Clocks(Struct, frozen=True, kw_only=True):
    """Every clock that runs; `now` tells the client how far its own clock is off."""

    now: Moment
    running: bool
    seats: tuple[SeatClock, ...]


class ChatLine(Struct, frozen=True, kw_only=True):
    id: int
    at: Moment
    name: str
    player: str
    seat: int | None
    text: str


class Step(Struct, frozen=True, kw_only=True):
    """One entry of the log: the events it led to, as far as this client may know them."""

    n: int
    events: tuple[AnyEvent, ...]
    undo: int | None = None
    """The seat that took back its move; then the fresh view is all there is to say."""


# From the server


class ServerMessage(Struct, frozen=True, tag=_tag, tag_field="type", kw_only=True):
    """What the server says. Subclasses are tagged with their own name, in kebab case."""


class Welcome(ServerMessage, frozen=True):
    """The answer to hello, and everything needed to draw the table."""

    seq: int
    """Entries in the log; say it in the next hello."""
    table: TableInfo
    role: Role
    yours: tuple[int, ...]
    """The seats this client plays."""
    views: tuple[AnyView, ...]
    """One for each of these seats; of an onlooker's if there are none. Empty before the start."""
    missed: tuple[Step, ...]
    complete: bool
    """Whether `missed` is all that happened since `seen`."""
    clocks: Clocks
    chat: tuple[ChatLine, ...]


class Happened(ServerMessage, frozen=True):
    """A move was played and chance has followed; it is in the database."""

    seq: int
    steps: tuple[Step, ...]
    views: tuple[AnyView, ...]
    clocks: Clocks


class Ack(ServerMessage, frozen=True):
    """The move with this nonce is entry `n` of the log."""

    nonce: str
    n: int


class No(ServerMessage, frozen=True):
    """What was asked for is refused, and nothing has changed; `text` is for people."""

    refusal: Refusal
    text: str
    nonce: str | None = None
    """Of the move that is refused."""


class About(ServerMessage, frozen=True):
    """Seats, presence, votes or the status of the table have changed."""

    table: TableInfo


class Yours(ServerMessage, frozen=True):
    """This client now plays other seats than before."""

    seq: int
    yours: tuple[int, ...]
    views: tuple[AnyView, ...]


class Time(ServerMessage, frozen=True):
    """Clocks were stopped, started or set."""

    clocks: Clocks


class Chat(ServerMessage, frozen=True):
    line: ChatLine


class Pong(ServerMessage, frozen=True):
    at: int
    now: Moment


ByeReason = Literal["stopping", "too-slow", "too-fast", "no-onlookers", "table-gone", "fresh"]


class Bye(ServerMessage, frozen=True):
    """The server is about to close the socket; come back, unless the reason says otherwise."""

    reason: ByeReason


FromServer = Welcome | Happened | Ack | No | About | Yours | Time | Chat | Pong | Bye

read_client = msgspec.json.Decoder(FromClient)
read_server = msgspec.json.Decoder(FromServer)
