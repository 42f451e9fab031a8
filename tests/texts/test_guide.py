"""The guide of a first game has a tip wherever the engine asks a person for something."""

import re
from pathlib import Path
from random import Random

import pytest

from stammtisch import game as find
from stammtisch import games
from tests.conformance.walks import walk

GUIDE = Path(__file__).parents[2] / "web" / "src" / "guide"
DECISION = re.compile(r"phase: '(\w+)',\s*moves: \[([^\]]*)\]")
GAMES_PER_TABLE = 12


def explained(game: str) -> set[tuple[str, str]]:
    """The phases and moves that the tips of a game are about."""
    source = (GUIDE / f"{game}.ts").read_text(encoding="utf-8")
    return {
        (phase, move)
        for phase, moves in DECISION.findall(source)
        for move in re.findall(r"'(\w+)'", moves)
    }


def met(game: str, random: Random) -> set[tuple[str, str]]:
    """The phases and moves that people come upon in random games."""
    kind = find(game)
    return {
        (state.view(seat).phase, type(move).__name__)
        for players in range(kind.fewest, kind.most + 1)
        for _ in range(GAMES_PER_TABLE)
        for state, seat, move in walk(kind, players, random)
        if seat >= 0
    }


@pytest.mark.parametrize("game", games())
def test_a_tip_for_every_move_in_every_phase(game: str) -> None:
    found = met(game, Random(9))
    assert len(found) > 8
    assert found <= explained(game), sorted(found - explained(game))
