"""Every room of the house: accessible to everybody, in three languages, on the smallest phone."""

import pytest
from playwright.sync_api import expect

from stammtisch import games
from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.looking import examine

GAMES = games()
ROOMS = (
    "/",
    *(f"/new?game={game}" for game in GAMES),
    "/join",
    "/me",
    *(f"/rules/{game}" for game in GAMES),
    "/nowhere",
    "/join/ZZZZZ",
    "/t/ZZZZZ",
    "/hand#abcdefghjkmn/0/half",
    "/replay/abcdefghjkmn",
    "/players/nobody",
)


def walk_through(guest: Guest) -> None:
    page = guest.page
    for room in ROOMS:
        page.goto(room)
        page.wait_for_load_state("networkidle")
        for folded in page.locator("summary").all():
            folded.click()
        examine(page, room)
    guest.lay_table(3)
    examine(page, "waiting room")
    guest.button("client-fill-with-bots").click()
    guest.begin()
    examine(page, "strength")
    guest.button("client-help").click()
    examine(page, "help")
    page.keyboard.press("Escape")
    guest.button("client-menu").click()
    examine(page, "menu")
    guest.button("client-give-up").first.click()
    examine(page, "giving up")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    guest.keep()
    guest.choice("client-make-offer").click()
    examine(page, "builder")


@pytest.mark.parametrize(
    ("language", "phone"), [("en", False), ("de", True), ("fr", True)], ids=["en", "de", "fr"]
)
def test_all_rooms(invite: Invite, language: str, phone: bool) -> None:
    """At a desk and, in the languages with the longer words, on the smallest phone."""
    walk_through(invite("Gaby", language=language, phone=phone, dark=language == "fr"))


def test_the_first_visit_is_a_light_one(invite: Invite) -> None:
    """What comes over the line, compressed: script and style before the lobby is there."""
    gaby = invite()
    line = gaby.page.context.new_cdp_session(gaby.page)
    line.send("Network.enable")
    kinds: dict[str, str] = {}
    weights: dict[str, int] = {}
    line.on("Network.responseReceived", lambda it: kinds.update({it["requestId"]: it["type"]}))
    line.on(
        "Network.loadingFinished",
        lambda it: weights.update({it["requestId"]: it["encodedDataLength"]}),
    )
    gaby.page.goto("/")
    gaby.page.wait_for_load_state("networkidle")
    code = sum(weight for it, weight in weights.items() if kinds[it] in ("Script", "Stylesheet"))
    assert 10_000 < code < 200_000


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


def test_an_open_table_is_found_in_the_lobby(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    code = gaby.lay_table(3, bots=1, everybody=True)
    fritz.page.goto("/")
    open_tables = fritz.page.get_by_role("heading", name=fritz.text("client-open-tables"))
    expect(open_tables).to_be_visible()
    fritz.page.locator(f"a[href='/t/{code}']").first.click()
    fritz.sit_down()
    gaby.begin()
    fritz.await_bar()
    fritz.page.goto("/")
    mine = fritz.page.get_by_role("heading", name=fritz.text("client-my-tables"))
    expect(mine).to_be_visible()
    examine(fritz.page, "lobby with tables")


def test_a_road_that_leads_nowhere_says_so(invite: Invite) -> None:
    gaby = invite()
    for road, said in (
        ("/join/ZZZZZ", "refusal-no-such-code"),
        ("/t/ZZZZZ", "refusal-no-such-code"),
        ("/join/AB", "client-code-odd"),
        ("/replay/abcdefghjkmn", "refusal-no-such-table"),
        ("/hand#abcdefghjkmn/0/half", "client-link-odd"),
        ("/nowhere", "client-not-found"),
    ):
        gaby.page.goto(road)
        gaby.page.get_by_text(gaby.text(said)).first.wait_for()


def test_a_full_table_says_so_and_lets_one_watch(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    code = gaby.lay_table(3, bots=2)
    fritz.page.goto(f"/t/{code}")
    fritz.page.get_by_text(fritz.text("client-state-full-table")).wait_for()
    examine(fritz.page, "full table")
    gaby.begin()
    fritz.page.get_by_text(fritz.text("client-state-spectator-text")).wait_for()
    assert fritz.choices() == []


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
