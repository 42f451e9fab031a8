"""Stammtisch: games of negotiation, as an engine.

This page is the table of contents of the engine: import what you need from here.
"""

import stammtisch.games  # noqa: F401  (so that the games are known by name)
from stammtisch.core.chance import commitment, new_seed
from stammtisch.core.data import (
    CHANCE,
    Event,
    Move,
    Refusal,
    Refused,
    Result,
    Snapshot,
    View,
)
from stammtisch.core.editions import BadEdition, Edition
from stammtisch.core.game import AnyGame, BadSetup, Game, Options, game, games
from stammtisch.core.log import BadLog, Entry, Header, Log, read_log, verify
from stammtisch.core.state import State
from stammtisch.core.table import Happening, Table

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "AnyGame",
    "BadEdition",
    "BadLog",
    "BadSetup",
    "Edition",
    "Entry",
    "Event",
    "Game",
    "Happening",
    "Header",
    "Log",
    "Move",
    "Options",
    "Refusal",
    "Refused",
    "Result",
    "Snapshot",
    "State",
    "Table",
    "View",
    "commitment",
    "game",
    "games",
    "new_seed",
    "read_log",
    "verify",
]
