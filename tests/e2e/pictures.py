"""`PYTHONPATH=tools python -m tests.e2e.pictures`: the pictures in docs, from games played.

With `desk`, `desk-dark`, `phone` or `phone-dark` only those.
"""

import io
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from bring_chromium import find
from tests.e2e import test_greentown, test_koalition, test_whole_game
from tests.e2e.evening import Play, play_on, sit_down_with_bots
from tests.e2e.guests import Guest
from tests.server.running import Running
from tests.services.chromium import FLAGS

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images" / "screens"
LOOKS = (
    ("desk", False, False),
    ("desk-dark", False, True),
    ("phone", True, False),
    ("phone-dark", True, True),
)
SCREENS = {
    "lobby",
    "new-table",
    "waiting-room",
    "saludos-strength",
    "saludos-offer",
    "saludos-counter-offer",
    "saludos-council",
    "saludos-end",
    "koalition-laying",
    "koalition-actions",
    "koalition-talks",
    "koalition-end",
    "greentown-works-aimed",
    "greentown-excursion-drawn",
    "greentown-end",
    "replay",
    "screen",
}
"""The main screens; everything else that comes along is not kept."""
SETTLED = 1200
"""Milliseconds after which nothing moves any more."""
GAME_WITHIN = 240.0
COLOURS = 128
"""Prints in few tones need no more, and weigh a third."""


class Album:
    """The pictures of one look, each taken once."""

    def __init__(self, look: str) -> None:
        self.look = look
        self.taken: set[str] = set()

    def take(self, guest: Guest, name: str) -> None:
        if name in self.taken or name not in SCREENS:
            return
        self.taken.add(name)
        guest.page.evaluate("document.querySelector('.notice button')?.click()")
        guest.page.wait_for_timeout(SETTLED)
        picture = Image.open(io.BytesIO(guest.page.screenshot()))
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(FOLDER / f"{name}-{self.look}.png", optimize=True)

    def decisions(self, guest: Guest) -> None:
        """What is asked for at the moment, what is held in hand for it, and the council."""
        if guest.page.locator(".meeting").count():
            self.take(guest, "saludos-council")
        if guest.over or guest.page.locator("section.bar.urgent").count() == 0:
            return
        topic = guest.topic.removeprefix("help-")
        self.take(guest, topic)
        if guest.page.locator("g.held").count():
            self.take(guest, f"{topic}-aimed")
        if guest.page.locator("svg .walked").count() > 2:
            self.take(guest, f"{topic}-drawn")


def arrival(browser: Browser, url: str, album: Album, phone: bool, dark: bool) -> None:
    """One walk through the house: lobby, new table, waiting, an offer and an answer to it."""
    gaby = Guest.come(browser, url, "Gaby", phone=phone, dark=dark)
    fritz = Guest.come(browser, url, "Fritz")
    gaby.page.goto("/")
    album.take(gaby, "lobby")
    gaby.page.goto("/new?game=saludos")
    gaby.button("client-lay-the-table").wait_for()
    album.take(gaby, "new-table")
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    album.take(gaby, "waiting-room")
    gaby.begin()
    album.take(gaby, "saludos-strength")
    gaby.keep()
    fritz.await_bar()
    fritz.keep()
    fritz.offer("Gaby")
    gaby.choice("client-counter").wait_for()
    album.take(gaby, "saludos-offer")
    gaby.choice("client-counter").click()
    album.take(gaby, "saludos-counter-offer")
    for guest in (gaby, fritz):
        guest.leave()


def whole_game(
    browser: Browser, url: str, album: Album, phone: bool, dark: bool, game: str, play: Play
) -> None:
    """Every kind of decision of a game, its end, its replay, and the table on a large screen."""
    gaby = Guest.come(browser, url, "Gaby", phone=phone, dark=dark)
    options: dict[str, Any] = {"countries": 5} if game == "koalition" else {}
    table = sit_down_with_bots(gaby, game, 4, **options)
    if game == "koalition" and not phone:

        def votes_are_counted() -> bool:
            return "koalition-talks" in album.taken or gaby.over

        play_on([gaby], play, votes_are_counted, GAME_WITHIN, Random(7), album.decisions)
        screen = Guest.come(browser, url, "", dark=dark)
        screen.page.set_viewport_size({"width": 1920, "height": 1080})
        screen.page.goto(f"/screen/{table}")
        screen.await_bar()
        album.take(screen, "screen")
        screen.leave()
    play_on([gaby], play, lambda: gaby.over, GAME_WITHIN, Random(7), album.decisions)
    album.take(gaby, f"{game}-end")
    if game == "greentown":
        gaby.page.goto(f"/replay/{table}#n=60")
        gaby.page.locator(".scrubber").wait_for()
        album.take(gaby, "replay")
    gaby.leave()


def main(looks: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
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
                if looks and look not in looks:
                    continue
                album = Album(look)
                arrival(browser, slow.url, album, phone, dark)
                for game, play in (
                    ("saludos", test_whole_game.play),
                    ("koalition", test_koalition.play),
                    ("greentown", test_greentown.play),
                ):
                    whole_game(browser, quick.url, album, phone, dark, game, play)
        finally:
            browser.close()
            slow.stop()
            quick.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
