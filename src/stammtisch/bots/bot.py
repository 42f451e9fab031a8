"""What a bot is: a player that is handed its seat's view, never a state, and says what it does."""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, get_args

from msgspec import Struct

from stammtisch.core.data import Fact, Move, View
from stammtisch.core.game import AnyGame

Temperament = Literal["steady", "greedy", "loyal", "vengeful", "cautious"]
"""How a bot deals with people; it colours every level and changes no rule."""

TEMPERAMENTS: Final[tuple[Temperament, ...]] = get_args(Temperament)


class Reason(Struct, frozen=True):
    """Why a bot did what it did last: the code of a sentence (`reason-<code>`) and its facts."""

    code: str
    facts: dict[str, Fact] = {}


@dataclass(frozen=True, slots=True)
class Clock:
    """How much a bot may think about one decision.

    `effort` scales the work it counts out for itself; with the same effort and no deadline it
    decides the same on every machine. The deadline, in `time.monotonic` seconds, comes on top.
    """

    effort: float = 1.0
    deadline: float | None = None
    last_call: bool = False
    """Nobody else has anything to say: a pending seat that stays silent now plays its default."""

    @classmethod
    def running(cls, seconds: float, effort: float = 1.0, last_call: bool = False) -> "Clock":
        """A clock that starts now."""
        return cls(effort, time.monotonic() + seconds, last_call)

    def is_up(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline


class Bot(ABC):
    """One seat's player. It may remember what it has seen; its memory is plain data.

    Its randomness is its own: the same views, random source and effort give the same decisions.
    """

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.level = level
        self.temperament: Temperament = temperament
        self.random = random

    @abstractmethod
    def decide(self, view: View, clock: Clock) -> Move | None:
        """The move to play now, or None to keep silent.

        It is asked again whenever something has happened. Silence is for a seat that is merely
        free to act, and for a pending one that waits for an answer; on the last call a pending
        seat always moves. Every proposal that names the seat is answered, with agreement or
        refusal.
        """

    def explain(self) -> Reason | None:
        """Why the last decision was taken, if there is something worth saying."""
        return None
