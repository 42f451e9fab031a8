"""The hard player: imagines hands, plays the vote out with them, and counts chances of winning."""

from random import Random
from typing import Final

from stammtisch.bargaining.deals import Pass
from stammtisch.bots.bot import Clock
from stammtisch.bots.koalition.normal import Normal
from stammtisch.bots.koalition.outlook import (
    Prospect,
    expected,
    lead,
    likelihoods,
    prospects,
    win_chance,
)
from stammtisch.core.data import Move
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import IN_FORCE
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER
from stammtisch.games.koalition.state import Koalition

FUTURES: Final = 24
"""Deals of the hidden cards looked at for a decision, at effort 1."""
LOOKED_AT: Final = 6
"""Cards that look best at once and are looked at closely."""
HELD_VOTE: Final = 0.0035
"""What a vote in hand adds to the chance of winning while there are countries to come."""
HELD_ACTION: Final = 0.02
"""And what an action card does."""


class Hard(Normal):
    """Weighs each card and action over imagined deals, and each coalition by who then wins."""

    def lay(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        rated = [
            (self._after(state, move) - self._cost(state, move), index)
            for index, move in enumerate(moves)
        ]
        rated.sort(reverse=True)
        return self._search(state, [moves[index] for _, index in rated[:LOOKED_AT]], clock)

    def act(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        if len(moves) == 1:
            return moves[0]
        passing, *actions = moves
        now = lead(self.seat, expected(state))
        rated = [(self._after(state, move) - now, index) for index, move in enumerate(actions)]
        rated = sorted(((gain, index) for gain, index in rated if gain > 0.4), reverse=True)
        best = self._search(
            state, [passing, *(actions[index] for _, index in rated[: LOOKED_AT - 1])], clock
        )
        if not isinstance(best, Pass):
            self.because("vote-chances")
        return best

    def value(self, state: Koalition, prospect: Prospect) -> float:
        return 10.0 * win_chance(state, self.seat, prospect.booked)

    def _search(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        """Successive halving: every deal is played out after every move still in the race."""
        view = state.view(self.seat)
        race = list(range(len(moves)))
        sums = [0.0] * len(moves)
        futures = max(4, round(FUTURES * clock.effort))
        played = 0
        while len(race) > 1 and played < futures:
            imagined = Koalition.imagine(view, self.random)
            seed = self.random.getrandbits(32)
            for index in race:
                sums[index] += self._play_out(imagined, moves[index], Random(seed))
            played += 1
            if clock.is_up():
                break
            if played in (2, 4, 8, 16):
                race.sort(key=lambda index: -sums[index])
                race = race[: max(2, (len(race) + 1) // 2)]
        return moves[max(race, key=lambda index: sums[index])]

    def _play_out(self, imagined: Koalition, move: Move, random: Random) -> float:
        """My chance of winning after a move and one way the vote may go on, without actions."""
        state = imagined.copy()
        votes = len(state.record)
        state.apply(self.seat, move)
        if len(state.record) == votes and state.talks is None:
            finish_laying(state, random)
        held = self._held(state)
        if len(state.record) > votes:
            return win_chance(state, self.seat, state.booked) + held
        found = prospects(state)
        if not found:
            return win_chance(state, self.seat, state.booked) + held
        likely = likelihoods(found, state.players)
        return held + sum(
            part * win_chance(state, self.seat, prospect.booked)
            for part, prospect in zip(likely, found, strict=True)
            if part > 0.01
        )

    def _held(self, state: Koalition) -> float:
        """What the cards left in hand are good for."""
        left = state.countries - len(state.record) - (state.country >= 0)
        if left <= 0:
            return 0.0
        votes_of = state.figures.votes_of
        worth = 0.0
        for card in state.hands[self.seat]:
            if card < FIRST_ACTION:
                worth += HELD_VOTE * votes_of[card]
            if card >= FIRST_JOKER:
                worth += HELD_ACTION
        return worth


def finish_laying(state: Koalition, random: Random) -> None:
    """Lay the rest of a vote as people are likely to, straight onto the table."""
    figures = state.figures
    players = state.players
    raw = [0] * (PARTIES * players)
    totals = [0] * PARTIES
    for place, owner in enumerate(state.laid_by):
        if state.resigned[place] != IN_FORCE:
            party = state.laid_parties[place]
            votes = figures.votes_of[state.laid_cards[place]]
            raw[PARTIES * owner + party] += votes
            totals[party] += votes
    for number in range(len(state.laid_by), players * figures.needed[state.country]):
        seat = (state.starter + number) % players
        best, most = -1, -1.0
        for card in state.hands[seat]:
            if card >= FIRST_JOKER:
                break
            party = figures.party_of[card]
            votes = figures.votes_of[card]
            before = raw[PARTIES * seat + party]
            score = 0.3 * votes + 0.08 * totals[party] + 2.0 * random.random()
            if 2 * before > totals[party]:
                score += 1.0
            elif 2 * (before + votes) > totals[party] + votes:
                score += 2.0
            if score > most:
                best, most = card, score
        party = figures.party_of[best] if best >= 0 else int(random.random() * PARTIES)
        if best < 0:
            best = next(card for card in state.hands[seat] if card < FIRST_ACTION)
        votes = figures.votes_of[best]
        raw[PARTIES * seat + party] += votes
        totals[party] += votes
        state.hands[seat].remove(best)
        state.lay(seat, best, party)
