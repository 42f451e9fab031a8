"""Lays the table for one person and bots, plays the evening, and writes it down."""

import getpass
import hashlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Final

from rich.console import Console
from rich.text import Text

from stammtisch.bots import TEMPERAMENTS, Bot, make_bot, usual_level
from stammtisch.core.data import Refused
from stammtisch.core.editions import Edition
from stammtisch.core.game import AnyGame, BadSetup, Options
from stammtisch.core.table import Table
from stammtisch.terminal.evening import Evening, Goodbye
from stammtisch.terminal.people import People
from stammtisch.terminal.screen import screen_for
from stammtisch.texts import Words

LONGEST_NAME: Final = 20


def sit_down(
    played: AnyGame,
    options: Options,
    edition: Edition | None,
    *,
    players: int,
    seat: int,
    name: str | None,
    bots: Sequence[str],
    seed: str | None,
    language: str,
    log: Path | None,
) -> None:
    """Play a game in the terminal; raise BadSetup or BadBot if it can't begin as asked."""
    words = Words(language)
    screen_kind = screen_for(played.name)
    if 0 < players <= seat or seat < 0:
        raise BadSetup(
            f"there is no seat {seat} at a table of {players}: the last is {players - 1}"
        )
    chance = seed if seed is not None else token_hex(32)
    table = Table.new(
        played, players, options, edition, seed=hashlib.sha256(chance.encode()).digest()
    )
    people = People(_names(words, players, seat, name), seat)
    others = _bots(played.name, players, seat, bots, chance)
    if log is not None:
        _try_to_write(log)
    screen = screen_kind(words, people, edition or played.editions.standard)
    console = Console(highlight=False)
    evening = Evening(table, others, screen, console, _ask, Random(f"{chance}/order"))
    welcome = words.text(
        "welcome", title=played.title, commitment=table.log.header.commitment[:16], place=seat
    )
    console.print(welcome, style="dim")
    console.print(_company(others, people, words))
    try:
        evening.play()
    except (Goodbye, KeyboardInterrupt):
        console.print()
        console.print(words.text("goodbye"))
    finally:
        if log is not None:
            _write(table, log, words, console)


def _ask(prompt: str) -> str:
    """A line that is typed; one that comes out of a file is shown as if it had been."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def _company(bots: Mapping[int, Bot], people: People, words: Words) -> Text:
    """Who else is at the table, and of what kind."""
    tags = []
    for seat, bot in bots.items():
        level = words.text(f"bot-level-{bot.level}")
        temperament = words.text(f"bot-temperament-{bot.temperament}")
        tags.append(people.tag(seat, f"({level}, {temperament})"))
    return Text("  ").join(tags)


def _names(words: Words, players: int, seat: int, name: str | None) -> list[str]:
    """The person's name where they sit, and the bots' names, none of them twice."""
    own = " ".join((name or "").split())[:LONGEST_NAME] or _account() or words.text("guest")
    known = [other.strip() for other in words.text("bot-names").split(",")]
    others = [other for other in known if other.lower() != own.lower()]
    names = others[: players - 1]
    names.insert(seat, own)
    return names


def _account() -> str:
    """What the computer calls the person."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return ""


def _bots(game: str, players: int, seat: int, wanted: Sequence[str], seed: str) -> dict[int, Bot]:
    """A bot for every other seat: those wanted in turn, else usual ones of different tempers."""
    random = Random(f"{seed}/bots")
    if not wanted:
        tempers = random.sample(TEMPERAMENTS, len(TEMPERAMENTS))
        wanted = [f"{usual_level(game)}:{temper}" for temper in tempers]
    seats = [other for other in range(players) if other != seat]
    return {
        other: make_bot(f"{game}:{wanted[place % len(wanted)]}", other, Random(f"{seed}/{other}"))
        for place, other in enumerate(seats)
    }


def _try_to_write(log: Path) -> None:
    """What can't be written is said before the evening, not after."""
    try:
        log.open("a").close()
    except OSError as error:
        why = error.strerror if log.parent.is_dir() else f"there is no folder {log.parent}"
        raise BadSetup(f"{log} can't be written: {why}") from error


def _write(table: Table, path: Path, words: Words, console: Console) -> None:
    """Write the log; with the seed, once the game is over."""
    try:
        table.reveal().write(path)
        said = words.text("saved-over", file=str(path))
    except Refused:
        table.log.write(path)
        said = words.text("saved", file=str(path))
    console.print(said, style="dim")
