"""The phases of a vote, in their order; each is entered by its number."""

from typing import Final

from stammtisch.core.data import CHANCE

LOT: Final = 0
DEAL: Final = 1
COUNTRY: Final = 2
LAYING: Final = 3
ACTIONS: Final = 4
TALKS: Final = 5
OVER: Final = 6

JUST_CHANCE: Final = (CHANCE,)
