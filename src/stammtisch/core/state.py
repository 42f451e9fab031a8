"""The contract between a game and everything that plays, shows, stores or studies it."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Self

from mypy_extensions import mypyc_attr

from stammtisch.core.data import Event, Move, Refusal, Refused, Result, Snapshot, View


# Compiled too, a state can have subclasses in plain Python: a game of one's own.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game at one moment. `play` changes it; everything else is a question.

    States are compared by value, hold no closures, no generator and no clock, and are cheap to
    copy. Several seats may be asked at once: a move is judged against the state it arrives at.
    """

    players: int

    @property
    @abstractmethod
    def pending(self) -> tuple[int, ...]:
        """The seats the table waits for, ascending; (CHANCE,) alone when an outcome is due.

        Empty exactly when the game is over.
        """

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may try a move now: the pending ones, and those free to speak up."""
        return self.pending

    @abstractmethod
    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why this move of this seat would be refused now; None when it is legal."""

    @abstractmethod
    def apply(self, seat: int, move: Move) -> list[Event]:
        """Carry out a move that `refusal` has nothing against. Called by `play` alone."""

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move and return what happened; raise Refused, and change nothing, if illegal."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return self.apply(seat, move)

    @abstractmethod
    def moves(self, seat: int) -> Sequence[Move]:
        """The legal moves of a seat, all of them unless it is `open_ended`."""

    @abstractmethod
    def outcomes(self) -> Sequence[tuple[Move, int]]:
        """Every outcome chance may bring now, with its weight; empty unless chance is due."""

    def open_ended(self, seat: int) -> bool:
        """Whether the seat has legal moves beyond `moves`: offers, routes and the like."""
        return False

    @abstractmethod
    def sample(self, seat: int, random: Random) -> Move | None:
        """A legal move drawn at random; None only for a seat that is not pending.

        For CHANCE the outcomes come with their true odds. Only `random.random()` is called, so
        any source of uniform numbers will do.
        """

    @abstractmethod
    def default(self, seat: int) -> Move:
        """The legal move that is played for a pending seat that lets its time run out."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that this seat may know; with None, all that an onlooker may know."""

    @classmethod
    @abstractmethod
    def imagine(cls, view: View, random: Random) -> Self:
        """A full state that agrees with a view; what the view hides is drawn at random."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, equal to this one."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    def undoable(self, seat: int) -> bool:
        """Whether the seat may take back its last move, as far as the rules are concerned."""
        return False

    @abstractmethod
    def save(self) -> Snapshot:
        """The whole state as data; the game's `restore` makes an equal state of it."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.save() == other.save()

    def __hash__(self) -> int:
        raise TypeError("a state changes with every move, so it can't be hashed")


def fields_of(source: object, kind: type[Snapshot]) -> Iterator[tuple[str, Any]]:
    """Names and values of what a snapshot keeps, from a state or a snapshot; lists are copied."""
    for name in kind.__struct_fields__:
        value = getattr(source, name)
        yield name, value[:] if isinstance(value, list) else value
