"""Fits the model behind the hard bot of Koalition to self-play.

    python -m stammtisch.arena.fit_koalition --games 5000 --bots normal

writes `bots/koalition/standing.json`: who wins from a score sheet and hands before a vote.
"""

from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import numpy as np
import typer
from msgspec import Struct

from stammtisch.arena.descent import Numbers, descend
from stammtisch.arena.workers import cores, work
from stammtisch.bots import drive, make_bot
from stammtisch.bots.koalition import standing
from stammtisch.bots.koalition.floor import KINDS, Floor
from stammtisch.bots.koalition.standing import ACTIONS, to_come
from stammtisch.core.game import game
from stammtisch.core.table import Happening, Table
from stammtisch.games.koalition.figures import FIRST_JOKER
from stammtisch.games.koalition.phases.europe import final_scores
from stammtisch.games.koalition.phases.phase import LAYING
from stammtisch.games.koalition.state import Koalition

NAMES = ("spread", "spread_country", "europe", "vote", "joker", "first", "last", *ACTIONS)
START = [1.5, 2.2, 0.5] + [0.0] * (len(NAMES) - 3)


class Row(Struct):
    """A table before a vote. Everything but the countries to come is a list with a place a seat."""

    left: float
    columns: tuple[list[float], ...]
    """Points, Europe bonus, votes, jokers, first to lay, last to lay, and actions by kind."""
    win: list[float]


def play(players: int, bots: tuple[str, ...], number: int) -> list[Row]:
    """Play one game and write down how it stood before each vote."""
    random = Random(f"fit/{number}")
    table = Table.new(game("koalition"), players, seed=random.randbytes(32))
    seated = [
        make_bot(f"koalition:{random.choice(bots)}", seat, Random(f"fit/{number}/{seat}"))
        for seat in range(players)
    ]
    rows: list[Row] = []
    seen: set[int] = set()

    def watch(news: list[Happening]) -> None:
        state = table.state
        assert isinstance(state, Koalition)
        votes = len(state.record)
        if state.phase == LAYING and not state.laid_by and votes and votes not in seen:
            seen.add(votes)
            rows.append(Row(state.countries - votes, columns(state), []))

    result = drive(table, seated, random, watch=watch)
    for row in rows:
        row.win = [(seat in result.winners) / len(result.winners) for seat in range(players)]
    return rows


def columns(state: Koalition) -> tuple[list[float], ...]:
    """What the model looks at, a list for each number of it."""
    players = range(state.players)
    points = [float(number) for number in state.points]
    final = final_scores(state.players, state.booked)
    floor = Floor(state)
    cards = to_come(state.countries - len(state.record))
    hands = [sorted((floor.votes_of[c] for c in floor.hands[s]), reverse=True) for s in players]
    last = (state.starter - 1) % state.players
    return (
        points,
        [final[seat] - points[seat] for seat in players],
        [float(sum(hand[:cards])) for hand in hands],
        [float(sum(card >= FIRST_JOKER for card in floor.hands[seat])) for seat in players],
        [float(seat == state.starter) for seat in players],
        [float(seat == last) for seat in players],
        *([float(floor.acts[KINDS * s + kind]) for s in players] for kind in range(KINDS)),
    )


def fit(rows: list[Row]) -> dict[str, float]:
    """The likelihood of the winners under the softmax of `Standing.chance`."""
    left = np.array([row.left for row in rows])[:, None]
    facts = np.array([row.columns for row in rows]).transpose(1, 0, 2)
    wins = np.array([row.win for row in rows])

    def loss(at: Numbers) -> float:
        credit = facts[0] + facts[1] / (1.0 + abs(at[2]) * left)
        credit = credit + np.tensordot(at[3:], facts[2:], axes=1)
        lead = credit / np.sqrt(at[0] ** 2 + at[1] ** 2 * left)
        top = lead.max(axis=1, keepdims=True)
        whole = top + np.log(np.exp(lead - top).sum(axis=1, keepdims=True))
        return float(-(wins * (lead - whole)).sum() / len(rows))

    found = descend(loss, START)
    print(f"standing: {len(rows)} votes, log loss {loss(np.array(found)):.4f}")
    return dict(zip(NAMES, [*map(abs, found[:3]), *found[3:]], strict=True))


def main(
    games: Annotated[int, typer.Option(help="Games to learn from.")] = 5000,
    players: Annotated[int, typer.Option(help="Seats at a table.")] = 5,
    bots: Annotated[str, typer.Option(help="Who plays them, by commas.")] = "normal",
    workers: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 0,
) -> None:
    """Fit the model to self-play and write it where the bot looks for it."""
    task = partial(play, players, tuple(bots.split(",")))
    found = dict(work(task, range(games), workers or cores()))
    learned = fit([row for number in range(games) for row in found[number]])
    path = Path(standing.__file__).with_name("standing.json")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=2) + b"\n")


if __name__ == "__main__":
    typer.run(main)
