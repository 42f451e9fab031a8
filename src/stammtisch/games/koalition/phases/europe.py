"""The end of the game: the Europe bonus for those who did most in each party."""

from random import Random
from typing import TYPE_CHECKING, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.events import EuropeBonusPaid, GameOver
from stammtisch.games.koalition.phases.phase import OVER
from stammtisch.games.koalition.view import Rank

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

ENDING: Final = "europe"
HIGHEST_BONUS: Final = 7


class Over(Phase["Koalition"]):
    """All countries have voted."""

    name = "over"
    number = OVER

    def enter(self, state: "Koalition", events: list[Event]) -> None:
        state.ending = ENDING
        for rank in europe(state.players, state.booked):
            events.append(
                EuropeBonusPaid(
                    party=rank.party,
                    points=rank.points,
                    bonus=rank.bonus,
                    seats=rank.seats,
                    each=rank.each,
                )
            )
        result = state.result
        assert result is not None
        events.append(GameOver(seats=result.winners, scores=result.scores))

    def pending(self, state: "Koalition") -> tuple[int, ...]:
        return ()

    def refusal(self, state: "Koalition", seat: int, move: Move) -> Refusal | None:
        return Refusal("game-over")

    def apply(self, state: "Koalition", seat: int, move: Move, events: list[Event]) -> None:
        raise AssertionError("no move is legal after the end")

    def sample(self, state: "Koalition", seat: int, random: Random) -> Move | None:
        return None


def europe(players: int, booked: list[int]) -> list[Rank]:
    """The Europe bonus for what is booked, best party first; parties without points get none."""
    totals = [sum(booked[party::PARTIES]) for party in range(PARTIES)]
    ranks = []
    for party in sorted(range(PARTIES), key=lambda party: -totals[party]):
        if totals[party] == 0:  # KO-9.4
            continue
        better = len({total for total in totals if total > totals[party]})
        bonus = HIGHEST_BONUS - better  # KO-9.1, KO-9.2
        mine = booked[party::PARTIES]
        best = max(mine)
        seats = tuple(seat for seat in range(players) if mine[seat] == best)
        ranks.append(Rank(party, totals[party], bonus, seats, bonus // len(seats)))  # KO-9.3
    return ranks


def final_scores(players: int, booked: list[int]) -> list[int]:
    """Per seat, all points and what the Europe bonus adds."""
    scores = [sum(booked[PARTIES * seat : PARTIES * seat + PARTIES]) for seat in range(players)]
    for rank in europe(players, booked):
        for seat in rank.seats:
            scores[seat] += rank.each
    return scores
