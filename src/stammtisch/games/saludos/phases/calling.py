"""Whether there is a council meeting: a loser calls it, and others come or stay away."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.core.seats import SEATS
from stammtisch.games.saludos.box import VALUES
from stammtisch.games.saludos.events import (
    Attended,
    CardGone,
    CouncilCalled,
    LetItStand,
    StayedAway,
)
from stammtisch.games.saludos.moves import Attend, Call, LetStand, StayAway
from stammtisch.games.saludos.phases.phase import ATTENDANCE, CALL, PAYDAY, SPLITS

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

LET_STAND: Final = LetStand()
STAY_AWAY: Final = StayAway()
CALLS: Final = tuple(Call(card) for card in range(1, VALUES + 1))
ATTENDANCES: Final = tuple(Attend(card) for card in range(1, VALUES + 1))


class Calling(Phase["Saludos"]):
    """Losers with a councillor decide in parallel whether to call a meeting (SA-5.1)."""

    name = "call"
    number = CALL
    accepts: ClassVar[tuple[type[Move], ...]] = (Call, LetStand)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        state.let_stand = 0
        if not self.pending(state):
            state.enter(PAYDAY, events)

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return SEATS[state.with_councillors(state.losers) & ~state.let_stand]

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        if seat in state.members:
            return Refusal("winners-call-no-council")
        if state.counts[seat] == 0:
            return Refusal("no-councillors")
        if state.let_stand >> seat & 1:
            return Refusal("let-stand-already")
        if type(move) is Call and not state.holds(seat, move.card):
            return Refusal("no-such-councillor", {"card": move.card})
        return None

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        if type(move) is Call:
            state.caller = seat
            state.pretzel = 0
            for loser in SEATS[state.losers]:  # SA-5.2: whether they will attend or not
                state.pretzel += state.strengths[loser]
            events.append(CouncilCalled(seat=seat, pretzel=state.pretzel))
            _push(state, seat, move.card, events)
            state.enter(ATTENDANCE, events)
            return
        state.let_stand |= 1 << seat
        events.append(LetItStand(seat=seat))
        if not self.pending(state):
            state.enter(PAYDAY, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        if seat not in self.pending(state):
            return []
        return [LET_STAND, *(move for move in CALLS if state.holds(seat, move.card))]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        choices = self.moves(state, seat)
        return choices[int(random.random() * len(choices))] if choices else None

    def default(self, state: "Saludos", seat: int) -> Move:
        return LET_STAND


class Attendance(Phase["Saludos"]):
    """The other losers come forward or stay away; there is room for V (SA-5.3)."""

    name = "attendance"
    number = ATTENDANCE
    accepts: ClassVar[tuple[type[Move], ...]] = (Attend, StayAway)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        state.attendants = (state.caller,)
        state.answered = 1 << state.caller
        if not self.pending(state):
            state.enter(SPLITS, events)

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        if len(state.attendants) >= state.value:
            return ()
        return SEATS[state.with_councillors(state.losers) & ~state.answered]

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        if seat in state.members:
            return Refusal("winners-are-there-anyway")
        if state.answered >> seat & 1:
            return Refusal("attendance-decided")
        if state.counts[seat] == 0:
            return Refusal("no-councillors")
        if type(move) is Attend and not state.holds(seat, move.card):
            return Refusal("no-such-councillor", {"card": move.card})
        return None

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        state.answered |= 1 << seat
        if type(move) is Attend:
            state.attendants = (*state.attendants, seat)
            events.append(Attended(seat=seat))
            _push(state, seat, move.card, events)
        else:
            events.append(StayedAway(seat=seat))
        if not self.pending(state):
            state.enter(SPLITS, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        if seat not in self.pending(state):
            return []
        return [STAY_AWAY, *(move for move in ATTENDANCES if state.holds(seat, move.card))]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        choices = self.moves(state, seat)
        return choices[int(random.random() * len(choices))] if choices else None

    def default(self, state: "Saludos", seat: int) -> Move:
        return STAY_AWAY


def _push(state: "Saludos", seat: int, card: int, events: list[Event]) -> None:
    """Push a councillor forward, face down; it counts with those its owner plays."""
    state.lose(seat, card)
    state.pushed[seat] = card
    events.append(CardGone(to=seat, seat=seat, card=card))
