"""Fits the models behind the hard bot of Saludos Amigos to self-play.

    python -m stammtisch.arena.fit_saludos --games 2000 --bots normal

writes `bots/saludos/chances.json`. Three models: who wins from a standing at the start of a
round, whether a winning offer is toppled, whether a seat agrees to a proposal.
"""

from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, Final

import msgspec
import numpy as np
import typer
from msgspec import Struct

from stammtisch.arena.descent import Numbers, descend
from stammtisch.arena.workers import cores, work
from stammtisch.bargaining.deals import Agree, Decline
from stammtisch.bots import Bot, Clock, drive, make_bot
from stammtisch.bots.saludos import chances
from stammtisch.bots.saludos.chances import Agreeing, Chances, Standing, Toppling
from stammtisch.bots.saludos.forecast import Forecast
from stammtisch.bots.saludos.horizon import horizon
from stammtisch.core.data import Move, View
from stammtisch.core.game import game
from stammtisch.core.seats import mask_of
from stammtisch.core.table import Happening, Table
from stammtisch.games.saludos.box import editions
from stammtisch.games.saludos.events import BagPassed, CouncilDecided, OfferWon
from stammtisch.games.saludos.phases.phase import STRENGTH
from stammtisch.games.saludos.state import Saludos
from stammtisch.games.saludos.view import SaludosView

PLAYERS: Final = (3, 4, 5, 6, 7)
PRESSES: Final = editions.standard.press.chits


class Harvest(Struct):
    """What games teach: plain rows of numbers."""

    standings: list[tuple[float, float, list[float], list[float], list[float]]]
    """Contracts and journalists to come; money, cards and part of the win per seat."""
    offers: list[tuple[float, float, float, float, float]]
    """Lead, councillors of the coalition and of the opposition, value, whether it fell."""
    answers: list[tuple[float, float, float]]
    """How far above the need, whether inside, whether agreed."""


class Observed:
    """A bot whose answers are written down."""

    def __init__(self, bot: Bot, harvest: Harvest, learned: Chances) -> None:
        self.bot = bot
        self.harvest = harvest
        self.learned = learned

    def decide(self, view: View, clock: Clock) -> Move | None:
        move = self.bot.decide(view, clock)
        assert isinstance(view, SaludosView)
        if view.phase == "negotiation" and isinstance(move, Agree | Decline):
            assert view.talks is not None
            seat = self.bot.seat
            proposal = next(p for p in view.talks.proposals if p.id == move.id)
            ahead = horizon(view.laid, PRESSES)
            forecast = Forecast(
                seat, view.value, view.strengths, view.money, view.cards, ahead, self.learned
            )
            holds = [0] * view.players
            mug = 0
            if view.offer is not None:
                mug = view.offer.height
                for member, share in zip(view.offer.members, view.offer.shares, strict=True):
                    holds[member] = share
            need = forecast.need(seat, mask_of(proposal.members), mug, holds)
            share = proposal.terms[proposal.members.index(seat)]
            agreed = isinstance(move, Agree)
            self.harvest.answers.append((share - need, float(holds[seat] > 0), float(agreed)))
        return move


def play(bots: tuple[str, ...], learned: Chances, number: int) -> Harvest:
    """Play one game and write down what it teaches."""
    harvest = Harvest([], [], [])
    players = PLAYERS[number % len(PLAYERS)]
    random = Random(f"fit/{number}")
    table = Table.new(game("saludos"), players, seed=random.randbytes(32))
    seated = [
        Observed(
            make_bot(f"saludos:{random.choice(bots)}", seat, Random(f"fit/{number}/{seat}")),
            harvest,
            learned,
        )
        for seat in range(players)
    ]
    rounds: list[tuple[float, float, list[float], list[float]]] = []
    seen: set[int] = set()
    open_offer: list[tuple[float, float, float, float]] = []

    def watch(news: list[Happening]) -> None:
        state = table.state
        assert isinstance(state, Saludos)
        for happening in news:
            for event in happening.events:
                if isinstance(event, OfferWon) and len(event.seats) < players:
                    ours = sum(state.counts[seat] for seat in event.seats)
                    lead = 2 * event.height - sum(state.strengths)
                    open_offer.append((lead, ours, sum(state.counts) - ours, state.value))
                elif isinstance(event, CouncilDecided) and event.toppled:
                    harvest.offers.append((*open_offer.pop(), 1.0))
                elif isinstance(event, BagPassed):
                    harvest.offers += [(*offer, 0.0) for offer in open_offer]
                    open_offer.clear()
        if state.phase == STRENGTH and state.round not in seen:
            seen.add(state.round)
            before = list(state.laid)
            before[state.chit] -= 1
            ahead = horizon(tuple(before), PRESSES)
            rounds.append(
                (
                    ahead.contracts,
                    ahead.presses,
                    [float(m) for m in state.money],
                    [float(n) for n in state.counts],
                )
            )

    result = drive(table, seated, random, watch=watch)
    part = [float(seat in result.winners) / len(result.winners) for seat in range(players)]
    harvest.standings += [(*row, part) for row in rounds]
    return harvest


def fit_standing(
    rows: list[tuple[float, float, list[float], list[float], list[float]]],
) -> Standing:
    """Who wins from where: the likelihood of the winners under the softmax of `win_chance`."""
    most = max(PLAYERS)
    count = len(rows)
    money = np.zeros((count, most))
    cards = np.zeros((count, most))
    wins = np.zeros((count, most))
    absent = np.ones((count, most))
    for row, (_, _, has, holds, won) in enumerate(rows):
        money[row, : len(has)] = has
        cards[row, : len(has)] = holds
        wins[row, : len(has)] = won
        absent[row, : len(has)] = 0.0
    contracts = np.array([row[0] for row in rows])[:, None]
    presses = np.array([row[1] for row in rows])[:, None]
    fullest = (cards >= cards.max(axis=1, keepdims=True)) & (absent == 0.0)

    def loss(at: Numbers) -> float:
        scale = np.sqrt(at[0] ** 2 + at[1] ** 2 * contracts + at[2] ** 2 * presses + 1e-9)
        card = at[3] + at[4] * contracts + at[5] * presses
        lead = (money + card * cards + at[6] * fullest) / scale - 1e3 * absent
        top = lead.max(axis=1, keepdims=True)
        whole = top + np.log(np.exp(lead - top).sum(axis=1, keepdims=True))
        return float(-(wins * (lead - whole)).sum() / count)

    found = descend(loss, [3.0, 1.5, 0.5, 0.5, 0.1, -0.3, 0.5])
    print(f"standing: {count} rounds, log loss {loss(np.array(found)):.4f}")
    return Standing(*(abs(number) for number in found[:3]), *found[3:])


def fit_logistic(name: str, columns: Numbers, happened: Numbers) -> list[float]:
    """A logistic regression with a little shrinkage; the constant comes first."""
    whole = np.column_stack([np.ones(len(columns)), columns])

    def loss(at: Numbers) -> float:
        odds = whole @ at
        gain = np.logaddexp(0.0, odds) - happened * odds
        return float(gain.mean() + 1e-4 * (at[1:] ** 2).sum())

    found = descend(loss, [0.0] * whole.shape[1])
    print(
        f"{name}: {len(columns)} rows, {happened.mean():.3f} yes, loss {loss(np.array(found)):.4f}"
    )
    return found


def fit(harvests: list[Harvest]) -> Chances:
    """All models from what the games taught."""
    offers = np.array([row for harvest in harvests for row in harvest.offers])
    answers = np.array([row for harvest in harvests for row in harvest.answers])
    outside = answers[answers[:, 1] == 0.0]
    inside = answers[answers[:, 1] == 1.0]
    return Chances(
        standing=fit_standing([row for harvest in harvests for row in harvest.standings]),
        toppling=Toppling(*fit_logistic("toppling", offers[:, :4], offers[:, 4])),
        agreeing=Agreeing(
            *fit_logistic("agreeing outside", outside[:, :1], outside[:, 2]),
            *fit_logistic("agreeing inside", inside[:, :1], inside[:, 2]),
        ),
    )


def main(
    games: Annotated[int, typer.Option(help="Games to learn from.")] = 2000,
    bots: Annotated[str, typer.Option(help="Who plays them, by commas.")] = "normal",
    workers: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Fit the models to self-play and write them where the bots look for them."""
    task = partial(play, tuple(bots.split(",")), chances.chances())
    found = dict(work(task, range(games), workers or cores()))
    learned = fit([found[number] for number in range(games)])
    path = Path(chances.__file__).with_name("chances.json")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=2) + b"\n")


if __name__ == "__main__":
    typer.run(main)
