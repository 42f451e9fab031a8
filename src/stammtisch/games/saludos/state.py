"""Saludos Amigos at one moment: what lies where, and which phase of the round has the word."""

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from stammtisch.bargaining.deals import TalksView
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import CHANCE, Result, View, rank
from stammtisch.core.phases import Phase, PhasedState
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.core.state import fields_of
from stammtisch.games.saludos.box import PROJECTS, VALUES, Box, editions
from stammtisch.games.saludos.moves import Cards
from stammtisch.games.saludos.phases import PHASES
from stammtisch.games.saludos.phases.phase import LOT
from stammtisch.games.saludos.view import Council, Offer, SaludosSnapshot, SaludosView, Votes

JUST_CHANCE: Final = (CHANCE,)


@mypyc_attr(allow_interpreted_subclasses=True)  # which lets `copy` do without __init__
class Saludos(PhasedState):
    """The village, the tracks, the hands and the talks.

    `hands`, `buried` and `commits` hold three numbers a seat: the councillors of value 1, 2, 3.
    """

    __slots__ = (
        "answered",
        "attendants",
        "bag_holder",
        "box",
        "buried",
        "caller",
        "chit",
        "chits",
        "coalition_talks",
        "commits",
        "committed",
        "counts",
        "dice",
        "discards",
        "drawing",
        "edition",
        "ending",
        "hands",
        "height",
        "kept",
        "laid",
        "let_stand",
        "members",
        "money",
        "opposition_shares",
        "opposition_talks",
        "patience",
        "pile",
        "players",
        "pretzel",
        "pushed",
        "rolling",
        "round",
        "shares",
        "shown",
        "strengths",
        "talks",
        "totals",
        "value",
        "votes",
    )

    def __init__(self, players: int, patience: int, box: Box, edition: str) -> None:
        self.players = players
        self.patience = patience
        self.box = box
        self.edition = edition
        self.phase = LOT
        self.round = 0
        self.bag_holder = -1
        """Nobody, until the lot has fallen or the table has named somebody."""
        self.chits = box.bag()
        """How many of each kind the game has; never changed."""
        self.laid = [0] * (PROJECTS + 1)
        self.chit = -1
        self.value = 0
        self.money = [0] * players
        self.hands = [1] * (VALUES * players)  # SA-1.2
        self.counts = [VALUES] * players
        self.pile = [number - players for number in box.councillors.cards]
        self.discards = [0] * VALUES
        self.shown = [0] * VALUES
        self.buried = [0] * (VALUES * players)
        self.dice = [0] * players
        self.strengths = [0] * players
        self.rolling = 0
        self.kept = 0
        self.drawing: list[int] = []
        self.members: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()
        self.height = 0
        self.talks: Talks | None = None
        self.let_stand = 0
        self.caller = -1
        self.pretzel = 0
        self.attendants: tuple[int, ...] = ()
        self.answered = 0
        self.pushed = [0] * players
        self.coalition_talks: Talks | None = None
        self.opposition_talks: Talks | None = None
        self.opposition_shares: tuple[int, ...] = ()
        self.committed = 0
        self.commits = [0] * (VALUES * players)
        self.votes: Votes | None = None
        self.totals: tuple[int, ...] = ()
        self.ending = ""

    # Questions that several phases ask

    @property
    def everybody(self) -> int:
        """Mask of all seats."""
        return (1 << self.players) - 1

    @property
    def losers(self) -> int:
        """Mask of those outside the standing offer."""
        return self.everybody & ~mask_of(self.members)

    @property
    def projects_complete(self) -> int:
        complete = 0
        for project in range(1, PROJECTS + 1):
            complete += self.laid[project] == project
        return complete

    def hand(self, seat: int) -> Cards:
        """The councillors of a seat, by value."""
        first = VALUES * seat
        return self.hands[first], self.hands[first + 1], self.hands[first + 2]

    def holds(self, seat: int, card: int) -> bool:
        """Whether the seat has a councillor of this value."""
        return 0 < card <= VALUES and self.hands[VALUES * seat + card - 1] > 0

    def lose(self, seat: int, card: int) -> None:
        """Take a councillor out of a hand."""
        self.hands[VALUES * seat + card - 1] -= 1
        self.counts[seat] -= 1

    def bury(self, seat: int, card: int) -> None:
        """Put a councillor on the discards, face down."""
        self.discards[card - 1] += 1
        self.buried[VALUES * seat + card - 1] += 1

    # The contract

    def now(self) -> Phase["Saludos"]:
        return PHASES[self.phase]

    @property
    def result(self) -> Result | None:
        # SA-8.3: most money wins, ties share
        return rank(self.ending, self.money) if self.ending else None

    def copy(self) -> "Saludos":
        twin = Saludos.__new__(Saludos)
        twin.players = self.players
        twin.patience = self.patience
        twin.box = self.box
        twin.edition = self.edition
        twin.phase = self.phase
        twin.round = self.round
        twin.bag_holder = self.bag_holder
        twin.chits = self.chits
        twin.laid = self.laid[:]
        twin.chit = self.chit
        twin.value = self.value
        twin.money = self.money[:]
        twin.hands = self.hands[:]
        twin.counts = self.counts[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.shown = self.shown[:]
        twin.buried = self.buried[:]
        twin.dice = self.dice[:]
        twin.strengths = self.strengths[:]
        twin.rolling = self.rolling
        twin.kept = self.kept
        twin.drawing = self.drawing[:]
        twin.members = self.members
        twin.shares = self.shares
        twin.height = self.height
        twin.talks = self.talks.copy() if self.talks else None
        twin.let_stand = self.let_stand
        twin.caller = self.caller
        twin.pretzel = self.pretzel
        twin.attendants = self.attendants
        twin.answered = self.answered
        twin.pushed = self.pushed[:]
        twin.coalition_talks = self.coalition_talks.copy() if self.coalition_talks else None
        twin.opposition_talks = self.opposition_talks.copy() if self.opposition_talks else None
        twin.opposition_shares = self.opposition_shares
        twin.committed = self.committed
        twin.commits = self.commits[:]
        twin.votes = self.votes
        twin.totals = self.totals
        twin.ending = self.ending
        return twin

    # As data

    def view(self, seat: int | None) -> SaludosView:
        # SA-9.1: of all councillors, only the seat's own are looked at
        mine = seat is not None
        first = VALUES * seat if seat is not None else 0
        return SaludosView(
            seat=seat,
            players=self.players,
            pending=self.pending,
            result=self.result,
            edition=self.edition,
            patience=self.patience,
            phase=PHASES[self.phase].name,
            round=self.round,
            bag_holder=self.bag_holder,
            laid=tuple(self.laid),
            bag=tuple(all_ - laid for all_, laid in zip(self.chits, self.laid, strict=True)),
            chit=self.chit if self.chit >= 0 else None,
            value=self.value,
            money=tuple(self.money),
            cards=tuple(self.counts),
            dice=tuple(self.dice),
            kept=SEATS[self.kept],
            strengths=tuple(self.strengths),
            rolling=SEATS[self.rolling],
            drawing=tuple(self.drawing),
            pile=sum(self.pile),
            discards=sum(self.discards),
            shown=_three(self.shown, 0),
            buried=tuple(
                sum(self.buried[VALUES * other : VALUES * other + VALUES])
                for other in range(self.players)
            ),
            offer=Offer(self.members, self.shares, self.height) if self.members else None,
            talks=self.talks.view() if self.talks else None,
            let_stand=SEATS[self.let_stand],
            council=self._council() if self.caller >= 0 else None,
            votes=self.votes,
            totals=self.totals,
            hand=_three(self.hands, first) if mine else None,
            my_buried=_three(self.buried, first) if mine else None,
            my_pushed=self.pushed[seat] if seat is not None else None,
            my_commit=_three(self.commits, first) if mine else None,
        )

    def _council(self) -> Council:
        return Council(
            caller=self.caller,
            pretzel=self.pretzel,
            attendants=self.attendants,
            answered=SEATS[self.answered],
            coalition_talks=self.coalition_talks.view() if self.coalition_talks else None,
            opposition_talks=self.opposition_talks.view() if self.opposition_talks else None,
            opposition_shares=self.opposition_shares,
            committed=SEATS[self.committed],
        )

    @classmethod
    def imagine(cls, view: View, random: Random) -> "Saludos":
        assert isinstance(view, SaludosView)
        state = _public(view)
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

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.save(),)

    def save(self) -> SaludosSnapshot:
        kept: dict[str, Any] = {}
        for name, value in fields_of(self, SaludosSnapshot):
            kept[name] = value.view() if isinstance(value, Talks) else value
        return SaludosSnapshot(**kept)


def _three(numbers: list[int], first: int) -> Cards:
    return numbers[first], numbers[first + 1], numbers[first + 2]


def _shuffle(things: list[int], random: Random) -> None:
    for last in range(len(things) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        things[last], things[other] = things[other], things[last]


def _public(view: SaludosView) -> Saludos:
    """A state with all that everybody knows, and nothing in hands, pile and discards."""
    state = Saludos(view.players, view.patience, editions.find(view.edition), view.edition)
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
    return state


def restore(saved: SaludosSnapshot) -> Saludos:
    """The state that a snapshot was taken of."""
    state = Saludos(saved.players, saved.patience, editions.find(saved.edition), saved.edition)
    for name, value in fields_of(saved, SaludosSnapshot):
        setattr(state, name, Talks.of(value) if isinstance(value, TalksView) else value)
    return state
