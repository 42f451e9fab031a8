"""The council meeting."""

import pytest

from stammtisch import CHANCE
from stammtisch.bargaining.deals import Agree, Pass
from stammtisch.games.saludos.events import (
    CardsShown,
    CouncilCalled,
    CouncilCollapsed,
    CouncilDecided,
    SplitSettled,
)
from stammtisch.games.saludos.moves import Attend, Call, Commit, LetStand, Propose, StayAway
from tests.games.saludos.tavern import Tavern

rule = pytest.mark.rule

FRITZ, KLAUS, REINER, WOLFGANG = range(4)


def nine_million() -> Tavern:
    """The rulebook's first meeting, up to the winning offer of Fritz and Klaus."""
    tavern = Tavern(4)
    tavern.deal(FRITZ, 1, 2, 3)
    tavern.deal(KLAUS, 3, 3, 2, 1, 1)
    tavern.deal(REINER, 1, 1, 3, 2, 2)
    tavern.deal(WOLFGANG, 1, 3, 2, 3, 2, 1)
    tavern.lay(6, 2)
    tavern.negotiate(6, [6, 5, 4, 2])
    assert tavern.state.value == 9
    assert tavern.state.strengths == [9, 10, 9, 8]
    tavern.offer([FRITZ, KLAUS], [4, 5])
    assert tavern.state.height == 19
    tavern.close()
    return tavern


@rule("SA-5.1", "SA-5.2", "SA-5.3", "SA-5.4", "SA-5.5", "SA-5.7", "SA-5.8", "SA-5.9")
def test_worked_example_of_the_first_meeting() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    assert tavern.events[-2] == CouncilCalled(seat=REINER, pretzel=17)
    tavern.play(WOLFGANG, Attend(1))
    tavern.play(REINER, Propose((REINER, WOLFGANG), (4, 5)))
    tavern.play(WOLFGANG, Agree(1))
    tavern.play(KLAUS, Propose((FRITZ, KLAUS), (3, 6)))
    tavern.play(FRITZ, Agree(1))
    settled = [
        SplitSettled(seats=(REINER, WOLFGANG), shares=(4, 5)),
        SplitSettled(seats=(FRITZ, KLAUS), shares=(3, 6)),
    ]
    assert tavern.happened(SplitSettled) == settled
    tavern.play(FRITZ, Commit((1, 1, 0)))
    tavern.play(KLAUS, Commit((0, 1, 2)))
    tavern.play(REINER, Commit((1, 0, 1)))
    tavern.play(WOLFGANG, Commit((1, 2, 2)))
    assert tavern.happened(CardsShown) == [
        CardsShown(seat=FRITZ, cards=(1, 1, 0), points=3),
        CardsShown(seat=KLAUS, cards=(0, 1, 2), points=8),
        CardsShown(seat=REINER, cards=(2, 0, 1), points=5),
        CardsShown(seat=WOLFGANG, cards=(2, 2, 2), points=12),
    ]
    assert tavern.happened(CouncilDecided) == [
        CouncilDecided(coalition=30, opposition=34, toppled=True)
    ]
    assert tavern.state.money == [0, 0, 4, 5]
    assert tavern.state.drawing == [FRITZ, KLAUS]
    assert tavern.state.counts == [1, 2, 2, 0]
    assert tavern.state.discards == tavern.state.shown == [5, 4, 5]


@rule("SA-5.7", "SA-5.8", "SA-6.1")
def test_worked_example_of_the_second_meeting() -> None:
    """Three against four, one of whom stays away; three coalition members play nothing."""
    tavern = Tavern(7)
    tavern.deal(2)
    tavern.lay(4, 1)
    tavern.negotiate(4, [6, 6, 6, 1, 1, 1, 5])
    tavern.offer([0, 1, 2], [2, 2, 2])
    tavern.close()
    tavern.play(3, Call(3))
    tavern.play(4, Attend(3))
    tavern.play(5, Attend(3))
    tavern.play(6, StayAway())
    tavern.play(3, Propose((3, 4, 5), (2, 2, 2)))
    tavern.play(4, Agree(1))
    tavern.play(5, Agree(1))
    for seat in (0, 1, 2):
        tavern.play(seat, Pass())
    assert tavern.state.pending == (0, 1, 3, 4, 5), "seat 2 has no card left to choose"
    tavern.play(0, Commit((0, 0, 0)))
    tavern.play(1, Commit((0, 0, 0)))
    for seat in (3, 4, 5):
        tavern.play(seat, Commit((1, 1, 0)))
    assert tavern.happened(CouncilDecided) == [
        CouncilDecided(coalition=24, opposition=20 + 18, toppled=True)
    ]
    assert tavern.state.money == [0, 0, 0, 2, 2, 2, 0]
    assert tavern.state.drawing == [0, 1, 2, 6]


@rule("SA-5.1")
def test_one_call_is_enough_and_declining_ends_it() -> None:
    tavern = nine_million()
    assert tavern.state.pending == (REINER, WOLFGANG)
    assert tavern.refused(FRITZ, Call(1)) == "winners-call-no-council"
    tavern.play(REINER, LetStand())
    assert tavern.refused(REINER, Call(1)) == "let-stand-already"
    assert tavern.refused(WOLFGANG, Call(4)) == "no-such-councillor"
    called = tavern.state.copy()
    called.play(WOLFGANG, Call(1))
    assert called.caller == WOLFGANG
    tavern.play(WOLFGANG, LetStand())
    assert tavern.state.money == [4, 5, 0, 0]


@rule("SA-5.1")
def test_losers_without_councillors_are_not_asked() -> None:
    tavern = Tavern(3)
    tavern.deal(1)
    tavern.deal(2)
    tavern.negotiate(4, [6, 1, 1])
    tavern.offer([0], [5])
    tavern.close()
    assert tavern.state.pending == (CHANCE,)
    assert tavern.state.money == [5, 0, 0]


@rule("SA-5.2")
def test_the_pretzel_counts_losers_who_stay_away_too() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, StayAway())
    assert tavern.state.pretzel == 17


@rule("SA-5.3")
def test_attendance_needs_a_card_and_room() -> None:
    tavern = Tavern(5)
    tavern.deal(4)
    tavern.negotiate(1, [6, 1, 1, 1, 1])
    tavern.offer([0], [2])
    tavern.close()
    tavern.play(1, Call(1))
    assert tavern.state.pending == (2, 3)
    assert tavern.refused(4, Attend(1)) == "no-councillors"
    assert tavern.refused(0, Attend(1)) == "winners-are-there-anyway"
    assert tavern.refused(1, Attend(2)) == "attendance-decided"
    tavern.play(2, Attend(1))
    assert tavern.state.attendants == (1, 2), "a contract of 2 has room for two"
    assert tavern.state.pending == (1, 2)
    assert tavern.refused(3, Attend(1)) == "not-now"


@rule("SA-5.4")
def test_the_coalition_keeps_its_split_unless_all_agree_on_another() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, StayAway())
    assert tavern.refused(KLAUS, Propose((KLAUS,), (9,))) == "split-is-for-all"
    assert tavern.refused(KLAUS, Propose((FRITZ, KLAUS), (4, 5))) == "split-unchanged"
    assert tavern.refused(KLAUS, Propose((FRITZ, KLAUS), (4, 4))) == "shares-do-not-sum"
    tavern.play(KLAUS, Propose((FRITZ, KLAUS), (1, 8)))
    tavern.play(FRITZ, Pass())
    tavern.play(KLAUS, Pass())
    assert tavern.state.shares == (4, 5)


@rule("SA-5.5")
def test_a_lone_attendant_takes_it_all() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, StayAway())
    assert tavern.happened(SplitSettled) == [SplitSettled(seats=(REINER,), shares=(9,))]
    assert tavern.refused(REINER, Pass()) == "not-your-decision"
    tavern.play(FRITZ, Pass())
    tavern.play(KLAUS, Pass())
    tavern.play(FRITZ, Commit((0, 0, 0)))
    tavern.play(KLAUS, Commit((0, 0, 0)))
    tavern.play(REINER, Commit((1, 2, 0)))
    assert tavern.happened(CouncilDecided) == [
        CouncilDecided(coalition=19, opposition=23, toppled=True)
    ]
    assert tavern.state.money == [0, 0, 9, 0]
    assert tavern.state.drawing == [FRITZ, KLAUS, WOLFGANG]


@rule("SA-5.6")
def test_an_opposition_that_cannot_agree_collapses() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, Attend(3))
    tavern.play(REINER, Propose((REINER, WOLFGANG), (8, 1)))
    tavern.play(WOLFGANG, Pass())
    tavern.play(REINER, Pass())
    assert tavern.happened(CouncilCollapsed) == [CouncilCollapsed()]
    assert tavern.state.discards == [1, 0, 1]
    assert tavern.state.shown == [0, 0, 0], "discarded unseen"
    assert tavern.state.money == [4, 5, 0, 0]
    assert tavern.state.drawing == [REINER, WOLFGANG]
    assert tavern.state.counts == [3, 5, 4, 5]


@rule("SA-5.7")
def test_chosen_cards_stay_secret_until_all_are_shown() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, StayAway())
    tavern.play(FRITZ, Pass())
    tavern.play(KLAUS, Pass())
    told = tavern.play(FRITZ, Commit((1, 0, 1)))
    assert [event.__class__.__name__ for event in told] == ["CardsChosen"]
    assert tavern.state.view(FRITZ).my_commit == (1, 0, 1)
    assert tavern.state.view(KLAUS).my_commit == (0, 0, 0)
    assert tavern.state.counts[FRITZ] == 3
    assert tavern.refused(FRITZ, Commit((0, 0, 0))) == "cards-chosen-already"
    assert tavern.refused(KLAUS, Commit((0, 0, 3))) == "no-such-councillor"
    assert tavern.refused(WOLFGANG, Commit((0, 0, 0))) == "not-in-the-council"


@rule("SA-5.8", "SA-5.9")
def test_a_tie_goes_to_the_coalition() -> None:
    tavern = nine_million()
    tavern.play(REINER, Call(1))
    tavern.play(WOLFGANG, StayAway())
    tavern.play(FRITZ, Pass())
    tavern.play(KLAUS, Pass())
    tavern.play(FRITZ, Commit((1, 0, 0)))
    tavern.play(KLAUS, Commit((0, 0, 0)))
    tavern.play(REINER, Commit((0, 1, 0)))
    assert tavern.happened(CouncilDecided) == [
        CouncilDecided(coalition=20, opposition=20, toppled=False)
    ]
    assert tavern.state.money == [4, 5, 0, 0]
    assert tavern.state.discards == [2, 1, 0]
    assert tavern.state.drawing == [REINER, WOLFGANG]
