"""Strength: everybody rolls, and may pay with councillors to roll again."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import CHANCE, Event, Move, Refusal
from stammtisch.core.phases import Phase
from stammtisch.core.seats import SEATS
from stammtisch.games.saludos.box import VALUES
from stammtisch.games.saludos.events import CardGiven, CardGone, Kept, Rolled
from stammtisch.games.saludos.moves import Keep, Reroll, Roll
from stammtisch.games.saludos.phases.phase import DICE, NEGOTIATION, STRENGTH

if TYPE_CHECKING:
    from stammtisch.games.saludos.state import Saludos

JUST_CHANCE: Final = (CHANCE,)
FACES: Final = 6
KEEP: Final = Keep()
REROLLS: Final = tuple(Reroll(card) for card in range(1, VALUES + 1))


class Dice(Phase["Saludos"]):
    """Dice are in the air, one after another; at first everybody's."""

    name = "dice"
    number = DICE
    by_chance = True
    accepts: ClassVar[tuple[type[Move], ...]] = (Roll,)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        if state.rolling == 0:
            state.rolling = state.everybody
            state.kept = 0

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return JUST_CHANCE

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Roll)
        due = move.seat == SEATS[state.rolling][0] and 1 <= move.face <= FACES
        return None if due else Refusal("not-an-outcome")

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        assert isinstance(move, Roll)
        state.rolling &= ~(1 << move.seat)
        state.dice[move.seat] = move.face
        state.strengths[move.seat] = move.face + state.counts[move.seat]  # SA-3.1
        events.append(Rolled(seat=move.seat, face=move.face))
        if state.rolling == 0:
            state.enter(STRENGTH, events)

    def outcomes(self, state: "Saludos") -> Sequence[tuple[Move, int]]:
        roller = SEATS[state.rolling][0]
        return [(Roll(roller, face), 1) for face in range(1, FACES + 1)]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        return Roll(SEATS[state.rolling][0], 1 + int(random.random() * FACES))


class Strength(Phase["Saludos"]):
    """All decide at once whether to keep their roll (SA-3.3)."""

    name = "strength"
    number = STRENGTH
    accepts: ClassVar[tuple[type[Move], ...]] = (Keep, Reroll)

    def enter(self, state: "Saludos", events: list[Event]) -> None:
        pass

    def pending(self, state: "Saludos") -> tuple[int, ...]:
        return SEATS[state.everybody & ~state.kept]

    def refusal(self, state: "Saludos", seat: int, move: Move) -> Refusal | None:
        if state.kept >> seat & 1:
            return Refusal("roll-kept")
        if type(move) is Reroll and not state.holds(seat, move.card):
            if state.counts[seat] == 0:
                return Refusal("no-councillors")
            return Refusal("no-such-councillor", {"card": move.card})
        return None

    def apply(self, state: "Saludos", seat: int, move: Move, events: list[Event]) -> None:
        if type(move) is Reroll:  # SA-3.2
            state.lose(seat, move.card)
            state.bury(seat, move.card)
            state.rolling = 1 << seat
            events.append(CardGiven(seat=seat))
            events.append(CardGone(to=seat, seat=seat, card=move.card))
            state.enter(DICE, events)
            return
        state.kept |= 1 << seat
        events.append(Kept(seat=seat, strength=state.strengths[seat]))
        if state.kept == state.everybody:
            state.enter(NEGOTIATION, events)

    def moves(self, state: "Saludos", seat: int) -> list[Move]:
        if state.kept >> seat & 1:
            return []
        rerolls = [move for move in REROLLS if state.holds(seat, move.card)]
        return [KEEP, *rerolls]

    def sample(self, state: "Saludos", seat: int, random: Random) -> Move | None:
        if state.kept >> seat & 1:
            return None
        choice = int(random.random() * (VALUES + 3))
        if choice < VALUES and state.holds(seat, choice + 1):
            return REROLLS[choice]
        return KEEP

    def default(self, state: "Saludos", seat: int) -> Move:
        return KEEP
