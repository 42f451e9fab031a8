"""Draws Koalition: points, the parties with cards and leaders, possible coalitions, my hand."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.bargaining.deals import Proposal
from stammtisch.games.koalition.figures import FIRST_ACTION, FIRST_JOKER
from stammtisch.games.koalition.moves import SPLINTER, party_of_unit
from stammtisch.games.koalition.view import CoalitionTally, KoalitionView, PartyTally
from stammtisch.terminal.frame import BEER, BRICK, FELT, FRAME, framed
from stammtisch.terminal.koalition.naming import Naming
from stammtisch.terminal.people import SIGNS, People

WIDEST: Final = 110
SHOWN: Final = 9
"""So many coalitions fit on the screen."""


def draw(view: KoalitionView, naming: Naming, people: People, width: int) -> RenderableType:
    """The whole table."""
    picture = Picture(view, naming, people)
    width = min(width, WIDEST)
    parts: list[RenderableType] = [picture.seats(width - FRAME)]
    if view.country is not None:
        parts.append(picture.parties())
    parts += picture.lines()
    return framed(parts, picture.title(), width)


def badge(naming: Naming, party: int, more: str = "") -> Text:
    """A party's name on its colour, so that it can be read on any screen."""
    colour = naming.box.parties[party].colour
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    ink = "black" if 0.3 * red + 0.59 * green + 0.11 * blue > 130 else "white"
    return Text(f" {naming.party(party)}{more} ", style=f"bold {ink} on {colour}")


class Picture:
    """The parts of the table as one seat sees it."""

    def __init__(self, view: KoalitionView, naming: Naming, people: People) -> None:
        self.view = view
        self.naming = naming
        self.words = naming.words
        self.people = people

    def title(self) -> Text:
        """Which vote it is, and what it is worth."""
        view = self.view
        number = min(len(view.played) + 1, view.countries)
        said = self.words.text("label-vote", number=number, of=view.countries)
        if view.country is None:
            return Text(f" {said} ", style="bold")
        bonuses = " / ".join(map(str, self.naming.box.countries[view.country].bonuses))
        about = f"{self.naming.country(view.country)} {bonuses}"
        return Text(f" {said} · {about} ", style="bold")

    def seats(self, width: int) -> Table:
        """Everybody: points, cards in hand, and whether the table waits for them."""
        view = self.view
        columns = 2 if view.players > 5 and width >= 70 else 1
        table = Table.grid(padding=(0, 3, 0, 0))
        rows = [self._seat(seat) for seat in range(view.players)]
        height = -(-len(rows) // columns)
        for place in range(height):
            table.add_row(*(rows[at] for at in range(place, len(rows), height)))
        return table

    def _seat(self, seat: int) -> Text:
        view = self.view
        score = view.result.scores[seat] if view.result else view.points[seat]
        line = Text.assemble(f"{seat} ", self.people.tag(seat), "  ", (str(score), "bold"))
        hand = self.words.text(
            "label-hand-size", politicians=view.politicians[seat], actions=view.actions[seat]
        )
        line.append(f"  {hand}", style="dim")
        if view.result and view.result.places[seat] == 1:
            line.append("  ★", style=BEER)
        elif view.talks and seat in view.talks.passed:
            line.append("  ✗", style="dim")
        elif seat in view.pending:
            line.append("  …", style=BEER)
        return line

    def parties(self) -> Table:
        """Every party on the table: its votes, what made them, its leader, its cards."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.words.text("label-votes"), justify="right", no_wrap=True)
        table.add_column(self.words.text("label-leader"), no_wrap=True)
        table.add_column(self.words.text("label-in-play"))
        for party, tally in enumerate(self.view.tally.parties):
            cards = self._cards(party)
            if cards:
                table.add_row(
                    badge(self.naming, party), self._votes(tally), self._leader(tally), cards
                )
        total, majority = self.view.tally.total, self.view.tally.majority
        said = self.words.text("label-majority", majority=majority)
        table.add_row(Text("Σ", style="dim"), str(total), Text(said, style=BEER), "")
        return table

    def _votes(self, tally: PartyTally) -> Text:
        line = Text(str(tally.votes), style="bold")
        factors = "×2" * tally.doublers + "½" * tally.scandal
        return Text.assemble((f"{sum(tally.raw)}{factors} = ", "dim"), line) if factors else line

    def _leader(self, tally: PartyTally) -> Text:
        if tally.leader is None:
            return Text("=" if tally.why == "tied" else "·", style=BRICK)
        mark = "!" if tally.deposed is not None else "^" if tally.why == "highest-card" else ""
        return self.people.tag(tally.leader, mark)

    def _cards(self, party: int) -> Text:
        """The cards of a party, each with the number it is spoken of by."""
        line = Text()
        for number, laid in enumerate(self.view.table, start=1):
            if laid.party == party:
                line.append(" " if line else "")
                line.append(f"{number}:", style="dim")
                style = self.people.style(laid.seat) + (" strike" if laid.resigned else "")
                line.append(f"{SIGNS[laid.seat]}{laid.votes}{'×2' * laid.doublers}", style=style)
        return line

    def lines(self) -> Iterator[Text]:
        """Coalitions, proposals, the Europe bonus, and my hand."""
        view = self.view
        if view.phase == "talks":
            yield from self._coalitions()
            for proposal in view.talks.proposals if view.talks else ():
                yield self._proposal(proposal)
        if view.country is None and view.europe:
            yield self._europe()
        if view.hand is not None and not view.result:
            yield self._hand()

    def _coalitions(self) -> Iterator[Text]:
        for number, coalition in enumerate(self.view.tally.coalitions[:SHOWN], start=1):
            line = Text(f"{number}. ", style="bold")
            line += self._units(coalition.units)
            line.append(f" {coalition.votes} → ", style=BEER)
            yield line + self._pay(coalition)
        if len(self.view.tally.coalitions) > SHOWN:
            more = len(self.view.tally.coalitions) - SHOWN
            yield Text(self.words.text("label-more-coalitions", more=more), style="dim")

    def _units(self, units: tuple[int, ...]) -> Text:
        badges = [
            badge(
                self.naming,
                party_of_unit(unit),
                f" {SIGNS[unit % SPLINTER]}" if unit >= SPLINTER else "",
            )
            for unit in units
        ]
        return Text("+", style="dim").join(badges)

    def _pay(self, coalition: CoalitionTally) -> Text:
        paid = [seat for seat, points in enumerate(coalition.points) if points]
        return Text(" ").join(
            Text(f"{SIGNS[seat]}+{coalition.points[seat]}", style=self.people.style(seat))
            for seat in paid
        )

    def _proposal(self, proposal: Proposal) -> Text:
        """One open proposal, and who has agreed."""
        head = Text(self.words.text("label-proposal", id=proposal.id) + "  ", style="bold")
        line = head + self._units(proposal.terms)
        return line + Text("  ✓ ", style=FELT) + self.people.signs(proposal.agreed)

    def _europe(self) -> Text:
        """Who would get the Europe bonus now."""
        line = Text(self.words.text("label-europe") + " ", style="dim")
        for rank in self.view.europe:
            line += badge(self.naming, rank.party) + Text(f" {rank.points}→")
            line += self.people.signs(rank.seats) + Text(f"+{rank.each}  ", style="bold")
        return line

    def _hand(self) -> Text:
        """My cards, each with the number it is laid by; actions by name."""
        assert self.view.hand is not None
        line = Text(self.words.text("label-my-hand") + " ", style="dim")
        here = -1
        for number, card in enumerate(self.view.hand, start=1):
            if card >= FIRST_ACTION:
                line.append(f"  {self.naming.card(card)}", style=FELT)
            elif card >= FIRST_JOKER:
                line.append(f" {number}:", style="dim")
                line.append(self.naming.card(card), style=BEER)
            else:
                party = self.naming.party_of(card)
                if party != here:
                    line += Text(" ") + badge(self.naming, party)
                    here = party
                line.append(f" {number}:", style="dim")
                line.append(str(self.naming.votes(card)), style="bold")
        return line
