"""The easy player: likes big cards and quick handshakes, and seldom counts."""

from typing import Final

from stammtisch.bargaining.deals import Pass, Proposal
from stammtisch.bots.bot import Clock
from stammtisch.bots.koalition.normal import Normal
from stammtisch.bots.koalition.outlook import Prospect
from stammtisch.core.data import Move
from stammtisch.games.koalition.moves import Lay
from stammtisch.games.koalition.state import Koalition

PLAYS_AN_ACTION: Final = 0.15
THINKS: Final = 0.35
"""How often it looks at what a card would lead to."""


class Easy(Normal):
    """Lays its highest card, plays actions on a whim, agrees to whatever has it in."""

    def lay(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        if self.random.random() < THINKS:
            return super().lay(state, moves, clock)
        lays = [move for move in moves if isinstance(move, Lay)]
        if not lays:
            return self.random.choice(moves)
        votes_of = state.figures.votes_of
        return max(lays, key=lambda move: votes_of[move.card])

    def act(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        actions = [move for move in moves if not isinstance(move, Pass)]
        if not actions or self.random.random() > PLAYS_AN_ACTION:
            return Pass()
        return self.random.choice(actions)

    def agrees(self, state: Koalition, proposal: Proposal, found: list[Prospect]) -> bool:
        prospect = next((p for p in found if p.units == proposal.terms), None)
        if prospect is None:
            return False
        self.because("shake", share=prospect.points[self.seat])
        return True
