"""Greentown for learners: tiles by their place in the list, routes by income, what a seat sees."""

from collections.abc import Iterable, Sequence
from typing import Any

from stammtisch import Move, View
from stammtisch.games.greentown.moves import (
    BUILDINGS,
    MARKERS,
    Lay,
    PlayersMove,
    Route,
    Upgrade,
)
from stammtisch.games.greentown.phases import PHASES
from stammtisch.games.greentown.routes import best_excursions
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.view import CardView, GreentownView
from stammtisch.research.menu import Block, Guide

LAYS = 512
UPGRADES = 512
ROUTES = 3
TILES = 64
NODES = 20_000
"""How long the best routes are looked for: a few milliseconds, and the same on every machine."""
PHASE_NAMES = [phase.name for phase in PHASES]
PIECES = ("empty", "hotel", "tree", *BUILDINGS)


class GreentownGuide(Guide):
    """Tiles are numbered in the order of laying; seats are counted from the learner's own."""

    moves = PlayersMove
    special = (Lay, Upgrade, Route)
    offer_blocks = (
        Block("Lay", LAYS, "its place among the tiles that may be laid, as the engine lists them"),
        Block("Upgrade", UPGRADES, "its place among the exchanges that are listed"),
        Block("Route", ROUTES, "the best found for own income, the second, the third"),
        Block("Any route", 1, "the first route found, whatever it brings"),
    )

    def offers(
        self, state: Greentown, seat: int, listed: Sequence[Move]
    ) -> Iterable[tuple[int, Move]]:
        lays = upgrades = 0
        for move in listed:
            if isinstance(move, Lay) and lays < LAYS:
                yield lays, move
                lays += 1
            elif isinstance(move, Upgrade) and upgrades < UPGRADES:
                yield LAYS + upgrades, move
                upgrades += 1
        if PHASE_NAMES[state.phase] == "excursion" and seat == state.seat and not listed:
            yield from self._routes(state, seat)

    def _routes(self, state: Greentown, seat: int) -> Iterable[tuple[int, Move]]:
        card = state.box.visitors[state.cards[seat]]
        search = best_excursions(state.town, card, seat, state.players, count=ROUTES, nodes=NODES)
        found = {excursion.tiles for excursion in search.excursions}
        for place, excursion in enumerate(search.excursions[:ROUTES]):
            yield LAYS + UPGRADES + place, Route(excursion.tiles)
        anyway = state.default(seat)
        if isinstance(anyway, Route) and anyway.tiles not in found:
            yield LAYS + UPGRADES + ROUTES, anyway

    def layout(self) -> tuple[Block, ...]:
        n = self.players
        return (
            Block("phase", len(PHASE_NAMES), ", ".join(PHASE_NAMES)),
            Block("clock", 4, "round of 10, works left of 4, travels, still turns of 10"),
            Block("turn", n, "whose turn it is, own seat first, then clockwise"),
            Block("holder", n, "who has the double-turn marker"),
            Block("markers", 4 * n, "per seat, the markers still up: " + ", ".join(MARKERS)),
            Block("stock", 3 * n, "per seat, buildings left of 10: " + ", ".join(BUILDINGS)),
            Block("greenies", n, "per seat, money of 50 where it is known"),
            Block("cards", 9 * (n + 1), "per seat, then the top: stops of 10, least and most"),
            Block("unseen", 1, "cards still to come, of 30"),
            Block(
                "tiles",
                TILES * (8 + len(PIECES) + n),
                "per tile: q and r of 8, six roads, " + ", ".join(PIECES) + ", its owner",
            ),
        )

    def observe(self, view: View) -> list[float]:
        assert isinstance(view, GreentownView)
        assert view.seat is not None
        me, n = view.seat, self.players
        order = [(me + step) % n for step in range(n)]
        phase = PHASE_NAMES.index(view.phase)
        seen = [float(number == phase) for number in range(len(PHASE_NAMES))]
        seen += [view.round / 10, view.works_left / 4, float(view.travels), view.still / 10]
        seen += [float(seat == view.turn) for seat in order]
        seen += [float(seat == view.holder) for seat in order]
        for seat in order:
            seen += [float(marker in view.markers[seat]) for marker in MARKERS]
        for seat in order:
            seen += [left / 10 for left in view.stock[seat]]
        seen += [(view.greenies[seat] or 0) / 50 for seat in order]
        for card in (*(view.cards[seat] for seat in order), view.top):
            seen += _card_seen(card)
        seen.append(len(view.unseen) / 30)
        for tile in view.tiles[:TILES]:
            seen += [tile.q / 8, tile.r / 8]
            seen += [float(tile.roads >> side & 1) for side in range(6)]
            seen += [float(tile.piece == piece) for piece in PIECES]
            seen += [float(seat == tile.owner) for seat in order]
        missing = TILES - min(TILES, len(view.tiles))
        seen += [0.0] * (missing * (8 + len(PIECES) + n))
        return seen


def _card_seen(card: CardView | None) -> list[float]:
    if card is None:
        return [0.0] * 9
    return [card.stops / 10, *(want / 5 for want in card.least), *(want / 5 for want in card.most)]


GUIDE: Any = GreentownGuide
