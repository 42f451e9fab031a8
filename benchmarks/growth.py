"""How cost grows: with the players, in the course of a game, in memory, and over the cores.

Each build of the engine is measured in a process of its own; seconds are those of the processor,
but where several processes play. `--draw` draws the plots of
docs/performance.md from the figures.
"""

import argparse
import os
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.contestants import ours
from stammtisch import CHANCE, State, game, games
from stammtisch.batch import Batch
from stammtisch.core.build import build

HOUSE = Path(__file__).resolve().parent.parent
BUILDS = (HOUSE / "src", HOUSE / "build/compiled")
PARTS = 20
"""Into so many parts the course of a game is cut."""
COPIES = 300
GAMES_AT_ONCE = 512


class Figures(msgspec.Struct):
    """What one build reaches, game by game."""

    build: str
    players: dict[str, dict[int, float]] = {}
    """Decisions a second by number of players."""
    course: dict[str, list[tuple[int, float]]] = {}
    """Decisions a second after so many decisions, with the players recommended first."""
    memory: dict[str, dict[int, tuple[float, float]]] = {}
    """Bytes of a copied state, and of one that shares nothing, by number of players."""
    cores: dict[str, dict[int, float]] = {}
    """Turns a second of a batch, by number of processes."""


def step(state: State, random: Random) -> bool:
    """Play on at random; whether it was a player's decision."""
    pending = state.pending
    seat = pending[int(random.random() * len(pending))]
    move = state.sample(seat, random)
    assert move is not None
    state.play(seat, move)
    return seat != CHANCE


def pace(name: str, players: int, seconds: float) -> float:
    """Decisions a second over whole games; the median of three rounds."""
    play = ours(name, players).play
    random = Random(1)
    found = []
    for _ in range(3):
        decisions = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds / 3:
            decisions += play(random)
        found.append(decisions / spent)
    return sorted(found)[1]


def course(name: str, players: int, seconds: float) -> list[tuple[int, float]]:
    """Decisions a second in each part of a game, as far as at least half of the games went."""
    kind = game(name)
    random = Random(1)
    stride = max(1, ours(name, players).play(random) // PARTS)
    spent: list[float] = []
    times: list[int] = []
    played = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        state = kind.start(players)
        played += 1
        part = decisions = 0
        begin = time.process_time()
        while state.pending:
            decisions += step(state, random)
            if decisions == stride:
                now = time.process_time()
                if part == len(spent):
                    spent.append(0.0)
                    times.append(0)
                spent[part] += now - begin
                times[part] += 1
                part += 1
                decisions = 0
                begin = now
    return [
        (stride * part, stride * count / took)
        for part, (took, count) in enumerate(zip(spent, times, strict=True))
        if 2 * count >= played
    ]


def memory(name: str, players: int) -> tuple[float, float]:
    """Bytes of a copy of a state from the middle of a game, and of one restored from its data."""
    state = ours(name, players).midgame(Random(1))
    kind = game(name)
    data = kind.read_snapshot.decode(msgspec.json.encode(state.save()))
    tracemalloc.start()
    begin = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(COPIES)]
    middle = tracemalloc.get_traced_memory()[0]
    restored = [kind.restore(data) for _ in range(COPIES)]
    end = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (middle - begin) / len(copies), (end - middle) / len(restored)


def cores(name: str, players: int, processes: int, seconds: float) -> float:
    """Turns a second of a batch of games that is played at random."""
    random = np.random.default_rng(1)
    with Batch(name, players, GAMES_AT_ONCE, processes=processes) as batch:
        turn = batch.reset(seed=1)
        noise = random.random(turn.masks.shape, np.float32)
        turns = 0
        begin = time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            turn = batch.step(np.argmax(turn.masks * noise, axis=1))
            noise = np.roll(noise, 1, axis=1)
            turns += GAMES_AT_ONCE
    return turns / spent


def measure(seconds: float) -> Figures:
    """All figures of the build that runs here."""
    found = Figures(build())
    processes = sorted({1, 2, os.cpu_count() or 1})
    for name in games():
        kind = game(name)
        table = kind.recommended[0]
        sizes = range(kind.fewest, kind.most + 1)
        found.players[name] = {players: pace(name, players, seconds) for players in sizes}
        found.course[name] = course(name, table, seconds)
        found.memory[name] = {players: memory(name, players) for players in sizes}
        found.cores[name] = {count: cores(name, table, count, seconds) for count in processes}
    return found


def everything(seconds: float) -> list[Figures]:
    """The figures of each build that is there, each from a process of its own."""
    found = []
    for package in BUILDS:
        if (package / "stammtisch").is_dir():
            told = subprocess.run(
                [sys.executable, "-m", "benchmarks.growth", "--measure", f"--seconds={seconds}"],
                env=os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{HOUSE}"},
                check=True,
                stdout=subprocess.PIPE,
            ).stdout
            found.append(msgspec.json.decode(told, type=Figures))
    return found


def report(figures: Figures) -> Table:
    """One build's figures, a line for each game and number of players."""
    table = Table(title=f"How cost grows, {figures.build}")
    for heading in ("game", "players", "decisions/s", "a copy", "a state alone", "batch turns/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, paces in figures.players.items():
        for players, speed in paces.items():
            copy, alone = figures.memory[name][players]
            batch = ", ".join(
                f"{speed:,.0f} on {count}" for count, speed in figures.cores[name].items()
            )
            table.add_row(
                name,
                str(players),
                f"{speed:,.0f}",
                f"{copy:,.0f} B",
                f"{alone:,.0f} B",
                batch if players == game(name).recommended[0] else "",
            )
        table.add_section()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--measure", action="store_true", help="this build alone, as JSON")
    parser.add_argument("--draw", action="store_true", help="draw the plots of the documentation")
    asked = parser.parse_args()
    if asked.measure:
        sys.stdout.buffer.write(msgspec.json.encode(measure(asked.seconds)))
        return
    found = everything(asked.seconds)
    for figures in found:
        Console(width=120).print(report(figures))
    if asked.draw:
        from benchmarks.drawing import draw

        draw(found, HOUSE / "docs/images")


if __name__ == "__main__":
    main()
