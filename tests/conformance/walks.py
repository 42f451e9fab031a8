"""Random games, decision by decision, for tests that hold at every one of them."""

from collections.abc import Iterator
from random import Random

from stammtisch import CHANCE, AnyGame, Move, State, Table, games
from stammtisch import game as find
from tests.example import pizza

TABLES = [
    (kind.name, players)
    for kind in (*map(find, games()), pizza.GAME)
    for players in range(kind.fewest, kind.most + 1)
]
"""Every game with every number of players it allows; the example keeps the contract too."""


def table(name: str, players: int, random: Random) -> Table:
    """A table whose chance follows from the test's own randomness."""
    return Table.new(find(name), players, seed=random.randbytes(32))


def some_seat(state: State, random: Random) -> int:
    """Mostly a seat the table waits for; now and then one that is merely free to act."""
    if state.pending != (CHANCE,) and random.random() < 0.2:
        return random.choice(state.may_act)
    return random.choice(state.pending)


def some_move(state: State, random: Random) -> tuple[int, Move]:
    """A legal move of some seat."""
    seat = some_seat(state, random)
    move = state.sample(seat, random)
    if move is None:
        assert seat not in state.pending, "a pending seat always has a move"
        return some_move(state, random)
    return seat, move


def walk(game: AnyGame, players: int, random: Random) -> Iterator[tuple[State, int, Move]]:
    """Every decision of a random game: the state, and the move about to be played there."""
    state = game.start(players)
    while state.result is None:
        seat, move = some_move(state, random)
        yield state, seat, move
        state.play(seat, move)
