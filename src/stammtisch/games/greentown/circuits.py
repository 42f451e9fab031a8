"""Which roads an excursion can use: those on a circuit, with all hotels counted as one place.

Any other road is a bridge with no hotel behind it, and would have to be driven twice.
"""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1
# A way is a road's number and the tile that it leads to, in one number.
TILE_BITS: Final = 7
TILE: Final = (1 << TILE_BITS) - 1


class Circuits:
    """The useful roads, numbered from 0."""

    __slots__ = ("roads", "ways")

    # Of each tile the ways that leave it, by the numbers of their roads.
    ways: list[list[int]]
    roads: int

    def __init__(self, joined: list[list[int]], hotels: list[int]) -> None:
        """Walk the town from its hotels in breadth, and see on the way back what was a circuit.

        A road that leads to where the walk has been already closes a circuit: it gives both its
        ends the same new bit. On the way back each tile hands its bits on to the one it was
        reached from, where equal bits cancel out. So what remains at a tile are the circuits that
        use the road it was reached by.
        """
        count = len(joined)
        came_from = [NOWHERE] * count
        reached = [False] * count
        walked = [False] * count
        bits = [0] * count
        for hotel in hotels:
            reached[hotel] = walked[hotel] = True
        bit = 1
        order = hotels[:]
        for tile in order:
            walked[tile] = True
            for other in joined[tile]:
                if not reached[other]:
                    reached[other] = True
                    came_from[other] = tile
                    order.append(other)
                elif walked[other] and other != came_from[tile]:
                    bits[tile] ^= bit
                    bits[other] ^= bit
                    bit <<= 1
        bridge_to = [NOWHERE] * count
        for place in range(len(order) - 1, -1, -1):
            tile = order[place]
            parent = came_from[tile]
            if parent != NOWHERE:
                bits[parent] ^= bits[tile]
                if not bits[tile]:
                    bridge_to[tile] = parent
        self.roads = 0
        self.ways = [[] for _ in range(count)]
        for tile in range(count):
            if reached[tile]:
                for other in joined[tile]:
                    if tile < other and bridge_to[tile] != other and bridge_to[other] != tile:
                        self.ways[tile].append(self.roads << TILE_BITS | other)
                        self.ways[other].append(self.roads << TILE_BITS | tile)
                        self.roads += 1
