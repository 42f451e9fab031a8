"""What happens in Greentown, as it is told to the table."""

from stammtisch.core.data import Event


class CardPutAside(Event, frozen=True):
    """With fewer than four players a card with 5 stops is not needed."""

    card: int
    stops: int


class CardDealt(Event, frozen=True):
    """A seat gets the card it begins with."""

    seat: int
    card: int
    stops: int


class CardTurned(Event, frozen=True):
    """A visitor card comes to light on top of the pile."""

    card: int
    stops: int


class RoundBegan(Event, frozen=True):
    """A round begins with this seat; `holder` has the double-turn marker and is last."""

    seat: int
    round: int
    holder: int


class TurnBegan(Event, frozen=True):
    seat: int


class MarkerTurned(Event, frozen=True):
    """The seat says what its turn is for."""

    seat: int
    marker: str


class MarkersRenewed(Event, frozen=True):
    """All four markers have been used and are turned up again."""

    seat: int


class ActionChosen(Event, frozen=True):
    """Of Build or Travel, the seat takes this one."""

    seat: int
    action: str


class TileLaid(Event, frozen=True):
    seat: int
    tile: int
    q: int
    r: int
    roads: int


class TileUpgraded(Event, frozen=True):
    seat: int
    tile: int
    old: int
    roads: int


class BuildingPutUp(Event, frozen=True):
    """`left` is how many buildings the seat still has to put up."""

    seat: int
    kind: str
    tile: int
    left: int


class TreeFelled(Event, frozen=True):
    seat: int
    tile: int


class TreePlanted(Event, frozen=True):
    seat: int
    tile: int


class BuildingSkipped(Event, frozen=True):
    """No tile can be laid or exchanged any more."""

    seat: int


class ExcursionMade(Event, frozen=True):
    """The visitors' way, how often they saw each kind, and which wishes that met."""

    seat: int
    card: int
    stops: int
    tiles: tuple[int, ...]
    visits: tuple[int, ...]
    met: tuple[bool, ...]
    unmet: int


class Earned(Event, frozen=True):
    """Greenies from an excursion, for everybody to see."""

    seat: int
    amount: int


class ExcursionForfeited(Event, frozen=True):
    """There is no route of the exact length: nothing is gained or paid, the card is kept."""

    seat: int
    card: int
    stops: int


class CardTaken(Event, frozen=True):
    seat: int
    card: int
    stops: int


class LastRound(Event, frozen=True):
    """Why this round is the last: `buildings`, `cards` or `standstill`."""

    seat: int
    ending: str


class DoubleTurnUsed(Event, frozen=True):
    seat: int


class DoubleTurnKept(Event, frozen=True):
    seat: int


class GameOver(Event, frozen=True):
    ending: str
    seats: tuple[int, ...]
    scores: tuple[int, ...]


GreentownEvent = (
    CardPutAside
    | CardDealt
    | CardTurned
    | RoundBegan
    | TurnBegan
    | MarkerTurned
    | MarkersRenewed
    | ActionChosen
    | TileLaid
    | TileUpgraded
    | BuildingPutUp
    | TreeFelled
    | TreePlanted
    | BuildingSkipped
    | ExcursionMade
    | Earned
    | ExcursionForfeited
    | CardTaken
    | LastRound
    | DoubleTurnUsed
    | DoubleTurnKept
    | GameOver
)
