"""The rules as pages to read: with diagrams in every language, and the rulings in a list."""

import re

import pytest

from list_rulings import GAMES, OPENINGS, page, rulings
from tests.docs.samples import HOUSE

PICTURES = HOUSE / "docs" / "images" / "rules"
PICTURE = re.compile(r"^!\[(.+)\]\(\.\./\.\./images/rules/([\w-]+?)(-(?:en|fr|de))?\.png\)$", re.M)


@pytest.mark.parametrize("language", OPENINGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_illustrated_in_the_language_of_the_page(game: str, language: str) -> None:
    text = (HOUSE / "docs" / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
    english = (HOUSE / "docs" / "rules" / "en" / f"{game}.md").read_text(encoding="utf-8")
    pictures = PICTURE.findall(text)
    assert len(pictures) >= 3
    assert [name for _, name, _ in pictures] == [name for _, name, _ in PICTURE.findall(english)]
    for _, name, words in pictures:
        assert (PICTURES / f"{name}{words}.png").is_file()
        assert words in ("", f"-{language}")


def test_no_diagram_lies_about_unused() -> None:
    pages = (HOUSE / "docs" / "rules").rglob("*.md")
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    assert [path.name for path in PICTURES.glob("*.png") if path.name not in text] == []


@pytest.mark.parametrize("language", OPENINGS)
def test_the_list_of_rulings_is_what_the_rules_say(language: str) -> None:
    marked = sum(
        (HOUSE / "docs" / "rules" / language / f"{game}.md")
        .read_text(encoding="utf-8")
        .count("**R**\n")
        for game in GAMES
    )
    text = page(language).read_text(encoding="utf-8")
    assert text == rulings(language), "python tools/list_rulings.py"
    assert len(re.findall(r"^\d+\. \*\*", text, re.M)) == marked
