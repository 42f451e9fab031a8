"""The level below every other: any legal move."""

from stammtisch.bots.bot import Bot, Clock
from stammtisch.core.data import Move, View

SPEAKS_UP = 0.3
"""How often it acts when it is free to but the table does not wait for it."""


class RandomBot(Bot):
    """Plays legal moves drawn at random."""

    def decide(self, view: View, clock: Clock) -> Move | None:
        if self.seat not in view.pending and self.random.random() > SPEAKS_UP:
            return None
        return self.game.state.imagine(view, self.random).sample(self.seat, self.random)
