"""The easy player: lays its best cards first, acts on a whim, and takes what it is given."""

from typing import Final

from stammtisch.bargaining.deals import Pass, Proposal
from stammtisch.bots.bot import Clock
from stammtisch.bots.koalition.normal import Normal
from stammtisch.core.data import Move
from stammtisch.games.koalition.figures import FIRST_JOKER
from stammtisch.games.koalition.moves import Lay
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView

WHIM: Final = 0.2
"""How often it plays an action when it can."""


class Easy(Normal):
    """Sees its own cards, but not what the votes will come to."""

    def lay(self, state: Koalition, clock: Clock) -> Move:
        politicians = [card for card in state.hands[self.seat] if card < FIRST_JOKER]
        if not politicians:
            return state.default(self.seat)
        votes_of = state.figures.votes_of
        strongest = max(votes_of[card] for card in politicians)
        tempting = [card for card in politicians if votes_of[card] >= strongest - 3]
        return Lay(self.random.choice(tempting))

    def act(self, state: Koalition, clock: Clock) -> Move:
        if self.random.random() >= WHIM:
            return Pass()
        return self.random.choice(state.moves(self.seat))

    def agrees(self, view: KoalitionView, proposal: Proposal) -> bool:
        points = next(
            (c.points[self.seat] for c in view.tally.coalitions if c.units == proposal.terms), 1
        )
        self.because("coalition-good", points=points)
        return points > 0
