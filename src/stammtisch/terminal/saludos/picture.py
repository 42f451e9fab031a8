"""Draws Saludos Amigos: the people, the village, mug and pretzel, what is on the table, my hand."""

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch.bargaining.deals import Proposal, TalksView
from stammtisch.core.editions import Text as Name
from stammtisch.games.saludos.box import PRESS, PROJECTS, Box
from stammtisch.games.saludos.phases.bag import PRESS_TO_END
from stammtisch.games.saludos.view import SaludosView
from stammtisch.terminal.frame import BEER, BRICK, FELT, FRAME, framed
from stammtisch.terminal.people import People
from stammtisch.texts import Words

SIDE_BY_SIDE: Final = 76
"""From this width on people and village fit next to each other."""
WIDEST: Final = 110
BETWEEN: Final = 2
"""The space between the two columns."""
NAME: Final = 13
DOING: Final = 10
"""Columns for a name with its sign, and for what somebody is doing."""
ONE_BY_ONE: Final = 10
"""Up to so many councillors each is shown on its own."""
COLUMNS: Final = ("label-money", "label-cards", "label-die", "label-strength")


def draw(view: SaludosView, box: Box, words: Words, people: People, width: int) -> RenderableType:
    """The whole table."""
    picture = Picture(view, box, words, people)
    width = min(width, WIDEST)
    if width >= SIDE_BY_SIDE:
        top = Table.grid(padding=(0, 2))
        top.add_row(
            picture.seats(), picture.village(width - FRAME - BETWEEN - picture.seats_width())
        )
        parts: list[RenderableType] = [top]
    else:
        parts = [picture.seats(), picture.village(width - FRAME - BETWEEN)]
    parts += picture.lines()
    return framed(parts, picture.title(), width)


class Picture:
    """The parts of the table as one seat sees it."""

    def __init__(self, view: SaludosView, box: Box, words: Words, people: People) -> None:
        self.view = view
        self.box = box
        self.words = words
        self.people = people

    def title(self) -> Text:
        """Which round it is and what it is about."""
        view = self.view
        said = self.words.text("label-round", round=view.round)
        if view.chit:
            project = project_name(self.box, view.chit, self.words)
            about = self.words.text("label-contract", project=project, value=view.value)
            return Text(f" {said} · {about} ", style="bold")
        return Text(f" {said} ", style="bold")

    def seats(self) -> Table:
        """Everybody: money, councillors, die, strength, and what they are doing."""
        view = self.view
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("", justify="right", style="dim")
        table.add_column("", no_wrap=True, max_width=NAME)
        for label in COLUMNS:
            table.add_column(self.words.text(label), justify="right", no_wrap=True)
        table.add_column("", no_wrap=True, min_width=DOING)
        for seat in range(view.players):
            table.add_row(
                str(seat),
                self.people.tag(seat),
                Text(str(view.money[seat]), style="bold"),
                str(view.cards[seat]),
                str(view.dice[seat] or "·"),
                Text(str(view.strengths[seat] or "·"), style="bold"),
                self._doing(seat),
            )
        return table

    def seats_width(self) -> int:
        """What the table of seats needs to show all of its headings."""
        names = max(cell_len(name) for name in self.people.names)
        columns = (1, min(names + 2, NAME), *(cell_len(self.words.text(c)) for c in COLUMNS), DOING)
        return sum(columns) + 2 * (len(columns) - 1)

    def _doing(self, seat: int) -> Text:
        """What a seat is up to, in a word or two."""
        view = self.view
        if view.result:
            place = view.result.places[seat]
            return Text(self.words.text("doing-place", place=place), BEER if place == 1 else "dim")
        if view.council and seat in view.council.attendants:
            share = dict(
                zip(sorted(view.council.attendants), view.council.opposition_shares, strict=False)
            ).get(seat)
            return Text(self.words.text("doing-pretzel", share=share or "?"), style=BRICK)
        if view.offer and seat in view.offer.members:
            share = view.offer.shares[view.offer.members.index(seat)]
            return Text(self.words.text("doing-mug", share=share), style=BEER)
        if view.talks and seat in view.talks.passed:
            return Text(self.words.text("doing-passed"), style="dim")
        if view.council and seat in view.council.answered:
            return Text(self.words.text("doing-away"), style="dim")
        if seat in view.let_stand:
            return Text(self.words.text("doing-let"), style="dim")
        if seat in view.pending and seat != view.seat:
            return Text("…", style="dim")
        return Text("")

    def village(self, width: int) -> Table:
        """The buildings with their sections, and the journalists on the board."""
        view = self.view
        table = Table.grid(padding=(0, 1), pad_edge=False)
        table.add_column(no_wrap=True, overflow="ellipsis", max_width=width - PROJECTS - 1)
        table.add_column(no_wrap=True)
        table.add_row(Text(self.words.text("label-village"), style="dim"), "")
        for number, project in enumerate(self.box.projects, start=1):
            laid = view.laid[number]
            full = laid == project.sections
            squares = Text("■" * laid, style=FELT if full else BEER)
            squares.append("□" * (project.sections - laid), style="dim")
            name = Text(named(project.name, self.words), style=FELT if full else "")
            if view.chit == number and not view.result:
                name.stylize("bold")
            table.add_row(name, squares)
        table.add_row(
            Text(self.words.text("label-press"), style=BRICK if view.laid[PRESS] else "dim"),
            Text("■" * view.laid[PRESS] + "□" * (PRESS_TO_END - view.laid[PRESS]), style=BRICK),
        )
        return table

    def lines(self) -> Iterator[Text]:
        """What is on the table, and my hand."""
        view = self.view
        if view.offer:
            yield self._side(
                "label-mug", BEER, view.offer.height, view.offer.members, view.offer.shares
            )
        if view.council:
            council = view.council
            attendants = tuple(sorted(council.attendants))
            yield self._side(
                "label-pretzel", BRICK, council.pretzel, attendants, council.opposition_shares
            )
        for talks in every_talk(view):
            for proposal in talks.proposals:
                yield self._proposal(proposal)
        if view.hand is not None and not view.result:
            yield self._hand()

    def _side(
        self, label: str, style: str, height: int, seats: tuple[int, ...], shares: tuple[int, ...]
    ) -> Text:
        head = Text(f"{self.words.text(label)} {height}  ", style=f"bold {style}")
        return head + self.people.tags(seats, shares)

    def _proposal(self, proposal: Proposal) -> Text:
        """One open proposal: who gets what, how high it would be, who has yet to agree."""
        head = Text(self.words.text("label-proposal", id=proposal.id) + "  ", style="bold")
        line = head + self.people.tags(proposal.members, proposal.terms)
        if self.view.phase == "negotiation":
            height = sum(self.view.strengths[seat] for seat in proposal.members)
            line.append(f"  → {height}", style=BEER)
        return line + Text("  ✓ ", style=FELT) + self.people.signs(proposal.agreed)

    def _hand(self) -> Text:
        assert self.view.hand is not None
        line = Text(self.words.text("label-hand") + "  ", style="dim")
        if not any(self.view.hand):
            line.append(self.words.text("label-no-cards"))
        many = sum(self.view.hand) > ONE_BY_ONE
        for value, held in enumerate(self.view.hand, start=1):
            for _ in range(min(held, 1) if many else held):
                line.append(f" {value} ", style="bold black on #efe4cf")
                line.append(f"×{held}  " if many else " ")
        if self.view.my_pushed:
            line.append("  " + self.words.text("label-pushed", card=self.view.my_pushed), BRICK)
        return line


def every_talk(view: SaludosView) -> Iterator[TalksView]:
    """The talks going on, those of both sides in a council meeting."""
    if view.talks:
        yield view.talks
    if view.council:
        for talks in (view.council.coalition_talks, view.council.opposition_talks):
            if talks:
                yield talks


def talks_of(view: SaludosView) -> TalksView | None:
    """The talks I take part in."""
    return next((talks for talks in every_talk(view) if view.seat in talks.seats), None)


def named(name: Name, words: Words) -> str:
    """A name of the edition in the person's language."""
    found = {str(language): text for language, text in name.items()}
    return found.get(words.language) or next(iter(found.values()))


def project_name(box: Box, number: int, words: Words) -> str:
    """What the edition calls a building project."""
    return named(box.projects[number - 1].name, words)
