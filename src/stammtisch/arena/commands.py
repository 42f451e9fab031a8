"""The commands of the arena: tournament, report, selfplay."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

if TYPE_CHECKING:
    from stammtisch.arena.plan import Duplicate
    from stammtisch.arena.statistics import Estimate, Summary

app = typer.Typer(rich_markup_mode="rich")

GameName = Annotated[str, typer.Option("--game", help="Which game is played.")]
Players = Annotated[int, typer.Option("--players", help="Seats at a table.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same results.")]
Effort = Annotated[float, typer.Option("--effort", help="How much bots think; 1 is live play.")]
Workers = Annotated[
    int, typer.Option("--workers", help="Processes to use; 0 for all cores.", min=0)
]
Ray = Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address.")]


@app.command()
def tournament(
    game_name: GameName = "saludos",
    players: Players = 5,
    bots: Annotated[
        str, typer.Option("--bots", help="The entrants: level or level:temperament, by commas.")
    ] = "normal,easy,random",
    field: Annotated[
        str | None, typer.Option("--field", help="Who fills the other seats; else the entrants.")
    ] = None,
    games: Annotated[int, typer.Option("--games", help="Games to play.")] = 1000,
    duplicate: Annotated[
        str,
        typer.Option("--duplicate", help="How deals are repeated: substitution, rotation, none."),
    ] = "substitution",
    seed: Seed = 1,
    effort: Effort = 1.0,
    budget: Annotated[
        float | None, typer.Option("--budget", help="Seconds a bot has for a move.")
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", help="Folder for the results; repeat it to go on.")
    ] = Path("tournament"),
    workers: Workers = 0,
    ray: Ray = None,
) -> None:
    """Play a tournament between bots; an interrupted one goes on where it was.

    Examples:
      stammtisch tournament --bots hard,normal,easy --games 3000
      stammtisch tournament --bots normal:greedy --field normal --out greed
    """
    from stammtisch.arena.plan import Plan
    from stammtisch.arena.run import Run
    from stammtisch.arena.statistics import summarise, times
    from stammtisch.arena.tables import arrow, write_matches, write_splits
    from stammtisch.arena.workers import cores
    from stammtisch.core.codec import encode

    entrants = _names(bots)
    plan = Plan(
        game=game_name,
        players=players,
        bots=entrants,
        field=_names(field) if field else tuple(dict.fromkeys(entrants)),
        games=games,
        seed=seed,
        duplicate=_duplicate(duplicate),
        effort=effort,
        budget=budget,
    )
    arrow()  # what is missing is said before hours of play, not after
    run = Run.begin(out, plan)
    with _bar("playing") as moved:
        run.play(workers or cores(), ray, moved)
    chunks = run.results()
    summary = summarise(plan, chunks)
    (out / "summary.json").write_bytes(encode(summary) + b"\n")
    (out / "times.json").write_bytes(encode(times(chunks)) + b"\n")
    write_matches(chunks, out / "matches.parquet")
    write_splits(chunks, out / "splits.parquet")
    _show(summary)


@app.command()
def report(
    folder: Annotated[Path, typer.Argument(help="The folder of a tournament.")],
    out: Annotated[
        Path | None, typer.Option("--out", help="Where to write the page; else in the folder.")
    ] = None,
) -> None:
    """Make an HTML page with plots of a tournament.

    Example:
      stammtisch report greed
    """
    from stammtisch.arena.report import page
    from stammtisch.arena.run import OtherPlan, Run
    from stammtisch.arena.statistics import summarise, times

    run = Run.open(folder)
    chunks = run.results()
    if not chunks:
        raise OtherPlan(f"{folder} has no results yet: play the tournament first")
    path = out or folder / "report.html"
    path.write_text(page(summarise(run.plan, chunks), times(chunks)), encoding="utf-8")
    Console().print(f"The report is in {path}.")


@app.command()
def selfplay(
    game_name: GameName = "saludos",
    players: Players = 5,
    bots: Annotated[str, typer.Option("--bots", help="Who plays, by commas.")] = "random",
    games: Annotated[int, typer.Option("--games", help="Games to play.")] = 1000,
    seed: Seed = 1,
    effort: Effort = 1.0,
    out: Annotated[Path, typer.Option("--out", help="Folder for the Parquet files.")] = Path(
        "selfplay"
    ),
    workers: Workers = 0,
    ray: Ray = None,
) -> None:
    """Write games as Parquet, one row a decision: view, move, outcome.

    Example:
      stammtisch selfplay --game koalition --bots normal --games 500
    """
    from stammtisch.arena.selfplay import SelfPlay, check, self_play
    from stammtisch.arena.tables import arrow
    from stammtisch.arena.workers import cores

    plan = SelfPlay(
        game=game_name,
        players=players,
        bots=_names(bots),
        games=games,
        seed=seed,
        effort=effort,
    )
    check(plan)
    arrow()
    out.mkdir(parents=True, exist_ok=True)
    with _bar("playing") as moved:
        rows = self_play(plan, out, workers or cores(), ray, moved)
    Console().print(f"{rows} decisions are in {out}.")


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _duplicate(text: str) -> "Duplicate":
    from stammtisch.core.game import BadSetup

    match text:
        case "substitution" | "rotation" | "none":
            return text
    raise BadSetup(f"deals are repeated by substitution, rotation or none, not by {text!r}")


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the terminal's error channel; calls move it."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(what, total=None)

        def moved(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield moved


def _show(summary: "Summary") -> None:
    from rich.table import Table

    table = Table("bot", "games", "win share", "× fair share", "score", "rating")
    for bot, share in summary.shares.items():
        rating = summary.ratings.get(bot)
        table.add_row(
            bot,
            str(share.games),
            _interval(share, 3),
            _interval(summary.against_fair[bot], 2),
            f"{summary.scores[bot].mean:.1f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}" if rating else "",
        )
    Console().print(table)
    for pair, gap in summary.differences.items():
        Console().print(f"{pair}, paired by deal: {_interval(gap, 3)}")


def _interval(e: "Estimate", digits: int) -> str:
    return f"{e.mean:.{digits}f} ({e.low:.{digits}f} to {e.high:.{digits}f})"
