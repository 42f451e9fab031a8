"""Train a small policy for Saludos Amigos with scikit-learn, through PettingZoo, and let it play.

    uv run --extra research --with scikit-learn python examples/train_policy.py

Three players first play at random. A small neural network then learns, from what each of them saw
and did, what they won in the end; the trained policy does what promises most by that. It plays
against two random players, and what happens is added to the lessons of a second round.
"""

import argparse
import sys
import warnings
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.exceptions import ConvergenceWarning
from sklearn.neural_network import MLPRegressor

from stammtisch.research.pettingzoo import Table

Numbers = NDArray[np.float32]

LEARNER = "seat_0"
AT_RANDOM = 0.05
"""How often the learner tries something else while it is still learning."""


class Lessons:
    """What players saw and did where they had a choice, and what they won in the end."""

    def __init__(self) -> None:
        self.rows: list[Numbers] = []
        self.won: list[float] = []


class Policy:
    """A network that tells what an action promises, by what is seen."""

    def __init__(self, actions: int) -> None:
        self.actions = np.eye(actions, dtype=np.float32)
        self.network = MLPRegressor(
            hidden_layer_sizes=(64,), batch_size=512, max_iter=8, random_state=1
        )

    def learn(self, lessons: Lessons) -> None:
        self.network.fit(np.array(lessons.rows), np.array(lessons.won))

    def choose(self, seen: Numbers, legal: NDArray[Any]) -> int:
        """The legal action that promises most."""
        rows = [self.row(seen, action) for action in legal]
        return int(legal[np.argmax(self.network.predict(np.array(rows)))])

    def row(self, seen: Numbers, action: int) -> Numbers:
        return np.concatenate([seen, self.actions[action]])


def play(
    table: Table, policy: Policy, seed: int, trained: bool, tries: float, lessons: Lessons | None
) -> float:
    """One game of the learner, trained or not, against random players: what it has won."""
    random = Random(seed)
    table.reset(seed=seed)
    rows: dict[str, list[Numbers]] = {agent: [] for agent in table.agents}
    won = 0.0
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            won += reward if agent == LEARNER else 0.0
            if lessons is not None:
                lessons.rows += rows[agent]
                lessons.won += [reward] * len(rows[agent])
            table.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        action = int(random.choice(legal))
        if len(legal) > 1:
            seen = observation["observation"]
            if trained and agent == LEARNER and random.random() >= tries:
                action = policy.choose(seen, legal)
            if lessons is not None:
                rows[agent].append(policy.row(seen, action))
        table.step(action)
    return won


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--lessons", type=int, default=250, help="games of each round to learn from"
    )
    parser.add_argument("--exams", type=int, default=150, help="games to be judged by")
    asked = parser.parse_args()
    warnings.simplefilter("ignore", ConvergenceWarning)  # a few passes over the lessons will do
    table = Table("saludos", 3)
    policy = Policy(table.rules.menu.size)
    lessons = Lessons()
    for round_ in range(2):
        shares = [
            play(table, policy, asked.lessons * round_ + game, round_ > 0, AT_RANDOM, lessons)
            for game in range(asked.lessons)
        ]
        print(f"round {round_ + 1}: the learner wins {np.mean(shares):.0%}", flush=True)
        policy.learn(lessons)
    exams = [play(table, policy, 1_000_000 + game, True, 0.0, None) for game in range(asked.exams)]
    share = float(np.mean(exams))
    error = (share * (1 - share) / asked.exams) ** 0.5
    print(f"trained: wins {share:.0%} ± {2 * error:.0%} of {asked.exams} games (fair: 33%)")
    sys.exit(0 if share - 2 * error > 1 / 3 else "it did not beat random play")


if __name__ == "__main__":
    main()
