"""Every room of the house: accessible to everybody, in three languages, on the smallest phone."""

import pytest

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.looking import examine

ROOMS = ("/", "/new?game=saludos", "/join", "/me", "/rules/saludos", "/nowhere")


def walk_through(guest: Guest) -> None:
    page = guest.page
    for room in ROOMS:
        page.goto(room)
        page.wait_for_load_state("networkidle")
        examine(page, room)
    guest.lay_table(3)
    examine(page, "waiting room")
    guest.button("client-fill-with-bots").click()
    guest.begin()
    examine(page, "strength")
    guest.button("client-help").click()
    examine(page, "help")
    guest.page.keyboard.press("Escape")
    guest.button("client-menu").click()
    examine(page, "menu")
    guest.page.keyboard.press("Escape")
    guest.keep()
    guest.choice("client-make-offer").click()
    examine(page, "builder")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_rooms_at_a_desk(invite: Invite, language: str) -> None:
    walk_through(invite("Gaby", language=language, dark=language == "fr"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_rooms_on_a_small_phone(invite: Invite, language: str) -> None:
    walk_through(invite("Gaby", language=language, phone=True, dark=language == "de"))


def test_a_game_against_bots_within_two_clicks(invite: Invite) -> None:
    gaby = invite()
    gaby.page.goto("/")
    gaby.button("client-play-now").first.click()
    gaby.await_bar()
    gaby.keep()


def test_the_language_can_be_changed_at_the_table(invite: Invite) -> None:
    gaby = invite()
    gaby.page.goto("/")
    gaby.button("client-play-now").first.click()
    gaby.await_bar()
    gaby.button("client-menu").click()
    gaby.page.get_by_role("button", name="Deutsch").click()
    gaby.page.keyboard.press("Escape")
    gaby.until(lambda: "Du hast eine" in gaby.sentence, "German words")
    gaby.page.reload()
    gaby.until(lambda: gaby.bar.count() > 0 and "Du hast eine" in gaby.sentence, "German words")


def test_a_code_that_leads_nowhere_says_so(invite: Invite) -> None:
    gaby = invite()
    gaby.page.goto("/join/ZZZZZ")
    gaby.page.get_by_text(gaby.text("refusal-no-such-code")).wait_for()


def test_a_seat_is_handed_to_another_device(invite: Invite) -> None:
    gaby, phone = invite("Gaby"), invite("Gaby", phone=True)
    gaby.lay_table(3, bots=2)
    gaby.begin()
    gaby.button("client-menu").click()
    gaby.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    gaby.button("client-hand-over-link", name="Gaby").click()
    gaby.button("client-copy-link").click()
    link = gaby.page.evaluate("navigator.clipboard.readText()")
    phone.page.goto(link)
    phone.await_bar()
    phone.keep()
    gaby.page.keyboard.press("Escape")
    gaby.until(lambda: gaby.choices() == [], "the seat to be gone")
