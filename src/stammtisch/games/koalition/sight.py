"""What a seat may know of a state, and full states that agree with it."""

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from stammtisch.bargaining.talks import Talks
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import (
    CLEARED,
    IN_FORCE,
    NOBODY,
    TIED,
    bookings,
    raw_votes,
)
from stammtisch.games.koalition.moves import party_of_unit
from stammtisch.games.koalition.phases import PHASES
from stammtisch.games.koalition.phases.europe import europe
from stammtisch.games.koalition.phases.phase import ACTIONS, LAYING
from stammtisch.games.koalition.view import (
    CoalitionTally,
    KoalitionView,
    Laid,
    PartyTally,
    Tally,
    UnitTally,
    Why,
)

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition


def seen(state: "Koalition", seat: int | None) -> KoalitionView:
    """All that this seat may know (KO-10.1)."""
    return KoalitionView(
        seat=seat,
        players=state.players,
        pending=state.pending,
        result=state.result,
        edition=state.edition,
        patience=state.patience,
        countries=state.countries,
        phase=PHASES[state.phase].name,
        starter=state.starter,
        country=state.country if state.country >= 0 else None,
        needed=state.figures.needed[state.country] if state.country >= 0 else 0,
        played=tuple(state.record),
        politicians=tuple(state.politicians),
        actions=tuple(state.actions),
        known=tuple(map(tuple, state.known)),
        aside=(len(state.politician_deck), len(state.action_deck)),
        discards=tuple(state.discards),
        dealt=state.dealt,
        table=tuple(
            Laid(
                owner,
                state.laid_cards[place],
                state.laid_parties[place],
                state.figures.votes_of[state.laid_cards[place]],
                state.doublers[place],
                state.resigned[place] == IN_FORCE,
                state.resigned[place] == CLEARED,
            )
            for place, owner in enumerate(state.laid_by)
        ),
        opened=state.opened,
        passes=state.passes,
        turn=state.turn if state.phase in (LAYING, ACTIONS) else None,
        tally=_tally(state),
        talks=state.talks.view() if state.talks else None,
        booked=tuple(
            tuple(state.booked[PARTIES * other : PARTIES * other + PARTIES])
            for other in range(state.players)
        ),
        points=tuple(state.points),
        europe=tuple(europe(state.players, state.booked)),
        hand=tuple(state.hands[seat]) if seat is not None else None,
    )


def _tally(state: "Koalition") -> Tally:
    count = state.count
    return Tally(
        parties=tuple(_party(state, party) for party in range(PARTIES)),
        units=tuple(
            UnitTally(unit, party_of_unit(unit), count.leader_of_unit[unit], votes)
            for unit, votes in count.unit_votes.items()
        ),
        total=count.total,
        majority=count.majority,
        coalitions=tuple(_coalition(state, units) for units in count.coalitions),
        more=count.more,
    )


def _party(state: "Koalition", party: int) -> PartyTally:
    raw = raw_votes(state, party)
    leader = state.count.leaders[party]
    deposed = state.deposed[party]
    why: Why = "most-votes"
    if leader == NOBODY:
        why = "nobody"
    elif leader == TIED:
        why = "tied"
    elif leader == deposed:
        why = "alone"
    elif any(
        votes == raw[leader] for seat, votes in enumerate(raw) if seat not in (leader, deposed)
    ):
        why = "highest-card"
    return PartyTally(
        raw=tuple(raw),
        doublers=sum(
            doublers
            for place, doublers in enumerate(state.doublers)
            if state.laid_parties[place] == party
        ),
        scandal=state.scandals[party] == IN_FORCE,
        cleared=state.scandals[party] == CLEARED,
        votes=state.count.party_votes[party],
        leader=leader if leader >= 0 else None,
        why=why,
        deposed=deposed if deposed >= 0 else None,
    )


def _coalition(state: "Koalition", units: tuple[int, ...]) -> CoalitionTally:
    booked = bookings(state, state.count, units)
    points = [0] * state.players
    for booking in booked:
        points[booking.seat] += booking.bonus + booking.cards
    return CoalitionTally(
        units=units,
        members=state.count.members(units),
        votes=state.count.votes(units),
        bookings=tuple(booked),
        points=tuple(points),
    )


def imagined(state: "Koalition", view: KoalitionView, random: Random) -> None:
    """Make a fresh state agree with a view; what the view hides is drawn at random."""
    _public(state, view)
    politicians = Counter(state.figures.politician_deck)
    actions = Counter(state.figures.action_deck)
    for hand in (*state.known, state.laid_cards, state.discards):
        for card in hand:
            (politicians if state.figures.politician_back[card] else actions)[card] -= 1
    if view.seat is not None:
        assert view.hand is not None
        mine = Counter(view.hand)
        mine.subtract(view.known[view.seat])
        for card in mine.elements():
            (politicians if state.figures.politician_back[card] else actions)[card] -= 1
    unseen = sorted(politicians.elements())
    unseen_actions = sorted(actions.elements())
    for seat in range(state.players):
        if seat == view.seat:
            assert view.hand is not None
            state.hands[seat] = list(view.hand)
            continue
        known = state.known[seat]
        seen_already = sum(state.figures.politician_back[card] for card in known)
        hand = known[:]
        hand += _draw(unseen, view.politicians[seat] - seen_already, random)
        hand += _draw(unseen_actions, view.actions[seat], random)
        state.hands[seat] = sorted(hand)
    state.politician_deck = unseen
    state.action_deck = unseen_actions


def _draw(cards: list[int], number: int, random: Random) -> list[int]:
    return [cards.pop(int(random.random() * len(cards))) for _ in range(number)]


def _public(state: "Koalition", view: KoalitionView) -> None:
    """All that everybody knows."""
    state.phase = next(phase.number for phase in PHASES if phase.name == view.phase)
    state.starter = view.starter
    state.country = -1 if view.country is None else view.country
    state.record = list(view.played)
    state.politicians = list(view.politicians)
    state.actions = list(view.actions)
    state.known = [list(cards) for cards in view.known]
    state.discards = list(view.discards)
    state.dealt = view.dealt
    for laid in view.table:
        state.lay(laid.seat, laid.card, laid.party)
        state.doublers[-1] = laid.doublers
        state.resigned[-1] = IN_FORCE if laid.resigned else CLEARED if laid.cleared else 0
    for party, tally in enumerate(view.tally.parties):
        state.scandals[party] = IN_FORCE if tally.scandal else CLEARED if tally.cleared else 0
        state.deposed[party] = -1 if tally.deposed is None else tally.deposed
    state.opened = view.opened
    state.passes = view.passes
    state.turn = view.starter if view.turn is None else view.turn
    state.talks = Talks.of(view.talks) if view.talks else None
    state.booked = [points for row in view.booked for points in row]
    state.ending = view.result.ending if view.result else ""
