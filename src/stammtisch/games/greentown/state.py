"""Greentown at one moment: the town, the supply, who has what, and which phase has the word."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.data import CHANCE, Event, Move, Refusal, Result, View, rank
from stammtisch.core.state import State
from stammtisch.games.greentown.box import Box, editions
from stammtisch.games.greentown.hexes import axial, cell
from stammtisch.games.greentown.moves import BUILDINGS, MARKERS
from stammtisch.games.greentown.phases import PHASES
from stammtisch.games.greentown.phases.phase import DEAL, OVER
from stammtisch.games.greentown.town import (
    EMPTY,
    HOTEL,
    KINDS,
    TREE,
    Town,
    building,
    kind_of,
    owner,
)
from stammtisch.games.greentown.view import (
    CardView,
    GreentownSnapshot,
    GreentownView,
    PileView,
    TileView,
)

NO_CARD: Final = -1
ALL_UP: Final = (1 << len(MARKERS)) - 1
LONGEST_GUESS: Final = 3
"""Greenies a round that an unseen purse may hold when one is imagined."""


@mypyc_attr(allow_interpreted_subclasses=True)  # which lets `copy` do without __init__
class Greentown(State):
    """The town, the piles, the cards and the purses.

    `stock` holds three numbers a seat: culture, sport and shopping buildings not yet put up.
    `unseen` has a bit for each visitor card that has not come to light.
    """

    __slots__ = (
        "begun",
        "box",
        "cards",
        "edition",
        "ending",
        "figures",
        "first",
        "hint",
        "keeps",
        "last_route",
        "last_traveller",
        "markers",
        "money",
        "open",
        "phase",
        "players",
        "round",
        "seat",
        "setup",
        "still",
        "stock",
        "supply",
        "top",
        "town",
        "travels",
        "unseen",
        "works_left",
    )

    def __init__(
        self,
        players: int,
        box: Box,
        edition: str,
        setup: str,
        town: Town,
        *,
        keeps: bool = False,
        open_greenies: bool = False,
        hint: bool = True,
    ) -> None:
        self.players = players
        self.box = box
        self.figures = box.figures
        self.edition = edition
        self.setup = setup
        self.keeps = keeps
        self.open = open_greenies
        self.hint = hint
        self.phase = DEAL
        self.round = 0
        self.first = 0
        self.seat = 0
        self.begun = False
        self.travels = False
        self.works_left = 0
        self.town = town  # GT-1.1
        self.supply = [pile.tiles for pile in box.piles]  # GT-1.2
        self.stock = [box.pieces.buildings] * (len(BUILDINGS) * players)
        self.markers = [ALL_UP] * players
        self.cards = [NO_CARD] * players
        self.top = NO_CARD
        self.unseen = (1 << len(box.cards)) - 1
        self.money = [0] * players
        self.last_traveller = -1
        self.last_route: tuple[int, ...] = ()
        self.still = 0
        self.ending = ""

    # Questions that several phases ask

    @property
    def phase_name(self) -> str:
        return PHASES[self.phase].name

    @property
    def holder(self) -> int:
        """Who is last in the round, and has the double-turn marker (GT-2.2)."""
        return (self.first - 1) % self.players

    def stock_of(self, seat: int) -> list[int]:
        """The buildings a seat has not put up: culture, sport, shopping."""
        return self.stock[3 * seat : 3 * seat + 3]

    # The contract

    @property
    def pending(self) -> tuple[int, ...]:
        return PHASES[self.phase].pending(self)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        phase = PHASES[self.phase]
        if type(move) not in phase.accepts:
            if self.phase == OVER:
                return Refusal("game-over")
            return Refusal("not-now", {"phase": phase.name})
        if seat != (CHANCE if phase.by_chance else self.seat):
            return Refusal("not-your-decision")
        return phase.refusal(self, move)

    def apply(self, seat: int, move: Move) -> list[Event]:
        events: list[Event] = []
        PHASES[self.phase].apply(self, move, events)
        return events

    def moves(self, seat: int) -> Sequence[Move]:
        phase = PHASES[self.phase]
        if phase.by_chance:
            return [move for move, _ in phase.outcomes(self)] if seat == CHANCE else []
        return phase.moves(self) if seat == self.seat else []

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        return PHASES[self.phase].outcomes(self)

    def open_ended(self, seat: int) -> bool:
        return seat == self.seat and PHASES[self.phase].open_ended(self)

    def sample(self, seat: int, random: Random) -> Move | None:
        phase = PHASES[self.phase]
        if seat != (CHANCE if phase.by_chance else self.seat):
            return None
        return phase.sample(self, random)

    def default(self, seat: int) -> Move:
        return PHASES[self.phase].default(self)

    def undoable(self, seat: int) -> bool:
        # Within one's own turn; what ends it, or brings chance in, can't be taken back.
        return self.begun and seat == self.seat and not PHASES[self.phase].by_chance

    @property
    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        # GT-6.5: of equals, the one whose last turn came first
        order = [(seat - self.first) % self.players for seat in range(self.players)]
        return rank(self.ending, self.money, tie_break=order)

    def copy(self) -> "Greentown":
        twin = Greentown.__new__(Greentown)
        twin.players = self.players
        twin.box = self.box
        twin.figures = self.figures
        twin.edition = self.edition
        twin.setup = self.setup
        twin.keeps = self.keeps
        twin.open = self.open
        twin.hint = self.hint
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.begun = self.begun
        twin.travels = self.travels
        twin.works_left = self.works_left
        twin.town = self.town
        twin.supply = self.supply[:]
        twin.stock = self.stock[:]
        twin.markers = self.markers[:]
        twin.cards = self.cards[:]
        twin.top = self.top
        twin.unseen = self.unseen
        twin.money = self.money[:]
        twin.last_traveller = self.last_traveller
        twin.last_route = self.last_route
        twin.still = self.still
        twin.ending = self.ending
        return twin

    # As data

    def view(self, seat: int | None) -> GreentownView:
        playing = self.round > 0
        shown = self.open or self.phase == OVER  # GT-1.6
        return GreentownView(
            seat=seat,
            players=self.players,
            pending=self.pending,
            result=self.result,
            edition=self.edition,
            setup=self.setup,
            keep_double_turn=self.keeps,
            open_greenies=self.open,
            route_hint=self.hint,
            phase=self.phase_name,
            round=self.round,
            first=self.first,
            holder=self.holder if playing else None,
            turn=self.seat if playing else None,
            begun=self.begun,
            travels=self.travels,
            works_left=self.works_left,
            tiles=tuple(map(_tile_view, self.town.cells, self.town.roads, self.town.pieces)),
            supply=tuple(map(PileView, self.box.shapes, self.supply)),
            stock=tuple(
                (self.stock[3 * s], self.stock[3 * s + 1], self.stock[3 * s + 2])
                for s in range(self.players)
            ),
            markers=tuple(
                tuple(name for index, name in enumerate(MARKERS) if up >> index & 1)
                for up in self.markers
            ),
            cards=tuple(map(self._card_view, self.cards)),
            top=self._card_view(self.top),
            unseen=tuple(n for n in range(len(self.box.cards)) if self.unseen >> n & 1),
            greenies=tuple(
                money if shown or owner_ == seat else None
                for owner_, money in enumerate(self.money)
            ),
            last_traveller=None if self.last_traveller < 0 else self.last_traveller,
            last_route=self.last_route,
            still=self.still,
            ending=self.ending,
        )

    def _card_view(self, number: int) -> CardView | None:
        if number == NO_CARD:
            return None
        card = self.figures.visitors[number]
        return CardView(number, card.name, card.stops, card.least, card.most)

    @classmethod
    def imagine(cls, view: View, random: Random) -> "Greentown":
        assert isinstance(view, GreentownView)
        box = editions.find(view.edition)
        state = cls(
            view.players,
            box,
            view.edition,
            view.setup,
            town_of(view),
            keeps=view.keep_double_turn,
            open_greenies=view.open_greenies,
            hint=view.route_hint,
        )
        state.phase = next(phase.number for phase in PHASES if phase.name == view.phase)
        state.round = view.round
        state.first = view.first
        state.seat = 0 if view.turn is None else view.turn
        state.begun = view.begun
        state.travels = view.travels
        state.works_left = view.works_left
        state.supply = [pile.left for pile in view.supply]
        state.stock = [left for stock in view.stock for left in stock]
        state.markers = [sum(1 << MARKERS.index(name) for name in up) for up in view.markers]
        state.cards = [NO_CARD if card is None else card.number for card in view.cards]
        state.top = NO_CARD if view.top is None else view.top.number
        state.unseen = sum(1 << card for card in view.unseen)
        state.money = [
            int(random.random() * (LONGEST_GUESS * view.round + 1)) if money is None else money
            for money in view.greenies
        ]
        state.last_traveller = -1 if view.last_traveller is None else view.last_traveller
        state.last_route = view.last_route
        state.still = view.still
        state.ending = view.ending
        return state

    def save(self) -> GreentownSnapshot:
        return GreentownSnapshot(
            players=self.players,
            edition=self.edition,
            setup=self.setup,
            keeps=self.keeps,
            open=self.open,
            hint=self.hint,
            phase=self.phase,
            round=self.round,
            first=self.first,
            seat=self.seat,
            begun=self.begun,
            travels=self.travels,
            works_left=self.works_left,
            cells=self.town.cells,
            roads=self.town.roads,
            pieces=self.town.pieces,
            supply=self.supply[:],
            stock=self.stock[:],
            markers=self.markers[:],
            cards=self.cards[:],
            top=self.top,
            unseen=self.unseen,
            money=self.money[:],
            last_traveller=self.last_traveller,
            last_route=self.last_route,
            still=self.still,
            ending=self.ending,
        )


def _tile_view(place: int, roads: int, piece: int) -> TileView:
    q, r = axial(place)
    if piece == EMPTY:
        return TileView(q, r, roads, "empty")
    if piece == HOTEL:
        return TileView(q, r, roads, "hotel")
    if piece == TREE:
        return TileView(q, r, roads, "tree")
    return TileView(q, r, roads, KINDS[kind_of(piece)], owner(piece))


def town_of(view: GreentownView) -> Town:
    """The town that a view shows."""
    plain = {"empty": EMPTY, "hotel": HOTEL, "tree": TREE}
    return Town(
        tuple(cell(tile.q, tile.r) for tile in view.tiles),
        tuple(tile.roads for tile in view.tiles),
        tuple(
            plain[tile.piece]
            if tile.owner is None
            else building(tile.owner, KINDS.index(tile.piece))
            for tile in view.tiles
        ),
    )


def restore(saved: GreentownSnapshot) -> Greentown:
    """The state that a snapshot was taken of."""
    state = Greentown(
        saved.players,
        editions.find(saved.edition),
        saved.edition,
        saved.setup,
        Town(saved.cells, saved.roads, saved.pieces),
        keeps=saved.keeps,
        open_greenies=saved.open,
        hint=saved.hint,
    )
    state.phase = saved.phase
    state.round = saved.round
    state.first = saved.first
    state.seat = saved.seat
    state.begun = saved.begun
    state.travels = saved.travels
    state.works_left = saved.works_left
    state.supply = saved.supply[:]
    state.stock = saved.stock[:]
    state.markers = saved.markers[:]
    state.cards = saved.cards[:]
    state.top = saved.top
    state.unseen = saved.unseen
    state.money = saved.money[:]
    state.last_traveller = saved.last_traveller
    state.last_route = saved.last_route
    state.still = saved.still
    state.ending = saved.ending
    return state
