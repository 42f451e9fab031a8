"""Those who play Greentown soundly: a neighbour who thinks of its own trips, and a planner who
thinks of everybody's."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from stammtisch.bots.bot import Clock, Reason, Temperament
from stammtisch.bots.greentown.outlook import Outlook, Taste, turns_ahead, used_by
from stammtisch.bots.greentown.player import GreentownBot, because
from stammtisch.bots.greentown.works import Builder, Plan, Width
from stammtisch.core.data import Move
from stammtisch.core.game import AnyGame
from stammtisch.games.greentown.excursions import VisitorCard
from stammtisch.games.greentown.moves import MARKERS, Decide, Lay, Marker, TurnOver, Upgrade
from stammtisch.games.greentown.phases.works import begin_works
from stammtisch.games.greentown.routes import Objective, best_excursions
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.town import Town

TRIP_NODES: Final = 200_000
STEPS: Final = 1_500
"""In which a trip is looked for in each town that is compared."""
SPOILT: Final = 2
"""Greenies lost to a rival from which it is worth a word."""


@dataclass(frozen=True)
class Tempo:
    """What speaks for each action besides what it brings, in Greenies."""

    pressing: float = 0.3
    """What a trip counts that could be made later in the cycle just as well."""
    both: float = -0.5
    either_travel: float = -0.3
    either_build: float = -0.5


class Neighbourly(GreentownBot):
    """Builds where its own trips gain, and travels when that is better than to build."""

    width = Width(lays=8, upgrades=4, sites=4, trees=2, keep=1)
    minds_rivals = False
    tempo = Tempo()
    taste = Taste()

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        super().__init__(game, seat, level, temperament, random)
        # What it has thought out: whether to travel, how to build, in which town, and why.
        self._travels = False
        self._plan: tuple[Move, ...] = ()
        self._expected: Town | None = None
        self._purpose: Reason | None = None

    def marker(self, state: Greentown, clock: Clock) -> Move:
        up = [name for place, name in enumerate(MARKERS) if state.markers[self.seat] >> place & 1]
        return TurnOver(self._best_action(state, up, clock))

    def choice(self, state: Greentown, clock: Clock) -> Move:
        if self._expected != state.town:
            self._best_action(state, ["either"], clock)
        return Decide("travel" if self._travels else "build")

    def build(self, state: Greentown, clock: Clock) -> Move:
        """The next move of the plan; a new plan if things are not as planned."""
        planned = self._plan and self._expected == state.town
        if not planned or state.refusal(self.seat, self._plan[0]) is not None:
            outlook = self._outlook(state, clock)
            self._intend(state, outlook, self._think(state, outlook, clock))
        move, *rest = self._plan
        self._plan = tuple(rest)
        further = state.copy()
        further.apply(self.seat, move)
        self._expected = further.town
        if isinstance(move, Lay | Upgrade):
            self._reason = self._purpose
        return move

    def route(self, state: Greentown, card: VisitorCard, clock: Clock) -> Sequence[int] | None:
        others = [0.0 if s == self.seat else w for s, w in enumerate(self.weights(state))]
        search = best_excursions(
            state.town,
            card,
            self.seat,
            state.players,
            Objective(1.0, seats=tuple(others), open_wish=-self.manner.dread),
            nodes=int(TRIP_NODES * clock.effort),
            used=used_by(clock),
        )
        return search.excursions[0].tiles if search.excursions else None

    def _outlook(self, state: Greentown, clock: Clock) -> Outlook:
        steps = int(STEPS * clock.effort)
        weights = self.weights(state)
        return Outlook(state, self.seat, weights, steps, self.minds_rivals, self.taste)

    def _think(self, state: Greentown, outlook: Outlook, clock: Clock) -> Plan:
        return Builder(outlook, self.width, self.random, clock).plan(state)

    def _best_action(self, state: Greentown, up: list[Marker], clock: Clock) -> Marker:
        """The marker to turn over; it notes whether to travel, and how to build."""
        outlook = self._outlook(state, clock)
        site = state.copy()
        begin_works(site, [])
        plan = self._think(site, outlook, clock)
        built = plan.worth - outlook.worth(state.town)
        trip = outlook.trip_worth(state.town) - self.manner.builds_first
        after = outlook.trip_worth(plan.state.town)
        # Early in a cycle every marker will be turned over anyway: only the order is to choose.
        turns = turns_ahead(state, self.seat, self.taste)
        scarce = min(max((len(up) - turns + 1.0) / 2.0, 0.0), 1.0)
        press = self.tempo.pressing + (1.0 - self.tempo.pressing) * scarce
        ways: dict[Marker, list[tuple[float, bool]]] = {
            "build": [(built, False)],
            "travel": [(press * trip, True)],
            "both": [(built + press * after + self.tempo.both, False)],
            "either": [
                (built + self.tempo.either_build, False),
                # Turned over already, it is one or the other.
                ((press if len(up) > 1 else 1.0) * trip + self.tempo.either_travel, True),
            ],
        }
        _, self._travels, marker = max((*way, name) for name in up for way in ways[name])
        self._intend(state, outlook, plan)
        if not self._travels:
            self._reason = self._purpose
        return marker

    def _intend(self, state: Greentown, outlook: Outlook, plan: Plan) -> None:
        """Keep a plan, and the best that can be said for it."""
        self._plan = plan.moves
        self._expected = state.town
        self._purpose = None
        before, after = outlook.incomes(state.town), outlook.incomes(plan.state.town)
        spoilt = {seat: before[seat] - after[seat] for seat in before if seat != self.seat}
        worst = max(spoilt, key=spoilt.__getitem__, default=self.seat)
        gained = after[self.seat] - before[self.seat]
        if spoilt and spoilt[worst] >= SPOILT and spoilt[worst] > gained:
            self._purpose = because("build-spoil", seat=worst, amount=spoilt[worst])
        elif gained > 0:
            self._purpose = because("build-trip", amount=after[self.seat])
        elif self.manner.builds_first > 0.0:
            self._purpose = because("build-first")


class Planner(Neighbourly):
    """Thinks both works through together, and of what every town would bring its rivals."""

    width = Width(lays=8, upgrades=5, sites=4, trees=2, keep=2)
    minds_rivals = True
