"""What players and chance can do in Greentown."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from stammtisch.core.data import Move, Seat

Tile = Annotated[int, Meta(ge=0, le=63)]
"""The number of a tile, in the order of laying."""
Roads = Annotated[int, Meta(ge=1, le=63)]
"""The sides with a road, as bits: 1 east, 2 north-east, 4 north-west, 8 west, and so on."""
Coordinate = Annotated[int, Meta(ge=-45, le=45)]
CardNumber = Annotated[int, Meta(ge=0, le=31)]
Marker = Literal["build", "travel", "both", "either"]
Kind = Literal["culture", "sport", "shopping"]

MARKERS: Final[tuple[Marker, ...]] = ("build", "travel", "both", "either")
BUILDINGS: Final[tuple[Kind, ...]] = ("culture", "sport", "shopping")


class PutAside(Move, frozen=True):
    """Chance: a card with 5 stops that is not needed, with fewer than four players."""

    card: CardNumber


class DealCard(Move, frozen=True):
    """Chance: the card with 5 stops that a seat begins with."""

    seat: Seat
    card: CardNumber


class TurnCard(Move, frozen=True):
    """Chance: the visitor card that comes to light on top of the pile."""

    card: CardNumber


class TurnOver(Move, frozen=True):
    """Turn over an action marker: what this turn is for."""

    marker: Marker


class Decide(Move, frozen=True):
    """With the marker Build or Travel: which of the two."""

    action: Literal["build", "travel"]


class Lay(Move, frozen=True):
    """Lay a tile with these roads on a free space."""

    q: Coordinate
    r: Coordinate
    roads: Roads


class Upgrade(Move, frozen=True):
    """Exchange a tile of the town for one with a road more."""

    tile: Tile
    roads: Roads


class Build(Move, frozen=True):
    """Put up a building on a free site or in place of a tree."""

    kind: Kind
    tile: Tile


class LeaveSite(Move, frozen=True):
    """Put up no building for the tile just laid."""


class Replant(Move, frozen=True):
    """Plant the felled tree again."""

    tile: Tile


class EndTurn(Move, frozen=True):
    """The building is done."""


class Route(Move, frozen=True):
    """Lead the visitors over these tiles, from a hotel to a hotel."""

    tiles: Annotated[tuple[Tile, ...], Meta(max_length=128)]


class StayHome(Move, frozen=True):
    """Forfeit an excursion that can't be made."""


class UseDoubleTurn(Move, frozen=True):
    """Use the double-turn marker now."""


class KeepDoubleTurn(Move, frozen=True):
    """Keep the double-turn marker for a later turn."""


PlayersMove = (
    TurnOver
    | Decide
    | Lay
    | Upgrade
    | Build
    | LeaveSite
    | Replant
    | EndTurn
    | Route
    | StayHome
    | UseDoubleTurn
    | KeepDoubleTurn
)
ChanceMove = PutAside | DealCard | TurnCard
GreentownMove = PlayersMove | ChanceMove
