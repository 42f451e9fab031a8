"""The phases of a vote, in their order; the state knows the present one by its number."""

from typing import TYPE_CHECKING, Final

from stammtisch.core.phases import Phase
from stammtisch.games.koalition.phases.coalition import CoalitionTalks
from stammtisch.games.koalition.phases.country import NewCountry
from stammtisch.games.koalition.phases.deal import Dealing, Lot
from stammtisch.games.koalition.phases.europe import Over
from stammtisch.games.koalition.phases.laying import Laying
from stammtisch.games.koalition.phases.window import ActionWindow

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

PHASES: Final[list[Phase["Koalition"]]] = [
    Lot(),
    Dealing(),
    NewCountry(),
    Laying(),
    ActionWindow(),
    CoalitionTalks(),
    Over(),
]
