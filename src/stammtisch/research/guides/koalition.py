"""Koalition for learners: every card by its number, coalitions by their parties, what is seen."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from stammtisch.bargaining.deals import Proposal
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Move
from stammtisch.core.state import State
from stammtisch.games.koalition.box import COUNTRIES, PARTIES
from stammtisch.games.koalition.count import CLEARED, IN_FORCE
from stammtisch.games.koalition.figures import FIRST_ACTION, LAST_CARD
from stammtisch.games.koalition.moves import PlayersMove, Propose, party_of_unit
from stammtisch.games.koalition.phases import PHASES
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING, TALKS
from stammtisch.games.koalition.state import Koalition
from stammtisch.research.layout import MOST, Block, counts, one_of
from stammtisch.research.menu import PLACES, Choices, Guide

SPLINTERED: Final = 32
"""So many coalitions in which a splinter takes part are on the menu."""
CARDS: Final = LAST_CARD + 1


class KoalitionGuide(Guide):
    """Cards are numbered as in the edition; seats are counted from the learner's own."""

    moves: ClassVar[Any] = PlayersMove
    special: ClassVar[tuple[type[Move], ...]] = (Propose,)

    def offer_blocks(self) -> tuple[Block, ...]:
        return (
            Block("Propose parties", 1 << PARTIES, "the coalition as a mask of parties"),
            Block("Propose with splinters", SPLINTERED, "its place among those that are listed"),
        )

    def proposals(self, state: State, seat: int) -> Sequence[Proposal]:
        assert isinstance(state, Koalition)
        return state.talks.proposals if state.talks is not None else ()

    def offer(
        self, state: State, seat: int, listed: Sequence[Move], first: int, found: Choices
    ) -> None:
        assert isinstance(state, Koalition)
        if state.phase != TALKS:
            return
        splintered = 0
        for move in listed:
            if not isinstance(move, Propose):
                continue
            mask = 0
            whole = True
            for unit in move.units:
                mask |= 1 << unit
                whole = whole and unit < PARTIES
            if whole:
                found[first + mask] = move
            elif splintered < SPLINTERED:
                found[first + (1 << PARTIES) + splintered] = move
                splintered += 1

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            one_of("phase", *(phase.name for phase in PHASES)),
            Block("country", COUNTRIES + 1, "which one is voted on; the last: none"),
            counts("votes left", ("countries still to come", 10)),
            Block("turn", n, "who lays or plays, own seat first, then clockwise"),
            counts("hand", ("how many I hold", 4), times=CARDS, each="per card number"),
            counts("table", ("in play 2, resigned 1", 2), times=FIRST_ACTION, each="per card"),
            counts("doubled", ("doublers on it", 4), times=FIRST_ACTION, each="per card"),
            counts(
                "seats",
                ("points", 100),
                ("politicians", 20),
                ("actions", 8),
                ("votes on the table", 60),
                times=n,
                each="per seat",
            ),
            counts(
                "parties",
                ("votes", 60),
                ("scandal", 1),
                ("cleared", 1),
                ("led by nobody", 1),
                ("doublers", 4),
                *((f"led by seat {seat} from mine", 1) for seat in range(n)),
                times=PARTIES,
                each="per party",
            ),
            counts("majority", ("votes needed", 100), ("passes in a row", n)),
            counts("talks", ("I take part", 1), ("I have passed", 1)),
            counts(
                "proposals",
                ("there is one", 1),
                ("mine", 1),
                ("I am in it", 1),
                ("I have agreed", 1),
                *((f"party {party} is in it", 1) for party in range(PARTIES)),
                times=PLACES,
                each="per place, oldest first",
            ),
            counts("booked", ("points in each party", 30), times=PARTIES * n, each="per seat"),
        )

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Koalition)
        n = self.players
        seen = [0] * self.width
        seen[state.phase] = 1
        at = len(PHASES)
        seen[at + (state.country if state.country >= 0 else COUNTRIES)] = 1
        at += COUNTRIES + 1
        seen[at] = state.countries - len(state.record)
        at += 1
        if state.phase in (LAYING, ACTIONS):
            seen[at + (state.turn - seat) % n] = 1
        at += n
        for card in state.hands[seat]:
            seen[at + card] += 1
        at += CARDS
        party_doublers = [0] * PARTIES
        votes = [0] * n
        votes_of = state.figures.votes_of
        for place in range(len(state.laid_by)):
            card = state.laid_cards[place]
            doublers = state.doublers[place]
            party_doublers[state.laid_parties[place]] += doublers
            seen[at + FIRST_ACTION + card] = doublers
            if state.resigned[place] == IN_FORCE:
                seen[at + card] = 1
            else:
                seen[at + card] = 2
                votes[state.laid_by[place]] += votes_of[card]
        at += 2 * FIRST_ACTION
        points = state.points
        for step in range(n):
            other = (seat + step) % n
            seen[at] = min(points[other], MOST)
            seen[at + 1] = state.politicians[other]
            seen[at + 2] = state.actions[other]
            seen[at + 3] = min(votes[other], MOST)
            at += 4
        count = state.count
        for party in range(PARTIES):
            scandal = state.scandals[party]
            leader = count.leaders[party]
            seen[at] = min(count.party_votes[party], MOST)
            seen[at + 1] = int(scandal == IN_FORCE)
            seen[at + 2] = int(scandal == CLEARED)
            seen[at + 3] = int(leader < 0)
            seen[at + 4] = party_doublers[party]
            if leader >= 0:
                seen[at + 5 + (leader - seat) % n] = 1
            at += n + 5
        seen[at] = min(count.majority, MOST)
        seen[at + 1] = state.passes
        at += 2
        if state.talks is not None:
            _observe_talks(state.talks, seat, seen, at)
        at += 2 + PLACES * (PARTIES + 4)
        own = PARTIES * seat
        booked = state.booked[own:] + state.booked[:own]
        if max(booked) > MOST:
            booked = [min(points, MOST) for points in booked]
        seen[at:] = booked
        return bytearray(seen)


def _observe_talks(talks: Talks, seat: int, seen: list[int], at: int) -> None:
    seen[at] = talks.seats >> seat & 1
    seen[at + 1] = talks.passed >> seat & 1
    at += 2
    for proposal in talks.proposals[-PLACES:]:
        seen[at] = 1
        seen[at + 1] = int(proposal.by == seat)
        seen[at + 2] = int(seat in proposal.members)
        seen[at + 3] = int(seat in proposal.agreed)
        for unit in proposal.terms:
            seen[at + 4 + party_of_unit(unit)] = 1
        at += PARTIES + 4


GUIDE = KoalitionGuide
