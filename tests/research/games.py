"""The tables that the adapters for researchers are tested with."""

from stammtisch import game, games

TABLES = [(name, players) for name in games() for players in {game(name).fewest, game(name).most}]
"""Every game with the fewest and the most players."""
