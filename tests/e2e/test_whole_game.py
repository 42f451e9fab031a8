"""A whole game by tapping: a person at a desk, one with a phone, two bots; then seen again."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite, each_evening
from tests.e2e.evening import play_to_the_end, watch_again
from tests.e2e.guests import Guest
from tests.e2e.looking import EveryPhase, examine

GAME_WITHIN = 150.0


def play(guest: Guest, _: Random) -> None:
    """One tap."""
    guest.play_on()


@each_evening
def test_two_people_and_two_bots_play_to_the_end_and_see_it_again(
    invite: Invite, evening: int
) -> None:
    language = ("fr", "en", "de")[evening % 3]
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True, dark=True, language=language)
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    phases = EveryPhase()
    play_to_the_end([gaby, fritz], play, GAME_WITHIN, Random(evening), phases)
    assert {"help-saludos-strength", "help-saludos-negotiation"} <= phases.topics(gaby)

    for guest in (gaby, fritz):
        standings = guest.page.locator(".result ol li")
        expect(standings).to_have_count(4)
        expect(standings.filter(has_text="Gaby")).to_be_visible()
    scores = gaby.page.locator(".result ol strong").all_inner_texts()
    assert scores == fritz.page.locator(".result ol strong").all_inner_texts()

    watch_again(gaby)
    look_around(gaby)
    # Once more with the same people: both come to the same table.
    gaby.page.goto(f"/t/{code}")
    gaby.button("client-rematch").click()
    gaby.page.wait_for_url(lambda url: not url.endswith(code))
    fritz.button("client-join-rematch").click()
    fritz.page.wait_for_url(gaby.page.url)


def look_around(guest: Guest) -> None:
    """The lobby of somebody who has played, and how they fare."""
    page = guest.page
    page.goto("/")
    expect(page.get_by_role("heading", name=guest.text("client-past-tables"))).to_be_visible()
    examine(page, "lobby with a past")
    page.goto("/me")
    expect(page.locator(".records, table").first).to_be_visible()
    examine(page, "records")
