"""What every game promises, held against every registered game at every number of players."""

import pickle
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch import CHANCE, Refused, Result, Table
from stammtisch import game as find
from stammtisch.core.chance import Outcomes
from stammtisch.core.codec import encode
from tests.conformance.anything import any_move
from tests.conformance.walks import TABLES, some_move, table, walk

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
seeds = st.integers(0, 2**32)


@every_table
@given(seed=seeds)
def test_a_copy_is_equal_and_independent(name: str, players: int, seed: int) -> None:
    for state, seat, move in walk(find(name), players, Random(seed)):
        before = state.save()
        twin = state.copy()
        assert twin == state
        twin.play(seat, move)
        assert state.save() == before
        assert twin != state


@every_table
@given(seed=seeds)
def test_everything_survives_json_and_a_state_pickle(name: str, players: int, seed: int) -> None:
    game = find(name)
    for state, seat, move in walk(game, players, Random(seed)):
        saved = game.read_snapshot.decode(encode(state.save()))
        assert game.restore(saved) == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert game.read_move.decode(encode(move)) == move
        for viewer in (None, *range(players)):
            view = state.view(viewer)
            assert game.read_view.decode(encode(view)) == view
        for event in state.copy().play(seat, move):
            assert game.read_event.decode(encode(event)) == event


@every_table
@given(seed=seeds)
def test_a_log_replays_to_the_identical_state(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    played = table(name, players, random)
    told = []
    while played.state.result is None:
        told += played.play(*some_move(played.state, random))
    again = Table.open(played.log.header)
    retold = [again.replay(entry) for entry in played.log.entries]
    assert again.state == played.state
    assert retold[-len(told) :] == told
    assert again.log.entries == played.log.entries


@every_table
@given(seed=seeds)
def test_what_is_imagined_looks_the_same(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    game = find(name)
    for state, _, _ in walk(game, players, random):
        viewer = random.choice((None, *range(players)))
        view = state.view(viewer)
        imagined = game.state.imagine(view, random)
        assert imagined.view(viewer) == view
        assert imagined.pending == state.pending
        if viewer is None:
            continue
        assert imagined.moves(viewer) == state.moves(viewer)
        move = any_move(game, random)
        assert imagined.refusal(viewer, move) == state.refusal(viewer, move)


@every_table
@given(seed=seeds)
def test_hidden_facts_leave_no_trace(name: str, players: int, seed: int) -> None:
    """Two states that one seat can't tell apart: what others do tells it only what it may see."""
    random = Random(seed)
    game = find(name)
    for state, seat, move in walk(game, players, random):
        viewer = random.randrange(players)
        twin = game.state.imagine(state.view(viewer), random)
        theirs = move if seat == viewer else twin.sample(seat, random)
        if theirs is None or twin.refusal(seat, theirs) is not None:
            continue
        here = state.copy()
        told_here = [e for e in here.play(seat, move) if e.to in (None, viewer)]
        told_there = [e for e in twin.play(seat, theirs) if e.to in (None, viewer)]
        if encode(here.view(viewer)) == encode(twin.view(viewer)):
            assert encode(told_here) == encode(told_there)


@every_table
@given(seed=seeds)
def test_onlookers_get_no_private_events(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    played = table(name, players, random)
    while played.state.result is None:
        for happening in played.play(*some_move(played.state, random)):
            assert all(event.to is None for event in happening.seen_by(None))
            for seat in range(players):
                assert all(event.to in (None, seat) for event in happening.seen_by(seat))


@every_table
@given(seed=seeds)
def test_a_pending_seat_has_a_legal_default(name: str, players: int, seed: int) -> None:
    for state, _, _ in walk(find(name), players, Random(seed)):
        assert state.pending
        assert state.pending == tuple(sorted(set(state.pending)))
        assert set(state.pending) <= set(state.may_act)
        if state.pending == (CHANCE,):
            continue
        for seat in state.pending:
            assert state.refusal(seat, state.default(seat)) is None


@every_table
@given(seed=seeds)
def test_defaults_alone_end_the_game(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    played = table(name, players, random)
    while played.state.result is None:
        seat = random.choice(played.state.pending)
        played.play(seat, played.state.default(seat))


@every_table
@given(seed=seeds)
def test_listed_and_sampled_moves_are_legal(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    for state, _, _ in walk(find(name), players, random):
        for seat in state.may_act:
            listed = state.moves(seat)
            assert len(set(map(encode, listed))) == len(listed)
            assert listed or state.open_ended(seat) or seat not in state.pending
            for move in listed:
                assert state.refusal(seat, move) is None
            sampled = state.sample(seat, random)
            if sampled is not None:
                assert state.refusal(seat, sampled) is None
                assert sampled in listed or state.open_ended(seat)
        outcomes = state.outcomes()
        assert bool(outcomes) == (state.pending == (CHANCE,))
        assert [move for move, _ in outcomes] == (list(state.moves(CHANCE)) if outcomes else [])
        assert all(weight > 0 for _, weight in outcomes)


@every_table
@given(seed=seeds)
def test_any_other_move_is_refused_and_changes_nothing(name: str, players: int, seed: int) -> None:
    random = Random(seed)
    game = find(name)
    for state, _, _ in walk(game, players, random):
        seat = random.randrange(CHANCE, players + 1)
        move = any_move(game, random)
        before = state.save()
        refusal = state.refusal(seat, move)
        if refusal is None:
            assert move in state.moves(seat) or state.open_ended(seat)
            state.copy().play(seat, move)
        else:
            with pytest.raises(Refused) as refused:
                state.play(seat, move)
            assert refused.value.refusal == refusal
        assert state.save() == before


@every_table
@given(seed=seeds)
def test_the_game_ends_within_its_bound_with_a_sound_result(
    name: str, players: int, seed: int
) -> None:
    game = find(name)
    state = game.start(players)
    random = Random(seed)
    decisions = 0
    while state.result is None:
        seat, move = some_move(state, random)
        state.play(seat, move)
        decisions += seat != CHANCE
    assert decisions <= game.most_decisions(players, game.options(), game.editions.standard)
    result = state.result
    assert isinstance(result, Result)
    assert state.pending == state.may_act == ()
    assert len(result.scores) == len(result.places) == players
    assert result.winners == tuple(s for s in range(players) if result.places[s] == 1)
    assert result.winners
    best = max(result.scores)
    assert all(result.scores[winner] == best for winner in result.winners)
    for seat in range(players):
        assert not state.moves(seat)
        assert state.refusal(seat, any_move(game, random)) is not None


@every_table
@given(seed=seeds)
def test_chance_comes_with_its_true_odds(name: str, players: int, seed: int) -> None:
    """What is sampled is among the outcomes, and comes from uniform numbers alone."""
    random = Random(seed)
    for state, seat, _ in walk(find(name), players, random):
        if seat != CHANCE:
            continue
        key = random.randbytes(32)
        drawn = state.sample(CHANCE, Outcomes(key, "", 7))
        assert drawn == state.sample(CHANCE, Outcomes(key, "", 7))
        assert drawn in [move for move, _ in state.outcomes()]


@every_table
def test_the_schema_is_complete(name: str, players: int) -> None:
    schema = find(name).schema()
    assert set(schema["properties"]) == {"options", "move", "event", "view"}
    msgspec.json.encode(schema)
