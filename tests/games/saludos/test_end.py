"""Both ends of the game, and who has won."""

import pytest

from stammtisch import CHANCE
from stammtisch.games.saludos.events import BonusPaid, GameOver
from stammtisch.games.saludos.moves import DrawChit, Keep
from tests.games.saludos.tavern import Tavern

rule = pytest.mark.rule


def three_complete(*money: int) -> Tavern:
    tavern = Tavern(len(money))
    for project in (2, 3, 4):
        tavern.lay(project, project)
    tavern.state.money = list(money)
    return tavern


@rule("SA-7.2", "SA-8.1")
def test_with_three_projects_complete_journalists_stay_and_the_second_ends_it() -> None:
    tavern = three_complete(9, 4, 9)
    tavern.deal(0, 1, 1, 1, 1, 1)
    tavern.chance(DrawChit(0))
    assert tavern.state.laid[0] == 1
    assert tavern.state.money == [7, 4, 9]
    assert dict(tavern.state.outcomes())[DrawChit(0)] == 2
    tavern.chance(DrawChit(0))
    result = tavern.state.result
    assert result is not None
    assert result.ending == "press"
    assert result.scores == (5, 4, 9), "the second journalist is paid too"
    assert result.winners == (2,)
    assert tavern.happened(BonusPaid) == []


@rule("SA-2.4", "SA-8.2")
def test_worked_example_of_the_fountain_as_fourth_project() -> None:
    tavern = three_complete(5, 4, 3)
    tavern.deal(1, 3, 3, 3)
    tavern.chance(DrawChit(1))
    assert tavern.state.pending == ()
    assert tavern.state.result is not None
    assert tavern.state.result.scores == (5, 5, 3)
    assert tavern.happened(BonusPaid) == [BonusPaid(seats=(1,), amount=1, totals=(6, 9, 6))]


@rule("SA-2.4", "SA-8.2", "SA-8.3")
def test_worked_example_of_the_plant_as_fourth_project() -> None:
    tavern = three_complete(0, 0, 0, 7)
    tavern.lay(6, 5)
    tavern.deal(0, 3, 3)
    tavern.deal(3, 2)
    tavern.chance(DrawChit(6))
    result = tavern.state.result
    assert result is not None
    assert result.scores == (6, 6, 6, 7), "all who tie get the bonus in full"
    assert result.winners == (3,)
    assert result.places == (2, 2, 2, 1)


@rule("SA-8.2")
def test_a_project_that_is_not_the_fourth_goes_on() -> None:
    tavern = Tavern(3)
    for project in (2, 3):
        tavern.lay(project, project)
    tavern.chance(DrawChit(1))
    assert tavern.state.result is None
    assert tavern.state.pending == (CHANCE,)


@rule("SA-8.3")
def test_a_tie_is_shared() -> None:
    tavern = three_complete(5, 6, 2)
    tavern.deal(0, 3, 3, 3)
    tavern.chance(DrawChit(1))
    assert tavern.state.result is not None
    assert tavern.state.result.winners == (0, 1)
    assert tavern.events[-1] == GameOver(ending="projects", seats=(0, 1), scores=(6, 6, 2))
    assert tavern.refused(0, Keep()) == "not-now"
