"""Shows a simulation: a progress bar while it runs, then tables of what came of it."""

import time
from collections import Counter

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch.arena.simulation import Simulation, Tally, check, simulate
from stammtisch.arena.workers import cores


def run(plan: Simulation, jobs: int) -> None:
    """Play and report. What depends on the machine goes to stderr, all else to stdout."""
    check(plan)
    aside = Console(stderr=True)
    total = Tally()
    started = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=aside,
        transient=True,
    ) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        for tally in simulate(plan, jobs or cores()):
            total.add(tally)
            progress.update(task, completed=total.games)
    seconds = time.perf_counter() - started
    _report(plan, total)
    speed = _sum(total.decisions) / seconds
    aside.print(f"{seconds:.1f} s, {speed:,.0f} decisions/s", style="dim", highlight=False)


def _report(plan: Simulation, total: Tally) -> None:
    console = Console(highlight=False)
    console.print(
        f"{total.games:,} games of {plan.game} for {plan.players}, seed {plan.seed}, "
        f"bots {', '.join(plan.bots)}"
    )
    lengths = _table("length", "shortest", "median", "mean", "longest")
    for name, counts in (("rounds", total.rounds), ("decisions", total.decisions)):
        if counts:
            lengths.add_row(
                name,
                str(min(counts)),
                str(_median(counts)),
                f"{_sum(counts) / total.games:.1f}",
                str(max(counts)),
            )
    console.print(lengths)
    endings = _table("ending", "games", "share")
    for ending, count in sorted(total.endings.items()):
        endings.add_row(ending, f"{count:,}", f"{count / total.games:.1%}")
    console.print(endings)
    seats = _table("seat", "mean score", "win share")
    for seat in range(plan.players):
        score = total.seat_scores[seat] / total.games
        won = sum(total.seat_wins[seat, n] / n for n in range(1, plan.players + 1))
        seats.add_row(str(seat), f"{score:.2f}", f"{won / total.games:.1%}")
    console.print(seats)
    if len(set(plan.bots)) > 1:
        console.print(_bots(plan, total))


def _bots(plan: Simulation, total: Tally) -> Table:
    """How each kind of bot did, in multiples of the win share of one among equals."""
    table = _table("bot", "seats", "mean score", "win share", "× fair")
    for bot in sorted(set(plan.bots)):
        seats = total.bot_seats[bot]
        if seats:
            won = sum(total.bot_wins[bot, n] / n for n in range(1, plan.players + 1)) / seats
            score = total.bot_scores[bot] / seats
            fair = f"{won * plan.players:.2f}"
            table.add_row(bot, f"{seats:,}", f"{score:.2f}", f"{won:.1%}", fair)
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def _sum(counts: Counter[int]) -> int:
    return sum(value * count for value, count in counts.items())


def _median(counts: Counter[int]) -> int:
    """The value in the middle, the lower one of two."""
    left = (counts.total() + 1) // 2
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    raise ValueError("nothing was counted")
