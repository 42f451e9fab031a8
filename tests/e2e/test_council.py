"""A council meeting from the call to the reveal, by people at desks and with phones."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import sit_down_to_talk
from tests.e2e.guests import Guest
from tests.e2e.looking import EveryPhase, examine


def push_forward(guest: Guest, key: str) -> None:
    """Call or attend, with the first councillor that is offered for it."""
    guest.choice(key).click()
    guest.bar.get_by_role("button").first.click()


def lay_one(guest: Guest) -> None:
    """A councillor from the hand, face down; on a phone the hand is a sheet."""
    if guest.choice("client-choose-cards").count():
        guest.choice("client-choose-cards").click()
    cards = guest.page.get_by_role("list", name=guest.text("client-hand")).get_by_role("button")
    cards.first.click()
    expect(cards.and_(guest.page.locator("[aria-pressed=true]"))).to_have_count(1)
    guest.page.locator("section.hand button.felt:visible").click()


@pytest.mark.rule("SA-5.1", "SA-5.3", "SA-5.5", "SA-5.7", "SA-5.8")
def test_a_council_meeting(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    klaus, resl = invite("Klaus"), invite("Resl", phone=True, dark=True)
    guests = [gaby, fritz, klaus, resl]
    phases = EveryPhase()

    def all_look() -> None:
        for guest in guests:
            phases(guest)

    sit_down_to_talk(guests)
    gaby.offer("Fritz")
    fritz.choice("client-agree").click()
    for guest in (klaus, resl):
        expect(guest.bar).to_contain_text("Gaby and Fritz hold the mug")
        guest.choice("client-pass").click()
    expect(klaus.choice("client-call-council")).to_be_visible()
    all_look()
    push_forward(klaus, "client-call-council")
    expect(resl.choice("client-attend")).to_be_visible()
    all_look()
    push_forward(resl, "client-attend")

    klaus.choice("client-propose-split").click()
    all_look()
    klaus.button("client-propose").click()
    expect(resl.choice("client-agree")).to_be_visible()
    phases(resl)
    resl.choice("client-agree").click()
    for guest in (gaby, fritz):
        guest.choice("client-pass").click()
    expect(gaby.choice("client-lay-none")).to_be_visible()
    all_look()
    lay_one(gaby)
    fritz.choice("client-choose-cards").click()
    phases(fritz)
    fritz.page.keyboard.press("Escape")
    lay_one(fritz)
    lay_one(resl)
    klaus.choice("client-lay-none").click()

    for guest in guests:
        guest.await_news(" against ")
        seen = phases.topics(guest)
        assert {"help-saludos-splits", "help-saludos-cards"} <= seen
    see_the_votes(gaby)


def see_the_votes(guest: Guest) -> None:
    """The reveal as the replay shows it; the sums are those of the log, the higher one has won."""
    told = next(line for line in guest.log() if " against " in line)
    opposition, coalition = map(int, re.findall(r"\d+", told))
    page = guest.page
    page.goto(page.url.replace("/t/", "/replay/"))
    winner = page.locator(".side.won .sum strong")
    guest.button("client-replay-next-event").wait_for()
    while not winner.count():
        guest.button("client-replay-next-event").click()
    expect(page.locator(".side .sum strong")).to_have_text([str(coalition), str(opposition)])
    expect(winner).to_have_text(str(max(coalition, opposition)))
    examine(page, "the votes")
