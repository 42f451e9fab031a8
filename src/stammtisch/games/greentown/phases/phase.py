"""What a phase of Greentown is: who may act in it, what is legal, and what a move then does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import CHANCE, Event, Move, Refusal

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown

# The phases, each entered by its number: the start, a turn, its building, its excursion.
DEAL: Final = 0
REVEAL: Final = 1
MARKER: Final = 2
CHOICE: Final = 3
WORKS: Final = 4
SITE: Final = 5
TREE: Final = 6
DONE: Final = 7
EXCURSION: Final = 8
DOUBLE: Final = 9
OVER: Final = 10

JUST_CHANCE: Final = (CHANCE,)


class Phase(ABC):
    """One step of the game. Phases hold no data of their own: all of it is in the state."""

    name: str
    number: int
    by_chance = False
    accepts: ClassVar[tuple[type[Move], ...]] = ()

    def pending(self, state: "Greentown") -> tuple[int, ...]:
        """Whom the phase waits for."""
        return JUST_CHANCE if self.by_chance else (state.seat,)

    @abstractmethod
    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        """Why a move of a kind that the phase accepts is refused."""

    @abstractmethod
    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        """Carry out a legal move."""

    def outcomes(self, state: "Greentown") -> Sequence[tuple[Move, int]]:
        return []

    def moves(self, state: "Greentown") -> list[Move]:
        """The legal moves of the seat whose turn it is."""
        return []

    def open_ended(self, state: "Greentown") -> bool:
        return False

    @abstractmethod
    def sample(self, state: "Greentown", random: Random) -> Move | None:
        """A random legal move."""

    def default(self, state: "Greentown") -> Move:
        raise LookupError(f"nobody is asked anything in phase {self.name}")
