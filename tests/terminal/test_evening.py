"""Evenings with Saludos Amigos: whole games by script, refusals, help, leaving."""

from itertools import cycle, pairwise
from random import Random

import pytest

from stammtisch import Table, verify
from stammtisch.games.saludos.state import Saludos
from stammtisch.terminal.reading import ANSWERS
from tests.terminal.evenings import NAMES, Script, spend

PATIENT = ("keep", "pass", "let", "stay", "lay none", "")
"""One of these lines is right at any time."""


def patient() -> Script:
    return Script(cycle(PATIENT))


@pytest.mark.parametrize(("language", "players"), [("en", 3), ("fr", 5), ("de", 7)])
def test_a_whole_game(language: str, players: int) -> None:
    table, shown = spend(patient(), players, seed=players, language=language, level="normal")
    assert table.state.result is not None
    assert verify(table.reveal()) == table.state
    assert "(left)" not in shown
    for name in NAMES[:players]:
        assert name in shown
    assert "{" not in shown, "a variable was left in a text"
    assert max(map(len, shown.splitlines())) <= 80


def test_the_same_seed_tells_the_same_story() -> None:
    first, second = (spend(patient(), seed=3)[1] for _ in range(2))
    assert first == second
    assert spend(patient(), seed=4)[1] != first


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_it_fits_the_terminal(width: int) -> None:
    _, shown = spend(Script(["keep", "", "", ""]), players=7, width=width)
    assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("lines", range(0, 40, 5))
def test_leaving_is_possible_at_every_prompt(lines: int) -> None:
    table, shown = spend(Script((PATIENT * 7)[:lines]), seed=2)
    assert table.state.result is None
    assert shown.endswith("(left)\n")


def test_quitting_leaves_at_once() -> None:
    assert spend(Script(["quit", "keep"]))[1].count("> ") == 0
    assert spend(Script(["quit"]))[1].endswith("(left)\n")


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "help", "Your strength is your die plus"),
        ("de", "hilfe", "Deine Stärke ist dein Wurf"),
        ("fr", "aide", "Ta force, c'est ton dé"),
        ("en", "rules", "second journalist"),
        ("en", "log", "What happened"),
        ("en", "dance", "“dance” means nothing here."),
        ("en", "offer gaby 3", "not what the table is waiting for"),
        ("de", "nochmal 9", "Wert 1, 2 oder 3"),
        ("en", "undo", "nothing of yours to take back"),
        ("en", "why gaby", "Gaby"),
        ("en", "why xaver", "Who is “xaver”?"),
    ],
)
def test_what_is_asked_gets_an_answer(language: str, line: str, said: str) -> None:
    _, shown = spend(Script([line]), language=language)
    assert said in " ".join(shown.split("> ")[-1].split())


def test_the_log_tells_what_went_by_silently() -> None:
    _, shown = spend(Script(["keep", "log"]))
    before, _, log = shown.partition("What happened")
    assert "Gaby keeps the roll" in log
    assert "Gaby keeps the roll" not in before


class Keen:
    """Plays like a person who wants something: reads the table, then types it in words."""

    def __init__(self, seed: int, seat: int) -> None:
        self.random = Random(seed)
        self.seat = seat

    def __call__(self, table: Table) -> str:
        state = table.state
        assert isinstance(state, Saludos)
        phase = state.view(self.seat).phase
        if phase == "strength":
            return self.random.choice(["keep", "reroll"])
        if phase == "call":
            return self.random.choice(["call", "call 1", "let"])
        if phase == "attendance":
            return self.random.choice(["attend", "attend 2", "stay"])
        if phase == "cards":
            return self.random.choice(["lay none", "lay 1", "lay 1 2 3", "lay 3,3"])
        others = [name for name in NAMES[: state.players] if name != NAMES[self.seat]]
        names = self.random.sample(others, 2)
        if phase == "splits":
            side = state.members if self.seat in state.members else state.attendants
            share = max(1, state.value // len(side))
            offer = "split " + ", ".join(f"{NAMES[s]} {share}" for s in side if s != self.seat)
            return self.random.choice([offer, "agree", "agree", "pass", ""])
        share = max(1, state.value // 3)
        offers = [f"offer {names[0]} {share}, {names[1]} {share}", f"offer {names[0].lower()} 1"]
        return self.random.choice([*offers, "agree", "agree", *ANSWERS, ""])


@pytest.mark.parametrize(("seed", "seat"), [(1, 0), (2, 3), (3, 1)])
def test_a_keen_player_gets_through_the_evening(seed: int, seat: int) -> None:
    table, _ = spend(Keen(seed, seat), players=4, seed=seed, seat=seat, level="normal")
    assert verify(table.reveal()) == table.state
    own = [bytes(entry.move) for entry in table.log.entries if entry.seat == seat]
    assert any(b'"Propose"' in move for move in own)
    assert any(b'"Agree"' in move for move in own)


def test_one_is_not_asked_twice_about_the_same_offers() -> None:
    """Who has said all there is to say hears of new offers, and is left in peace about old ones."""
    matters: list[object] = []
    keen = Keen(6, 0)

    def typist(table: Table) -> str:
        if 0 in table.state.pending:
            return keen(table)
        assert isinstance(table.state, Saludos)
        view = table.state.view(0)
        matters.append((view.round, view.offer, view.talks, view.council))
        return ""

    spend(typist, seed=6, level="normal")
    assert matters
    assert all(one != other for one, other in pairwise(matters))
