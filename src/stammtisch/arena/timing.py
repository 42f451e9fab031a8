"""Thinking times in a histogram: small to keep, quick to add to, and good for percentiles."""

from collections import Counter
from math import ceil, log
from typing import Final

STEP: Final = 1.05
"""Neighbouring bins differ by this factor, so percentiles are right to 5 %."""
_LOG_STEP: Final = log(STEP)


def bin_of(seconds: float) -> int:
    """The bin of a duration: its microseconds on a scale of factors of 1.05."""
    return max(0, ceil(log(max(seconds * 1e6, 1.0)) / _LOG_STEP))


def percentile(bins: Counter[int], part: float) -> float:
    """The duration in seconds that this part of all durations does not exceed.

    >>> times = Counter([bin_of(0.010)] * 99 + [bin_of(0.5)])
    >>> round(percentile(times, 0.5), 3), round(percentile(times, 1.0), 2)
    (0.01, 0.51)
    """
    wanted = part * bins.total()
    seen = 0
    for number in sorted(bins):
        seen += bins[number]
        if seen >= wanted:
            return float(STEP**number * 1e-6)
    return 0.0
