"""Setting up, the bag, strength and payday of Saludos Amigos."""

from random import Random

import pytest

from stammtisch import CHANCE, BadSetup, game
from stammtisch.games.saludos import SaludosOptions
from stammtisch.games.saludos.events import (
    BagPassed,
    CardCame,
    CardGiven,
    CardGone,
    NoCardsLeft,
    PileRenewed,
    PressCame,
    Rolled,
    TalksOpened,
)
from stammtisch.games.saludos.moves import DrawChit, DrawLot, Keep, Reroll, Roll, TakeCard
from stammtisch.games.saludos.state import Saludos
from tests.games.saludos.tavern import Tavern

rule = pytest.mark.rule


@rule("SA-1.1")
@pytest.mark.parametrize("players", [0, 2, 8])
def test_only_three_to_seven_may_sit_down(players: int) -> None:
    with pytest.raises(BadSetup, match="3 to 7 players"):
        game("saludos").start(players)


@rule("SA-1.2")
@pytest.mark.parametrize("players", range(3, 8))
def test_everybody_starts_with_one_councillor_of_each_value(players: int) -> None:
    state = Tavern(players).state
    assert [state.hand(seat) for seat in range(players)] == [(1, 1, 1)] * players
    assert state.pile == [18 - players, 20 - players, 18 - players]
    assert state.money == [0] * players


@rule("SA-1.3")
def test_a_lot_decides_who_starts() -> None:
    state = game("saludos").start(4)
    assert state.outcomes() == [(DrawLot(seat), 1) for seat in range(4)]
    state.play(CHANCE, DrawLot(2))
    assert isinstance(state, Saludos)
    assert state.bag_holder == 2


@rule("SA-1.3")
def test_the_table_may_name_who_starts() -> None:
    tavern = Tavern(4, starter=3)
    assert tavern.events == [BagPassed(seat=3, round=1)]
    named = game("saludos").start(4, SaludosOptions(starter=3))
    assert named.outcomes() == [(DrawLot(3), 1)]
    with pytest.raises(BadSetup, match="the last seat is 2"):
        game("saludos").start(3, SaludosOptions(starter=3))


@rule("SA-2.1")
def test_the_bag_holds_what_is_not_on_the_board() -> None:
    tavern = Tavern(3)
    assert dict(tavern.state.outcomes()) == {DrawChit(chit): chit or 3 for chit in range(7)}
    tavern.lay(4, 3)
    tavern.lay(1, 1)
    left = dict(tavern.state.outcomes())
    assert left[DrawChit(4)] == 1
    assert DrawChit(1) not in left
    assert tavern.refused(CHANCE, DrawChit(1)) == "not-an-outcome"


@rule("SA-2.2", "SA-7.1", "SA-7.2", "SA-2.5")
def test_worked_example_of_the_journalist() -> None:
    """Hands of 3, 6, 3, 4 and 5 cards cost 0, 3, 0, 1 and 2, and nobody negotiates."""
    tavern = Tavern(5)
    for seat, cards in enumerate([3, 6, 3, 4, 5]):
        tavern.deal(seat, *[1 + seat % 3] * cards)
        tavern.state.money[seat] = 10
    hands = tavern.state.hands[:]
    tavern.chance(DrawChit(0))
    assert tavern.happened(PressCame) == [PressCame(seat=0, placed=False, fines=(0, 3, 0, 1, 2))]
    assert tavern.state.money == [10, 7, 10, 9, 8]
    assert tavern.state.hands == hands
    assert tavern.state.bag_holder == 1
    assert dict(tavern.state.outcomes())[DrawChit(0)] == 3


@rule("SA-7.1")
def test_nobody_falls_below_nothing() -> None:
    tavern = Tavern(3)
    tavern.deal(1, 1, 1, 1, 1, 1, 1)
    tavern.state.money[1] = 2
    tavern.chance(DrawChit(0))
    assert tavern.state.money == [0, 0, 0]
    assert tavern.happened(PressCame) == [PressCame(seat=0, placed=False, fines=(0, 2, 0))]


@rule("SA-2.3")
@pytest.mark.parametrize(("base", "lying", "value"), [(4, 2, 7), (5, 1, 7), (1, 0, 2), (6, 5, 12)])
def test_worked_examples_of_the_contract(base: int, lying: int, value: int) -> None:
    tavern = Tavern(4)
    tavern.lay(base, lying)
    tavern.chance(DrawChit(base))
    assert tavern.state.value == value
    assert tavern.state.laid[base] == lying + 1


@rule("SA-2.5")
def test_the_bag_goes_clockwise() -> None:
    tavern = Tavern(3, starter=2)
    tavern.negotiate(3, [1, 1, 1])
    tavern.close()
    tavern.draw_cards()
    assert tavern.state.bag_holder == 0
    assert tavern.state.round == 2


@rule("SA-3.1")
def test_worked_example_of_strength() -> None:
    """Four cards and a 3 make 7, whatever the values."""
    tavern = Tavern(4)
    tavern.deal(0, 1, 1, 1, 1)
    tavern.deal(1, 3, 3, 3, 3)
    tavern.draw_and_roll(3, [3, 3, 1, 6])
    assert tavern.state.strengths == [7, 7, 4, 9]


@rule("SA-3.2")
def test_a_reroll_costs_a_councillor_and_its_strength() -> None:
    tavern = Tavern(4)
    tavern.draw_and_roll(3, [1, 2, 3, 4])
    events = tavern.play(0, Reroll(2))
    assert events == [CardGiven(seat=0), CardGone(to=0, seat=0, card=2)]
    assert tavern.state.pending == (CHANCE,)
    tavern.chance(Roll(0, 5))
    assert tavern.happened(Rolled)[-1] == Rolled(seat=0, face=5)
    assert tavern.state.strengths[0] == 5 + 2
    assert tavern.state.hand(0) == (1, 0, 1)
    assert tavern.state.discards == [0, 1, 0]
    assert not any(tavern.state.shown)
    assert tavern.refused(0, Reroll(2)) == "no-such-councillor"


@rule("SA-3.2")
def test_no_reroll_without_councillors() -> None:
    tavern = Tavern(3)
    tavern.deal(0, 3)
    tavern.draw_and_roll(3, [1, 2, 3])
    tavern.play(0, Reroll(3))
    tavern.chance(Roll(0, 1))
    assert tavern.refused(0, Reroll(3)) == "no-councillors"
    assert tavern.state.moves(0) == [Keep()]


@rule("SA-3.3")
def test_all_decide_at_once_until_everybody_has_kept() -> None:
    tavern = Tavern(3)
    tavern.draw_and_roll(3, [1, 2, 3])
    assert list(tavern.state.pending) == [0, 1, 2]
    tavern.keep(2)
    assert list(tavern.state.pending) == [0, 1]
    for move in (Keep(), Reroll(1)):
        assert tavern.refused(2, move) == "roll-kept"
    tavern.play(0, Reroll(1))
    tavern.chance(Roll(0, 6))
    tavern.keep(0)
    assert tavern.happened(TalksOpened) == []
    tavern.keep(1)
    assert tavern.happened(TalksOpened) == [TalksOpened(value=4, strengths=(8, 5, 6))]
    assert tavern.state.strengths == [8, 5, 6]


@rule("SA-6.1")
def test_the_winners_are_paid_and_the_others_draw_clockwise_from_the_bag() -> None:
    tavern = Tavern(5, starter=3)
    tavern.negotiate(4, [6, 6, 1, 1, 1])
    tavern.offer([0, 1], [2, 3])
    tavern.close()
    tavern.let_stand()
    assert tavern.state.money == [2, 3, 0, 0, 0]
    assert tavern.state.drawing == [3, 4, 2]
    assert tavern.refused(CHANCE, TakeCard(4, 1)) == "not-an-outcome"
    tavern.draw_cards(card=3)
    assert tavern.state.counts == [3, 3, 4, 4, 4]
    assert tavern.events[-2] == CardCame(to=2, seat=2, card=3)


@rule("SA-6.2")
def test_the_discards_become_the_pile_when_it_runs_out() -> None:
    tavern = Tavern(3)
    state = tavern.state
    tavern.negotiate(4, [6, 1, 1])
    tavern.offer([0], [5])
    state.discards = [17, 17, 15]
    state.shown = [10, 10, 10]
    state.buried = [2, 2, 2, 3, 3, 1, 2, 2, 2]
    state.pile = [0, 0, 1]
    before = state.copy()
    tavern.close()
    tavern.let_stand()
    tavern.chance(TakeCard(1, 3))
    assert tavern.happened(PileRenewed) == [PileRenewed(cards=49)]
    assert state.pile == [17, 17, 15]
    assert state.discards == state.shown == [0, 0, 0]
    assert not any(state.buried)
    tavern.draw_cards(1)
    assert sum(state.counts) == sum(before.counts) + 2


@rule("SA-6.2")
def test_nobody_draws_if_there_is_not_a_councillor_for_each() -> None:
    tavern = Tavern(3)
    tavern.deal(1, 1)
    tavern.deal(2, 2)
    tavern.deal(0, 3)
    tavern.deal(1, *[1] * 18)
    tavern.deal(2, *[2] * 20)
    tavern.deal(0, *[3] * 17)
    assert tavern.state.pile == [0, 0, 1]
    tavern.negotiate(4, [6, 1, 1])
    tavern.offer([0], [5])
    tavern.close()
    tavern.let_stand()
    assert tavern.happened(NoCardsLeft) == [NoCardsLeft()]
    assert tavern.state.counts == [17, 18, 20]
    assert tavern.state.money == [5, 0, 0]
    assert tavern.state.round == 2


def test_chance_is_fair() -> None:
    """Dice and lots come up about equally often."""
    random = Random(7)
    tavern = Tavern(3)
    tavern.chance(DrawChit(5))
    faces = [tavern.state.sample(CHANCE, random) for _ in range(6000)]
    for face in range(1, 7):
        assert 850 < faces.count(Roll(0, face)) < 1150
