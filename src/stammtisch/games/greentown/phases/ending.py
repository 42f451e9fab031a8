"""What makes a round the last one."""

from typing import TYPE_CHECKING

from stammtisch.core.data import Event
from stammtisch.games.greentown.events import LastRound

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown


def announce_end(state: "Greentown", ending: str, events: list[Event]) -> None:
    """This round is the last one, for the first reason that came up (GT-6.4)."""
    if not state.ending:
        state.ending = ending
        events.append(LastRound(seat=state.seat, ending=ending))
