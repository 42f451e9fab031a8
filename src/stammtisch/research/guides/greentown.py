"""Greentown for learners: tiles by their place in the list, routes by income, what a seat sees."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from stammtisch.core.data import Move
from stammtisch.core.state import State
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import CENTRE, SIDES, SPAN
from stammtisch.games.greentown.moves import (
    BUILDINGS,
    MARKERS,
    Lay,
    PlayersMove,
    Route,
    Upgrade,
)
from stammtisch.games.greentown.phases import PHASES
from stammtisch.games.greentown.phases.phase import EXCURSION, OVER, WORKS
from stammtisch.games.greentown.phases.works import count_lays, count_upgrades, lays, upgrades
from stammtisch.games.greentown.routes import LEAD, OWN_INCOME, best_excursions
from stammtisch.games.greentown.state import NO_CARD, Greentown
from stammtisch.games.greentown.town import FIRST_BUILDING, owner
from stammtisch.research.layout import MOST, Block, counts, one_of
from stammtisch.research.menu import Choices, Guide

LAYS: Final = 512
UPGRADES: Final = 512
ROUTES: Final = 3
TILES: Final = 64
NODES: Final = 20_000
"""How long a best route is looked for: a few milliseconds, and the same on every machine."""
PIECES: Final = ("empty", "hotel", "tree", *BUILDINGS)
CARD_SEEN: Final = 9
BEFORE_PIECE: Final = 2 + SIDES
CACHED: Final = 1 << 16


class GreentownGuide(Guide):
    """Tiles are numbered in the order of laying; seats are counted from the learner's own."""

    moves: ClassVar[Any] = PlayersMove
    special: ClassVar[tuple[type[Move], ...]] = (Lay, Upgrade, Route)

    def __init__(self, name: str, players: int) -> None:
        super().__init__(name, players)
        self.before_tiles = self.width - self.layout()[-1].size
        self._tiles: dict[int, bytes] = {}
        """How a tile is seen, by its cell, its roads and what stands on it."""

    def offer_blocks(self) -> tuple[Block, ...]:
        return (
            Block("Lay", LAYS, "its place among the tiles that may be laid"),
            Block("Upgrade", UPGRADES, "its place among the exchanges that may be made"),
            Block(
                "Route",
                ROUTES,
                "0 the best found for own income, 1 for own income less the best rival's, "
                "2 some route, whatever it brings",
            ),
        )

    def listed(self, state: State, seat: int) -> Sequence[Move]:
        assert isinstance(state, Greentown)
        return () if state.phase == WORKS else state.moves(seat)

    def offer(
        self, state: State, seat: int, listed: Sequence[Move], first: int, found: Choices
    ) -> None:
        assert isinstance(state, Greentown)
        if seat != state.seat:
            return
        if state.phase == WORKS:
            for number in range(first, first + min(count_lays(state), LAYS)):
                found[number] = None
            first += LAYS
            for number in range(first, first + min(count_upgrades(state), UPGRADES)):
                found[number] = None
        elif state.phase == EXCURSION and not listed:
            for route in range(ROUTES):
                found[first + LAYS + UPGRADES + route] = None

    def work_out(self, state: State, seat: int, number: int) -> Move:
        assert isinstance(state, Greentown)
        if number < LAYS:
            return lays(state)[number]
        if number < LAYS + UPGRADES:
            return upgrades(state)[number - LAYS]
        wish = number - LAYS - UPGRADES
        if wish < ROUTES - 1:
            card = state.figures.visitors[state.cards[seat]]
            objective = LEAD if wish else OWN_INCOME
            search = best_excursions(state.town, card, seat, state.players, objective, nodes=NODES)
            if search.excursions:
                return Route(search.excursions[0].tiles)
        return state.default(seat)

    def number_of(self, state: State, seat: int, move: Move) -> int | None:
        assert isinstance(state, Greentown)
        if isinstance(move, Lay):
            number = lays(state).index(move)
            return number if number < LAYS else None
        if isinstance(move, Upgrade):
            number = upgrades(state).index(move)
            return LAYS + number if number < UPGRADES else None
        return None

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            one_of("phase", *(phase.name for phase in PHASES)),
            counts("clock", ("round", 10), ("works left", 4), ("travels", 1), ("still turns", 10)),
            Block("turn", n, "whose turn it is, own seat first, then clockwise"),
            Block("holder", n, "who has the double-turn marker, own seat first, then clockwise"),
            counts("markers", *((f"{key} is up", 1) for key in MARKERS), times=n, each="per seat"),
            counts("stock", *((f"{key} left", 10) for key in BUILDINGS), times=n, each="per seat"),
            counts("greenies", ("money where it is known", 50), times=n, each="per seat"),
            counts(
                "cards",
                ("stops", 10),
                *((f"least visits of {kind}", 5) for kind in ("nature", *BUILDINGS)),
                *((f"most visits of {kind}", 5) for kind in ("nature", *BUILDINGS)),
                times=n + 1,
                each="per seat, then the top of the pile",
            ),
            counts("unseen", ("cards still to come", 30)),
            counts(
                "tiles",
                (f"q plus {CENTRE}", CENTRE),
                (f"r plus {CENTRE}", CENTRE),
                *((f"road on side {side}", 1) for side in range(SIDES)),
                *((piece, 1) for piece in PIECES),
                *((f"owned by seat {seat} from mine", 1) for seat in range(n)),
                times=TILES,
                each="per tile, in the order of laying",
            ),
        )

    def observe(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Greentown)
        n = self.players
        seen = [0] * self.before_tiles
        seen[state.phase] = 1
        at = len(PHASES)
        seen[at] = min(state.round, MOST)
        seen[at + 1] = state.works_left
        seen[at + 2] = int(state.travels)
        seen[at + 3] = max(0, min(state.still, MOST))
        at += 4
        if state.round > 0:
            seen[at + (state.seat - seat) % n] = 1
            seen[at + n + (state.holder - seat) % n] = 1
        at += 2 * n
        shown = state.open or state.phase == OVER
        visitors = state.figures.visitors
        stock = at + len(MARKERS) * n
        purse = stock + len(BUILDINGS) * n
        wishes = purse + n
        for step in range(n):
            other = (seat + step) % n
            for marker in range(len(MARKERS)):
                seen[at + marker] = state.markers[other] >> marker & 1
            at += len(MARKERS)
            for kind in range(len(BUILDINGS)):
                seen[stock + kind] = state.stock[3 * other + kind]
            stock += len(BUILDINGS)
            if step == 0 or shown:
                seen[purse + step] = min(state.money[other], MOST)
            card = state.cards[other]
            if card != NO_CARD:
                _observe_card(visitors[card], seen, wishes)
            wishes += CARD_SEEN
        if state.top != NO_CARD:
            _observe_card(visitors[state.top], seen, wishes)
        at = wishes + CARD_SEEN
        seen[at] = state.unseen.bit_count()
        found = bytearray(seen)
        found += self._observe_tiles(state, seat)
        found += bytes(self.width - len(found))
        return found

    def _observe_tiles(self, state: Greentown, seat: int) -> bytes:
        town = state.town
        known = self._tiles
        parts: list[bytes] = []
        for tile in range(min(len(town.cells), TILES)):
            piece = town.pieces[tile]
            if piece >= FIRST_BUILDING:  # whose it is, counted from the learner's seat
                whose = (owner(piece) - seat) % self.players
                piece = FIRST_BUILDING + 3 * whose + (piece - FIRST_BUILDING) % 3
            key = (town.cells[tile] << 12) + (town.roads[tile] << 6) + piece
            part = known.get(key)
            if part is None:
                if len(known) >= CACHED:
                    known.clear()
                part = known[key] = self._tile(town.cells[tile], town.roads[tile], piece)
            parts.append(part)
        return b"".join(parts)

    def _tile(self, cell: int, roads: int, piece: int) -> bytes:
        seen = [0] * (BEFORE_PIECE + len(PIECES) + self.players)
        seen[0] = cell // SPAN
        seen[1] = cell % SPAN
        for side in range(SIDES):
            seen[2 + side] = roads >> side & 1
        if piece < FIRST_BUILDING:
            seen[BEFORE_PIECE + piece] = 1
        else:
            seen[BEFORE_PIECE + FIRST_BUILDING + (piece - FIRST_BUILDING) % 3] = 1
            seen[BEFORE_PIECE + len(PIECES) + owner(piece)] = 1
        return bytes(seen)


def _observe_card(card: VisitorCard, seen: list[int], at: int) -> None:
    seen[at] = card.stops
    for kind in range(4):
        seen[at + 1 + kind] = card.least[kind]
        seen[at + 5 + kind] = card.most[kind]


GUIDE = GreentownGuide
