"""What a seat sees of Koalition, and a whole state as data."""

from typing import Literal

from msgspec import Struct

from stammtisch.bargaining.deals import TalksView
from stammtisch.core.data import Snapshot, View

Why = Literal["most-votes", "highest-card", "alone", "tied", "nobody"]
"""Why a party has the leader it has, or none; alone: though deposed, as nobody else has votes."""

Outcome = Literal["majority", "coalition", "no-coalition", "no-agreement"]
"""How a vote ended: won by one party, by a coalition, or failed for one of two reasons."""


class Laid(Struct, frozen=True):
    """A politician or joker in play."""

    seat: int
    card: int
    party: int
    votes: int
    """What is printed on the card."""
    doublers: int
    resigned: bool
    cleared: bool
    """It had resigned, and a clean slate has made up for it: it can't resign again."""


class PartyTally(Struct, frozen=True):
    """How a party stands if the votes are counted now."""

    raw: tuple[int, ...]
    """Per seat, the votes of its politicians that have not resigned."""
    doublers: int
    scandal: bool
    cleared: bool
    """There was a scandal, and a clean slate has made up for it: there can't be another."""
    votes: int
    leader: int | None
    why: Why
    deposed: int | None


class UnitTally(Struct, frozen=True):
    """A party with a leader, or a splinter of a leaderless one, that takes part in the vote."""

    unit: int
    party: int
    seat: int
    votes: int


class Booking(Struct, frozen=True):
    """Points that a coalition brings a player in a party: as its leader, and for cards."""

    seat: int
    party: int
    bonus: int
    cards: int


class CoalitionTally(Struct, frozen=True):
    """A coalition that could be made, and what it would bring."""

    units: tuple[int, ...]
    members: tuple[int, ...]
    votes: int
    bookings: tuple[Booking, ...]
    points: tuple[int, ...]
    """Per seat."""


class Tally(Struct, frozen=True):
    """What the cards on the table come to if they are counted now."""

    parties: tuple[PartyTally, ...]
    units: tuple[UnitTally, ...]
    total: int
    majority: int
    coalitions: tuple[CoalitionTally, ...]
    """Every admissible one; a single unit that has the majority is the only one."""
    more: bool
    """There are too many to list them all."""


class Rank(Struct, frozen=True):
    """A party's place for the Europe bonus, if the game ended now."""

    party: int
    points: int
    bonus: int
    """What its best players divide; 0 for a party without points."""
    seats: tuple[int, ...]
    each: int


class VoteRecord(Struct, frozen=True):
    """A vote that is over."""

    country: int
    outcome: Outcome
    units: tuple[int, ...]
    seats: tuple[int, ...]
    """The leaders of those units."""
    points: tuple[int, ...]
    """Per seat."""


class KoalitionView(View, frozen=True, tag="koalition", kw_only=True):
    edition: str
    patience: int
    countries: int
    """How many are played."""
    phase: str
    starter: int
    """Who lays first in this vote."""
    country: int | None
    needed: int
    """Politicians that each player lays there; 0 when no country is turned up."""
    played: tuple[VoteRecord, ...]
    politicians: tuple[int, ...]
    """Per seat, the cards in hand with the back of a politician."""
    actions: tuple[int, ...]
    """Per seat, the cards in hand with the back of an action."""
    known: tuple[tuple[int, ...], ...]
    """Per seat, the cards that everybody has seen go back into that hand."""
    aside: tuple[int, int]
    """Politicians and actions that nobody holds, face down."""
    discards: tuple[int, ...]
    dealt: int
    """Cards given out since the last shuffle."""
    table: tuple[Laid, ...]
    """In the order of laying."""
    opened: bool
    """The action window is open: others may play actions too."""
    passes: int
    """Passes in a row in the action window."""
    turn: int | None
    """Who lays or plays an action."""
    tally: Tally
    talks: TalksView | None
    booked: tuple[tuple[int, ...], ...]
    """The score sheet: per seat, the points in each party."""
    points: tuple[int, ...]
    europe: tuple[Rank, ...]
    """The Europe bonus if the game ended now, best party first; paid when it has ended."""
    hand: tuple[int, ...] | None


class KoalitionSnapshot(Snapshot, frozen=True, tag="koalition", kw_only=True):
    players: int
    edition: str
    patience: int
    countries: int
    phase: int
    starter: int
    country: int
    record: list[VoteRecord]
    hands: list[list[int]]
    politicians: list[int]
    actions: list[int]
    known: list[list[int]]
    politician_deck: list[int]
    action_deck: list[int]
    discards: list[int]
    dealt: int
    laid_by: list[int]
    laid_cards: list[int]
    laid_parties: list[int]
    doublers: list[int]
    resigned: list[int]
    scandals: list[int]
    deposed: list[int]
    opened: bool
    passes: int
    turn: int
    talks: TalksView | None
    booked: list[int]
    ending: str
