"""The normal player: tries every card in its head, and looks for partners who gain as well."""

from math import prod
from random import Random
from typing import Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, Proposal
from stammtisch.bots.bot import Bot, Clock, Reason, Temperament
from stammtisch.bots.koalition.manner import MANNERS
from stammtisch.bots.koalition.worth import content, worth
from stammtisch.core.data import Fact, Move, View
from stammtisch.core.game import AnyGame
from stammtisch.games.koalition.moves import Lay, LayJoker, Propose
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import CoalitionTally, KoalitionView

TRIES: Final = 4
"""Proposals it makes in one vote before it leaves it to others."""
SOFTER: Final = 0.06
"""With every proposal made at the table it is content with so much less."""
STRONG_CARD: Final = 0.16
"""Points that each vote of a card laid costs: strong politicians are wanted elsewhere too."""
JOKER: Final = 1.0
"""Points that a joker costs on top of that."""


class Normal(Bot):
    """Lays and plays what leaves it best, one move ahead."""

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        super().__init__(game, seat, level, temperament, random)
        self.manner = MANNERS[temperament]
        self.reason: Reason | None = None

    def explain(self) -> Reason | None:
        return self.reason

    def because(self, code: str, **facts: Fact) -> None:
        """Remember why."""
        self.reason = Reason(code, facts)

    def decide(self, view: View, clock: Clock) -> Move | None:
        assert isinstance(view, KoalitionView)
        self.reason = None
        if view.phase == "talks":
            return self.talk(view, clock)
        if self.seat not in view.pending:
            return None
        state = Koalition.imagine(view, self.random)
        return self.lay(state, clock) if view.phase == "laying" else self.act(state, clock)

    # Cards

    def lay(self, state: Koalition, clock: Clock) -> Move:
        """The card that leaves me best, for what it costs."""
        best, chosen = -100.0, state.default(self.seat)
        for move in state.moves(self.seat):
            assert isinstance(move, Lay | LayJoker)
            price = STRONG_CARD * state.figures.votes_of[move.card]
            price += JOKER * isinstance(move, LayJoker)
            gain = self.after(state, move) - price + 0.01 * self.random.random()
            if gain > best:
                best, chosen = gain, move
            if clock.is_up():
                break
        return chosen

    def act(self, state: Koalition, clock: Clock) -> Move:
        """An action that brings enough, if there is one."""
        now = worth(state, self.seat, self.manner.minds)
        to_come = state.players * state.figures.needed[state.country] - len(state.laid_by)
        # What is done early may be undone, so it has to promise more.
        best = now + self.manner.saves * (1 + to_come / (2 * state.players))
        chosen: Move = Pass()
        for move in state.moves(self.seat):
            if isinstance(move, Pass):
                continue
            gain = self.after(state, move)
            if gain > best:
                best, chosen = gain, move
            if clock.is_up():
                break
        return chosen

    def after(self, state: Koalition, move: Move) -> float:
        """What the table is worth to me after a move."""
        then = state.copy()
        if isinstance(move, Lay | LayJoker):
            party = move.party if isinstance(move, LayJoker) else state.figures.party_of[move.card]
            then.lay(self.seat, move.card, party)
        else:
            then.opened = True
            then.actions = [max(1, held) for held in then.actions]  # the vote is not to close yet
            then.play(self.seat, move)
        return worth(then, self.seat, self.manner.minds)

    # Talks

    def talk(self, view: KoalitionView, clock: Clock) -> Move | None:
        assert view.talks is not None
        waiting = False
        for proposal in view.talks.proposals:
            if self.seat in proposal.agreed:
                waiting = True
            elif self.seat in proposal.members:
                return Agree(proposal.id) if self.agrees(view, proposal) else Decline(proposal.id)
        waited_for = self.seat in view.pending
        if not waiting and self.seat in view.talks.seats:
            units = self.proposal(view)
            if units is not None:
                return Propose(units)
            return Pass() if waited_for else None
        return Pass() if waited_for and clock.last_call else None

    def agrees(self, view: KoalitionView, proposal: Proposal) -> bool:
        """Whether a coalition is good enough, the sooner the longer the talks have gone on."""
        assert view.talks is not None
        coalitions = view.tally.coalitions
        named = next((c for c in coalitions if c.units == proposal.terms), None)
        if named is None:
            return True  # one of very many, and better than none
        wanted = self.manner.takes - SOFTER * len(view.talks.said)
        points = named.points[self.seat]
        share = content(named, coalitions, self.seat)
        share += 0.1 * self.manner.loyalty * self.friends(view, named)
        if share >= wanted:
            self.because("coalition-good", points=points)
            return True
        best = max(c.points[self.seat] for c in coalitions if self.seat in c.members)
        self.because("coalition-poor", points=points, best=best)
        return False

    def proposal(self, view: KoalitionView) -> tuple[int, ...] | None:
        """The coalition I have not proposed yet that is good for me and for its leaders."""
        assert view.talks is not None
        said = [terms for by, _, terms in view.talks.said if by == self.seat]
        if len(said) >= min(TRIES, view.patience):
            return None
        coalitions = view.tally.coalitions
        mine = [c for c in coalitions if self.seat in c.members and c.units not in said]
        if not mine:
            return None

        def prospects(coalition: CoalitionTally) -> float:
            others = [seat for seat in coalition.members if seat != self.seat]
            agree = prod(min(1.0, content(coalition, coalitions, seat) + 0.1) for seat in others)
            points = coalition.points[self.seat] + self.manner.loyalty * self.friends(
                view, coalition
            )
            return points * agree

        best = max(mine, key=prospects)
        self.because("coalition-offer", points=best.points[self.seat])
        return best.units

    def friends(self, view: KoalitionView, coalition: CoalitionTally) -> int:
        """How many of its leaders were in the last coalition with me."""
        if not view.played or self.seat not in view.played[-1].seats:
            return 0
        return sum(
            seat != self.seat and seat in view.played[-1].seats for seat in coalition.members
        )
