"""OpenSpiel's ISMCTS plays Koalition against a flat Monte-Carlo search and a random player.

    python examples/openspiel_search.py --games 20 --simulations 60

Neither search knows anything of the game. The flat one, the baseline, tries every action the same
number of times and plays on at random, in games that could be the one it is in; ISMCTS grows a
tree with the same number of simulations. They change seats with every game.
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import (
    ChildSelectionPolicy,
    ISMCTSBot,
    ISMCTSFinalPolicyType,
)
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from stammtisch.research.openspiel import register

Chooser = Callable[[Any], int]


def searching(game: Any, simulations: int, random: np.random.RandomState) -> Chooser:
    """OpenSpiel's information set Monte-Carlo tree search."""
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=random,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )

    def choose(state: Any) -> int:
        action: int = bot.step(state)
        return action

    return choose


def flat(simulations: int, random: np.random.RandomState) -> Chooser:
    """Every action equally often, then at random to the end; the best mean return wins."""
    evaluator = RandomRolloutEvaluator(1, random)

    def choose(state: Any) -> int:
        seat = state.current_player()
        actions = state.legal_actions()
        worth = np.zeros(len(actions))
        for trial in range(simulations):
            possible = state.resample_from_infostate(seat, random.random_sample)
            place = trial % len(actions)
            possible.apply_action(actions[place])
            worth[place] += evaluator.evaluate(possible)[seat]
        tries = np.bincount(np.arange(simulations) % len(actions), minlength=len(actions))
        return int(actions[np.argmax(worth / np.maximum(tries, 1))])

    return choose


def at_random(random: np.random.RandomState) -> Chooser:
    """Any legal action."""

    def choose(state: Any) -> int:
        return int(random.choice(state.legal_actions()))

    return choose


def play(game: Any, choosers: list[Chooser], random: np.random.RandomState) -> list[float]:
    """One game; what each seat has won of the one victory there is."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=odds))
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(choosers[state.current_player()](state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    register()
    game = pyspiel.load_game("stammtisch_koalition(players=3)")
    random = np.random.RandomState(asked.seed)
    players = {
        "ISMCTS": searching(game, asked.simulations, random),
        "flat Monte-Carlo": flat(asked.simulations, random),
        "random": at_random(random),
    }
    names = list(players)
    won = dict.fromkeys(names, 0.0)
    for number in range(asked.games):
        seated = names[number % 3 :] + names[: number % 3]
        returns = play(game, [players[name] for name in seated], random)
        for name, share in zip(seated, returns, strict=True):
            won[name] += share
    for name in names:
        print(f"{name}: {won[name]:.1f} of {asked.games} games (fair: {asked.games / 3:.1f})")


if __name__ == "__main__":
    main()
