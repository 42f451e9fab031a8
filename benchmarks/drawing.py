"""The plots of docs/performance.md, as SVG that is as light or dark as the reader's screen."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib
from matplotlib import pyplot

from stammtisch import game

if TYPE_CHECKING:
    from benchmarks.growth import Figures

LIGHT = {
    "paper": "#fbf6ea",
    "ink": "#2a211c",
    "muted": "#6b5b4d",
    "beer": "#b86e00",
    "felt": "#2c6a4b",
    "sky": "#2f6690",
}
DARK = {
    "paper": "#292220",
    "ink": "#f3e9d8",
    "muted": "#b9a993",
    "beer": "#f0a93a",
    "felt": "#6fbf93",
    "sky": "#8fc1e8",
}
LOOKS = {
    "saludos": (LIGHT["beer"], "o"),
    "koalition": (LIGHT["sky"], "s"),
    "greentown": (LIGHT["felt"], "^"),
}


def draw(found: list[Figures], folder: Path) -> None:
    """Draw every plot; where both builds were measured, the pure Python is dashed."""
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "stammtisch",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.facecolor": LIGHT["paper"],
            "figure.facecolor": LIGHT["paper"],
            "axes.edgecolor": LIGHT["muted"],
            "xtick.color": LIGHT["muted"],
            "ytick.color": LIGHT["muted"],
            "axes.labelcolor": LIGHT["ink"],
            "text.color": LIGHT["ink"],
            "font.family": "sans-serif",
            "font.size": 10,
        }
    )
    speed = "thousand decisions a second"
    players = [{name: list(table.items()) for name, table in one.players.items()} for one in found]
    _lines(folder / "growth-players.svg", found, players, "players", speed)
    courses = [one.course for one in found]
    _lines(folder / "growth-course.svg", found, courses, "decisions so far", speed, log=True)
    cores = [{name: list(table.items()) for name, table in one.cores.items()} for one in found]
    turns = "thousand turns a second"
    _lines(folder / "growth-cores.svg", found, cores, "processes of a batch", turns)
    _memory(folder / "growth-memory.svg", found[-1])


def _lines(
    path: Path,
    found: list[Figures],
    builds: list[dict[str, list[tuple[int, float]]]],
    across: str,
    up: str,
    log: bool = False,
) -> None:
    figure, axes = pyplot.subplots(figsize=(7.2, 3.6), layout="constrained")
    for one, games in zip(found, builds, strict=True):
        pure = one.build != "compiled"
        for name, points in games.items():
            color, marker = LOOKS[name]
            axes.plot(
                [place for place, _ in points],
                [speed / 1000 for _, speed in points],
                color=color,
                marker=marker,
                markersize=4 if pure else 6,
                linestyle="--" if pure else "-",
                label=f"{game(name).title}, {one.build}",
            )
    if log:
        axes.set_xscale("symlog", linthresh=10)
        axes.xaxis.set_major_formatter("{x:,.0f}")
    else:
        axes.xaxis.set_major_locator(matplotlib.ticker.MaxNLocator(integer=True))
    axes.set_ylim(bottom=0)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    _save(figure, path)


def _memory(path: Path, one: Figures) -> None:
    figure, axes = pyplot.subplots(figsize=(7.2, 3.2), layout="constrained")
    for name, table in one.memory.items():
        color, marker = LOOKS[name]
        title = game(name).title
        sizes = list(table)
        alone = [whole / 1024 for _, whole in table.values()]
        copy = [shared / 1024 for shared, _ in table.values()]
        axes.plot(sizes, alone, color=color, marker=marker, label=f"{title}, alone")
        axes.plot(
            sizes, copy, color=color, marker=marker, linestyle=":", label=f"{title}, one more copy"
        )
    axes.xaxis.set_major_locator(matplotlib.ticker.MaxNLocator(integer=True))
    axes.set_ylim(bottom=0)
    axes.set_xlabel("players")
    axes.set_ylabel("kilobytes a state")
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5))
    _save(figure, path)


def _save(figure: Any, path: Path) -> None:
    """Write a plot whose colours are named, and follow the screen."""
    page = StringIO()
    figure.savefig(page, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    text = page.getvalue()
    for name, color in LIGHT.items():
        text = text.replace(color, f"var(--{name})")
    start = text.index("<svg")
    inside = text.index(">", start) + 1
    light, dark = (
        "".join(f"--{name}:{color};" for name, color in colors.items()) for colors in (LIGHT, DARK)
    )
    style = f"<style>svg{{{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}</style>"
    path.write_text(f"{text[start:inside]}\n{style}{text[inside:]}", encoding="utf-8")
