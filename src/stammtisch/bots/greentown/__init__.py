"""The bots for Greentown, weakest first."""

from stammtisch.bots.greentown.bot import Hasty, Neighbourly

BOTS = {"easy": Hasty, "normal": Neighbourly}

__all__ = ["BOTS", "Hasty", "Neighbourly"]
