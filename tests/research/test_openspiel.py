"""OpenSpiel's own tests, passed by every game, and its search at the table."""

import json
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSFinalPolicyType

from stammtisch import game, games
from stammtisch.research.memory import Memory
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
    played = load(name)
    state = played.new_initial_state()
    seen = 0
    while not state.is_terminal() and seen < 30:
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, random.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            for rival in range(played.num_players()):
                if rival != seat:  # known as imagined, never as it is in truth
                    imagined = other.observation_string(rival)
                    assert other.information_state_string(rival) == imagined
            seen += 1
        state.apply_action(random.choice(state.legal_actions()))


@every_game
def test_an_action_is_a_struct_and_back(name: str) -> None:
    random = Random(7)
    state = load(name).new_initial_state()
    for _ in range(60):
        for action in state.legal_actions():
            struct = state.action_to_struct(action)
            actions = state.struct_to_actions(struct)
            assert actions == [action] or struct.to_dict()["move"] == "Route"
        state.apply_action(random.choice(state.legal_actions()))


def test_a_struct_can_hold_an_offer_that_is_not_on_the_menu() -> None:
    state = negotiating()
    played = state.get_game()
    view = state.to_observation_struct().to_dict()
    seat = state.current_player()
    members = sorted((seat, (seat + 1) % 3))
    shares = [1 if member == seat else view["value"] - 1 for member in members]
    offer = {"move": "Propose", "members": members, "shares": shares}
    assert all(state.action_to_struct(a).to_dict() != offer for a in state.legal_actions())
    struct = played.action_struct(offer)
    assert state.validate_action_struct(struct).ok()
    assert state.apply_action_struct(struct).ok()
    told = state.to_observation_struct().to_dict()["talks"]["proposals"]
    assert told[0]["terms"] == shares
    assert played.num_distinct_actions() - 1 not in state.legal_actions()


def test_a_struct_that_breaks_the_rules_changes_nothing() -> None:
    state = negotiating()
    before = str(state)
    alone = [state.current_player()]
    struct = state.get_game().action_struct({"move": "Propose", "members": alone, "shares": [99]})
    assert not state.apply_action_struct(struct).ok()
    assert str(state) == before


def negotiating() -> pyspiel.State:
    """A game of Saludos Amigos as the haggling over 7 million begins."""
    random = Random(1)
    played = load("saludos")
    while True:
        state = played.new_initial_state()
        while not state.is_terminal():
            view = state.to_struct().to_dict()
            if view["talks"] and view["value"] == 7 and state.current_player() >= 0:
                return state
            state.apply_action(random.choice(state.legal_actions()))


def test_the_tensor_remembers_the_latest_events_as_its_layout_says() -> None:
    random = Random(3)
    played = pyspiel.load_game("stammtisch_koalition", {"players": 3, "memory": 5})
    layout = Memory(game("koalition"), 3, 5).layout
    state = played.new_initial_state()
    while state.move_number() < 120:
        state.apply_action(random.choice(state.legal_actions()))
    tensor = np.array(state.information_state_tensor(1))
    seen = played.observation_tensor_size()
    assert len(tensor) == seen + sum(block.size for block in layout)
    assert np.array_equal(tensor[:seen], state.observation_tensor(1))
    told = state.information_state_string(1).splitlines()
    assert tensor[seen] == pytest.approx(len(told) / 5)
    rows = tensor[seen + 1 :].reshape(5, -1)
    kinds = layout[1].meaning.partition("one of ")[2].partition(";")[0].split(", ")
    for row, line in zip(rows, told[-5:], strict=True):
        assert kinds[int(np.argmax(row[: len(kinds)]))] == json.loads(line)["event"]


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
