"""Prints logs of random games, one after another, for one build to be held against the other."""

import sys
from random import Random

from stammtisch import CHANCE, Move, Table, game, games
from stammtisch.core.build import build
from stammtisch.core.codec import encode


def play(name: str, players: int, seed: int) -> None:
    """Play a game and print, for every move, the move, its events and the state that follows."""
    random = Random(seed)
    table = Table.new(game(name), players, seed=random.randbytes(32))
    while table.state.result is None:
        free = table.state.pending if random.random() < 0.8 else table.state.may_act
        seat = free[int(random.random() * len(free))]
        move: Move | None = table.state.sample(seat, random)
        if move is None:
            continue
        for happening in table.play(seat, move):
            print(encode(happening).decode())
        print(encode(table.state.save()).decode())
        print(encode(table.state.view(None if seat == CHANCE else seat)).decode())
    print(encode(table.reveal().footer).decode())


if __name__ == "__main__":
    print(build(), file=sys.stderr)
    for name in games():
        kind = game(name)
        for players in range(kind.fewest, kind.most + 1):
            for seed in range(int(sys.argv[1])):
                play(name, players, seed)
