"""The numbers of a box as the rules use them: tiles by their roads and piles, cards by number."""

from typing import TYPE_CHECKING, Final

from stammtisch.core.data import Refusal
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import ALL_SIDES, ROADS, ROTATIONS

if TYPE_CHECKING:
    from stammtisch.games.greentown.box import Box

NO_PILE: Final = -1


class Figures:
    """A box, looked up by pile, by the roads of a tile, and by card."""

    __slots__ = ("_fitting", "exchanges", "pile_of", "roads_of", "turns_of", "visitors")

    # Per pile how many roads its tiles have, and these in every rotation.
    roads_of: list[int]
    turns_of: list[tuple[int, ...]]
    # Per roads the pile that such tiles lie in.
    pile_of: list[int]
    # Per roads those of the box that a tile can be exchanged for, if nothing forbids it.
    exchanges: list[list[int]]
    # The cards as the rules of excursions know them.
    visitors: tuple[VisitorCard, ...]
    _fitting: dict[int, list[list[int]]]

    def __init__(self, box: "Box") -> None:
        self.roads_of = [ROADS[shape] for shape in box.shapes]
        self.turns_of = [ROTATIONS[shape] for shape in box.shapes]
        self.pile_of = [NO_PILE] * (ALL_SIDES + 1)
        for pile, turns in enumerate(self.turns_of):
            for roads in turns:
                self.pile_of[roads] = pile
        self.exchanges = [
            [new for turns in self.turns_of for new in turns if exchange_fault(old, new) is None]
            for old in range(ALL_SIDES + 1)
        ]
        self.visitors = box.visitors
        self._fitting = {}

    def fitting(self, piles: int) -> list[list[int]]:
        """Per sides that roads come from, the tiles of some piles (as bits) that fit there."""
        known = self._fitting.get(piles)
        if known is None:
            tiles = [
                roads
                for pile, turns in enumerate(self.turns_of)
                if piles >> pile & 1
                for roads in turns
            ]
            known = [
                [roads for roads in tiles if roads & facing] for facing in range(ALL_SIDES + 1)
            ]
            self._fitting[piles] = known
        return known


def exchange_fault(old: int, new: int) -> Refusal | None:
    """Why a tile with some roads can't be exchanged for one with these, wherever it lies."""
    if ROADS[new] != ROADS[old] + 1:  # GT-4.4
        return Refusal("one-road-more", {"old": ROADS[old], "roads": ROADS[new]})
    lost = ROADS[old & ~new]
    if lost > 1:  # GT-4.6
        return Refusal("one-road-may-vanish", {"lost": lost})
    return None
