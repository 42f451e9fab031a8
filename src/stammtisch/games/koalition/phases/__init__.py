"""The phases of a vote, in their order; the state knows the present one by its number."""

from typing import Final

from stammtisch.games.koalition.phases.coalition import CoalitionTalks
from stammtisch.games.koalition.phases.country import NewCountry
from stammtisch.games.koalition.phases.deal import Dealing, Lot
from stammtisch.games.koalition.phases.europe import Over
from stammtisch.games.koalition.phases.laying import Laying
from stammtisch.games.koalition.phases.phase import Phase
from stammtisch.games.koalition.phases.window import ActionWindow

PHASES: Final[list[Phase]] = [
    Lot(),
    Dealing(),
    NewCountry(),
    Laying(),
    ActionWindow(),
    CoalitionTalks(),
    Over(),
]
