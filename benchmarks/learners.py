"""Turns a second through the PettingZoo interface, beside PettingZoo's own classics, in one run.

A learner that plays at random: it gets the observation and the mask of every turn. The two together
are what crosses the interface in a turn; of the classics, each game of ours is held against the one
that comes nearest to it in their length.
"""

import argparse
import statistics
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from stammtisch import game, games
from stammtisch.core.build import build
from stammtisch.research import pettingzoo

CLASSICS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)


class Size(NamedTuple):
    """How many numbers an observation has, and how many actions the menu."""

    seen: int
    actions: int

    def distance(self, other: "Size") -> float:
        """How many times as long the longer one's two together are."""
        ours, theirs = sorted((sum(self), sum(other)))
        return theirs / ours


def environments() -> dict[str, Callable[[], Any]]:
    """Ours, and the classics where they are installed."""
    found: dict[str, Callable[[], Any]] = {}
    for name in games():
        kind = game(name)
        for players in dict.fromkeys((kind.fewest, kind.recommended[0], kind.most)):
            found[f"{name}, {players} players"] = partial(pettingzoo.env, name, players)
    for name in CLASSICS:
        try:
            found[name] = import_module(f"pettingzoo.classic.{name}").env
        except ImportError:
            continue
    return found


def size_of(env: Any) -> Size:
    """The size of what its first agent sees and may do."""
    env.reset(seed=1)
    agent = env.possible_agents[0]
    seen = env.observation_space(agent)
    seen = seen["observation"] if "observation" in getattr(seen, "spaces", ()) else seen
    return Size(int(np.prod(seen.shape)), int(env.action_space(agent).n))


def round_of(env: Any, seconds: float, random: Random) -> tuple[float, float]:
    """Turns a second, and turns a game, over whole games."""
    turns = played = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        env.reset(seed=int(random.random() * 2**31))
        for _ in env.agent_iter():
            seen, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(legal[int(random.random() * len(legal))])
            turns += 1
        played += 1
    return turns / spent, turns / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.7, help="length of one round")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    field = {name: make() for name, make in environments().items()}
    sizes = {name: size_of(env) for name, env in field.items()}
    rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in field}
    random = Random(1)
    for _ in range(asked.rounds):
        for name, env in field.items():
            rounds[name].append(round_of(env, asked.seconds, random))
    pace = {name: statistics.median(speed for speed, _ in found) for name, found in rounds.items()}
    table = Table(title=f"Random play through PettingZoo, one core, ours {build()}")
    for heading in ("environment", "seen", "actions", "turns a game", "turns/s", "nearest classic"):
        table.add_column(heading, justify="left" if heading == "environment" else "right")
    classics = [name for name in CLASSICS if name in field]
    for name in sorted(field, key=lambda name: -pace[name]):
        nearest = min(classics, key=lambda peer: sizes[peer].distance(sizes[name]), default="")
        table.add_row(
            name,
            f"{sizes[name].seen:,}",
            f"{sizes[name].actions:,}",
            f"{statistics.median(length for _, length in rounds[name]):,.0f}",
            f"{pace[name]:,.0f}",
            f"{pace[name] / pace[nearest]:.1f}× {nearest}"
            if nearest and name not in classics
            else "",
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
