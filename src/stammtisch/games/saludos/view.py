"""What a seat sees of Saludos Amigos, and a whole state as data."""

from msgspec import Struct

from stammtisch.bargaining.deals import TalksView
from stammtisch.core.data import Snapshot, View
from stammtisch.games.saludos.moves import Cards


class Offer(Struct, frozen=True):
    """The standing offer: its members' shares of the contract and their strengths together."""

    members: tuple[int, ...]
    shares: tuple[int, ...]
    height: int


class Council(Struct, frozen=True):
    """A council meeting as everybody sees it."""

    caller: int
    pretzel: int
    attendants: tuple[int, ...]
    """In the order of coming forward."""
    answered: tuple[int, ...]
    """Losers who have decided whether to come."""
    coalition_talks: TalksView | None
    opposition_talks: TalksView | None
    opposition_shares: tuple[int, ...]
    """Aligned with the attendants ascending; empty until they agree."""
    committed: tuple[int, ...]


class Votes(Struct, frozen=True):
    """How the latest council meeting was decided."""

    coalition: int
    opposition: int
    cards: tuple[Cards, ...]
    """Per seat, what it played there."""


class SaludosView(View, frozen=True, tag="saludos", kw_only=True):
    edition: str
    patience: int
    phase: str
    round: int
    bag_holder: int
    laid: tuple[int, ...]
    """How many journalists (first) and sections of projects 1 to 6 lie on the board."""
    bag: tuple[int, ...]
    """What is still in the bag, in the same order; everybody can count that."""
    chit: int | None
    """This round's chit: 0 a journalist, else the project."""
    value: int
    """The contract's worth, 0 when there is none."""
    money: tuple[int, ...]
    cards: tuple[int, ...]
    """Councillors in each hand."""
    dice: tuple[int, ...]
    kept: tuple[int, ...]
    strengths: tuple[int, ...]
    """Die and cards; 0 before the roll. Fixed once the negotiation begins."""
    rolling: tuple[int, ...]
    drawing: tuple[int, ...]
    """Seats still to draw a councillor, in this order."""
    pile: int
    discards: int
    shown: Cards
    """Of the discards, those that were played openly."""
    buried: tuple[int, ...]
    """Of the discards, how many each seat put there face down."""
    offer: Offer | None
    talks: TalksView | None
    let_stand: tuple[int, ...]
    council: Council | None
    votes: Votes | None
    totals: tuple[int, ...]
    """Per seat, the councillor points shown for the bonus at the end; empty before."""
    hand: Cards | None
    my_buried: Cards | None
    my_pushed: int | None
    """The value of the card I pushed forward in this meeting, 0 for none."""
    my_commit: Cards | None


class SaludosSnapshot(Snapshot, frozen=True, tag="saludos", kw_only=True):
    players: int
    edition: str
    patience: int
    phase: int
    round: int
    bag_holder: int
    laid: list[int]
    chit: int
    value: int
    money: list[int]
    hands: list[int]
    counts: list[int]
    pile: list[int]
    discards: list[int]
    shown: list[int]
    buried: list[int]
    dice: list[int]
    strengths: list[int]
    rolling: int
    kept: int
    drawing: list[int]
    members: tuple[int, ...]
    shares: tuple[int, ...]
    height: int
    talks: TalksView | None
    let_stand: int
    caller: int
    pretzel: int
    attendants: tuple[int, ...]
    answered: int
    pushed: list[int]
    coalition_talks: TalksView | None
    opposition_talks: TalksView | None
    opposition_shares: tuple[int, ...]
    committed: int
    commits: list[int]
    votes: Votes | None
    totals: tuple[int, ...]
    ending: str
