"""Records a golden game: bots play one game after another until one is as wanted.

    python -m tests.golden.record saludos 5 --wanted "result.ending == 'press'" saludos-press.jsonl

`wanted` is a Python expression over `result`, `state`, `events` (all events of the game) and
`kinds` (their names). A golden game is never recorded again once it is committed.
"""

import argparse
from pathlib import Path
from random import Random

from stammtisch import Event, Happening, Table, game
from stammtisch.bots.drive import drive
from stammtisch.bots.registry import make_bot

FOLDER = Path(__file__).parent


def record(name: str, players: int, level: str, wanted: str, tries: int, first: int) -> Table:
    """The first game that is as wanted."""
    for number in range(first, first + tries):
        random = Random(number)
        table = Table.new(game(name), players, seed=random.randbytes(32), salt="golden")
        events: list[Event] = []
        bots = [make_bot(f"{name}:{level}", seat, Random(number + seat)) for seat in range(players)]

        def hear(told: list[Happening], heard: list[Event] = events) -> None:
            for happening in told:
                heard.extend(happening.events)

        drive(table, bots, random, watch=hear)
        facts = {
            "state": table.state,
            "result": table.state.result,
            "events": events,
            "kinds": [type(event).__name__ for event in events],
        }
        if eval(wanted, facts):
            return table
    raise SystemExit(f"none of {tries} games was as wanted")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("file")
    parser.add_argument("--wanted", default="True")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--tries", type=int, default=500)
    parser.add_argument("--first", type=int, default=1, help="the number of the first try")
    asked = parser.parse_args()
    table = record(asked.game, asked.players, asked.level, asked.wanted, asked.tries, asked.first)
    table.reveal().write(FOLDER / asked.file)


if __name__ == "__main__":
    main()
