"""How much of the game is left in the bag: contracts to come, and journalists."""

from functools import lru_cache
from typing import Final, NamedTuple

from stammtisch.games.saludos.box import PRESS, PROJECTS
from stammtisch.games.saludos.phases.bag import PRESS_TO_END, PROJECTS_TO_END


class Horizon(NamedTuple):
    """What to expect, on average, until the game ends."""

    contracts: float
    """Rounds with a negotiation."""
    money: float
    """What these contracts are worth together."""
    presses: float
    """Journalists that make everybody pay."""


OVER: Final = Horizon(0.0, 0.0, 0.0)


@lru_cache(maxsize=1 << 16)
def horizon(laid: tuple[int, ...], presses: int) -> Horizon:
    """The expectation over all orders of the bag, for what lies on the board.

    `presses` is the number of journalists the box has.
    """
    complete = sum(laid[project] == project for project in range(1, PROJECTS + 1))
    if complete >= PROJECTS_TO_END or laid[PRESS] >= PRESS_TO_END:
        return OVER
    kept = complete >= PROJECTS_TO_END - 1
    journalists = presses - laid[PRESS]
    sections = sum(project - laid[project] for project in range(1, PROJECTS + 1))
    # A journalist who goes back into the bag changes nothing: count those that come before the
    # next chit that stays, then look at that chit alone.
    waiting = 0.0 if kept else journalists / sections
    total = sections + (journalists if kept else 0)
    contracts = money = 0.0
    seen = waiting
    if kept and journalists:
        chance = journalists / total
        rest = horizon((laid[PRESS] + 1, *laid[1:]), presses)
        seen += chance * (1.0 + rest.presses)
        contracts += chance * rest.contracts
        money += chance * rest.money
    for project in range(1, PROJECTS + 1):
        left = project - laid[project]
        if left == 0:
            continue
        chance = left / total
        after = (*laid[:project], laid[project] + 1, *laid[project + 1 :])
        rest = horizon(after, presses)
        ends = kept and left == 1
        contracts += chance * (rest.contracts + (0.0 if ends else 1.0))
        money += chance * (rest.money + (0.0 if ends else project + laid[project] + 1.0))
        seen += chance * rest.presses
    return Horizon(contracts, money, seen)
