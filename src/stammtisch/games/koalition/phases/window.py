"""The action window: whoever has just laid may open it, then all may play actions in turn."""

from bisect import bisect_left
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.bargaining.deals import Pass, Passed
from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import CLEARED, IN_FORCE, NOBODY, TIED, raw_votes
from stammtisch.games.koalition.events import (
    LeaderDeposed,
    LeaderFollowed,
    PartyDoubled,
    PartyWithoutLeader,
    PoliticianResigned,
    ResignationCleared,
    ScandalBroke,
    ScandalCleared,
)
from stammtisch.games.koalition.figures import (
    CLEAN_SLATE,
    DOUBLER,
    DOWNFALL,
    FIRST_ACTION,
    RESIGNATION,
    SCANDAL,
)
from stammtisch.games.koalition.moves import (
    ClearParty,
    ClearPolitician,
    Doubler,
    Downfall,
    Resignation,
    Scandal,
)
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING, Phase

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

PASS: Final = Pass()
CARD_FOR: Final[dict[type[Move], int]] = {
    Doubler: DOUBLER,
    Downfall: DOWNFALL,
    Resignation: RESIGNATION,
    Scandal: SCANDAL,
    ClearPolitician: CLEAN_SLATE,
    ClearParty: CLEAN_SLATE,
}
ON_CARDS: Final[dict[int, type[Doubler | Resignation | ClearPolitician]]] = {
    DOUBLER: Doubler,
    RESIGNATION: Resignation,
    CLEAN_SLATE: ClearPolitician,
}
"""The moves that play an action on a politician or joker."""
ON_PARTIES: Final[dict[int, type[Downfall | Scandal | ClearParty]]] = {
    DOWNFALL: Downfall,
    SCANDAL: Scandal,
    CLEAN_SLATE: ClearParty,
}
"""The moves that play an action on a party."""


class ActionWindow(Phase):
    """One action or a pass each, clockwise, until all have passed in a row (KO-4.1, KO-4.2)."""

    name = "actions"
    number = ACTIONS
    accepts: ClassVar[tuple[type[Move], ...]] = (*CARD_FOR, Pass)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        state.opened = False
        state.passes = 0

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return (state.turn,)

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        if seat != state.turn:
            if not state.opened:
                return Refusal("window-not-open", {"seat": state.turn})
            return Refusal("not-your-turn", {"seat": state.turn})
        if type(move) is Pass:
            return None
        card = CARD_FOR[type(move)]
        if card not in state.hands[seat]:
            return Refusal("no-such-action", {"action": card})
        if isinstance(move, Doubler | Resignation | ClearPolitician):
            return _card_refusal(state, move)
        assert isinstance(move, Downfall | Scandal | ClearParty)
        return _party_refusal(state, move)

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        if type(move) is Pass:
            events.append(Passed(seat=seat))
            state.passes += 1
            if not state.opened:  # KO-4.1
                state.enter(LAYING, events)
                return
        else:
            card = CARD_FOR[type(move)]
            state.give_up(seat, card)
            state.discards.append(card)
            state.recount()
            _carry_out(state, seat, move, events)
            state.opened = True
            state.passes = 0
        self._go_on(state, events)

    def _go_on(self, state: "Koalition", events: list[Event]) -> None:
        """Ask the next player who holds anything with the back of an action (KO-4.3)."""
        players = state.players
        turn = state.turn
        while state.passes < players:
            turn = (turn + 1) % players
            if state.actions[turn]:
                state.turn = turn
                return
            state.passes += 1
        state.opened = False
        state.passes = 0
        state.enter(LAYING, events)

    def moves(self, state: "Koalition", seat: int) -> list[Move]:
        if seat != state.turn:
            return []
        found: list[Move] = [PASS]
        hand = state.hands[seat]
        for card in sorted(set(hand[bisect_left(hand, FIRST_ACTION) :])):
            if card in ON_CARDS:
                for laid in state.laid_cards:
                    on_card = ON_CARDS[card](laid)
                    if _card_refusal(state, on_card) is None:
                        found.append(on_card)
            if card in ON_PARTIES:
                for party in range(PARTIES):
                    on_party = ON_PARTIES[card](party)
                    if _party_refusal(state, on_party) is None:
                        found.append(on_party)
        return found

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        if seat != state.turn:
            return None
        hand = state.hands[seat]
        first = bisect_left(hand, FIRST_ACTION)
        if first == len(hand) or random.random() < 0.5:
            return PASS
        card = hand[first + int(random.random() * (len(hand) - first))]
        place = int(random.random() * len(state.laid_cards))
        if card in ON_CARDS and (card != CLEAN_SLATE or state.resigned[place] == IN_FORCE):
            on_card = ON_CARDS[card](state.laid_cards[place])
            return on_card if _card_refusal(state, on_card) is None else PASS
        on_party = ON_PARTIES[card](state.laid_parties[place])
        return on_party if _party_refusal(state, on_party) is None else PASS

    def default(self, state: "Koalition", seat: int) -> Move:
        return PASS


def _card_refusal(
    state: "Koalition", move: Doubler | Resignation | ClearPolitician
) -> Refusal | None:
    """Why an action can't be played on this politician or joker (KO-4.12)."""
    if move.card not in state.laid_cards:
        return Refusal("not-in-play")
    if type(move) is Doubler:
        return None  # KO-4.4, KO-4.5
    resigned = state.resigned[state.laid_cards.index(move.card)]
    if type(move) is Resignation and resigned:  # KO-4.7, KO-4.15
        return Refusal("resigned-before")
    if type(move) is ClearPolitician and resigned != IN_FORCE:  # KO-4.14
        return Refusal("no-resignation-there")
    return None


def _party_refusal(state: "Koalition", move: Downfall | Scandal | ClearParty) -> Refusal | None:
    """Why an action can't be played on this party."""
    party = move.party
    if not 0 <= party < PARTIES:
        return Refusal("no-such-party")
    if type(move) is ClearParty:
        if state.scandals[party] != IN_FORCE:
            return Refusal("no-scandal-there", {"party": party})
        return None
    if type(move) is Scandal and state.scandals[party]:  # KO-4.13, KO-4.15
        return Refusal("scandal-before", {"party": party})
    leader = state.leader(party)
    if leader < 0:
        return Refusal("party-without-leader", {"party": party})
    if type(move) is Downfall:  # KO-4.10
        raw = raw_votes(state, party)
        if sum(raw) == raw[leader]:
            return Refusal("no-successor", {"party": party})
    return None


def _carry_out(state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
    if isinstance(move, Doubler | Resignation | ClearPolitician):
        place = state.laid_cards.index(move.card)
        owner = state.laid_by[place]
        party = state.laid_parties[place]
        votes = state.figures.votes_of[move.card]
        if type(move) is Doubler:
            state.doublers[place] += 1
            factor = 1
            for other, laid in enumerate(state.laid_parties):
                if laid == party:
                    factor <<= state.doublers[other]
            events.append(
                PartyDoubled(by=seat, seat=owner, card=move.card, party=party, factor=factor)
            )
            return
        before = state.leader(party)
        told = PoliticianResigned if type(move) is Resignation else ResignationCleared
        state.resigned[place] = IN_FORCE if type(move) is Resignation else CLEARED
        events.append(told(by=seat, seat=owner, card=move.card, party=party, votes=votes))
    elif isinstance(move, Downfall):
        party = move.party
        before = state.leader(party)
        state.deposed[party] = before  # KO-4.8, KO-4.9
        events.append(LeaderDeposed(by=seat, seat=before, party=party))
    elif type(move) is Scandal:
        state.scandals[move.party] = IN_FORCE
        events.append(ScandalBroke(by=seat, party=move.party))
        return
    else:
        assert isinstance(move, ClearParty)
        state.scandals[move.party] = CLEARED
        events.append(ScandalCleared(by=seat, party=move.party))
        return
    after = state.leader(party)
    if after >= 0 and after != before:
        events.append(LeaderFollowed(seat=after, party=party))
    elif after in (TIED, NOBODY) and after != before:
        events.append(PartyWithoutLeader(party=party))
