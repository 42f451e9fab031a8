"""The excursion: a route is judged and paid, the card is discarded and the next one taken."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.greentown.events import (
    CardTaken,
    Earned,
    ExcursionForfeited,
    ExcursionMade,
)
from stammtisch.games.greentown.excursions import VisitorCard, fault_in, incomes, visits_of
from stammtisch.games.greentown.moves import Route, StayHome
from stammtisch.games.greentown.phases.ending import announce_end
from stammtisch.games.greentown.phases.phase import EXCURSION, REVEAL, Phase
from stammtisch.games.greentown.phases.turn import end_turn
from stammtisch.games.greentown.wander import any_excursion

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown

NO_CARD: Final = -1
STAY_HOME: Final = StayHome()


class Excursion(Phase):
    """A route of exactly the card's stops; where there is none, the excursion is forfeited."""

    name = "excursion"
    number = EXCURSION
    accepts: ClassVar[tuple[type[Move], ...]] = (Route, StayHome)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        card = _card(state)
        if isinstance(move, Route):
            return fault_in(state.town, card, move.tiles)
        if any_excursion(state.town, card.stops) is not None:  # GT-5.10
            return Refusal("excursion-is-possible", {"stops": card.stops})
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        """Routes are too many to list: only staying at home is, where it is legal."""
        possible = any_excursion(state.town, _card(state).stops) is not None
        return [] if possible else [STAY_HOME]

    def open_ended(self, state: "Greentown") -> bool:
        return True

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        tiles = any_excursion(state.town, _card(state).stops, random)
        return STAY_HOME if tiles is None else Route(tiles)

    def default(self, state: "Greentown") -> Move:
        tiles = any_excursion(state.town, _card(state).stops)
        return STAY_HOME if tiles is None else Route(tiles)

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        seat = state.seat
        number = state.cards[seat]
        if isinstance(move, StayHome):
            events.append(ExcursionForfeited(seat=seat, card=number, stops=_card(state).stops))
            end_turn(state, events)
            return
        assert isinstance(move, Route)
        card = _card(state)
        visits = visits_of(state.town, move.tiles)
        met = tuple(card.meets(kind, seen) for kind, seen in enumerate(visits))
        events.append(
            ExcursionMade(
                seat=seat,
                card=number,
                stops=card.stops,
                tiles=move.tiles,
                visits=tuple(visits),
                met=met,
                unmet=met.count(False),
            )
        )
        for other, gain in enumerate(incomes(state.town, card, seat, state.players, move.tiles)):
            if gain:
                state.money[other] += gain
                events.append(Earned(seat=other, amount=gain))
        state.last_traveller = seat
        state.last_route = move.tiles
        state.still = -1
        _next_card(state, events)


def _next_card(state: "Greentown", events: list[Event]) -> None:
    """The card is discarded and the top of the pile taken (GT-5.11)."""
    seat = state.seat
    state.cards[seat] = state.top
    if state.top == NO_CARD:  # GT-6.2
        announce_end(state, "cards", events)
        end_turn(state, events)
        return
    stops = state.figures.visitors[state.top].stops
    events.append(CardTaken(seat=seat, card=state.top, stops=stops))
    state.top = NO_CARD
    if state.unseen:
        state.phase = REVEAL
    else:
        end_turn(state, events)


def _card(state: "Greentown") -> VisitorCard:
    """The card that the traveller has before them (GT-5.1)."""
    return state.figures.visitors[state.cards[state.seat]]
