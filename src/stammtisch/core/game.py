"""What a game tells about itself, and where the games are found by name."""

import copyreg
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, TypeVar

import msgspec

from stammtisch.core.complaint import Complaint
from stammtisch.core.data import Event, Move, Snapshot, View
from stammtisch.core.editions import Edition, Editions
from stammtisch.core.state import State


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may choose before it starts. Games add fields, all with defaults."""


EditionT = TypeVar("EditionT", bound=Edition)
OptionsT = TypeVar("OptionsT", bound=Options)


class BadSetup(Complaint):
    """A game that cannot start as asked; the message says why."""


class Game(
    msgspec.Struct, Generic[EditionT, OptionsT], frozen=True, kw_only=True, eq=False, dict=True
):
    """One game: its names and numbers, its types, and how it starts."""

    name: str
    title: str
    fewest: int
    most: int
    recommended: tuple[int, ...]
    """The numbers of players it is best with."""
    state: type[State]
    options: type[OptionsT]
    move: Any
    """The union of all its moves, those of CHANCE included."""
    event: Any
    view: type[View]
    snapshot: type[Snapshot]
    editions: Editions[EditionT]
    begin: Callable[[int, OptionsT, EditionT], State]
    revive: Callable[[Any], State]
    most_decisions: Callable[[int, OptionsT, EditionT], int]
    """A bound on the number of moves of players in any game, however they play."""
    undo: bool = False
    """Whether a seat may ever take back a move."""

    def __post_init__(self) -> None:
        # A state is pickled as its snapshot, compiled or not: compiled classes can't do it alone.
        copyreg.pickle(self.state, lambda state: (self.revive, (state.save(),)))

    def start(
        self, players: int, options: OptionsT | None = None, edition: EditionT | None = None
    ) -> State:
        """A new game, before its first chance move.

        >>> from stammtisch import game
        >>> game("saludos").start(2)
        Traceback (most recent call last):
            ...
        stammtisch.core.game.BadSetup: Saludos Amigos is for 3 to 7 players, not 2
        """
        if not self.fewest <= players <= self.most:
            raise BadSetup(
                f"{self.title} is for {self.fewest} to {self.most} players, not {players}"
            )
        return self.begin(players, options or self.options(), edition or self.editions.standard)

    def restore(self, snapshot: Snapshot) -> State:
        """The state that was saved."""
        return self.revive(snapshot)

    @cached_property
    def read_move(self) -> "msgspec.json.Decoder[Move]":
        """Decodes a move of this game from JSON, strictly."""
        return msgspec.json.Decoder(self.move)

    @cached_property
    def read_event(self) -> "msgspec.json.Decoder[Event]":
        return msgspec.json.Decoder(self.event)

    @cached_property
    def read_view(self) -> "msgspec.json.Decoder[View]":
        return msgspec.json.Decoder(self.view)

    @cached_property
    def read_snapshot(self) -> "msgspec.json.Decoder[Snapshot]":
        return msgspec.json.Decoder(self.snapshot)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of this game's options, moves, events and view."""
        parts = {
            "options": self.options,
            "move": self.move,
            "event": self.event,
            "view": self.view,
        }
        schemas, definitions = msgspec.json.schema_components(
            parts.values(), ref_template="#/$defs/{name}"
        )
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.title,
            "properties": dict(zip(parts, schemas, strict=True)),
            "$defs": definitions,
        }


AnyGame = Game[Any, Any]

_homes: dict[str, str] = {}


def register(name: str, home: str) -> None:
    """Make a game known by name; its module, which defines GAME, is imported when first used."""
    _homes[name] = home


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name not in _homes:
        raise BadSetup(f"there is no game {name!r}; the games are {', '.join(games())}")
    found: AnyGame = import_module(_homes[name]).GAME
    return found


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_homes)
