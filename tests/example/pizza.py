"""Pizza: the oven decides how many slices there are, and all must agree on how to share them.

The smallest game with everything a game has: chance, a secret, a negotiation, a result. Everybody
knows alone how hungry they are; slices beyond one's hunger are worth nothing.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated

from msgspec import Meta

from stammtisch.bargaining.deals import (
    Agree,
    Answer,
    Decline,
    NegotiationEvent,
    Pass,
    TakeBack,
    TalksView,
    Withdraw,
)
from stammtisch.bargaining.talks import Talks
from stammtisch.core.data import (
    CHANCE,
    Event,
    Move,
    Refusal,
    Result,
    Seat,
    Snapshot,
    View,
    rank,
)
from stammtisch.core.editions import Edition, Editions, Flaw
from stammtisch.core.game import Game, Options
from stammtisch.core.seats import SEATS
from stammtisch.core.state import State

Slices = Annotated[int, Meta(ge=0, le=12)]


# What is in the box


class Oven(Edition, frozen=True, kw_only=True):
    """An edition: the sizes a pizza may come in, and how hungry people may be."""

    sizes: tuple[Slices, ...]
    hunger: tuple[Slices, ...]


def check(oven: Oven) -> Iterator[Flaw]:
    if not oven.sizes or not oven.hunger:
        yield Flaw("$.sizes", "at least one size and one hunger are needed")


# What can be done, what happens, what is seen


class Feel(Move, frozen=True):
    """Chance: how hungry a seat is."""

    seat: Seat
    hunger: Slices


class Bake(Move, frozen=True):
    """Chance: how many slices come out of the oven."""

    slices: Slices


class Share(Move, frozen=True):
    """Propose slices for everybody, seat by seat."""

    slices: Annotated[tuple[Slices, ...], Meta(max_length=4)]


class Hungry(Event, frozen=True):
    """To one seat: how hungry it is."""

    seat: int
    hunger: int


class Baked(Event, frozen=True):
    slices: int


class Eaten(Event, frozen=True):
    """Everybody got their slices, and shows how hungry they were."""

    shares: tuple[int, ...]
    hunger: tuple[int, ...]


class PizzaView(View, frozen=True, tag="pizza", kw_only=True):
    edition: str
    felt: int
    slices: int
    talks: TalksView | None
    shares: tuple[int, ...]
    hunger: tuple[int | None, ...]
    """One's own; everybody's after the end."""


class PizzaSnapshot(Snapshot, frozen=True, tag="pizza", kw_only=True):
    players: int
    edition: str
    hunger: list[int]
    slices: int
    talks: TalksView | None
    shares: tuple[int, ...]
    over: bool


# The rules


class Pizza(State):
    """First everybody feels their hunger, then the pizza is baked, then all talk."""

    __slots__ = ("edition", "hunger", "oven", "over", "players", "shares", "slices", "talks")

    def __init__(self, players: int, oven: Oven) -> None:
        self.players = players
        self.oven = oven
        self.edition = oven.digest()
        self.hunger: list[int] = []
        self.slices = 0
        self.talks: Talks | None = None
        self.shares: tuple[int, ...] = ()
        self.over = False

    @property
    def pending(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.talks is None:
            return (CHANCE,)
        return SEATS[self.talks.seats & ~self.talks.passed]

    @property
    def may_act(self) -> tuple[int, ...]:
        return SEATS[self.talks.seats] if self.talks else self.pending

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        if self.over:
            return Refusal("game-over")
        if self.talks is None:
            due = seat == CHANCE and move in [outcome for outcome, _ in self.outcomes()]
            return None if due else Refusal("not-now", {"phase": "oven"})
        if not 0 <= seat < self.players:
            return Refusal("not-your-decision")
        if isinstance(move, Share):
            if len(move.slices) != self.players or sum(move.slices) != self.slices:
                return Refusal("shares-do-not-sum", {"sum": sum(move.slices), "value": self.slices})
            return self.talks.proposal_refusal(seat, self._everybody, move.slices)
        if isinstance(move, Agree | TakeBack | Decline | Withdraw | Pass):
            return self.talks.refusal(seat, move)
        return Refusal("not-now", {"phase": "talks"})

    def apply(self, seat: int, move: Move) -> list[Event]:
        events: list[Event] = []
        if isinstance(move, Feel):
            self.hunger.append(move.hunger)
            events.append(Hungry(to=move.seat, seat=move.seat, hunger=move.hunger))
        elif isinstance(move, Bake):
            self.slices = move.slices
            self.talks = Talks((1 << self.players) - 1, patience=3)
            events.append(Baked(slices=move.slices))
        elif self.talks is not None:
            if isinstance(move, Share):
                closed = self.talks.propose(seat, self._everybody, move.slices, events)
            else:
                closed = self.talks.answer(seat, move, events)
            if closed is not None:
                self._eat(closed.terms, events)
            elif self.talks.silent(self.talks.seats):
                self._eat((0,) * self.players, events)
        return events

    def _eat(self, shares: tuple[int, ...], events: list[Event]) -> None:
        self.shares = shares
        self.talks = None
        self.over = True
        events.append(Eaten(shares=shares, hunger=tuple(self.hunger)))

    @property
    def _everybody(self) -> tuple[int, ...]:
        return SEATS[(1 << self.players) - 1]

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        if self.pending != (CHANCE,):
            return []
        if len(self.hunger) < self.players:
            return [(Feel(len(self.hunger), hunger), 1) for hunger in self.oven.hunger]
        return [(Bake(slices), 1) for slices in self.oven.sizes]

    def moves(self, seat: int) -> Sequence[Move]:
        if seat == CHANCE:
            return [move for move, _ in self.outcomes()]
        if self.talks is None or not 0 <= seat < self.players:
            return []
        answers = self.talks.answers(seat)
        return answers if self.talks.passed >> seat & 1 else [Pass(), *answers]

    def open_ended(self, seat: int) -> bool:
        return self.talks is not None and self.talks.patience_left(seat) > 0

    def sample(self, seat: int, random: Random) -> Move | None:
        choices = self.moves(seat)
        if self.open_ended(seat) and random.random() < 0.5:
            shares = [0] * self.players
            for _ in range(self.slices):
                shares[int(random.random() * self.players)] += 1
            share = Share(tuple(shares))
            if self.refusal(seat, share) is None:
                return share
        return choices[int(random.random() * len(choices))] if choices else None

    def default(self, seat: int) -> Move:
        return Pass()

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        eaten = [min(pair) for pair in zip(self.shares, self.hunger, strict=True)]
        return rank("eaten" if any(self.shares) else "cold", eaten)

    def copy(self) -> "Pizza":
        twin = Pizza(self.players, self.oven)
        twin.hunger = self.hunger[:]
        twin.slices = self.slices
        twin.talks = self.talks.copy() if self.talks else None
        twin.shares = self.shares
        twin.over = self.over
        return twin

    def view(self, seat: int | None) -> PizzaView:
        known = tuple(
            hunger if self.over or owner == seat else None
            for owner, hunger in enumerate(self.hunger)
        )
        return PizzaView(
            seat=seat,
            players=self.players,
            pending=self.pending,
            result=self.result,
            edition=self.edition,
            felt=len(self.hunger),
            slices=self.slices,
            talks=self.talks.view() if self.talks else None,
            shares=self.shares,
            hunger=known,
        )

    @classmethod
    def imagine(cls, view: View, random: Random) -> "Pizza":
        assert isinstance(view, PizzaView)
        state = Pizza(view.players, editions.find(view.edition))
        choices = state.oven.hunger
        for hunger in view.hunger:
            guess = choices[int(random.random() * len(choices))]
            state.hunger.append(guess if hunger is None else hunger)
        state.slices = view.slices
        state.talks = Talks.of(view.talks) if view.talks else None
        state.shares = view.shares
        state.over = view.result is not None
        return state

    def save(self) -> PizzaSnapshot:
        return PizzaSnapshot(
            players=self.players,
            edition=self.edition,
            hunger=self.hunger[:],
            slices=self.slices,
            talks=self.talks.view() if self.talks else None,
            shares=self.shares,
            over=self.over,
        )


def restore(saved: PizzaSnapshot) -> Pizza:
    state = Pizza(saved.players, editions.find(saved.edition))
    state.hunger = saved.hunger[:]
    state.slices = saved.slices
    state.talks = Talks.of(saved.talks) if saved.talks else None
    state.shares = saved.shares
    state.over = saved.over
    return state


# What the registry needs to know


class PizzaOptions(Options, frozen=True):
    """Nothing to choose but when to stop talking."""


editions = Editions(Path(__file__).parent / "editions", Oven, check, "tavern")

GAME: Game[Oven, PizzaOptions] = Game(
    name="pizza",
    title="Pizza",
    fewest=2,
    most=4,
    recommended=(3,),
    state=Pizza,
    options=PizzaOptions,
    move=Feel | Bake | Share | Answer,
    event=Hungry | Baked | Eaten | NegotiationEvent,
    view=PizzaView,
    snapshot=PizzaSnapshot,
    editions=editions,
    begin=lambda players, options, oven: Pizza(players, oven),
    revive=restore,
    most_decisions=lambda players, options, oven: players * 3 * (1 + 5 * players) + players,
)
