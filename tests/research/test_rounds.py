"""Menus and tensors: numbers mean one thing, nothing secret is in them, and games end."""

from random import Random

import pytest

from stammtisch import BadSetup
from stammtisch.research.menu import WAIT
from stammtisch.research.rounds import OVER, Rounds, Rules
from tests.research.games import TABLES

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def some_game(rules: Rules, random: Random) -> list[Rounds]:
    """The turns of a random game, each as it was before its move, and the end."""
    rounds = rules.start()
    rounds.draw(random)
    turns = []
    while rounds.speaker != OVER:
        turns.append(rounds.copy())
        rounds.act(random.choice(list(rounds.choices)))
        rounds.draw(random)
    return [*turns, rounds]


@every_table
def test_a_number_stands_for_one_legal_move(name: str, players: int) -> None:
    rules = Rules(name, players)
    *turns, end = some_game(rules, Random(7))
    assert len(turns) <= rules.most_turns
    for rounds in turns:
        assert rounds.choices
        assert all(0 <= action < rules.menu.size for action in rounds.choices)
        assert (WAIT in rounds.choices) == (rounds.speaker not in rounds.state.pending)
        moves = [move for move in rounds.choices.values() if move is not None]
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert rounds.state.refusal(rounds.speaker, move) is None
    assert sum(end.rewards()) == pytest.approx(1)


@every_table
def test_the_tensor_is_as_its_layout_says_and_shows_the_view_alone(name: str, players: int) -> None:
    rules = Rules(name, players)
    random = Random(8)
    for rounds in some_game(rules, random)[::5]:
        for seat in range(players):
            seen = rules.observe(rounds.state, seat)
            assert len(seen) == rules.width
            imagined = rules.game.state.imagine(rounds.state.view(seat), random)
            assert rules.observe(imagined, seat) == seen
            if seat == rounds.speaker:
                theirs = rules.menu.choices(imagined, seat)
                assert theirs == {n: move for n, move in rounds.choices.items() if n != WAIT}


def test_a_wrong_number_is_refused_with_those_that_are_right() -> None:
    rounds = Rules("saludos", 3).start()
    rounds.draw(Random(1))
    with pytest.raises(ValueError, match=r"action 0 is not legal for seat 0; legal: "):
        rounds.act(WAIT)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadSetup, match="3 to 7 players, not 2"):
        Rules("saludos", 2)


def test_every_number_has_a_name() -> None:
    menu = Rules("saludos", 4).menu
    assert menu.label(WAIT) == "Wait"
    assert len({menu.label(action) for action in range(menu.size)}) == menu.size
    with pytest.raises(ValueError, match=f"the last number of this menu is {menu.size - 1}"):
        menu.label(menu.size)
