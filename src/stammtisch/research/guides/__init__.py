"""For each game, what its actions and observations are for a learner."""

from importlib import import_module

from stammtisch import BadSetup, game
from stammtisch.research.menu import Guide


def guide(name: str, players: int) -> Guide:
    """The guide to a game with so many players."""
    kind = game(name)
    if not kind.fewest <= players <= kind.most:
        raise BadSetup(f"{kind.title} is for {kind.fewest} to {kind.most} players, not {players}")
    try:
        home = import_module(f"stammtisch.research.guides.{name}")
    except ModuleNotFoundError as error:
        raise BadSetup(f"there is no guide for learners to {kind.title} yet") from error
    found: Guide = home.GUIDE(players)
    return found
