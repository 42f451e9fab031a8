"""What the numbers of a menu or of a tensor stand for, block by block."""

from collections.abc import Iterable

import msgspec

MOST: int = 255
"""A tensor counts no further: a larger number reads as this one, divided by its unit."""


class Block(msgspec.Struct, frozen=True):
    """A run of numbers of a menu, or of a tensor, and what they stand for."""

    name: str
    size: int
    meaning: str = ""
    units: tuple[int, ...] = (1,)
    """How many of what is counted make 1.0 in the tensor; repeated over the block."""


def counts(name: str, *parts: tuple[str, int], times: int = 1, each: str = "") -> Block:
    """A block of a tensor: so many times the same parts, each a count and its unit.

    >>> counts("seats", ("money", 50), ("has passed", 1), times=3, each="per seat").meaning
    'per seat: money of 50, has passed'
    """
    words = ", ".join(part if unit == 1 else f"{part} of {unit}" for part, unit in parts)
    meaning = f"{each}: {words}" if each else words
    return Block(name, times * len(parts), meaning, tuple(unit for _, unit in parts))


def one_of(name: str, *things: str) -> Block:
    """A block of a tensor in which the one thing that is the case reads 1."""
    return Block(name, len(things), "one of " + ", ".join(things))


def scale(layout: Iterable[Block]) -> list[float]:
    """What to multiply the counts with to get the tensor."""
    return [
        1 / block.units[place % len(block.units)] for block in layout for place in range(block.size)
    ]
