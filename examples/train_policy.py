"""Train a small policy for Saludos Amigos with scikit-learn, through PettingZoo, and let it play.

    uv run --extra research --with scikit-learn python examples/train_policy.py

Seat 0 first plays against two random players at random itself. A ridge regression then tells how
much each action on the menu, when chosen where it was legal, has helped to win; the trained policy
takes the legal action that helped most.
"""

import sys
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import Ridge

from stammtisch.research.pettingzoo import Table

LESSONS = 500
EXAMS = 150

Worth = NDArray[np.float64]


def play(table: Table, worth: Worth | None, seed: int) -> tuple[float, Worth]:
    """One game: what seat 0 won, and how often it chose each action rather than another."""
    random = Random(seed)
    table.reset(seed=seed)
    chosen = np.zeros(table.rules.menu.size)
    won = 0.0
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            won += reward if agent == "seat_0" else 0.0
            table.step(None)
            continue
        legal: NDArray[Any] = np.flatnonzero(observation["action_mask"])
        action = int(random.choice(legal))
        if agent == "seat_0":
            if worth is not None:
                action = int(legal[np.argmax(worth[legal])])
            chosen[legal] -= 1 / len(legal)
            chosen[action] += 1
        table.step(action)
    return won, chosen


def main() -> None:
    table = Table("saludos", 3)
    lessons = [play(table, None, seed) for seed in range(LESSONS)]
    print(f"random: wins {np.mean([won for won, _ in lessons]):.0%} of {LESSONS} games")
    regression = Ridge(alpha=30.0)
    regression.fit([chosen for _, chosen in lessons], [won for won, _ in lessons])
    worth: Worth = regression.coef_
    for action in np.argsort(-worth)[:5]:
        print(f"  it likes: {table.rules.menu.label(int(action))}")
    share = float(np.mean([play(table, worth, LESSONS + seed)[0] for seed in range(EXAMS)]))
    print(f"trained: wins {share:.0%} of {EXAMS} games (fair: 33%)")
    error = (share * (1 - share) / EXAMS) ** 0.5
    sys.exit(0 if share - 2 * error > 1 / 3 else "it did not beat random play")


if __name__ == "__main__":
    main()
