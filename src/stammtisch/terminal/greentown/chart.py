"""Draws the town with characters: tiles with their numbers and sights, roads, free spaces."""

from itertools import pairwise
from typing import Final

from rich.text import Text

from stammtisch.games.greentown.hexes import axial
from stammtisch.games.greentown.state import town_of
from stammtisch.games.greentown.view import GreentownView, TileView
from stammtisch.terminal.people import SIGNS, People

ACROSS: Final = (9, 7, 6)
"""Characters from one tile to the next: wide, or narrow where the town wouldn't fit."""
DOWN: Final = 3
PICTURES: Final = {
    "empty": "·",
    "hotel": "⌂",
    "tree": "♣",
    "culture": "♪",
    "sport": "●",
    "shopping": "■",
}
HOTEL_STYLE: Final = "bold #e08a1e"
TREE_STYLE: Final = "#2f9e6e"
ROAD_STYLE: Final = "#b9a27c"
DEAD_END_STYLE: Final = "dim #b9a27c"
SPACE_STYLE: Final = "dim italic"
ROUTE_STYLE: Final = "bold #c9553b"

# Of each side: where its road begins, from the tile's middle, and how it is drawn.
STROKES: Final = (
    (3, 0, "─"),
    (2, -1, "╱"),
    (-2, -1, "╲"),
    (-3, 0, "─"),
    (-2, 1, "╱"),
    (2, 1, "╲"),
)


def spaces_of(view: GreentownView) -> dict[str, int]:
    """The free spaces where a tile can be joined, by the letters they have in the picture."""
    spaces = sorted(
        town_of(view).free_spaces(),
        key=lambda space: (axial(space)[1], axial(space)[0]),
    )
    return {letter_of(number): space for number, space in enumerate(spaces)}


def letter_of(number: int) -> str:
    """The name of a space: a to z, then aa, ab and so on.

    >>> letter_of(0), letter_of(25), letter_of(27)
    ('a', 'z', 'ab')
    """
    letters = "abcdefghijklmnopqrstuvwxyz"
    first = letters[number // 26 - 1] if number >= 26 else ""
    return first + letters[number % 26]


def chart(view: GreentownView, people: People, lettered: bool, width: int) -> Text:
    """The town; with the letters of free spaces when a tile may be laid."""
    for across in ACROSS:
        drawn = _Chart(view, people, lettered, across)
        if drawn.width <= width:
            break
    return drawn.text()


class _Chart:
    def __init__(self, view: GreentownView, people: People, lettered: bool, across: int) -> None:
        self.people = people
        self.across = across
        self.spots: dict[tuple[int, int], tuple[str, str]] = {}
        town = town_of(view)
        route = view.last_route
        walked = {frozenset(road) for road in pairwise(route)}
        for tile, seen in enumerate(view.tiles):
            for side, (right, below, stroke) in enumerate(STROKES):
                if not seen.roads >> side & 1:
                    continue
                other = town.joined(tile, side)
                style = ROAD_STYLE if other >= 0 else DEAD_END_STYLE
                if frozenset((tile, other)) in walked:
                    style = ROUTE_STYLE
                self._put(seen.q, seen.r, right, below, stroke, style)
                if not below and across // 2 > abs(right):
                    further = right + (1 if right > 0 else -1)
                    self._put(seen.q, seen.r, further, below, stroke, style)
        for tile, seen in enumerate(view.tiles):
            label, style = self._label(tile, seen)
            self._write(seen.q, seen.r, label, style)
        if lettered:
            for letter, space in spaces_of(view).items():
                self._write(*axial(space), f"({letter})", SPACE_STYLE)

    def _label(self, tile: int, seen: TileView) -> tuple[str, str]:
        picture = PICTURES[seen.piece]
        if seen.owner is not None:
            return f"{SIGNS[seen.owner]}{picture}{tile}", self.people.style(seen.owner)
        style = {"hotel": HOTEL_STYLE, "tree": TREE_STYLE}.get(seen.piece, "")
        return f"{picture}{tile}", style

    def _write(self, q: int, r: int, label: str, style: str) -> None:
        start = -(len(label) // 2)
        for place, character in enumerate(label):
            self._put(q, r, start + place, 0, character, style)

    def _put(self, q: int, r: int, right: int, below: int, character: str, style: str) -> None:
        # Half a tile is not a whole number of characters: odd rows are moved by the smaller half.
        middle = self.across * q + (self.across * r) // 2
        self.spots[middle + right, DOWN * r + below] = (character, style)

    @property
    def width(self) -> int:
        """How many characters wide the town is."""
        columns = [column for column, _ in self.spots]
        return max(columns) - min(columns) + 1

    def text(self) -> Text:
        """What was drawn, cut to its edges."""
        left = min(column for column, _ in self.spots)
        right = max(column for column, _ in self.spots)
        top = min(row for _, row in self.spots)
        bottom = max(row for _, row in self.spots)
        drawn = Text(no_wrap=True)
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                drawn.append(*self.spots.get((column, row), (" ", "")))
            drawn.append("\n" if row < bottom else "")
        return drawn
