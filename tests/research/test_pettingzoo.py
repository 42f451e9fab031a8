"""PettingZoo's own tests, passed by every game."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from stammtisch.research.pettingzoo import Table, env
from tests.research.games import TABLES

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_the_environment(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=150)


@every_table
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=60)


def test_the_performance_test_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seconds = iter(range(0, 100_000))
    monkeypatch.setattr("time.time", lambda: next(seconds) / 10)
    performance_benchmark(env("saludos", 3))
    assert "turns per second" in capsys.readouterr().out


def test_a_victory_is_shared_by_all_who_win() -> None:
    table = Table("saludos", 3)
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        assert observation is not None
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated else int(legal[0]))
    assert sum(total.values()) == pytest.approx(1)
