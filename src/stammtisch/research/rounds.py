"""One seat after another: games where several may act at once, for learners that take turns.

The word goes round clockwise among the seats that may act. A seat the table waits for must choose
a move; one that is merely free to speak may wait. In every round at least one awaited seat moves,
so a game lasts at most (bound on moves) times (number of seats) turns.
"""

from random import Random
from typing import Final

from stammtisch import CHANCE, Event, Move, State, game
from stammtisch.core.game import AnyGame, Options
from stammtisch.research.guides import guide
from stammtisch.research.menu import WAIT, Menu

OVER: Final = -4
"""Nobody's turn: the game has ended."""


class Rounds:
    """A game in progress, and whose turn it is in it."""

    __slots__ = ("_last", "_menu", "choices", "speaker", "state")

    def __init__(self, state: State, menu: Menu) -> None:
        self.state = state
        self.speaker = OVER
        """The seat whose turn it is, CHANCE, or OVER."""
        self.choices: dict[int, Move | None] = {}
        """What the speaker may do, by number; waiting is None."""
        self._menu = menu
        self._last = -1
        """The seat that spoke last."""

    def copy(self) -> "Rounds":
        twin = Rounds(self.state.copy(), self._menu)
        twin.speaker = self.speaker
        twin.choices = self.choices
        twin._last = self._last
        return twin

    def __deepcopy__(self, memo: object) -> "Rounds":
        return self.copy()

    def begin(self) -> None:
        """Find out who speaks first."""
        self._pass_the_word()

    def act(self, action: int) -> list[Event]:
        """The speaker's turn: play what the number stands for, or wait."""
        seat = self.speaker
        try:
            move = self.choices[action]
        except KeyError:
            legal = ", ".join(map(str, self.choices))
            raise ValueError(
                f"action {action} is not legal for seat {seat}; legal: {legal}"
            ) from None
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
        twin = Rounds(type(self.state).imagine(view, random), self._menu)
        twin._last = self._last
        twin.speaker = self.speaker
        twin.choices = self.choices
        return twin

    def draw(self, random: Random) -> None:
        """Play outcomes of chance, at random, until a seat has the word or the game is over."""
        while self.speaker == CHANCE:
            move = self.state.sample(CHANCE, random)
            assert move is not None
            self.chance(move)

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
        if not pending:
            self.speaker, self.choices = OVER, {}
            return
        if pending[0] == CHANCE:
            self.speaker, self.choices = CHANCE, {}
            return
        may_act = state.may_act
        later = [seat for seat in may_act if seat > self._last]
        for seat in (*later, *may_act):
            choices: dict[int, Move | None] = dict(self._menu.choices(state, seat))
            if seat not in pending:
                if not choices:
                    continue
                choices[WAIT] = None
            self.speaker, self.choices = seat, choices
            return
        raise AssertionError("a pending seat always has a move")


class Rules:
    """A game with its number of players, options and menu: what one starts `Rounds` from."""

    def __init__(self, name: str, players: int, options: Options | None = None) -> None:
        self.game: AnyGame = game(name)
        self.players = players
        self.options = options or self.game.options()
        self.guide = guide(name, players)
        self.menu = Menu(self.guide)
        self.layout = self.guide.layout()
        self.width = sum(block.size for block in self.layout)

    def start(self) -> Rounds:
        """A new game, with chance still to begin it."""
        rounds = Rounds(self.game.start(self.players, self.options), self.menu)
        rounds.begin()
        return rounds

    def observe(self, state: State, seat: int) -> list[float]:
        """What the seat sees, as numbers of the fixed layout."""
        return self.guide.observe(state.view(seat))

    @property
    def most_turns(self) -> int:
        """A bound on the turns of one game, waiting included."""
        bound = self.game.most_decisions(self.players, self.options, self.game.editions.standard)
        return bound * self.players
