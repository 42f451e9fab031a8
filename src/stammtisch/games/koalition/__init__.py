"""Koalition: politicians are laid, parties counted, and their leaders look for a majority."""

from typing import Annotated

from msgspec import Meta

from stammtisch.core.data import Seat
from stammtisch.core.game import BadSetup, Game, Options
from stammtisch.games.koalition.box import ACTIONS, COUNTRIES, Box, editions
from stammtisch.games.koalition.events import KoalitionEvent
from stammtisch.games.koalition.figures import COUNTRIES_AT_LEAST
from stammtisch.games.koalition.moves import KoalitionMove
from stammtisch.games.koalition.phases.phase import DEAL
from stammtisch.games.koalition.state import Koalition, restore
from stammtisch.games.koalition.view import KoalitionSnapshot, KoalitionView


class KoalitionOptions(Options, frozen=True):
    """What a table of Koalition may choose."""

    countries: Annotated[int, Meta(ge=min(COUNTRIES_AT_LEAST.values()), le=COUNTRIES)] | None = None
    """How many countries vote; the fewest that the table's size allows if nothing is said."""
    patience: Annotated[int, Meta(ge=1, le=20)] = 6
    """Proposals a leader may make in one vote."""
    starter: Seat | None = None
    """Who starts the first vote; drawn by lot if nobody is named."""


def _begin(players: int, options: KoalitionOptions, box: Box) -> Koalition:
    fewest = COUNTRIES_AT_LEAST[players]  # KO-2.4
    countries = fewest if options.countries is None else options.countries
    if not fewest <= countries <= COUNTRIES:
        raise BadSetup(
            f"with {players} players, {fewest} to {COUNTRIES} countries vote, not {countries}"
        )
    state = Koalition(players, options.patience, countries, box.digest())
    if options.starter is not None:  # KO-2.5
        if options.starter >= players:
            raise BadSetup(f"seat {options.starter} can't start: the last seat is {players - 1}")
        state.starter = options.starter
        state.enter(DEAL, [])
    return state


def _most_decisions(players: int, options: KoalitionOptions, box: Box) -> int:
    """Every country with a window after each card laid, and talks at their longest."""
    laid = players * max(country.politicians for country in box.countries)
    windows = laid + ACTIONS * (1 + players)
    proposals = players * options.patience
    talks = players + proposals * (1 + 5 * players)
    countries = options.countries or COUNTRIES_AT_LEAST[players]
    return countries * (laid + windows + talks)


GAME: Game[Box, KoalitionOptions] = Game(
    name="koalition",
    title="Koalition",
    fewest=3,  # KO-1.1
    most=10,
    recommended=(4, 5, 6, 7, 8),
    state=Koalition,
    options=KoalitionOptions,
    move=KoalitionMove,
    event=KoalitionEvent,
    view=KoalitionView,
    snapshot=KoalitionSnapshot,
    editions=editions,
    begin=_begin,
    revive=restore,
    most_decisions=_most_decisions,
)
