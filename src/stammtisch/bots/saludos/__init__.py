"""The bots of Saludos Amigos, weakest level first."""

from stammtisch.bots.saludos.easy import Easy
from stammtisch.bots.saludos.hard import Hard
from stammtisch.bots.saludos.normal import Normal

BOTS = {"easy": Easy, "normal": Normal, "hard": Hard}
