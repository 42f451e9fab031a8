"""A sensible player of Greentown: looks one move ahead with the route finder."""

from collections.abc import Callable
from typing import Final, TypeVar

from stammtisch.bots.bot import Bot, Clock, Reason, Temperament
from stammtisch.bots.greentown.outlook import AIMS, best_trip, outlook, used_by
from stammtisch.core.data import Move, View
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import cell
from stammtisch.games.greentown.moves import (
    BUILDINGS,
    Build,
    Decide,
    KeepDoubleTurn,
    Lay,
    LeaveSite,
    Marker,
    Replant,
    Route,
    StayHome,
    TurnOver,
    Upgrade,
    UseDoubleTurn,
)
from stammtisch.games.greentown.routes import Objective
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import CULTURE, HOTEL, TREE, Town, building

NODES: Final = 6_000
"""For each look ahead; the trip itself is searched with more."""
TRIP_NODES: Final = 200_000
NEW_SITE: Final = 0.6
"""What it is worth to get another building up, beyond what it does for the next trip."""
GOOD: Final = 0.4
"""Greenies for each stop from which a trip is good enough to go at once."""
FAIR: Final = 0.2

NO_PROMISE: Final = -1.0
SETTLED: Final[dict[Temperament, int]] = {
    "steady": 2,
    "greedy": 0,
    "loyal": 2,
    "vengeful": 2,
    "cautious": 4,
}
"""Own buildings that come before the first trip."""

AT_ONCE: Final[tuple[Marker, ...]] = ("travel", "either", "both", "build")
PERHAPS: Final[tuple[Marker, ...]] = ("both", "build", "either", "travel")
NOT_NOW: Final[tuple[Marker, ...]] = ("build", "either", "both", "travel")

T = TypeVar("T")


class Neighbourly(Bot):
    """Builds where its next excursions gain, and travels when one is good."""

    looks = 12
    """How many ways of laying, exchanging and building it compares."""
    _reason: Reason | None = None

    def decide(self, view: View, clock: Clock) -> Move | None:
        if self.seat not in view.pending:
            return None
        state = Greentown.imagine(view, self.random)
        self._reason = None
        match state.phase_name:
            case "marker":
                return self._marker(state, clock)
            case "choice":
                return self._choice(state, clock)
            case "works":
                return self._works(state, clock)
            case "site":
                return self._site(state, clock)
            case "tree":
                return self._tree(state, clock)
            case "excursion":
                return self._trip(state, clock)
            case "double":
                return UseDoubleTurn() if self._promise(state, clock) >= FAIR else KeepDoubleTurn()
        return state.default(self.seat)

    def explain(self) -> Reason | None:
        return self._reason

    def _promise(self, state: Greentown, clock: Clock) -> float:
        """What the best trip is worth for each of its stops; less than nothing for no trip."""
        card = self._card(state)
        if card is None:
            return NO_PROMISE
        nodes = int(TRIP_NODES * clock.effort)
        trip = best_trip(
            state.town, card, self.seat, state.players, self._aim, nodes, used_by(clock)
        )
        return NO_PROMISE if trip is None else trip.worth / card.stops

    def _is_settled(self, state: Greentown) -> bool:
        """Whether enough of its sights stand that visitors of others pay it too."""
        built = len(BUILDINGS) * state.box.pieces.buildings - sum(state.stock_of(self.seat))
        return built >= SETTLED[self.temperament]

    def _choice(self, state: Greentown, clock: Clock) -> Move:
        go = self._is_settled(state) and self._promise(state, clock) >= GOOD
        return Decide("travel" if go else "build")

    def _marker(self, state: Greentown, clock: Clock) -> Move:
        promise = self._promise(state, clock) if self._is_settled(state) else NO_PROMISE
        order = AT_ONCE if promise >= GOOD else PERHAPS if promise >= FAIR else NOT_NOW
        legal = state.moves(self.seat)
        return next(move for move in map(TurnOver, order) if move in legal)

    def _works(self, state: Greentown, clock: Clock) -> Move:
        """The lay or the exchange after which the town looks best."""
        looks = max(2, int(self.looks * clock.effort))
        moves = state.moves(self.seat)
        lays = [move for move in moves if isinstance(move, Lay)]
        upgrades = [move for move in moves if isinstance(move, Upgrade)]
        likely: list[Lay | Upgrade] = [
            *self._best(lays, lambda m: _joined_by_laying(state.town, m), looks),
            *self._best(upgrades, lambda m: _joined_by_exchange(state.town, m), looks // 2),
        ]

        def promise(move: Lay | Upgrade) -> float:
            if isinstance(move, Lay):
                town = state.town.with_tile(cell(move.q, move.r), move.roads)
                kinds = self._kinds(state)
                if kinds:
                    town = town.with_piece(len(town) - 1, building(self.seat, kinds[0]))
                return self._outlook(state, town) + (NEW_SITE if kinds else 0.0)
            return self._outlook(state, state.town.with_roads(move.tile, move.roads))

        return self._best(likely, promise, 1)[0]

    def _site(self, state: Greentown, clock: Clock) -> Move:
        """The building that makes the town look best; the site just got is seldom left."""
        kinds = self._kinds(state)[:2]
        builds = [
            move
            for move in state.moves(self.seat)
            if isinstance(move, Build) and BUILDINGS.index(move.kind) + CULTURE in kinds
        ]
        if not builds:
            return LeaveSite()
        looks = max(2, int(self.looks * clock.effort))
        likely = self._best(builds, lambda m: _ways(state.town, m.tile), looks)

        def promise(move: Build) -> float:
            piece = building(self.seat, BUILDINGS.index(move.kind) + CULTURE)
            felled = state.town.pieces[move.tile] == TREE
            return self._outlook(state, state.town.with_piece(move.tile, piece)) - felled * 0.3

        return self._best(likely, promise, 1)[0]

    def _tree(self, state: Greentown, clock: Clock) -> Move:
        places = [move for move in state.moves(self.seat) if isinstance(move, Replant)]
        looks = max(2, int(self.looks * clock.effort))
        likely = self._best(places, lambda m: _ways(state.town, m.tile), looks)
        return self._best(
            likely, lambda m: self._outlook(state, state.town.with_piece(m.tile, TREE)), 1
        )[0]

    def _trip(self, state: Greentown, clock: Clock) -> Move:
        card = self._card(state)
        assert card is not None
        nodes = int(TRIP_NODES * clock.effort)
        trip = best_trip(
            state.town, card, self.seat, state.players, self._aim, nodes, used_by(clock)
        )
        if trip is None:
            default = state.default(self.seat)
            if isinstance(default, StayHome):
                self._reason = because("no-trip", stops=card.stops)
            return default
        self._reason = because("trip", amount=trip.income[self.seat])
        return Route(trip.tiles)

    @property
    def _aim(self) -> Objective:
        return AIMS[self.temperament]

    def _outlook(self, state: Greentown, town: Town) -> float:
        later = state.box.visitors[state.top] if state.top >= 0 else None
        return outlook(town, self._card(state), later, self.seat, state.players, self._aim, NODES)

    def _card(self, state: Greentown) -> VisitorCard | None:
        number = state.cards[self.seat]
        return state.box.visitors[number] if number >= 0 else None

    def _kinds(self, state: Greentown) -> list[int]:
        """The kinds still in stock, the one the visitors long for most first."""
        stock = state.stock_of(self.seat)
        card = self._card(state)
        kinds = [CULTURE + index for index, left in enumerate(stock) if left]
        if card is not None:
            pieces = state.town.pieces
            kinds.sort(
                key=lambda kind: (
                    card.most[kind]
                    + 2 * card.least[kind]
                    - 2 * pieces.count(building(self.seat, kind))
                ),
                reverse=True,
            )
        return kinds

    def _best(self, choices: list[T], worth: Callable[[T], float], count: int) -> list[T]:
        """The best few, the first of equals drawn at random."""
        rated = [(worth(choice), self.random.random(), n) for n, choice in enumerate(choices)]
        rated.sort(reverse=True)
        return [choices[n] for _, _, n in rated[:count]]


class Hasty(Neighbourly):
    """The same with hardly a look around."""

    looks = 3


def because(code: str, **facts: int) -> Reason:
    """A reason of this bot; its text is `reason-<code>`."""
    return Reason(code, {**facts})


def _joined_by_laying(town: Town, move: Lay) -> float:
    """How many roads a new tile joins, and how near the hotels it lies."""
    facing = town.roads_into(cell(move.q, move.r))
    near = min(
        _distance(move.q, move.r, *town.coordinates(hotel))
        for hotel, piece in enumerate(town.pieces)
        if piece == HOTEL
    )
    return 2.0 * (move.roads & facing).bit_count() - 0.3 * near


def _joined_by_exchange(town: Town, move: Upgrade) -> float:
    """How many roads more a tile joins than before."""
    old = town.neighbours(move.tile, town.roads[move.tile])
    return float(town.neighbours(move.tile, move.roads).bit_count() - old.bit_count())


def _ways(town: Town, tile: int) -> float:
    return float(town.neighbours(tile, town.roads[tile]).bit_count())


def _distance(q: int, r: int, to_q: int, to_r: int) -> int:
    return max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r))
