"""How good a town looks for a seat: its best excursion now, and how its sights are connected."""

from time import monotonic
from typing import Final

from stammtisch.bots.bot import Clock, Temperament
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.network import Network, Used
from stammtisch.games.greentown.routes import Excursion, Objective, best_excursions
from stammtisch.games.greentown.town import EMPTY, HOTEL, TREE, Town, owner

# Own Greenies count fully, the best rival's less than half: there are several rivals.
STEADY: Final = Objective(1.0, -0.4, open_wish=-0.05)
GREEDY: Final = Objective(1.0, open_wish=-0.05)
VENGEFUL: Final = Objective(1.0, -0.8, open_wish=-0.05)
AIMS: Final[dict[Temperament, Objective]] = {
    "steady": STEADY,
    "greedy": GREEDY,
    "loyal": STEADY,
    "vengeful": VENGEFUL,
    "cautious": STEADY,
}
NO_EXCURSION: Final = -1.5
LATER: Final = 0.3
"""What the next card counts against the present one."""
CONNECTED: Final = 0.25
CUT_OFF: Final = -0.4
TREE_IN_REACH: Final = 0.1


def best_trip(
    town: Town,
    card: VisitorCard,
    seat: int,
    seats: int,
    aim: Objective,
    nodes: int,
    used: Used | None = None,
) -> Excursion | None:
    """The excursion that a seat with this aim would make."""
    search = best_excursions(town, card, seat, seats, aim, nodes=nodes, used=used)
    return search.excursions[0] if search.excursions else None


def outlook(
    town: Town,
    card: VisitorCard | None,
    later: VisitorCard | None,
    seat: int,
    seats: int,
    aim: Objective,
    nodes: int,
) -> float:
    """What a town promises a seat with this card, and with the one it would take next."""
    value = _standing(town, seat)
    for wanted, weight in ((card, 1.0), (later, LATER)):
        if wanted is not None:
            trip = best_trip(town, wanted, seat, seats, aim, nodes)
            value += weight * (NO_EXCURSION if trip is None else trip.worth)
    return value


def _standing(town: Town, seat: int) -> float:
    """Own sights on roads that excursions can use are good, those of rivals a little bad."""
    joins = Network(town).joins
    value = 0.0
    for tile, piece in enumerate(town.pieces):
        if piece in (EMPTY, HOTEL):
            continue
        ways = min(len(joins[tile]), 4)
        if piece == TREE:
            value += TREE_IN_REACH * (ways > 0)
        elif owner(piece) == seat:
            value += CONNECTED * ways if ways else CUT_OFF
        else:
            value -= CONNECTED * ways / 4
    return value


def used_by(clock: Clock) -> Used | None:
    """Which part of its time a bot has used; for the route finder, which knows no clock."""
    if clock.deadline is None:
        return None
    start, deadline = monotonic(), clock.deadline
    return lambda: (monotonic() - start) / max(deadline - start, 1e-9)
