"""A beginner at Greentown: pleasant company that sees a little at a time.

Its mistakes are a beginner's. It goes travelling as soon as there is a way, picks among the first
few routes that come to mind, forgets that open wishes cost and that others are paid too, and puts
its sights on the tile it has just laid, even where nobody will ever pass.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from stammtisch.bots.bot import Clock
from stammtisch.bots.greentown.player import GreentownBot
from stammtisch.core.data import Move
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import cell
from stammtisch.games.greentown.moves import Build, Decide, Lay, TurnOver, Upgrade
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import NATURE, kind_of, owner
from stammtisch.games.greentown.wander import any_excursion

GLANCES: Final = 3
"""How many tiles or places it compares."""
ROUTES: Final = 8
"""How many routes it draws before it takes the best of them."""
SIGHTS_FIRST: Final = 2
"""Sights of its own that it wants to show before it sets out."""
EAGER: Final[tuple[str, ...]] = ("travel", "either", "both", "build")
PATIENT: Final[tuple[str, ...]] = ("build", "both", "either", "travel")

T = TypeVar("T")


class Hasty(GreentownBot):
    """Does what looks nice at a glance."""

    def marker(self, state: Greentown, clock: Clock) -> Move:
        order = EAGER if self._wants_away(state) else PATIENT
        legal = [move for move in state.moves(self.seat) if isinstance(move, TurnOver)]
        return min(legal, key=lambda move: order.index(move.marker))

    def choice(self, state: Greentown, clock: Clock) -> Move:
        return Decide("travel" if self._wants_away(state) else "build")

    def build(self, state: Greentown, clock: Clock) -> Move:
        legal = state.moves(self.seat)
        town = state.town
        lays = [move for move in legal if isinstance(move, Lay)]
        if lays:
            return self._nicest(
                lays, lambda move: (move.roads & town.roads_into(cell(move.q, move.r))).bit_count()
            )
        upgrades = [move for move in legal if isinstance(move, Upgrade)]
        if upgrades:
            return self._nicest(
                upgrades, lambda move: town.neighbours(move.tile, move.roads).bit_count()
            )
        sights = [move for move in legal if isinstance(move, Build)]
        if sights:
            return self._nicest(
                sights, lambda move: town.neighbours(move.tile, town.roads[move.tile]).bit_count()
            )
        return self.random.choice(legal)

    def route(self, state: Greentown, card: VisitorCard, clock: Clock) -> Sequence[int] | None:
        found = [any_excursion(state.town, card.stops, self.random) for _ in range(ROUTES)]
        routes = [tiles for tiles in found if tiles is not None]
        if not routes:
            return None
        pieces = state.town.pieces

        def looks(tiles: Sequence[int]) -> float:
            """Its own sights and trees on the way; those of others if it likes them or not."""
            worth = 0.0
            for tile in set(tiles):
                seat = owner(pieces[tile])
                if seat == self.seat or kind_of(pieces[tile]) == NATURE:
                    worth += 1.0
                elif seat >= 0:
                    worth += self.feeling(seat)
            return worth

        return max(routes, key=looks)

    def _wants_away(self, state: Greentown) -> bool:
        """It first wants some sights of its own, and then away."""
        built = sum(owner(piece) == self.seat for piece in state.town.pieces) >= SIGHTS_FIRST
        stops = self.card(state).stops
        return built and any_excursion(state.town, stops, self.random) is not None

    def _nicest(self, choices: Sequence[T], looks: Callable[[T], float]) -> T:
        """The nicest of the few that it sees."""
        seen = [self.random.choice(choices) for _ in range(GLANCES)]
        return max(seen, key=looks)
