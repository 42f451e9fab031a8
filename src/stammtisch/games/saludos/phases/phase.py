"""The phases of a round, in their order; each is entered by its number."""

from typing import Final

LOT: Final = 0
BAG: Final = 1
DICE: Final = 2
STRENGTH: Final = 3
NEGOTIATION: Final = 4
CALL: Final = 5
ATTENDANCE: Final = 6
SPLITS: Final = 7
CARDS: Final = 8
PAYDAY: Final = 9
OVER: Final = 10
