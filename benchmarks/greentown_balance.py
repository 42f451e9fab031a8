"""How Greentown plays with sensible bots: the figures behind the cards and the tile mix.

Run as `python -m benchmarks.greentown_balance --games 40 --players 4 --level hard`; `--change`
tries another tile mix or other cards.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean, pstdev
from typing import Final, NamedTuple

import msgspec

from stammtisch import CHANCE, game
from stammtisch.bots import Clock, make_bot
from stammtisch.bots.bot import TEMPERAMENTS
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.box import Box, Card, Pile, editions
from stammtisch.games.greentown.events import ExcursionMade
from stammtisch.games.greentown.phases.phase import MARKER
from stammtisch.games.greentown.routes import FEWEST_OPEN_WISHES, best_excursions
from stammtisch.games.greentown.state import Greentown

NODES: Final = 200_000


def _mix(*tiles: int) -> Callable[[Box], Box]:
    """The same box with other numbers of tiles in its nine piles."""

    def pile(one: Pile, count: int) -> Pile:
        return msgspec.structs.replace(one, tiles=count)

    return lambda box: msgspec.structs.replace(box, piles=tuple(map(pile, box.piles, tiles)))


def _wishes(least: int, most: int) -> Callable[[Box], Box]:
    """Every wish asks for so many more at least, and forgives so many more at most."""

    def card(one: Card) -> Card:
        lows = [wish + least * (wish > 0) for wish in one.least]
        highs = [min(9, max(low, wish + most)) for low, wish in zip(lows, one.most, strict=True)]
        return msgspec.structs.replace(one, least=tuple(lows), most=tuple(highs))

    return lambda box: msgspec.structs.replace(box, cards=tuple(map(card, box.cards)))


# The piles: bend, straight; star, left and right fork; fan, kite, cross; five.
CHANGES: Final[dict[str, Callable[[Box], Box]]] = {
    "none": lambda box: box,
    "few-twos": _mix(3, 3, 4, 4, 4, 2, 2, 2, 4),
    "many-twos": _mix(7, 7, 2, 3, 3, 2, 1, 1, 2),
    "crossroads": _mix(3, 3, 3, 3, 3, 3, 3, 3, 4),
    "bends": _mix(8, 2, 3, 3, 3, 2, 2, 2, 3),
    "straights": _mix(2, 8, 3, 3, 3, 2, 2, 2, 3),
    "narrow-cards": _wishes(0, -1),
    "wide-cards": _wishes(0, 1),
    "asking-cards": _wishes(1, 0),
}


class Bots(NamedTuple):
    """Who plays, and with which box."""

    levels: list[str]
    mixed: bool
    effort: float
    box: Box

    def draw(self, random: Random) -> str:
        """A bot by its name."""
        temperament = random.choice(TEMPERAMENTS) if self.mixed else "steady"
        return f"greentown:{random.choice(self.levels)}:{temperament}"


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
        self.by_place: Counter[int] = Counter()

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
            + ", ".join(self._share(place) for place in range(self.players)),
            "Greenies by place in the first round: "
            + ", ".join(f"{self.by_place[place] / games:.1f}" for place in range(self.players)),
        ]
        lines += [
            f"{stops} stops: {self.attempts[stops]} attempts, {self.made[stops] / count:.0%} made, "
            f"{self.satisfiable[stops] / count:.0%} could meet all"
            for stops, count in sorted(self.attempts.items())
        ]
        return "\n".join(lines)

    def _share(self, place: int) -> str:
        """A place's part of the wins, with what 95 % of such samples lie within."""
        games = len(self.rounds)
        share = self.wins[place] / games
        return f"{share:.1%} ± {1.96 * sqrt(share * (1 - share) / games):.1%}"


def play(seed: int, players: int, options: GreentownOptions, bots: Bots, figures: Figures) -> None:
    """One game of bots against each other."""
    random = Random(seed)
    state = game("greentown").start(players, options, bots.box)
    assert isinstance(state, Greentown)
    seated = [
        make_bot(bots.draw(random), seat, Random(f"{seed}/{seat}")) for seat in range(players)
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
            search = best_excursions(
                state.town, card, seat, players, FEWEST_OPEN_WISHES, nodes=NODES
            )
            exists = bool(search.excursions)
            met = exists and search.excursions[0].worth == 0
        if state.phase == MARKER:
            figures.turns += 1
            figures.possible += exists
            figures.all_met += met
        move = seated[seat].decide(state.view(seat), Clock(bots.effort, last_call=True))
        assert move is not None
        events = state.play(seat, move)
        if asked == "excursion":
            figures.attempts[card.stops] += 1
            figures.satisfiable[card.stops] += met
            for event in events:
                if isinstance(event, ExcursionMade):
                    figures.made[card.stops] += 1
                    figures.satisfied[card.stops] += all(event.met)
    result = state.result
    figures.rounds.append(state.round)
    figures.scores += result.scores
    figures.spread.append(max(result.scores) - min(result.scores))
    figures.endings[result.ending] += 1
    figures.wins[(result.winners[0] - starter) % players] += 1
    for seat, score in enumerate(result.scores):
        figures.by_place[(seat - starter) % players] += score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="hard", help="one, or several to draw from: hard,normal")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--mixed", action="store_true", help="temperaments drawn at random")
    parser.add_argument("--setup", default="recommended")
    parser.add_argument("--keep-double-turn", action="store_true")
    parser.add_argument("--change", choices=CHANGES, default="none")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    box = editions.accept(msgspec.to_builtins(CHANGES[chosen.change](editions.standard)))
    figures = Figures(chosen.players)
    options = GreentownOptions(setup=chosen.setup, keep_double_turn=chosen.keep_double_turn)
    bots = Bots(chosen.level.split(","), chosen.mixed, chosen.effort, box)
    for number in range(chosen.games):
        play(chosen.seed + number, chosen.players, options, bots, figures)
    print(figures.table())


if __name__ == "__main__":
    main()
