"""What a phase of a round is: who may act in it, what is legal, and what a move then does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

# The phases in the order of a round; each is entered by its number.
LOT: Final = 0
BAG: Final = 1
DICE: Final = 2
STRENGTH: Final = 3
NEGOTIATION: Final = 4
CALL: Final = 5
ATTENDANCE: Final = 6
SPLITS: Final = 7
CARDS: Final = 8
PAYDAY: Final = 9
OVER: Final = 10


class Phase(ABC):
    """One step of a round. Phases hold no data of their own: all of it is in the state."""

    name: str
    number: int
    by_chance = False
    accepts: ClassVar[tuple[type[Move], ...]] = ()

    @abstractmethod
    def enter(self, state: "Saludos", events: list[Event]) -> None:
        """Begin the phase."""

    @abstractmethod
    def pending(self, state: "Saludos") -> tuple[int, ...]:
        """Whom the phase waits for."""

    def may_act(self, state: "Saludos") -> tuple[int, ...]:
        return self.pending(state)

    @abstractmethod
    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        """Why a move of a kind that the phase accepts is refused."""

    @abstractmethod
    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        """Carry out a legal move."""

    def outcomes(self, state: "Saludos") -> Sequence[tuple[Move, int]]:
        return []

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        return []

    def open_ended(self, state: "Saludos", seat: int) -> bool:
        return False

    @abstractmethod
    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        """A random legal move."""

    def default(self, state: "Saludos", seat: int) -> Move:
        raise LookupError(f"nobody is asked anything in phase {self.name}")
