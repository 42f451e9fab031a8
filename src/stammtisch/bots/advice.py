"""Hints for people: the move that a game's own search finds, and whether it is proven best."""

from importlib import import_module

from msgspec import Struct

from stammtisch.bots.bot import Clock
from stammtisch.core.data import Move, View

_guides: dict[str, str] = {"greentown": "stammtisch.bots.greentown.guide"}


class Advice(Struct, frozen=True):
    """What one might do; `proven` when nothing better is possible."""

    move: Move
    proven: bool


def has_guide(game: str) -> bool:
    """Whether a game has anybody who could give a hint."""
    return game in _guides


def advise(game: str, view: View, clock: Clock) -> Advice | None:
    """A hint for the seat that looks; None where there is nothing to say."""
    found: Advice | None = import_module(_guides[game]).advise(view, clock)
    return found
