"""Games for learning: every decision as a row of Parquet, with the view and how it ended."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from stammtisch.arena.tables import arrow
from stammtisch.arena.workers import work
from stammtisch.bots import Clock, drive, make_bot
from stammtisch.core.codec import encode
from stammtisch.core.data import CHANCE, Move, Result, View
from stammtisch.core.game import BadSetup, game
from stammtisch.core.table import Table


class SelfPlay(Struct, frozen=True, kw_only=True):
    """What is played, and by whom; everything else follows from the seed."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Who may sit at the tables; every seat is drawn anew."""
    games: int
    seed: int = 1
    effort: float = 1.0
    chunk: int = 1000


Row = dict[str, Any]


class Recorder:
    """Sits beside a bot and keeps what it saw and did."""

    def __init__(self, description: str, seat: int, deal: str, name: str, effort: float) -> None:
        self.bot = make_bot(f"{name}:{description}", seat, Random(f"{deal}/bot/{seat}"))
        self.description = description
        self.effort = effort
        self.seen: list[tuple[bytes, bytes]] = []

    def decide(self, view: View, clock: Clock) -> Move | None:
        move = self.bot.decide(view, Clock(self.effort, last_call=clock.last_call))
        if move is not None:
            self.seen.append((encode(view), encode(move)))
        return move


def check(plan: SelfPlay) -> None:
    """Raise BadSetup or BadBot if the games can't be played."""
    game(plan.game).start(plan.players)
    for description in plan.bots:
        make_bot(f"{plan.game}:{description}", 0, Random(0))
    if not plan.bots or plan.games < 1 or plan.effort <= 0:
        raise BadSetup("self-play needs bots, at least 1 game, and some effort to think")


def play_game(plan: SelfPlay, number: int) -> list[Row]:
    """One game as rows, seat by seat in the order of their decisions."""
    deal = f"{plan.seed}/{number}"
    random = Random(deal)
    lineup = [random.choice(plan.bots) for _ in range(plan.players)]
    if set(lineup) == {"random"}:
        return _random_game(plan, number, random)
    table = Table.new(game(plan.game), plan.players, seed=random.randbytes(32))
    players = [
        Recorder(description, seat, deal, plan.game, plan.effort)
        for seat, description in enumerate(lineup)
    ]
    result = drive(table, players, random)
    return [
        _row(number, seat, player.description, step, view, move, result)
        for seat, player in enumerate(players)
        for step, (view, move) in enumerate(player.seen)
    ]


def _random_game(plan: SelfPlay, number: int, random: Random) -> list[Row]:
    """Random moves straight on the state, as fast as the engine goes."""
    state = game(plan.game).start(plan.players)
    steps = [0] * plan.players
    seen: list[tuple[int, int, bytes, bytes]] = []
    while (result := state.result) is None:
        pending = state.pending
        seat = pending[int(random.random() * len(pending))]
        move = state.sample(seat, random)
        assert move is not None, "a pending seat always has a move"
        if seat != CHANCE:
            seen.append((seat, steps[seat], encode(state.view(seat)), encode(move)))
            steps[seat] += 1
        state.play(seat, move)
    return [_row(number, s, "random", step, view, move, result) for s, step, view, move in seen]


def _row(
    number: int, seat: int, bot: str, step: int, view: bytes, move: bytes, result: Result
) -> Row:
    return {
        "game": number,
        "seat": seat,
        "bot": bot,
        "step": step,
        "view": view.decode(),
        "move": move.decode(),
        "score": result.scores[seat],
        "place": result.places[seat],
        "win": (result.places[seat] == 1) / len(result.winners),
    }


def write_chunk(plan: SelfPlay, folder: Path, number: int) -> int:
    """Play the games of one file and write it; how many rows it has."""
    first = number * plan.chunk
    rows: list[Row] = []
    for place in range(first, min(first + plan.chunk, plan.games)):
        rows += play_game(plan, place)
    pyarrow = arrow()
    path = folder / f"{plan.game}-{number:05}.parquet"
    draft = path.with_suffix(".part")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), draft, compression="zstd")
    draft.replace(path)
    return len(rows)


def self_play(
    plan: SelfPlay,
    folder: Path,
    workers: int,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Write all files of a run that are not there yet; how many rows were written."""
    arrow()
    folder.mkdir(parents=True, exist_ok=True)
    chunks = -(-plan.games // plan.chunk)
    missing = [n for n in range(chunks) if not (folder / f"{plan.game}-{n:05}.parquet").exists()]
    rows = 0
    for done, (_, written) in enumerate(
        work(partial(write_chunk, plan, folder), missing, workers, ray), start=1
    ):
        rows += written
        if progress:
            progress(chunks - len(missing) + done, chunks)
    return rows
