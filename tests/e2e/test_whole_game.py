"""A whole game by tapping: a person at a desk, one with a phone, two bots; then seen again."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import play_to_the_end, watch_again
from tests.e2e.guests import Guest
from tests.e2e.looking import EveryPhase

GAME_WITHIN = 150.0


def play(guest: Guest, _: Random) -> None:
    """One tap."""
    guest.play_on()


def test_two_people_and_two_bots_play_to_the_end_and_see_it_again(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    code = gaby.lay_table(4, bots=2)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    phases = EveryPhase()
    play_to_the_end([gaby, fritz], play, GAME_WITHIN, Random(1), phases)
    assert {"help-saludos-strength", "help-saludos-negotiation"} <= phases.topics(gaby)

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
