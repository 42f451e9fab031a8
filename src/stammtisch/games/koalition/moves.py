"""What players and chance can do in Koalition."""

from typing import Annotated

from msgspec import Meta

from stammtisch.bargaining.deals import Answer
from stammtisch.core.data import MOST_SEATS, Move, Seat
from stammtisch.games.koalition.box import COUNTRIES, PARTIES
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER, LAST_CARD

Politician = Annotated[int, Meta(ge=0, lt=FIRST_JOKER)]
JokerCard = Annotated[int, Meta(ge=FIRST_JOKER, lt=FIRST_ACTION)]
InPlay = Annotated[int, Meta(ge=0, lt=FIRST_ACTION)]
"""A politician or a joker, by its number in the edition."""
Card = Annotated[int, Meta(ge=0, le=LAST_CARD)]
PartyNumber = Annotated[int, Meta(ge=0, lt=PARTIES)]
CountryNumber = Annotated[int, Meta(ge=0, lt=COUNTRIES)]

SPLINTER = 10
Unit = Annotated[int, Meta(ge=0, lt=SPLINTER * (PARTIES + 1))]
"""Whoever may enter a coalition: a party 0 to 6, or `splinter(party, seat)` of a leaderless one."""
Units = Annotated[tuple[Unit, ...], Meta(max_length=PARTIES * MOST_SEATS)]


def splinter(party: int, seat: int) -> int:
    """The unit that one player's votes in a leaderless party are.

    >>> splinter(0, 3), party_of_unit(13), party_of_unit(6)
    (13, 0, 6)
    """
    return SPLINTER * (party + 1) + seat


def party_of_unit(unit: int) -> int:
    """The party that a unit is, or is a splinter of."""
    return unit if unit < SPLINTER else unit // SPLINTER - 1


class DrawLot(Move, frozen=True):
    """Chance: the seat that starts the first vote."""

    seat: Seat


class Deal(Move, frozen=True):
    """Chance: the card that a seat is dealt next."""

    seat: Seat
    card: Card


class TurnCountry(Move, frozen=True):
    """Chance: the country that is turned up."""

    country: CountryNumber


class Lay(Move, frozen=True):
    """Lay a politician face up."""

    card: Politician


class LayJoker(Move, frozen=True):
    """Lay a joker in place of a politician and name its party."""

    card: JokerCard
    party: PartyNumber


class Doubler(Move, frozen=True):
    """Play a doubler on a politician or joker in play: its party's votes count double."""

    card: InPlay


class Downfall(Move, frozen=True):
    """Depose the leader of a party."""

    party: PartyNumber


class Resignation(Move, frozen=True):
    """Make a politician or joker in play resign: its votes are lost."""

    card: InPlay


class Scandal(Move, frozen=True):
    """Bring a scandal on a party: it loses half its votes."""

    party: PartyNumber


class ClearPolitician(Move, frozen=True):
    """Play a clean slate against a resignation."""

    card: InPlay


class ClearParty(Move, frozen=True):
    """Play a clean slate against a scandal."""

    party: PartyNumber


class Propose(Move, frozen=True):
    """Propose a coalition: its parties and splinters, ascending."""

    units: Units


ActionMove = Doubler | Downfall | Resignation | Scandal | ClearPolitician | ClearParty
PlayersMove = Lay | LayJoker | ActionMove | Propose | Answer
ChanceMove = DrawLot | Deal | TurnCountry
KoalitionMove = PlayersMove | ChanceMove
