"""What a phase of a vote is: who may act in it, what is legal, and what a move then does."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import CHANCE, Event, Move, Refusal

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

# The phases in the order of a vote; each is entered by its number.
LOT: Final = 0
DEAL: Final = 1
COUNTRY: Final = 2
LAYING: Final = 3
ACTIONS: Final = 4
TALKS: Final = 5
OVER: Final = 6

JUST_CHANCE: Final = (CHANCE,)


class Phase(ABC):
    """One step of a vote. Phases hold no data of their own: all of it is in the state."""

    name: str
    number: int
    by_chance = False
    accepts: ClassVar[tuple[type[Move], ...]] = ()

    @abstractmethod
    def enter(self, state: "Koalition", events: list[Event]) -> None:
        """Begin the phase."""

    @abstractmethod
    def pending(self, state: "Koalition") -> tuple[int, ...]:
        """Whom the phase waits for."""

    def may_act(self, state: "Koalition") -> tuple[int, ...]:
        return self.pending(state)

    @abstractmethod
    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        """Why a move of a kind that the phase accepts is refused."""

    @abstractmethod
    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        """Carry out a legal move."""

    def outcomes(self, state: "Koalition") -> Sequence[tuple[Move, int]]:
        return []

    def moves(self, state: "Koalition", seat: int) -> list[Move]:
        return []

    def open_ended(self, state: "Koalition", seat: int) -> bool:
        return False

    @abstractmethod
    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        """A random legal move."""

    def default(self, state: "Koalition", seat: int) -> Move:
        raise LookupError(f"nobody is asked anything in phase {self.name}")
