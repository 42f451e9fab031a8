"""What happens in Koalition, as it is told to the table."""

from stammtisch.bargaining.deals import NegotiationEvent
from stammtisch.core.data import Event
from stammtisch.games.koalition.view import Outcome


class StarterDrawn(Event, frozen=True):
    """The lot has fallen on who starts the first vote."""

    seat: int


class CardCame(Event, frozen=True):
    """To its owner: a card that was dealt."""

    seat: int
    card: int


class HandsDealt(Event, frozen=True):
    """Everybody has so many politicians, and so many actions and jokers."""

    politicians: int
    actions: int


class CountryTurned(Event, frozen=True):
    """A vote begins: the country and how many politicians each player lays there."""

    seat: int
    country: int
    needed: int
    bonuses: tuple[int, int, int, int]


class HandsTooSmall(Event, frozen=True):
    """Somebody has too few politicians: all cards are shuffled and dealt anew."""

    seats: tuple[int, ...]
    needed: int


class PoliticianLaid(Event, frozen=True):
    seat: int
    card: int
    party: int
    votes: int


class JokerLaid(Event, frozen=True):
    seat: int
    card: int
    party: int
    votes: int


class PartyDoubled(Event, frozen=True):
    """A doubler on a card in play of player `seat`; the party's votes now count `factor` times."""

    by: int
    seat: int
    card: int
    party: int
    factor: int


class LeaderDeposed(Event, frozen=True):
    """The leader `seat` of a party falls."""

    by: int
    seat: int
    party: int


class LeaderFollowed(Event, frozen=True):
    """Another player leads the party from now on."""

    seat: int
    party: int


class PartyWithoutLeader(Event, frozen=True):
    """The best-placed in the party are level: nobody leads it."""

    party: int


class PoliticianResigned(Event, frozen=True):
    """A card in play of player `seat` loses its votes."""

    by: int
    seat: int
    card: int
    party: int
    votes: int


class ScandalBroke(Event, frozen=True):
    by: int
    party: int


class ResignationCleared(Event, frozen=True):
    """A clean slate for a card of player `seat`: its votes are back."""

    by: int
    seat: int
    card: int
    party: int
    votes: int


class ScandalCleared(Event, frozen=True):
    by: int
    party: int


class VotesCounted(Event, frozen=True):
    """The votes per party with all factors, and the majority of them."""

    votes: tuple[int, ...]
    total: int
    majority: int


class TalksOpened(Event, frozen=True):
    """These leaders can make a coalition now."""

    seats: tuple[int, ...]
    majority: int


class VoteWon(Event, frozen=True):
    """One party (`majority`) or a coalition has won the country."""

    country: int
    outcome: Outcome
    units: tuple[int, ...]
    parties: tuple[int, ...]
    seats: tuple[int, ...]


class VoteFailed(Event, frozen=True):
    """No coalition: politicians go back into their owners' hands."""

    country: int
    outcome: Outcome


class PointsBooked(Event, frozen=True):
    """Points of a player in a party: as its leader, and for cards."""

    seat: int
    party: int
    bonus: int
    cards: int


class StarterChosen(Event, frozen=True):
    """Who starts the next vote."""

    seat: int


class EuropeBonusPaid(Event, frozen=True):
    """The Europe bonus of a party goes to the players with most points in it."""

    party: int
    points: int
    bonus: int
    seats: tuple[int, ...]
    each: int


class GameOver(Event, frozen=True):
    seats: tuple[int, ...]
    scores: tuple[int, ...]


KoalitionEvent = (
    NegotiationEvent
    | StarterDrawn
    | CardCame
    | HandsDealt
    | CountryTurned
    | HandsTooSmall
    | PoliticianLaid
    | JokerLaid
    | PartyDoubled
    | LeaderDeposed
    | LeaderFollowed
    | PartyWithoutLeader
    | PoliticianResigned
    | ScandalBroke
    | ResignationCleared
    | ScandalCleared
    | VotesCounted
    | TalksOpened
    | VoteWon
    | VoteFailed
    | PointsBooked
    | StarterChosen
    | EuropeBonusPaid
    | GameOver
)
