"""What a seat sees of Greentown, and a whole state as data."""

from msgspec import Struct

from stammtisch.core.data import Snapshot, View


class TileView(Struct, frozen=True):
    """A tile: where it lies, its roads as bits, and what stands on it."""

    q: int
    r: int
    roads: int
    piece: str
    """`empty`, `hotel`, `tree`, `culture`, `sport` or `shopping`."""
    owner: int | None = None


class PileView(Struct, frozen=True):
    """A pile of the supply: its tiles' roads before turning, and how many are left."""

    roads: int
    left: int


class CardView(Struct, frozen=True):
    """A visitor card, with the least and most visits of nature, culture, sport, shopping."""

    number: int
    key: str
    stops: int
    least: tuple[int, ...]
    most: tuple[int, ...]


class GreentownView(View, frozen=True, tag="greentown", kw_only=True):
    edition: str
    setup: str
    keep_double_turn: bool
    open_greenies: bool
    route_hint: bool
    phase: str
    round: int
    first: int
    """Who began the round."""
    holder: int | None
    """Who has the double-turn marker and is last in the round."""
    turn: int | None
    """Whose turn it is."""
    begun: bool
    travels: bool
    """Whether an excursion follows the building."""
    works_left: int
    """How many tiles may still be laid or exchanged in this build action."""
    tiles: tuple[TileView, ...]
    """In the order of laying; a tile's number is its place here."""
    supply: tuple[PileView, ...]
    stock: tuple[tuple[int, int, int], ...]
    """Of each seat the buildings not put up: culture, sport, shopping."""
    markers: tuple[tuple[str, ...], ...]
    """Of each seat the action markers still up."""
    cards: tuple[CardView | None, ...]
    top: CardView | None
    unseen: tuple[int, ...]
    """Cards that have not come to light, by number; their order is open."""
    greenies: tuple[int | None, ...]
    """Of others hidden until the end, unless the table plays openly."""
    last_traveller: int | None
    last_route: tuple[int, ...]
    """The tiles of the last excursion made."""
    still: int
    """Turns in a row in which nothing was laid, exchanged or visited."""
    ending: str
    """Why this round is the last, or empty."""


class GreentownSnapshot(Snapshot, frozen=True, tag="greentown", kw_only=True):
    players: int
    edition: str
    setup: str
    keeps: bool
    open: bool
    hint: bool
    phase: int
    round: int
    first: int
    seat: int
    begun: bool
    travels: bool
    works_left: int
    cells: tuple[int, ...]
    roads: tuple[int, ...]
    pieces: tuple[int, ...]
    supply: list[int]
    stock: list[int]
    markers: list[int]
    cards: list[int]
    top: int
    unseen: int
    money: list[int]
    last_traveller: int
    last_route: tuple[int, ...]
    still: int
    ending: str
