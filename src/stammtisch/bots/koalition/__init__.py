"""The bots of Koalition, weakest level first."""

from stammtisch.bots.koalition.easy import Easy
from stammtisch.bots.koalition.hard import Hard
from stammtisch.bots.koalition.normal import Normal

BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
