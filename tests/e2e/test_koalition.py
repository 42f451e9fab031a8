"""Koalition by tapping: laying, actions with targets, jokers, coalitions, Europe's bonus."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import (
    TAP_WITHIN,
    chooses,
    one_of,
    play_to_the_end,
    sit_down_with_bots,
)
from tests.e2e.guests import Guest

GAME_WITHIN = 150.0
USABLE = "ul.hand li:not(.idle) button"


def play(guest: Guest, random: Random) -> None:
    """One decision, whatever it is."""
    page = guest.page
    if chooses(guest, "client-agree"):
        return
    if page.locator(".parties button").count():
        one_of(page.locator(".parties button"), random).click(timeout=TAP_WITHIN)
    elif chooses(guest, "client-lay-it"):
        return
    elif page.locator("button.target, li.target button").count():
        one_of(page.locator("button.target, li.target button"), random).click(timeout=TAP_WITHIN)
    elif guest.choice("client-see-coalitions").count():
        mine = page.locator("[data-coalitions] button.mine:not([disabled])")
        if not page.locator("dialog[open]").count():
            guest.choice("client-see-coalitions").click(timeout=TAP_WITHIN)
            page.wait_for_timeout(50)
        if mine.count():
            mine.first.click(timeout=TAP_WITHIN)
        else:
            page.keyboard.press("Escape")
            chooses(guest, "client-pass")
    elif guest.choice("client-pass").count() and random.random() < 0.5:
        chooses(guest, "client-pass")
    else:
        if not page.locator("dialog[open]").count():
            chooses(guest, "client-choose-cards", "client-choose-action")
        if page.locator(USABLE).count():
            one_of(page.locator(USABLE), random).click(timeout=TAP_WITHIN)
            lay = page.locator("dialog[open] .lay")
            if lay.count():
                lay.click(timeout=TAP_WITHIN)
        else:
            chooses(guest, "client-pass", "client-cancel")


def test_a_whole_game_against_bots(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "koalition", 4, countries=3)
    play_to_the_end(gaby, play, GAME_WITHIN, Random(11))
    expect(gaby.page.get_by_role("heading", name=gaby.text("client-europe-title"))).to_be_visible()
    expect(gaby.page.locator(".result ol li")).to_have_count(4)
    totals = gaby.page.locator(".sheet td.total").all_inner_texts()
    assert len(totals) == 4
    standings = gaby.page.locator(".result ol strong").all_inner_texts()
    assert sorted(totals) == sorted(standings)


def laying_or_passed(guest: Guest) -> bool:
    """Whether a card is asked for; an action that could be played is passed."""
    if guest.choice("client-choose-cards").count():
        return True
    chooses(guest, "client-pass")
    return False


def test_ten_at_a_table_on_a_phone(invite: Invite) -> None:
    fritz = invite("Fritz", phone=True, dark=True, language="de")
    sit_down_with_bots(fritz, "koalition", 10, countries=8)
    page = fritz.page
    expect(page.locator("ul.places > li")).to_have_count(10)
    fritz.until(lambda: laying_or_passed(fritz), "their turn to lay")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    fritz.choice("client-choose-cards").click()
    cards = page.locator(f"dialog[open] {USABLE}")
    expect(cards.first).to_be_visible()
    cards.first.click()
    before = page.locator("ul.places > li").first.locator(".still, .aim").count()
    page.locator("dialog[open] .lay").click()
    mine = page.locator("ul.places > li").first.locator(".still, .aim")
    fritz.until(lambda: mine.count() > before, "the card on the table")


def test_a_card_that_does_not_fit_the_moment_says_why(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "koalition", 3, countries=3)
    page = gaby.page
    gaby.until(lambda: page.locator(".hand li.idle").count() > 0, "the cards")
    gaby.until(lambda: page.locator(USABLE).count() > 0, "their turn")
    if gaby.choice("client-pass").count():
        page.locator(".hand li.idle button").first.click(force=True)
        expect(page.get_by_text(gaby.text("client-action-now"))).to_be_visible()
    else:
        page.locator(".hand li.idle button").last.click(force=True)
        expect(page.get_by_text(gaby.text("client-lay-first"))).to_be_visible()
