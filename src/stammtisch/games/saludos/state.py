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
from stammtisch.games.saludos.sight import imagined, seen
from stammtisch.games.saludos.view import SaludosSnapshot, SaludosView, Votes

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

    def with_councillors(self, seats: int) -> int:
        """Those of the mask who have a councillor in hand."""
        holding = 0
        for seat in SEATS[seats]:
            if self.counts[seat] > 0:
                holding |= 1 << seat
        return holding

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

    # What is known, and what is kept

    def view(self, seat: int | None) -> SaludosView:
        return seen(self, seat)

    @classmethod
    def imagine(cls, view: View, random: Random) -> "Saludos":
        assert isinstance(view, SaludosView)
        box = editions.find(view.edition)
        return imagined(cls(view.players, view.patience, box, view.edition), view, random)

    def save(self) -> SaludosSnapshot:
        kept: dict[str, Any] = {}
        for name, value in fields_of(self, SaludosSnapshot):
            kept[name] = value.view() if isinstance(value, Talks) else value
        return SaludosSnapshot(**kept)


def restore(saved: SaludosSnapshot) -> Saludos:
    """The state that a snapshot was taken of."""
    state = Saludos(saved.players, saved.patience, editions.find(saved.edition), saved.edition)
    for name, value in fields_of(saved, SaludosSnapshot):
        setattr(state, name, Talks.of(value) if isinstance(value, TalksView) else value)
    return state
