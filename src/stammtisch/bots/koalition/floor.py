"""The floor of the house in flat numbers: what a vote comes to, worked out many times a second.

The engine's count lists everything a player may ask about. A bot that compares thousands of
votes needs less: which coalitions could be made, what each would pay every seat, and how likely
it is. It is the same count; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import IN_FORCE
from stammtisch.games.koalition.figures import FIRST_ACTION, FURTHER
from stammtisch.games.koalition.state import Koalition

KINDS: Final = 5
"""Kinds of actions, in the order of their cards."""
MOST_UNITS: Final = 24
"""In a vote full of splinters the weakest are left out."""
MOST_COALITIONS: Final = 40


class Floor:
    """The cards on the table and in the hands of one vote, and what they come to now.

    What belongs to a party and a seat is found at `players * party + seat`.
    """

    __slots__ = (
        "_rest",
        "acts",
        "bonuses",
        "booked",
        "card_points",
        "cards",
        "chance",
        "coalitions",
        "deposed",
        "doubled",
        "friends",
        "hands",
        "left",
        "needed",
        "owners",
        "parties",
        "party_of",
        "paying",
        "players",
        "raw",
        "resigned",
        "scandal",
        "starter",
        "top",
        "unit_party",
        "unit_seat",
        "unit_splinter",
        "unit_votes",
        "votes",
        "votes_of",
    )

    players: int
    starter: int
    left: int
    needed: int
    card_points: int
    bonuses: list[int]
    friends: list[int]
    votes_of: list[int]
    party_of: list[int]
    booked: list[int]
    hands: list[list[int]]
    acts: list[int]
    owners: list[int]
    parties: list[int]
    votes: list[int]
    resigned: list[int]
    raw: list[int]
    cards: list[int]
    top: list[int]
    doubled: list[int]
    scandal: list[int]
    deposed: list[int]
    unit_votes: list[int]
    unit_party: list[int]
    unit_seat: list[int]
    unit_splinter: list[bool]
    coalitions: list[int]
    paying: list[int]
    chance: list[float]
    _rest: list[int]

    def __init__(self, state: Koalition) -> None:
        players = state.players
        figures = state.figures
        country = state.country
        self.players = players
        self.starter = state.starter
        self.left = state.countries - len(state.record) - (1 if country >= 0 else 0)
        """Countries to come after this one."""
        self.needed = figures.needed[country] if country >= 0 else 0
        self.bonuses = list(figures.bonuses[country]) if country >= 0 else [0] * (FURTHER + 1)
        self.card_points = figures.card_points[country] if country >= 0 else 0
        self.friends = figures.friends
        self.votes_of = figures.votes_of
        self.party_of = figures.party_of
        self.booked = state.booked[:]
        """As in a state: seven numbers a seat."""
        self.hands = []
        """Per seat, politicians and jokers."""
        self.acts = [0] * (KINDS * players)
        """Per seat and kind, the actions in hand."""
        for seat in range(players):
            hand: list[int] = []
            for card in state.hands[seat]:
                if card < FIRST_ACTION:
                    hand.append(card)
                else:
                    self.acts[KINDS * seat + card - FIRST_ACTION] += 1
            self.hands.append(hand)
        self.owners = []
        self.parties = []
        self.votes = []
        self.resigned = []
        self.raw = [0] * (PARTIES * players)
        self.cards = [0] * (PARTIES * players)
        self.top = [0] * (PARTIES * players)
        self.doubled = [0] * PARTIES
        self.scandal = state.scandals[:]
        self.deposed = state.deposed[:]
        self.unit_votes = []
        self.unit_party = []
        self.unit_seat = []
        self.unit_splinter = []
        self.coalitions = []
        """As masks of units."""
        self.paying = []
        """Per coalition and seat, the points it would bring."""
        self.chance = []
        """Per coalition, how likely it is."""
        self._rest = []
        for place, owner in enumerate(state.laid_by):
            party = state.laid_parties[place]
            self.lay(owner, state.laid_cards[place], party)
            self.doubled[party] += state.doublers[place]
            if state.resigned[place]:
                self.resigned[place] = state.resigned[place]
        for party in range(PARTIES):
            self.sum_up(party)

    def copy(self) -> Floor:
        twin = Floor.__new__(Floor)
        twin.players = self.players
        twin.starter = self.starter
        twin.left = self.left
        twin.needed = self.needed
        twin.bonuses = self.bonuses
        twin.card_points = self.card_points
        twin.friends = self.friends
        twin.votes_of = self.votes_of
        twin.party_of = self.party_of
        twin.booked = self.booked
        twin.hands = [hand[:] for hand in self.hands]
        twin.acts = self.acts[:]
        twin.owners = self.owners[:]
        twin.parties = self.parties[:]
        twin.votes = self.votes[:]
        twin.resigned = self.resigned[:]
        twin.raw = self.raw[:]
        twin.cards = self.cards[:]
        twin.top = self.top[:]
        twin.doubled = self.doubled[:]
        twin.scandal = self.scandal[:]
        twin.deposed = self.deposed[:]
        twin.unit_votes = []
        twin.unit_party = []
        twin.unit_seat = []
        twin.unit_splinter = []
        twin.coalitions = []
        twin.paying = []
        twin.chance = []
        twin._rest = []
        return twin

    def lay(self, seat: int, card: int, party: int) -> None:
        """Put a card on the table."""
        votes = self.votes_of[card]
        self.owners.append(seat)
        self.parties.append(party)
        self.votes.append(votes)
        self.resigned.append(0)
        at = self.players * party + seat
        self.raw[at] += votes
        self.cards[at] += 1
        if votes > self.top[at]:
            self.top[at] = votes

    def unlay(self) -> None:
        """Take the card laid last off the table again."""
        party = self.parties.pop()
        at = self.players * party + self.owners.pop()
        self.votes.pop()
        self.resigned.pop()
        self.cards[at] -= 1
        self.sum_up(party)

    def sum_up(self, party: int) -> None:
        """Add up the votes of a party anew, seat by seat."""
        first = self.players * party
        for seat in range(self.players):
            self.raw[first + seat] = 0
            self.top[first + seat] = 0
        for place, laid in enumerate(self.parties):
            if laid == party and self.resigned[place] != IN_FORCE:
                at = first + self.owners[place]
                votes = self.votes[place]
                self.raw[at] += votes
                if votes > self.top[at]:
                    self.top[at] = votes

    def leader(self, party: int) -> int:
        """The seat that leads a party; -1 if nobody has votes in it, -2 if the best are level."""
        first: i64 = self.players * party
        barred: i64 = self.deposed[party]
        most: i64 = 0
        best: i64 = -1
        high: i64 = 0
        level = False
        players: i64 = self.players
        for seat in range(players):
            if seat == barred:
                continue
            votes: i64 = self.raw[first + seat]
            if votes == 0 or votes < most:
                continue
            top: i64 = self.top[first + seat]
            if votes > most or top > high:
                most = votes
                best = seat
                high = top
                level = False
            elif top == high:
                level = True
        if best < 0:
            return self.deposed[party] if barred >= 0 and self.raw[first + barred] else -1
        return -2 if level else best

    def count(self) -> None:
        """Find every coalition that could be made, what it pays, and how likely it is."""
        self._find_units()
        self._find_coalitions()
        self._find_payments()
        self._find_chances()

    def expected(self) -> list[float]:
        """Per seat, the points to expect of the vote as the cards lie."""
        self.count()
        players = self.players
        expected = [0.0] * players
        for number in range(len(self.coalitions)):
            part = self.chance[number]
            for seat in range(players):
                expected[seat] += part * self.paying[players * number + seat]
        return expected

    def lead(self, seat: int) -> float:
        """What a seat expects of the vote, less a part of what all the others do on average."""
        expected = self.expected()
        return 1.0 * expected[seat] - 0.5 * (sum(expected) - expected[seat]) / (self.players - 1)

    def booked_by(self, number: int) -> list[int]:
        """The score sheet if this coalition is made."""
        booked = self.booked[:]
        players = self.players
        mask = self.coalitions[number]
        for unit in range(len(self.unit_votes)):
            if mask >> unit & 1:
                party = self.unit_party[unit]
                leads = self.unit_seat[unit]
                booked[PARTIES * leads + party] += self.bonuses[min(self._ahead(mask, unit), 3)]
                for seat in range(players):
                    if not self.unit_splinter[unit] or seat == leads:
                        paid = self.card_points * self.cards[players * party + seat]
                        booked[PARTIES * seat + party] += paid
        return booked

    def next_starter(self, number: int) -> int:
        """Who starts the next vote if this coalition is made (KO-7.9, KO-7.10)."""
        players = self.players
        most = -1
        most_in_all = -1
        chosen = self.starter
        for step in range(players):
            seat = (self.starter + step) % players
            points = self.paying[players * number + seat]
            in_all = sum(self.booked[PARTIES * seat : PARTIES * seat + PARTIES])
            if points > most or (points == most and in_all > most_in_all):
                most = points
                most_in_all = in_all
                chosen = seat
        return chosen

    def _find_units(self) -> None:
        """Whoever takes part in the vote, the strongest first."""
        self.unit_votes = []
        self.unit_party = []
        self.unit_seat = []
        self.unit_splinter = []
        players = self.players
        for party in range(PARTIES):
            leads = self.leader(party)
            if leads >= 0:
                together = 0
                for seat in range(players):
                    together += self.raw[players * party + seat]
                self._enter(party, leads, together, False)
            elif leads == -2:
                for seat in range(players):
                    if self.raw[players * party + seat]:
                        self._enter(party, seat, self.raw[players * party + seat], True)

    def _enter(self, party: int, seat: int, raw: int, splinter: bool) -> None:
        votes = raw << self.doubled[party]
        if self.scandal[party] == IN_FORCE:
            votes //= 2
        if not votes:
            return
        place = len(self.unit_votes)
        while place > 0 and self.unit_votes[place - 1] < votes:
            place -= 1
        self.unit_votes.insert(place, votes)
        self.unit_party.insert(place, party)
        self.unit_seat.insert(place, seat)
        self.unit_splinter.insert(place, splinter)

    def _find_coalitions(self) -> None:
        self.coalitions = []
        total = sum(self.unit_votes)
        missing = total // 2 + 1
        if self.unit_votes and self.unit_votes[0] >= missing:
            self.coalitions.append(1)
            return
        self._rest = [0] * (len(self.unit_votes) + 1)
        for unit in range(len(self.unit_votes) - 1, -1, -1):
            self._rest[unit] = self._rest[unit + 1] + self.unit_votes[unit]
        if total:
            self._grow(0, 0, (1 << PARTIES) - 1, missing)

    def _grow(self, start: int, mask: int, welcome: int, missing: int) -> None:
        """Take units from the strongest down; a set with the majority is complete."""
        for unit in range(start, min(len(self.unit_votes), MOST_UNITS)):
            if self._rest[unit] < missing or len(self.coalitions) >= MOST_COALITIONS:
                return
            party = self.unit_party[unit]
            if not welcome >> party & 1:
                continue
            votes = self.unit_votes[unit]
            if votes >= missing:
                self.coalitions.append(mask | 1 << unit)
            else:
                self._grow(
                    unit + 1, mask | 1 << unit, welcome & self.friends[party], missing - votes
                )

    def _ahead(self, mask: int, unit: int) -> int:
        """How many units of a coalition are paid a better place than this one."""
        ahead = 0
        for other in range(len(self.unit_votes)):
            if mask >> other & 1:
                if self.unit_splinter[other] == self.unit_splinter[unit]:
                    if self.unit_votes[other] > self.unit_votes[unit]:
                        ahead += 1
                elif self.unit_splinter[unit]:
                    ahead += 1
        return ahead

    def _find_payments(self) -> None:
        players = self.players
        a_card = self.card_points
        self.paying = [0] * (players * len(self.coalitions))
        for number, mask in enumerate(self.coalitions):
            first = players * number
            for unit in range(len(self.unit_votes)):
                if not mask >> unit & 1:
                    continue
                party = self.unit_party[unit]
                leads = self.unit_seat[unit]
                self.paying[first + leads] += self.bonuses[min(self._ahead(mask, unit), 3)]
                if self.unit_splinter[unit]:
                    self.paying[first + leads] += a_card * self.cards[players * party + leads]
                else:
                    for seat in range(players):
                        self.paying[first + seat] += a_card * self.cards[players * party + seat]

    def _find_chances(self) -> None:
        """All members of a coalition must like it, each against the best that they could get."""
        known = len(self.coalitions)
        if known == 1:
            self.chance = [1.0]
            return
        players = self.players
        best = [1] * players
        for at, points in enumerate(self.paying):
            if points > best[at % players]:
                best[at % players] = points
        self.chance = []
        total = 0.0
        for number, mask in enumerate(self.coalitions):
            weight = 1.0
            asked = 0
            for unit in range(len(self.unit_votes)):
                seat = self.unit_seat[unit]
                if mask >> unit & 1 and not asked >> seat & 1:
                    asked |= 1 << seat
                    part = self.paying[players * number + seat] / best[seat]
                    weight *= part * part
            self.chance.append(weight)
            total += weight
        if total > 0.0:
            for number in range(known):
                self.chance[number] /= total
