"""The easy player: makes the mistakes of a first evening."""

from typing import Final

from stammtisch.bargaining.deals import Proposal
from stammtisch.bots.bot import Clock
from stammtisch.bots.saludos.deal import Deal
from stammtisch.bots.saludos.normal import Normal, lowest
from stammtisch.core.data import Move
from stammtisch.core.seats import mask_of
from stammtisch.games.saludos.moves import Attend, Call, Commit, Keep, LetStand, Reroll, StayAway
from stammtisch.games.saludos.view import SaludosView

ROLLS_AGAIN: Final = 2
"""It pays for another roll up to this face: a beginner does not see what the card was worth."""
DREAMS: Final = 1.2
"""At first it thinks it deserves this much more than is usual."""
WAKES: Final = 0.08
"""With every proposal it hears it dreams so much less."""
TRIES: Final = 2
"""Proposals it makes to move the mug once before it gives up."""
FORGETS: Final = 0.75
"""How often it forgets that there are councils."""


class Easy(Normal):
    """Rolls too often, dreams of big shares, splits evenly, and forgets the council."""

    def strengthen(self, view: SaludosView, clock: Clock) -> Keep | Reroll:
        assert view.hand is not None
        if view.dice[self.seat] <= ROLLS_AGAIN and view.cards[self.seat] > 1:
            return Reroll(lowest(view.hand))
        return Keep()

    def answer(self, view: SaludosView, proposal: Proposal, clock: Clock) -> bool:
        deal = Deal.of(view)
        share = proposal.terms[proposal.members.index(self.seat)]
        held = deal.holds[self.seat]
        if share < held + self.manner.leaves_for:
            self.because("holds-more", share=share, held=held)
            return False
        grudge = self.angry_with(view, proposal.members)
        if grudge is not None:
            self.because("grudge", seat=grudge)
            return False
        assert view.talks is not None
        dreams = max(0.5, DREAMS - WAKES * len(view.talks.said))
        if share < dreams * self.manner.takes * deal.fair(self.seat, mask_of(proposal.members)):
            self.because("deserve", share=share, strength=deal.strengths[self.seat])
            return False
        self.because("take", share=share)
        return True

    def propose(self, view: SaludosView, clock: Clock) -> Move | None:
        assert view.talks is not None
        if sum(said[0] == self.seat for said in view.talks.said) >= TRIES:
            return None
        return super().propose(view, clock)

    def ask(self, deal: Deal, members: tuple[int, ...], refused: int) -> tuple[int, ...]:
        """The same for everybody, whoever brings or holds what, and what is over for itself."""
        shares = [deal.value // len(members)] * len(members)
        shares[members.index(self.seat)] += deal.value % len(members)
        return tuple(shares)

    def call(self, view: SaludosView, clock: Clock) -> Call | LetStand:
        if self.random.random() < FORGETS:
            return LetStand()
        return super().call(view, clock)

    def attend(self, view: SaludosView, clock: Clock) -> Attend | StayAway:
        if self.random.random() < FORGETS:
            return StayAway()
        return super().attend(view, clock)

    def vote(self, view: SaludosView, clock: Clock) -> Commit:
        assert view.hand is not None
        ones, twos, threes = view.hand
        return Commit(
            (
                self.random.randint(0, ones),
                self.random.randint(0, twos),
                self.random.randint(0, threes),
            )
        )
