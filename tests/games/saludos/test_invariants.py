"""What is true at every step of every game of Saludos Amigos."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch import game
from stammtisch.games.saludos.events import BagPassed, MugMoved, Paid, PressCame
from stammtisch.games.saludos.moves import Reroll
from stammtisch.games.saludos.state import Saludos
from tests.conformance.walks import some_move
from tests.games.saludos.tavern import Tavern

rule = pytest.mark.rule


def check_the_components(state: Saludos) -> None:
    for value in range(3):
        in_hands = sum(state.hands[value::3])
        pushed = state.pushed.count(value + 1)
        buried = sum(state.buried[value::3])
        total = in_hands + pushed + state.pile[value] + state.discards[value]
        assert total == state.box.councillors.cards[value]
        assert state.discards[value] == state.shown[value] + buried
    assert [sum(state.hand(seat)) for seat in range(state.players)] == state.counts
    bag = [all_ - laid for all_, laid in zip(state.box.bag(), state.laid, strict=True)]
    assert min(bag) >= 0
    assert sum(bag) + sum(state.laid) == 24
    assert min(state.money) >= 0


@pytest.mark.parametrize("players", range(3, 8))
@given(seed=st.integers(0, 2**32))
def test_nothing_is_lost_and_money_moves_by_the_rules_alone(players: int, seed: int) -> None:
    random = Random(seed)
    state = game("saludos").start(players)
    assert isinstance(state, Saludos)
    mug = 0
    while state.result is None:
        before = sum(state.money)
        events = state.play(*some_move(state, random))
        check_the_components(state)
        moved = 0
        for event in events:
            match event:
                case BagPassed():
                    mug = 0
                case MugMoved():
                    assert event.height > mug
                    mug = event.height
                case Paid():
                    moved += event.amount
                case PressCame():
                    moved -= sum(event.fines)
        assert sum(state.money) - before == moved


@rule("SA-9.1")
def test_a_view_has_no_secret_of_anybody_else() -> None:
    """Two games that differ only in what one seat may not know look the same to it."""
    here, there = Tavern(3), Tavern(3)
    here.deal(1, 1, 1, 1)
    there.deal(1, 3, 3, 3)
    for tavern in (here, there):
        tavern.negotiate(4, [1, 2, 6])
        tavern.offer([2], [5])
        tavern.close()
    for seat in (None, 0, 2):
        assert here.state.view(seat) == there.state.view(seat)
    assert here.state.view(1) != there.state.view(1)
    assert here.events == there.events


@rule("SA-9.1")
def test_one_remembers_what_one_has_seen_on_the_discards() -> None:
    tavern = Tavern(3)
    tavern.draw_and_roll(4, [1, 1, 1])
    tavern.play(0, Reroll(3))
    assert tavern.state.view(0).my_buried == (0, 0, 1)
    assert tavern.state.view(1).my_buried == (0, 0, 0)
    assert tavern.state.view(1).buried == (1, 0, 0)
    imagined = {
        Saludos.imagine(tavern.state.view(1), Random(seed)).discards.index(1) for seed in range(40)
    }
    assert imagined == {0, 1, 2}
    assert Saludos.imagine(tavern.state.view(0), Random(1)).discards == [0, 0, 1]
