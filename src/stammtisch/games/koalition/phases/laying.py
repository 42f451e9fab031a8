"""Laying: in turn, everybody lays a politician or a joker face up; nobody may pass."""

from bisect import bisect_left
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.events import JokerLaid, PoliticianLaid
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER
from stammtisch.games.koalition.moves import Lay, LayJoker
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING, TALKS, Phase

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition


class Laying(Phase):
    """Clockwise from the starter, as many rounds as the country asks for (KO-3.2)."""

    name = "laying"
    number = LAYING
    accepts: ClassVar[tuple[type[Move], ...]] = (Lay, LayJoker)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        laid = len(state.laid_by)
        if laid == state.players * state.figures.needed[state.country]:
            state.enter(TALKS, events)
        else:
            state.turn = (state.starter + laid) % state.players

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return (state.turn,)

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Lay | LayJoker)
        if seat != state.turn:
            return Refusal("not-your-turn", {"seat": state.turn})
        joker = type(move) is LayJoker
        if move.card not in state.hands[seat] or (move.card >= FIRST_JOKER) != joker:
            return Refusal("not-in-your-hand")
        if move.card >= FIRST_ACTION:
            return Refusal("not-a-politician")
        if type(move) is LayJoker and not 0 <= move.party < PARTIES:
            return Refusal("no-such-party")
        return None

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        card: int
        if type(move) is LayJoker:  # KO-3.3
            card, party = move.card, move.party
        else:
            assert isinstance(move, Lay)
            card = move.card
            party = state.figures.party_of[card]
        state.give_up(seat, card)
        state.lay(seat, card, party)
        told = PoliticianLaid if card < FIRST_JOKER else JokerLaid
        votes = state.figures.votes_of[card]
        events.append(told(seat=seat, card=card, party=party, votes=votes))
        if state.actions[seat]:
            state.enter(ACTIONS, events)
        else:
            self.enter(state, events)

    def moves(self, state: "Koalition", seat: int) -> list[Move]:
        if seat != state.turn:
            return []
        found: list[Move] = []
        for card in state.hands[seat]:
            if card < FIRST_JOKER:
                found.append(Lay(card))
            elif card < FIRST_ACTION:
                found += [LayJoker(card, party) for party in range(PARTIES)]
        return found

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        if seat != state.turn:
            return None
        hand = state.hands[seat]
        card = hand[int(random.random() * bisect_left(hand, FIRST_ACTION))]
        if card < FIRST_JOKER:
            return Lay(card)
        return LayJoker(card, int(random.random() * PARTIES))

    def default(self, state: "Koalition", seat: int) -> Move:
        """The politician with the fewest votes; a joker only when there is nothing else."""
        votes_of = state.figures.votes_of
        hand = state.hands[seat]
        politicians = hand[: bisect_left(hand, FIRST_JOKER)]
        if politicians:
            return Lay(min(politicians, key=lambda card: votes_of[card]))
        return LayJoker(hand[0], 0)
