"""Thousands of games at once, stepped with NumPy arrays, on every core of the machine.

    with Batch("saludos", 4, games=4096) as batch:
        turn = batch.reset(seed=1)
        while learning:
            turn = batch.step(policy(turn.observations, turn.masks))

Each game has one seat to move. A game that ends begins anew at once; what its seats have won is in
`rewards` of the step that ended it. The games are the same as everywhere: every action is checked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from os import cpu_count
from random import Random
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from stammtisch.core.game import Options
from stammtisch.research.rounds import OVER, Rounds
from stammtisch.research.rules import Rules


@dataclass(frozen=True, slots=True)
class Turn:
    """Where all games stand; the arrays are overwritten by the next step."""

    seats: NDArray[np.int8]
    """(games,) whose turn it is."""
    observations: NDArray[np.float32]
    """(games, width) what that seat sees, as `Rules.layout` describes it."""
    masks: NDArray[np.bool_]
    """(games, actions) what that seat may do."""
    rewards: NDArray[np.float32]
    """(games, players) what each seat has just won; all zero unless the game has just ended."""
    ended: NDArray[np.bool_]
    """(games,) whether the game before this turn has just ended."""

    def part(self, first: int, last: int) -> "Turn":
        """The same arrays, for some of the games."""
        return Turn(*(getattr(self, name)[first:last] for name in Turn.__slots__))


class Batch:
    """Many games of one kind, played in as many processes as there are cores."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        options: Options | None = None,
        processes: int | None = None,
    ) -> None:
        self.rules = Rules(game, players, options)
        self.games = games
        workers = min(processes or cpu_count() or 1, games)
        self._memory = SharedMemory(create=True, size=_bytes(self.rules, games))
        self.turn = _arrays(self.rules, games, self._memory)
        self._actions = np.ndarray(games, np.int32, self._memory.buf)
        edges = [games * worker // workers for worker in range(workers + 1)]
        context = get_context("spawn")
        self._pipes: list[Connection] = []
        self._workers = []
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            job = (theirs, self._memory.name, game, players, options, games, first, last)
            worker = context.Process(target=_work, args=job, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def reset(self, seed: int) -> Turn:
        """Begin all games; with the same seed and actions they go the same way, on any machine."""
        return self._all(("reset", seed))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Turn:
        """Play one action in every game; raise ValueError, naming the game, if one is illegal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, not an array of {chosen.shape}")
        self._actions[:] = chosen
        return self._all(("step", 0))

    def close(self) -> None:
        """Stop the processes and free the arrays."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []
        del self.turn, self._actions
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _all(self, order: tuple[str, int]) -> Turn:
        for pipe in self._pipes:
            pipe.send(order)
        wrong = [answer for pipe in self._pipes if (answer := pipe.recv())]
        if wrong:
            raise ValueError(wrong[0])
        return self.turn


class Share:
    """The games of one process, whose turns are written to their part of the arrays."""

    def __init__(self, rules: Rules, turn: Turn, first: int) -> None:
        self.rules = rules
        self.turn = turn
        self.first = first
        self.rounds: list[Rounds] = []
        self.randoms: list[Random] = []

    def reset(self, seed: int) -> None:
        games = range(self.first, self.first + len(self.turn.seats))
        self.randoms = [Random(f"{seed}/{game}") for game in games]
        self.rounds = [self._begin(random) for random in self.randoms]
        self.turn.rewards[:] = 0
        self.turn.ended[:] = False
        for place, rounds in enumerate(self.rounds):
            self._show(place, rounds)

    def step(self, actions: Sequence[int]) -> None:
        turn = self.turn
        turn.rewards[:] = 0
        turn.ended[:] = False
        for place, action in enumerate(actions):
            rounds = self.rounds[place]
            try:
                rounds.act(action)
            except ValueError as error:
                raise ValueError(f"game {self.first + place}: {error}") from error
            rounds.draw(self.randoms[place])
            if rounds.speaker == OVER:
                turn.rewards[place] = rounds.rewards()
                turn.ended[place] = True
                rounds = self.rounds[place] = self._begin(self.randoms[place])
            self._show(place, rounds)

    def _begin(self, random: Random) -> Rounds:
        rounds = self.rules.start()
        rounds.draw(random)
        return rounds

    def _show(self, place: int, rounds: Rounds) -> None:
        turn = self.turn
        turn.seats[place] = rounds.speaker
        turn.observations[place] = self.rules.observe(rounds.state, rounds.speaker)
        turn.masks[place] = np.frombuffer(rounds.mask(rounds.speaker), np.bool_)


def _work(
    pipe: Connection,
    memory_name: str,
    game: str,
    players: int,
    options: Options | None,
    games: int,
    first: int,
    last: int,
) -> None:
    """What one process does until its pipe is closed."""
    memory = SharedMemory(name=memory_name)
    rules = Rules(game, players, options)
    share = Share(rules, _arrays(rules, games, memory).part(first, last), first)
    actions = np.ndarray(games, np.int32, memory.buf)[first:last]
    while True:
        try:
            order, seed = pipe.recv()
        except EOFError:
            break
        try:
            share.reset(seed) if order == "reset" else share.step(actions.tolist())
            pipe.send("")
        except ValueError as error:
            pipe.send(str(error))
    del share, actions
    memory.close()


def _shapes(rules: Rules, games: int) -> list[tuple[tuple[int, ...], Any]]:
    return [
        ((games,), np.int8),
        ((games, rules.width), np.float32),
        ((games, rules.menu.size), np.bool_),
        ((games, rules.players), np.float32),
        ((games,), np.bool_),
    ]


def _arrays(rules: Rules, games: int, memory: SharedMemory) -> Turn:
    """The arrays of a turn in shared memory, after the actions at its beginning."""
    at = _aligned(4 * games)
    found = []
    for shape, kind in _shapes(rules, games):
        array: NDArray[Any] = np.ndarray(shape, kind, memory.buf, at)
        found.append(array)
        at += _aligned(array.nbytes)
    return Turn(*found)


def _bytes(rules: Rules, games: int) -> int:
    sizes = (int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in _shapes(rules, games))
    return _aligned(4 * games) + sum(map(_aligned, sizes))


def _aligned(size: int) -> int:
    return -(-size // 64) * 64
