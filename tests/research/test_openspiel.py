"""OpenSpiel's own tests, passed by every game, and its search at the table."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSFinalPolicyType

from stammtisch import game, games
from stammtisch.research.openspiel import MOST_OUTCOMES, register

register()
every_game = pytest.mark.parametrize("name", games())


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(f"stammtisch_{name}", {"players": game(name).fewest})


@every_game
def test_openspiel_simulates_it_at_random(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_state_is_restored_from_its_history(name: str) -> None:
    random = Random(4)
    played = load(name)
    state = played.new_initial_state()
    for _ in range(40):
        state.apply_action(random.choice(state.legal_actions()))
    again = played.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@every_game
def test_chance_is_whole_and_within_its_bound(name: str) -> None:
    random = Random(5)
    state = load(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            odds = [odd for _, odd in state.chance_outcomes()]
            assert len(odds) <= MOST_OUTCOMES
            assert sum(odds) == pytest.approx(1)
        state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)


@every_game
def test_what_is_resampled_looks_the_same_to_the_one_who_thinks(name: str) -> None:
    random = Random(6)
    state = load(name).new_initial_state()
    seen = 0
    while not state.is_terminal() and seen < 30:
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, random.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
            seen += 1
        state.apply_action(random.choice(state.legal_actions()))


@every_game
def test_its_search_finds_a_legal_action(name: str) -> None:
    random = np.random.RandomState(1)
    played = load(name)
    state = played.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(
        played,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=2,
        random_state=random,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()
