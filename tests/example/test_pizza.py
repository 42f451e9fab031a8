"""The example game keeps the contract, as any game must, and plays by its rules."""

import pytest

from stammtisch import CHANCE, Refused
from stammtisch.bargaining.deals import Agree, Pass
from tests.example.pizza import GAME, Bake, Feel, Pizza, Share


def served() -> Pizza:
    pizza = GAME.start(2)
    assert isinstance(pizza, Pizza)
    for move in (Feel(0, 2), Feel(1, 5), Bake(8)):
        pizza.play(CHANCE, move)
    return pizza


def test_all_must_agree_and_more_than_ones_hunger_is_wasted() -> None:
    pizza = served()
    pizza.play(0, Share((4, 4)))
    assert pizza.result is None
    pizza.play(1, Agree(1))
    assert pizza.result is not None
    assert pizza.result.scores == (2, 4)
    assert pizza.result.winners == (1,)


def test_without_agreement_the_pizza_goes_cold() -> None:
    pizza = served()
    pizza.play(0, Pass())
    pizza.play(1, Pass())
    assert pizza.result is not None
    assert pizza.result.ending == "cold"


def test_the_whole_pizza_is_shared() -> None:
    with pytest.raises(Refused, match=r"shares-do-not-sum \(sum=7, value=8\)"):
        served().play(0, Share((4, 3)))


def test_nobody_sees_how_hungry_the_other_is() -> None:
    assert served().view(0).hunger == (2, None)
