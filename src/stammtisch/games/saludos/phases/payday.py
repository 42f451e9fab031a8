"""Payday: the winners are paid, everybody else draws a councillor, and the bag is passed on."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.chance import pick
from stammtisch.core.data import CHANCE, Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.games.saludos.box import VALUES
from stammtisch.games.saludos.events import (
    CardCame,
    CardDrawn,
    NoCardsLeft,
    Paid,
    PileRenewed,
)
from stammtisch.games.saludos.moves import TakeCard
from stammtisch.games.saludos.phases.bag import next_round
from stammtisch.games.saludos.phases.phase import PAYDAY

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

JUST_CHANCE: Final = (CHANCE,)


class Payday(Phase["Saludos"]):
    """Chance deals to the losers, clockwise from the bag (SA-6.1)."""

    name = "payday"
    number = PAYDAY
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (TakeCard,)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        for seat, share in zip(state.members, state.shares, strict=True):
            state.money[seat] += share
            events.append(Paid(seat=seat, amount=share, money=state.money[seat]))
        losers = [
            seat
            for seat in range(state.bag_holder, state.bag_holder + state.players)
            if seat % state.players not in state.members
        ]
        if len(losers) > sum(state.pile) + sum(state.discards):  # SA-6.2
            events.append(NoCardsLeft())
            losers = []
        state.drawing = [seat % state.players for seat in losers]
        _clear_the_table(state)
        self._go_on(state, events)

    def _go_on(self, state: "Saludos", events: list[Event]) -> None:
        if not state.drawing:
            next_round(state, events)
        elif not any(state.pile):
            _renew_the_pile(state, events)

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, TakeCard)
        due = move.seat == state.drawing[0] and 0 < move.card <= VALUES
        return None if due and state.pile[move.card - 1] else Refusal("not-an-outcome")

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, TakeCard)
        drawer = state.drawing.pop(0)
        state.pile[move.card - 1] -= 1
        state.hands[VALUES * drawer + move.card - 1] += 1
        state.counts[drawer] += 1
        events.append(CardDrawn(seat=drawer))
        events.append(CardCame(to=drawer, seat=drawer, card=move.card))
        self._go_on(state, events)

    def outcomes(self, state: "Saludos") -> Sequence[tuple[Move, int]]:
        drawer = state.drawing[0]
        return [(TakeCard(drawer, card + 1), n) for card, n in enumerate(state.pile) if n]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        return TakeCard(state.drawing[0], 1 + pick(state.pile, random))


def _clear_the_table(state: "Saludos") -> None:
    """Dice, mug and offer are put away before the next round."""
    state.members = ()
    state.shares = ()
    state.height = 0
    state.kept = 0
    state.let_stand = 0
    for seat in range(state.players):
        state.dice[seat] = 0
        state.strengths[seat] = 0


def _renew_the_pile(state: "Saludos", events: list[Event]) -> None:
    """The discards become the pile; nobody knows any more what lies where."""
    state.pile = state.discards
    state.discards = [0] * VALUES
    state.shown = [0] * VALUES
    for index in range(VALUES * state.players):
        state.buried[index] = 0
    events.append(PileRenewed(cards=sum(state.pile)))
