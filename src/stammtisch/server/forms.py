"""What is asked and answered over HTTP: bodies of requests and of responses."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from stammtisch.core.data import Refusal, Seat
from stammtisch.server import limits
from stammtisch.server.messages import (
    AnyMove,
    AnyView,
    GameName,
    Level,
    Name,
    Step,
    TableId,
    TableInfo,
)
from stammtisch.store.records import Clock, Language, Moment, NoClock

Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Luck = Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]*$")]
Secret = Annotated[str, Meta(pattern="^[a-z2-9]{24}$")]


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request body; what it doesn't know it refuses."""


class BotSeat(Form, frozen=True):
    """A seat that a bot is to play."""

    seat: Seat
    level: Level


class NewTable(Form, frozen=True):
    """Set up a table; its host takes the first seat that no bot plays, unless only watching."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=10)]
    bots: Annotated[tuple[BotSeat, ...], Meta(max_length=10)] = ()
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    edition: str | None = None
    """The hash of an edition the server knows; the standard one unless given."""
    edition_text: Annotated[str, Meta(max_length=limits.EDITION)] | None = None
    """An edition file of one's own, as TOML."""
    clock: Clock = NoClock()
    open: bool = True
    language: Language = "en"
    spectators: bool = True
    chat: bool = True
    sit: bool = True
    name: Name | None = None
    luck: Luck = ""


class TakeSeat(Form, frozen=True):
    """Sit down. `luck` goes into the salt of the table's chance, so that nobody can fix it."""

    name: Name | None = None
    """What the seat is called: oneself unless given (several seats may be held by one device)."""
    luck: Luck = ""


class SetBot(Form, frozen=True):
    level: Level


class Rematch(Form, frozen=True):
    """Another table with the same people, of the same game unless another is named."""

    game: GameName | None = None


class HandOver(Form, frozen=True):
    """The secret of a hand-over link: whoever shows it plays the seat from now on."""

    table: TableId
    seat: Seat
    secret: Secret


class MyName(Form, frozen=True):
    name: Name


class Claim(Form, frozen=True):
    """Keep an identity for good: under a name that nobody else has, with a passphrase."""

    name: Name
    passphrase: Passphrase


class Me(Struct, frozen=True, kw_only=True):
    """Who the server takes one for."""

    player: str
    name: str
    claimed: bool


class BotToken(Struct, frozen=True, kw_only=True):
    """Lets a program be this player: `Authorization: Bearer …`, or `token` in hello."""

    token: str


class SeatLink(Struct, frozen=True, kw_only=True):
    """A link that hands the seat to whoever opens it, once."""

    path: str
    secret: str


class TablePage(Struct, frozen=True, kw_only=True):
    """A table, and what one is there."""

    table: TableInfo
    yours: tuple[int, ...]
    host: bool


class TableList(Struct, frozen=True, kw_only=True):
    tables: tuple[TableInfo, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that tables can be set up for."""

    name: str
    title: str
    fewest: int
    most: int
    recommended: tuple[int, ...]
    undo: bool
    editions: tuple["EditionInfo", ...]
    levels: tuple[str, ...]
    """How strong its bots can be, weakest first."""
    options: dict[str, Any]
    """JSON Schema of its options."""


class EditionInfo(Struct, frozen=True, kw_only=True):
    digest: str
    title: str
    standard: bool


class GameList(Struct, frozen=True, kw_only=True):
    games: tuple[GameInfo, ...]


class AskHint(Form, frozen=True):
    """Which of one's seats would like a hint."""

    seat: Seat


class Hint(Struct, frozen=True, kw_only=True):
    """A move worth playing; `proven` when no other is better."""

    move: AnyMove
    proven: bool


class BoxPage(Struct, frozen=True, kw_only=True):
    """The edition a table plays with: what is printed on its cards."""

    edition: str
    contents: dict[str, Any]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """A step of a game as one of its seats, or an onlooker, saw it, and the view after it."""

    step: Step
    seat: int
    at: Moment
    view: AnyView


class Replay(Struct, frozen=True, kw_only=True):
    """A page of a game as one of its seats, or an onlooker, saw it."""

    table: TableInfo
    first: AnyView
    steps: tuple[ReplayStep, ...]
    next: int | None
    """Where the next page begins."""


class Verified(Struct, frozen=True, kw_only=True):
    """Whether the seed revealed matches the commitment, and all chance followed from it."""

    fair: bool
    text: str
    commitment: str
    seed: str


class GameRecord(Struct, frozen=True, kw_only=True):
    """What a player has done in one game."""

    game: str
    played: int
    won: int
    rating: float
    """OpenSkill's ordinal: the skill that is all but certain."""
    mu: float
    sigma: float


class PlayerPage(Struct, frozen=True, kw_only=True):
    player: str
    name: str
    records: tuple[GameRecord, ...]


class Ranked(Struct, frozen=True, kw_only=True):
    player: str
    name: str
    record: GameRecord


class Ranking(Struct, frozen=True, kw_only=True):
    players: tuple[Ranked, ...]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request is refused: a code with facts, and the text for people."""

    refusal: Refusal
    text: str


class Health(Struct, frozen=True, kw_only=True):
    status: str
    version: str
    tables: int
    sockets: int


REQUESTS = (
    NewTable,
    TakeSeat,
    SetBot,
    Rematch,
    HandOver,
    AskHint,
    MyName,
    Claim,
)
RESPONSES = (
    Me,
    BotToken,
    SeatLink,
    TablePage,
    TableList,
    GameList,
    Hint,
    BoxPage,
    Replay,
    Verified,
    PlayerPage,
    Ranking,
    Problem,
    Health,
)
