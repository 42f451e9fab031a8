"""Players that see only a seat's view: what a bot is, how it is made, how bots play a table."""

from stammtisch.bots.bot import TEMPERAMENTS, Bot, Clock, Reason, Temperament
from stammtisch.bots.drive import drive
from stammtisch.bots.pace import pause
from stammtisch.bots.registry import BadBot, levels, make_bot, register_bots, usual_level

__all__ = [
    "TEMPERAMENTS",
    "BadBot",
    "Bot",
    "Clock",
    "Reason",
    "Temperament",
    "drive",
    "levels",
    "make_bot",
    "pause",
    "register_bots",
    "usual_level",
]
