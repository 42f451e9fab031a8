"""A vote rehearsed: how it may go on to its end, with everybody laying and acting as makes sense.

Everyone here thinks in points, as far as the table shows: the card that leaves the best
expectation less what it would be worth later, an action that clearly pays. That is fast, and
what most players do most of the time.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

from stammtisch.bots.koalition.floor import KINDS, Floor
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import CLEARED, IN_FORCE
from stammtisch.games.koalition.figures import (
    CLEAN_SLATE,
    DOUBLER,
    DOWNFALL,
    FIRST_ACTION,
    FIRST_JOKER,
    RESIGNATION,
    SCANDAL,
)

A_VOTE: Final = 0.16
"""What a vote still in hand is worth for later countries."""
A_JOKER: Final = 0.6
AN_ACTION: Final = 1.2
"""What an action must bring to be played in the last round of laying; before, three times that."""
WHIM: Final = 0.3
"""How much people's taste in cards differs, in points."""
TO_COME: Final = 2.8
"""Politicians that a country asks for, on average."""


class Rehearsal:
    """Plays the vote on a floor to its end."""

    __slots__ = ("deadline", "floor", "random", "whole")

    def __init__(self, floor: Floor, random: Random, deadline: float) -> None:
        self.floor = floor
        self.random = random
        self.deadline = deadline
        """In seconds of `time.monotonic`: then the rehearsal is broken off."""
        self.whole = floor.players * floor.needed
        """Cards that will lie on the table."""

    def finish(self, acting: bool, opened: bool, passes: int, turn: int) -> bool:
        """Go on from an action window that `turn` has the word in, or else with the next card.

        Whether the end was reached in time.
        """
        floor = self.floor
        if acting:
            self._window(turn, opened, passes)
        while len(floor.owners) < self.whole and monotonic() < self.deadline:
            seat = (floor.starter + len(floor.owners)) % floor.players
            self._lay(seat)
            self._window(seat, False, 0)
        return monotonic() < self.deadline

    def _lay(self, seat: int) -> None:
        floor = self.floor
        hand = floor.hands[seat]
        scarce = self._scarcity(len(hand))
        best = -1000.0
        chosen = hand[0]
        into = 0
        for card in hand:
            votes = floor.votes_of[card]
            cost = scarce * A_VOTE * votes - WHIM * self.random.random()
            if card < FIRST_JOKER:
                party = floor.party_of[card]
                worth = self._after_laying(seat, card, party) - cost
                if worth > best:
                    best, chosen, into = worth, card, party
            else:
                for party in range(PARTIES):
                    worth = self._after_laying(seat, card, party) - cost - A_JOKER
                    if worth > best:
                        best, chosen, into = worth, card, party
        hand.remove(chosen)
        floor.lay(seat, chosen, into)

    def _scarcity(self, held: int) -> float:
        if self.floor.left == 0:
            return 0.0
        return min(1.0, (self.floor.needed + TO_COME * self.floor.left) / held)

    def _after_laying(self, seat: int, card: int, party: int) -> float:
        floor = self.floor
        at = floor.players * party + seat
        top = floor.top[at]
        floor.lay(seat, card, party)
        worth = floor.lead(seat)
        floor.owners.pop()
        floor.parties.pop()
        floor.resigned.pop()
        floor.raw[at] -= floor.votes.pop()
        floor.cards[at] -= 1
        floor.top[at] = top
        return worth

    def _window(self, turn: int, opened: bool, passes: int) -> None:
        """One action or a pass each, until all have passed in a row."""
        players = self.floor.players
        while passes < players and monotonic() < self.deadline:
            if self._has_actions(turn) and self._act(turn):
                opened = True
                passes = 0
            elif not opened:
                return
            else:
                passes += 1
            turn = (turn + 1) % players

    def _has_actions(self, seat: int) -> bool:
        return any(self.floor.acts[KINDS * seat : KINDS * seat + KINDS])

    def _act(self, seat: int) -> bool:
        """Play the action that pays best, if it pays; whether one was played."""
        floor = self.floor
        to_lay = self.whole - len(floor.owners)
        least = AN_ACTION if to_lay < floor.players else 3 * AN_ACTION
        if floor.left == 0:
            least *= 0.5
        best = floor.lead(seat) + least
        chosen = -1
        target = -1
        for kind in range(KINDS):
            if not floor.acts[KINDS * seat + kind]:
                continue
            if kind == RESIGNATION - FIRST_ACTION:
                for place in range(len(floor.owners)):
                    if floor.resigned[place] or floor.owners[place] == seat:
                        continue
                    worth = self._after_acting(seat, kind, place)
                    if worth > best:
                        best, chosen, target = worth, kind, place
            elif kind == CLEAN_SLATE - FIRST_ACTION:
                for place in range(len(floor.owners)):
                    if floor.resigned[place] == IN_FORCE:
                        worth = self._after_acting(seat, kind, place)
                        if worth > best:
                            best, chosen, target = worth, kind, place
                for party in range(PARTIES):
                    if floor.scandal[party] == IN_FORCE:
                        worth = self._after_acting(seat, kind, -1 - party)
                        if worth > best:
                            best, chosen, target = worth, kind, -1 - party
            else:
                for party in range(PARTIES):
                    if self._allows(kind, party, seat):
                        worth = self._after_acting(seat, kind, party)
                        if worth > best:
                            best, chosen, target = worth, kind, party
        if chosen < 0:
            return False
        floor.acts[KINDS * seat + chosen] -= 1
        self._carry_out(chosen, target)
        return True

    def _allows(self, kind: int, party: int, seat: int) -> bool:
        """Whether an action may be played on a party, and could be of use."""
        floor = self.floor
        first = floor.players * party
        if kind == DOUBLER - FIRST_ACTION:
            return floor.cards[first + seat] > 0
        leads = floor.leader(party)
        if leads < 0:
            return False
        if kind == SCANDAL - FIRST_ACTION:
            return floor.scandal[party] == 0
        if leads == seat:
            return False
        together = sum(floor.raw[first : first + floor.players])
        return together > floor.raw[first + leads]

    def _after_acting(self, seat: int, kind: int, target: int) -> float:
        """What a seat expects after an action, which is then taken back."""
        floor = self.floor
        before = 0
        if kind == DOWNFALL - FIRST_ACTION:
            before = floor.deposed[target]
        self._carry_out(kind, target)
        worth = floor.lead(seat)
        if kind == DOUBLER - FIRST_ACTION:
            floor.doubled[target] -= 1
        elif kind == DOWNFALL - FIRST_ACTION:
            floor.deposed[target] = before
        elif kind == SCANDAL - FIRST_ACTION:
            floor.scandal[target] = 0
        elif target < 0:
            floor.scandal[-1 - target] = IN_FORCE
        else:
            cleared = kind == CLEAN_SLATE - FIRST_ACTION
            floor.resigned[target] = IN_FORCE if cleared else 0
            floor.sum_up(floor.parties[target])
        return worth

    def _carry_out(self, kind: int, target: int) -> None:
        """The target is a party, a place on the table, or -1 less the party of a scandal."""
        floor = self.floor
        if kind == DOUBLER - FIRST_ACTION:
            floor.doubled[target] += 1
        elif kind == DOWNFALL - FIRST_ACTION:
            floor.deposed[target] = floor.leader(target)
        elif kind == SCANDAL - FIRST_ACTION:
            floor.scandal[target] = IN_FORCE
        elif target < 0:
            floor.scandal[-1 - target] = CLEARED
        else:
            cleared = kind == CLEAN_SLATE - FIRST_ACTION
            floor.resigned[target] = CLEARED if cleared else IN_FORCE
            floor.sum_up(floor.parties[target])
