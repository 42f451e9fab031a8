"""Many games at once: the same games as one by one, however many processes play them."""

from random import Random

import numpy as np
import pytest

from stammtisch import game, games
from stammtisch.batch import Batch, Turn
from stammtisch.research.rounds import OVER
from stammtisch.research.rules import Rules

GAMES = 5


def chosen(turn: Turn, step: int) -> list[int]:
    """Some legal action in every game, the same for the same masks."""
    legal = [np.flatnonzero(mask) for mask in turn.masks]
    return [int(numbers[(7 * step + place) % len(numbers)]) for place, numbers in enumerate(legal)]


@pytest.mark.parametrize("name", games())
def test_a_batch_plays_the_same_games_as_one_by_one(name: str) -> None:
    players = game(name).fewest
    rules = Rules(name, players)
    randoms = [Random(f"3/{number}") for number in range(GAMES)]
    alone = [rules.start() for _ in range(GAMES)]
    for rounds, random in zip(alone, randoms, strict=True):
        rounds.draw(random)
    with Batch(name, players, GAMES, processes=2) as batch:
        turn = batch.reset(seed=3)
        for step in range(300):
            for place, rounds in enumerate(alone):
                assert turn.seats[place] == rounds.speaker
                assert set(np.flatnonzero(turn.masks[place])) == set(rounds.choices)
                seen = np.array(rules.observe(rounds.state, rounds.speaker), np.float32)
                assert np.array_equal(turn.observations[place], seen)
            actions = chosen(turn, step)
            turn = batch.step(actions)
            for place, (rounds, random) in enumerate(zip(alone, randoms, strict=True)):
                rounds.act(actions[place])
                rounds.draw(random)
                assert turn.ended[place] == (rounds.speaker == OVER)
                assert turn.rewards[place].tolist() == pytest.approx(rounds.rewards())
                if rounds.speaker == OVER:
                    alone[place] = rules.start()
                    alone[place].draw(random)


def test_an_illegal_action_is_named_with_its_game() -> None:
    with Batch("saludos", 3, GAMES, processes=2) as batch:
        turn = batch.reset(seed=1)
        actions = chosen(turn, 0)
        actions[3] = 0
        with pytest.raises(ValueError, match="game 3: action 0 is not legal for seat 0; legal: "):
            batch.step(actions)
        with pytest.raises(ValueError, match="5 actions are needed"):
            batch.step([1, 2])
