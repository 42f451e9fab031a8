"""`python -m tests.e2e.pictures FOLDER`: pictures of the main screens, from games really played."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bring_chromium import find
from tests.e2e.guests import Guest
from tests.server.running import Running
from tests.services.chromium import FLAGS

LOOKS = (
    ("desk", False, False),
    ("desk-dark", False, True),
    ("phone", True, False),
    ("phone-dark", True, True),
)


def take(browser: Browser, url: str, folder: Path, look: str, phone: bool, dark: bool) -> None:
    """One walk through the house: lobby, new table, waiting, dice, negotiation, builder."""
    gaby = Guest.come(browser, url, "Gaby", phone=phone, dark=dark)
    fritz = Guest.come(browser, url, "Fritz")

    def picture(name: str) -> None:
        gaby.page.wait_for_timeout(1200)
        gaby.page.screenshot(path=folder / f"{name}-{look}.png")

    gaby.page.goto("/")
    picture("lobby")
    gaby.page.goto("/new?game=saludos")
    picture("new-table")
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    picture("waiting-room")
    gaby.begin()
    picture("strength")
    gaby.keep()
    fritz.await_bar()
    fritz.keep()
    fritz.offer("Gaby")
    gaby.choice("client-counter").wait_for()
    picture("asked")
    gaby.choice("client-counter").click()
    picture("counter-offer")
    for guest in (gaby, fritz):
        guest.leave()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chromium = find()
    assert chromium, "No Chromium found; tools/bring_chromium.py brings one."
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        # Bots that take their time leave the negotiation to the two people.
        house = Running(f"sqlite:///{place}/tables.db", Path(place), bot_haste=1).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for look, phone, dark in LOOKS:
                take(browser, house.url, folder, look, phone, dark)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
