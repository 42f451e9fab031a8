"""Koalition for learners: every card by its number, coalitions by their parties, what is seen."""

from collections.abc import Iterable, Sequence
from typing import Any

from stammtisch import Move, View
from stammtisch.bargaining.deals import Proposal, TalksView
from stammtisch.games.koalition.box import COUNTRIES, PARTIES
from stammtisch.games.koalition.figures import FIRST_ACTION, LAST_CARD
from stammtisch.games.koalition.moves import PlayersMove, Propose, party_of_unit
from stammtisch.games.koalition.phases import PHASES
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView
from stammtisch.research.menu import PLACES, Block, Guide

SPLINTERED = 32
"""So many coalitions in which a splinter takes part are on the menu."""
PHASE_NAMES = [phase.name for phase in PHASES]
CARDS = LAST_CARD + 1


class KoalitionGuide(Guide):
    """Cards are numbered as in the edition; seats are counted from the learner's own."""

    moves = PlayersMove
    special = (Propose,)
    offer_blocks = (
        Block("Propose parties", 1 << PARTIES, "the coalition as a mask of parties"),
        Block("Propose with splinters", SPLINTERED, "its place among those that are listed"),
    )

    def proposals(self, state: Koalition, seat: int) -> Sequence[Proposal]:
        return state.talks.proposals if state.talks else ()

    def offers(
        self, state: Koalition, seat: int, listed: Sequence[Move]
    ) -> Iterable[tuple[int, Move]]:
        splintered = 0
        for move in listed:
            if not isinstance(move, Propose):
                continue
            if max(move.units) < PARTIES:
                yield sum(1 << party for party in move.units), move
            elif splintered < SPLINTERED:
                yield (1 << PARTIES) + splintered, move
                splintered += 1

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            Block("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES)),
            Block("country", COUNTRIES + 1, "which one is voted on; the last: none"),
            Block("votes left", 1, "countries still to come, of 10"),
            Block("turn", n, "who lays or plays, own seat first, then clockwise"),
            Block("hand", CARDS, "per card number how many I hold, of 4"),
            Block("table", FIRST_ACTION, "per card in play: 1, or 0.5 when it has resigned"),
            Block("doubled", FIRST_ACTION, "per card in play, doublers on it, of 4"),
            Block("seats", 4 * n, "per seat: points of 100, politicians of 20, actions of 8, "
                  "votes on the table of 60"),
            Block("parties", (n + 5) * PARTIES, "per party: votes of 60, scandal, cleared, led by "
                  "nobody, doublers of 4; then per seat whether it leads"),
            Block("majority", 2, "votes needed, of 100; passes in a row of the seats"),
            Block("talks", 2, "whether I take part; whether I have passed"),
            Block("proposals", PLACES * (PARTIES + 4), "per place, oldest first: there is one, "
                  "mine, I am in it, I have agreed; then the parties in it"),
            Block("booked", PARTIES * n, "per seat, its points in each party, of 30"),
        )  # fmt: skip

    def observe(self, view: View) -> list[float]:
        assert isinstance(view, KoalitionView)
        assert view.seat is not None
        me, n = view.seat, self.players
        order = [(me + step) % n for step in range(n)]
        phase = PHASE_NAMES.index(view.phase)
        seen = [float(number == phase) for number in range(len(PHASE_NAMES))]
        country = COUNTRIES if view.country is None else view.country
        seen += [float(number == country) for number in range(COUNTRIES + 1)]
        seen.append((view.countries - len(view.played)) / 10)
        seen += [float(seat == view.turn) for seat in order]
        hand = [0.0] * CARDS
        for card in view.hand or ():
            hand[card] += 0.25
        seen += hand
        seen += _table_seen(view, order)
        tally = view.tally
        for party in tally.parties:
            seen += [
                party.votes / 60,
                float(party.scandal),
                float(party.cleared),
                float(party.leader is None),
                party.doublers / 4,
            ]
            seen += [float(seat == party.leader) for seat in order]
        seen += [tally.majority / 100, view.passes / n]
        seen += _talks_seen(view.talks, me)
        for seat in order:
            seen += [points / 30 for points in view.booked[seat]]
        return seen


def _table_seen(view: KoalitionView, order: list[int]) -> list[float]:
    """Cards in play, the doublers on them, and what each seat has and shows."""
    lying = [0.0] * FIRST_ACTION
    doubled = [0.0] * FIRST_ACTION
    votes = [0] * view.players
    for laid in view.table:
        lying[laid.card] = 0.5 if laid.resigned else 1.0
        doubled[laid.card] = laid.doublers / 4
        if not laid.resigned:
            votes[laid.seat] += laid.votes
    seen = lying + doubled
    for seat in order:
        seen += [
            view.points[seat] / 100,
            view.politicians[seat] / 20,
            view.actions[seat] / 8,
            votes[seat] / 60,
        ]
    return seen


def _talks_seen(talks: TalksView | None, me: int) -> list[float]:
    if talks is None:
        return [0.0] * (2 + PLACES * (PARTIES + 4))
    seen = [float(me in talks.seats), float(me in talks.passed)]
    latest = talks.proposals[-PLACES:]
    for proposal in latest:
        seen += [
            1.0,
            float(proposal.by == me),
            float(me in proposal.members),
            float(me in proposal.agreed),
        ]
        parties = {party_of_unit(unit) for unit in proposal.terms}
        seen += [float(party in parties) for party in range(PARTIES)]
    seen += [0.0] * ((PLACES - len(latest)) * (PARTIES + 4))
    return seen


GUIDE: Any = KoalitionGuide
