"""How one person plays Koalition and Greentown: everything by tapping what is on the screen."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.e2e.guests import Guest

TAP_WITHIN = 1500.0
"""Milliseconds: the table may go on meanwhile, and ask something else."""

Play = Callable[[Guest, Random], None]


def sit_down_with_bots(guest: Guest, game: str, players: int, **options: Any) -> str:
    """A table of this game with bots on all other seats, begun; its number."""
    guest.ask("PUT", "/me", {"name": guest.name})
    bots = [{"seat": seat, "level": "easy"} for seat in range(1, players)]
    form = {"game": game, "players": players, "bots": bots, "options": options}
    table = guest.ask("POST", "/tables", form | {"language": guest.words.language})["table"]
    guest.ask("POST", f"/tables/{table['id']}/start")
    guest.page.goto(f"/t/{table['code']}")
    guest.await_bar()
    return str(table["id"])


def play_to_the_end(guest: Guest, play: Play, within: float, random: Random) -> None:
    """Do what the sentence bar asks for until the game is over."""
    give_up = time.monotonic() + within
    while not guest.over:
        assert time.monotonic() < give_up, guest.sentence
        if guest.page.locator("section.bar.urgent").count() == 0:
            guest.page.wait_for_timeout(40)
            continue
        try:
            play(guest, random)
        except (TimeoutError, LookupError):
            # The table has gone on while the finger was in the air.
            guest.page.wait_for_timeout(40)


def one_of(found: Locator, random: Random) -> Locator:
    """Any of several things on the screen."""
    return found.nth(random.randrange(found.count() or fail()))


def fail() -> int:
    raise LookupError("nothing there to tap")


def chooses(guest: Guest, *keys: str) -> bool:
    """Tap the first of these buttons that the sentence bar has."""
    for key in keys:
        button = guest.choice(key)
        if button.count() and button.is_enabled():
            button.click(timeout=TAP_WITHIN)
            return True
    return False
