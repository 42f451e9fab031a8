"""The guide of a first game: there when it is needed, gone when it is not, back when asked for."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import sit_down_with_bots
from tests.e2e.guests import Guest
from tests.e2e.looking import examine

FIRST = {
    "saludos": {"guide-saludos-strength"},
    # Others may lay before, and open a window for actions.
    "koalition": {"guide-koalition-laying", "guide-koalition-following"},
    "greentown": {"guide-greentown-marker"},
}
PLAYERS = {"saludos": 4, "koalition": 3, "greentown": 2}


def title(guest: Guest, key: str) -> str:
    return guest.text(key).splitlines()[0]


def card(guest: Guest) -> Locator:
    return guest.page.get_by_role("complementary", name=guest.text("guide-tip"), exact=True)


def await_tip(guest: Guest, *keys: str) -> None:
    """One of these tips lies at the table."""
    titles = "|".join(re.escape(title(guest, key)) for key in keys)
    titles = titles.replace(r"\ ", r"\s")  # the page sets narrow spaces before French marks
    expect(card(guest)).to_contain_text(re.compile(titles))


def covers_nothing(guest: Guest) -> None:
    """The tip lies beside the board and the sentence bar, not on them."""
    tip = card(guest).bounding_box()
    bar = guest.bar.bounding_box()
    board = guest.page.locator("main").bounding_box()
    assert tip
    assert bar
    assert board
    assert tip["y"] + tip["height"] <= bar["y"]
    beside = tip["x"] + tip["width"] <= board["x"] or board["x"] + board["width"] <= tip["x"]
    assert beside or board["y"] + board["height"] <= tip["y"]


@pytest.mark.parametrize(
    ("game", "language"), [("saludos", "fr"), ("koalition", "de"), ("greentown", "en")]
)
def test_the_first_decision_is_explained(invite: Invite, game: str, language: str) -> None:
    gaby = invite("Gaby", language=language, dark=language == "de")
    sit_down_with_bots(gaby, game, PLAYERS[game])
    gaby.page.locator("section.bar.urgent").wait_for()
    await_tip(gaby, *FIRST[game])
    assert gaby.page.evaluate("document.activeElement === document.body")
    covers_nothing(gaby)
    examine(gaby.page, f"{game} with a tip")


def test_a_tip_understood_stays_away_after_a_reload(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "saludos", 4)
    await_tip(gaby, "guide-saludos-strength")
    gaby.button("guide-got-it").click()
    await_tip(gaby, "guide-saludos-contract")
    gaby.page.reload()
    await_tip(gaby, "guide-saludos-contract")


def test_without_tips_until_they_are_wanted_again(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "saludos", 4)
    await_tip(gaby, "guide-saludos-strength")
    gaby.button("guide-no-more").click()
    expect(card(gaby)).to_have_count(0)
    gaby.page.reload()
    gaby.keep()
    gaby.choice("client-make-offer").wait_for()
    expect(card(gaby)).to_have_count(0)
    gaby.button("client-menu").click()
    gaby.page.get_by_label(gaby.text("guide-switch")).check()
    gaby.page.keyboard.press("Escape")
    expect(card(gaby)).to_be_visible()


def test_each_game_has_a_first_game_of_its_own(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "saludos", 4)
    await_tip(gaby, "guide-saludos-strength")
    gaby.button("guide-no-more").click()
    sit_down_with_bots(gaby, "greentown", 2)
    gaby.page.locator("section.bar.urgent").wait_for()
    await_tip(gaby, "guide-greentown-marker")


def test_the_rule_behind_a_tip_is_one_tap_away(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "saludos", 4)
    gaby.button("guide-rule", id="SA-3.2").click()
    sheet = gaby.page.get_by_role("dialog", name=gaby.text("client-rules"))
    expect(sheet.locator(".meant")).to_contain_text("SA-3.2")
    expect(sheet.get_by_role("heading", name="3 Strength")).to_be_visible()
    examine(gaby.page, "a rule")
    gaby.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    gaby.keep()


def test_on_a_phone_a_tip_is_a_line_that_unfolds(invite: Invite) -> None:
    gaby = invite("Gaby", phone=True)
    sit_down_with_bots(gaby, "saludos", 4)
    await_tip(gaby, "guide-saludos-strength")
    folded = card(gaby).bounding_box()
    assert folded
    assert folded["height"] <= 60
    assert gaby.button("guide-got-it").count() == 0
    examine(gaby.page, "a folded tip")
    card(gaby).get_by_role("button").click()
    expect(gaby.button("guide-got-it")).to_be_in_viewport()
    expect(gaby.bar.get_by_role("button").first).to_be_in_viewport()
    examine(gaby.page, "an unfolded tip")
    gaby.keep()
