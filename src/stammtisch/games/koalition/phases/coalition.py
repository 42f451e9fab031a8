"""The end of a vote: the count, and the leaders' talks about a coalition."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, TakeBack, Withdraw
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.koalition.events import TalksOpened, VotesCounted
from stammtisch.games.koalition.moves import Propose
from stammtisch.games.koalition.phases.phase import TALKS
from stammtisch.games.koalition.phases.scoring import fail, win

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

PASS: Final = Pass()


class CoalitionTalks(Phase["Koalition"]):
    """The first admissible coalition whose leaders have all shaken hands is made (KO-6.5)."""

    name = "talks"
    number = TALKS
    accepts: ClassVar[tuple[type[Move], ...]] = (Propose, Agree, TakeBack, Decline, Withdraw, Pass)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        count = state.count
        events.append(
            VotesCounted(votes=tuple(count.party_votes), total=count.total, majority=count.majority)
        )
        if not count.coalitions:  # KO-6.10
            fail(state, "no-coalition", events)
        elif len(count.coalitions[0]) == 1:  # KO-6.1
            win(state, count.coalitions[0], "majority", events)
        else:
            seats = 0
            for units in [tuple(count.unit_votes)] if count.more else count.coalitions:
                seats |= mask_of(count.members(units))  # KO-6.11
            state.talks = Talks(seats, state.patience)
            events.append(TalksOpened(seats=SEATS[seats], majority=count.majority))

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        assert state.talks is not None
        return SEATS[state.talks.seats & ~state.talks.passed]

    def may_act(self, state: "Koalition") -> tuple[int, ...]:
        assert state.talks is not None
        return SEATS[state.talks.seats]

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        talks = state.talks
        assert talks is not None
        if type(move) is not Propose:
            return talks.refusal(seat, move)
        if not talks.seats >> seat & 1:
            return Refusal("not-in-the-talks")
        refusal = state.count.refusal(state, move.units)
        if refusal is None:  # KO-6.6, KO-6.7, KO-6.8
            members = state.count.members(move.units)
            refusal = talks.proposal_refusal(seat, members, move.units)
        return refusal

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        talks = state.talks
        assert talks is not None
        if type(move) is Propose:
            members = state.count.members(move.units)
            closed = talks.propose(seat, members, move.units, events)
        else:
            closed = talks.answer(seat, move, events)
        if closed is not None:
            state.talks = None
            win(state, closed.terms, "coalition", events)
        elif talks.silent(talks.seats):  # KO-6.9
            state.talks = None
            fail(state, "no-agreement", events)

    def moves(self, state: "Koalition", seat: int) -> list[Move]:
        talks = state.talks
        assert talks is not None
        if not talks.seats >> seat & 1:
            return []
        found: list[Move] = [] if talks.passed >> seat & 1 else [PASS]
        return found + talks.answers(seat) + _proposals(state, talks, seat)

    def open_ended(self, state: "Koalition", seat: int) -> bool:
        talks = state.talks
        assert talks is not None
        return state.count.more and talks.seats >> seat & 1 == 1 and talks.patience_left(seat) > 0

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        talks = state.talks
        assert talks is not None
        if not talks.seats >> seat & 1:
            return None
        chosen = random.random()
        if chosen < 0.6 and talks.proposals:
            answers = talks.answers(seat)
            if answers:
                return answers[int(random.random() * len(answers))]
        if chosen < 0.9:
            coalitions = state.count.coalitions
            units = coalitions[int(random.random() * len(coalitions))]
            members = state.count.members(units)
            if talks.proposal_refusal(seat, members, units) is None:
                return Propose(units)
        return None if talks.passed >> seat & 1 else PASS

    def default(self, state: "Koalition", seat: int) -> Move:
        return PASS


def _proposals(state: "Koalition", talks: Talks, seat: int) -> list[Move]:
    found: list[Move] = []
    if talks.patience_left(seat) > 0:
        for units in state.count.coalitions:
            members = state.count.members(units)
            if seat in members and not talks.has_said(seat, members, units):
                found.append(Propose(units))
    return found
