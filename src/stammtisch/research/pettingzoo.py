"""Every game as a PettingZoo environment: agents take turns, and a mask says what is legal.

An agent is `seat_0`, `seat_1` and so on. Observations are dictionaries of `observation`, the tensor
described by `Rules.layout`, and `action_mask`. Rewards come with the end: a victory is worth 1,
shared among the winners.
"""

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.core.game import Options
from stammtisch.research.rounds import OVER, Rounds, Rules

Observation = dict[str, NDArray[Any]]


class Table(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game in PettingZoo's words."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "stammtisch_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, render_mode)
        super().__init__()
        self.rules = Rules(game, players, options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = Random()
        self._observations = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.rules.width,), np.float32),
                "action_mask": Box(0, 1, (self.rules.menu.size,), np.int8),
            }
        )
        self._actions = {agent: Discrete(self.rules.menu.size) for agent in self.possible_agents}
        self._nothing = np.zeros(self.rules.menu.size, np.int8)
        self._rounds: Rounds

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; with a seed, chance comes out the same each time."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rounds = self.rules.start()
        self._rounds.draw(self._random)
        self.agent_selection = self.possible_agents[self._rounds.speaker]

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do if it is its turn."""
        rounds = self._rounds
        seat = self._seats[agent]
        mask = self._nothing.copy()
        if seat == rounds.speaker:
            mask[list(rounds.choices)] = 1
        seen = np.array(self.rules.observe(rounds.state, seat), np.float32)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is, and the chance that follows."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action: it is still in the game")
        rounds = self._rounds
        self._cumulative_rewards[agent] = 0.0
        rounds.act(int(action))
        rounds.draw(self._random)
        if rounds.speaker != OVER:
            self.agent_selection = self.possible_agents[rounds.speaker]
            return
        for seat, won in enumerate(rounds.rewards()):
            self.rewards[self.possible_agents[seat]] = won
            self.terminations[self.possible_agents[seat]] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The state of the game in a line, for those who debug a learner."""
        if self.render_mode is None:
            return None
        rounds = self._rounds
        choices = ", ".join(map(self.rules.menu.label, rounds.choices))
        return f"{self.agent_selection}: {choices}"

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, players: int, **settings: Any) -> Any:
    """The environment with PettingZoo's usual guards against mistakes in its use."""
    table = Table(game, players, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))
