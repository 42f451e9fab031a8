"""The bag: whose turn it is, what comes out of it, journalists, and both ends of the game."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.chance import pick
from stammtisch.core.data import CHANCE, Event, Move, Refusal
from stammtisch.core.seats import SEATS
from stammtisch.games.saludos.box import PRESS, PROJECTS
from stammtisch.games.saludos.events import (
    BagPassed,
    BonusPaid,
    GameOver,
    Paid,
    PressCame,
    SectionLaid,
)
from stammtisch.games.saludos.moves import DrawChit, DrawLot
from stammtisch.games.saludos.phases.phase import BAG, DICE, LOT, OVER, Phase

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

JUST_CHANCE: Final = (CHANCE,)
PROJECTS_TO_END: Final = 4
PRESS_TO_END: Final = 2


class Lot(Phase):
    """Chance decides who gets the bag first, unless the table has."""

    name = "lot"
    number = LOT
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (DrawLot,)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        pass

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, DrawLot)
        return None if move.seat in _who_may_start(state) else Refusal("not-an-outcome")

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, DrawLot)
        state.bag_holder = move.seat
        state.enter(BAG, events)

    def outcomes(self, state: "Saludos") -> Sequence[tuple[Move, int]]:
        return [(DrawLot(seat), 1) for seat in _who_may_start(state)]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        seats = _who_may_start(state)
        return DrawLot(seats[int(random.random() * len(seats))])


class Bag(Phase):
    """A chit is drawn blind (SA-2.1)."""

    name = "bag"
    number = BAG
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (DrawChit,)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        state.round += 1
        state.chit = -1
        state.value = 0
        events.append(BagPassed(seat=state.bag_holder, round=state.round))

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, DrawChit)
        due = 0 <= move.chit <= PROJECTS and state.laid[move.chit] < state.chits[move.chit]
        return None if due else Refusal("not-an-outcome")

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, DrawChit)
        state.chit = move.chit
        if move.chit == PRESS:
            _press(state, events)
            return
        project = move.chit
        state.value = project + state.laid[project] + 1  # SA-2.3
        state.laid[project] += 1
        events.append(
            SectionLaid(
                seat=state.bag_holder,
                project=project,
                sections=state.laid[project],
                value=state.value,
            )
        )
        if state.laid[project] == project and state.projects_complete == PROJECTS_TO_END:
            _last_project(state, events)  # SA-2.4: no dice, no negotiation
        else:
            state.enter(DICE, events)

    def outcomes(self, state: "Saludos") -> Sequence[tuple[Move, int]]:
        bag = _in_the_bag(state)
        return [(DrawChit(chit), left) for chit, left in enumerate(bag) if left]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        return DrawChit(pick(_in_the_bag(state), random))


class Over(Phase):
    """The game has ended."""

    name = "over"
    number = OVER

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        result = state.result
        assert result is not None
        events.append(GameOver(ending=result.ending, seats=result.winners, scores=result.scores))

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return ()

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        return Refusal("game-over")

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        raise AssertionError("no move is legal after the end")

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        return None


def _who_may_start(state: "Saludos") -> tuple[int, ...]:
    """Everybody, unless the table has named somebody (SA-1.3)."""
    return SEATS[state.everybody if state.bag_holder < 0 else 1 << state.bag_holder]


def next_round(state: "Saludos", events: list[Event]) -> None:
    """The bag goes clockwise (SA-2.5)."""
    state.bag_holder = (state.bag_holder + 1) % state.players
    state.enter(BAG, events)


def _in_the_bag(state: "Saludos") -> list[int]:
    return [state.chits[chit] - state.laid[chit] for chit in range(PROJECTS + 1)]


def _press(state: "Saludos", events: list[Event]) -> None:
    """SA-2.2, SA-7.1: everybody pays for the cards they hold beyond the smallest hand."""
    fewest = min(state.counts)
    fines = []
    for seat in range(state.players):
        fine = min(state.money[seat], state.counts[seat] - fewest)
        state.money[seat] -= fine
        fines.append(fine)
    placed = state.projects_complete >= PROJECTS_TO_END - 1  # SA-7.2
    if placed:
        state.laid[PRESS] += 1
    events.append(PressCame(seat=state.bag_holder, placed=placed, fines=tuple(fines)))
    if state.laid[PRESS] == PRESS_TO_END:  # SA-8.1: paid, and no bonus
        state.ending = "press"
        state.enter(OVER, events)
    else:
        next_round(state, events)


def _last_project(state: "Saludos", events: list[Event]) -> None:
    """SA-8.2: the highest total of councillors gets the base value of the last chit."""
    totals = []
    for seat in range(state.players):
        ones, twos, threes = state.hand(seat)
        totals.append(ones + 2 * twos + 3 * threes)
    state.totals = tuple(totals)
    best = max(totals)
    winners = 0
    for seat, total in enumerate(totals):
        if total == best:
            winners |= 1 << seat
            state.money[seat] += state.chit
    events.append(BonusPaid(seats=SEATS[winners], amount=state.chit, totals=state.totals))
    for seat in SEATS[winners]:
        events.append(Paid(seat=seat, amount=state.chit, money=state.money[seat]))
    state.ending = "projects"
    state.enter(OVER, events)
