"""Menus and tensors: numbers mean one thing, nothing secret is in them, and games end."""

from random import Random

import numpy as np
import pytest

from stammtisch import BadSetup, Move
from stammtisch.bargaining.deals import Reply
from stammtisch.games.greentown.moves import Route
from stammtisch.games.saludos.moves import Commit, Propose
from stammtisch.games.saludos.state import Saludos
from stammtisch.research.menu import PLACES, WAIT
from stammtisch.research.rounds import OVER, Rounds
from stammtisch.research.rules import Rules
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


def meanings(rounds: Rounds) -> list[Move]:
    """The moves that all the numbers of a turn stand for; of routes, which may agree, only one."""
    moves = [rounds.move(action) for action in rounds.choices if action != WAIT]
    routes = [move for move in moves if isinstance(move, Route)]
    return [move for move in moves if move is not None and move not in routes[1:]]


@every_table
def test_a_number_stands_for_one_legal_move(name: str, players: int) -> None:
    rules = Rules(name, players)
    *turns, end = some_game(rules, Random(7))
    assert len(turns) <= rules.most_turns
    for rounds in turns:
        assert rounds.choices
        assert all(0 <= action < rules.menu.size for action in rounds.choices)
        assert (WAIT in rounds.choices) == (rounds.speaker not in rounds.state.pending)
        meant = meanings(rounds)
        assert len(set(meant)) == len(meant)
        assert all(rounds.state.refusal(rounds.speaker, move) is None for move in meant)
        mask = rounds.mask(rounds.speaker)
        assert [place for place, may in enumerate(mask) if may] == sorted(rounds.choices)
        assert not any(rounds.mask((rounds.speaker + 1) % players))
    assert sum(end.rewards()) == pytest.approx(1)


@every_table
def test_every_move_the_game_lists_is_on_the_menu(name: str, players: int) -> None:
    rules = Rules(name, players)
    for rounds in some_game(rules, Random(9))[:-1]:
        seat = rounds.speaker
        meant = set(meanings(rounds))
        answered = {proposal.id for proposal in rules.guide.proposals(rounds.state, seat)[-PLACES:]}
        for move in rounds.state.moves(seat):
            too_old = isinstance(move, Reply) and move.id not in answered
            assert move in meant or too_old or isinstance(move, Commit)


def test_every_coalition_above_the_mug_can_be_proposed_in_three_ways() -> None:
    rules = Rules("saludos", 4)
    first = next(n for n in range(rules.menu.size) if rules.menu.label(n) == "Propose 0")
    checked = 0
    for rounds in some_game(rules, Random(10))[:400]:
        state, seat = rounds.state, rounds.speaker
        assert isinstance(state, Saludos)
        if state.talks is None:
            continue
        for coalition in range(1, 16, 2):
            members = [m for m in range(4) if coalition >> (m - seat) % 4 & 1]
            spare = state.value - len(members)
            if spare < 0:
                continue
            strength = [state.strengths[member] for member in members]
            even = [1 + spare // len(members)] * len(members)
            strong = [1 + spare * part // sum(strength) for part in strength]
            wanted = []
            for way, shares in enumerate((even, strong, [1] * len(members))):
                shares[members.index(seat)] += state.value - sum(shares)
                move = Propose(tuple(members), tuple(shares))
                legal = state.refusal(seat, move) is None and shares not in wanted
                assert (rounds.choices.get(first + 3 * coalition + way) == move) == legal
                wanted.append(shares)
                checked += 1
    assert checked > 1000


@every_table
def test_the_tensor_is_as_its_layout_says_and_shows_the_view_alone(name: str, players: int) -> None:
    rules = Rules(name, players)
    random = Random(8)
    for rounds in some_game(rules, random)[::5]:
        for seat in range(players):
            seen = rules.observe(rounds.state, seat)
            assert len(seen) == rules.width
            imagined = rules.game.state.imagine(rounds.state.view(seat), random)
            assert np.array_equal(rules.observe(imagined, seat), seen)
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
