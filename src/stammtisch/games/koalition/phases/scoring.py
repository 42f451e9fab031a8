"""After a vote: points on players and parties, cards put away, and who starts the next one."""

from typing import TYPE_CHECKING

from stammtisch.core.data import Event
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import bookings
from stammtisch.games.koalition.events import (
    PointsBooked,
    StarterChosen,
    VoteFailed,
    VoteWon,
)
from stammtisch.games.koalition.figures import FIRST_JOKER
from stammtisch.games.koalition.moves import party_of_unit
from stammtisch.games.koalition.phases.phase import COUNTRY, OVER
from stammtisch.games.koalition.view import Outcome, VoteRecord

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition


def win(state: "Koalition", units: tuple[int, ...], outcome: Outcome, events: list[Event]) -> None:
    """Pay a party or a coalition, and discard what lies on the table (KO-7.5, KO-7.6)."""
    count = state.count
    members = count.members(units)
    events.append(
        VoteWon(
            country=state.country,
            outcome=outcome,
            units=units,
            parties=tuple(sorted({party_of_unit(unit) for unit in units})),
            seats=members,
        )
    )
    points = [0] * state.players
    for booking in bookings(state, count, units):
        amount = booking.bonus + booking.cards
        state.booked[PARTIES * booking.seat + booking.party] += amount
        points[booking.seat] += amount
        events.append(
            PointsBooked(
                seat=booking.seat,
                party=booking.party,
                bonus=booking.bonus,
                cards=booking.cards,
            )
        )
    state.discards += state.laid_cards
    state.record.append(VoteRecord(state.country, outcome, units, members, tuple(points)))
    _choose_starter(state, points, events)
    _next_vote(state, events)


def fail(state: "Koalition", outcome: Outcome, events: list[Event]) -> None:
    """Everybody takes their politicians back; jokers are discarded (KO-7.7, KO-7.8)."""
    events.append(VoteFailed(country=state.country, outcome=outcome))
    for place, card in enumerate(state.laid_cards):
        if card < FIRST_JOKER:
            state.take_back(state.laid_by[place], card)
        else:
            state.discards.append(card)
    nothing = (0,) * state.players
    state.record.append(VoteRecord(state.country, outcome, (), (), nothing))
    _next_vote(state, events)  # KO-7.11: the starter stays


def _choose_starter(state: "Koalition", points: list[int], events: list[Event]) -> None:
    """Most points in this vote, then most in all, then clockwise (KO-7.9, KO-7.10)."""
    in_all = state.points
    best = (-1, -1)
    chosen = state.starter
    for step in range(state.players):
        seat = (state.starter + step) % state.players
        if (points[seat], in_all[seat]) > best:
            best = (points[seat], in_all[seat])
            chosen = seat
    state.starter = chosen
    events.append(StarterChosen(seat=chosen))


def _next_vote(state: "Koalition", events: list[Event]) -> None:
    state.clear_the_table()
    state.enter(OVER if len(state.record) == state.countries else COUNTRY, events)
