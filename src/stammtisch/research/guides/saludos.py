"""Saludos Amigos for learners: coalitions with three ways to share, and what a seat sees."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from stammtisch.bargaining.deals import Proposal
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Move
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.core.state import State
from stammtisch.games.saludos.moves import Commit, PlayersMove, Propose
from stammtisch.games.saludos.phases import PHASES
from stammtisch.games.saludos.phases.phase import CARDS, NEGOTIATION, SPLITS
from stammtisch.games.saludos.state import Saludos
from stammtisch.research.layout import MOST, Block, counts, one_of
from stammtisch.research.menu import PLACES, Choices, Guide

WAYS: Final = 3
"""To share a contract: evenly, by strength, or one for each other and the rest for me."""
MOST_CARDS: Final = 15
"""So many councillors, the lowest or the highest, can be laid by number."""
CACHED: Final = 4096

Split = tuple[int, int, tuple[int, ...], tuple[int, ...], Propose]
"""The number of a split, the height of its coalition, its members, their shares, all as a move."""


class SaludosGuide(Guide):
    """Coalitions are numbered as bit masks in which the learner's own seat is the lowest bit."""

    moves: ClassVar[Any] = PlayersMove
    special: ClassVar[tuple[type[Move], ...]] = (Propose, Commit)

    def __init__(self, name: str, players: int) -> None:
        super().__init__(name, players)
        self._splits: dict[tuple[int, int, tuple[int, ...]], list[Split]] = {}
        """What each seat can propose at all, by the contract's value and the strengths."""

    def offer_blocks(self) -> tuple[Block, ...]:
        return (
            Block(
                "Propose",
                WAYS << self.players,
                "coalition as a mask, own seat lowest, clockwise, times 3, plus the split: "
                "0 even, 1 by strength, 2 one for each other and the rest for me",
            ),
            Block("Lay lowest", MOST_CARDS + 1, "so many councillors, the lowest ones"),
            Block("Lay highest", MOST_CARDS + 1, "so many councillors, the highest ones"),
        )

    def proposals(self, state: State, seat: int) -> Sequence[Proposal]:
        assert isinstance(state, Saludos)
        talks = _talks(state, seat)
        return talks.proposals if talks is not None else ()

    def offer(
        self, state: State, seat: int, listed: Sequence[Move], first: int, found: Choices
    ) -> None:
        assert isinstance(state, Saludos)
        if state.phase == NEGOTIATION:
            self._propose(state, seat, first, found)
        elif state.phase == SPLITS:
            self._share(state, seat, first, found)
        elif state.phase == CARDS and listed:
            self._lay(state, seat, first + (WAYS << self.players), found)

    def _propose(self, state: Saludos, seat: int, first: int, found: Choices) -> None:
        """Every coalition above the mug, with the splits not proposed already."""
        talks = state.talks
        assert talks is not None
        if talks.patience_left(seat) <= 0:
            return
        mug = state.height
        for number, height, members, shares, move in self._all_splits(state, seat):
            if height <= mug:
                return
            if not talks.has_said(seat, members, shares):
                found[first + number] = move

    def _share(self, state: Saludos, seat: int, first: int, found: Choices) -> None:
        """The splits for all of the seat's side of a council."""
        talks = _talks(state, seat)
        if talks is None:
            return
        own = self._turned(talks.seats, self.players - seat)
        members = SEATS[talks.seats]
        for way, shares in _ways(state, seat, members):
            move = Propose(members, shares)
            if state.refusal(seat, move) is None:
                found[first + WAYS * own + way] = move

    def _lay(self, state: Saludos, seat: int, first: int, found: Choices) -> None:
        ones, twos, threes = state.hand(seat)
        held = ones + twos + threes
        for count in range(min(held, MOST_CARDS) + 1):
            low = min(ones, count)
            middle = min(twos, count - low)
            lowest = (low, middle, count - low - middle)
            found[first + count] = Commit(lowest)
            high = min(threes, count)
            middle = min(twos, count - high)
            highest = (count - high - middle, middle, high)
            if highest != lowest:
                found[first + MOST_CARDS + 1 + count] = Commit(highest)

    def _all_splits(self, state: Saludos, seat: int) -> list[Split]:
        """The splits of every coalition with the seat, the strongest coalition first."""
        key = (seat, state.value, tuple(state.strengths))
        found = self._splits.get(key)
        if found is None:
            if len(self._splits) >= CACHED:
                self._splits.clear()
            found = self._splits[key] = self._find_splits(state, seat)
        return found

    def _find_splits(self, state: Saludos, seat: int) -> list[Split]:
        found: list[Split] = []
        for own in range(1, 1 << self.players, 2):
            members = SEATS[self._turned(own, seat)]
            if len(members) <= state.value:
                height = sum([state.strengths[member] for member in members])
                for way, shares in _ways(state, seat, members):
                    move = Propose(members, shares)
                    found.append((WAYS * own + way, height, members, shares, move))
        found.sort(key=_strongest_first)
        return found

    def _turned(self, mask: int, by: int) -> int:
        """The same seats, counted from another one."""
        mask <<= by
        return (mask | mask >> self.players) & (1 << self.players) - 1

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            one_of("phase", *(phase.name for phase in PHASES)),
            Block("turn", n, "who has the bag, own seat first, then clockwise"),
            counts("laid", ("count", 6), times=7, each="journalists, then each project's sections"),
            counts("contract", ("its value", 12), ("there is one", 1)),
            counts("hand", ("count", 10), times=3, each="own councillors of value 1, 2, 3"),
            counts(
                "public",
                ("money", 50),
                ("cards", 15),
                ("die", 6),
                ("strength", 20),
                ("kept", 1),
                ("in the offer", 1),
                ("its share", 12),
                ("let it stand", 1),
                ("attends", 1),
                times=n,
                each="per seat",
            ),
            counts("offer", ("height", 60), ("there is one", 1)),
            counts("talks", ("I have passed", 1), ("proposals I may still make", 6)),
            counts(
                "proposals",
                ("there is one", 1),
                ("mine", 1),
                ("I have agreed", 1),
                ("so many have agreed", n),
                *((f"share of seat {seat} from mine", 12) for seat in range(n)),
                times=PLACES,
                each="per place, oldest first",
            ),
            counts("council", ("pretzel", 60), ("councillors pushed", n), ("I have committed", 1)),
        )

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Saludos)
        n = self.players
        seen = [0] * self.width
        seen[state.phase] = 1
        at = len(PHASES)
        if state.bag_holder >= 0:
            seen[at + (state.bag_holder - seat) % n] = 1
        at += n
        for laid in state.laid:
            seen[at] = laid
            at += 1
        seen[at] = state.value
        seen[at + 1] = int(state.value > 0)
        at += 2
        for own in state.hand(seat):
            seen[at] = own
            at += 1
        members = mask_of(state.members)
        attendants = mask_of(state.attendants) if state.caller >= 0 else 0
        for step in range(n):
            other = (seat + step) % n
            seen[at] = min(state.money[other], MOST)
            seen[at + 1] = state.counts[other]
            seen[at + 2] = state.dice[other]
            seen[at + 3] = state.strengths[other]
            seen[at + 4] = state.kept >> other & 1
            if members >> other & 1:
                seen[at + 5] = 1
                seen[at + 6] = state.shares[state.members.index(other)]
            seen[at + 7] = state.let_stand >> other & 1
            seen[at + 8] = attendants >> other & 1
            at += 9
        seen[at] = min(state.height, MOST)
        seen[at + 1] = int(members > 0)
        at += 2
        talks = _talks(state, seat)
        if talks is not None:
            self._observe_talks(talks, seat, seen, at)
        at += 2 + PLACES * (n + 4)
        if state.caller >= 0:
            seen[at] = min(state.pretzel, MOST)
            seen[at + 1] = len(state.attendants)
            seen[at + 2] = state.committed >> seat & 1
        return bytearray(seen)

    def _observe_talks(self, talks: Talks, seat: int, seen: list[int], at: int) -> None:
        n = self.players
        seen[at] = talks.passed >> seat & 1
        seen[at + 1] = talks.patience_left(seat)
        at += 2
        for proposal in talks.proposals[-PLACES:]:
            agreed = proposal.agreed
            seen[at] = 1
            seen[at + 1] = int(proposal.by == seat)
            seen[at + 2] = int(seat in agreed)
            seen[at + 3] = len(agreed)
            terms = proposal.terms
            for place, member in enumerate(proposal.members):
                seen[at + 4 + (member - seat) % n] = terms[place]
            at += n + 4


def _talks(state: Saludos, seat: int) -> Talks | None:
    """The talks that a seat takes part in."""
    for talks in (state.talks, state.coalition_talks, state.opposition_talks):
        if talks is not None and talks.seats >> seat & 1:
            return talks
    return None


def _strongest_first(split: Split) -> int:
    return -split[1]


def _ways(state: Saludos, seat: int, members: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """The different ways to share the contract among these members."""
    mine = members.index(seat)
    even = _proportional(state.value, [1] * len(members), mine)
    strong = _proportional(state.value, [state.strengths[member] for member in members], mine)
    rest = [1] * len(members)
    rest[mine] = state.value - len(members) + 1
    found = [(0, tuple(even))]
    if strong != even:
        found.append((1, tuple(strong)))
    if rest not in (even, strong):
        found.append((2, tuple(rest)))
    return found


def _proportional(value: int, weights: list[int], favoured: int) -> list[int]:
    """A split by weight, at least one each; what is left over goes to the favoured place."""
    spare = value - len(weights)
    total = sum(weights)
    shares = [1 + spare * weight // total for weight in weights]
    shares[favoured] += value - sum(shares)
    return shares


GUIDE = SaludosGuide
