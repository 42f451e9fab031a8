"""What a game adds to the terminal: its picture, its questions, and how a typed line is read."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.console import RenderableType

from stammtisch.bargaining.deals import Proposal, TalksView
from stammtisch.core.data import Event, Move, View
from stammtisch.core.editions import Edition
from stammtisch.core.game import BadSetup
from stammtisch.terminal.people import People
from stammtisch.terminal.verbs import synonyms
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
    log_only: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are not told as they happen."""

    def __init__(self, words: Words, people: People, edition: Edition) -> None:
        self.words = words
        self.people = people
        self.edition = edition

    @abstractmethod
    def picture(self, view: ViewT, width: int) -> RenderableType:
        """All there is to see, for a terminal this wide."""

    @abstractmethod
    def asks(self, view: ViewT) -> Iterator[str]:
        """What is asked of me now, naming people and numbers: a sentence or two."""

    @abstractmethod
    def commands(self, view: ViewT) -> Iterator[str]:
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

    def question(self, view: ViewT) -> list[str]:
        """The sentences that ask."""
        return list(self.asks(view))

    def hint(self, view: ViewT) -> str:
        """The commands of the moment in one line."""
        return " · ".join((*self.commands(view), self.typed("help")))

    def prompt(self, situation: str, **facts: Any) -> str:
        """A sentence of this game that asks, or says what is going on."""
        return self.words.text(f"prompt-{self.game}-{situation}", self.people.names, **facts)

    def typed(self, verb: str, what: object = "") -> str:
        """A command as the person would type it."""
        return f"{synonyms(verb, self.words)[0]} {what}".strip()

    def answers(self, talks: TalksView, view: ViewT) -> Iterator[str]:
        """The commands that answer what is on the table."""
        latest: dict[str, int] = {}
        for proposal in talks.proposals:
            if proposal.by == view.seat:
                latest["withdraw"] = proposal.id
            elif view.seat in proposal.members:
                latest["back" if view.seat in proposal.agreed else "agree"] = proposal.id
                latest["decline"] = proposal.id
        for verb, number in latest.items():
            yield self.typed(verb, number)
        if view.seat in view.pending:
            yield self.typed("pass")

    def agreed(self, proposal: Proposal) -> str:
        """I have agreed: who has not yet."""
        missing = tuple(seat for seat in proposal.members if seat not in proposal.agreed)
        return self.prompt("agreed", id=proposal.id, seats=missing)

    def worth_asking(self, view: ViewT) -> Hashable | None:
        """What might make me speak up though nobody waits for me; asked once for each answer."""
        return None

    def details(self, event: Event) -> dict[str, object]:
        """Better words for facts of an event than the catalogue alone would find."""
        return {}

    def loud(self, event: Event) -> bool:
        """Whether an event is told as it happens; the others are in the full log only."""
        return not isinstance(event, self.log_only)

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
