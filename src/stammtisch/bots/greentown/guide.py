"""The guide: shows a traveller the excursion that pays them most, and says if it is proven."""

from random import Random
from typing import Final

from stammtisch.bots.advice import Advice
from stammtisch.bots.bot import Clock
from stammtisch.bots.greentown.outlook import used_by
from stammtisch.core.data import View
from stammtisch.games.greentown.moves import Route, StayHome
from stammtisch.games.greentown.routes import LEAD, OWN_INCOME, best_excursions
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.view import GreentownView

NODES: Final = 2_000_000


def advise(view: View, clock: Clock) -> Advice | None:
    """The best excursion for the seat that looks; None when it has none to make."""
    if view.seat is None or view.seat not in view.pending:
        return None
    if isinstance(view, GreentownView) and not view.route_hint:
        return None
    state = Greentown.imagine(view, Random(0))
    if state.phase_name != "excursion":
        return None
    # Of two players only the lead is paid, so there the lead is what counts.
    search = best_excursions(
        state.town,
        state.box.visitors[state.cards[view.seat]],
        view.seat,
        state.players,
        LEAD if state.players == 2 else OWN_INCOME,
        nodes=NODES,
        used=used_by(clock),
    )
    if search.excursions:
        return Advice(Route(search.excursions[0].tiles), search.proven)
    move = state.default(view.seat)
    return Advice(move, isinstance(move, StayHome))
