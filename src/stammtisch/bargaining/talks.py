"""The negotiation kernel: proposals by anybody at any time, closed by agreement alone.

It knows nothing of any game. A game checks whether the terms of a proposal make sense, asks the
kernel to put it on the table, and is told when its last member agrees. What that agreement means
(a higher offer, a coalition for good, a settled split) and when the talk is over are the game's.
"""

from typing import Final

from stammtisch.bargaining.deals import (
    Agree,
    Agreed,
    Closed,
    Decline,
    Declined,
    Lapsed,
    Pass,
    Passed,
    Proposal,
    Proposed,
    Reply,
    TakeBack,
    TalksView,
    TookBack,
    Withdraw,
    Withdrawn,
)
from stammtisch.core.data import MOST_SEATS, Event, Move, Refusal
from stammtisch.core.seats import SEATS, mask_of

Said = tuple[int, tuple[int, ...], tuple[int, ...]]

_ALREADY_PASSED: Final = Refusal("already-passed")
_NOT_IN_THE_TALKS: Final = Refusal("not-in-the-talks")


class Talks:
    """One negotiation among some seats.

    It always ends: between two agreements a seat makes at most `patience` proposals, no proposal
    twice, and answers each at most four times (agree, take back, agree, decline).
    """

    __slots__ = ("_left", "_said", "next_id", "passed", "patience", "proposals", "seats")

    def __init__(self, seats: int, patience: int) -> None:
        self.seats = seats
        """Mask of those who take part."""
        self.patience = patience
        self.next_id = 1
        self.proposals: list[Proposal] = []
        self.passed = 0
        """Mask of those who have nothing more to say."""
        self._said: dict[Said, None] = {}
        """Every proposal since the last agreement, in order."""
        self._left = [patience] * MOST_SEATS
        """Per seat, how many more proposals it may make before the next agreement."""

    def copy(self) -> "Talks":
        twin = Talks(self.seats, self.patience)
        twin.next_id = self.next_id
        twin.proposals = self.proposals[:]
        twin.passed = self.passed
        twin._said = self._said.copy()
        twin._left = self._left[:]
        return twin

    def find(self, number: int) -> Proposal | None:
        """The open proposal with this id."""
        for proposal in self.proposals:
            if proposal.id == number:
                return proposal
        return None

    def patience_left(self, seat: int) -> int:
        """How many more proposals the seat may make before the next agreement."""
        return self._left[seat]

    def has_said(self, seat: int, members: tuple[int, ...], terms: tuple[int, ...]) -> bool:
        """Whether the seat has made this very proposal since the last agreement."""
        return (seat, members, terms) in self._said

    def silent(self, among: int) -> bool:
        """Whether every seat of the mask has passed."""
        return among & ~self.passed == 0

    # What is refused

    def proposal_refusal(
        self, seat: int, members: tuple[int, ...], terms: tuple[int, ...]
    ) -> Refusal | None:
        """Why this seat can't put this deal on the table, whatever its terms mean."""
        mask = 0
        last = -1
        for member in members:
            if member <= last:
                return Refusal("members-not-in-order")
            if not self.seats >> member & 1:
                return Refusal("member-not-in-the-talks", {"seat": member})
            mask |= 1 << member
            last = member
        if not self.seats >> seat & 1:
            return _NOT_IN_THE_TALKS
        if not mask >> seat & 1:
            return Refusal("proposal-without-oneself")
        if self._said:
            if self._left[seat] <= 0:
                return Refusal("out-of-patience", {"patience": self.patience})
            if self.has_said(seat, members, terms):
                return Refusal("said-before")
        return None

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why this answer of this seat is not accepted."""
        if not self.seats >> seat & 1:
            return _NOT_IN_THE_TALKS
        if type(move) is Pass:
            return _ALREADY_PASSED if self.passed >> seat & 1 else None
        assert isinstance(move, Reply)
        proposal = self.find(move.id)
        if proposal is None:
            if move.id >= self.next_id:
                return Refusal("no-such-proposal", {"id": move.id})
            return Refusal("proposal-gone", {"id": move.id})
        if seat not in proposal.members:
            return Refusal("not-named", {"id": move.id})
        own = seat == proposal.by
        if type(move) is Withdraw:
            return None if own else Refusal("not-your-proposal", {"seat": proposal.by})
        if own:
            return Refusal("your-own-proposal")
        if type(move) is Agree and seat in proposal.agreed:
            return Refusal("agreed-already", {"id": move.id})
        if type(move) is TakeBack:
            if seat not in proposal.agreed:
                return Refusal("not-agreed-yet", {"id": move.id})
            if seat in proposal.taken_back:
                return Refusal("taken-back-before", {"id": move.id})
        return None

    def answers(self, seat: int) -> list[Move]:
        """Every legal answer of the seat, passing aside."""
        found: list[Move] = []
        for proposal in self.proposals:
            if seat not in proposal.members:
                continue
            if seat == proposal.by:
                found.append(Withdraw(proposal.id))
                continue
            if seat not in proposal.agreed:
                found.append(Agree(proposal.id))
            elif seat not in proposal.taken_back:
                found.append(TakeBack(proposal.id))
            found.append(Decline(proposal.id))
        return found

    # What happens

    def propose(
        self, seat: int, members: tuple[int, ...], terms: tuple[int, ...], events: list[Event]
    ) -> Proposal | None:
        """Put a deal on the table; it comes back if it needs nobody else's agreement."""
        proposal = Proposal(self.next_id, seat, members, terms, (seat,))
        self.next_id += 1
        self._said[(seat, members, terms)] = None
        self._left[seat] -= 1
        self.passed &= ~mask_of(members)
        events.append(Proposed(id=proposal.id, by=seat, seats=members, terms=terms))
        if len(members) == 1:
            return self._close(proposal, events)
        self.proposals.append(proposal)
        return None

    def answer(self, seat: int, move: Move, events: list[Event]) -> Proposal | None:
        """Carry out a legal answer; the proposal comes back if this closes it."""
        if type(move) is Pass:
            self.passed |= 1 << seat
            events.append(Passed(seat=seat))
            return None
        assert isinstance(move, Reply)
        proposal = self.find(move.id)
        assert proposal is not None
        place = self.proposals.index(proposal)
        if type(move) is Agree:
            agreed = _replaced(proposal, (*proposal.agreed, seat), proposal.taken_back)
            events.append(Agreed(id=move.id, seat=seat))
            if len(agreed.agreed) == len(agreed.members):
                del self.proposals[place]
                return self._close(agreed, events)
            self.proposals[place] = agreed
        elif type(move) is TakeBack:
            others = tuple(member for member in proposal.agreed if member != seat)
            self.proposals[place] = _replaced(proposal, others, (*proposal.taken_back, seat))
            events.append(TookBack(id=move.id, seat=seat))
        else:
            del self.proposals[place]
            said = Declined if type(move) is Decline else Withdrawn
            events.append(said(id=move.id, seat=seat))
        return None

    def drop(self, proposal: Proposal, events: list[Event]) -> None:
        """Let an open proposal lapse."""
        self.proposals.remove(proposal)
        events.append(Lapsed(id=proposal.id))

    def _close(self, proposal: Proposal, events: list[Event]) -> Proposal:
        """An agreement gives everybody new patience and takes back every pass."""
        self._said = {}
        self._left = [self.patience] * MOST_SEATS
        self.passed = 0
        events.append(Closed(id=proposal.id, seats=proposal.members, terms=proposal.terms))
        return proposal

    # As data

    def view(self) -> TalksView:
        return TalksView(
            seats=SEATS[self.seats],
            patience=self.patience,
            next_id=self.next_id,
            proposals=tuple(self.proposals),
            said=tuple(self._said),
            passed=SEATS[self.passed],
        )

    @classmethod
    def of(cls, view: TalksView) -> "Talks":
        """The talks that a view shows: nothing about them is secret."""
        talks = cls(mask_of(view.seats), view.patience)
        talks.next_id = view.next_id
        talks.proposals = list(view.proposals)
        talks.passed = mask_of(view.passed)
        for said in view.said:
            talks._said[said] = None
            talks._left[said[0]] -= 1
        return talks


def _replaced(proposal: Proposal, agreed: tuple[int, ...], taken_back: tuple[int, ...]) -> Proposal:
    return Proposal(proposal.id, proposal.by, proposal.members, proposal.terms, agreed, taken_back)
