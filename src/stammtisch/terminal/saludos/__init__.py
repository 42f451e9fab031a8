"""Saludos Amigos in the terminal: what is asked, and how a typed line becomes a move."""

from collections.abc import Hashable, Iterator
from typing import Final

from rich.console import RenderableType

from stammtisch.bargaining.deals import Closed, Lapsed, Passed, Proposal
from stammtisch.core.data import Event, Move
from stammtisch.games.saludos.box import VALUES, Box
from stammtisch.games.saludos.events import (
    BagPassed,
    CardDrawn,
    CardsChosen,
    Kept,
    LetItStand,
    Rolled,
    SectionLaid,
)
from stammtisch.games.saludos.moves import (
    Attend,
    Call,
    Commit,
    Keep,
    LetStand,
    Propose,
    Reroll,
    StayAway,
)
from stammtisch.games.saludos.view import SaludosView
from stammtisch.terminal.reading import ANSWERS, answer_of, number_of, split_of
from stammtisch.terminal.saludos.picture import draw, project_name, talks_of
from stammtisch.terminal.screen import GameScreen, Unreadable
from stammtisch.terminal.verbs import synonyms, verb_of

VERBS: Final = ("keep", "reroll", "offer", *ANSWERS, "call", "let", "attend", "stay", "lay")


class SaludosScreen(GameScreen[SaludosView]):
    """Saludos Amigos as seen from one seat."""

    game = "saludos"
    log_only = (Kept, Passed, Closed, Lapsed, CardDrawn, CardsChosen, LetItStand)
    edition: Box

    def picture(self, view: SaludosView, width: int) -> RenderableType:
        return draw(view, self.edition, self.words, self.people, width)

    def help(self, view: SaludosView) -> str:
        return self.words.text(f"help-saludos-{view.phase}")

    def commands(self, view: SaludosView) -> Iterator[str]:
        """The commands of this moment, with numbers and names that would do."""
        lowest = _lowest(view)
        match view.phase:
            case "strength":
                yield self.typed("keep")
                yield self.typed("reroll", lowest)
            case "call":
                yield self.typed("call", lowest)
                yield self.typed("let")
            case "attendance":
                yield self.typed("attend", lowest)
                yield self.typed("stay")
            case "cards":
                yield self.typed("lay", lowest)
                yield self.typed("lay", synonyms("none", self.words)[0])
            case "negotiation" | "splits":
                yield from self._talking(view)

    def _talking(self, view: SaludosView) -> Iterator[str]:
        talks = talks_of(view)
        assert talks is not None
        others = [seat for seat in talks.seats if seat != view.seat]
        partners = others[:1] if view.phase == "negotiation" else others
        share = max(1, view.value // (len(partners) + 1))
        offer = ", ".join(f"{self.people.names[seat]} {share}" for seat in partners)
        yield f"{self.typed('offer', offer)} {self.words.text('hint-rest')}"
        yield from self.answers(talks, view)

    def details(self, event: Event) -> dict[str, object]:
        if isinstance(event, SectionLaid):
            return {"project": project_name(self.edition, event.project, self.words)}
        return {}

    def loud(self, event: Event) -> bool:
        if isinstance(event, Rolled):
            return event.seat == self.people.seat
        return super().loud(event)

    def chapter(self, event: Event) -> bool:
        return isinstance(event, BagPassed)

    def worth_asking(self, view: SaludosView) -> Hashable | None:
        talks = talks_of(view)
        if talks is None:
            return None
        to_me = tuple(proposal.id for proposal in talks.proposals if view.seat in proposal.members)
        return view.offer, to_me

    # What is asked

    def asks(self, view: SaludosView) -> Iterator[str]:
        match view.phase:
            case "strength":
                assert view.seat is not None
                yield self.prompt(
                    "strength",
                    face=view.dice[view.seat],
                    cards=view.cards[view.seat],
                    strength=view.strengths[view.seat],
                )
            case "negotiation":
                yield self._mug(view)
                yield from self._proposals(view)
            case "call":
                assert view.offer is not None
                yield self.prompt(
                    "call",
                    seats=view.offer.members,
                    value=view.value,
                    height=view.offer.height,
                    pretzel=_losers_strength(view),
                )
            case "attendance" | "splits" | "cards":
                yield from self._council(view)
            case "over":
                assert view.result is not None
                assert view.seat is not None
                place, money = view.result.places[view.seat], view.money[view.seat]
                yield self.prompt("over", place=place, money=money)

    def _mug(self, view: SaludosView) -> str:
        if view.offer is None:
            assert view.chit is not None
            project = project_name(self.edition, view.chit, self.words)
            return self.prompt("first-offer", value=view.value, project=project)
        height = view.offer.height
        if view.seat in view.offer.members:
            others = tuple(seat for seat in view.offer.members if seat != view.seat)
            return self.prompt("holding", seats=others, height=height)
        return self.prompt("against", seats=view.offer.members, height=height)

    def _council(self, view: SaludosView) -> Iterator[str]:
        assert view.council is not None
        assert view.offer is not None
        council, height = view.council, view.offer.height
        if view.phase == "attendance":
            yield self.prompt(
                "attendance", seat=council.caller, pretzel=council.pretzel, height=height
            )
        elif view.phase == "cards":
            yield self.prompt("cards", pretzel=council.pretzel, height=height)
        elif view.seat in view.offer.members:
            seats, shares = view.offer.members, view.offer.shares
            yield self.prompt("split-coalition", seats=seats, shares=shares)
            yield from self._proposals(view)
        else:
            seats = tuple(sorted(council.attendants))
            yield self.prompt("split-opposition", seats=seats, value=view.value)
            yield from self._proposals(view)

    def _proposals(self, view: SaludosView) -> Iterator[str]:
        talks = talks_of(view)
        for proposal in talks.proposals if talks else ():
            if view.seat in proposal.members:
                yield self._proposal(view, proposal)

    def _proposal(self, view: SaludosView, proposal: Proposal) -> str:
        assert view.seat is not None
        if view.seat in proposal.agreed:
            return self.agreed(proposal)
        share = proposal.terms[proposal.members.index(view.seat)]
        return self.prompt("asked", id=proposal.id, by=proposal.by, share=share, value=view.value)

    # What is typed

    def read(self, line: str, view: SaludosView) -> Move:
        verb, rest = verb_of(line, VERBS, self.words)
        match verb:
            case None:
                raise Unreadable("unreadable-verb", word=line.split()[0])
            case "keep":
                return Keep()
            case "let":
                return LetStand()
            case "stay":
                return StayAway()
            case "reroll":
                return Reroll(_card(rest, view))
            case "call":
                return Call(_card(rest, view))
            case "attend":
                return Attend(_card(rest, view))
            case "lay":
                return Commit(_cards(rest, synonyms("none", self.words)))
            case "offer":
                return Propose(*split_of(rest, view.value, self.people, self.words))
        return answer_of(verb, rest, talks_of(view), self.people.seat)


def _card(rest: str, view: SaludosView) -> int:
    """The councillor that is meant; without a number the lowest in hand."""
    card = number_of(rest) if rest else _lowest(view)
    if not 1 <= card <= VALUES:
        raise Unreadable("unreadable-card")
    return card


def _lowest(view: SaludosView) -> int:
    """The lowest councillor in my hand."""
    return next((value for value, held in enumerate(view.hand or (), start=1) if held), 1)


def _cards(rest: str, none: list[str]) -> tuple[int, int, int]:
    """Councillors by their values, such as "1 3 3"."""
    counts = [0, 0, 0]
    words = rest.replace(",", " ").replace("+", " ").split()
    if not words:
        raise Unreadable("unreadable-cards")
    if words[0].lower() in ("none", "0", *none):
        return 0, 0, 0
    for word in words:
        card = number_of(word)
        if not 1 <= card <= VALUES:
            raise Unreadable("unreadable-card")
        counts[card - 1] += 1
    if max(counts) > 99:
        raise Unreadable("unreadable-cards")
    return counts[0], counts[1], counts[2]


def _losers_strength(view: SaludosView) -> int:
    """Where the pretzel would go."""
    members = view.offer.members if view.offer else ()
    return sum(view.strengths[seat] for seat in range(view.players) if seat not in members)


SCREEN = SaludosScreen
