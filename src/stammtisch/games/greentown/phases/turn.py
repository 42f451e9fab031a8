"""A turn, and what is around it: action markers, rounds, the double turn, both ends."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from stammtisch.core.data import Event, Move, Refusal
from stammtisch.games.greentown.events import (
    ActionChosen,
    DoubleTurnKept,
    DoubleTurnUsed,
    GameOver,
    MarkersRenewed,
    MarkerTurned,
    RoundBegan,
    TurnBegan,
)
from stammtisch.games.greentown.moves import (
    MARKERS,
    Decide,
    EndTurn,
    KeepDoubleTurn,
    TurnOver,
    UseDoubleTurn,
)
from stammtisch.games.greentown.phases.ending import announce_end
from stammtisch.games.greentown.phases.phase import (
    CHOICE,
    DONE,
    DOUBLE,
    EXCURSION,
    MARKER,
    OVER,
    Phase,
)
from stammtisch.games.greentown.phases.works import begin_works

if TYPE_CHECKING:
    from stammtisch.games.greentown.state import Greentown

ALL_UP: Final = (1 << len(MARKERS)) - 1
TURN_OVERS: Final[tuple[Move, ...]] = tuple(TurnOver(marker) for marker in MARKERS)
DECISIONS: Final[tuple[Move, ...]] = (Decide("build"), Decide("travel"))
DOUBLE_TURNS: Final[tuple[Move, ...]] = (UseDoubleTurn(), KeepDoubleTurn())
END_TURN: Final = EndTurn()
STANDSTILL_CYCLES: Final = 4


class Marker(Phase):
    """One of the markers still up is turned over (GT-3.1)."""

    name = "marker"
    number = MARKER
    accepts: ClassVar[tuple[type[Move], ...]] = (TurnOver,)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        assert isinstance(move, TurnOver)
        if not state.markers[state.seat] >> MARKERS.index(move.marker) & 1:
            return Refusal("marker-is-down", {"marker": move.marker})
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        up = state.markers[state.seat]
        return [move for index, move in enumerate(TURN_OVERS) if up >> index & 1]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        legal = self.moves(state)
        return legal[int(random.random() * len(legal))]

    def default(self, state: "Greentown") -> Move:
        return self.moves(state)[0]

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        assert isinstance(move, TurnOver)
        seat = state.seat
        state.begun = True
        state.markers[seat] &= ~(1 << MARKERS.index(move.marker))
        events.append(MarkerTurned(seat=seat, marker=move.marker))
        if move.marker == "either":
            state.phase = CHOICE
        elif move.marker == "travel":
            state.phase = EXCURSION
        else:
            state.travels = move.marker == "both"  # GT-3.3: build first
            begin_works(state, events)


class Choice(Phase):
    """Build or Travel (GT-3.2)."""

    name = "choice"
    number = CHOICE
    accepts: ClassVar[tuple[type[Move], ...]] = (Decide,)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        return list(DECISIONS)

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        return DECISIONS[random.random() < 0.5]

    def default(self, state: "Greentown") -> Move:
        return DECISIONS[0]

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        assert isinstance(move, Decide)
        events.append(ActionChosen(seat=state.seat, action=move.action))
        if move.action == "build":
            begin_works(state, events)
        else:
            state.phase = EXCURSION


class Done(Phase):
    """A turn that ends with building is closed by its player, who may take moves back till then."""

    name = "done"
    number = DONE
    accepts: ClassVar[tuple[type[Move], ...]] = (EndTurn,)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        return [END_TURN]

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        return END_TURN

    def default(self, state: "Greentown") -> Move:
        return END_TURN

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        end_turn(state, events)


class DoubleTurn(Phase):
    """Where the table plays so, the marker's holder uses it or keeps it for later (GT-2.5)."""

    name = "double"
    number = DOUBLE
    accepts: ClassVar[tuple[type[Move], ...]] = (UseDoubleTurn, KeepDoubleTurn)

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        return None

    def moves(self, state: "Greentown") -> list[Move]:
        return list(DOUBLE_TURNS)

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        return DOUBLE_TURNS[random.random() < 0.5]

    def default(self, state: "Greentown") -> Move:
        return DOUBLE_TURNS[0]

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        if isinstance(move, UseDoubleTurn):
            events.append(DoubleTurnUsed(seat=state.seat))
            begin_round(state, state.seat, events)
        else:
            events.append(DoubleTurnKept(seat=state.seat))
            begin_round(state, state.first, events)


class Over(Phase):
    """The game has ended."""

    name = "over"
    number = OVER

    def pending(self, state: "Greentown") -> tuple[int, ...]:
        return ()

    def refusal(self, state: "Greentown", move: Move) -> Refusal | None:
        return Refusal("game-over")

    def apply(self, state: "Greentown", move: Move, events: list[Event]) -> None:
        raise AssertionError("no move is legal after the end")

    def sample(self, state: "Greentown", random: Random) -> Move | None:
        return None


def begin_round(state: "Greentown", first: int, events: list[Event]) -> None:
    """Clockwise from the first; the last one has the double-turn marker (GT-2.1, GT-2.2).

    With two players that makes two turns each, after one for the first player (GT-2.4).
    """
    state.round += 1
    state.first = first
    state.seat = first
    events.append(RoundBegan(seat=first, round=state.round, holder=state.holder))
    _begin_turn(state, events)


def _begin_turn(state: "Greentown", events: list[Event]) -> None:
    state.begun = False
    state.travels = False
    state.phase = MARKER
    events.append(TurnBegan(seat=state.seat))


def end_turn(state: "Greentown", events: list[Event]) -> None:
    """Markers up again after four turns; the next player, the next round, or the end."""
    seat = state.seat
    if not state.markers[seat]:  # GT-3.4
        state.markers[seat] = ALL_UP
        events.append(MarkersRenewed(seat=seat))
    state.still += 1
    if state.still >= STANDSTILL_CYCLES * state.players:
        announce_end(state, "standstill", events)  # GT-6.3
    if seat != state.holder:
        state.seat = (seat + 1) % state.players
        _begin_turn(state, events)
    elif state.ending:  # GT-6.4: the round is complete
        state.phase = OVER
        result = state.result
        assert result is not None
        events.append(GameOver(ending=result.ending, seats=result.winners, scores=result.scores))
    elif state.keeps:
        state.begun = False
        state.phase = DOUBLE
    else:
        begin_round(state, seat, events)  # GT-2.3
