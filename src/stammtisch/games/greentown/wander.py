"""Some excursion or other: a random walk that turns back early, and a proof when there is none."""

from random import Random
from typing import Final

from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.network import Network
from stammtisch.games.greentown.routes import Objective, best_excursions
from stammtisch.games.greentown.town import EMPTY, KINDS, Town, owner

STEPS: Final = 400
PROOF_NODES: Final = 400_000
FAR: Final = 99
ANY: Final = Objective(0.0, 0.0)
NO_WISHES: Final = (0,) * len(KINDS)


def any_excursion(town: Town, stops: int, random: Random | None = None) -> tuple[int, ...] | None:
    """An excursion with this many stops, at random if asked; None where there is none.

    Where empty sites are so many that all could not be searched, None means that none was found
    in a fixed number of steps, so the answer is always the same.
    """
    walk = _Walk(Network(town), stops, random)
    if walk.begin():
        return tuple(walk.path)
    if walk.left >= 0:
        return None
    card = VisitorCard("", stops, NO_WISHES, NO_WISHES)
    seats = 1 + max(0, *map(owner, town.pieces))
    search = best_excursions(town, card, 0, seats, ANY, nodes=PROOF_NODES)
    return search.excursions[0].tiles if search.excursions else None


class _Walk:
    """A walk from a hotel that never strays too far from the next one."""

    __slots__ = ("joins", "left", "need", "path", "pieces", "random", "stops", "used")

    joins: list[list[tuple[int, int]]]
    pieces: tuple[int, ...]
    # Of each tile the fewest stops on the way to a hotel, the hotel included.
    need: list[int]
    stops: int
    random: Random | None
    path: list[int]
    used: int
    left: int

    def __init__(self, network: Network, stops: int, random: Random | None) -> None:
        self.joins = network.joins
        self.pieces = network.town.pieces
        self.stops = stops
        self.random = random
        self.path = []
        self.used = 0
        self.left = STEPS
        self.need = [FAR] * len(self.pieces)
        hotels = network.town.hotels()
        for hotel in hotels:
            self.need[hotel] = 0
        waiting = hotels
        while waiting:
            later: list[int] = []
            for tile in waiting:
                cost = self.need[tile] + (self.pieces[tile] != EMPTY)
                for other, _ in self.joins[tile]:
                    if cost < self.need[other]:
                        self.need[other] = cost
                        later.append(other)
            waiting = later

    def begin(self) -> bool:
        """Walk from each hotel in turn; whether an excursion was found."""
        hotels = [tile for tile, need in enumerate(self.need) if need == 0]
        for hotel in self._mixed(hotels):
            self.path.append(hotel)
            if self._go(hotel, 0):
                return True
            self.path.pop()
        return False

    def _go(self, tile: int, made: int) -> bool:
        if made == self.stops and self.need[tile] == 0 and len(self.path) > 1:
            return True
        self.left -= 1
        if self.left < 0:
            return False
        joins = self.joins[tile]
        count = len(joins)
        start = int(self.random.random() * count) if self.random else 0
        for turn in range(count):
            other, road = joins[(start + turn) % count]
            if self.used & road:
                continue
            further = made + (self.pieces[other] != EMPTY)
            if further + self.need[other] > self.stops:
                continue
            self.used |= road
            self.path.append(other)
            if self._go(other, further):
                return True
            self.path.pop()
            self.used ^= road
        return False

    def _mixed(self, hotels: list[int]) -> list[int]:
        start = int(self.random.random() * len(hotels)) if self.random else 0
        return hotels[start:] + hotels[:start]
