"""Games that go through phases: each phase knows who may act, what is legal, and what it does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from stammtisch.core.data import CHANCE, Event, Move, Refusal
from stammtisch.core.state import State

StateT = TypeVar("StateT", bound=State)


class Phase(ABC, Generic[StateT]):
    """One step of a game. Phases hold no data of their own: all of it is in the state."""

    name: str
    number: int
    """Its place in the game's list of phases."""
    by_chance = False
    """Whether chance alone acts in it."""
    accepts: ClassVar[tuple[type[Move], ...]] = ()

    @abstractmethod
    def enter(self, state: StateT, events: list[Event]) -> None:
        """Begin the phase; it may hand on at once."""

    @abstractmethod
    def pending(self, state: StateT) -> tuple[int, ...]:
        """Whom the phase waits for."""

    def may_act(self, state: StateT) -> tuple[int, ...]:
        return self.pending(state)

    @abstractmethod
    def refusal(self, state: StateT, seat: int, move: Move) -> Refusal | None:
        """Why a move of a kind that the phase accepts is refused."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, move: Move, events: list[Event]) -> None:
        """Carry out a legal move."""

    def outcomes(self, state: StateT) -> Sequence[tuple[Move, int]]:
        return []

    def moves(self, state: StateT, seat: int) -> list[Move]:
        return []

    def open_ended(self, state: StateT, seat: int) -> bool:
        return False

    @abstractmethod
    def sample(self, state: StateT, seat: int, random: Random) -> Move | None:
        """A random legal move."""

    def default(self, state: StateT, seat: int) -> Move:
        raise LookupError(f"nobody is asked anything in phase {self.name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedState(State):
    """A state whose present phase answers for it."""

    __slots__ = ("phase",)

    phase: int

    @abstractmethod
    def now(self) -> Phase[Any]:
        """The present phase."""

    def enter(self, phase: int, events: list[Event]) -> None:
        """Hand over to a phase."""
        self.phase = phase
        self.now().enter(self, events)

    @property
    def pending(self) -> tuple[int, ...]:
        return self.now().pending(self)

    @property
    def may_act(self) -> tuple[int, ...]:
        return self.now().may_act(self)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        phase = self.now()
        if type(move) not in phase.accepts:
            return Refusal("not-now", {"phase": phase.name})
        if (seat == CHANCE) != phase.by_chance or not CHANCE <= seat < self.players:
            return Refusal("not-your-decision")
        return phase.refusal(self, seat, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        events: list[Event] = []
        self.now().apply(self, seat, move, events)
        return events

    def moves(self, seat: int) -> Sequence[Move]:
        phase = self.now()
        if phase.by_chance:
            return [move for move, _ in phase.outcomes(self)] if seat == CHANCE else []
        return phase.moves(self, seat) if 0 <= seat < self.players else []

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        return self.now().outcomes(self)

    def open_ended(self, seat: int) -> bool:
        return self.now().open_ended(self, seat)

    def sample(self, seat: int, random: Random) -> Move | None:
        return self.now().sample(self, seat, random)

    def default(self, seat: int) -> Move:
        return self.now().default(self, seat)
