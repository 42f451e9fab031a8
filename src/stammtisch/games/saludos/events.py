"""What happens in Saludos Amigos, as it is told to the table."""

from stammtisch.bargaining.deals import NegotiationEvent
from stammtisch.core.data import Event


class BagPassed(Event, frozen=True):
    """A round begins; the seat draws from the bag."""

    seat: int
    round: int


class SectionLaid(Event, frozen=True):
    """A section comes to its project; `value` is what the contract is worth."""

    seat: int
    project: int
    sections: int
    value: int


class PressCame(Event, frozen=True):
    """A journalist: everybody moves back; `placed` on the board, or back into the bag."""

    seat: int
    placed: bool
    fines: tuple[int, ...]


class Rolled(Event, frozen=True):
    seat: int
    face: int


class CardGiven(Event, frozen=True):
    """A councillor was discarded for another roll."""

    seat: int


class CardGone(Event, frozen=True):
    """To its owner: which councillor left the hand, and for what."""

    seat: int
    card: int


class Kept(Event, frozen=True):
    seat: int
    strength: int


class TalksOpened(Event, frozen=True):
    """Everybody has a strength: the contract is up for offers."""

    value: int
    strengths: tuple[int, ...]


class MugMoved(Event, frozen=True):
    """A new offer stands."""

    height: int
    seats: tuple[int, ...]
    shares: tuple[int, ...]


class OfferWon(Event, frozen=True):
    """The negotiation is over and the standing offer has won it."""

    seats: tuple[int, ...]
    height: int


class NobodyOffered(Event, frozen=True):
    """All passed with no offer standing."""


class LetItStand(Event, frozen=True):
    """A loser does without a council meeting."""

    seat: int


class CouncilCalled(Event, frozen=True):
    """A meeting: the pretzel goes on the opposition's strength."""

    seat: int
    pretzel: int


class Attended(Event, frozen=True):
    seat: int


class StayedAway(Event, frozen=True):
    seat: int


class SplitSettled(Event, frozen=True):
    """One side of a meeting knows how it would share."""

    seats: tuple[int, ...]
    shares: tuple[int, ...]


class CouncilCollapsed(Event, frozen=True):
    """The attendants could not agree on a split."""


class CardsChosen(Event, frozen=True):
    """A seat has laid its councillors face down, or decided to lay none."""

    seat: int


class CardsShown(Event, frozen=True):
    """The councillors a seat played: how many of value 1, 2 and 3."""

    seat: int
    cards: tuple[int, int, int]
    points: int


class CouncilDecided(Event, frozen=True):
    """The totals of both sides; the opposition needs strictly more."""

    coalition: int
    opposition: int
    toppled: bool


class Paid(Event, frozen=True):
    seat: int
    amount: int
    money: int


class CardDrawn(Event, frozen=True):
    """A loser draws a councillor."""

    seat: int


class CardCame(Event, frozen=True):
    """To its owner: which councillor was drawn."""

    seat: int
    card: int


class PileRenewed(Event, frozen=True):
    """The discards were shuffled into a new pile."""

    cards: int


class NoCardsLeft(Event, frozen=True):
    """There is not a councillor for each loser, so nobody draws."""


class BonusPaid(Event, frozen=True):
    """The highest total of councillors at the fourth completed project."""

    seats: tuple[int, ...]
    amount: int
    totals: tuple[int, ...]


class GameOver(Event, frozen=True):
    """`ending` is "press" or "projects"."""

    ending: str
    seats: tuple[int, ...]
    scores: tuple[int, ...]


SaludosEvent = (
    NegotiationEvent
    | BagPassed
    | SectionLaid
    | PressCame
    | Rolled
    | CardGiven
    | CardGone
    | Kept
    | TalksOpened
    | MugMoved
    | OfferWon
    | NobodyOffered
    | LetItStand
    | CouncilCalled
    | Attended
    | StayedAway
    | SplitSettled
    | CouncilCollapsed
    | CardsChosen
    | CardsShown
    | CouncilDecided
    | Paid
    | CardDrawn
    | CardCame
    | PileRenewed
    | NoCardsLeft
    | BonusPaid
    | GameOver
)
