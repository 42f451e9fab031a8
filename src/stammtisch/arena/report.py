"""A tournament as one HTML page with plots."""

from collections.abc import Sequence
from html import escape

from stammtisch.arena.plots import rating_plot, seat_plot, split_plot, time_plot, win_shares
from stammtisch.arena.statistics import Estimate, Summary, Times

STYLE = """
:root { color-scheme: light; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem;
       color: #2e2a25; background: #faf5ea; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #d8cbb2;
         white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; min-width: 30rem; height: auto; }
code { background: #efe6d2; padding: .1rem .3rem; border-radius: .2rem; }
"""


def page(summary: Summary, times: dict[str, Times]) -> str:
    """The report of one tournament."""
    plan = summary.plan
    title = f"Tournament of {plan.game} for {plan.players}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{summary.games} of {plan.games} games; seed {plan.seed}, duplicate deals by "
        f"<em>{plan.duplicate}</em>, effort {plan.effort:g}. "
        f"The other seats were filled with {escape(', '.join(plan.field))}.</p>",
        "<h2>Who wins</h2>",
        _wide(win_shares(summary)),
        _table(
            ("bot", "games", "win share", "× fair share", "score"),
            [
                (
                    bot,
                    str(share.games),
                    _with_interval(share),
                    _with_interval(summary.against_fair[bot], 2),
                    _with_interval(summary.scores[bot], 1),
                )
                for bot, share in summary.shares.items()
            ],
        ),
    ]
    if summary.differences:
        rows = [(pair, _with_interval(gap)) for pair, gap in summary.differences.items()]
        parts += ["<h3>Paired by deal</h3>", _table(("difference", "win share"), rows)]
    parts += ["<h2>Ratings</h2>", _wide(rating_plot(summary))]
    parts += ["<h2>Seats</h2>", _wide(seat_plot(summary))]
    if summary.negotiation:
        rows = [(name, f"{rate:.3g}") for name, rate in summary.negotiation.items()]
        parts += ["<h2>Negotiation</h2>", _table(("", "mean"), rows)]
    if summary.splits:
        parts.append(_wide(split_plot(summary)))
    parts += [
        "<h2>Thinking time</h2>",
        _wide(time_plot(times)),
        _table(
            ("bot", "moves", "median", "90 %", "99 %", "longest"),
            [
                (bot, str(t.decisions), *map(_duration, (t.median, t.p90, t.p99, t.longest)))
                for bot, t in times.items()
            ],
        ),
        "<h2>Endings</h2>",
        _table(("ending", "games"), [(name, str(n)) for name, n in summary.endings.items()]),
        "<h2>What happens in a game</h2>",
        _table(("event", "a game"), [(k, f"{v:.2f}") for k, v in summary.per_game.items()]),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>{''.join(parts)}</body></html>\n"
    )


def _with_interval(e: Estimate, digits: int = 3) -> str:
    return f"{e.mean:.{digits}f} ({e.low:.{digits}f} to {e.high:.{digits}f})"


def _duration(seconds: float) -> str:
    """A duration people can read.

    >>> _duration(0.00004), _duration(0.0123), _duration(1.5)
    ('40 µs', '12.3 ms', '1.5 s')
    """
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1e3:.1f} ms" if seconds < 1.0 else f"{seconds:.1f} s"


def _wide(part: str) -> str:
    """What may be wider than a phone, and is then pushed sideways."""
    return f'<div class="wide">{part}</div>'


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return _wide(f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>")
