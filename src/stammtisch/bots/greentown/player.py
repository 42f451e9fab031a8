"""What all players of Greentown share: whom they like, and which trip they then prefer."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from stammtisch.bots.bot import Bot, Clock, Reason, Temperament
from stammtisch.bots.greentown.manner import MANNERS
from stammtisch.core.data import Fact, Move, View
from stammtisch.core.game import AnyGame
from stammtisch.games.greentown.excursions import VisitorCard, incomes
from stammtisch.games.greentown.moves import Route, StayHome, UseDoubleTurn
from stammtisch.games.greentown.phases import phase
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import owner


class GreentownBot(Bot):
    """A seat's player, with a method for every question that the game asks."""

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        super().__init__(game, seat, level, temperament, random)
        self.manner = MANNERS[temperament]
        # Of each rival seen travelling: whether its last trip paid this seat.
        self._paid: dict[int, bool] = {}
        self._reason: Reason | None = None

    def decide(self, view: View, clock: Clock) -> Move | None:
        if self.seat not in view.pending:
            return None
        state = Greentown.imagine(view, self.random)
        self._reason = None
        self._remember(state)
        match state.phase:
            case phase.MARKER:
                return self.marker(state, clock)
            case phase.CHOICE:
                return self.choice(state, clock)
            case phase.WORKS | phase.SITE | phase.TREE:
                return self.build(state, clock)
            case phase.EXCURSION:
                return self.travel(state, clock)
            case phase.DOUBLE:
                return UseDoubleTurn()  # a turn now is a turn more before the game ends
        return state.default(self.seat)

    def explain(self) -> Reason | None:
        return self._reason

    @abstractmethod
    def marker(self, state: Greentown, clock: Clock) -> Move:
        """Which action marker to turn over."""

    @abstractmethod
    def choice(self, state: Greentown, clock: Clock) -> Move:
        """Build or travel."""

    @abstractmethod
    def build(self, state: Greentown, clock: Clock) -> Move:
        """A tile laid or exchanged, a sight, a tree."""

    @abstractmethod
    def route(self, state: Greentown, card: VisitorCard, clock: Clock) -> Sequence[int] | None:
        """The tiles of a trip; None if it sees none."""

    def travel(self, state: Greentown, clock: Clock) -> Move:
        """A trip, and why it goes there."""
        card = self.card(state)
        tiles = self.route(state, card, clock)
        if tiles is None:
            default = state.default(self.seat)
            if isinstance(default, StayHome):
                self._reason = because("no-trip", stops=card.stops)
            return default
        self._reason = self._why(state, incomes(state.town, card, self.seat, state.players, tiles))
        return Route(tuple(tiles))

    def card(self, state: Greentown) -> VisitorCard:
        """The visitors that wait for this seat."""
        return state.box.visitors[state.cards[self.seat]]

    def weights(self, state: Greentown) -> tuple[float, ...]:
        """What a Greenie of each seat is worth to this one: less than nothing for most rivals."""
        envy = self.manner.envy / (state.players - 1)
        return tuple(
            1.0 if seat == self.seat else self.feeling(seat) - envy for seat in range(state.players)
        )

    def feeling(self, seat: int) -> float:
        """What it gives or takes for a Greenie of a rival, after that one's last trip."""
        if seat not in self._paid:
            return 0.0
        return self.manner.thanks if self._paid[seat] else -self.manner.grudge

    def _remember(self, state: Greentown) -> None:
        """Who has just led visitors past its sights, and who led them elsewhere."""
        traveller = state.last_traveller
        pieces = state.town.pieces
        if traveller not in (-1, self.seat) and any(owner(p) == self.seat for p in pieces):
            self._paid[traveller] = any(owner(pieces[t]) == self.seat for t in state.last_route)

    def _why(self, state: Greentown, gains: list[int]) -> Reason:
        """What it says about its trip: a thank, a grudge, or what it earned."""
        owners = {owner(piece) for piece in state.town.pieces}
        for seat, paid in self._paid.items():
            if paid and self.manner.thanks and gains[seat]:
                return because("trip-thanks", seat=seat)
            if not paid and self.manner.grudge and not gains[seat] and seat in owners:
                return because("trip-grudge", seat=seat)
        return because("trip", amount=gains[self.seat])


def because(code: str, **facts: Fact) -> Reason:
    """A reason of a bot; its text is `reason-<code>`."""
    return Reason(code, {**facts})
