"""Lists the games and their editions."""

from collections.abc import Iterator, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from stammtisch.bots import levels
from stammtisch.core.codec import encode
from stammtisch.core.game import AnyGame, game, games


def list_games() -> None:
    """Every game with its players, bots and options."""
    console = Console(highlight=False)
    for found in map(game, games()):
        best = ", ".join(map(str, found.recommended))
        lines = Table.grid(padding=(0, 2))
        lines.add_row(Text(found.name, style="bold"), Text(found.title, style="bold"))
        lines.add_row("", f"for {found.fewest} to {found.most}, best with {best}")
        lines.add_row("", f"bots: {', '.join(levels(found.name))}")
        lines.add_row("", f"options: {', '.join(_options(found))}")
        console.print(lines)


def list_editions(of: Sequence[AnyGame] | None) -> None:
    """The editions that come with some games, or with all."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("game", "name", "title", "hash", ""):
        table.add_column(name)
    for found in of or map(game, games()):
        for path in found.editions.shipped():
            edition = found.editions.load(path)
            standard = edition.digest() == found.editions.standard.digest()
            mark = "standard" if standard else ""
            table.add_row(found.name, path.stem, edition.title, edition.digest(), mark)
    Console(highlight=False).print(table)


def _options(found: AnyGame) -> Iterator[str]:
    """The options of a game, each with what it is unless somebody chooses."""
    options = found.options()
    for name in options.__struct_fields__:
        default = getattr(options, name)
        yield name if default in (None, "") else f"{name}={encode(default).decode()}"
