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

from stammtisch.core.game import Options
from stammtisch.research.layout import MOST
from stammtisch.research.rounds import OVER, Rounds
from stammtisch.research.rules import Rules

Observation = dict[str, NDArray[Any]]


class Table(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """One game in PettingZoo's words.

    It guards itself against mistakes in its use, so it needs none of PettingZoo's wrappers, which
    would take longer than a turn of the game does.
    """

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
        scale = self.rules.scale
        self._scale = scale
        self._guide = self.rules.guide
        self._observations = Dict(
            {
                "observation": Box(np.zeros_like(scale), MOST * scale, dtype=np.float32),
                "action_mask": Box(0, 1, (self.rules.menu.size,), np.int8),
            }
        )
        self._actions = {agent: Discrete(self.rules.menu.size) for agent in self.possible_agents}
        self._rounds: Rounds

    def __getattr__(self, name: str) -> Any:
        """Whatever only a game in progress has is asked for too early."""
        raise AttributeError(f"there is no {name} before reset()")

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
        seen = np.frombuffer(self._guide.observe(rounds.state, seat), np.uint8)
        mask = np.frombuffer(rounds.mask(seat), np.int8)
        return {"observation": seen * self._scale, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is, and the chance that follows."""
        rounds = self._rounds
        agent = self.agent_selection
        if rounds.speaker == OVER:
            if not self.agents:
                raise ValueError("the game is over and everybody has left it: reset() begins one")
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action: it is still in the game")
        rounds.act(int(action))
        rounds.draw(self._random)
        if rounds.speaker != OVER:
            self.agent_selection = self.possible_agents[rounds.speaker]
            return
        self._cumulative_rewards[agent] = 0.0
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


def env(game: str, players: int, **settings: Any) -> Table:
    """The environment as PettingZoo's own modules offer theirs."""
    return Table(game, players, **settings)
