"""Train a small policy for Koalition with scikit-learn, through PettingZoo, and let it play.

    uv run --extra research --with scikit-learn python examples/train_policy.py

In every generation seat 0 plays against two random players, now and then at random itself. What it
did in the games that went better than usual is what the next generation learns to do.
"""

import sys
from random import Random

import numpy as np
from sklearn.neural_network import MLPClassifier

from stammtisch.research.pettingzoo import Table

GENERATIONS = 3
GAMES = 400


class Policy:
    """What to do, as odds over the menu; at random before it has learned anything."""

    def __init__(self, actions: int) -> None:
        self.network = MLPClassifier((64,), learning_rate_init=0.003, max_iter=12, random_state=1)
        self.actions = actions
        self.learned = False

    def choose(self, observation: dict[str, np.ndarray], random: Random, daring: float) -> int:
        legal = np.flatnonzero(observation["action_mask"])
        if not self.learned or len(legal) == 1 or random.random() < daring:
            return int(random.choice(legal))
        odds = np.zeros(self.actions)
        odds[self.network.classes_] = self.network.predict_proba([observation["observation"]])[0]
        return int(legal[np.argmax(odds[legal])])

    def learn(self, seen: list[np.ndarray], done: list[int]) -> None:
        self.network.fit(np.array(seen), np.array(done))
        self.learned = True


def play(table: Table, policy: Policy, seed: int, daring: float) -> tuple[float, list, list]:
    """One game: what seat 0 won, saw and did."""
    random = Random(seed)
    table.reset(seed=seed)
    seen, done, won = [], [], 0.0
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            won += reward if agent == "seat_0" else 0
            table.step(None)
            continue
        if agent == "seat_0":
            action = policy.choose(observation, random, daring)
            if observation["action_mask"].sum() > 1:
                seen.append(observation["observation"])
                done.append(action)
        else:
            action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        table.step(action)
    return won, seen, done


def main() -> None:
    table = Table("koalition", 3)
    policy = Policy(table.rules.menu.size)
    kept_seen: list[np.ndarray] = []
    kept_done: list[int] = []
    seed = 0
    for generation in range(GENERATIONS + 1):
        victories = 0.0
        last = generation == GENERATIONS
        for _ in range(GAMES):
            won, seen, done = play(table, policy, seed, 0.0 if last else 0.15)
            seed += 1
            victories += won
            if won > 0.5:
                kept_seen += seen
                kept_done += done
        share = victories / GAMES
        print(f"generation {generation}: wins {share:.0%} of {GAMES} games (fair: 33%)")
        if not last:
            policy.learn(kept_seen, kept_done)
    error = (share * (1 - share) / GAMES) ** 0.5
    sys.exit(0 if share - 2 * error > 1 / 3 else "it did not beat random play")


if __name__ == "__main__":
    main()
