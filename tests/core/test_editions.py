"""Edition files: what is wrong is said with its line."""

from pathlib import Path

import pytest

from stammtisch import BadEdition, game
from stammtisch.core.editions import line_of
from stammtisch.games.saludos.box import editions

TEXT = editions.shipped()[0].read_text(encoding="utf-8")


def test_the_shipped_edition_is_found_by_its_hash() -> None:
    box = game("saludos").editions.standard
    assert game("saludos").editions.find(box.digest()) is box
    with pytest.raises(KeyError, match="no edition 123 is loaded"):
        game("saludos").editions.find("123")


def test_the_hash_is_that_of_the_contents_not_of_the_comments() -> None:
    assert editions.parse("# another comment\n" + TEXT).digest() == editions.standard.digest()


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("cards = [18, 20, 18]", "cards = [18, 20, 17]", 8, "56 councillors are needed, not 55"),
        ("cards = [18, 20, 18]", "cards = [48, 2, 6]", 8, "7 councillors of every value"),
        ("cards = [18, 20, 18]", "cards = [18, 38]", 8, "length 3"),
        ("chits = 3", "chits = -1", 12, ">= 0"),
        ("chits = 3", 'chits = "three"', 12, "press.chits: expected a whole number, got a text"),
        ("chits = 3", "chits = 4", 12, "24 chits"),
        ('key = "golf"', 'key = "bath"', 38, "used twice"),
        ("sections = 6", "sections = 7", 53, "<= 6"),
        ('name_source = "published"', 'name_source = "guessed"', 42, "guessed"),
        ("[press]", "[press", 11, "not valid TOML"),
    ],
)
def test_a_broken_edition_is_refused_with_the_line(
    old: str, new: str, line: int, said: str
) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as bad:
        editions.parse(TEXT.replace(old, new, 1), "mine.toml")
    found, text = bad.value.flaws[0]
    assert said in text
    assert found == line, TEXT.splitlines()[found - 1]
    assert str(bad.value).startswith(f"mine.toml, line {line}: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"gone\.toml can't be read"):
        editions.load(tmp_path / "gone.toml")


def test_lines_of_lists_written_one_to_a_line() -> None:
    text = "title = 'x'\ncards = [\n  # a comment\n  1,\n  2,\n]\n[press]\nchits = 3"
    assert line_of(text, "$.cards[1]") == 5
    assert line_of(text, "$.press.chits") == 8
    assert line_of(text, "$.nothing") == 1
