"""A table in the terminal: one person among bots, in sentences and a few drawn tables."""

from stammtisch.terminal.evening import Evening, Goodbye
from stammtisch.terminal.people import People
from stammtisch.terminal.screen import GameScreen, Unreadable, screen_for, screens

__all__ = ["Evening", "GameScreen", "Goodbye", "People", "Unreadable", "screen_for", "screens"]
