"""Every game in OpenSpiel: after `register()`, `pyspiel.load_game("stammtisch_saludos")`.

Chance is explicit. Phases in which several may act are played one seat after another, as `rounds`
has it. Actions are the numbers of the menu; an action's string is its move as JSON. Returns share
one victory among the winners, so the games are constant-sum.

Observations are a seat's view: its JSON as the string, the fixed layout of the game's guide as the
tensor. The information state is a string alone, everything the seat was told so far: a tensor of
that would have no bound worth having.
"""

from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stammtisch import CHANCE, Event, games
from stammtisch import game as find
from stammtisch.core.codec import encode
from stammtisch.research.rounds import OVER
from stammtisch.research.rules import Rules

MOST_OUTCOMES = 128
"""No chance move of any game has more outcomes; an outcome's number is its place among them."""


def game_type(name: str) -> Any:
    """What kind of game it is, in OpenSpiel's terms."""
    kind = find(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"stammtisch_{name}",
        long_name=kind.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=kind.most,
        min_num_players=kind.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.recommended[0]},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with so many players; each game is registered as a subclass."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = (params or {}).get("players", find(self.name).recommended[0])
        self.rules = Rules(self.name, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.menu.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.rules.most_turns,
        )
        super().__init__(self.kind, info, {"players": players})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observations have no parameters, so {params} can't be used")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, recall)


class Told:
    """An event that a seat was told of; a chain of them is shared by copies of a state."""

    __slots__ = ("before", "event")

    def __init__(self, before: "Told | None", event: bytes) -> None:
        self.before = before
        self.event = event

    def __deepcopy__(self, memo: object) -> "Told":
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._rounds = game.rules.start()
        self.told: tuple[Told | None, ...] = (None,) * game.rules.players
        """Per seat, the last event it was told of, and all before it."""

    def __deepcopy__(self, memo: object) -> "SpielState":
        twin: SpielState = self.clone()
        return twin

    def current_player(self) -> int:
        if self._rounds.speaker == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._rounds.speaker

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._rounds.choices) if player == self._rounds.speaker else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self._rounds.state.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        rounds = self._rounds
        if rounds.speaker == CHANCE:
            self._tell(rounds.chance(rounds.state.outcomes()[action][0]))
        else:
            self._tell(rounds.act(action))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            text = encode(event)
            self.told = tuple(
                Told(heard, text) if event.to in (None, seat) else heard
                for seat, heard in enumerate(self.told)
            )

    def _action_to_string(self, player: int, action: int) -> str:
        rounds = self._rounds
        if player == CHANCE:
            return encode(rounds.state.outcomes()[action][0]).decode()
        move = rounds.choices.get(action) if player == rounds.speaker else None
        return encode(move).decode() if move else self._rules.menu.label(action)

    def is_terminal(self) -> bool:
        return self._rounds.speaker == OVER

    def returns(self) -> list[float]:
        return self._rounds.rewards()

    def resample_from_infostate(self, player: int, random: Any) -> "SpielState":
        """A state that the player whose turn it is could be in as well, for searches."""
        if player != self._rounds.speaker:
            raise ValueError(f"player {player} can't search: it is not their turn")
        twin: SpielState = self.clone()
        twin._rounds = self._rounds.imagine(Random(random()))
        return twin

    def view(self, player: int) -> str:
        """What a seat sees now, as JSON."""
        return encode(self._rounds.state.view(player)).decode()

    def numbers(self, player: int) -> NDArray[np.float32]:
        """What a seat sees now, as a tensor."""
        return self._rules.observe(self._rounds.state, player)

    def __str__(self) -> str:
        return encode(self._rounds.state.save()).decode()


class Observer:
    """Sets a tensor, or makes a string, of what a player may know."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(rules.width, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            at = 0
            for block in rules.layout:
                self.dict[block.name] = self.tensor[at : at + block.size]
                at += block.size

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            lines = []
            told = state.told[player]
            while told is not None:
                lines.append(told.event)
                told = told.before
            return b"\n".join(reversed(lines)).decode()
        return state.view(player)


def register() -> list[str]:
    """Make every game known to `pyspiel.load_game`; the names it has there."""
    names = []
    for name in games():
        kind = game_type(name)
        names.append(f"stammtisch_{name}")
        if names[-1] not in pyspiel.registered_names():
            # A class, since pyspiel lets go of what it registered after Python has shut down.
            played = type(f"Spiel{name.title()}", (SpielGame,), {"name": name, "kind": kind})
            pyspiel.register_game(kind, played)
    return names
