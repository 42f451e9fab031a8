"""The count once more, straight from the rules and without a thought for speed.

It shares nothing with the engine but the figures of the edition, and looks at every subset.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import floor

from stammtisch.games.koalition.box import Box


@dataclass
class CardInPlay:
    seat: int
    party: int
    votes: int
    doublers: int = 0
    resigned: bool = False

    @property
    def counts(self) -> int:
        return 0 if self.resigned else self.votes


@dataclass(frozen=True)
class Group:
    """A party with a leader, or with `alone` one player's part of a party without."""

    party: int
    leader: int
    votes: int
    alone: bool


@dataclass
class Situation:
    box: Box
    cards: list[CardInPlay]
    scandals: set[int] = field(default_factory=set)
    deposed: dict[int, int] = field(default_factory=dict)

    def of(self, party: int, seat: int | None = None) -> list[CardInPlay]:
        return [c for c in self.cards if c.party == party and seat in (None, c.seat)]

    def votes_of(self, party: int, seat: int) -> int:
        return sum(c.counts for c in self.of(party, seat))

    def factor(self, party: int) -> Fraction:
        factor = Fraction(1)
        for c in self.of(party):
            for _ in range(c.doublers):
                factor *= 2
        return factor / 2 if party in self.scandals else factor

    def contributors(self, party: int) -> list[int]:
        return sorted({c.seat for c in self.of(party) if self.votes_of(party, c.seat) > 0})

    def leader(self, party: int) -> int | None:
        everybody = self.contributors(party)
        candidates = [seat for seat in everybody if seat != self.deposed.get(party)] or everybody
        if not candidates:
            return None

        def claim(seat: int) -> tuple[int, int]:
            return self.votes_of(party, seat), max(c.counts for c in self.of(party, seat))

        best = max(map(claim, candidates))
        leading = [seat for seat in candidates if claim(seat) == best]
        return leading[0] if len(leading) == 1 else None

    def groups(self) -> list[Group]:
        found = []
        for party in range(len(self.box.parties)):
            leader = self.leader(party)
            if leader is not None:
                votes = sum(self.votes_of(party, s) for s in self.contributors(party))
                found.append(Group(party, leader, floor(votes * self.factor(party)), False))
                continue
            for seat in self.contributors(party):
                votes = floor(self.votes_of(party, seat) * self.factor(party))
                found.append(Group(party, seat, votes, True))
        return [group for group in found if group.votes > 0]

    def majority(self) -> int:
        half = Fraction(sum(group.votes for group in self.groups()), 2)
        return next(n for n in range(floor(half), floor(half) + 2) if n > half)

    def partners(self, one: Group, other: Group) -> bool:
        if one.party == other.party:
            return True
        keys = [party.key for party in self.box.parties]
        return keys[other.party] in self.box.parties[one.party].partners

    def coalitions(self) -> list[frozenset[Group]]:
        groups = self.groups()
        enough = self.majority()

        def wins(some: Iterable[Group]) -> bool:
            return sum(group.votes for group in some) >= enough

        return [
            frozenset(some)
            for size in range(1, len(groups) + 1)
            for some in combinations(groups, size)
            if wins(some)
            and not any(wins(group for group in some if group != out) for out in some)
            and all(self.partners(one, other) for one, other in combinations(some, 2))
        ]

    def pays(self, coalition: frozenset[Group], country: int) -> dict[tuple[int, int], int]:
        """Points by seat and party."""
        figures = self.box.countries[country]
        order = sorted(coalition, key=lambda group: (group.alone, -group.votes))
        points: dict[tuple[int, int], int] = {}
        for place, group in enumerate(order):
            while place > 0 and (order[place - 1].alone, order[place - 1].votes) == (
                group.alone,
                group.votes,
            ):
                place -= 1
            bonus = figures.bonuses[place] if place < 3 else figures.bonuses[3]
            key = group.leader, group.party
            points[key] = points.get(key, 0) + bonus
            for c in self.of(group.party, group.leader if group.alone else None):
                key = c.seat, c.party
                points[key] = points.get(key, 0) + figures.card
        return points


def europe(booked: list[list[int]]) -> list[int]:
    """What the Europe bonus gives each player, from the points by seat and party."""
    players = len(booked)
    bonus = [0] * players
    totals = [sum(row[party] for row in booked) for party in range(7)]
    worth = 7
    while max(totals) > 0:
        best = max(totals)
        for party in range(7):
            if totals[party] == best:
                most = max(row[party] for row in booked)
                sharing = [seat for seat in range(players) if booked[seat][party] == most]
                for seat in sharing:
                    bonus[seat] += worth // len(sharing)
                totals[party] = 0
        worth -= 1
    return bonus
