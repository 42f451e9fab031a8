"""How Greentown plays with sensible bots: the figures behind the cards and the tile mix.

Run as `python -m benchmarks.greentown_balance --games 40 --players 4`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import mean, pstdev

from stammtisch import CHANCE, game
from stammtisch.bots.bot import TEMPERAMENTS, Clock
from stammtisch.bots.greentown import Neighbourly
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.box import editions
from stammtisch.games.greentown.events import ExcursionForfeited, ExcursionMade
from stammtisch.games.greentown.phases.phase import MARKER
from stammtisch.games.greentown.routes import FEWEST_OPEN_WISHES, best_excursions
from stammtisch.games.greentown.state import Greentown


class Figures:
    """What was counted in some games."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.turns = 0
        self.possible = 0
        self.all_met = 0
        self.attempts: Counter[int] = Counter()
        self.made: Counter[int] = Counter()
        self.satisfiable: Counter[int] = Counter()
        self.satisfied: Counter[int] = Counter()
        self.rounds: list[int] = []
        self.spread: list[int] = []
        self.scores: list[int] = []
        self.endings: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()

    def table(self) -> str:
        games = len(self.rounds)
        attempts = sum(self.attempts.values())
        made, could, did = (
            counted.total() / attempts for counted in (self.made, self.satisfiable, self.satisfied)
        )
        lines = [
            f"{games} games of {self.players}",
            f"turns in which an excursion exists           {self.possible / self.turns:6.1%}",
            f"turns in which one meets all wishes          {self.all_met / self.turns:6.1%}",
            f"excursions attempted that could be made      {made:6.1%}",
            f"excursions attempted that could meet all     {could:6.1%}",
            f"excursions attempted that did meet all       {did:6.1%}",
            f"rounds: mean {mean(self.rounds):.1f}, from {min(self.rounds)} to {max(self.rounds)}, "
            f"8 to 16 in {mean(8 <= r <= 16 for r in self.rounds):.0%}",
            f"scores: mean {mean(self.scores):.1f}, deviation {pstdev(self.scores):.1f}, "
            f"first to last {mean(self.spread):.1f}",
            f"endings: {dict(self.endings)}",
            "wins by place in the first round: "
            + ", ".join(f"{self.wins[place] / games:.1%}" for place in range(self.players)),
        ]
        lines += [
            f"{stops} stops: {self.attempts[stops]} attempts, {self.made[stops] / count:.0%} made, "
            f"{self.satisfiable[stops] / count:.0%} could meet all"
            for stops, count in sorted(self.attempts.items())
        ]
        return "\n".join(lines)


def play(seed: int, players: int, setup: str, figures: Figures) -> None:
    """One game of bots against each other."""
    random = Random(seed)
    greentown = game("greentown")
    state = greentown.start(players, GreentownOptions(setup=setup), editions.standard)
    assert isinstance(state, Greentown)
    bots = [
        Neighbourly(greentown, seat, "normal", random.choice(TEMPERAMENTS), Random(random.random()))
        for seat in range(players)
    ]
    starter = -1
    while state.result is None:
        seat = state.pending[0]
        if seat == CHANCE:
            outcome = state.sample(CHANCE, random)
            assert outcome is not None
            state.play(CHANCE, outcome)
            continue
        starter = seat if starter < 0 else starter
        card = state.box.visitors[state.cards[seat]]
        asked = state.phase_name
        if asked in ("marker", "excursion"):
            search = best_excursions(state.town, card, seat, players, FEWEST_OPEN_WISHES)
            exists = bool(search.excursions)
            met = exists and search.excursions[0].worth == 0
        if state.phase == MARKER:
            figures.turns += 1
            figures.possible += exists
            figures.all_met += met
        move = bots[seat].decide(state.view(seat), Clock(last_call=True))
        assert move is not None
        events = state.play(seat, move)
        if asked == "excursion":
            figures.attempts[card.stops] += 1
            figures.satisfiable[card.stops] += met
            for event in events:
                if isinstance(event, ExcursionMade):
                    figures.made[card.stops] += 1
                    figures.satisfied[card.stops] += all(event.met)
                else:
                    assert exists or not isinstance(event, ExcursionMade)
                    assert not (exists and isinstance(event, ExcursionForfeited))
    result = state.result
    figures.rounds.append(state.round)
    figures.scores += result.scores
    figures.spread.append(max(result.scores) - min(result.scores))
    figures.endings[result.ending] += 1
    figures.wins[(result.winners[0] - starter) % players] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--setup", default="recommended")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    figures = Figures(chosen.players)
    for number in range(chosen.games):
        play(chosen.seed + number, chosen.players, chosen.setup, figures)
    print(figures.table())


if __name__ == "__main__":
    main()
