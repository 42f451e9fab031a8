"""What is in the box: tiles, pieces, visitor cards, set-ups; how to check a list of it."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from stammtisch.core.editions import Edition, Editions, Flaw, Source
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.figures import Figures
from stammtisch.games.greentown.hexes import ALL_SIDES, SIDES, cell, mask_of, shape
from stammtisch.games.greentown.town import EMPTY, HOTEL, TREE, Town

Count = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=0, lt=SIDES)]
Roads = Annotated[tuple[Side, ...], Meta(max_length=SIDES)]
Visits = Annotated[int, Meta(ge=0, le=9)]
FourVisits = tuple[Visits, Visits, Visits, Visits]
Coordinate = Annotated[int, Meta(ge=-9, le=9)]

PILES: Final = 9
SUPPLY: Final = 28
FIVES: Final = 4
CARDS: Final = 16
PIECES: Final = {"empty": EMPTY, "hotel": HOTEL, "tree": TREE}


class Pieces(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Trees in all, and buildings of each kind for each player."""

    trees: Annotated[int, Meta(ge=1, le=12)]
    trees_source: Source
    buildings: Annotated[int, Meta(ge=1, le=5)]
    buildings_source: Source


class Pile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tiles of one shape in the supply."""

    key: str
    roads: Roads
    tiles: Count
    source: Source

    @property
    def shape(self) -> int:
        return shape(mask_of(list(self.roads)))


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A visitor card: stops, and the least and most visits of each kind of site."""

    key: str
    stops: Annotated[int, Meta(ge=2, le=12)]
    least: FourVisits
    most: FourVisits
    source: Source
    starts: bool = False
    """Marked as starting player."""


class Laid(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile of a set-up."""

    q: Coordinate
    r: Coordinate
    roads: Roads
    piece: Literal["empty", "hotel", "tree"]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the town lies at the start."""

    key: str
    source: Source
    tiles: tuple[Laid, ...]

    def town(self) -> Town:
        return Town(
            tuple(cell(tile.q, tile.r) for tile in self.tiles),
            tuple(mask_of(list(tile.roads)) for tile in self.tiles),
            tuple(PIECES[tile.piece] for tile in self.tiles),
        )


class Box(Edition, frozen=True, kw_only=True):
    """One edition of Greentown."""

    pieces: Pieces
    piles: tuple[Pile, ...]
    cards: tuple[Card, ...]
    setups: tuple[Setup, ...]

    def setup(self, key: str) -> Setup | None:
        """The set-up of this name; the first one for an empty name."""
        if not key:
            return self.setups[0]
        return next((setup for setup in self.setups if setup.key == key), None)

    @cached_property
    def shapes(self) -> tuple[int, ...]:
        """The shape of the tiles in each pile."""
        return tuple(pile.shape for pile in self.piles)

    @cached_property
    def visitors(self) -> tuple[VisitorCard, ...]:
        """The cards as the rules of excursions know them."""
        return tuple(VisitorCard(c.key, c.stops, c.least, c.most, c.starts) for c in self.cards)

    @cached_property
    def figures(self) -> Figures:
        """All of it as the rules look it up."""
        return Figures(self)

    @cached_property
    def towns(self) -> dict[str, Town]:
        """How the town lies at the start, by the name of the set-up."""
        return {setup.key: setup.town() for setup in self.setups}


def check(box: Box) -> Iterator[Flaw]:
    """What the rules say of the components, held against the list."""
    yield from _check_piles(box)
    yield from _check_cards(box)
    keys = [setup.key for setup in box.setups]
    if not keys:
        yield Flaw("$.setups", "at least one set-up is needed")
    for index, setup in enumerate(box.setups):
        if setup.key in keys[:index]:
            yield Flaw(f"$.setups[{index}].key", f"the key {setup.key!r} is used twice")
        yield from _check_setup(box, index)


def _check_piles(box: Box) -> Iterator[Flaw]:
    if len(box.piles) != PILES:
        yield Flaw("$.piles[0]", f"the supply has {PILES} piles, not {len(box.piles)}")
    total = sum(pile.tiles for pile in box.piles)
    if total != SUPPLY:
        yield Flaw("$.piles[0]", f"the supply has {SUPPLY} tiles, not {total}")
    for index, pile in enumerate(box.piles):
        if len(set(pile.roads)) != len(pile.roads) or not 2 <= len(pile.roads) <= 5:
            yield Flaw(
                f"$.piles[{index}].roads", "a supply tile has roads to 2 to 5 different sides"
            )
        if pile.shape in [other.shape for other in box.piles[:index]]:
            yield Flaw(f"$.piles[{index}].roads", "another pile has this shape already")


def _check_cards(box: Box) -> Iterator[Flaw]:
    if len(box.cards) != CARDS:
        yield Flaw("$.cards[0]", f"{CARDS} visitor cards are needed, not {len(box.cards)}")
    fives = [card for card in box.cards if card.stops == 5]
    if len(fives) != FIVES:
        yield Flaw("$.cards[0]", f"{FIVES} cards with 5 stops are needed, not {len(fives)}")
    if sum(card.starts for card in fives) != 1 or sum(card.starts for card in box.cards) != 1:
        yield Flaw("$.cards[0]", "exactly one card is marked as starting player, one with 5 stops")
    for index, card in enumerate(box.cards):
        path = f"$.cards[{index}]"
        if card.key in [other.key for other in box.cards[:index]]:
            yield Flaw(f"{path}.key", f"the key {card.key!r} is used twice")
        if not 5 <= card.stops <= 9:
            yield Flaw(f"{path}.stops", f"a card has 5 to 9 stops, not {card.stops}")
        for least, most in zip(card.least, card.most, strict=True):
            if least > most:
                yield Flaw(f"{path}.least", f"at least {least} visits are more than {most} at most")
        if sum(card.least) > card.stops - 1:
            yield Flaw(
                f"{path}.least",
                f"the wishes ask for {sum(card.least)} visits; the last of {card.stops} stops is "
                f"the hotel, so at most {card.stops - 1} are possible",
            )


def _check_setup(box: Box, index: int) -> Iterator[Flaw]:
    setup = box.setups[index]
    path = f"$.setups[{index}].tiles"
    shapes = [pile.shape for pile in box.piles]
    spaces = [(tile.q, tile.r) for tile in setup.tiles]
    for number, tile in enumerate(setup.tiles):
        mask = mask_of(list(tile.roads))
        if (tile.q, tile.r) in spaces[:number]:
            yield Flaw(f"{path}[{number}]", f"two tiles lie on ({tile.q}, {tile.r})")
        if (tile.piece == "hotel") != (mask == ALL_SIDES):
            yield Flaw(f"{path}[{number}]", "hotels, and only they, lie on tiles with 6 roads")
        elif mask != ALL_SIDES and shape(mask) not in shapes:
            yield Flaw(f"{path}[{number}]", "there is no pile for a tile of this shape")
    pieces = [tile.piece for tile in setup.tiles]
    if "hotel" not in pieces:
        yield Flaw(path, "an excursion begins at a hotel, and there is none")
    if pieces.count("tree") != box.pieces.trees:
        yield Flaw(path, f"{box.pieces.trees} trees are needed, not {pieces.count('tree')}")
    if setup.tiles and len(set(spaces)) == len(spaces) and not setup.town().is_one_network():
        yield Flaw(path, "the roads of the set-up are not one network")


editions = Editions(Path(__file__).parent / "editions", Box, check, "reconstructed-2006")
