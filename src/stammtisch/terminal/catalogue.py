"""Lists the games and their editions."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stammtisch.bots import levels
from stammtisch.core.game import AnyGame, game, games


def list_games() -> None:
    """Every game with its players, bots and options."""
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in ("game", "title", "players", "best with", "bots", "options"):
        table.add_column(name)
    for found in map(game, games()):
        table.add_row(
            found.name,
            found.title,
            f"{found.fewest}–{found.most}",
            ", ".join(map(str, found.recommended)),
            ", ".join(levels(found.name)),
            ", ".join(f"{name}={default}" for name, default in _defaults(found).items()),
        )
    Console(highlight=False).print(table)


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


def _defaults(found: AnyGame) -> dict[str, object]:
    """The options of a game as they are unless somebody chooses."""
    options = found.options()
    return {name: getattr(options, name) for name in options.__struct_fields__}
