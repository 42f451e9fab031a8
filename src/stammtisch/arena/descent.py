"""Finds the parameters of a small model that fit best, by going downhill."""

from collections.abc import Callable
from typing import Any

import numpy as np

Numbers = Any
"""A numpy array of floats."""


def descend(loss: Callable[[Numbers], float], start: list[float], rounds: int = 400) -> list[float]:
    """The parameters with the least loss: gradient steps (Adam) by central differences."""
    at = np.array(start, dtype=float)
    best, best_loss = at.copy(), loss(at)
    mean = np.zeros_like(at)
    square = np.zeros_like(at)
    for step in range(1, rounds + 1):
        slope = np.zeros_like(at)
        for index in range(len(at)):
            nudge = np.zeros_like(at)
            nudge[index] = 1e-4 * max(1.0, abs(at[index]))
            slope[index] = (loss(at + nudge) - loss(at - nudge)) / (2 * nudge[index])
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        rate = 0.05 * (1.0 - step / (rounds + 1))
        at = at - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        now = loss(at)
        if now < best_loss:
            best, best_loss = at.copy(), now
    return [round(float(number), 5) for number in best]
