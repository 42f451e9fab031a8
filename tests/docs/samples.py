"""Finds the samples in the documentation: every fenced block, with its page, language and title."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HOUSE = Path(__file__).parent.parent.parent
FENCE = re.compile(r"^( *)```(\w*) ?(.*?)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'title="([^"]+)"')


class Sample(NamedTuple):
    """One fenced block. With a title it is a quotation from, or the content of, that file."""

    page: str
    line: int
    language: str
    title: str
    text: str


def pages() -> list[str]:
    """Every page a reader may come to."""
    found = [*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md"), *(HOUSE / "web").glob("*.md")]
    return sorted(page.relative_to(HOUSE).as_posix() for page in found)


def samples(page: str) -> Iterator[Sample]:
    """The blocks of a page, in order."""
    content = (HOUSE / page).read_text(encoding="utf-8")
    for found in FENCE.finditer(content):
        indent, language, rest, text = found.groups()
        title = TITLE.search(rest)
        line = content.count("\n", 0, found.start()) + 1
        text = re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)
        yield Sample(page, line, language, title[1] if title else "", text)


def all_samples(*languages: str) -> list[Sample]:
    """The blocks in these languages, of all pages."""
    return [each for page in pages() for each in samples(page) if each.language in languages]
