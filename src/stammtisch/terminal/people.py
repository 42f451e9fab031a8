"""The people at the table: their names, each with a sign and a colour of their own."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

SIGNS: Final = ("▲", "●", "■", "◆", "★", "✚", "⬢", "♥", "☾", "✿")
COLOURS: Final = (
    "#d8552b",
    "#3f8fd0",
    "#2f9e6e",
    "#c79a00",
    "#a765c4",
    "#e08a1e",
    "#62b5e5",
    "#8a8f98",
    "#e078ad",
    "#a5774d",
)


class People:
    """Who sits where; `seat` is the one at the keyboard."""

    def __init__(self, names: Sequence[str], seat: int) -> None:
        self.names = tuple(names)
        self.seat = seat

    def style(self, seat: int) -> str:
        """The colour of a seat; the one at the keyboard stands out."""
        return f"bold {COLOURS[seat]}" if seat == self.seat else COLOURS[seat]

    def tag(self, seat: int, more: str = "") -> Text:
        """Sign and name in the seat's colour, and what is to be said of it."""
        tag = Text(f"{SIGNS[seat]} {self.names[seat]}", style=self.style(seat))
        return Text.assemble(tag, f" {more}") if more else tag

    def tags(self, seats: Iterable[int], numbers: Iterable[int] = ()) -> Text:
        """Several tags in a row, each with its number if there are numbers."""
        told = dict(zip(seats, numbers, strict=True)) if numbers else dict.fromkeys(seats, "")
        return Text("  ").join(self.tag(seat, str(more)) for seat, more in told.items())

    def signs(self, seats: Iterable[int]) -> Text:
        """The bare signs of some seats."""
        return Text("").join(Text(SIGNS[seat], style=self.style(seat)) for seat in seats)

    def paint(self, sentence: str) -> Text:
        """A sentence with everybody's name in their colour."""
        text = Text(sentence)
        for seat, name in enumerate(self.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self.style(seat))
        return text
