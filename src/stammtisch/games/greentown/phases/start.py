"""The start: the cards with 5 stops are dealt; and a card comes to light on top of the pile."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.greentown.events import CardDealt, CardPutAside, CardTurned
from stammtisch.games.greentown.moves import DealCard, PutAside, TurnCard
from stammtisch.games.greentown.phases.phase import DEAL, REVEAL, Phase
from stammtisch.games.greentown.phases.turn import begin_round, end_turn

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown

NO_CARD: Final = -1


class Deal(Phase):
    """One card with 5 stops to each seat; with fewer players some are put aside (GT-1.3)."""

    name = "deal"
    number = DEAL
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (PutAside, DealCard)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        legal = any(move == outcome for outcome, _ in self.outcomes(state))
        return None if legal else Refusal("not-an-outcome")

    def outcomes(self, state: "Greentown") -> Sequence[tuple[Move, int]]:
        fives = _fives(state)
        if len(fives) > state.cards.count(NO_CARD):
            visitors = state.figures.visitors
            return [(PutAside(card), 1) for card in fives if not visitors[card].starts]
        seat = state.cards.index(NO_CARD)
        return [(DealCard(seat, card), 1) for card in fives]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        outcomes = self.outcomes(state)
        return outcomes[int(random.random() * len(outcomes))][0]

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        if isinstance(move, PutAside):
            state.unseen &= ~(1 << move.card)
            events.append(
                CardPutAside(card=move.card, stops=state.figures.visitors[move.card].stops)
            )
            return
        assert isinstance(move, DealCard)
        state.unseen &= ~(1 << move.card)
        state.cards[move.seat] = move.card
        events.append(
            CardDealt(seat=move.seat, card=move.card, stops=state.figures.visitors[move.card].stops)
        )
        if state.figures.visitors[move.card].starts:  # GT-1.5
            state.first = move.seat
        if NO_CARD not in state.cards:
            state.phase = REVEAL


class Reveal(Phase):
    """The next card of the pile is turned: within a number at random, 6s first (GT-1.4)."""

    name = "reveal"
    number = REVEAL
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (TurnCard,)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        assert isinstance(move, TurnCard)
        return None if move.card in _next_cards(state) else Refusal("not-an-outcome")

    def outcomes(self, state: "Greentown") -> Sequence[tuple[Move, int]]:
        return [(TurnCard(card), 1) for card in _next_cards(state)]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        cards = _next_cards(state)
        return TurnCard(cards[int(random.random() * len(cards))])

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        assert isinstance(move, TurnCard)
        state.unseen &= ~(1 << move.card)
        state.top = move.card
        events.append(CardTurned(card=move.card, stops=state.figures.visitors[move.card].stops))
        if state.round == 0:
            begin_round(state, state.first, events)
        else:
            end_turn(state, events)


def _unseen(state: "Greentown") -> list[int]:
    return [card for card in range(len(state.box.cards)) if state.unseen >> card & 1]


def _fives(state: "Greentown") -> list[int]:
    """The cards with 5 stops that are still to be dealt."""
    visitors = state.figures.visitors
    return [card for card in _unseen(state) if visitors[card].stops == 5]


def _next_cards(state: "Greentown") -> list[int]:
    """The cards that may lie next on the pile: those unseen with the fewest stops."""
    visitors = state.figures.visitors
    unseen = _unseen(state)
    fewest = min(visitors[card].stops for card in unseen)
    return [card for card in unseen if visitors[card].stops == fewest]
