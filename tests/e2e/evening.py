"""Whole evenings: sitting down, playing by tapping what is on the screen, watching it again."""

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from stammtisch import read_log, verify
from tests.e2e.guests import Guest
from tests.e2e.looking import examine

TAP_WITHIN = 1500.0
"""Milliseconds: the table may go on meanwhile, and ask something else."""

ENOUGH = 4
"""Millions that two can share in more than one way, either of them having more."""

Play = Callable[[Guest, Random], None]


def sit_down_with_bots(
    guest: Guest, game: str, players: int, *, first: bool = False, **options: Any
) -> str:
    """A table of this game with bots on all other seats, begun; its number.

    `first`: they lay tables until they begin, so that no bot has changed anything before them.
    """
    guest.ask("PUT", "/me", {"name": guest.name})
    bots = [{"seat": seat, "level": "easy"} for seat in range(1, players)]
    form = {"game": game, "players": players, "bots": bots, "options": options}
    while True:
        page = guest.ask("POST", "/tables", form | {"language": guest.words.language})
        table = page["table"]
        guest.ask("POST", f"/tables/{table['id']}/start")
        if not first or who_begins(guest, table["id"]) == 0:
            break
    guest.page.goto(f"/t/{table['code']}")
    guest.await_bar()
    return str(table["id"])


def sit_down_to_talk(guests: list[Guest]) -> None:
    """Saludos: everybody has kept their roll, and there is enough to haggle over."""
    table = None
    while table is None:
        for seat, guest in enumerate(guests):
            table = guest.come_to(table, seat, len(guests))
        guests[0].ask("POST", f"/tables/{table}/start")
        steps = guests[0].ask("GET", f"/tables/{table}/replay")["steps"]
        if steps[-1]["view"]["value"] < ENOUGH:
            table = None
    for guest in guests:
        guest.page.goto(f"/t/{table}")
    for guest in guests:
        guest.keep()
    for guest in guests:
        expect(guest.choice("client-make-offer")).to_be_visible()


def who_begins(guest: Guest, table: str) -> int:
    """Whose turn the first one is, as the log has it."""
    steps = guest.ask("GET", f"/tables/{table}/replay")["steps"]
    events = [event for step in steps for event in step["step"]["events"]]
    return int(next(event["seat"] for event in events if event["event"] == "TurnBegan"))


def sit_down_together(guests: list[Guest], game: str, bots: int, **options: Any) -> str:
    """A table with these people, and bots on the other seats, begun; its number."""
    table = None
    for seat, guest in enumerate(guests):
        table = guest.come_to(table, seat, len(guests) + bots, game, **options)
    if bots:
        guests[0].ask("POST", f"/tables/{table}/fill", {"level": "easy"})
    guests[0].ask("POST", f"/tables/{table}/start")
    for guest in guests:
        guest.page.goto(f"/t/{table}")
        guest.await_bar()
    return str(table)


def play_on(
    guests: list[Guest],
    play: Play,
    until: Callable[[], bool],
    within: float,
    random: Random,
    look: Callable[[Guest], None] = lambda _: None,
) -> None:
    """Everybody does what their sentence bar asks for, until something is so."""
    give_up = time.monotonic() + within
    while not until():
        assert time.monotonic() < give_up, [guest.sentence for guest in guests]
        for guest in guests:
            look(guest)
            if guest.over or guest.page.locator("section.bar.urgent").count() == 0:
                continue
            try:
                play(guest, random)
            except (TimeoutError, LookupError):
                # The table has gone on while the finger was in the air.
                continue
        guests[0].page.wait_for_timeout(30)


def play_to_the_end(
    guests: list[Guest],
    play: Play,
    within: float,
    random: Random,
    look: Callable[[Guest], None] = lambda _: None,
) -> None:
    """A whole game, and everybody sees how it ended."""
    play_on(guests, play, lambda: all(guest.over for guest in guests), within, random, look)
    for guest in guests:
        look_at_the_end(guest)


def look_at_the_end(guest: Guest) -> None:
    """The standings add up with what the table says, and can be read by everybody."""
    expect(guest.page.locator(".result ol li").first).to_be_visible()
    examine(guest.page, "the end")


def watch_again(guest: Guest, hands: bool = True) -> None:
    """The replay of a game that is over: scrubbed, by step, by event, from any seat's eyes."""
    page = guest.page
    page.locator(".result a").filter(has_text=guest.text("client-watch-replay")).click()
    page.wait_for_url("**/replay/*")
    moment = page.get_by_label(guest.text("client-replay-moment"))
    guest.button("client-replay-forward").click()
    guest.button("client-replay-forward").click()
    expect(page).to_have_url(re.compile("#n=2$"))
    guest.button("client-replay-back").click()
    expect(moment).to_have_value("1")
    moment.click()
    length = int(moment.get_attribute("max") or 0)
    assert length / 3 < int(moment.input_value()) < 2 * length / 3
    moment.press("ArrowRight")
    guest.button("client-replay-next-event").click()
    before = int(moment.input_value())
    hand = page.get_by_role("list", name=guest.text("client-hand"))
    expect(hand).to_have_count(0)
    eyes = page.get_by_label(guest.text("client-through-eyes"))
    for seat in eyes.locator("option").all_inner_texts()[1:]:
        with page.expect_response(re.compile(r"/replay\?.*seat=")):
            eyes.select_option(label=seat)
        expect(hand).to_have_count(1 if hands else 0)
        expect(moment).to_have_value(str(before))
    guest.button("client-replay-play").click()
    expect(moment).not_to_have_value(str(before))
    guest.button("client-replay-pause").click()
    examine(page, "replay")
    guest.button("client-verify").click()
    expect(page.get_by_text(guest.text("client-fair"))).to_be_visible()
    take_home(guest)
    follow_link(guest)


def take_home(guest: Guest) -> None:
    """The file that is downloaded proves the dice without the server."""
    link = guest.page.get_by_role("link", name=guest.text("client-download-log"))
    with guest.page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename.endswith(".jsonl")
    verify(read_log(download.value.path()))


def follow_link(guest: Guest) -> None:
    """A link to a moment leads there."""
    page = guest.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    moment = page.get_by_label(guest.text("client-replay-moment"))
    here = moment.input_value()
    guest.button("client-share-moment").click()
    expect(page.get_by_text(guest.text("client-copied"))).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("/")
    page.goto(link)
    expect(moment).to_have_value(here)


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
