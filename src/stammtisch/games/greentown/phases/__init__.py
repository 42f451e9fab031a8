"""The phases of the game, in their order; the state knows the present one by its number."""

from stammtisch.games.greentown.phases.journey import Excursion
from stammtisch.games.greentown.phases.phase import Phase
from stammtisch.games.greentown.phases.start import Deal, Reveal
from stammtisch.games.greentown.phases.turn import Choice, Done, DoubleTurn, Marker, Over
from stammtisch.games.greentown.phases.works import Site, Tree, Works

PHASES: list[Phase] = [
    Deal(),
    Reveal(),
    Marker(),
    Choice(),
    Works(),
    Site(),
    Tree(),
    Done(),
    Excursion(),
    DoubleTurn(),
    Over(),
]
