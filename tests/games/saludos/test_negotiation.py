"""The negotiation over a contract."""

import pytest

from stammtisch.bargaining.deals import (
    Agree,
    Closed,
    Decline,
    Lapsed,
    Pass,
    Passed,
    Proposed,
    TakeBack,
    Withdraw,
)
from stammtisch.games.saludos.events import MugMoved, NobodyOffered, OfferWon
from stammtisch.games.saludos.moves import Propose, Reroll, Roll
from tests.games.saludos.tavern import Tavern, propose

rule = pytest.mark.rule

PETER, CLAUDIA, GABY, REINER, FRITZ = range(5)


def seven_million() -> Tavern:
    """The rulebook's negotiation: five players over 7 million, after the re-rolls."""
    tavern = Tavern(5)
    for seat, cards in enumerate([2, 3, 4, 2, 3]):
        tavern.deal(seat, *[1] * cards)
    tavern.lay(5, 1)
    tavern.draw_and_roll(5, [4, 3, 5, 1, 2])
    assert tavern.state.value == 7
    assert tavern.state.strengths == [6, 6, 9, 3, 5]
    tavern.play(REINER, Reroll(1))
    tavern.chance(Roll(REINER, 4))
    for face in (1, 5):
        tavern.play(FRITZ, Reroll(1))
        tavern.chance(Roll(FRITZ, face))
    tavern.keep()
    assert tavern.state.strengths == [6, 6, 9, 5, 6]
    return tavern


@rule("SA-4.1", "SA-4.2", "SA-4.4", "SA-4.5", "SA-4.6", "SA-4.8", "SA-3.1", "SA-3.2")
def test_worked_example_of_the_negotiation() -> None:
    tavern = seven_million()
    tavern.play(GABY, Propose((GABY,), (7,)))
    tavern.offer([FRITZ, REINER], [4, 3])
    tavern.offer([PETER, CLAUDIA], [3, 4])
    for partner in (PETER, CLAUDIA):
        assert tavern.refused(FRITZ, propose([FRITZ, partner], [4, 3])) == "not-above-the-mug"
    tavern.play(FRITZ, propose([FRITZ, GABY], [2, 5]))
    tavern.play(FRITZ, Withdraw(4))
    tavern.offer([FRITZ, PETER, CLAUDIA], [2, 2, 3])
    heights = [event.height for event in tavern.happened(MugMoved) if isinstance(event, MugMoved)]
    assert heights == [9, 11, 12, 18]
    tavern.close()
    assert tavern.events[-1] == OfferWon(seats=(PETER, CLAUDIA, FRITZ), height=18)
    tavern.let_stand()
    assert tavern.state.money == [2, 3, 0, 0, 2]


@rule("SA-4.1")
@pytest.mark.parametrize(
    ("members", "shares", "code"),
    [
        ((0, 1), (3, 3), "shares-do-not-sum"),
        ((0, 1), (4, 4), "shares-do-not-sum"),
        ((0, 1), (0, 7), "share-too-small"),
        ((0, 1), (7,), "shares-do-not-fit"),
        ((0,), (3, 4), "shares-do-not-fit"),
        ((1, 2), (3, 4), "proposal-without-oneself"),
        ((), (), "proposal-without-oneself"),
        ((1, 0), (3, 4), "members-not-in-order"),
        ((0, 0), (3, 4), "members-not-in-order"),
        ((0, 6), (3, 4), "member-not-in-the-talks"),
    ],
)
def test_an_offer_must_be_a_split_of_the_contract(
    members: tuple[int, ...], shares: tuple[int, ...], code: str
) -> None:
    assert seven_million().refused(0, Propose(members, shares)) == code


@rule("SA-4.2")
def test_alone_one_takes_it_all_at_once() -> None:
    tavern = seven_million()
    assert tavern.refused(GABY, Propose((GABY,), (6,))) == "shares-do-not-sum"
    tavern.play(GABY, Propose((GABY,), (7,)))
    assert tavern.state.members == (GABY,)
    assert tavern.state.height == 9


@rule("SA-4.3")
def test_a_coalition_larger_than_the_contract_is_refused() -> None:
    tavern = Tavern(4)
    tavern.negotiate(1, [1, 1, 1, 1])
    assert tavern.state.value == 2
    assert tavern.refused(0, Propose((0, 1, 2), (1, 1, 0))) == "coalition-too-large"
    tavern.play(0, Propose((0, 1), (1, 1)))


@rule("SA-4.4", "SA-4.5")
def test_an_equal_offer_is_refused_and_so_is_a_new_split_of_the_same() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [2, 3, 3, 2])
    tavern.offer([0, 1], [2, 3])
    assert tavern.state.height == 11
    assert tavern.refused(2, Propose((2, 3), (3, 2))) == "not-above-the-mug"
    assert tavern.refused(0, Propose((0, 1), (3, 2))) == "not-above-the-mug"


@rule("SA-4.5")
def test_a_member_may_leave_for_a_stronger_coalition() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [2, 3, 4, 2])
    tavern.offer([0, 1], [2, 3])
    tavern.offer([1, 2], [4, 1])
    assert tavern.state.members == (1, 2)
    assert tavern.state.shares == (4, 1)


@rule("SA-4.6")
def test_nobody_is_bound_before_the_last_member_agrees() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [1, 1, 1, 1])
    tavern.play(0, Propose((0, 1, 2), (1, 2, 2)))
    tavern.play(1, Agree(1))
    assert not tavern.happened(Closed)
    tavern.play(1, TakeBack(1))
    tavern.play(2, Agree(1))
    assert not tavern.happened(Closed)
    tavern.play(1, Agree(1))
    assert tavern.state.members == (0, 1, 2)
    assert Closed(id=1, seats=(0, 1, 2), terms=(1, 2, 2)) in tavern.events


@rule("SA-4.6")
def test_answers_that_are_not_possible_say_why() -> None:
    tavern = Tavern(5)
    tavern.negotiate(5, [1, 1, 1, 1, 1])
    tavern.play(0, Propose((0, 1, 2), (2, 2, 2)))
    assert tavern.refused(0, Agree(1)) == "your-own-proposal"
    assert tavern.refused(0, Decline(1)) == "your-own-proposal"
    assert tavern.refused(3, Agree(1)) == "not-named"
    assert tavern.refused(1, Withdraw(1)) == "not-your-proposal"
    assert tavern.refused(1, TakeBack(1)) == "not-agreed-yet"
    assert tavern.refused(1, Agree(2)) == "no-such-proposal"
    tavern.play(1, Agree(1))
    assert tavern.refused(1, Agree(1)) == "agreed-already"
    tavern.play(1, TakeBack(1))
    tavern.play(1, Agree(1))
    assert tavern.refused(1, TakeBack(1)) == "taken-back-before"
    tavern.play(2, Decline(1))
    assert tavern.refused(1, Agree(1)) == "proposal-gone"


@rule("SA-4.7")
def test_open_proposals_lapse_when_the_mug_has_passed_them() -> None:
    tavern = Tavern(5)
    tavern.negotiate(5, [1, 2, 3, 4, 5])
    tavern.play(0, Propose((0, 1), (3, 3)))
    tavern.play(0, Propose((0, 4), (3, 3)))
    tavern.play(2, Propose((2, 4), (3, 3)))
    tavern.offer([1, 3], [3, 3])
    assert tavern.happened(Lapsed) == [Lapsed(id=1), Lapsed(id=2)]
    assert tavern.refused(4, Agree(2)) == "proposal-gone"
    tavern.play(4, Agree(3))
    assert tavern.state.members == (2, 4)


@rule("SA-4.8")
def test_members_of_the_standing_offer_need_not_pass() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [2, 3, 4, 2])
    tavern.offer([0, 1], [2, 3])
    assert tavern.state.pending == (2, 3)
    assert tavern.refused(0, Pass()) == "members-need-not-pass"
    tavern.play(2, Pass())
    assert tavern.refused(2, Pass()) == "already-passed"
    tavern.play(3, Pass())
    assert tavern.state.talks is None


@rule("SA-4.8")
def test_a_move_of_the_mug_takes_back_all_passes() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [2, 3, 4, 2])
    tavern.play(0, Pass())
    tavern.play(1, Pass())
    tavern.play(2, Propose((2,), (5,)))
    assert tavern.state.pending == (0, 1, 3)


@rule("SA-4.9")
def test_a_proposal_takes_back_the_passes_of_those_it_names() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [2, 3, 4, 2])
    for seat in (0, 1, 2):
        tavern.play(seat, Pass())
    tavern.play(1, Propose((1, 2), (2, 3)))
    assert tavern.state.pending == (1, 2, 3)
    tavern.play(3, Pass())
    tavern.play(2, Pass())
    tavern.play(2, Agree(1))
    assert tavern.state.members == (1, 2)


@rule("SA-4.10")
def test_patience_is_limited_between_two_moves_of_the_mug() -> None:
    tavern = Tavern(4, patience=2)
    tavern.negotiate(4, [2, 3, 4, 2])
    tavern.play(0, Propose((0, 1), (1, 4)))
    assert tavern.refused(0, Propose((0, 1), (1, 4))) == "said-before"
    tavern.play(1, Decline(1))
    assert tavern.refused(0, Propose((0, 1), (1, 4))) == "said-before"
    tavern.play(0, Propose((0, 1), (2, 3)))
    assert tavern.refused(0, Propose((0, 2), (2, 3))) == "out-of-patience"
    tavern.play(1, Propose((0, 1), (1, 4)))
    tavern.play(0, Agree(3))
    tavern.play(0, Propose((0, 2), (2, 3)))
    assert tavern.happened(Proposed)[-1] == Proposed(id=4, by=0, seats=(0, 2), terms=(2, 3))


@rule("SA-4.11")
def test_nobody_offers() -> None:
    tavern = Tavern(4)
    tavern.negotiate(4, [1, 1, 1, 1])
    tavern.close()
    assert tavern.happened(NobodyOffered) == [NobodyOffered()]
    assert len(tavern.happened(Passed)) == 4
    assert tavern.state.drawing == [0, 1, 2, 3]
    tavern.draw_cards()
    assert tavern.state.counts == [4, 4, 4, 4]
    assert tavern.state.money == [0, 0, 0, 0]


@rule("SA-4.8", "SA-5.1")
def test_all_in_one_coalition_need_no_council() -> None:
    tavern = Tavern(3)
    tavern.negotiate(4, [1, 1, 1])
    tavern.offer([0, 1, 2], [1, 2, 2])
    assert tavern.state.money == [1, 2, 2]
    assert tavern.state.counts == [3, 3, 3]
    assert tavern.state.round == 2
