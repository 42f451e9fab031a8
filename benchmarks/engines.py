"""Random self-play in one process: decisions a second, games a second, the cost of a copy.

The contestants take turns in short rounds, so that a noisy moment hits all of them; seconds are
those of the processor.
"""

import argparse
import statistics
import subprocess
import sys
import time
from random import Random

from rich.console import Console
from rich.table import Table

from benchmarks.contestants import Contestant, contestants


def round_of(contestant: Contestant, seconds: float, random: Random) -> tuple[float, float]:
    """Decisions and games a second, over whole games."""
    decisions = played = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += contestant.play(random)
        played += 1
    return decisions / spent, played / spent


def copy_cost(contestant: Contestant) -> float | None:
    """Microseconds for one copy of a position from the middle of a game."""
    if contestant.copy is None:
        return None
    position = contestant.midgame(Random(1))
    costs = []
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(300):
            contestant.copy(position)
        costs.append((time.perf_counter() - begin) / 300 * 1e6)
    return min(costs)


def import_cost() -> float:
    """Milliseconds that `import stammtisch` adds to starting Python, the best of several."""

    def start(code: str) -> float:
        costs = []
        for _ in range(7):
            begin = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            costs.append(time.perf_counter() - begin)
        return min(costs) * 1000

    return start("import stammtisch") - start("pass")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.7, help="length of one round")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    field = list(contestants())
    random = Random(1)
    speeds: dict[str, list[tuple[float, float]]] = {one.name: [] for one in field}
    for _ in range(asked.rounds):
        for one in field:
            speeds[one.name].append(round_of(one, asked.seconds, random))
    pace = {
        one.name: statistics.median(decisions for decisions, _ in speeds[one.name]) for one in field
    }
    table = Table(title="Random self-play, one core")
    for heading in (
        "engine",
        "written in",
        "decisions/s",
        "games/s",
        "copy µs",
        "against its peer",
    ):
        table.add_column(
            heading, justify="left" if heading in ("engine", "written in") else "right"
        )
    for one in sorted(field, key=lambda one: -pace[one.name]):
        cost = copy_cost(one)
        table.add_row(
            one.name,
            one.language,
            f"{pace[one.name]:,.0f}",
            f"{statistics.median(games for _, games in speeds[one.name]):,.1f}",
            f"{cost:.1f}" if cost is not None else "",
            f"{pace[one.name] / pace[one.peer]:.2f}× {one.peer}" if one.peer in pace else "",
        )
    Console(width=120).print(table)
    Console().print(f"import stammtisch: {import_cost():.0f} ms more than Python alone")


if __name__ == "__main__":
    main()
