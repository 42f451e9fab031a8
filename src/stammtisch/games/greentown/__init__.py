"""Greentown: a sleepy town gets roads and sights, and everybody leads tourists through it."""

from stammtisch.core.game import BadSetup, Game, Options
from stammtisch.games.greentown.box import Box, editions
from stammtisch.games.greentown.events import GreentownEvent
from stammtisch.games.greentown.moves import GreentownMove
from stammtisch.games.greentown.state import Greentown, restore
from stammtisch.games.greentown.view import GreentownSnapshot, GreentownView


class GreentownOptions(Options, frozen=True):
    """What a table of Greentown may choose."""

    setup: str = ""
    """The set-up by its name in the edition; the first one if none is named."""
    keep_double_turn: bool = False
    """The double-turn marker's holder may keep it for a later turn."""
    open_greenies: bool = False
    """Everybody sees everybody's Greenies."""
    route_hint: bool = True
    """Players may ask for the best excursions."""


def _begin(players: int, options: GreentownOptions, box: Box) -> Greentown:
    setup = box.setup(options.setup)
    if setup is None:
        known = ", ".join(one.key for one in box.setups)
        raise BadSetup(f"there is no set-up {options.setup!r} in this edition; it has {known}")
    return Greentown(
        players,
        box,
        box.digest(),
        setup.key,
        box.towns[setup.key],
        keeps=options.keep_double_turn,
        open_greenies=options.open_greenies,
        hint=options.route_hint,
    )


def _most_decisions(players: int, options: GreentownOptions, box: Box) -> int:
    """Every tile laid, exchanged as often as it has roads to gain, and every card travelled,
    each as late as the rule of standstill allows."""
    setup = box.setup(options.setup) or box.setups[0]
    supply = sum(pile.tiles for pile in box.piles)
    upgrades = 4 * (supply + len(setup.tiles))
    changes = supply + upgrades + len(box.cards)
    turns = (changes + 2) * 4 * players
    return turns * 10


GAME: Game[Box, GreentownOptions] = Game(
    name="greentown",
    title="Greentown",
    fewest=2,
    most=4,
    recommended=(3, 4),
    state=Greentown,
    options=GreentownOptions,
    move=GreentownMove,
    event=GreentownEvent,
    view=GreentownView,
    snapshot=GreentownSnapshot,
    editions=editions,
    begin=_begin,
    revive=restore,
    most_decisions=_most_decisions,
    undo=True,
)
