"""Evenings for tests: a table of bots, a script instead of a keyboard, and all that was shown."""

from collections.abc import Callable, Iterable
from io import StringIO
from random import Random

from rich.console import Console

from stammtisch import Table, game
from stammtisch.bots import make_bot
from stammtisch.terminal import Evening, Goodbye, People, screen_for
from stammtisch.texts import Words

NAMES = ("Anna", "Gaby", "Fritz", "Claudia", "Peter", "Lotte", "Klaus")

Typist = Callable[[Table], str]
"""Looks at the table and types a line; EOFError to leave."""


class Script:
    """Types one line after the other, and leaves when there are no more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    def __call__(self, table: Table) -> str:
        for line in self._lines:
            return line
        raise EOFError


def spend(
    typist: Typist,
    players: int = 4,
    seed: int = 1,
    language: str = "en",
    seat: int = 0,
    width: int = 80,
    level: str = "easy",
    name: str = "saludos",
) -> tuple[Table, str]:
    """An evening until the game is over or the typist leaves; what the screen said."""
    played = game(name)
    table = Table.new(played, players, seed=bytes([seed]) * 32)
    bots = {
        other: make_bot(f"{name}:{level}", other, Random(f"{seed}/{other}"))
        for other in range(players)
        if other != seat
    }
    people = People(NAMES[:players], seat)
    screen = screen_for(name)(Words(language), people, played.editions.standard)
    paper = StringIO()
    console = Console(file=paper, width=width, highlight=False)
    evening = Evening(table, bots, screen, console, lambda prompt: typist(table), Random(seed))
    try:
        evening.play()
    except Goodbye:
        paper.write("(left)\n")
    return table, paper.getvalue()
