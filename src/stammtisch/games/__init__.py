"""The games, each found by name and loaded when it is first played."""

from stammtisch.core.game import register

for _name in ("saludos", "koalition", "greentown"):
    register(_name, f"stammtisch.games.{_name}")
