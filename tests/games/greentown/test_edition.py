"""The edition: what ships is sound, and what is wrong with another is said with its line."""

from itertools import pairwise

import pytest

from stammtisch import BadEdition, Table, game
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.box import Box, editions
from stammtisch.games.greentown.hexes import ROADS

SHIPPED = (editions.folder / "reconstructed-2006.toml").read_text(encoding="utf-8")


def test_the_shipped_box_has_what_the_rules_say() -> None:
    box = editions.standard
    assert [pile.tiles for pile in box.piles] == [5, 5, 3, 3, 3, 2, 2, 2, 3]
    assert [ROADS[shape] for shape in box.shapes] == [2, 2, 3, 3, 3, 4, 4, 4, 5]
    stops = [card.stops for card in box.cards]
    assert [stops.count(number) for number in range(5, 10)] == [4, 3, 3, 3, 3]
    assert [setup.key for setup in box.setups] == ["recommended", "ring", "open"]
    assert len(box.setups[0].tiles) == 10


def test_the_one_known_card_is_there() -> None:
    known = [c for c in editions.standard.cards if c.source == "rulebook"]
    assert [(c.stops, c.least, c.most) for c in known] == [(8, (1, 1, 1, 0), (3, 2, 1, 3))]


def test_cards_get_harder_and_leave_room() -> None:
    cards = editions.standard.cards
    least = [
        sum(sum(c.least) for c in cards if c.stops == stops) / sum(c.stops == stops for c in cards)
        for stops in range(5, 10)
    ]
    assert all(one <= other for one, other in pairwise(least))
    for card in cards:
        assert sum(card.least) < card.stops - 1 < sum(card.most), card.key


@pytest.mark.parametrize(
    ("old", "new", "line_has", "said"),
    [
        ("tiles = 5\n", "tiles = 6\n", "[[piles]]", "28 tiles, not 29"),
        ("roads = [0, 3]\n", "roads = [0, 2]\n", "roads = [0, 2]", "has this shape already"),
        ("roads = [0, 3]\n", "roads = [0, 0]\n", "roads = [0, 0]", "2 to 5 different sides"),
        ("roads = [0, 3]\n", "roads = [0, 6]\n", "", "a whole number, <= 5"),
        ("stops = 9", "stops = 10", "stops = 10", "5 to 9 stops, not 10"),
        ("starts = true\n", "", "[[cards]]", "exactly one card is marked"),
        ('key = "hikers"', 'key = "pensioners"', 'key = "pensioners"', "used twice"),
        ("least = [0, 2, 1, 0]", "least = [4, 3, 2, 0]", "least = [4, 3, 2, 0]", "at most 8"),
        ("least = [0, 2, 1, 0]", "least = [1, 2, 5, 0]", "least = [1, 2, 5, 0]", "more than 4"),
        ("q = 2, r = 0, roads", "q = 0, r = 0, roads", "q = 0, r = 0", "two tiles lie on (0, 0)"),
        ("q = -1, r = 1, roads", "q = -7, r = 1, roads", "tiles = [", "not one network"),
        (
            'roads = [0, 1, 3], piece = "empty"',
            'roads = [0, 1], piece = "empty"',
            "[0, 1],",
            "pile",
        ),
        ('[0, 1, 3], piece = "empty"', '[0, 1, 3], piece = "hotel"', '"hotel"', "6 roads"),
        ('[0, 2, 4], piece = "tree"', '[0, 2, 4], piece = "empty"', "tiles = [", "6 trees"),
        ('key = "ring"', 'key = "open"', 'key = "open"', "used twice"),
        ('source = "rulebook"', 'source = "rumour"', 'source = "rumour"', "rumour"),
    ],
)
def test_a_flaw_is_told_with_its_line(old: str, new: str, line_has: str, said: str) -> None:
    assert old in SHIPPED
    text = SHIPPED.replace(old, new, 1)
    with pytest.raises(BadEdition) as bad:
        editions.parse(text)
    lines = text.splitlines()
    assert any(said in flaw and line_has in lines[line - 1] for line, flaw in bad.value.flaws), (
        bad.value
    )


def test_a_set_up_of_ones_own_is_accepted_and_played() -> None:
    own = SHIPPED.replace('key = "ring"', 'key = "mine"', 1).replace("Greentown 2006", "Our box", 1)
    box = editions.parse(own)
    assert isinstance(box, Box)
    table = Table.new(game("greentown"), 2, GreentownOptions(setup="mine"), box, seed=bytes(32))
    assert table.log.header.edition == box.digest() != editions.standard.digest()
