"""What a tournament plays: every match follows from the plan and its number alone."""

from random import Random
from typing import Any, Literal

from msgspec import Struct

from stammtisch.bots import make_bot
from stammtisch.core.game import BadSetup, game

Duplicate = Literal["substitution", "rotation", "none"]


class Plan(Struct, frozen=True, kw_only=True):
    """The settings of a tournament; two runs of the same plan give the same results."""

    game: str
    players: int
    bots: tuple[str, ...]
    """The entrants, as level or level:temperament; win shares are theirs."""
    field: tuple[str, ...]
    """Whom the other seats are filled with, at random."""
    games: int
    seed: int = 1
    duplicate: Duplicate = "substitution"
    effort: float = 1.0
    budget: float | None = None
    """Seconds a bot may think about a move. With a budget, a slow machine may play differently."""
    options: dict[str, Any] = {}
    chunk: int = 50
    """Matches that one worker plays before it hands in its results."""

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)


class Match(Struct, frozen=True):
    """One game of a tournament: who sits where, and which deal is played."""

    number: int
    group: int
    """Matches of a group share their chance; groups are independent of each other."""
    seat: int
    """The seat whose result counts for its entrant."""
    lineup: tuple[str, ...]


def check(plan: Plan) -> None:
    """Raise BadSetup or BadBot if the plan can't be played."""
    played = game(plan.game)
    played.start(plan.players)
    for description in (*plan.bots, *plan.field):
        make_bot(f"{plan.game}:{description}", 0, Random(0))
    if not plan.bots or not plan.field:
        raise BadSetup("a tournament needs bots, and bots for the other seats")
    if plan.games < 1:
        raise BadSetup(f"a tournament has at least 1 game, not {plan.games}")
    for name, value in (("effort", plan.effort), ("budget", plan.budget)):
        if value is not None and value <= 0:
            raise BadSetup(f"bots need some {name} to think, more than {value:g}")


def match(plan: Plan, number: int) -> Match:
    """The match of this number.

    `substitution` plays a group with the same chance, seat and company, and exchanges one bot:
    every entrant once. `rotation` plays a group with the same chance and company in the same
    order round the table, and moves everybody one seat on. `none` deals every match anew.
    """
    entrants = len(plan.bots)
    size = {"substitution": entrants, "rotation": plan.players, "none": 1}[plan.duplicate]
    group, place = divmod(number, size)
    random = Random(f"{plan.seed}/group/{group}")
    seat = random.randrange(plan.players)
    company = [random.choice(plan.field) for _ in range(plan.players - 1)]
    entrant = plan.bots[(place if plan.duplicate == "substitution" else group) % entrants]
    if plan.duplicate == "rotation":
        seat = (seat + place) % plan.players
    lineup = [entrant, *company]
    lineup = [lineup[(other - seat) % plan.players] for other in range(plan.players)]
    return Match(number, group, seat, tuple(lineup))
