"""The route finder on positions from self-play, beside OR-Tools CP-SAT.

Run as `python -m benchmarks.greentown_routes`; with `--record` it plays new positions first.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.greentown_solver import solve
from stammtisch import CHANCE, game
from stammtisch.bots import Clock, make_bot
from stammtisch.bots.bot import TEMPERAMENTS
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.phases.phase import EXCURSION, MARKER
from stammtisch.games.greentown.routes import LEAD, OWN_INCOME, best_excursions
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import Town
from tests.games.greentown.towns import lattice_town

POSITIONS: Final = Path(__file__).parent / "greentown_positions.json"
SEATS: Final = 4
EARLY, MIDDLE = 16, 26
"""Tiles up to which a town counts as early or middle."""
PATIENCE: Final = 10.0
LEVELS: Final = {"planned": ("hard", "normal"), "hasty": ("easy",)}
"""Whose play counts as sensible, and the bots of it."""


class Position(msgspec.Struct, frozen=True):
    """A traveller's question: whose play it comes from, the town, the card, the seat."""

    play: str
    cells: tuple[int, ...]
    roads: tuple[int, ...]
    pieces: tuple[int, ...]
    stops: int
    least: tuple[int, ...]
    most: tuple[int, ...]
    seat: int

    @property
    def town(self) -> Town:
        return Town(self.cells, self.roads, self.pieces)

    @property
    def card(self) -> VisitorCard:
        return VisitorCard("", self.stops, self.least, self.most)

    @property
    def stage(self) -> str:
        """How far the town has grown, and whether it stands half empty."""
        if self.pieces.count(0) * 3 >= len(self.pieces):
            return "many empty"
        tiles = len(self.pieces)
        return "early" if tiles <= EARLY else "middle" if tiles <= MIDDLE else "late"


def record(each: int) -> list[Position]:
    """New positions: of bots that plan, of beginners, of chance, and of chance that builds next to
    nothing."""
    found: list[Position] = []
    for play in ("planned", "hasty", "random", "empty"):
        wanted = dict.fromkeys(("early", "middle", "late", "many empty"), each)
        for seed in range(60):
            for position in _game(play, seed):
                if wanted[position.stage] > 0:
                    wanted[position.stage] -= 1
                    found.append(position)
            if not any(wanted.values()):
                break
    return found + lattices()


def lattices() -> list[Position]:
    """Towns worse than any game: full hexagons of 37 tiles, half of them without a sight."""
    found: list[Position] = []
    for degree in (3.2, 4.0):
        for seed in range(8):
            town = lattice_town(Random(f"{degree}/{seed}"), 3, degree, 20, SEATS)
            card = ((1, 1, 1, 0), (3, 2, 1, 3))
            found.append(
                Position(f"lattice {degree}", town.cells, town.roads, town.pieces, 8, *card, 0)
            )
    return found


def _game(play: str, seed: int) -> list[Position]:
    """Some positions from one game, in which somebody is about to travel or to choose."""
    random = Random(f"{play}/{seed}")
    greentown = game("greentown")
    state = greentown.start(SEATS)
    assert isinstance(state, Greentown)
    bots = [
        make_bot(
            f"greentown:{random.choice(LEVELS[play])}:{random.choice(TEMPERAMENTS)}",
            seat,
            Random(f"{seed}/{seat}"),
        )
        for seat in range(SEATS if play in LEVELS else 0)
    ]
    met: list[Position] = []
    while state.result is None:
        seat = state.pending[0]
        if state.phase in (MARKER, EXCURSION) and random.random() < 0.3:
            card = state.box.visitors[state.cards[seat]]
            town = state.town
            met.append(
                Position(
                    play,
                    town.cells,
                    town.roads,
                    town.pieces,
                    card.stops,
                    card.least,
                    card.most,
                    seat,
                )
            )
        if bots and seat != CHANCE:
            move = bots[seat].decide(state.view(seat), Clock(last_call=True))
        elif play == "empty" and state.phase_name == "site" and random.random() < 0.7:
            move = state.default(seat)
        else:
            move = state.sample(seat, random)
        assert move is not None
        state.play(seat, move)
    random.shuffle(met)
    return met[:4]


def measure(positions: Sequence[Position], solver: bool) -> list[dict[str, float]]:
    """Milliseconds, nodes and proofs for each position and objective."""
    rows: list[dict[str, float]] = []
    for position in positions:
        town, card = position.town, position.card
        for lead in (False, True):
            costs = []
            for _ in range(3):
                begin = process_time()
                search = best_excursions(
                    town, card, position.seat, SEATS, LEAD if lead else OWN_INCOME
                )
                costs.append((process_time() - begin) * 1000)
            row = {"ms": min(costs), "nodes": search.nodes, "proven": search.proven}
            if solver:
                begin = process_time()
                worth, proven = solve(town, card, position.seat, SEATS, lead, PATIENCE)
                row["solver ms"] = (process_time() - begin) * 1000
                row["solver proven"] = proven
                mine = search.excursions[0].worth if search.excursions else None
                if proven and search.proven and mine != worth:
                    raise SystemExit(f"finder {mine}, solver {worth} for {position}")
            rows.append(row)
    return rows


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def report(positions: Sequence[Position], solver: bool) -> Table:
    """One line for each stage of each kind of play, and one for all."""
    table = Table("play", "stage", "questions", "median ms", "p99 ms", "max ms", "nodes", "proven")
    if solver:
        table.add_column("CP-SAT median ms")
        table.add_column("CP-SAT p99 ms")
        table.add_column("times faster")
    groups: dict[tuple[str, str], list[Position]] = {}
    for position in positions:
        groups.setdefault((position.play, position.stage), []).append(position)
    everything: list[dict[str, float]] = []
    sensible: list[dict[str, float]] = []
    for (play, stage), group in groups.items():
        rows = measure(group, solver)
        everything += rows
        sensible += rows if play in LEVELS else []
        table.add_row(play, stage, *_figures(rows, solver))
    table.add_section()
    table.add_row("sensible", "all", *_figures(sensible, solver))
    table.add_row("all", "all", *_figures(everything, solver))
    return table


def _figures(rows: Sequence[dict[str, float]], solver: bool) -> list[str]:
    ms = [row["ms"] for row in rows]
    figures = [
        str(len(rows)),
        f"{median(ms):.2f}",
        f"{share(ms, 0.99):.1f}",
        f"{max(ms):.1f}",
        f"{median(row['nodes'] for row in rows):,.0f}",
        f"{sum(row['proven'] for row in rows) / len(rows):.1%}",
    ]
    if solver:
        theirs = [row["solver ms"] for row in rows]
        figures += [
            f"{median(theirs):.0f}",
            f"{share(theirs, 0.99):.0f}",
            f"{median(theirs) / median(ms):.0f}",
        ]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", type=int, metavar="EACH", help="play new positions first")
    parser.add_argument("--no-solver", action="store_true", help="the route finder alone")
    chosen = parser.parse_args()
    if chosen.record:
        POSITIONS.write_bytes(msgspec.json.encode(record(chosen.record)))
    positions = msgspec.json.decode(POSITIONS.read_bytes(), type=list[Position])
    Console(width=150).print(report(positions, not chosen.no_solver))


if __name__ == "__main__":
    main()
