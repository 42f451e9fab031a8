"""The council meeting: both sides settle their splits, lay councillors, and are counted."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, TakeBack, Withdraw
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.box import VALUES
from stammtisch.games.saludos.events import (
    CardsChosen,
    CardsShown,
    CouncilCollapsed,
    CouncilDecided,
    SplitSettled,
)
from stammtisch.games.saludos.moves import Cards, Commit, Propose
from stammtisch.games.saludos.phases.phase import CARDS, PAYDAY, SPLITS
from stammtisch.games.saludos.shares import random_shares, shares_refusal
from stammtisch.games.saludos.view import Votes

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

PASS: Final = Pass()
NO_CARDS: Final = Commit((0, 0, 0))


class Splits(Phase["Saludos"]):
    """Each side talks about its split, both at once (SA-5.4, SA-5.5)."""

    name = "splits"
    number = SPLITS
    accepts: ClassVar[tuple[type[Move], ...]] = (Propose, Agree, TakeBack, Decline, Withdraw, Pass)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        if len(state.members) > 1:
            state.coalition_talks = Talks(mask_of(state.members), state.patience)
        if len(state.attendants) > 1:
            state.opposition_talks = Talks(mask_of(state.attendants), state.patience)
        else:
            self._settle_opposition(state, (state.value,), events)
        self._go_on(state, events)

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        waiting = 0
        for talks in (state.coalition_talks, state.opposition_talks):
            if talks is not None:
                waiting |= talks.seats & ~talks.passed
        return SEATS[waiting]

    def may_act(self, state: "Saludos") -> tuple[int, ...]:
        talking = 0
        for talks in (state.coalition_talks, state.opposition_talks):
            if talks is not None:
                talking |= talks.seats
        return SEATS[talking]

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        talks = _talks_of(state, seat)
        if talks is None:
            return Refusal("not-your-decision")
        if type(move) is not Propose:
            return talks.refusal(seat, move)
        if move.members != SEATS[talks.seats]:
            return Refusal("split-is-for-all", {"seats": SEATS[talks.seats]})
        if talks is state.coalition_talks and move.shares == state.shares:
            return Refusal("split-unchanged")
        refusal = talks.proposal_refusal(seat, move.members, move.shares)
        return refusal or shares_refusal(move, state.value)

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        talks = _talks_of(state, seat)
        assert talks is not None
        if type(move) is Propose:
            closed = talks.propose(seat, move.members, move.shares, events)
        else:
            closed = talks.answer(seat, move, events)
        if talks is state.coalition_talks:
            if closed is not None:
                state.shares = closed.terms
            if closed is not None or talks.silent(talks.seats):
                state.coalition_talks = None
                events.append(SplitSettled(seats=state.members, shares=state.shares))
        elif closed is not None:
            state.opposition_talks = None
            self._settle_opposition(state, closed.terms, events)
        elif talks.silent(talks.seats):
            _collapse(state, events)
            return
        self._go_on(state, events)

    def _settle_opposition(
        self, state: "Saludos", shares: tuple[int, ...], events: list[Event]
    ) -> None:
        state.opposition_shares = shares
        events.append(SplitSettled(seats=SEATS[mask_of(state.attendants)], shares=shares))

    def _go_on(self, state: "Saludos", events: list[Event]) -> None:
        if state.coalition_talks is None and state.opposition_talks is None:
            state.enter(CARDS, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        talks = _talks_of(state, seat)
        if talks is None:
            return []
        answers = talks.answers(seat)
        return answers if talks.passed >> seat & 1 else [PASS, *answers]

    def open_ended(self, state: "Saludos", seat: int) -> bool:
        talks = _talks_of(state, seat)
        return talks is not None and talks.patience_left(seat) > 0

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        talks = _talks_of(state, seat)
        if talks is None:
            return None
        chosen = random.random()
        if chosen < 0.6 and talks.proposals:
            answers = talks.answers(seat)
            if answers:
                return answers[int(random.random() * len(answers))]
        if chosen < 0.8 and talks.patience_left(seat) > 0:
            side = SEATS[talks.seats]
            move = Propose(side, random_shares(len(side), state.value, random))
            if self.refusal(state, seat, move) is None:
                return move
        return None if talks.passed >> seat & 1 else PASS

    def default(self, state: "Saludos", seat: int) -> Move:
        return PASS


class Voting(Phase["Saludos"]):
    """Both sides lay councillors face down, then all are shown together (SA-5.7)."""

    name = "cards"
    number = CARDS
    accepts: ClassVar[tuple[type[Move], ...]] = (Commit,)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        state.committed = 0
        if not self.pending(state):
            _reveal(state, events)

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        sides = mask_of(state.members) | mask_of(state.attendants)
        return SEATS[state.with_councillors(sides) & ~state.committed]

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Commit)
        if seat not in state.members and seat not in state.attendants:
            return Refusal("not-in-the-council")
        if state.committed >> seat & 1:
            return Refusal("cards-chosen-already")
        if state.counts[seat] == 0:
            return Refusal("no-councillors")
        for card in range(VALUES):
            if not 0 <= move.cards[card] <= state.hands[VALUES * seat + card]:
                return Refusal("no-such-councillor", {"card": card + 1})
        return None

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Commit)
        for card in range(VALUES):
            state.commits[VALUES * seat + card] = move.cards[card]
        state.committed |= 1 << seat
        events.append(CardsChosen(seat=seat))
        if not self.pending(state):
            _reveal(state, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        if seat not in self.pending(state):
            return []
        ones, twos, threes = state.hand(seat)
        return [
            Commit((one, two, three))
            for one in range(ones + 1)
            for two in range(twos + 1)
            for three in range(threes + 1)
        ]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        if seat not in self.pending(state):
            return None
        ones, twos, threes = state.hand(seat)
        return Commit(
            (
                int(random.random() * (ones + 1)),
                int(random.random() * (twos + 1)),
                int(random.random() * (threes + 1)),
            )
        )

    def default(self, state: "Saludos", seat: int) -> Move:
        return NO_CARDS


def _talks_of(state: "Saludos", seat: int) -> Talks | None:
    """The talks of the side the seat is on."""
    for talks in (state.coalition_talks, state.opposition_talks):
        if talks is not None and talks.seats >> seat & 1:
            return talks
    return None


def _collapse(state: "Saludos", events: list[Event]) -> None:
    """SA-5.6: the attendants did not agree, so the coalition wins."""
    for seat in state.attendants:
        state.bury(seat, state.pushed[seat])
    events.append(CouncilCollapsed())
    _adjourn(state)
    state.enter(PAYDAY, events)


def _reveal(state: "Saludos", events: list[Event]) -> None:
    """SA-5.8: the opposition needs strictly more; SA-5.9: all cards used are discarded."""
    coalition, opposition = state.height, state.pretzel
    votes: list[Cards] = [(0, 0, 0)] * state.players
    for seat in (*state.members, *SEATS[mask_of(state.attendants)]):
        played = _played(state, seat)
        points = played[0] + 2 * played[1] + 3 * played[2]
        if seat in state.members:
            coalition += points
        else:
            opposition += points
        votes[seat] = played
        events.append(CardsShown(seat=seat, cards=played, points=points))
    toppled = opposition > coalition
    state.votes = Votes(coalition, opposition, tuple(votes))
    events.append(CouncilDecided(coalition=coalition, opposition=opposition, toppled=toppled))
    if toppled:
        state.members = SEATS[mask_of(state.attendants)]
        state.shares = state.opposition_shares
    _adjourn(state)
    state.enter(PAYDAY, events)


def _played(state: "Saludos", seat: int) -> Cards:
    """Move what a seat played, its pushed card included, to the open discards."""
    played = [0] * VALUES
    for card in range(VALUES):
        used = state.commits[VALUES * seat + card]
        state.hands[VALUES * seat + card] -= used
        state.counts[seat] -= used
        played[card] = used + (state.pushed[seat] == card + 1)
        state.discards[card] += played[card]
        state.shown[card] += played[card]
    return played[0], played[1], played[2]


def _adjourn(state: "Saludos") -> None:
    state.caller = -1
    state.pretzel = 0
    state.attendants = ()
    state.answered = 0
    state.coalition_talks = None
    state.opposition_talks = None
    state.opposition_shares = ()
    state.committed = 0
    for seat in range(state.players):
        state.pushed[seat] = 0
    for index in range(VALUES * state.players):
        state.commits[index] = 0
