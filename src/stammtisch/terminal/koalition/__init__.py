"""Koalition in the terminal: what is asked, and how a typed line becomes a move."""

from collections.abc import Hashable, Iterator
from typing import Final

from rich.console import RenderableType

from stammtisch.bargaining.deals import Agreed, Closed, Lapsed, Passed, Proposal, Proposed
from stammtisch.core.data import Event, Move
from stammtisch.core.editions import Edition
from stammtisch.games.koalition.box import Box
from stammtisch.games.koalition.events import (
    CardCame,
    CountryTurned,
    HandsDealt,
    PointsBooked,
    StarterChosen,
    VoteWon,
)
from stammtisch.games.koalition.figures import (
    CLEAN_SLATE,
    DOUBLER,
    DOWNFALL,
    FIRST_ACTION,
    FIRST_JOKER,
    RESIGNATION,
    SCANDAL,
)
from stammtisch.games.koalition.moves import (
    ClearParty,
    ClearPolitician,
    Doubler,
    Downfall,
    Lay,
    LayJoker,
    Propose,
    Resignation,
    Scandal,
)
from stammtisch.games.koalition.view import KoalitionView
from stammtisch.terminal.koalition.naming import Naming
from stammtisch.terminal.koalition.picture import draw
from stammtisch.terminal.people import People
from stammtisch.terminal.reading import ANSWERS, answer_of, number_of
from stammtisch.terminal.screen import GameScreen, Unreadable
from stammtisch.terminal.verbs import verb_of
from stammtisch.texts import Words

ON_CARDS: Final = {"double": Doubler, "resign": Resignation}
ON_PARTIES: Final = {"topple": Downfall, "scandal": Scandal}
VERBS: Final = ("lay", *ON_CARDS, *ON_PARTIES, "clear", "offer", *ANSWERS)


class KoalitionScreen(GameScreen[KoalitionView]):
    """Koalition as seen from one seat."""

    game = "koalition"
    log_only = (Agreed, CardCame, Closed, HandsDealt, Lapsed, Passed, StarterChosen)
    edition: Box

    def __init__(self, words: Words, people: People, edition: Edition) -> None:
        super().__init__(words, people, edition)
        self.naming = Naming(self.edition, words)

    def picture(self, view: KoalitionView, width: int) -> RenderableType:
        return draw(view, self.naming, self.people, width)

    def help(self, view: KoalitionView) -> str:
        return self.words.text(f"help-koalition-{view.phase}")

    def commands(self, view: KoalitionView) -> Iterator[str]:
        """The commands of this moment, with numbers and names that would do."""
        match view.phase:
            case "laying":
                yield self.typed("lay", 1)
                joker = next((n for n, c in enumerate(view.hand or (), 1) if _is_joker(c)), 0)
                if joker:
                    yield self.typed("lay", f"{joker} {self.naming.party(0)}")
            case "actions":
                yield from self._actions(view)
            case "talks":
                yield self.typed("offer", 1)
                assert view.talks is not None
                yield from self.answers(view.talks, view)

    def _actions(self, view: KoalitionView) -> Iterator[str]:
        hand = view.hand or ()
        party = self.naming.party(view.table[-1].party)
        aims: tuple[tuple[int, str, object], ...] = (
            (DOUBLER, "double", len(view.table)),
            (RESIGNATION, "resign", 1),
            (DOWNFALL, "topple", party),
            (SCANDAL, "scandal", party),
            (CLEAN_SLATE, "clear", party),
        )
        for card, verb, aim in aims:
            if card in hand:
                yield self.typed(verb, aim)
        yield self.typed("pass")

    def details(self, event: Event) -> dict[str, object]:
        told: dict[str, object] = {}
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name == "party":
                told[name] = self.naming.party(value)
            elif name == "country":
                told[name] = self.naming.country(value)
            elif name == "card":
                told[name] = self.naming.card(value)
        if isinstance(event, VoteWon):
            told["parties"] = self.naming.units(event.units, self.people.names)
        if isinstance(event, Proposed):
            told["terms"] = self.naming.units(event.terms, self.people.names)
        return told

    def loud(self, event: Event) -> bool:
        if isinstance(event, PointsBooked):
            return event.bonus > 0
        return super().loud(event)

    def chapter(self, event: Event) -> bool:
        return isinstance(event, CountryTurned)

    def worth_asking(self, view: KoalitionView) -> Hashable | None:
        if view.talks is None:
            return None
        mine = [p.id for p in view.talks.proposals if view.seat in p.members]
        return (len(view.played), *mine)

    # What is asked

    def asks(self, view: KoalitionView) -> Iterator[str]:
        match view.phase:
            case "laying":
                assert view.country is not None
                laid = sum(card.seat == view.seat for card in view.table)
                country = self.naming.country(view.country)
                yield self.prompt("laying", country=country, number=laid + 1, needed=view.needed)
            case "actions":
                yield self.prompt("answering" if view.opened else "opening")
            case "talks":
                tally = view.tally
                mine = [c for c in tally.coalitions if view.seat in c.members]
                best = max((c.points[view.seat or 0] for c in mine), default=0)
                yield self.prompt("talks", majority=tally.majority, total=tally.total, best=best)
                assert view.talks is not None
                for proposal in view.talks.proposals:
                    if view.seat in proposal.members:
                        yield self._proposal(view, proposal)
            case "over":
                assert view.result is not None
                assert view.seat is not None
                place, score = view.result.places[view.seat], view.result.scores[view.seat]
                yield self.prompt("over", place=place, score=score)

    def _proposal(self, view: KoalitionView, proposal: Proposal) -> str:
        if view.seat in proposal.agreed:
            return self.agreed(proposal)
        listed = next((c for c in view.tally.coalitions if c.units == proposal.terms), None)
        return self.prompt(
            "asked",
            id=proposal.id,
            by=proposal.by,
            parties=self.naming.units(proposal.terms, self.people.names),
            points=listed.points[view.seat or 0] if listed else 0,
        )

    # What is typed

    def read(self, line: str, view: KoalitionView) -> Move:
        verb, rest = verb_of(line, VERBS, self.words)
        match verb:
            case None:
                raise Unreadable("unreadable-verb", word=line.split()[0])
            case "lay":
                return self._lay(rest, view)
            case "double" | "resign":
                return ON_CARDS[verb](self._in_play(rest, view))
            case "topple" | "scandal":
                return ON_PARTIES[verb](self._party(rest))
            case "clear":
                if rest[:1].isdecimal():
                    return ClearPolitician(self._in_play(rest, view))
                return ClearParty(self._party(rest))
            case "offer":
                return Propose(self._coalition(rest, view))
        return answer_of(verb, rest, view.talks, self.people.seat)

    def _lay(self, rest: str, view: KoalitionView) -> Move:
        """A card of my hand by its number; a joker with its party."""
        number, _, party = rest.partition(" ")
        assert view.hand is not None
        place = number_of(number) if number else 0
        cards = [card for card in view.hand if card < FIRST_ACTION]
        if not 1 <= place <= len(cards):
            raise Unreadable("unreadable-hand", most=len(cards))
        card = cards[place - 1]
        if not _is_joker(card):
            return Lay(card)
        return LayJoker(card, self._party(party.strip()))

    def _in_play(self, rest: str, view: KoalitionView) -> int:
        """A card on the table by the number it has in the picture."""
        place = number_of(rest) if rest else len(view.table)
        if not 1 <= place <= len(view.table):
            raise Unreadable("unreadable-in-play", most=len(view.table))
        return view.table[place - 1].card

    def _party(self, word: str) -> int:
        """A party by the beginning of its name."""
        names = [self.naming.party(number) for number in range(len(self.edition.parties))]
        found = [n for n, name in enumerate(names) if name.lower().startswith(word.lower())]
        if len(found) != 1:
            raise Unreadable("unreadable-party", word=word, known=", ".join(names))
        return found[0]

    def _coalition(self, rest: str, view: KoalitionView) -> tuple[int, ...]:
        """A coalition by its number in the picture, or by its parties."""
        if rest.isdecimal():
            number = number_of(rest)
            if not 1 <= number <= len(view.tally.coalitions):
                raise Unreadable("unreadable-coalition", most=len(view.tally.coalitions))
            return view.tally.coalitions[number - 1].units
        words = [word.strip() for word in rest.replace("+", ",").split(",") if word.strip()]
        if not words:
            raise Unreadable("unreadable-coalition", most=len(view.tally.coalitions))
        if len(words) == 1:
            words = rest.split()
        return tuple(sorted({self._party(word) for word in words}))


def _is_joker(card: int) -> bool:
    return FIRST_JOKER <= card < FIRST_ACTION


SCREEN = KoalitionScreen
