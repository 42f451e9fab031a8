"""Negotiation: all at once, coalitions outbid each other until nobody outside has more to say."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, Proposal, TakeBack, Withdraw
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.core.seats import SEATS
from stammtisch.games.saludos.events import MugMoved, NobodyOffered, OfferWon, TalksOpened
from stammtisch.games.saludos.moves import Propose
from stammtisch.games.saludos.phases.phase import CALL, NEGOTIATION, PAYDAY
from stammtisch.games.saludos.shares import random_shares, shares_refusal

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

PASS: Final = Pass()
TRIES: Final = 4


class Negotiation(Phase["Saludos"]):
    """An offer is a coalition with a split; the mug shows its height and only moves up."""

    name = "negotiation"
    number = NEGOTIATION
    accepts: ClassVar[tuple[type[Move], ...]] = (Propose, Agree, TakeBack, Decline, Withdraw, Pass)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        state.members = ()
        state.shares = ()
        state.height = 0
        state.talks = Talks(state.everybody, state.patience)
        events.append(TalksOpened(value=state.value, strengths=tuple(state.strengths)))

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        """Everybody outside the standing offer who has not passed (SA-4.8)."""
        assert state.talks is not None
        return SEATS[state.losers & ~state.talks.passed]

    def may_act(self, state: "Saludos") -> tuple[int, ...]:
        return SEATS[state.everybody]  # SA-4.5, SA-4.9

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        talks = state.talks
        assert talks is not None
        if type(move) is not Propose:
            if type(move) is Pass and seat in state.members:
                return Refusal("members-need-not-pass")
            return talks.refusal(seat, move)
        if len(move.members) > state.value:  # SA-4.3
            return Refusal(
                "coalition-too-large", {"members": len(move.members), "value": state.value}
            )
        refusal = talks.proposal_refusal(seat, move.members, move.shares)  # SA-4.10
        if refusal is None:
            refusal = shares_refusal(move, state.value)
        if refusal is None:
            height = height_of(state, move.members)
            if height <= state.height:  # SA-4.4
                return Refusal("not-above-the-mug", {"height": height, "mug": state.height})
        return refusal

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        talks = state.talks
        assert talks is not None
        if type(move) is Propose:
            closed = talks.propose(seat, move.members, move.shares, events)
        else:
            closed = talks.answer(seat, move, events)
        if closed is not None:
            _stand(state, talks, closed, events)
        if talks.silent(state.losers):
            self._close(state, events)

    def _close(self, state: "Saludos", events: list[Event]) -> None:
        state.talks = None
        if not state.members:  # SA-4.11
            events.append(NobodyOffered())
            state.enter(PAYDAY, events)
            return
        events.append(OfferWon(seats=state.members, height=state.height))
        state.enter(CALL, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        assert state.talks is not None
        answers = state.talks.answers(seat)
        return [PASS, *answers] if seat in self.pending(state) else answers

    def open_ended(self, state: "Saludos", seat: int) -> bool:
        return state.talks is not None and state.talks.patience_left(seat) > 0

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        talks = state.talks
        assert talks is not None
        pending = not talks.passed >> seat & 1 and seat not in state.members
        chosen = random.random()
        if chosen < 0.5 and talks.proposals:
            answers = talks.answers(seat)
            if answers:
                return answers[int(random.random() * len(answers))]
        if pending and chosen > 0.75:
            return PASS
        if talks.patience_left(seat) > 0:
            move = _random_offer(state, talks, seat, random)
            if move is not None:
                return move
        return PASS if pending else None

    def default(self, state: "Saludos", seat: int) -> Move:
        return PASS


def height_of(state: "Saludos", members: tuple[int, ...]) -> int:
    """The height of an offer: the strengths of its members together, always whole."""
    height = 0
    for member in members:
        height += state.strengths[member]
    return height


def _stand(state: "Saludos", talks: Talks, offer: Proposal, events: list[Event]) -> None:
    """SA-4.5, SA-4.6: the new offer replaces the old one; what is no longer above it lapses."""
    state.members = offer.members
    state.shares = offer.terms
    state.height = height_of(state, offer.members)
    events.append(MugMoved(height=state.height, seats=offer.members, shares=offer.terms))
    for other in talks.proposals[:]:  # SA-4.7
        if height_of(state, other.members) <= state.height:
            talks.drop(other, events)


def _random_offer(state: "Saludos", talks: Talks, seat: int, random: Random) -> Propose | None:
    """A random coalition above the mug with a random split, if a few tries find one."""
    for _ in range(TRIES):
        members = SEATS[int(random.random() * (1 << state.players)) | 1 << seat]
        if len(members) > state.value or height_of(state, members) <= state.height:
            continue
        shares = random_shares(len(members), state.value, random)
        if not talks.has_said(seat, members, shares):
            return Propose(members, shares)
    return None
