"""A whole game by tapping: a person at a desk, one with a phone, two bots; then seen again."""

import re
import time

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest

GAME_WITHIN = 150.0


def play_to_the_end(guests: list[Guest]) -> None:
    give_up = time.monotonic() + GAME_WITHIN
    while not all(guest.over for guest in guests):
        assert time.monotonic() < give_up, [guest.sentence for guest in guests]
        tapped = [guest.play_on() for guest in guests if not guest.over]
        if not any(tapped):
            guests[0].page.wait_for_timeout(50)


def test_two_people_and_two_bots_play_to_the_end_and_see_it_again(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    play_to_the_end([gaby, fritz])

    for guest in (gaby, fritz):
        standings = guest.page.locator(".result ol li")
        expect(standings).to_have_count(4)
        expect(standings.filter(has_text="Gaby")).to_be_visible()
    scores = gaby.page.locator(".result ol strong").all_inner_texts()
    assert scores == fritz.page.locator(".result ol strong").all_inner_texts()

    watch_again(gaby)
    # Once more with the same people: both come to the same table.
    gaby.page.goto(f"/t/{code}")
    gaby.button("client-rematch").click()
    gaby.page.wait_for_url(lambda url: not url.endswith(code))
    fritz.button("client-join-rematch").click()
    fritz.page.wait_for_url(gaby.page.url)


def watch_again(guest: Guest) -> None:
    page = guest.page
    page.locator(".result a").filter(has_text=guest.text("client-watch-replay")).click()
    page.wait_for_url("**/replay/*")
    moment = page.get_by_label(guest.text("client-replay-moment"))
    guest.button("client-replay-forward").click()
    guest.button("client-replay-forward").click()
    expect(page).to_have_url(re.compile("#n=2$"))
    guest.button("client-replay-next-event").click()
    page.get_by_label(guest.text("client-through-eyes")).select_option(label="Gaby")
    expect(page.get_by_role("region", name=guest.text("client-hand"))).to_be_visible()
    guest.button("client-verify").click()
    expect(page.get_by_text(guest.text("client-fair"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=guest.text("client-download-log")).click()
    assert download.value.suggested_filename.endswith(".jsonl")

    # A link to a moment leads there.
    link = page.url
    page.goto("/")
    page.goto(link)
    expect(moment).to_have_value(re.compile("[1-9]"))
