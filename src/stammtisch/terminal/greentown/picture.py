"""Draws Greentown: the town, the people, the visitor cards, the supply."""

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.games.greentown.hexes import ROADS, sides_of
from stammtisch.games.greentown.town import KINDS
from stammtisch.games.greentown.view import CardView, GreentownView
from stammtisch.terminal.frame import FRAME, framed
from stammtisch.terminal.greentown.chart import PICTURES, chart
from stammtisch.terminal.people import People
from stammtisch.texts import Words

WIDEST: Final = 118
GREEN: Final = "#2f9e6e"
MARKER_SIGNS: Final = {"build": "B", "travel": "T", "both": "B+T", "either": "B/T"}
WISH_PICTURES: Final = {
    "nature": PICTURES["tree"],
    **{kind: PICTURES[kind] for kind in ("culture", "sport", "shopping")},
}


def draw(view: GreentownView, words: Words, people: People, width: int) -> RenderableType:
    """The whole table."""
    lettered = view.phase == "works" and view.turn == view.seat
    town = chart(view, people, lettered, width - FRAME)
    parts: list[RenderableType] = [
        town,
        seats(view, words, people),
        Text(words.text("label-greentown-supply", piles=supply(view))),
    ]
    if lettered:
        parts.append(Text(words.text("label-greentown-shapes", shapes=shapes(view, words))))
    if view.top is not None:
        parts.append(Text(words.text("label-greentown-next", card=card_line(view.top, words))))
    if view.seat is not None and (mine := view.cards[view.seat]) is not None:
        parts.append(
            Text(words.text("label-greentown-mine", card=card_line(mine, words)), style="bold")
        )
    title = words.text("label-round", round=view.round)
    return framed(
        parts,
        Text(f" {title} ", style="bold"),
        min(width, max(WIDEST, max(map(len, town.plain.splitlines())) + FRAME)),
        GREEN,
    )


def seats(view: GreentownView, words: Words, people: People) -> Table:
    """Everybody: Greenies, markers, buildings left, card."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    table.add_column("", justify="right", style="dim")
    table.add_column("", no_wrap=True, max_width=14)
    table.add_column(words.text("label-greentown-greenies"), justify="right")
    table.add_column(words.text("label-greentown-markers"))
    table.add_column(words.text("label-greentown-buildings"))
    table.add_column(words.text("label-greentown-card"))
    for seat in range(view.players):
        greenies = view.greenies[seat]
        card = view.cards[seat]
        table.add_row(
            "▶" if view.turn == seat else "",
            people.tag(seat, "⟳" if view.holder == seat else ""),
            Text("?" if greenies is None else str(greenies), style="bold"),
            " ".join(MARKER_SIGNS[marker] for marker in view.markers[seat]),
            " ".join(
                f"{PICTURES[kind]}{left}"
                for kind, left in zip(KINDS[1:], view.stock[seat], strict=True)
            ),
            "" if card is None else wishes(card),
        )
    return table


def supply(view: GreentownView) -> str:
    """How many tiles with two, three, four and five roads are left."""
    left = dict.fromkeys(range(2, 6), 0)
    for pile in view.supply:
        left[ROADS[pile.roads]] += pile.left
    return "  ".join(f"{roads}: {tiles}" for roads, tiles in left.items())


def shapes(view: GreentownView, words: Words) -> str:
    """The tiles left of each shape, by the sides of their roads; each may be turned."""
    names = words.text("label-greentown-sides").split()
    return ", ".join(
        f"{'-'.join(names[side] for side in sides_of(pile.roads))}×{pile.left}"
        for pile in view.supply
        if pile.left
    )


def wishes(card: CardView) -> str:
    """A card in short: stops, and from how many to how many visits of each kind."""
    ranges = " ".join(
        f"{WISH_PICTURES[kind]}{least}–{most}"
        for kind, least, most in zip(KINDS, card.least, card.most, strict=True)
    )
    return f"{card.stops}: {ranges}"


def card_line(card: CardView, words: Words) -> str:
    """A card in words."""
    ranges = ", ".join(
        f"{words.text(f'greentown-kind-{kind}')} {least}–{most}"
        for kind, least, most in zip(KINDS, card.least, card.most, strict=True)
    )
    return words.text("label-greentown-wishes", stops=card.stops, wishes=ranges)
