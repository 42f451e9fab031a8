"""The normal player: lays what promises points, acts when it pays, bargains by what it brings."""

from typing import Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, Proposal
from stammtisch.bots.bot import Bot, Clock, Reason, Temperament
from stammtisch.bots.koalition.floor import Floor
from stammtisch.bots.koalition.outlook import Prospect, lead, likelihoods, prospects
from stammtisch.core.data import Fact, Move, View
from stammtisch.games.koalition.figures import FIRST_ACTION
from stammtisch.games.koalition.moves import Lay, LayJoker, Propose
from stammtisch.games.koalition.state import Koalition

TAKES: Final[dict[Temperament, float]] = {
    "steady": 0.8,
    "greedy": 1.3,
    "loyal": 0.75,
    "vengeful": 0.85,
    "cautious": 0.6,
}
"""The part of its best prospects that a temperament is content with."""
A_VOTE: Final = 0.16
"""What a vote still in hand is worth for later countries."""
AN_ACTION: Final = 1.2
"""What an action must bring to be played."""
REVENGE: Final = 0.4
"""What a point less for the one who left it out is worth to the vengeful."""
LOYALTY: Final = 0.5
"""What those it sat with in the last coalition may cost the loyal."""
CAUTION: Final = 1.0
"""What it is worth to the cautious to have shaken hands."""
GIVES_IN: Final = 0.12
"""How much less it asks after every proposal that came to nothing."""


class Normal(Bot):
    """Looks at every card it could lay and every coalition that could be made."""

    _reason: Reason | None = None
    _partners: tuple[int, ...] = ()
    _grudge: int | None = None
    _round = -1

    def decide(self, view: View, clock: Clock) -> Move | None:
        self._reason = None
        state = Koalition.imagine(view, self.random)
        if self.seat not in state.may_act:
            return None
        if state.talks is not None:
            return self._talk(state, clock)
        if self.seat not in state.pending:
            return None
        self._remember(state)
        moves = state.moves(self.seat)
        if any(isinstance(move, Lay | LayJoker) for move in moves):
            return self.lay(state, list(moves), clock)
        return self.act(state, list(moves), clock)

    def explain(self) -> Reason | None:
        return self._reason

    def because(self, code: str, **facts: Fact) -> None:
        self._reason = Reason(code, facts)

    def _remember(self, state: Koalition) -> None:
        """Whom it made a coalition with last, or who won without it."""
        if len(state.record) == self._round:
            return
        self._round = len(state.record)
        if not state.record or not state.record[-1].seats:
            return
        seats = state.record[-1].seats
        self._partners = seats if self.seat in seats else ()
        self._grudge = None
        if self.seat not in seats:
            points = state.record[-1].points
            self._grudge = max(seats, key=lambda seat: points[seat])

    # Cards

    def lay(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        """The card that leaves the best expectation, less what it would be worth later."""
        rated = [
            (self._after(state, move) - self._cost(state, move), self.random.random(), index)
            for index, move in enumerate(moves)
        ]
        return moves[max(rated)[2]]

    def act(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        """An action that clearly pays; early in a vote there is time to wait."""
        now = self._worth(Floor(state))
        to_lay = state.players * state.figures.needed[state.country] - len(state.laid_by)
        least = AN_ACTION if to_lay < state.players else 3 * AN_ACTION
        if len(state.record) + 1 == state.countries:
            least *= 0.5
        best: Move = Pass()
        gain = least
        for move in moves:
            if isinstance(move, Pass):
                continue
            brings = self._after(state, move) - now
            if brings > gain:
                best, gain = move, brings
        if not isinstance(best, Pass):
            self.because("action", gain=max(1, round(gain)))
        return best

    def _after(self, state: Koalition, move: Move) -> float:
        """What the table promises after a move."""
        twin = state.copy()
        booked = sum(twin.points)
        twin.apply(self.seat, move)
        if sum(twin.points) != booked:  # the vote has been won at once
            return lead(self.seat, [float(p) for p in twin.record[-1].points])
        return 0.0 if twin.country < 0 else self._worth(Floor(twin))

    def _worth(self, floor: Floor) -> float:
        """What the vote promises; to the vengeful, also that somebody else gets less of it."""
        worth = floor.lead(self.seat)
        if self.temperament == "vengeful" and self._grudge is not None:
            worth -= REVENGE * floor.expected()[self._grudge]
        return worth

    def _cost(self, state: Koalition, move: Move) -> float:
        """What the votes of a card would be worth in later countries."""
        assert isinstance(move, Lay | LayJoker)
        left = state.countries - len(state.record) - 1
        if left == 0:
            return 0.0
        needed = state.figures.needed[state.country] + 2.8 * left
        held = sum(card < FIRST_ACTION for card in state.hands[self.seat])
        scarce = min(1.0, needed / max(1.0, held))
        cost = A_VOTE * scarce * state.figures.votes_of[move.card]
        return cost + (0.6 if isinstance(move, LayJoker) else 0.0)

    # Coalitions

    def _talk(self, state: Koalition, clock: Clock) -> Move | None:
        assert state.talks is not None
        found = prospects(state)
        waiting = self.seat in state.pending
        own = None
        for proposal in state.talks.proposals:
            if proposal.by == self.seat:
                own = proposal
            elif self.seat in proposal.members and self.seat not in proposal.agreed:
                agrees = self.agrees(state, proposal, found)
                return Agree(proposal.id) if agrees else Decline(proposal.id)
        if own is None:
            offer = self._offer(state, found)
            if offer is not None:
                return offer
            return Pass() if waiting else None
        return Pass() if waiting and clock.last_call else None

    def value(self, state: Koalition, prospect: Prospect) -> float:
        """What a coalition is worth to me."""
        return lead(self.seat, [float(points) for points in prospect.points])

    def wanted(self, state: Koalition, found: list[Prospect]) -> float:
        """The least worth that it shakes hands on: it falls as the talks drag on."""
        assert state.talks is not None
        likely = likelihoods(found, state.players)
        values = [self.value(state, prospect) for prospect in found]
        mean = sum(part * value for part, value in zip(likely, values, strict=True))
        best = max(values)
        takes = TAKES[self.temperament] - GIVES_IN * (state.talks.next_id - 1)
        return mean + (best - mean) * max(0.0, takes - 0.5)

    def agrees(self, state: Koalition, proposal: Proposal, found: list[Prospect]) -> bool:
        prospect = next((p for p in found if p.units == proposal.terms), None)
        if prospect is None:
            return False
        mine = prospect.points[self.seat]
        if self.temperament == "vengeful" and self._grudge in proposal.members:
            assert self._grudge is not None
            if len(found) > 1:
                self.because("grudge", seat=self._grudge)
                return False
        value = self.value(state, prospect)
        if self.temperament == "loyal" and set(self._partners) & set(proposal.members):
            value += LOYALTY
        if self.temperament == "cautious":
            value += CAUTION
        if value < self.wanted(state, found):
            top = max(proposal.members, key=lambda seat: prospect.points[seat])
            if top != self.seat and prospect.points[top] > mine + 2:
                self.because("gets-more", seat=top, amount=prospect.points[top], share=mine)
            else:
                self.because("better-coalition", share=mine)
            return False
        self.because("shake", share=mine)
        return True

    def _offer(self, state: Koalition, found: list[Prospect]) -> Move | None:
        """The coalition with the best prospects among those not tried yet."""
        assert state.talks is not None
        if state.talks.patience_left(self.seat) <= 0:
            return None
        best = [max(1, *(p.points[seat] for p in found)) for seat in range(state.players)]
        refused = {said[2] for said in state.talks.view().said}
        chosen, most = None, 0.0
        for prospect in found:
            if self.seat not in prospect.members:
                continue
            if state.talks.has_said(self.seat, prospect.members, prospect.units):
                continue
            likely = 1.0
            for seat in prospect.members:
                if seat != self.seat:
                    likely *= prospect.points[seat] / best[seat]
            worth = max(0.1, self.value(state, prospect) + 2.0) * likely
            if prospect.units in refused:
                worth *= 0.5
            if self.temperament == "loyal" and set(self._partners) & set(prospect.members):
                worth *= 1.2
            if self.temperament == "vengeful" and self._grudge in prospect.members:
                worth *= 0.3
            if worth > most:
                chosen, most = prospect, worth
        if chosen is None:
            return None
        self.because("coalition", share=chosen.points[self.seat])
        return Propose(chosen.units)
