"""A new country: it is turned up, and the cards are dealt anew if hands are too small for it."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.games.koalition.box import COUNTRIES
from stammtisch.games.koalition.events import CountryTurned, HandsTooSmall
from stammtisch.games.koalition.moves import TurnCountry
from stammtisch.games.koalition.phases.phase import COUNTRY, DEAL, JUST_CHANCE, LAYING

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

SMALLEST_HAND: Final = 2


class NewCountry(Phase["Koalition"]):
    """The starting player turns a country up (KO-3.1)."""

    name = "country"
    number = COUNTRY
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (TurnCountry,)

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        pass

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, TurnCountry)
        return None if move.country in _face_down(state) else Refusal("not-an-outcome")

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, TurnCountry)
        state.country = move.country
        needed = state.figures.needed[move.country]
        events.append(
            CountryTurned(
                seat=state.starter,
                country=move.country,
                needed=needed,
                bonuses=state.figures.bonuses[move.country],
            )
        )
        short = tuple(
            player
            for player in range(state.players)
            if state.politicians[player] < max(SMALLEST_HAND, needed)  # KO-8.1, KO-8.4
        )
        if short:
            events.append(HandsTooSmall(seats=short, needed=max(SMALLEST_HAND, needed)))
            state.enter(DEAL, events)  # KO-8.3: the country stays
        else:
            state.enter(LAYING, events)

    def outcomes(self, state: "Koalition") -> Sequence[tuple[Move, int]]:
        return [(TurnCountry(country), 1) for country in _face_down(state)]

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        face_down = _face_down(state)
        return TurnCountry(face_down[int(random.random() * len(face_down))])


def _face_down(state: "Koalition") -> list[int]:
    seen = {vote.country for vote in state.record}
    return [country for country in range(COUNTRIES) if country not in seen]
