"""The negotiation kernel by itself, as several players might use it in any order."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from stammtisch import Event, Move, Refusal
from stammtisch.bargaining.deals import (
    Agree,
    Agreed,
    Closed,
    Decline,
    Declined,
    Lapsed,
    Pass,
    Proposed,
    TakeBack,
    TookBack,
    Withdraw,
    Withdrawn,
)
from stammtisch.bargaining.talks import Talks
from stammtisch.core.seats import SEATS as SEATS_OF

SEATS = 4
PATIENCE = 3
seats = st.integers(0, SEATS - 1)
groups = st.sets(seats, min_size=1).map(lambda chosen: tuple(sorted(chosen)))
terms = st.integers(0, 2)


class Haggling(RuleBasedStateMachine):
    """Anybody proposes and answers anything at any time; a plain record keeps the kernel honest.

    The record knows only what was said: `consent` holds, for each proposal, who agrees now.
    """

    def __init__(self) -> None:
        super().__init__()
        self.begin()

    def begin(self) -> None:
        self.talks = Talks((1 << SEATS) - 1, PATIENCE)
        self.deals: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self.consent: dict[int, set[int]] = {}
        self.open: set[int] = set()
        self.bound: list[int] = []
        """Members of all deals made: a game with one deal for each player."""
        self.since_closing = 0

    def note(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case Proposed():
                    self.deals[event.id] = (event.seats, event.terms)
                    self.consent[event.id] = {event.by}
                    self.open.add(event.id)
                case Agreed():
                    self.consent[event.id].add(event.seat)
                case TookBack():
                    self.consent[event.id].remove(event.seat)
                case Declined() | Withdrawn() | Lapsed():
                    self.open.remove(event.id)
                case Closed():
                    assert event.id in self.open, "only an open proposal can close"
                    assert self.deals[event.id] == (event.seats, event.terms)
                    assert self.consent[event.id] == set(event.seats), "nobody is bound unasked"
                    self.open.remove(event.id)
                    assert not set(self.bound) & set(event.seats), "overlapping deals"
                    self.bound += event.seats
                    self.since_closing = 0

    @rule(seat=seats, members=groups, term=terms)
    def propose(self, seat: int, members: tuple[int, ...], term: int) -> None:
        if set(members) & set(self.bound):
            return
        deal = (term,) * len(members)
        refusal = self.talks.proposal_refusal(seat, members, deal)
        if refusal is None:
            events: list[Event] = []
            self.since_closing += 1
            closed = self.talks.propose(seat, members, deal, events)
            self.note(events)
            assert (closed is not None) == (members == (seat,))
            if closed is not None:
                self.settle(closed.members)
        else:
            assert refusal.code in {"proposal-without-oneself", "out-of-patience", "said-before"}

    @rule(
        seat=seats,
        kind=st.sampled_from([Agree, TakeBack, Decline, Withdraw]),
        number=st.integers(1, 12),
    )
    def answer(
        self,
        seat: int,
        kind: type[Agree | TakeBack | Decline | Withdraw],
        number: int,
    ) -> None:
        move: Move = kind(number)
        refusal = self.talks.refusal(seat, move)
        assert (refusal is None) == (move in self.talks.answers(seat))
        if refusal is not None:
            assert isinstance(refusal, Refusal)
            return
        events: list[Event] = []
        closed = self.talks.answer(seat, move, events)
        self.note(events)
        if closed is not None:
            self.settle(closed.members)

    @rule(seat=seats)
    def say_nothing_more(self, seat: int) -> None:
        if self.talks.refusal(seat, Pass()) is None:
            self.talks.answer(seat, Pass(), [])
            if self.talks.silent((1 << SEATS) - 1):
                self.begin()

    def settle(self, members: tuple[int, ...]) -> None:
        """As a game would: whatever overlaps with the deal lapses."""
        events: list[Event] = []
        for other in self.talks.proposals[:]:
            if set(other.members) & set(members):
                self.talks.drop(other, events)
        self.note(events)

    @invariant()
    def what_is_open_is_what_the_record_says(self) -> None:
        assert {proposal.id for proposal in self.talks.proposals} == self.open
        for proposal in self.talks.proposals:
            assert self.deals[proposal.id] == (proposal.members, proposal.terms)
            assert set(proposal.agreed) == self.consent[proposal.id]
            assert len(proposal.agreed) < len(proposal.members), "complete, yet still open"

    @invariant()
    def patience_bounds_what_is_said(self) -> None:
        assert self.since_closing <= SEATS * PATIENCE
        assert all(0 <= self.talks.patience_left(seat) <= PATIENCE for seat in range(SEATS))

    @invariant()
    def the_view_tells_all(self) -> None:
        again = Talks.of(self.talks.view())
        assert again.view() == self.talks.view()
        assert again.proposals == self.talks.proposals
        assert all(again.answers(seat) == self.talks.answers(seat) for seat in range(SEATS))


TestHaggling = Haggling.TestCase
TestHaggling.settings = settings(
    max_examples=60, stateful_step_count=60, deadline=None, derandomize=True
)


@given(seed=st.integers(0, 2**32))
def test_talks_end_however_long_the_players_go_on(seed: int) -> None:
    """Players who never pass and never come to terms run out of things to say."""
    random = Random(seed)
    talks = Talks((1 << SEATS) - 1, PATIENCE)
    triples = [SEATS_OF[mask] for mask in range(1 << SEATS) if mask.bit_count() == 3]
    for _ in range(SEATS * PATIENCE * (1 + 3 * 4)):
        options: list[tuple[int, Move | tuple[int, ...]]] = []
        for seat in range(SEATS):
            for triple in triples:
                if talks.proposal_refusal(seat, triple, (1, 1, 1)) is None:
                    options.append((seat, triple))
            for answer in talks.answers(seat):
                proposal = talks.find(getattr(answer, "id", 0))
                assert proposal is not None
                if not isinstance(answer, Agree) or len(proposal.agreed) < 2:
                    options.append((seat, answer))
        if not options:
            return
        seat, chosen = random.choice(options)
        if isinstance(chosen, tuple):
            talks.propose(seat, chosen, (1, 1, 1), [])
        else:
            talks.answer(seat, chosen, [])
    raise AssertionError("there is always more to say")


def test_the_log_decides_between_two_that_overlap() -> None:
    """The slower agreement gets a reason, not silence."""
    talks = Talks(0b111, PATIENCE)
    talks.propose(0, (0, 1), (1, 1), [])
    talks.propose(1, (1, 2), (1, 1), [])
    closed = talks.answer(1, Agree(1), [])
    assert closed is not None
    talks.drop(talks.proposals[0], [])
    assert talks.refusal(2, Agree(2)) == Refusal("proposal-gone", {"id": 2})


def test_those_outside_have_no_say() -> None:
    talks = Talks(0b011, PATIENCE)
    assert talks.refusal(2, Pass()) == Refusal("not-in-the-talks")
    refusal = talks.proposal_refusal(0, (0, 2), (1, 1))
    assert refusal == Refusal("member-not-in-the-talks", {"seat": 2})
