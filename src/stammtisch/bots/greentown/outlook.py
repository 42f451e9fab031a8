"""How good a town looks for a seat: what the trips still to come would pay everybody."""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from stammtisch.bots.bot import Clock
from stammtisch.bots.greentown.prospects import Prospects, Trip
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.network import Used
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import Town, owner


@dataclass(frozen=True)
class Taste:
    """What counts in a town, in Greenies."""

    trips_a_turn: float = 0.62
    """How many of its turns a player travels in, about: two or three of four."""
    built_a_round: float = 1.1
    no_trip: float = -1.0
    """What it is worth not to be able to travel."""
    sight: float = 0.3
    """What a sight within reach is worth beyond the trips in view, for each further trip."""
    ways: float = 0.15
    """What each further road to it adds."""


TASTE: Final = Taste()


class Outlook:
    """A seat's judgement of towns, at one moment of a game.

    `weights` says what a Greenie of each seat is worth to it: 1 for its own, less than nothing
    for a rival's. `rivals` is whether it thinks of the trips of others at all.
    """

    def __init__(
        self,
        state: Greentown,
        seat: int,
        weights: tuple[float, ...],
        limit: int,
        rivals: bool = True,
        taste: Taste = TASTE,
    ) -> None:
        self.taste = taste
        self.seat = seat
        self.seats = state.players
        self.weights = weights
        self.limit = limit
        self.travellers = range(state.players) if rivals else (seat,)
        visitors = state.box.visitors
        self.cards = [visitors[card] if card >= 0 else None for card in state.cards]
        self.ahead = trips_ahead(state, taste)

    def trip(self, prospects: Prospects, card: VisitorCard, seat: int) -> Trip:
        """The trip that a seat would make: its own Greenies first, then few for the others."""
        return prospects.trip(card, seat, self.limit, 3)

    def worth(self, town: Town) -> float:
        """What is still to come in this town."""
        prospects = Prospects(town, self.seats)
        value = 0.0
        for seat in self.travellers:
            card = self.cards[seat]
            if card is not None:
                value += min(1.0, self.ahead[seat]) * self._value(prospects, card, seat)
        further = sum(self.ahead[seat] for seat in self.travellers) / self.seats
        return value + further * self._standing(prospects)

    def trip_worth(self, town: Town) -> float:
        """What its own trip would bring in this town."""
        card = self.cards[self.seat]
        assert card is not None
        return self._value(Prospects(town, self.seats), card, self.seat)

    def incomes(self, town: Town) -> dict[int, int]:
        """What each of those it thinks of would earn on the next trip."""
        prospects = Prospects(town, self.seats)
        return {
            seat: self.trip(prospects, card, seat).gains[seat]
            for seat in self.travellers
            if (card := self.cards[seat]) is not None
        }

    def _value(self, prospects: Prospects, card: VisitorCard, seat: int) -> float:
        trip = self.trip(prospects, card, seat)
        if not trip.exists:
            return self.taste.no_trip * self.weights[seat]
        return sum(weight * gain for weight, gain in zip(self.weights, trip.gains, strict=True))

    def _standing(self, prospects: Prospects) -> float:
        """Sights on roads that trips can use, whoever comes to see them."""
        value = 0.0
        for tile, piece in enumerate(prospects.pieces):
            seat = owner(piece)
            if seat >= 0:
                ways = min(prospects.ways(tile), 4)
                if ways:
                    value += self.weights[seat] * (self.taste.sight + self.taste.ways * (ways - 2))
        return value


def turns_ahead(state: Greentown, seat: int, taste: Taste) -> float:
    """How many turns a seat may still have, about; the present one counts."""
    players = state.players
    comes = (seat - state.first) % players >= (state.seat - state.first) % players
    if state.ending:
        return float(comes)
    cards = (state.top >= 0) + state.unseen.bit_count()
    buildings = min(sum(state.stock_of(other)) for other in range(players))
    rounds = min(
        (cards + 1) / (taste.trips_a_turn * players), 1.0 + buildings / taste.built_a_round
    )
    # The last round is played to its end, and this one has been played in part.
    return rounds + 0.25 + 0.5 * comes


def trips_ahead(state: Greentown, taste: Taste) -> list[float]:
    """How many trips each seat may still make, about."""
    rate = 1.0 if state.ending else taste.trips_a_turn
    return [rate * turns_ahead(state, seat, taste) for seat in range(state.players)]


def used_by(clock: Clock) -> Used | None:
    """Which part of its time a bot has used; for the route finder, which knows no clock."""
    if clock.deadline is None:
        return None
    start, deadline = monotonic(), clock.deadline
    return lambda: (monotonic() - start) / max(deadline - start, 1e-9)
