"""The plots of a report, as SVG to put into a page."""

from io import StringIO
from typing import Any

from stammtisch.arena.statistics import Estimate, Summary, Times
from stammtisch.core.complaint import Complaint

INK = "#2e2a25"
BEER = "#c8842b"
LEAF = "#4f7a5b"
BRICK = "#a8452f"


class NoPlots(Complaint):
    """A report was asked for but matplotlib is not there."""


def _figure(height: float) -> tuple[Any, Any]:
    try:
        import matplotlib
    except ImportError as error:
        raise NoPlots(
            "A report needs matplotlib: make research brings it, or the extra stammtisch[arena]"
        ) from error
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "stammtisch",
            "axes.spines.top": False,
            "axes.spines.right": False,
            "text.color": INK,
            "axes.labelcolor": INK,
            "font.family": "sans-serif",
        }
    )
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7.2, height), layout="constrained")
    return figure, axes


def _svg(figure: Any) -> str:
    from matplotlib import pyplot

    page = StringIO()
    figure.savefig(page, format="svg", transparent=True, metadata={"Date": None})
    pyplot.close(figure)
    text = page.getvalue()
    return text[text.index("<svg") :]


def _intervals(axes: Any, labels: list[str], estimates: list[Estimate], color: str) -> None:
    places = range(len(labels))
    means = [e.mean for e in estimates]
    low = [max(0.0, e.mean - e.low) for e in estimates]
    high = [max(0.0, e.high - e.mean) for e in estimates]
    axes.errorbar(means, places, xerr=[low, high], fmt="o", color=color, capsize=4, markersize=7)
    axes.set_yticks(list(places), labels)
    axes.invert_yaxis()
    axes.margins(y=0.3)


def win_shares(summary: Summary) -> str:
    """Win share of each entrant, with its interval, against the fair share."""
    figure, axes = _figure(1.2 + 0.4 * len(summary.shares))
    _intervals(axes, list(summary.shares), list(summary.shares.values()), BEER)
    axes.axvline(summary.fair, color=INK, linestyle=":", label="fair share")
    axes.axvline(1.6 * summary.fair, color=LEAF, linestyle="--", label="1.6 × fair share")
    axes.set_xlabel("win share, 95 % interval")
    axes.legend(frameon=False)
    return _svg(figure)


def rating_plot(summary: Summary) -> str:
    """OpenSkill ratings with two standard deviations."""
    figure, axes = _figure(1.2 + 0.4 * len(summary.ratings))
    ranked = sorted(summary.ratings.items(), key=lambda item: -item[1].mu)
    estimates = [Estimate(r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma, 0) for _, r in ranked]
    _intervals(axes, [name for name, _ in ranked], estimates, BRICK)
    axes.set_xlabel("OpenSkill rating (mu ± 2 sigma)")
    return _svg(figure)


def seat_plot(summary: Summary) -> str:
    """Whether a seat wins more often than another."""
    figure, axes = _figure(1.2 + 0.35 * len(summary.seats))
    _intervals(
        axes, [f"seat {seat + 1}" for seat in range(len(summary.seats))], list(summary.seats), LEAF
    )
    axes.axvline(summary.fair, color=INK, linestyle=":")
    axes.set_xlabel("win share of the seat, 95 % interval")
    return _svg(figure)


def split_plot(summary: Summary) -> str:
    """What members of winning offers got for the strength they brought."""
    figure, axes = _figure(4.0)
    strength = [part for part, _, _ in summary.splits]
    got = [share for _, share, _ in summary.splits]
    most = max(count for _, _, count in summary.splits)
    sizes = [20 + 180 * count / most for _, _, count in summary.splits]
    axes.scatter(strength, got, s=sizes, color=BEER, alpha=0.8)
    axes.plot([0, 1], [0, 1], color=INK, linestyle=":", label="split by strength")
    axes.set_xlabel("part of the coalition's strength")
    axes.set_ylabel("part of the contract")
    axes.legend(frameon=False)
    return _svg(figure)


def time_plot(times: dict[str, Times]) -> str:
    """Median, 90th and 99th percentile of thinking time."""
    figure, axes = _figure(1.2 + 0.4 * len(times))
    for place, spent in enumerate(times.values()):
        axes.plot([spent.median, spent.p99], [place, place], color=INK)
        for value, marker in ((spent.median, "o"), (spent.p90, "s"), (spent.p99, "|")):
            axes.plot(max(value, 1e-6), place, marker, color=BRICK, markersize=9)
    axes.set_yticks(range(len(times)), list(times))
    axes.invert_yaxis()
    axes.margins(y=0.3)
    axes.set_xscale("log")
    axes.set_xlabel("seconds for a move: median ●, 90 % ■, 99 % |")
    return _svg(figure)
