"""`PYTHONPATH=tools python -m tests.e2e.pictures FOLDER`: pictures from games really played."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bring_chromium import find
from tests.e2e import test_greentown, test_koalition
from tests.e2e.evening import Play, play_on, sit_down_with_bots
from tests.e2e.guests import Guest
from tests.server.running import Running
from tests.services.chromium import FLAGS

LOOKS = (
    ("desk", False, False),
    ("desk-dark", False, True),
    ("phone", True, False),
    ("phone-dark", True, True),
)
SETTLED = 1200
"""Milliseconds after which nothing moves any more."""
GAME_WITHIN = 240.0


class Album:
    """The pictures of one look, each taken once."""

    def __init__(self, folder: Path, look: str) -> None:
        self.folder = folder
        self.look = look
        self.taken: set[str] = set()

    def take(self, guest: Guest, name: str) -> None:
        self.taken.add(name)
        guest.page.wait_for_timeout(SETTLED)
        guest.page.screenshot(path=self.folder / f"{name}-{self.look}.png")

    def decisions(self, game: str) -> Callable[[Guest], None]:
        """Takes one of every kind of decision that somebody is asked for, and of what they hold."""

        def look(guest: Guest) -> None:
            if guest.over or guest.page.locator("section.bar.urgent").count() == 0:
                return
            topic = guest.topic.removeprefix("help-")
            held = guest.page.locator("g.held, .target, svg .walked").count() > 0
            for name in (topic, f"{topic}-aimed" if held else topic):
                if name not in self.taken:
                    self.take(guest, name)

        return look


def evening_of_saludos(browser: Browser, url: str, album: Album, phone: bool, dark: bool) -> None:
    """One walk through the house: lobby, new table, waiting, dice, negotiation, builder."""
    gaby = Guest.come(browser, url, "Gaby", phone=phone, dark=dark)
    fritz = Guest.come(browser, url, "Fritz")
    gaby.page.goto("/")
    album.take(gaby, "lobby")
    gaby.page.goto("/new?game=saludos")
    album.take(gaby, "new-table")
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    album.take(gaby, "waiting-room")
    gaby.begin()
    album.take(gaby, "strength")
    gaby.keep()
    fritz.await_bar()
    fritz.keep()
    fritz.offer("Gaby")
    gaby.choice("client-counter").wait_for()
    album.take(gaby, "asked")
    gaby.choice("client-counter").click()
    album.take(gaby, "counter-offer")
    gaby.page.goto("/join/ZZZZZ")
    album.take(gaby, "wrong-code")
    for guest in (gaby, fritz):
        guest.leave()


def whole_game(
    browser: Browser, url: str, album: Album, phone: bool, dark: bool, game: str, play: Play
) -> None:
    """Every kind of decision of a game, its end, its replay, and the table on a large screen."""
    gaby = Guest.come(browser, url, "Gaby", phone=phone, dark=dark)
    options: dict[str, Any] = {"countries": 3} if game == "koalition" else {}
    table = sit_down_with_bots(gaby, game, 4, **options)
    screen = Guest.come(browser, url, "", dark=dark)
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    play_on(
        [gaby],
        play,
        lambda: len(album.taken) > 6 or gaby.over,
        GAME_WITHIN,
        Random(7),
        album.decisions(game),
    )
    if not phone:
        screen.page.goto(f"/screen/{table}")
        screen.await_bar()
        album.take(screen, f"{game}-screen")
    play_on([gaby], play, lambda: gaby.over, GAME_WITHIN, Random(7), album.decisions(game))
    album.take(gaby, f"{game}-end")
    gaby.page.goto(f"/replay/{table}#n=60")
    gaby.page.locator(".scrubber").wait_for()
    album.take(gaby, f"{game}-replay")
    for guest in (gaby, screen):
        guest.leave()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = find()
    assert chromium, "No Chromium found; tools/bring_chromium.py brings one."
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:

        def open_house(haste: int) -> Running:
            database = f"sqlite:///{place}/{haste}.db"
            return Running(database, Path(place), bot_haste=haste).start()

        # Bots that take their time leave the negotiation to the two people.
        slow, quick = open_house(1), open_house(20)
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for look, phone, dark in LOOKS:
                album = Album(folder, look)
                evening_of_saludos(browser, slow.url, album, phone, dark)
                for game, play in (
                    ("koalition", test_koalition.play),
                    ("greentown", test_greentown.play),
                ):
                    album.taken.clear()
                    whole_game(browser, quick.url, album, phone, dark, game, play)
        finally:
            browser.close()
            slow.stop()
            quick.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
