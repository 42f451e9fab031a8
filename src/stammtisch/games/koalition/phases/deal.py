"""Dealing: the lot for the first player, and all hands, card by card."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.games.koalition.events import CardCame, HandsDealt, StarterDrawn
from stammtisch.games.koalition.figures import ACTIONS_EACH, POLITICIANS_EACH
from stammtisch.games.koalition.moves import Deal, DrawLot
from stammtisch.games.koalition.phases.phase import COUNTRY, DEAL, JUST_CHANCE, LAYING, LOT

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition


class Lot(Phase["Koalition"]):
    """Chance decides who starts (KO-2.5)."""

    name = "lot"
    number = LOT
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (DrawLot,)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        pass

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, DrawLot)
        return Refusal("not-an-outcome") if not 0 <= move.seat < state.players else None

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, DrawLot)
        state.starter = move.seat
        events.append(StarterDrawn(seat=move.seat))
        state.enter(DEAL, events)

    def outcomes(self, state: "Koalition") -> Sequence[tuple[Move, int]]:
        return [(DrawLot(seat), 1) for seat in range(state.players)]

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        return DrawLot(int(random.random() * state.players))


class Dealing(Phase["Koalition"]):
    """All get their politicians, then their actions and jokers, by the table (KO-2.1)."""

    name = "deal"
    number = DEAL
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Deal,)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        """Gather every card there is, those set aside included, and deal anew (KO-8.2)."""
        state.politician_deck = state.figures.politician_deck[:]
        state.action_deck = state.figures.action_deck[:]
        state.hands = [[] for _ in range(state.players)]
        state.known = [[] for _ in range(state.players)]
        state.politicians = [0] * state.players
        state.actions = [0] * state.players
        state.discards = []
        state.dealt = 0

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Deal)
        if move.seat != _receiver(state) or move.card not in _deck(state):
            return Refusal("not-an-outcome")
        return None

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Deal)
        receiver = move.seat
        deck = _deck(state)
        deck.remove(move.card)
        state.take(receiver, move.card)
        if deck is state.politician_deck:
            state.politicians[receiver] += 1
        else:
            state.actions[receiver] += 1
        state.dealt += 1
        events.append(CardCame(to=receiver, seat=receiver, card=move.card))
        politicians = POLITICIANS_EACH[state.players]
        actions = ACTIONS_EACH[state.players]
        if state.dealt == state.players * (politicians + actions):
            events.append(HandsDealt(politicians=politicians, actions=actions))
            state.enter(COUNTRY if state.country < 0 else LAYING, events)

    def outcomes(self, state: "Koalition") -> Sequence[tuple[Move, int]]:
        receiver = _receiver(state)
        deck = _deck(state)
        return [(Deal(receiver, card), deck.count(card)) for card in sorted(set(deck))]

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        deck = _deck(state)
        return Deal(_receiver(state), deck[int(random.random() * len(deck))])


def _receiver(state: "Koalition") -> int:
    """Clockwise from the starter, a card at a time."""
    return (state.starter + state.dealt) % state.players


def _deck(state: "Koalition") -> list[int]:
    if state.dealt < state.players * POLITICIANS_EACH[state.players]:
        return state.politician_deck
    return state.action_deck
