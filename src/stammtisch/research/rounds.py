"""One seat after another: games where several may act at once, for learners that take turns.

The word goes round clockwise among the seats that may act. A seat the table waits for must choose
a move; one that is merely free to speak may wait. In every round at least one awaited seat moves,
so a game lasts at most (bound on moves) times (number of seats) turns.
"""

from random import Random
from typing import Any, Final

from stammtisch.core.data import CHANCE, Event, Move
from stammtisch.core.state import State
from stammtisch.research.menu import WAIT, Choices, Menu

OVER: Final = -4
"""Nobody's turn: the game has ended."""


class Rounds:
    """A game in progress, and whose turn it is in it."""

    __slots__ = ("_last", "_menu", "choices", "speaker", "state")

    def __init__(self, state: State, menu: Menu) -> None:
        self.state = state
        self.speaker = OVER
        """The seat whose turn it is, CHANCE, or OVER."""
        self.choices: Choices = {}
        """What the speaker may do, by number; see `move` for what a number stands for."""
        self._menu = menu
        self._last = -1
        """The seat that spoke last."""

    def copy(self) -> "Rounds":
        return _resumed(self.state.copy(), self._menu, self.speaker, self.choices, self._last)

    def __deepcopy__(self, memo: object) -> "Rounds":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self.state, self._menu, self.speaker, self.choices, self._last)

    def begin(self) -> None:
        """Find out who speaks first."""
        self._pass_the_word()

    def move(self, action: int) -> Move | None:
        """What a legal number stands for; None for waiting."""
        if action not in self.choices:
            legal = ", ".join(map(str, sorted(self.choices)))
            raise ValueError(
                f"action {action} is not legal for seat {self.speaker}; legal: {legal}"
            )
        move = self.choices[action]
        if move is None and action != WAIT:
            move = self._menu.work_out(self.state, self.speaker, action)
        return move

    def act(self, action: int) -> list[Event]:
        """The speaker's turn: play what the number stands for, or wait."""
        return self.play(self.move(action))

    def play(self, move: Move | None) -> list[Event]:
        """The speaker's turn with any legal move, on the menu or not; None to wait."""
        seat = self.speaker
        events = self.state.play(seat, move) if move is not None else []
        self._last = seat
        self._pass_the_word()
        return events

    def chance(self, move: Move) -> list[Event]:
        """Play an outcome of chance."""
        events = self.state.play(CHANCE, move)
        self._pass_the_word()
        return events

    def imagine(self, random: Random) -> "Rounds":
        """The same turn in a game that the speaker could be in as well, for all it knows."""
        view = self.state.view(self.speaker)
        state = type(self.state).imagine(view, random)
        return _resumed(state, self._menu, self.speaker, self.choices, self._last)

    def draw(self, random: Random) -> None:
        """Play outcomes of chance, at random, until a seat has the word or the game is over."""
        while self.speaker == CHANCE:
            move = self.state.sample(CHANCE, random)
            assert move is not None
            self.chance(move)

    def mask(self, seat: int) -> bytearray:
        """Per number of the menu, whether the seat may choose it now."""
        mask = bytearray(self._menu.size)
        if seat == self.speaker:
            for number in self.choices:
                mask[number] = 1
        return mask

    def rewards(self) -> list[float]:
        """A victory is worth 1, shared among the winners; nothing before the end."""
        result = self.state.result
        won = [0.0] * self.state.players
        if result is not None:
            for seat in result.winners:
                won[seat] = 1.0 / len(result.winners)
        return won

    def _pass_the_word(self) -> None:
        state = self.state
        pending = state.pending
        self.choices = {}
        if not pending:
            self.speaker = OVER
        elif pending[0] == CHANCE:
            self.speaker = CHANCE
        else:
            may_act = state.may_act
            for seat in may_act:
                if seat > self._last and self._takes_the_word(seat, pending):
                    return
            for seat in may_act:
                if self._takes_the_word(seat, pending):
                    return
            raise AssertionError("a pending seat always has a move")

    def _takes_the_word(self, seat: int, pending: tuple[int, ...]) -> bool:
        choices = self._menu.choices(self.state, seat)
        if seat not in pending:
            if not choices:
                return False
            choices[WAIT] = None
        self.speaker = seat
        self.choices = choices
        return True


def _resumed(state: State, menu: Menu, speaker: int, choices: Choices, last: int) -> Rounds:
    rounds = Rounds(state, menu)
    rounds.speaker = speaker
    rounds.choices = choices
    rounds._last = last
    return rounds
