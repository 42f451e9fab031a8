"""The site leads to every page there is, and its pictures and links into the code are true."""

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.docs.samples import HOUSE, pages, samples

DOCS = [page for page in pages() if page.startswith("docs/")]
PLAYERS = ("index", "saludos", "koalition", "greentown")
FOLDERS = ("src/stammtisch", "web/src", "")


def listed(entries: Any) -> Iterator[str]:
    """The pages in the navigation."""
    if isinstance(entries, str):
        yield entries
        return
    for entry in entries:
        yield from listed(entry if isinstance(entry, str) else next(iter(entry.values())))


def test_the_navigation_leads_to_every_page_once() -> None:
    site = tomllib.loads((HOUSE / "zensical.toml").read_text())["project"]
    assert sorted(f"docs/{page}" for page in listed(site["nav"])) == sorted(DOCS)


@pytest.mark.parametrize("page", DOCS)
def test_a_page_names_only_files_that_exist(page: str) -> None:
    text = (HOUSE / page).read_text(encoding="utf-8")
    named = re.findall(r"`((?:\w+/)+[\w.-]+\.(?:py|ts|ftl|md|toml|svelte|yaml|json))`", text)
    missing = [
        path for path in named if not any((HOUSE / folder / path).exists() for folder in FOLDERS)
    ]
    assert missing == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_links_outside_the_site_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", (HOUSE / page).read_text(encoding="utf-8")):
        assert Path(HOUSE, target).exists(), target


@pytest.mark.parametrize("page", DOCS)
def test_a_list_begins_after_an_empty_line(page: str) -> None:
    """Otherwise the site shows it as part of the paragraph."""
    lines = (HOUSE / page).read_text(encoding="utf-8").splitlines()
    item = re.compile(r"([-*]|\d+\.) ")
    glued = [
        after
        for before, after in pairwise(lines)
        if item.match(after) and before and not item.match(before) and before[0] != " "
    ]
    assert glued == []


@pytest.mark.parametrize("page", pages())
def test_the_pictures_of_a_page_exist(page: str) -> None:
    text = (HOUSE / page).read_text(encoding="utf-8")
    for target in re.findall(r"!\[[^\]]*\]\(([^)#:]+)\)", text):
        assert (HOUSE / page).parent.joinpath(target).is_file(), target


def shape(page: str) -> tuple[object, ...]:
    """What a page must have in common with its translations."""
    text = (HOUSE / page).read_text(encoding="utf-8")
    commands = "".join(sample.text for sample in samples(page))
    return (
        re.findall(r"^#+", text, re.MULTILINE),
        re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text),
        re.findall(r"^(\||- |\d+\. )", text, re.MULTILINE),
        re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE),
        re.sub(r" --lang \w+|\w+\.(?=jsonl|toml)", "", commands),
    )


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("page", PLAYERS)
def test_players_are_told_as_much_in_every_language(page: str, language: str) -> None:
    translated = f"docs/play/{page}-{language}.md"
    assert shape(translated) == shape(f"docs/play/{page}.md")
    commands = [line for each in samples(translated) for line in each.text.splitlines()]
    plays = [line for line in commands if line.startswith("stammtisch play")]
    assert all(f"--lang {language}" in line for line in plays)
