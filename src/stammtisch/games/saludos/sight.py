"""What a seat may know of a state, and full states that agree with it."""

from random import Random
from typing import TYPE_CHECKING

from stammtisch.bargaining.talks import Talks
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.box import VALUES
from stammtisch.games.saludos.moves import Cards
from stammtisch.games.saludos.phases import PHASES
from stammtisch.games.saludos.view import Council, Offer, SaludosView

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos


def seen(state: "Saludos", seat: int | None) -> SaludosView:
    """All that this seat may know: of all councillors, its own alone (SA-9.1)."""
    mine = seat is not None
    first = VALUES * seat if seat is not None else 0
    return SaludosView(
        seat=seat,
        players=state.players,
        pending=state.pending,
        result=state.result,
        edition=state.edition,
        patience=state.patience,
        phase=PHASES[state.phase].name,
        round=state.round,
        bag_holder=state.bag_holder,
        laid=tuple(state.laid),
        bag=tuple(all_ - laid for all_, laid in zip(state.chits, state.laid, strict=True)),
        chit=state.chit if state.chit >= 0 else None,
        value=state.value,
        money=tuple(state.money),
        cards=tuple(state.counts),
        dice=tuple(state.dice),
        kept=SEATS[state.kept],
        strengths=tuple(state.strengths),
        rolling=SEATS[state.rolling],
        drawing=tuple(state.drawing),
        pile=sum(state.pile),
        discards=sum(state.discards),
        shown=_three(state.shown, 0),
        buried=tuple(
            sum(state.buried[VALUES * other : VALUES * other + VALUES])
            for other in range(state.players)
        ),
        offer=Offer(state.members, state.shares, state.height) if state.members else None,
        talks=state.talks.view() if state.talks else None,
        let_stand=SEATS[state.let_stand],
        council=_council(state) if state.caller >= 0 else None,
        votes=state.votes,
        totals=state.totals,
        hand=_three(state.hands, first) if mine else None,
        my_buried=_three(state.buried, first) if mine else None,
        my_pushed=state.pushed[seat] if seat is not None else None,
        my_commit=_three(state.commits, first) if mine else None,
    )


def _council(state: "Saludos") -> Council:
    return Council(
        caller=state.caller,
        pretzel=state.pretzel,
        attendants=state.attendants,
        answered=SEATS[state.answered],
        coalition_talks=state.coalition_talks.view() if state.coalition_talks else None,
        opposition_talks=state.opposition_talks.view() if state.opposition_talks else None,
        opposition_shares=state.opposition_shares,
        committed=SEATS[state.committed],
    )


def imagined(state: "Saludos", view: SaludosView, random: Random) -> "Saludos":
    """A new state made to agree with a view; the councillors it hides are dealt at random."""
    _public(state, view)
    own = view.seat if view.seat is not None else -1
    cards = list(state.box.councillors.cards)
    for value in range(VALUES):
        cards[value] -= view.shown[value]
        if own >= 0:
            assert view.hand is not None
            assert view.my_buried is not None
            assert view.my_commit is not None
            cards[value] -= view.hand[value] + view.my_buried[value]
            state.hands[VALUES * own + value] = view.hand[value]
            state.buried[VALUES * own + value] = view.my_buried[value]
            state.commits[VALUES * own + value] = view.my_commit[value]
    if view.my_pushed:
        cards[view.my_pushed - 1] -= 1
        state.pushed[own] = view.my_pushed
    unseen = [value for value in range(VALUES) for _ in range(cards[value])]
    _shuffle(unseen, random)
    for seat in range(state.players):
        if seat == own:
            continue
        if seat in state.attendants:
            state.pushed[seat] = unseen.pop() + 1
        for _ in range(view.buried[seat]):
            state.buried[VALUES * seat + unseen.pop()] += 1
        for _ in range(state.counts[seat]):
            card = VALUES * seat + unseen.pop()
            state.hands[card] += 1
            if state.committed >> seat & 1 and random.random() < 0.5:
                state.commits[card] += 1
    for value in unseen:
        state.pile[value] += 1
    for value in range(VALUES):
        state.discards[value] = view.shown[value] + sum(state.buried[value::VALUES])
    return state


def _public(state: "Saludos", view: SaludosView) -> None:
    """Fill in all that everybody knows, and leave hands, pile and discards empty."""
    state.phase = next(phase.number for phase in PHASES if phase.name == view.phase)
    state.round = view.round
    state.bag_holder = view.bag_holder
    state.laid = list(view.laid)
    state.chit = -1 if view.chit is None else view.chit
    state.value = view.value
    state.money = list(view.money)
    state.counts = list(view.cards)
    state.hands = [0] * (VALUES * view.players)
    state.pile = [0] * VALUES
    state.shown = list(view.shown)
    state.dice = list(view.dice)
    state.strengths = list(view.strengths)
    state.rolling = mask_of(view.rolling)
    state.kept = mask_of(view.kept)
    state.drawing = list(view.drawing)
    if view.offer:
        state.members = view.offer.members
        state.shares = view.offer.shares
        state.height = view.offer.height
    state.talks = Talks.of(view.talks) if view.talks else None
    state.let_stand = mask_of(view.let_stand)
    if view.council:
        council = view.council
        state.caller = council.caller
        state.pretzel = council.pretzel
        state.attendants = council.attendants
        state.answered = mask_of(council.answered)
        if council.coalition_talks:
            state.coalition_talks = Talks.of(council.coalition_talks)
        if council.opposition_talks:
            state.opposition_talks = Talks.of(council.opposition_talks)
        state.opposition_shares = council.opposition_shares
        state.committed = mask_of(council.committed)
    state.votes = view.votes
    state.totals = view.totals
    state.ending = view.result.ending if view.result else ""


def _three(numbers: list[int], first: int) -> Cards:
    return numbers[first], numbers[first + 1], numbers[first + 2]


def _shuffle(things: list[int], random: Random) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        things[last], things[other] = things[other], things[last]
