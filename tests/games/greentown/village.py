"""Setting up the situations that the rules of Greentown speak of."""

from stammtisch import CHANCE, Event, Move, Refused, game
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.box import editions
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.hexes import cell
from stammtisch.games.greentown.moves import DealCard, Marker, PutAside, TurnCard, TurnOver
from stammtisch.games.greentown.phases.phase import DOUBLE, OVER
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import (
    CULTURE,
    EMPTY,
    HOTEL,
    SHOPPING,
    SPORT,
    TREE,
    Town,
    building,
)

BOX = editions.standard
ALL = 0b111111
E, NE, NW, W, SW, SE = (1 << side for side in range(6))
SIGNS = {".": EMPTY, "H": HOTEL, "T": TREE}
LETTERS = {"c": CULTURE, "s": SPORT, "m": SHOPPING}


def piece(sign: str) -> int:
    """`.` free, `H` hotel, `T` tree, `c0` `s1` `m2` the culture, sport, shopping of a seat."""
    return SIGNS[sign] if sign in SIGNS else building(int(sign[1]), LETTERS[sign[0]])


def town(*tiles: tuple[int, int, int, str]) -> Town:
    """A town of tiles given as q, r, roads and sign."""
    return Town(
        tuple(cell(q, r) for q, r, _, _ in tiles),
        tuple(roads for _, _, roads, _ in tiles),
        tuple(piece(sign) for _, _, _, sign in tiles),
    )


def street(signs: str) -> Town:
    """A street from west to east; nothing but the road along it, and six roads at hotels."""
    tiles = []
    for q, sign in enumerate(signs.split()):
        tiles.append((q, 0, ALL if sign == "H" else E | W, sign))
    return town(*tiles)


def card(
    stops: int, nature: str = "0-9", culture: str = "0-9", sport: str = "0-9", shopping: str = "0-9"
) -> VisitorCard:
    """A visitor card with wishes such as "1-3"."""
    wishes = [wish.split("-") for wish in (nature, culture, sport, shopping)]
    return VisitorCard(
        "test", stops, tuple(int(low) for low, _ in wishes), tuple(int(high) for _, high in wishes)
    )


class Village:
    """A game whose outcomes of chance, town and stocks the test decides."""

    def __init__(self, players: int, options: GreentownOptions | None = None) -> None:
        state = game("greentown").start(players, options)
        assert isinstance(state, Greentown)
        self.state = state
        self.events: list[Event] = []

    def begin(self, starter: int = 0) -> "Village":
        """Deal so that this seat has the starting card, and turn the first card of the pile."""
        fives = [n for n, one in enumerate(BOX.cards) if one.stops == 5]
        start = next(n for n in fives if BOX.cards[n].starts)
        others = [n for n in fives if n != start]
        while len(others) >= self.state.players:
            self.play(CHANCE, PutAside(others.pop()))
        for seat in range(self.state.players):
            self.play(CHANCE, DealCard(seat, start if seat == starter else others.pop()))
        self.play(CHANCE, self.state.moves(CHANCE)[0])
        return self

    def put(self, laid: Town) -> "Village":
        """Have the town look like this."""
        self.state.town = laid
        return self

    def hold(self, seat: int, number: int) -> None:
        """Have a seat hold this card of the edition."""
        self.state.cards[seat] = number

    def play(self, seat: int, move: Move) -> list[Event]:
        events = self.state.play(seat, move)
        self.events += events
        return events

    def turn(self, marker: Marker) -> list[Event]:
        """Turn over a marker of whoever's turn it is."""
        return self.play(self.state.seat, TurnOver(marker))

    def act(self, *moves: Move) -> list[Event]:
        """Moves of whoever's turn it is."""
        events: list[Event] = []
        for move in moves:
            events += self.play(self.state.seat, move)
        return events

    def turn_card(self) -> None:
        """Let the first possible card come to light, if one is due."""
        if self.state.pending == (CHANCE,):
            move = self.state.moves(CHANCE)[0]
            assert isinstance(move, TurnCard)
            self.play(CHANCE, move)

    def finish_turn(self) -> None:
        """Let the seat whose turn it is get through it by default moves."""
        seat, turn = self.state.seat, self.state.round
        while (self.state.seat, self.state.round) == (seat, turn) and self.state.phase not in (
            DOUBLE,
            OVER,
        ):
            if self.state.pending == (CHANCE,):
                self.turn_card()
            else:
                self.play(seat, self.state.default(seat))

    def refused(self, move: Move, seat: int | None = None) -> str:
        """The code of the refusal that the move meets, after checking that nothing changed."""
        before = self.state.save()
        try:
            self.state.play(self.state.seat if seat is None else seat, move)
        except Refused as refused:
            assert self.state.save() == before
            return refused.refusal.code
        raise AssertionError(f"{move} was accepted")

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def numbers(stops: int) -> list[int]:
    """The cards of the edition with this many stops."""
    return [n for n, one in enumerate(BOX.cards) if one.stops == stops]


def numbered(key: str) -> int:
    """The card of the edition with this name."""
    return next(n for n, one in enumerate(BOX.cards) if one.key == key)
