"""Where bots are found by description, such as `saludos:normal:greedy`; loaded when first used."""

from collections.abc import Mapping
from importlib import import_module
from random import Random

from stammtisch.bots.bot import TEMPERAMENTS, Bot
from stammtisch.bots.randomly import RandomBot
from stammtisch.core.complaint import Complaint
from stammtisch.core.game import game, games

_homes: dict[str, str] = {}


class BadBot(Complaint):
    """A description that fits no bot; the message says what would."""


def register_bots(name: str, home: str) -> None:
    """Make a game's bots known: its module defines BOTS, the class of each level, weakest first."""
    _homes[name] = home


def _bots(name: str) -> Mapping[str, type[Bot]]:
    if name not in _homes:
        return {"random": RandomBot}
    ranked: Mapping[str, type[Bot]] = import_module(_homes[name]).BOTS
    return {"random": RandomBot, **ranked}


def levels(name: str) -> tuple[str, ...]:
    """The levels of a game's bots, weakest first.

    >>> levels("saludos")[0]
    'random'
    """
    return tuple(_bots(name))


def usual_level(name: str) -> str:
    """The level one sits down against when none is asked for: sound play, quickly decided.

    >>> usual_level("saludos")
    'normal'
    """
    known = levels(name)
    return "normal" if "normal" in known else known[-1]


def make_bot(description: str, seat: int, random: Random) -> Bot:
    """A bot by its description: game, level and, if it is to have one, temperament.

    >>> from random import Random
    >>> make_bot("saludos:normal:greedy", 2, Random(7)).temperament
    'greedy'
    """
    name, _, rest = description.partition(":")
    level, _, wanted = rest.partition(":")
    if name not in games():
        raise BadBot(
            f"{description!r} names no game; bots are called like 'saludos:normal:greedy', "
            f"and the games are {', '.join(games())}"
        )
    bots = _bots(name)
    if level not in bots:
        raise BadBot(f"{name} has no bot of level {level!r}; the levels are {', '.join(bots)}")
    for temperament in TEMPERAMENTS:
        if temperament == (wanted or "steady"):
            return bots[level](game(name), seat, level, temperament, random)
    raise BadBot(f"no bot is {wanted!r}; the temperaments are {', '.join(TEMPERAMENTS)}")


for _name in ("saludos", "koalition", "greentown"):
    register_bots(_name, f"stammtisch.bots.{_name}")
