"""Looks for the best way to build: both works of a turn, their sights and trees, by beam search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeVar

from stammtisch.bots.bot import Clock
from stammtisch.bots.greentown.outlook import Outlook
from stammtisch.core.data import Move
from stammtisch.games.greentown.hexes import cell
from stammtisch.games.greentown.moves import BUILDINGS, Build, Lay, LeaveSite, Upgrade
from stammtisch.games.greentown.phases.phase import SITE, TREE, WORKS
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import EMPTY, Town, building
from stammtisch.games.greentown.town import TREE as A_TREE

A_JOIN: Final = 1.0
NEARER: Final = 0.08
A_SITE: Final = 0.3

T = TypeVar("T")


@dataclass(frozen=True)
class Width:
    """How far a builder looks around."""

    lays: int
    upgrades: int
    sites: int
    trees: int
    keep: int
    """Ways to do the first work that it goes on from."""

    def scaled(self, effort: float) -> "Width":
        """The same with more or less effort; never blind."""
        return Width(
            lays=max(1, round(self.lays * effort)),
            upgrades=max(1, round(self.upgrades * effort)),
            sites=max(2, round(self.sites * effort)),
            trees=max(1, round(self.trees * effort)),
            keep=max(1, round(self.keep * effort)),
        )


@dataclass
class Plan:
    """Moves that were thought out together, where they lead, and what that is worth."""

    moves: tuple[Move, ...]
    state: Greentown
    worth: float


class Builder:
    """Thinks out what is left of a build action."""

    def __init__(self, outlook: Outlook, width: Width, random: Random, clock: Clock) -> None:
        self.outlook = outlook
        self.seat = outlook.seat
        self.width = width.scaled(clock.effort)
        self.random = random
        self.clock = clock

    def plan(self, state: Greentown) -> Plan:
        """The best way found to go on building."""
        plans = [Plan((), state, self.outlook.worth(state.town))]
        while True:
            if plans[0].state.phase == WORKS:
                plans = self._best(self._works(plans))
            elif plans[0].state.phase == SITE:
                plans = self._best(self._sites(plans[0]))
            elif plans[0].state.phase == TREE:
                plans = self._best(self._trees(plans[0]))
            else:
                return plans[0]
            if self.clock.is_up():
                return plans[0]

    def _best(self, plans: list[Plan]) -> list[Plan]:
        """The most promising ones that lead to different towns."""
        plans.sort(key=lambda plan: plan.worth, reverse=True)
        found: dict[tuple[int, Town], Plan] = {}
        for plan in plans:
            found.setdefault((plan.state.phase, plan.state.town), plan)
            if len(found) == self.width.keep:
                break
        return list(found.values())

    def _works(self, plans: list[Plan]) -> list[Plan]:
        """The ways to do the next work, each with the sight and the tree that follow from it."""
        ways: list[Plan] = []
        laid: list[Plan] = []
        for plan in plans:
            town = plan.state.town
            legal = plan.state.moves(self.seat)
            upgrades = self._likely(
                [move for move in legal if isinstance(move, Upgrade)],
                partial(_promise_of_upgrade, town),
                self.width.upgrades,
            )
            lays = self._likely(
                [move for move in legal if isinstance(move, Lay)],
                partial(_promise_of_lay, town),
                self.width.lays,
            )
            ways += [self._after(plan, move) for move in upgrades]
            laid += [self._after(plan, move) for move in lays]
            if self.clock.is_up() and (ways or laid):
                break
        for way in laid:
            if way.state.phase == SITE:
                way.worth = self._with_a_sight(way.state)
        for way in self._best(laid):
            ways += self._sites(way) if way.state.phase == SITE else [way]
            if self.clock.is_up():
                break
        return ways

    def _after(self, plan: Plan, move: Move) -> Plan:
        state = plan.state.copy()
        state.apply(self.seat, move)
        worth = 0.0 if state.phase in (SITE, TREE) else self.outlook.worth(state.town)
        return Plan((*plan.moves, move), state, worth)

    def _with_a_sight(self, state: Greentown) -> float:
        """What a tile just laid promises, if the sight most wanted is put up on it."""
        kind = self._kinds(state)[0]
        return self.outlook.worth(
            state.town.with_piece(len(state.town) - 1, building(self.seat, kind))
        )

    def _sites(self, plan: Plan) -> list[Plan]:
        """The sights that may follow a tile laid; leaving the site is one of the choices."""
        state = plan.state
        kinds = self._kinds(state)
        tiles = self._likely(
            [tile for tile, piece in enumerate(state.town.pieces) if piece in (EMPTY, A_TREE)],
            lambda tile: _promise_of_site(state.town, tile),
            self.width.sites,
        )
        if EMPTY not in state.town.pieces:
            tiles = []
        ways = [self._after(plan, LeaveSite())]
        for kind in kinds:
            for tile in tiles:
                way = self._after(plan, Build(BUILDINGS[kind - 1], tile))
                ways += self._trees(way) if way.state.phase == TREE else [way]
                if self.clock.is_up():
                    return ways
        return ways

    def _trees(self, plan: Plan) -> list[Plan]:
        town = plan.state.town
        places = self._likely(
            plan.state.moves(self.seat),
            lambda move: _ways(town, getattr(move, "tile", 0)),
            self.width.trees,
        )
        return [self._after(plan, move) for move in places]

    def _kinds(self, state: Greentown) -> list[int]:
        """The kinds still in stock, the one the visitors long for most first."""
        stock = state.stock_of(self.seat)
        kinds = [kind for kind in range(1, 4) if stock[kind - 1]]
        card = self.outlook.cards[self.seat]
        pieces = state.town.pieces
        if card is None:
            return kinds
        return sorted(
            kinds,
            key=lambda kind: (
                2 * pieces.count(building(self.seat, kind)) - card.most[kind] - 2 * card.least[kind]
            ),
        )

    def _likely(self, choices: Sequence[T], promise: Callable[[T], float], count: int) -> list[T]:
        """The most promising few at first sight, the first of equals drawn at random."""
        rated = [(promise(choice), self.random.random(), n) for n, choice in enumerate(choices)]
        rated.sort(reverse=True)
        return [choices[n] for _, _, n in rated[:count]]


def _promise_of_lay(town: Town, move: Lay) -> float:
    """How many roads a new tile joins, how many free ends it makes, how near the hotels it is."""
    place = cell(move.q, move.r)
    facing = town.roads_into(place)
    near = min(_distance(move.q, move.r, *town.coordinates(hotel)) for hotel in town.hotels())
    return A_JOIN * min((move.roads & facing).bit_count(), 3) - NEARER * near


def _promise_of_upgrade(town: Town, move: Upgrade) -> float:
    """How many roads more a tile joins than before."""
    old = town.neighbours(move.tile, town.roads[move.tile])
    return float(town.neighbours(move.tile, move.roads).bit_count() - old.bit_count())


def _promise_of_site(town: Town, tile: int) -> float:
    return _ways(town, tile) + A_SITE * (town.pieces[tile] == EMPTY)


def _ways(town: Town, tile: int) -> float:
    return float(town.neighbours(tile, town.roads[tile]).bit_count())


def _distance(q: int, r: int, to_q: int, to_r: int) -> int:
    return max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r))
