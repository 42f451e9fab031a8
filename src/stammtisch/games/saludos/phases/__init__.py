"""The phases of a round, in their order; the state knows the present one by its number."""

from typing import Final

from stammtisch.games.saludos.phases.bag import Bag, Lot, Over
from stammtisch.games.saludos.phases.council import Attendance, Calling, Splits, Voting
from stammtisch.games.saludos.phases.negotiation import Negotiation
from stammtisch.games.saludos.phases.payday import Payday
from stammtisch.games.saludos.phases.phase import Phase
from stammtisch.games.saludos.phases.strength import Dice, Strength

PHASES: Final[list[Phase]] = [
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
