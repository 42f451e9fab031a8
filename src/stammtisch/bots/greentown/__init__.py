"""The bots for Greentown, weakest first."""

from stammtisch.bots.greentown.beginner import Hasty
from stammtisch.bots.greentown.neighbour import Neighbourly, Planner

BOTS = {"easy": Hasty, "normal": Neighbourly, "hard": Planner}

__all__ = ["BOTS", "Hasty", "Neighbourly", "Planner"]
