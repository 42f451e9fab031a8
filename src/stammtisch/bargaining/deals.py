"""The words of negotiation: proposals, the moves that answer them, and what then happens."""

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.core.data import Event, Move

ProposalId = Annotated[int, Meta(ge=1, le=1_000_000)]


class Proposal(Struct, frozen=True):
    """One deal on the table: who proposes it, who would be bound, the terms, who has agreed.

    The kernel only compares `terms`; what the numbers mean is the game's affair.
    """

    id: int
    by: int
    members: tuple[int, ...]
    terms: tuple[int, ...]
    agreed: tuple[int, ...]
    """In the order of agreement, the proposer first."""
    taken_back: tuple[int, ...] = ()
    """Who has taken back an agreement to it once already."""


class Reply(Move, frozen=True):
    """What is said about one open proposal."""

    id: ProposalId


class Agree(Reply, frozen=True):
    """Agree to exactly the terms of an open proposal."""


class TakeBack(Reply, frozen=True):
    """Take back one's agreement to a proposal that does not stand yet."""


class Decline(Reply, frozen=True):
    """Say no to a proposal one is named in, which ends it."""


class Withdraw(Reply, frozen=True):
    """Withdraw one's own proposal."""


class Pass(Move, frozen=True):
    """Have nothing more to say, unless something new comes up."""


Answer = Agree | TakeBack | Decline | Withdraw | Pass


class Proposed(Event, frozen=True):
    """A proposal is on the table; its proposer has agreed, its members' passes are void."""

    id: int
    by: int
    seats: tuple[int, ...]
    terms: tuple[int, ...]


class Agreed(Event, frozen=True):
    id: int
    seat: int


class TookBack(Event, frozen=True):
    id: int
    seat: int


class Declined(Event, frozen=True):
    """A member said no; the proposal is off the table."""

    id: int
    seat: int


class Withdrawn(Event, frozen=True):
    id: int
    seat: int


class Passed(Event, frozen=True):
    seat: int


class Lapsed(Event, frozen=True):
    """A proposal fell because of what else has been agreed."""

    id: int


class Closed(Event, frozen=True):
    """Every member has agreed: the proposal binds from this moment."""

    id: int
    seats: tuple[int, ...]
    terms: tuple[int, ...]


NegotiationEvent = Proposed | Agreed | TookBack | Declined | Withdrawn | Passed | Lapsed | Closed


class TalksView(Struct, frozen=True):
    """A negotiation as everybody sees it, and as a snapshot keeps it."""

    seats: tuple[int, ...]
    patience: int
    next_id: int
    proposals: tuple[Proposal, ...]
    """The open ones, oldest first."""
    said: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
    """Proposer, members and terms of every proposal since the last agreement."""
    passed: tuple[int, ...]
