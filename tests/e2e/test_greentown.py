"""Greentown by tapping: markers, tiles turned and laid, buildings, routes drawn and shown, undo."""

from random import Random

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import (
    TAP_WITHIN,
    chooses,
    one_of,
    play_to_the_end,
    sit_down_with_bots,
)
from tests.e2e.guests import Guest

GAME_WITHIN = 240.0
MARKERS_UP = ".tray button:not(.down)"
USABLE = ".tray button:not([aria-disabled='true'])"
TARGETS = "g.target"


def play(guest: Guest, random: Random) -> None:
    """One decision, whatever it is."""
    page = guest.page
    keys = (
        "client-go",
        "client-take-hint",
        "client-lay-it",
        "client-exchange-it",
        "client-end-turn",
        "client-double-use",
        "greentown-marker-travel",
    )
    if chooses(guest, *keys):
        return
    if guest.choice("client-hint").count():
        if guest.choice("client-hint").is_enabled():
            guest.choice("client-hint").click(timeout=TAP_WITHIN)
        page.wait_for_timeout(250)
        told = guest.text("prompt-greentown-stay", stops=9)[:12]
        if page.get_by_text(told).count():
            chooses(guest, "client-stay-home")
    elif page.locator(TARGETS).count():
        one_of(page.locator(TARGETS), random).dispatch_event("click", timeout=TAP_WITHIN)
    elif page.locator(MARKERS_UP).count():
        one_of(page.locator(USABLE), random).click(timeout=TAP_WITHIN)


def test_a_whole_game_against_a_bot(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "greentown", 2)
    play_to_the_end(gaby, play, GAME_WITHIN, Random(5))
    expect(gaby.page.locator(".result ol li")).to_have_count(2)


def begin_my_turn(guest: Guest) -> None:
    guest.until(lambda: guest.page.locator(MARKERS_UP).count() > 0, "their markers")


def up(guest: Guest, marker: str) -> Locator:
    """A marker of mine that is still up."""
    name = guest.text(f"greentown-marker-{marker}")
    return guest.page.locator(MARKERS_UP).get_by_text(name, exact=True)


def turn_over(guest: Guest, marker: str) -> None:
    begin_my_turn(guest)
    up(guest, marker).click()
    expect(up(guest, marker)).to_have_count(0)


def test_a_tile_is_turned_laid_and_taken_back(invite: Invite) -> None:
    """By mouse and keyboard; the table's own undo brings everything back."""
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "greentown", 2)
    page = gaby.page
    turn_over(gaby, "build")
    before = page.locator("svg .number").count()
    page.locator(".tray button:not([aria-disabled='true'])").first.click()
    page.locator(TARGETS).first.focus()
    page.keyboard.press("Enter")
    held = page.locator("g.held")
    expect(held).to_be_visible()
    expect(gaby.choice("client-lay-it")).to_be_enabled()
    shown = held.locator("path").nth(2).get_attribute("d")
    held.focus()
    page.keyboard.press("r")
    assert held.locator("path").nth(2).get_attribute("d") != shown
    for _ in range(5):
        held.press("Enter")
    expect(gaby.choice("client-lay-it")).to_be_enabled()
    gaby.choice("client-lay-it").click()
    expect(page.locator("svg .number")).to_have_count(before + 1)
    gaby.choice("client-undo").click()
    expect(page.locator("svg .number")).to_have_count(before)


def test_a_route_drawn_on_a_phone(invite: Invite) -> None:
    """Hotel, stop by stop, a step back; then the guide's route, which is proven best."""
    fritz = invite("Fritz", phone=True, dark=True, language="fr")
    sit_down_with_bots(fritz, "greentown", 2)
    page = fritz.page
    turn_over(fritz, "travel")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stops = page.locator(".trip .stops strong")
    expect(stops).to_have_text("0 / 5")
    page.locator(TARGETS).first.dispatch_event("click")
    expect(fritz.choice("client-step-back")).to_be_visible()
    page.locator(TARGETS).first.dispatch_event("click")
    expect(page.locator("svg .walked").first).to_be_attached()
    fritz.choice("client-step-back").click()
    fritz.choice("client-step-back").click()
    expect(page.locator("svg .walked")).to_have_count(0)
    if fritz.choice("client-step-back").count():
        fritz.choice("client-step-back").click()
    fritz.choice("client-hint").click()
    expect(page.get_by_text(fritz.text("client-hint-shown", proven="yes"))).to_be_visible()
    fritz.choice("client-take-hint").click()
    expect(stops).to_have_text("5 / 5")
    fritz.choice("client-go").click()
    # the marker lies face down, whether the bot is next or the double turn is one's own
    expect(up(fritz, "travel")).to_have_count(0)
    expect(page.locator(".trip")).to_have_count(0)
