"""The frame round a game's picture, and the colours of the house on a terminal."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

BEER: Final = "#c9861a"
FELT: Final = "#4c9a73"
BRICK: Final = "#c9553b"
FRAME: Final = 4
"""What the border takes of the width."""


def framed(parts: Sequence[RenderableType], title: Text, width: int, colour: str = BEER) -> Panel:
    """The parts of a picture one below the other, under a title."""
    return Panel(
        Group(*parts),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=colour,
        padding=(0, 1),
        width=width,
    )
