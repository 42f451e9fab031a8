"""A game with its number of players, options, menu and layout: what learners start games from."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import State, game
from stammtisch.core.game import AnyGame, Options
from stammtisch.research.layout import scale
from stammtisch.research.menu import menu
from stammtisch.research.rounds import Rounds


class Rules:
    """All that is the same in every game at such a table."""

    def __init__(self, name: str, players: int, options: Options | None = None) -> None:
        self.game: AnyGame = game(name)
        self.players = players
        self.options = options or self.game.options()
        self.menu = menu(name, players)
        self.guide = self.menu.guide
        self.layout = self.guide.layout()
        self.width = self.guide.width
        self.scale: NDArray[np.float32] = np.array(scale(self.layout), np.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game.name, self.players, self.options)

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def start(self) -> Rounds:
        """A new game, with chance still to begin it."""
        rounds = Rounds(self.game.start(self.players, self.options), self.menu)
        rounds.begin()
        return rounds

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat sees, as numbers of the fixed layout."""
        return np.frombuffer(self.guide.observe(state, seat), np.uint8) * self.scale

    @property
    def most_turns(self) -> int:
        """A bound on the turns of one game, waiting included."""
        bound = self.game.most_decisions(self.players, self.options, self.game.editions.standard)
        return bound * self.players
