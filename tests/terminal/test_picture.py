"""The picture of Saludos Amigos shows what matters, also without colours."""

import re

import pytest
from rich.console import Console

from stammtisch.terminal import People
from stammtisch.terminal.people import COLOURS, SIGNS
from tests.terminal.evenings import NAMES, Script, spend


def test_everybody_has_a_sign_and_a_colour_of_their_own() -> None:
    assert len(set(SIGNS)) == len(set(COLOURS)) == 10


def test_the_table_shows_people_village_and_hand() -> None:
    _, shown = spend(Script([]), players=4, seed=1)
    assert re.search(r"0  ▲ Anna +0 +3 +\d +\d", shown)
    assert re.search(r"3  ◆ Claudia +0 +3 +\d +\d", shown)
    assert re.search(r"casino +□□□□□ ", shown)
    assert re.search(r"purificat.* ■□□□□□ ", shown)
    assert re.search(r"Your councillors: +1 +2 +3", shown)


def test_open_offers_show_shares_height_and_who_agreed() -> None:
    _, shown = spend(Script(["keep", "pass", "let"] * 9), players=5, seed=7, level="normal")
    assert re.search(r"No\. \d+  . \w+ \d+(  . \w+ \d+)+  → \d+  ✓ [▲●■◆★]", shown)


@pytest.mark.parametrize("name", ["A", "Anna (2)", "[bold]", "C:\\"])
def test_any_name_can_be_painted(name: str) -> None:
    people = People((name, *NAMES[1:3]), 0)
    painted = people.paint(f"{name} and Gaby hold the mug.")
    assert painted.plain == f"{name} and Gaby hold the mug."
    assert painted.spans
    Console(file=None, record=True, quiet=True).print(people.tags((0, 1), (4, 3)))
