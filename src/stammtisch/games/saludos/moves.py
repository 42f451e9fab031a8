"""What players and chance can do in Saludos Amigos."""

from typing import Annotated

from msgspec import Meta

from stammtisch.bargaining.deals import Answer
from stammtisch.core.data import Move, Seat

Card = Annotated[int, Meta(ge=1, le=3)]
Share = Annotated[int, Meta(ge=0, le=99)]
Members = Annotated[tuple[Seat, ...], Meta(max_length=7)]
Shares = Annotated[tuple[Share, ...], Meta(max_length=7)]
Cards = tuple[
    Annotated[int, Meta(ge=0, le=99)],
    Annotated[int, Meta(ge=0, le=99)],
    Annotated[int, Meta(ge=0, le=99)],
]
"""How many councillors of value 1, 2 and 3."""


class DrawLot(Move, frozen=True):
    """Chance: the seat that gets the bag first."""

    seat: Seat


class DrawChit(Move, frozen=True):
    """Chance: what comes out of the bag, a journalist (0) or a section of a project (1 to 6)."""

    chit: Annotated[int, Meta(ge=0, le=6)]


class Roll(Move, frozen=True):
    """Chance: what a seat's die shows."""

    seat: Seat
    face: Annotated[int, Meta(ge=1, le=6)]


class TakeCard(Move, frozen=True):
    """Chance: the councillor that a seat draws."""

    seat: Seat
    card: Card


class Keep(Move, frozen=True):
    """Keep the roll."""


class Reroll(Move, frozen=True):
    """Discard a councillor and roll again."""

    card: Card


class Propose(Move, frozen=True):
    """Propose a coalition, its members ascending, and what each of them gets.

    In a council meeting: a new split for the whole of one's side.
    """

    members: Members
    shares: Shares


class Call(Move, frozen=True):
    """Call a council meeting and push a councillor forward."""

    card: Card


class LetStand(Move, frozen=True):
    """Do without a council meeting."""


class Attend(Move, frozen=True):
    """Attend the meeting and push a councillor forward."""

    card: Card


class StayAway(Move, frozen=True):
    """Leave the meeting to others."""


class Commit(Move, frozen=True):
    """Lay councillors face down for one's side, none at all included."""

    cards: Cards


PlayersMove = Keep | Reroll | Propose | Answer | Call | LetStand | Attend | StayAway | Commit
ChanceMove = DrawLot | DrawChit | Roll | TakeCard
SaludosMove = PlayersMove | ChanceMove
