"""What is in the box: building projects, journalists, councillors; how to check a list of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.core.editions import Edition, Editions, Flaw, Source, Text

Count = Annotated[int, Meta(ge=0, le=99)]

PRESS = 0
"""The chit of a journalist; the chits of a project carry its base value, 1 to 6."""
PROJECTS = 6
VALUES = 3
"""Councillors are worth 1, 2 or 3."""


class Project(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A building of as many sections as its base value."""

    key: str
    sections: Annotated[int, Meta(ge=1, le=PROJECTS)]
    source: Source
    name: Text
    name_source: Source


class Press(Struct, frozen=True, forbid_unknown_fields=True):
    chits: Count
    source: Source


class Councillors(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Count, Count, Count]
    """How many of value 1, 2 and 3."""
    source: Source


class Box(Edition, frozen=True, kw_only=True):
    """One edition of Saludos Amigos."""

    projects: tuple[Project, ...]
    press: Press
    councillors: Councillors

    def bag(self) -> list[int]:
        """How many chits of each kind are in the bag at the start."""
        return [self.press.chits, *(project.sections for project in self.projects)]


def check(box: Box) -> Iterator[Flaw]:
    """What the totals on the box say, held against the list."""
    sections = [project.sections for project in box.projects]
    if sections != list(range(1, PROJECTS + 1)):
        yield Flaw(
            "$.projects", f"projects with 1, 2, 3, 4, 5 and 6 sections are needed, not {sections}"
        )
    keys = [project.key for project in box.projects]
    for index, key in enumerate(keys):
        if key in keys[:index]:
            yield Flaw(f"$.projects[{index}].key", f"the key {key!r} is used twice")
    if box.press.chits < 2:
        yield Flaw("$.press.chits", "two journalists end the game, so at least 2 are needed")
    if box.press.chits + sum(sections) != 24:
        yield Flaw("$.press.chits", "the bag holds 24 chits: 21 sections and 3 journalists")
    if sum(box.councillors.cards) != 56:
        yield Flaw(
            "$.councillors.cards", f"56 councillors are needed, not {sum(box.councillors.cards)}"
        )
    if min(box.councillors.cards) < 7:
        yield Flaw("$.councillors.cards", "seven players need 7 councillors of every value")


editions = Editions(Path(__file__).parent / "editions", Box, check, "reconstructed-1996")
