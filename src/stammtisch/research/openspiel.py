"""Every game in OpenSpiel: after `register()`, `pyspiel.load_game("stammtisch_saludos")`.

Chance is explicit. Phases in which several may act are played one seat after another, as `rounds`
has it. Actions are the numbers of the menu, and one more for a move that is not on it: an
ActionStruct holds a whole move, and whatever the rules allow can be played as one. Returns share
one victory among the winners, so the games are constant-sum.

Observations are a seat's view: its JSON as the string, the fixed layout of the game's guide as the
tensor. The information state is everything the seat was told so far: all of it as the string; as
the tensor what it sees now and the latest events, as many as the parameter `memory` says.
"""

import json
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from stammtisch import CHANCE, Event, Move, games
from stammtisch import game as find
from stammtisch.core.codec import encode
from stammtisch.research.layout import Block
from stammtisch.research.memory import Memory, Told, latest_first
from stammtisch.research.menu import WAIT
from stammtisch.research.rounds import OVER
from stammtisch.research.rules import Rules

MOST_OUTCOMES = 128
"""No chance move of any game has more outcomes; an outcome's number is its place among them."""
EVENTS = 64
"""The latest events in the tensor of an information state, unless the game is loaded otherwise."""
WAITING = {"move": "Wait"}
"""The struct of the one action that is no move."""


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": kind.recommended[0], "memory": EVENTS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with so many players; each game is registered as a subclass."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        players = asked.get("players", find(self.name).recommended[0])
        events = asked.get("memory", EVENTS)
        self.rules = Rules(self.name, players)
        self.memory = Memory(self.rules.game, players, events)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.menu.size + 1,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.rules.most_turns,
        )
        super().__init__(self.kind, info, {"players": players, "memory": events})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observations have no parameters, so {params} can't be used")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.rules, self.memory if recall else None)

    def action_struct(self, fields: dict[str, Any]) -> Any:
        """An ActionStruct of one's own: a move as the protocol has it, on the menu or not."""
        return _Named(self, fields).action_to_struct(0)

    def action_struct_spec(self) -> tuple[str, str]:
        """The JSON Schema of a move, and an example."""
        schema = msgspec.json.schema(self.rules.game.move)
        return json.dumps(schema), json.dumps(WAITING)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._rounds = game.rules.start()
        self._named: Move | None = None
        """A legal move that is not on the menu and was named in a struct."""
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
        if player != self._rounds.speaker:
            return []
        named = [] if self._named is None else [self._rules.menu.size]
        return sorted(self._rounds.choices) + named

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self._rounds.state.outcomes()]
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        rounds = self._rounds
        if rounds.speaker == CHANCE:
            self._tell(rounds.chance(rounds.state.outcomes()[action][0]))
        elif action == self._rules.menu.size and self._named is not None:
            self._tell(rounds.play(self._named))
        else:
            self._tell(rounds.act(action))
        self._named = None

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self.told = tuple(
                Told(heard, event) if event.to in (None, seat) else heard
                for seat, heard in enumerate(self.told)
            )

    def _action_to_string(self, player: int, action: int) -> str:
        rounds = self._rounds
        if player == CHANCE:
            return encode(rounds.state.outcomes()[action][0]).decode()
        move = rounds.choices.get(action) if player == rounds.speaker else None
        if action == self._rules.menu.size:
            return encode(self._named).decode() if self._named else "Not on the menu"
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
        # What the others were told in truth is no business of the one who imagines.
        twin.told = tuple(
            heard if seat == player else Told(None, twin._rounds.state.view(seat))
            for seat, heard in enumerate(self.told)
        )
        return twin

    # Structs

    def _action_to_struct(self, player: int, action: int) -> Any:
        rounds = self._rounds
        if player == CHANCE:
            return msgspec.to_builtins(rounds.state.outcomes()[action][0])
        move = self._named if action == self._rules.menu.size else rounds.move(action)
        return WAITING if move is None else msgspec.to_builtins(move)

    def _struct_to_actions(self, fields: dict[str, Any]) -> list[int]:
        """The number of a move: its own on the menu, or else the last one, kept for it."""
        if fields == WAITING:
            return [WAIT]
        rounds = self._rounds
        move: Move = msgspec.convert(fields, self._rules.game.move)
        if rounds.speaker == CHANCE:
            outcomes = [outcome for outcome, _ in rounds.state.outcomes()]
            return [outcomes.index(move)]
        for number, meant in rounds.choices.items():
            if meant == move:
                return [number]
        legal = rounds.state.refusal(rounds.speaker, move) is None
        if legal:
            open_number = self._rules.menu.number_of(rounds.state, rounds.speaker, move)
            if open_number is not None:
                return [open_number]
        self._named = move if legal else None
        return [self._rules.menu.size]

    def _to_struct(self) -> Any:
        return msgspec.to_builtins(self._rounds.state.save())

    def _to_observation_struct(self, player: int) -> Any:
        return msgspec.to_builtins(self._rounds.state.view(player))

    # For observers

    def view(self, player: int) -> str:
        """What a seat sees now, as JSON."""
        return encode(self._rounds.state.view(player)).decode()

    def numbers(self, player: int) -> NDArray[np.float32]:
        """What a seat sees now, as a tensor."""
        return self._rules.observe(self._rounds.state, player)

    def __str__(self) -> str:
        return encode(self._rounds.state.save()).decode()


class _Named(pyspiel.State):  # type: ignore[misc]
    """No game: it lends its one struct, since pyspiel makes them for states only."""

    def __init__(self, game: SpielGame, fields: dict[str, Any]) -> None:
        super().__init__(game)
        self.fields = fields

    def current_player(self) -> int:
        return 0

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.fields


class Observer:
    """Sets a tensor, or makes a string, of what a player may know; of all of it, with a memory."""

    def __init__(self, rules: Rules, memory: Memory | None) -> None:
        self._width = rules.width
        self._memory = memory
        self.layout: tuple[Block, ...] = (*rules.layout, *(memory.layout if memory else ()))
        self.tensor = np.zeros(sum(block.size for block in self.layout), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for block in self.layout:
            self.dict[block.name] = self.tensor[at : at + block.size]
            at += block.size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[: self._width] = state.numbers(player)
        if self._memory is not None:
            told = state.told[player]
            self.tensor[self._width] = (told.length if told else 0) / self._memory.events
            self.tensor[self._width + 1 :] = self._memory.rows(told, player).ravel()

    def string_from(self, state: SpielState, player: int) -> str:
        if self._memory is None:
            return state.view(player)
        lines = [encode(event) for event in latest_first(state.told[player])]
        return b"\n".join(reversed(lines)).decode()


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
