"""Saludos Amigos: contractors share building contracts, and the losers may overturn the deal."""

from typing import Annotated

from msgspec import Meta

from stammtisch.core.data import Seat
from stammtisch.core.game import BadSetup, Game, Options
from stammtisch.games.saludos.box import Box, editions
from stammtisch.games.saludos.events import SaludosEvent
from stammtisch.games.saludos.moves import SaludosMove
from stammtisch.games.saludos.state import Saludos, restore
from stammtisch.games.saludos.view import SaludosSnapshot, SaludosView


class SaludosOptions(Options, frozen=True):
    """What a table of Saludos Amigos may choose."""

    patience: Annotated[int, Meta(ge=1, le=20)] = 6
    """Proposals a player may make between two moves of the mug."""
    starter: Seat | None = None
    """Who gets the bag first; drawn by lot if nobody is named."""


def _begin(players: int, options: SaludosOptions, box: Box) -> Saludos:
    state = Saludos(players, options.patience, box, box.digest())
    if options.starter is not None:  # SA-1.3
        if options.starter >= players:
            raise BadSetup(f"seat {options.starter} can't start: the last seat is {players - 1}")
        state.bag_holder = options.starter
    return state


def _most_decisions(players: int, options: SaludosOptions, box: Box) -> int:
    """Every phase of every section laid, at its longest."""
    cards = sum(box.councillors.cards)
    talks = players * options.patience * (1 + 5 * players)
    negotiation = (6 * players + cards + 1) * talks
    council = 4 * players + 2 * talks
    sections = sum(project.sections for project in box.projects)
    return sections * (cards + players + negotiation + council)


GAME: Game[Box, SaludosOptions] = Game(
    name="saludos",
    title="Saludos Amigos",
    fewest=3,  # SA-1.1
    most=7,
    recommended=(4, 5, 6, 7),
    state=Saludos,
    options=SaludosOptions,
    move=SaludosMove,
    event=SaludosEvent,
    view=SaludosView,
    snapshot=SaludosSnapshot,
    editions=editions,
    begin=_begin,
    revive=restore,
    most_decisions=_most_decisions,
)
