"""Engines that can play a random game to its end: ours, and those of others where installed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

from stammtisch import CHANCE, game, games
from stammtisch.core.build import build

Play = Callable[[Random], int]
"""Plays one random game and returns the number of players' decisions."""


@dataclass(frozen=True)
class Contestant:
    """One game of one engine."""

    name: str
    language: str
    """What the engine is written in."""
    play: Play
    midgame: Callable[[Random], Any]
    """A position from the middle of a game."""
    copy: Callable[[Any], Any] | None
    peer: str = ""
    """The other engine's game that this one is held against."""


PEERS = {
    "saludos": "OpenSpiel negotiation",
    "koalition": "OpenSpiel hearts",
    "greentown": "Catanatron",
}


def contestants() -> Iterator[Contestant]:
    """Everything that can be measured here."""
    for name in games():
        kind = game(name)
        for players in dict.fromkeys((kind.fewest, kind.recommended[0], kind.most)):
            yield ours(name, players)
    if find_spec("pyspiel"):
        for name in ("negotiation", "bargaining", "hearts"):
            yield open_spiel(name)
    if find_spec("catanatron"):
        yield catanatron()
    if find_spec("rlcard"):
        yield rlcard()


def ours(name: str, players: int) -> Contestant:
    """A game of Stammtisch through its public interface, every move checked."""
    kind = game(name)

    def play(random: Random) -> int:
        state = kind.start(players)
        decisions = 0
        while pending := state.pending:
            seat = pending[int(random.random() * len(pending))]
            move = state.sample(seat, random)
            assert move is not None
            state.play(seat, move)
            decisions += seat != CHANCE
        return decisions

    def midgame(random: Random) -> Any:
        half = play(Random(1)) // 2
        state = kind.start(players)
        random = Random(1)
        while half and state.pending:
            pending = state.pending
            seat = pending[int(random.random() * len(pending))]
            move = state.sample(seat, random)
            assert move is not None
            state.play(seat, move)
            half -= seat != CHANCE
        return state

    return Contestant(
        f"{name}, {players} players",
        build(),
        play,
        midgame,
        lambda s: s.copy(),
        PEERS.get(name, ""),
    )


def open_spiel(name: str) -> Contestant:
    import pyspiel

    kind = pyspiel.load_game(name)

    def step(state: Any, random: Random) -> int:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
            return 0
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
        return 1

    def play(random: Random) -> int:
        state = kind.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state, random)
        return decisions

    def midgame(random: Random) -> Any:
        half = play(Random(1)) // 2
        state = kind.new_initial_state()
        random = Random(1)
        while half and not state.is_terminal():
            half -= step(state, random)
        return state

    return Contestant(f"OpenSpiel {name}", "C++", play, midgame, lambda s: s.clone())


def catanatron() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    def play(random: Random) -> int:
        match = Game([RandomPlayer(color) for color in Color], seed=random.randrange(2**31))
        decisions = 0
        while match.winning_color() is None and match.state.num_turns < 1000:
            match.play_tick()
            decisions += 1
        return decisions

    def midgame(random: Random) -> Any:
        match = Game([RandomPlayer(color) for color in Color], seed=1)
        for _ in range(150):
            match.play_tick()
        return match

    return Contestant("Catanatron", "Python", play, midgame, lambda match: match.copy())


def rlcard() -> Contestant:
    from rlcard.envs.registration import make

    environment = make("uno")

    def play(random: Random) -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return Contestant("RLCard uno", "Python", play, lambda random: None, None)
