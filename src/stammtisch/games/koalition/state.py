"""Koalition at one moment: who holds and has laid what, and which phase has the word."""

from bisect import insort
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import Result, View, rank
from stammtisch.core.phases import Phase, PhasedState
from stammtisch.core.state import fields_of
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.count import Count, leader
from stammtisch.games.koalition.figures import Figures, figures
from stammtisch.games.koalition.phases import PHASES
from stammtisch.games.koalition.phases.europe import final_scores
from stammtisch.games.koalition.phases.phase import LOT
from stammtisch.games.koalition.sight import imagined, seen
from stammtisch.games.koalition.view import KoalitionSnapshot, KoalitionView, VoteRecord

NESTED = ("hands", "known")


@mypyc_attr(allow_interpreted_subclasses=True)  # which lets `copy` do without __init__
class Koalition(PhasedState):
    """The hands, the table, the score sheet and the talks.

    What lies on the table is kept in columns, in the order of laying: `laid_by`, `laid_cards`,
    `laid_parties`, and per card its `doublers` and whether it has `resigned`. `booked` holds
    seven numbers a seat: its points in each party.
    """

    __slots__ = (
        "_count",
        "action_deck",
        "actions",
        "booked",
        "countries",
        "country",
        "dealt",
        "deposed",
        "discards",
        "doublers",
        "edition",
        "ending",
        "figures",
        "hands",
        "known",
        "laid_by",
        "laid_cards",
        "laid_parties",
        "opened",
        "passes",
        "patience",
        "players",
        "politician_deck",
        "politicians",
        "record",
        "resigned",
        "scandals",
        "starter",
        "talks",
        "turn",
    )

    def __init__(self, players: int, patience: int, countries: int, edition: str) -> None:
        self.players = players
        self.patience = patience
        self.countries = countries
        self.edition = edition
        self.figures: Figures = figures(edition, players)
        self.phase = LOT
        self.starter = 0
        self.country = -1
        self.record: list[VoteRecord] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Per seat, its cards by number, ascending."""
        self.politicians = [0] * players
        """Per seat, how many of its cards have the back of a politician."""
        self.actions = [0] * players
        self.known: list[list[int]] = [[] for _ in range(players)]
        """Per seat, the cards in hand that everybody has seen."""
        self.politician_deck = self.figures.politician_deck[:]
        """Not dealt yet or set aside, ascending."""
        self.action_deck = self.figures.action_deck[:]
        self.discards: list[int] = []
        self.dealt = 0
        self.laid_by: list[int] = []
        self.laid_cards: list[int] = []
        self.laid_parties: list[int] = []
        self.doublers: list[int] = []
        self.resigned: list[int] = []
        self.scandals = [0] * PARTIES
        self.deposed = [-1] * PARTIES
        """Per party, the player deposed last."""
        self.opened = False
        self.passes = 0
        self.turn = 0
        self.talks: Talks | None = None
        self.booked = [0] * (PARTIES * players)
        self.ending = ""
        self._count: Count | None = None

    # Questions that several phases ask

    @property
    def count(self) -> Count:
        """What the cards on the table come to now; worked out once, when first asked for."""
        if self._count is None:
            self._count = Count(self)
        return self._count

    def leader(self, party: int) -> int:
        """The seat that leads the party now; negative if nobody does."""
        return leader(self, party)

    @property
    def points(self) -> list[int]:
        """Per seat, all points booked."""
        points = [0] * self.players
        for place, booked in enumerate(self.booked):
            if booked:
                points[place // PARTIES] += booked
        return points

    # What phases do to cards

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand, unseen."""
        insort(self.hands[seat], card)

    def give_up(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        if self.figures.politician_back[card]:
            self.politicians[seat] -= 1
        else:
            self.actions[seat] -= 1
        known = self.known[seat]
        if known and card in known:
            known.remove(card)

    def take_back(self, seat: int, card: int) -> None:
        """Put a politician from the table back into its owner's hand, as all can see (KO-10.2)."""
        self.take(seat, card)
        self.politicians[seat] += 1
        insort(self.known[seat], card)

    def lay(self, seat: int, card: int, party: int) -> None:
        """Put a card on the table."""
        self.laid_by.append(seat)
        self.laid_cards.append(card)
        self.laid_parties.append(party)
        self.doublers.append(0)
        self.resigned.append(0)
        self.recount()

    def recount(self) -> None:
        """Something on the table has changed, so the count is no longer true."""
        self._count = None

    def clear_the_table(self) -> None:
        """The vote is over: actions have no effect any more."""
        self.country = -1
        self.laid_by = []
        self.laid_cards = []
        self.laid_parties = []
        self.doublers = []
        self.resigned = []
        self.scandals = [0] * PARTIES
        self.deposed = [-1] * PARTIES
        self.turn = self.starter
        self.recount()

    # The contract

    def now(self) -> Phase["Koalition"]:
        return PHASES[self.phase]

    @property
    def result(self) -> Result | None:
        # KO-9.5: most points in all win, ties share
        return rank(self.ending, final_scores(self.players, self.booked)) if self.ending else None

    def copy(self) -> "Koalition":
        twin = Koalition.__new__(Koalition)
        twin.players = self.players
        twin.patience = self.patience
        twin.countries = self.countries
        twin.edition = self.edition
        twin.figures = self.figures
        twin.phase = self.phase
        twin.starter = self.starter
        twin.country = self.country
        twin.record = self.record[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.politicians = self.politicians[:]
        twin.actions = self.actions[:]
        twin.known = [known[:] for known in self.known]
        twin.politician_deck = self.politician_deck[:]
        twin.action_deck = self.action_deck[:]
        twin.discards = self.discards[:]
        twin.dealt = self.dealt
        twin.laid_by = self.laid_by[:]
        twin.laid_cards = self.laid_cards[:]
        twin.laid_parties = self.laid_parties[:]
        twin.doublers = self.doublers[:]
        twin.resigned = self.resigned[:]
        twin.scandals = self.scandals[:]
        twin.deposed = self.deposed[:]
        twin.opened = self.opened
        twin.passes = self.passes
        twin.turn = self.turn
        twin.talks = self.talks.copy() if self.talks else None
        twin.booked = self.booked[:]
        twin.ending = self.ending
        twin._count = self._count
        return twin

    # As data

    def view(self, seat: int | None) -> KoalitionView:
        return seen(self, seat)

    @classmethod
    def imagine(cls, view: View, random: Random) -> "Koalition":
        assert isinstance(view, KoalitionView)
        state = Koalition(view.players, view.patience, view.countries, view.edition)
        imagined(state, view, random)
        return state

    def save(self) -> KoalitionSnapshot:
        kept: dict[str, Any] = {}
        for name, value in fields_of(self, KoalitionSnapshot):
            if name in NESTED:
                value = [cards[:] for cards in value]
            kept[name] = value.view() if isinstance(value, Talks) else value
        return KoalitionSnapshot(**kept)


def restore(saved: KoalitionSnapshot) -> Koalition:
    """The state that a snapshot was taken of."""
    state = Koalition(saved.players, saved.patience, saved.countries, saved.edition)
    for name, value in fields_of(saved, KoalitionSnapshot):
        if name == "talks":
            value = Talks.of(value) if value else None
        elif name in NESTED:
            value = [cards[:] for cards in value]
        setattr(state, name, value)
    return state
