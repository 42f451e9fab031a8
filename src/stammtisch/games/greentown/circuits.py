"""Which roads an excursion can use: those on a circuit, with all hotels counted as one place.

Any other road is a bridge with no hotel behind it, and would have to be driven twice.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.greentown.hexes import FACING, SIDES, SIDES_OF

NOWHERE: Final = -1
# A way is a road's number and the tile that it leads to, in one number.
TILE_BITS: Final = 7
TILE: Final = (1 << TILE_BITS) - 1


class Circuits:
    """The useful roads: of each tile the sides that have one, as a mask."""

    __slots__ = ("around", "sides")

    around: list[int]
    sides: list[int]

    def __init__(self, links: list[int], around: list[int], hotels: list[int]) -> None:
        """Walk the town from its hotels in breadth, and see on the way back what was a circuit.

        A road that leads to where the walk has been already closes a circuit: it gives both its
        ends the same new bit. On the way back each tile hands its bits on to the one it was
        reached from, where equal bits cancel out. So what remains at a tile are the circuits that
        use the road it was reached by.
        """
        count = len(links)
        home = [NOWHERE] * count
        place = [NOWHERE] * count
        bits = [0] * count
        sides = [0] * count
        order = hotels[:]
        for number, tile in enumerate(order):
            place[tile] = number
        bit = 1
        for number, tile in enumerate(order):
            base = tile * SIDES
            sides[tile] = links[tile]
            for side in SIDES_OF[links[tile]]:
                other = around[base + side]
                if place[other] == NOWHERE:
                    place[other] = len(order)
                    home[other] = (side + 3) % SIDES
                    order.append(other)
                elif place[other] < number and side != home[tile]:
                    bits[tile] ^= bit
                    bits[other] ^= bit
                    bit <<= 1
        for number in range(len(order) - 1, -1, -1):
            tile = order[number]
            side = home[tile]
            if side != NOWHERE:
                parent = around[tile * SIDES + side]
                bits[parent] ^= bits[tile]
                if not bits[tile]:
                    sides[tile] ^= 1 << side
                    sides[parent] ^= FACING[side]
        self.around = around
        self.sides = sides

    def numbered(self) -> list[list[int]]:
        """The roads with numbers from 0: of each tile the ways that leave it."""
        ways: list[list[int]] = [[] for _ in self.sides]
        roads = 0
        for tile, sides in enumerate(self.sides):
            for side in SIDES_OF[sides]:
                other = self.around[tile * SIDES + side]
                if tile < other:
                    ways[tile].append(roads << TILE_BITS | other)
                    ways[other].append(roads << TILE_BITS | tile)
                    roads += 1
        return ways
