"""Setting up the situations that the rules of Koalition speak of."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from stammtisch import CHANCE, Event, Move, Refused, game
from stammtisch.bargaining.deals import Agree, Pass
from stammtisch.games.koalition import KoalitionOptions
from stammtisch.games.koalition.box import editions
from stammtisch.games.koalition.figures import FIRST_ACTION, LAST_CARD
from stammtisch.games.koalition.moves import Lay, LayJoker, Propose, TurnCountry
from stammtisch.games.koalition.phases.phase import DEAL, TALKS
from stammtisch.games.koalition.state import Koalition

FISTS, ROSES, LEAVES, LEMONS, CROSSES, HATS, ACORNS = range(7)
JOKER_5, JOKER_5_TOO, ANOTHER_JOKER_5, JOKER_3, JOKER_7 = range(60, 65)

EventT = TypeVar("EventT", bound=Event)


def card(party: int, votes: int, which: int = 0) -> int:
    """The number of the politician with these votes, or of another one like it."""
    box = editions.standard
    before = sum(len(box.parties[other].politicians) for other in range(party))
    places = [
        place
        for place, politician in enumerate(box.parties[party].politicians)
        if politician.votes == votes
    ]
    return before + places[which]


def country(key: str) -> int:
    return [country.key for country in editions.standard.countries].index(key)


class Parliament:
    """A game after the deal, whose hands, table and outcomes of chance the test decides."""

    def __init__(
        self, players: int = 4, starter: int = 0, patience: int = 6, countries: int | None = None
    ) -> None:
        options = KoalitionOptions(starter=starter, patience=patience, countries=countries)
        state = game("koalition").start(players, options)
        assert isinstance(state, Koalition)
        self.state = state
        self.events: list[Event] = []
        self.deal()

    def deal(self) -> None:
        """Let chance deal."""
        random = Random(1)
        while self.state.phase == DEAL:
            outcome = self.state.sample(CHANCE, random)
            assert outcome is not None
            self.play(CHANCE, outcome)

    def play(self, seat: int, move: Move) -> list[Event]:
        events = self.state.play(seat, move)
        self.events += events
        return events

    def refused(self, seat: int, move: Move) -> str:
        """The code of the refusal that the move meets, after checking that nothing changed."""
        before = self.state.save()
        try:
            self.state.play(seat, move)
        except Refused as refused:
            assert self.state.save() == before
            return refused.refusal.code
        raise AssertionError(f"{move} of seat {seat} was accepted")

    def happened(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.events if isinstance(event, kind)]

    def hold(self, seat: int, *cards: int) -> None:
        """Give a seat exactly these cards, wherever they are; its own go to those set aside."""
        state = self.state
        for mine in state.hands[seat][:]:
            state.give_up(seat, mine)
            self._deck(mine).append(mine)
        for wanted in cards:
            self._fetch(wanted)
            state.take(seat, wanted)
            if state.figures.politician_back[wanted]:
                state.politicians[seat] += 1
            else:
                state.actions[seat] += 1
        state.politician_deck.sort()
        state.action_deck.sort()

    def _deck(self, number: int) -> list[int]:
        figures = self.state.figures
        politician = figures.politician_back[number]
        return self.state.politician_deck if politician else self.state.action_deck

    def _fetch(self, number: int) -> None:
        """Take a card from where it is; its holder gets another with the same back."""
        state = self.state
        deck = self._deck(number)
        if number not in deck:
            holder = next(s for s in range(state.players) if number in state.hands[s])
            state.give_up(holder, number)
            if deck:
                state.take(holder, deck.pop(0))
                if state.figures.politician_back[number]:
                    state.politicians[holder] += 1
                else:
                    state.actions[holder] += 1
            return
        deck.remove(number)

    def no_actions(self) -> None:
        """Set aside everything that has the back of an action."""
        state = self.state
        for seat in range(state.players):
            for number in state.hands[seat][:]:
                if not state.figures.politician_back[number]:
                    state.give_up(seat, number)
                    state.action_deck.append(number)
        state.action_deck.sort()

    def turn_up(self, key: str) -> None:
        self.play(CHANCE, TurnCountry(country(key)))

    def lay(self, number: int, party: int | None = None) -> None:
        """Have the player whose turn it is lay a card it is given for that."""
        state = self.state
        seat = state.turn
        if number not in state.hands[seat]:
            politician = state.figures.politician_back[number]
            if politician:
                given = next(c for c in state.hands[seat] if state.figures.politician_back[c])
                state.give_up(seat, given)
                self._deck(given).append(given)
                self._deck(given).sort()
            self._fetch(number)
            state.take(seat, number)
            state.politicians[seat] += politician
            state.actions[seat] += not politician
        self.play(seat, Lay(number) if party is None else LayJoker(number, party))

    def vote(self, key: str, *rows: Sequence[int]) -> None:
        """A vote without actions, up to the count: one row of cards a seat."""
        self.no_actions()
        self.turn_up(key)
        for place in range(len(rows[0])):
            for step in range(self.state.players):
                self.lay(rows[(self.state.starter + step) % self.state.players][place])

    def put_down(self, *laid: tuple[int, int, int]) -> None:
        """Put cards on the table as seat, card and party, whatever hands and turns say."""
        for seat, number, party in laid:
            for held in range(self.state.players):
                if number in self.state.hands[held]:
                    self.state.give_up(held, number)
            for deck in (self.state.politician_deck, self.state.action_deck):
                if number in deck and number < FIRST_ACTION:
                    deck.remove(number)
            self.state.lay(seat, number, party)

    def close_the_vote(self, key: str) -> None:
        """Count what has been put down."""
        self.state.country = country(key)
        self.state.enter(TALKS, self.events)

    def give_action(self, seat: int, kind: int) -> None:
        """Hand a seat one more action card."""
        assert FIRST_ACTION <= kind <= LAST_CARD
        self._fetch(kind)
        self.state.take(seat, kind)
        self.state.actions[seat] += 1

    def shake_hands(self, units: tuple[int, ...]) -> None:
        """Have a coalition proposed and agreed to."""
        state = self.state
        assert state.talks is not None
        members = state.count.members(units)
        number = state.talks.next_id
        self.play(members[0], Propose(units))
        for member in members[1:]:
            self.play(member, Agree(number))

    def all_pass(self) -> None:
        """Let every leader pass."""
        while self.state.talks is not None:
            self.play(self.state.pending[0], Pass())
