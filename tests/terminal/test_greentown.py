"""Greentown in the terminal: the picture shows the town, and what is hinted can be typed."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from stammtisch import CHANCE, game
from stammtisch.games.greentown import GreentownOptions
from stammtisch.games.greentown.hexes import cell
from stammtisch.games.greentown.moves import Lay, LeaveSite, Route, TurnOver, Upgrade
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.view import GreentownView
from stammtisch.terminal import People
from stammtisch.terminal.greentown import GreentownScreen
from stammtisch.terminal.greentown.chart import letter_of, spaces_of
from stammtisch.terminal.screen import Unreadable
from stammtisch.texts import LANGUAGES, Words
from tests.games.greentown.village import Village, numbers, street
from tests.terminal.evenings import NAMES


def seated(language: str, seat: int, players: int) -> GreentownScreen:
    people = People(NAMES[:players], seat)
    return GreentownScreen(Words(language), people, game("greentown").editions.standard)


def shown(screen: GreentownScreen, view: GreentownView, width: int = 80) -> str:
    paper = StringIO()
    Console(file=paper, width=width, highlight=False).print(screen.picture(view, width))
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_hinted_is_legal_and_everything_can_be_drawn(language: str) -> None:
    random = Random(language)
    options = GreentownOptions(keep_double_turn=True)
    state = game("greentown").start(3, options)
    assert isinstance(state, Greentown)
    hinted: set[str] = set()
    while state.result is None:
        seat = state.pending[0]
        if seat != CHANCE:
            view = state.view(seat)
            screen = seated(language, seat, 3)
            picture = shown(screen, view, 160)
            assert all(str(tile) in picture for tile in range(len(view.tiles)))
            assert all(sentence for sentence in screen.question(view))
            assert screen.help(view)
            undo = screen.typed("undo")
            for command in screen.hint(view).split(" · ")[:-1]:
                if command != undo:
                    move = screen.read(command, view)
                    assert state.refusal(seat, move) is None, command
                    hinted.add(type(move).__name__)
        move_played = state.sample(seat, random)
        assert move_played is not None
        state.play(seat, move_played)
    assert {"TurnOver", "Lay", "Upgrade", "Build", "LeaveSite", "Route", "EndTurn"} <= hinted
    assert seated(language, 0, 3).question(state.view(0))


def test_the_picture_shows_tiles_people_and_cards() -> None:
    village = Village(3).begin()
    view = village.state.view(0)
    picture = shown(seated("en", 0, 3), view)
    assert re.search(r"♣4 +♣5 +─+ ♣6", picture)
    assert re.search(r"⌂0 +─+ ·2 +·3 +─+ ⌂1", picture)
    assert re.search(r"▲ Anna +0 +B T B\+T B/T +♪3 ●3 ■3 +5: ♣", picture)
    assert re.search(r"● Gaby +\? ", picture), "others' Greenies are hidden"
    assert "In the supply, by roads: 2: 10  3: 9  4: 6  5: 3" in picture


def test_free_spaces_have_letters_while_one_may_lay() -> None:
    village = Village(3).begin().put(street("H c1 H"))
    screen = seated("en", 0, 3)
    assert "(a)" not in shown(screen, village.state.view(0))
    village.turn("build")
    view = village.state.view(0)
    assert all(f"({letter})" in shown(screen, view) for letter in spaces_of(view))
    assert "●♪1" in shown(screen, view), "Gaby's culture on tile 1"
    assert letter_of(51) == "az"


def test_the_shapes_that_are_left_are_shown_while_one_may_lay() -> None:
    village = Village(3).begin()
    screen = seated("en", 0, 3)
    assert "e-nw×5" not in shown(screen, village.state.view(0), 120)
    village.turn("build")
    picture = shown(screen, village.state.view(0), 120)
    assert "e-nw×5, e-w×5, e-nw-sw×3, e-ne-w×3" in picture
    village.act(Lay(-2, 0, 0b001001), LeaveSite())
    assert "e-nw×5, e-w×4" in shown(screen, village.state.view(0), 120)


def test_before_one_sets_out_the_best_excursion_is_hinted_at() -> None:
    village = Village(3).begin().put(street("H T T T T H"))
    village.hold(0, numbers(5)[0])
    screen = seated("en", 0, 3)
    assert any("4 Greenies for you" in said for said in screen.question(village.state.view(0)))
    village.turn("either")
    assert any("4 Greenies for you" in said for said in screen.question(village.state.view(0)))
    village.put(street("H T H"))
    assert "As the town is now, no route has 5 stops." in screen.question(village.state.view(0))


def test_what_is_typed() -> None:
    village = Village(3).begin().put(street("H T T T T H"))
    village.hold(0, numbers(5)[0])
    screen = seated("en", 0, 3)
    view = village.state.view(0)
    assert screen.read("t", view) == TurnOver("travel")
    village.turn("travel")
    view = village.state.view(0)
    assert screen.read("route 0 1,2 3 4 5", view) == Route((0, 1, 2, 3, 4, 5))
    assert screen.read("go", view) in (Route((0, 1, 2, 3, 4, 5)), Route((5, 4, 3, 2, 1, 0)))
    assert any("4 Greenies for you" in sentence for sentence in screen.question(view))
    built = Village(3).begin().put(street("H . H"))
    built.turn("build")
    view = built.state.view(0)
    letter = next(name for name, space in spaces_of(view).items() if space == cell(3, 0))
    assert screen.read(f"lay {letter} e w", view) == Lay(3, 0, 0b001001)
    assert screen.read("upgrade 1 +ne", view) == Upgrade(1, 0b001011)
    assert screen.read("up 1 e ne sw", view) == Upgrade(1, 0b010011)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("dance", "unreadable-verb"),
        ("lay", "unreadable-lay"),
        ("lay zz e", "unreadable-lay"),
        ("lay a up", "unreadable-side"),
        ("upgrade 7", "unreadable-upgrade"),
        ("upgrade x +e", "unreadable-number"),
        ("upgrade 99 +e", "unreadable-tile"),
        ("go", "unreadable-no-route"),
        ("plant", "unreadable-number"),
    ],
)
def test_what_cannot_be_read_is_answered(line: str, key: str) -> None:
    village = Village(3).begin()
    village.turn("build")
    screen = seated("en", 0, 3)
    with pytest.raises(Unreadable) as unreadable:
        screen.read(line, village.state.view(0))
    assert unreadable.value.key == key
    assert Words("en").text(key, (), **unreadable.value.facts)


def test_without_hints_no_route_is_given_away() -> None:
    village = Village(3, GreentownOptions(route_hint=False)).begin()
    screen = seated("en", 0, 3)
    assert len(screen.question(village.state.view(0))) == 1
    village.turn("travel")
    view = village.state.view(0)
    assert len(screen.question(view)) == 1
    with pytest.raises(Unreadable):
        screen.read("go", view)


def test_a_wide_town_is_drawn_narrower() -> None:
    view = Village(3).begin().put(street("H T T T T T T T T T H")).state.view(0)
    screen = seated("en", 0, 3)
    for width in (80, 120):
        picture = shown(screen, view, width)
        assert re.search(r"⌂0 .*♣9 .*⌂10", picture)
        assert all(len(line) <= width for line in picture.splitlines())
