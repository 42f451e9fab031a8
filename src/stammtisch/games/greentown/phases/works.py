"""Building: two tiles laid or exchanged, a building for each tile laid, trees planted again."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.greentown.events import (
    BuildingPutUp,
    BuildingSkipped,
    TileLaid,
    TileUpgraded,
    TreeFelled,
    TreePlanted,
)
from stammtisch.games.greentown.figures import NO_PILE, exchange_fault
from stammtisch.games.greentown.hexes import ALL_SIDES, ROADS, axial, cell
from stammtisch.games.greentown.moves import BUILDINGS, Build, Lay, LeaveSite, Replant, Upgrade
from stammtisch.games.greentown.phases.ending import announce_end
from stammtisch.games.greentown.phases.phase import DONE, EXCURSION, SITE, TREE, WORKS, Phase
from stammtisch.games.greentown.town import EMPTY, HOTEL, NOBODY, building, owner
from stammtisch.games.greentown.town import TREE as A_TREE

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown

STEPS: Final = 2
LEAVE_SITE: Final = LeaveSite()

# What may be in the way of an exchange.
NOTHING: Final = 0
NONE_LEFT: Final = 1
RIVAL: Final = 2
SPLIT: Final = 3


class Works(Phase):
    """Lay a tile or exchange one; twice in a build action, in any mixture (GT-4.1)."""

    name = "works"
    number = WORKS
    accepts: ClassVar[tuple[type[Move], ...]] = (Lay, Upgrade)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        if isinstance(move, Lay):
            return lay_refusal(state, move.q, move.r, move.roads)
        assert isinstance(move, Upgrade)
        return upgrade_refusal(state, move.tile, move.roads)

    def moves(self, state: "Greentown") -> list[Move]:
        return [*lays(state), *upgrades(state)]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        if random.random() < 0.5:
            return _sample_lay(state, random) or _sample_upgrade(state, random)
        return _sample_upgrade(state, random) or _sample_lay(state, random)

    def default(self, state: "Greentown") -> Move:
        return self.moves(state)[0]

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        town = state.town
        state.works_left -= 1
        state.still = -1
        if isinstance(move, Lay):
            state.supply[state.figures.pile_of[move.roads]] -= 1
            tile = len(town)
            state.town = town.with_tile(cell(move.q, move.r), move.roads)
            events.append(
                TileLaid(seat=state.seat, tile=tile, q=move.q, r=move.r, roads=move.roads)
            )
            if any(state.stock_of(state.seat)):
                state.phase = SITE  # GT-4.8
            else:
                go_on(state, events)
            return
        assert isinstance(move, Upgrade)
        old = town.roads[move.tile]
        piles = state.figures.pile_of
        state.supply[piles[old]] += 1  # GT-4.5
        state.supply[piles[move.roads]] -= 1
        state.town = town.with_roads(move.tile, move.roads)
        events.append(TileUpgraded(seat=state.seat, tile=move.tile, old=old, roads=move.roads))
        go_on(state, events)


class Site(Phase):
    """A tile was laid: its player may put up a building, anywhere (GT-4.8, GT-4.9)."""

    name = "site"
    number = SITE
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, LeaveSite)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        if isinstance(move, LeaveSite):
            return None
        assert isinstance(move, Build)
        if not state.stock_of(state.seat)[BUILDINGS.index(move.kind)]:
            return Refusal("no-such-building-left", {"kind": move.kind})
        pieces = state.town.pieces
        if move.tile >= len(pieces):
            return _no_such_tile(state, move.tile)
        piece = pieces[move.tile]
        if piece == HOTEL:  # GT-4.9
            return Refusal("site-is-hotel", {"tile": move.tile})
        if piece == A_TREE:  # GT-4.10
            return None if EMPTY in pieces else Refusal("no-place-for-tree", {"tile": move.tile})
        if piece != EMPTY:
            return Refusal("site-is-taken", {"tile": move.tile})
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        stock = state.stock_of(state.seat)
        kinds = [kind for index, kind in enumerate(BUILDINGS) if stock[index]]
        sites = _sites(state)
        return [LEAVE_SITE, *(Build(kind, tile) for kind in kinds for tile in sites)]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        if random.random() < 0.1:
            return LEAVE_SITE
        sites = _sites(state)
        stock = state.stock_of(state.seat)
        kinds = [kind for index, kind in enumerate(BUILDINGS) if stock[index]]
        kind = kinds[int(random.random() * len(kinds))]
        return Build(kind, sites[int(random.random() * len(sites))])

    def default(self, state: "Greentown") -> Move:
        return LEAVE_SITE

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        if isinstance(move, LeaveSite):
            go_on(state, events)
            return
        assert isinstance(move, Build)
        seat = state.seat
        kind = BUILDINGS.index(move.kind)
        felled = state.town.pieces[move.tile] == A_TREE
        state.town = state.town.with_piece(move.tile, building(seat, kind + 1))
        state.stock[3 * seat + kind] -= 1
        left = sum(state.stock_of(seat))
        events.append(BuildingPutUp(seat=seat, kind=move.kind, tile=move.tile, left=left))
        if not left:  # GT-6.1
            announce_end(state, "buildings", events)
        if felled:
            events.append(TreeFelled(seat=seat, tile=move.tile))
            state.phase = TREE
        else:
            go_on(state, events)


class Tree(Phase):
    """A felled tree is planted again at once, on a free site (GT-4.10)."""

    name = "tree"
    number = TREE
    accepts: ClassVar[tuple[type[Move], ...]] = (Replant,)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        assert isinstance(move, Replant)
        if move.tile >= len(state.town):
            return _no_such_tile(state, move.tile)
        if state.town.pieces[move.tile] != EMPTY:
            return Refusal("site-is-taken", {"tile": move.tile})
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        pieces = state.town.pieces
        return [Replant(tile) for tile, piece in enumerate(pieces) if piece == EMPTY]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        legal = self.moves(state)
        return legal[int(random.random() * len(legal))]

    def default(self, state: "Greentown") -> Move:
        return Replant(state.town.pieces.index(EMPTY))

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        assert isinstance(move, Replant)
        state.town = state.town.with_piece(move.tile, A_TREE)
        events.append(TreePlanted(seat=state.seat, tile=move.tile))
        go_on(state, events)


def begin_works(state: "Greentown", events: list[Event]) -> None:
    """Start a build action."""
    state.works_left = STEPS
    go_on(state, events)


def go_on(state: "Greentown", events: list[Event]) -> None:
    """The next of the two steps, or what follows the build action."""
    if state.works_left and not _can_work(state):  # GT-4.11
        state.works_left = 0
        events.append(BuildingSkipped(seat=state.seat))
    if state.works_left:
        state.phase = WORKS
    else:
        state.phase = EXCURSION if state.travels else DONE


def lay_refusal(state: "Greentown", q: int, r: int, roads: int) -> Refusal | None:
    """Why a tile can't be laid like this (GT-4.2, GT-4.3)."""
    pile = state.figures.pile_of[roads]
    if pile == NO_PILE or not state.supply[pile]:
        return Refusal("no-such-tile-left")
    fewest = fewest_roads(state)
    if ROADS[roads] > fewest:
        return Refusal("fewest-roads-first", {"fewest": fewest, "roads": ROADS[roads]})
    space = cell(q, r)
    if not roads & state.town.roads_into(space):
        if space in state.town.at:
            return Refusal("space-is-taken", {"q": q, "r": r})
        return Refusal("not-joined", {"q": q, "r": r})  # GT-4.3
    return None


def upgrade_refusal(state: "Greentown", tile: int, roads: int) -> Refusal | None:
    """Why a tile can't be exchanged for one with these roads (GT-4.4 to GT-4.7)."""
    town = state.town
    if tile >= len(town.roads):
        return _no_such_tile(state, tile)
    old = town.roads[tile]
    if old == ALL_SIDES:
        return Refusal("six-roads-stay", {"tile": tile})
    fault = exchange_fault(old, roads)
    if fault is not None:
        return fault
    obstacle = _obstacle(state, tile, roads)
    if obstacle == NONE_LEFT:
        return Refusal("no-such-tile-left")
    if obstacle == RIVAL:
        return Refusal("rival-keeps-roads", {"seat": owner(town.pieces[tile]), "tile": tile})
    if obstacle == SPLIT:
        return Refusal("network-would-split", {"tile": tile})
    return None


def _obstacle(state: "Greentown", tile: int, roads: int) -> int:
    """What is in the way of an exchange that has no fault in itself."""
    pile = state.figures.pile_of[roads]
    if pile == NO_PILE or not state.supply[pile]:
        return NONE_LEFT
    town = state.town
    if town.roads[tile] & ~roads:
        if owner(town.pieces[tile]) not in (NOBODY, state.seat):  # GT-4.6
            return RIVAL
        # GT-4.7: roads that stay keep the town together, so only a lost one can split it
        if not town.stays_one_network(tile, roads):
            return SPLIT
    return NOTHING


def fewest_roads(state: "Greentown") -> int:
    """How many roads the tiles have that must be laid now; 0 when the supply is empty."""
    fewest = 0
    supply = state.supply
    for pile, roads in enumerate(state.figures.roads_of):
        if supply[pile] and (not fewest or roads < fewest):
            fewest = roads
    return fewest


def _no_such_tile(state: "Greentown", tile: int) -> Refusal:
    return Refusal("no-such-tile", {"tile": tile, "last": len(state.town) - 1})


def _sites(state: "Greentown") -> list[int]:
    """Where a building may go: free sites, and trees if they can be planted elsewhere."""
    pieces = state.town.pieces
    free = [tile for tile, piece in enumerate(pieces) if piece == EMPTY]
    if free:
        free += [tile for tile, piece in enumerate(pieces) if piece == A_TREE]
    return free


def _fitting(state: "Greentown") -> list[list[int]]:
    """Per sides that roads come from, the tiles that may be laid there now."""
    fewest = fewest_roads(state)
    supply = state.supply
    piles = 0
    for pile, roads in enumerate(state.figures.roads_of):
        if roads == fewest and supply[pile]:
            piles |= 1 << pile
    return state.figures.fitting(piles)


def lays(state: "Greentown") -> list[Move]:
    """Every way to lay a tile, space by space."""
    fitting = _fitting(state)
    facing = state.town.facing
    legal: list[Move] = []
    for space in state.town.free_spaces():
        q, r = axial(space)
        legal += [Lay(q, r, roads) for roads in fitting[facing[space]]]
    return legal


def count_lays(state: "Greentown") -> int:
    """How many `lays` there are."""
    fitting = _fitting(state)
    count = 0
    for into in state.town.facing.values():
        count += len(fitting[into])
    return count


def _sample_lay(state: "Greentown", random: Random) -> Move | None:
    spaces = state.town.free_spaces()
    if not spaces:
        return None
    space = spaces[int(random.random() * len(spaces))]
    tiles = _fitting(state)[state.town.facing[space]]
    if not tiles:
        return None
    q, r = axial(space)
    return Lay(q, r, tiles[int(random.random() * len(tiles))])


def upgrades(state: "Greentown") -> list[Move]:
    """Every exchange that can be made, tile by tile."""
    state.town.find_bridges()
    exchanges = state.figures.exchanges
    return [
        Upgrade(tile, roads)
        for tile, old in enumerate(state.town.roads)
        for roads in exchanges[old]
        if _obstacle(state, tile, roads) == NOTHING
    ]


def count_upgrades(state: "Greentown") -> int:
    """How many `upgrades` there are."""
    state.town.find_bridges()
    exchanges = state.figures.exchanges
    count = 0
    for tile, old in enumerate(state.town.roads):
        for roads in exchanges[old]:
            if _obstacle(state, tile, roads) == NOTHING:
                count += 1
    return count


def _sample_upgrade(state: "Greentown", random: Random) -> Move | None:
    """The first exchange that can be made, looking round from any tile and any of its roads."""
    exchanges = state.figures.exchanges
    town = state.town
    tiles = len(town.roads)
    start = int(random.random() * tiles)
    turn = random.random()
    for step in range(tiles):
        tile = (start + step) % tiles
        choices = exchanges[town.roads[tile]]
        count = len(choices)
        first = int(turn * count)
        for place in range(count):
            roads = choices[(first + place) % count]
            if _obstacle(state, tile, roads) == NOTHING:
                return Upgrade(tile, roads)
    return None


def _can_work(state: "Greentown") -> bool:
    """Whether any tile can be laid or exchanged."""
    if not fewest_roads(state):
        return False
    if state.town.facing:
        return True
    exchanges = state.figures.exchanges
    for tile, old in enumerate(state.town.roads):
        for roads in exchanges[old]:
            if _obstacle(state, tile, roads) == NOTHING:
                return True
    return False
