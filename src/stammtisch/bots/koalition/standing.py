"""Who will win the game: a fitted model of the score sheet, the Europe bonus and the hands.

The numbers come from self-play and lie in `standing.json`; `stammtisch.arena.fit_koalition` fits
them anew.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final

import msgspec

from stammtisch.bots.koalition.floor import KINDS, Floor
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.figures import FIRST_JOKER
from stammtisch.games.koalition.phases.europe import HIGHEST_BONUS

ACTIONS: Final = ("doubler", "downfall", "resignation", "scandal", "clean_slate")


class Standing:
    """What stands to somebody's credit, in points, and how much of a lead luck still makes up."""

    __slots__ = ("action", "europe", "first", "joker", "last", "spread", "spread_country", "vote")

    spread: float
    spread_country: float
    europe: float
    vote: float
    joker: float
    first: float
    last: float
    action: list[float]

    def __init__(self, fitted: dict[str, float]) -> None:
        self.spread = fitted["spread"]
        self.spread_country = fitted["spread_country"]
        """A lead counts for less the more countries are to come."""
        self.europe = fitted["europe"]
        """And so does the Europe bonus as it stands."""
        self.vote = fitted["vote"]
        """A vote in hand."""
        self.joker = fitted["joker"]
        """What a joker is worth above its votes."""
        self.first = fitted["first"]
        """To lay the first card of the next vote."""
        self.last = fitted["last"]
        """To lay the last one."""
        self.action = [fitted[kind] for kind in ACTIONS]

    def promise(self, floor: Floor, seat: int, cards: int) -> float:
        """What a hand is good for in the countries to come, where so many cards will be laid."""
        worth = 0.0
        votes: list[int] = []
        for card in floor.hands[seat]:
            votes.append(floor.votes_of[card])
            if card >= FIRST_JOKER:
                worth += self.joker
        if len(votes) > cards:
            votes.sort(reverse=True)
            del votes[cards:]
        for kind in range(KINDS):
            worth += self.action[kind] * floor.acts[KINDS * seat + kind]
        return worth + self.vote * sum(votes)

    def promises(self, floor: Floor) -> list[float]:
        """What all hands are good for."""
        if floor.left == 0:
            return [0.0] * floor.players
        cards = to_come(floor.left)
        return [self.promise(floor, seat, cards) for seat in range(floor.players)]

    def chance(
        self, seat: int, booked: list[int], left: int, starter: int, promises: list[float]
    ) -> float:
        """A seat's chance of winning with this score sheet when so many countries are to come."""
        players = len(promises)
        points = [0] * players
        for other in range(players):
            points[other] = sum(booked[PARTIES * other : PARTIES * other + PARTIES])
        europe = _europe(players, booked)
        if left == 0:
            mine = points[seat] + europe[seat]
            level = 0
            for other in range(players):
                if points[other] + europe[other] > mine:
                    return 0.0
                level += points[other] + europe[other] == mine
            return 1.0 / level
        counts = 1.0 / (1.0 + self.europe * left)
        scale = sqrt(self.spread**2 + self.spread_country**2 * left)
        credit = [0.0] * players
        for other in range(players):
            credit[other] = points[other] + counts * europe[other] + promises[other]
        credit[starter] += self.first
        credit[(starter + players - 1) % players] += self.last
        total = 0.0
        for other in range(players):
            total += exp(min(50.0, (credit[other] - credit[seat]) / scale))
        return 1.0 / total

    def weigh(self, floor: Floor, seat: int) -> float:
        """A seat's chance of winning as the vote on the floor stands."""
        floor.count()
        promises = self.promises(floor)
        if not floor.coalitions:
            return self.chance(seat, floor.booked, floor.left, floor.starter, promises)
        worth = 0.0
        for number in range(len(floor.coalitions)):
            part = floor.chance[number]
            if part > 0.01:
                starter = floor.next_starter(number)
                booked = floor.booked_by(number)
                worth += part * self.chance(seat, booked, floor.left, starter, promises)
        return worth


def to_come(left: int) -> int:
    """How many politicians a seat will lay in so many countries, as a rule."""
    return (14 * left + 2) // 5


def _europe(players: int, booked: list[int]) -> list[int]:
    """Per seat, the Europe bonus if the game ended with this score sheet (KO-9.1 to KO-9.4)."""
    totals = [0] * PARTIES
    for party in range(PARTIES):
        for seat in range(players):
            totals[party] += booked[PARTIES * seat + party]
    bonus = [0] * players
    for party in range(PARTIES):
        if totals[party] == 0:
            continue
        better = 0
        for other in range(PARTIES):
            if totals[other] > totals[party]:
                better += 1
                for earlier in range(other):
                    if totals[earlier] == totals[other]:
                        better -= 1
                        break
        most = 0
        level = 0
        for seat in range(players):
            points = booked[PARTIES * seat + party]
            if points > most:
                most = points
                level = 1
            elif points == most:
                level += 1
        for seat in range(players):
            if booked[PARTIES * seat + party] == most:
                bonus[seat] += (HIGHEST_BONUS - better) // level
    return bonus


@cache
def standing() -> Standing:
    """The shipped model."""
    data = files(__package__).joinpath("standing.json").read_bytes()
    return Standing(msgspec.json.decode(data, type=dict[str, float]))
