"""Koalition in the terminal: what is shown, what is asked, what can be typed."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from stammtisch import Move, Table, game
from stammtisch.bargaining.deals import Pass
from stammtisch.games.koalition.moves import (
    ClearParty,
    ClearPolitician,
    Doubler,
    Downfall,
    Lay,
    LayJoker,
    Propose,
    Resignation,
    Scandal,
)
from stammtisch.games.koalition.state import Koalition
from stammtisch.games.koalition.view import KoalitionView
from stammtisch.terminal import People
from stammtisch.terminal.koalition import KoalitionScreen
from stammtisch.terminal.screen import Unreadable
from stammtisch.texts import LANGUAGES, Words
from tests.games.koalition.parliament import HATS, JOKER_7, LEMONS, ROSES, Parliament, card
from tests.terminal.evenings import NAMES, Script, spend


def screen(language: str = "en", players: int = 4) -> KoalitionScreen:
    people = People(NAMES[:players], 0)
    return KoalitionScreen(Words(language), people, game("koalition").editions.standard)


def view_of(parliament: Parliament) -> KoalitionView:
    view = parliament.state.view(0)
    assert isinstance(view, KoalitionView)
    return view


def laying() -> Parliament:
    parliament = Parliament(4)
    parliament.hold(0, *(card(ROSES, votes) for votes in (10, 9, 7, 5)), JOKER_7)
    parliament.turn_up("france")
    return parliament


def talks() -> Parliament:
    parliament = Parliament(4)
    parliament.put_down(
        (0, card(ROSES, 10), ROSES), (1, card(LEMONS, 9), LEMONS), (2, card(HATS, 9), HATS)
    )
    parliament.close_the_vote("france")
    return parliament


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("lay 2", Lay(card(ROSES, 9))),
        ("LAY 5 top", LayJoker(JOKER_7, HATS)),
    ],
)
def test_cards_are_laid_by_their_number(line: str, move: Move) -> None:
    assert screen().read(line, view_of(laying())) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("double 2", Doubler(card(LEMONS, 9))),
        ("resign 1", Resignation(card(ROSES, 10))),
        ("topple lem", Downfall(LEMONS)),
        ("scandal Top Hats", Scandal(HATS)),
        ("clear 3", ClearPolitician(card(HATS, 9))),
        ("clear roses", ClearParty(ROSES)),
        ("offer 1", Propose((ROSES, LEMONS))),
        ("offer lemons + top hats", Propose((LEMONS, HATS))),
        ("offer roses lemons", Propose((ROSES, LEMONS))),
        ("pass", Pass()),
    ],
)
def test_moves_are_read(line: str, move: Move) -> None:
    assert screen().read(line, view_of(talks())) == move


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "means nothing here"),
        ("lay", "its number from 1 to"),
        ("lay 99", "its number from 1 to"),
        ("lay x", "is no number"),
        ("double 9", "from 1 to 3"),
        ("topple x", "is no party. There are Fists, Roses"),
        ("topple l", "is no party"),
        ("offer", "Which coalition?"),
        ("offer 7", "from 1 to 2"),
    ],
)
def test_what_cant_be_read_is_explained(line: str, said: str) -> None:
    shown = screen()
    with pytest.raises(Unreadable) as refused:
        shown.read(line, view_of(talks()))
    assert said in shown.words.text(refused.value.key, (), **refused.value.facts)


def test_the_picture_shows_parties_leaders_and_coalitions() -> None:
    _, shown = spend(Script([]), players=4, seed=1, name="koalition")
    assert re.search(r"0  ?▲ Anna +0 +\d+\+6 cards", shown)
    assert "Your hand:" in shown
    assert re.search(r"Vote 1 of 3", shown)


def test_possible_coalitions_are_numbered_with_what_they_pay() -> None:
    parliament = talks()
    paper = StringIO()
    Console(file=paper, width=80).print(screen().picture(view_of(parliament), 80))
    shown = paper.getvalue()
    assert re.search(r"1\.  Roses \+ Lemons  19 → ▲\+5 ●\+4", shown)
    assert re.search(r"Lemons +9 +● Gaby +2:●9", shown)
    assert "majority 15" in shown


class Anything:
    """Types the first thing that the hint or the rules would allow, by asking the engine."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, table: Table) -> str:
        state = table.state
        assert isinstance(state, Koalition)
        match state.phase:
            case 3:
                politicians = sum(c < 60 for c in state.hands[0])
                jokers = sum(60 <= c < 65 for c in state.hands[0])
                number = self.random.randint(1, politicians + jokers)
                return f"lay {number}" if number <= politicians else f"lay {number} acorns"
            case 5:
                return self.random.choice(["offer 1", "agree", "pass", "decline", "offer 2"])
            case _:
                return self.random.choice(["pass", "double 1", "resign 1", "topple hats"])


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_evening_in_every_language(language: str, players: int) -> None:
    english = Anything(players)
    table, shown = spend(english, players=players, seed=3, language=language, name="koalition")
    assert table.state.result is not None
    assert table.state.result.winners
    assert "{" not in shown
