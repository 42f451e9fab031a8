"""What a game adds to the terminal: its picture, its questions, and how a typed line is read."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from rich.console import RenderableType

from stammtisch.core.data import Event, Move, View
from stammtisch.core.editions import Edition
from stammtisch.core.game import BadSetup
from stammtisch.terminal.people import People
from stammtisch.texts import Words

ViewT = TypeVar("ViewT", bound=View)

_homes: Final = {
    "saludos": "stammtisch.terminal.saludos",
    "koalition": "stammtisch.terminal.koalition",
    "greentown": "stammtisch.terminal.greentown",
}
"""Where each game's SCREEN is defined; imported when it is first played."""


class Unreadable(Exception):
    """A typed line that makes no move; the text of `key` says what would be right."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class GameScreen(ABC, Generic[ViewT]):
    """One game as seen from one seat in the terminal."""

    game: str

    def __init__(self, words: Words, people: People, edition: Edition) -> None:
        self.words = words
        self.people = people
        self.edition = edition

    @abstractmethod
    def picture(self, view: ViewT, width: int) -> RenderableType:
        """All there is to see, for a terminal this wide."""

    @abstractmethod
    def question(self, view: ViewT) -> list[str]:
        """What is asked of me now, naming people and numbers: a sentence or two."""

    @abstractmethod
    def hint(self, view: ViewT) -> str:
        """The commands that make sense now, as they are typed."""

    @abstractmethod
    def read(self, line: str, view: ViewT) -> Move:
        """The move a typed line means; it may still be against the rules. Raise Unreadable."""

    @abstractmethod
    def help(self, view: ViewT) -> str:
        """What the decision at hand is about."""

    def rules(self) -> str:
        """The game in a nutshell."""
        return self.words.text(f"rules-{self.game}")

    def worth_asking(self, view: ViewT) -> Hashable | None:
        """What might make me speak up though nobody waits for me; asked once for each answer."""
        return None

    def details(self, event: Event) -> dict[str, object]:
        """Better words for facts of an event than the catalogue alone would find."""
        return {}

    def loud(self, event: Event) -> bool:
        """Whether an event is told as it happens; the others are in the full log only."""
        return True

    def chapter(self, event: Event) -> bool:
        """Whether something new begins with an event, so that a line is left free before it."""
        return False


def screens() -> tuple[str, ...]:
    """The games that can be played in the terminal."""
    return tuple(_homes)


def screen_for(game: str) -> type[GameScreen[Any]]:
    """The screen of a game."""
    if game not in _homes:
        raise BadSetup(f"in the terminal one can play {', '.join(_homes)}, but not {game}")
    found: type[GameScreen[Any]] = import_module(_homes[game]).SCREEN
    return found
