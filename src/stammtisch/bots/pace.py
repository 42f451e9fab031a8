"""How long a bot seems to think at a live table, so that people can follow it."""

from random import Random
from typing import Final

from stammtisch.bargaining.deals import Agree, Decline, Pass, TakeBack, Withdraw
from stammtisch.core.data import Move

ANSWERING: Final = (1.2, 4.0)
PASSING: Final = (0.8, 2.0)
DOING: Final = (0.8, 3.0)


def pause(move: Move, random: Random, haste: float = 1.0) -> float:
    """Seconds between a bot's decision and its move; half as long with a haste of 2.

    >>> 1.2 <= pause(Agree(1), Random(5)) <= 4.0
    True
    """
    if isinstance(move, Agree | Decline | TakeBack | Withdraw):
        shortest, longest = ANSWERING
    elif isinstance(move, Pass):
        shortest, longest = PASSING
    else:
        shortest, longest = DOING
    return (shortest + (longest - shortest) * random.random() ** 2) / haste
