"""Some excursion or other: a random walk that turns back early, and a proof when there is none."""

from random import Random
from typing import Final

from mypy_extensions import i64

from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import FACING, SIDES, SIDES_OF
from stammtisch.games.greentown.routes import Objective, best_excursions
from stammtisch.games.greentown.town import EMPTY, KINDS, Town, owner

STEPS: Final = 3000
PROOF_NODES: Final = 400_000
FAR: Final = 99
TURN_BITS: Final = 30
TURNS: Final = 1 << TURN_BITS
MIXER: Final = 1_103_515_245
ANY: Final = Objective(0.0, 0.0)
NO_WISHES: Final = (0,) * len(KINDS)


def any_excursion(town: Town, stops: int, random: Random | None = None) -> tuple[int, ...] | None:
    """An excursion with this many stops, at random if asked; None where there is none.

    Where empty sites are so many that all could not be searched, None means that none was found
    in a fixed number of steps, from a fixed start; so whether there is one never depends on luck.
    """
    turns = int(random.random() * TURNS) if random else -1
    if town.hopeless >> stops & 1:
        return None
    walk = _Walk(town, turns)
    if walk.begin(stops):
        return tuple(walk.path)
    if walk.left < 0:
        if random:
            return any_excursion(town, stops)
        card = VisitorCard("", stops, NO_WISHES, NO_WISHES)
        seats = 1 + max(0, *map(owner, town.pieces))
        search = best_excursions(town, card, 0, seats, ANY, nodes=PROOF_NODES)
        if search.excursions:
            return search.excursions[0].tiles
        if not search.proven:
            return None
    town.hopeless |= 1 << stops
    return None


class _Walk:
    """A walk from a hotel that never strays too far from the next one."""

    __slots__ = ("around", "free", "left", "need", "path", "sites", "town", "turns")

    town: Town
    around: list[int]
    # Of each tile the sides with a road that the walk has not used yet.
    free: list[int]
    # Of each tile how many stops it is (one or none), and the fewest from there to a hotel.
    sites: list[int]
    need: list[int]
    # Where to look first at each step: a number that changes with every look, or -1.
    turns: i64
    # The excursion found, from its end.
    path: list[int]
    left: int

    def __init__(self, town: Town, turns: int) -> None:
        sides = town.circuits().sides
        around = town.around
        sites = [0 if piece == EMPTY else 1 for piece in town.pieces]
        need = [FAR] * len(sites)
        waiting = town.hotels()
        for hotel in waiting:
            need[hotel] = 1
        for tile in waiting:
            further = need[tile]
            base = tile * SIDES
            for side in SIDES_OF[sides[tile]]:
                other = around[base + side]
                if further + sites[other] < need[other]:
                    need[other] = further + sites[other]
                    waiting.append(other)
        self.town = town
        self.around = around
        self.free = sides[:]
        self.sites = sites
        self.need = need
        self.turns = turns
        self.path = []
        self.left = STEPS

    def begin(self, stops: int) -> bool:
        """Walk from each hotel in turn; whether an excursion was found."""
        hotels = self.town.hotels()
        start = self._first(len(hotels))
        for hotel in hotels[start:] + hotels[:start]:
            if self._go(hotel, stops):
                self.path.reverse()
                return True
        return False

    def _go(self, tile: int, rest: int) -> bool:
        """Walk on from a tile, with some stops left to make; the last one can only be a hotel."""
        if rest == 0:
            self.path.append(tile)
            return True
        self.left -= 1
        if self.left < 0:
            return False
        free = self.free
        here = free[tile]
        sides = SIDES_OF[here]
        count = len(sides)
        place = self._first(count)
        for _ in range(count):
            side = sides[place]
            place = place + 1 if place + 1 < count else 0
            other = self.around[tile * SIDES + side]
            if self.need[other] > rest:
                continue
            there = free[other]
            free[tile] = here & ~(1 << side)
            free[other] = there & ~FACING[side]
            if self._go(other, rest - self.sites[other]):
                self.path.append(tile)
                return True
            free[tile] = here
            free[other] = there
        return False

    def _first(self, count: int) -> int:
        """Which of some ways to try first."""
        if self.turns < 0:
            return 0
        self.turns = (self.turns * MIXER + 1) & (TURNS - 1)
        return int((self.turns * count) >> TURN_BITS)
