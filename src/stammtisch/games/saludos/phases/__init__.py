"""The phases of a round, in their order; the state knows the present one by its number."""

from typing import TYPE_CHECKING, Final

from stammtisch.core.phases import Phase
from stammtisch.games.saludos.phases.bag import Bag, Lot, Over
from stammtisch.games.saludos.phases.calling import Attendance, Calling
from stammtisch.games.saludos.phases.council import Splits, Voting
from stammtisch.games.saludos.phases.negotiation import Negotiation
from stammtisch.games.saludos.phases.payday import Payday
from stammtisch.games.saludos.phases.strength import Dice, Strength

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

PHASES: Final[list[Phase["Saludos"]]] = [
    Lot(),
    Bag(),
    Dice(),
    Strength(),
    Negotiation(),
    Calling(),
    Attendance(),
    Splits(),
    Voting(),
    Payday(),
    Over(),
]
