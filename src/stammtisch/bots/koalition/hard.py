"""The hard player: imagines hands, rehearses the vote with them, and counts chances of winning."""

from math import inf, sqrt
from random import Random
from time import monotonic
from typing import Final

from stammtisch.bargaining.deals import Pass
from stammtisch.bots.bot import Clock
from stammtisch.bots.koalition.floor import Floor
from stammtisch.bots.koalition.normal import Normal
from stammtisch.bots.koalition.outlook import Prospect
from stammtisch.bots.koalition.rehearsal import Rehearsal
from stammtisch.bots.koalition.standing import standing
from stammtisch.core.data import Move
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING
from stammtisch.games.koalition.state import Koalition

FUTURES: Final = 32
"""Deals of the hidden cards looked at for a decision, at effort 1."""
LOOKED_AT: Final = 8
"""Moves that look best at once and are looked at closely, at effort 1 and above."""
SPARE: Final = 0.05
"""Seconds kept back for breaking off a rehearsal."""
WORTHWHILE: Final = 0.01
"""What an action must add at once to the chance of winning to be looked at closely."""
HALVINGS: Final = (4, 8, 16)
"""After so many futures the worse half of the moves is dropped."""


class Hard(Normal):
    """Weighs each card and action over imagined deals, and each coalition by who then wins."""

    def lay(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        rated = [
            (self._after(state, move) - self._cost(state, move), index)
            for index, move in enumerate(moves)
        ]
        rated.sort(reverse=True)
        return self._search(state, [moves[index] for _, index in rated[: several(clock)]], clock)

    def act(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        if len(moves) == 1:
            return moves[0]
        passing, *actions = moves
        enough = self._chance(state) + WORTHWHILE
        rated = []
        for index, move in enumerate(actions):
            if clock.is_up():
                break
            chance = self._chance_after(state, move)
            if chance > enough:
                rated.append((chance, index))
        rated.sort(reverse=True)
        best = self._search(
            state, [passing, *(actions[index] for _, index in rated[: several(clock) - 1])], clock
        )
        if not isinstance(best, Pass):
            self.because("vote-chances")
        return best

    def value(self, state: Koalition, prospect: Prospect) -> float:
        """In tenths of the game."""
        floor = Floor(state)
        totals = state.points
        starter = max(
            ((state.starter + step) % state.players for step in range(state.players)),
            key=lambda seat: (prospect.points[seat], totals[seat]),
        )
        promises = standing().promises(floor)
        return 10.0 * standing().chance(self.seat, prospect.booked, floor.left, starter, promises)

    def _search(self, state: Koalition, moves: list[Move], clock: Clock) -> Move:
        """Successive halving: every deal is played out after every move still in the race."""
        view = state.view(self.seat)
        race = list(range(len(moves)))
        sums = [0.0] * len(moves)
        futures = max(1, round(FUTURES * clock.effort))
        played = 0
        deadline = inf if clock.deadline is None else clock.deadline - SPARE
        while len(race) > 1 and played < futures:
            imagined = Koalition.imagine(view, self.random)
            seed = self.random.getrandbits(32)
            found = [
                self._play_out(imagined, moves[index], Random(seed), deadline) for index in race
            ]
            if monotonic() >= deadline:
                break  # some of these were not played to the end
            for index, chance in zip(race, found, strict=True):
                sums[index] += chance
            played += 1
            if played in HALVINGS:
                race.sort(key=lambda index: -sums[index])
                race = race[: max(2, (len(race) + 1) // 2)]
        return moves[max(race, key=lambda index: (sums[index], -index))]

    def _chance_after(self, state: Koalition, move: Move) -> float:
        """My chance of winning if the vote ended with a move."""
        twin = state.copy()
        twin.apply(self.seat, move)
        return self._chance(twin)

    def _play_out(self, imagined: Koalition, move: Move, random: Random, deadline: float) -> float:
        """My chance of winning after a move and one way the vote may go on."""
        state = imagined.copy()
        state.apply(self.seat, move)
        if state.phase not in (LAYING, ACTIONS):
            return self._chance(state)
        floor = Floor(state)
        rehearsal = Rehearsal(floor, random, deadline)
        if not rehearsal.finish(state.phase == ACTIONS, state.opened, state.passes, state.turn):
            return 0.0
        return standing().weigh(floor, self.seat)

    def _chance(self, state: Koalition) -> float:
        """My chance of winning as things stand."""
        floor = Floor(state)
        if state.country >= 0:
            return standing().weigh(floor, self.seat)
        promises = standing().promises(floor)
        return standing().chance(self.seat, state.booked, floor.left, state.starter, promises)


def several(clock: Clock) -> int:
    """How many moves to look at closely."""
    return max(2, round(LOOKED_AT * min(1.0, sqrt(clock.effort))))
