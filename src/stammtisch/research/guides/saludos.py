"""Saludos Amigos for learners: coalitions with three ways to share, and what a seat sees."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from stammtisch import Move, View
from stammtisch.bargaining.deals import Proposal, TalksView
from stammtisch.core.seats import SEATS
from stammtisch.games.saludos.moves import Commit, PlayersMove, Propose
from stammtisch.games.saludos.phases import PHASES
from stammtisch.games.saludos.state import Saludos
from stammtisch.games.saludos.view import Offer, SaludosView
from stammtisch.research.menu import PLACES, Block, Guide

SPLITS = 3
MOST_CARDS = 15
"""So many councillors, the lowest or the highest, can be laid by number."""
PHASE_NAMES = [phase.name for phase in PHASES]


class SaludosGuide(Guide):
    """Coalitions are numbered as bit masks in which the learner's own seat is the lowest bit."""

    moves = PlayersMove
    special = (Propose, Commit)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.offer_blocks = (
            Block(
                "Propose",
                SPLITS << players,
                "coalition as a mask, own seat lowest, clockwise, times 3, plus the split: "
                "0 even, 1 by strength, 2 one for each other and the rest for me",
            ),
            Block("Lay lowest", MOST_CARDS + 1, "so many councillors, the lowest ones"),
            Block("Lay highest", MOST_CARDS + 1, "so many councillors, the highest ones"),
        )

    def proposals(self, state: Saludos, seat: int) -> Sequence[Proposal]:
        for talks in (state.talks, state.coalition_talks, state.opposition_talks):
            if talks is not None and talks.seats >> seat & 1:
                return talks.proposals
        return ()

    def offers(
        self, state: Saludos, seat: int, listed: Sequence[Move]
    ) -> Iterable[tuple[int, Move]]:
        name = PHASE_NAMES[state.phase]
        if name == "negotiation":
            return self._coalitions(state, seat)
        if name == "splits":
            return self._sides(state, seat)
        if name == "cards" and listed:
            return self._cards(state, seat)
        return ()

    def _coalitions(self, state: Saludos, seat: int) -> Iterator[tuple[int, Move]]:
        strengths = state.strengths
        for mask in range(1, 1 << self.players, 2):
            members = SEATS[self._turned(mask, seat)]
            if len(members) <= state.value and sum(strengths[m] for m in members) > state.height:
                yield from self._split(state, seat, mask, members)

    def _sides(self, state: Saludos, seat: int) -> Iterator[tuple[int, Move]]:
        for talks in (state.coalition_talks, state.opposition_talks):
            if talks is not None and talks.seats >> seat & 1:
                own = self._turned(talks.seats, self.players - seat)
                yield from self._split(state, seat, own, SEATS[talks.seats])

    def _turned(self, mask: int, by: int) -> int:
        """The same seats, counted from another one."""
        mask <<= by
        return (mask | mask >> self.players) & (1 << self.players) - 1

    def _split(
        self, state: Saludos, seat: int, mask: int, members: tuple[int, ...]
    ) -> Iterator[tuple[int, Move]]:
        mine = members.index(seat)
        tried = []
        for split in range(SPLITS):
            if split == 0:
                shares = _proportional(state.value, [1] * len(members), mine)
            elif split == 1:
                shares = _proportional(state.value, [state.strengths[m] for m in members], mine)
            else:
                shares = [1] * len(members)
                shares[mine] = state.value - len(members) + 1
            if shares not in tried:
                tried.append(shares)
                yield SPLITS * mask + split, Propose(members, tuple(shares))

    def _cards(self, state: Saludos, seat: int) -> Iterator[tuple[int, Move]]:
        hand = state.hand(seat)
        first = SPLITS << self.players
        for count in range(min(sum(hand), MOST_CARDS) + 1):
            ones = min(hand[0], count)
            twos = min(hand[1], count - ones)
            yield first + count, Commit((ones, twos, count - ones - twos))
            threes = min(hand[2], count)
            twos = min(hand[1], count - threes)
            if 0 < count < sum(hand):
                yield (
                    first + MOST_CARDS + 1 + count,
                    Commit((count - threes - twos, twos, threes)),
                )

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            Block("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES)),
            Block("turn", n, "who has the bag, own seat first, then clockwise"),
            Block("laid", 7, "journalists, then sections of each project, of 6"),
            Block("contract", 2, "its value of 12; whether there is one"),
            Block("hand", 3, "own councillors of value 1, 2, 3, of 10"),
            Block(
                "public",
                9 * n,
                "per seat: money of 50, cards of 15, die of 6, strength of 20, "
                "kept, in the offer, its share of 12, let it stand, attends",
            ),
            Block("offer", 2, "height of 60; whether there is one"),
            Block("talks", 2, "whether I have passed; proposals I may still make, of 6"),
            Block(
                "proposals",
                PLACES * (n + 4),
                "per place, oldest first: there is one, mine, "
                "I have agreed, share of those who have; then per seat its share of 12",
            ),
            Block("council", 3, "pretzel of 60; councillors pushed; whether I have committed"),
        )

    def observe(self, view: View) -> list[float]:
        assert isinstance(view, SaludosView)
        assert view.seat is not None
        me, n = view.seat, self.players
        order = [(me + step) % n for step in range(n)]
        phase = PHASE_NAMES.index(view.phase)
        seen = [float(number == phase) for number in range(len(PHASE_NAMES))]
        seen += [float(seat == view.bag_holder) for seat in order]
        seen += [count / 6 for count in view.laid]
        seen += [view.value / 12, float(view.value > 0)]
        seen += [count / 10 for count in view.hand or (0, 0, 0)]
        offer = view.offer or Offer((), (), 0)
        council = view.council
        attendants = council.attendants if council else ()
        for seat in order:
            member = seat in offer.members
            share = offer.shares[offer.members.index(seat)] if member else 0
            seen += [
                view.money[seat] / 50,
                view.cards[seat] / 15,
                view.dice[seat] / 6,
                view.strengths[seat] / 20,
                float(seat in view.kept),
                float(member),
                share / 12,
                float(seat in view.let_stand),
                float(seat in attendants),
            ]
        seen += [offer.height / 60, float(bool(offer.members))]
        talks = _talks(view)
        seen += self._talks_seen(talks, me, order)
        seen += [
            council.pretzel / 60 if council else 0.0,
            len(attendants) / n,
            float(council is not None and me in council.committed),
        ]
        return seen

    def _talks_seen(self, talks: TalksView | None, me: int, order: list[int]) -> list[float]:
        if talks is None:
            return [0.0] * (2 + PLACES * (self.players + 4))
        made = sum(said[0] == me for said in talks.said)
        seen = [float(me in talks.passed), (talks.patience - made) / 6]
        latest = talks.proposals[-PLACES:]
        for proposal in latest:
            shares = dict(zip(proposal.members, proposal.terms, strict=True))
            seen += [
                1.0,
                float(proposal.by == me),
                float(me in proposal.agreed),
                len(proposal.agreed) / len(proposal.members),
            ]
            seen += [shares.get(seat, 0) / 12 for seat in order]
        seen += [0.0] * ((PLACES - len(latest)) * (self.players + 4))
        return seen


def _proportional(value: int, weights: list[int], favoured: int) -> list[int]:
    """A split by weight, at least one each; what is left over goes to the favoured place."""
    spare = value - len(weights)
    total = sum(weights)
    shares = [1 + spare * weight // total for weight in weights]
    shares[favoured] += value - sum(shares)
    return shares


def _talks(view: SaludosView) -> TalksView | None:
    """The talks that the viewer takes part in."""
    if view.talks is not None:
        return view.talks
    if view.council is not None:
        for talks in (view.council.coalition_talks, view.council.opposition_talks):
            if talks is not None and view.seat in talks.seats:
                return talks
    return None


GUIDE: Any = SaludosGuide
