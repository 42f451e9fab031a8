"""Negotiating in the browser: a line that breaks, keys alone, a phone, two tabs, a reload."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.evening import sit_down_to_talk
from tests.e2e.guests import Guest, tab_to


@pytest.mark.rule("SA-4.6")
def test_an_agreement_given_while_the_line_was_down_counts_once(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz", frail=True, phone=True), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    gaby.offer("Fritz")
    agree = fritz.choice("client-agree")
    expect(agree).to_be_visible()

    fritz.cut_the_line()
    expect(fritz.page.get_by_text(fritz.text("client-state-reconnecting")).first).to_be_visible()
    agree.click()
    expect(fritz.page.get_by_text(fritz.text("client-moves-kept"))).to_be_visible()
    gaby.page.wait_for_timeout(300)
    assert not any("agrees" in line for line in gaby.log())

    fritz.mend_the_line()
    fritz.until(lambda: "You hold the mug" in fritz.sentence, "the mug")
    gaby.until(lambda: "You hold the mug" in gaby.sentence, "the mug")
    for guest in (gaby, fritz, klaus):
        assert sum("Fritz agrees" in line for line in guest.log()) == 1


def test_what_happened_meanwhile_is_there_when_the_line_is_back(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz", frail=True), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    fritz.cut_the_line()
    gaby.offer("Klaus")
    klaus.choice("client-agree").click()
    klaus.until(lambda: "You hold the mug" in klaus.sentence, "the mug")
    fritz.mend_the_line()
    fritz.until(lambda: "Gaby and Klaus hold the mug" in fritz.sentence, "the news")
    assert fritz.log() == klaus.log()


def test_a_tab_that_slept_in_the_background_catches_up(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz"), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    with fritz.asleep():
        gaby.offer("Klaus")
        klaus.choice("client-agree").click()
        expect(klaus.bar).to_contain_text("You hold the mug")
    expect(fritz.bar).to_contain_text("Gaby and Klaus hold the mug")
    assert fritz.log() == klaus.log()
    assert fritz.page.title().startswith("●")


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz"), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    gaby.offer("Fritz")
    expect(fritz.choice("client-agree")).to_be_visible()
    before, log = fritz.sentence, fritz.log()
    fritz.page.reload()
    expect(fritz.choice("client-counter")).to_be_visible()
    assert fritz.sentence == before
    assert fritz.log() == log


def test_a_counter_offer_starts_from_their_terms_on_a_phone(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz", phone=True), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    gaby.offer("Fritz")
    fritz.choice("client-counter").click()
    builder = fritz.page.get_by_role("form", name=fritz.text("client-builder-title"))
    shares = builder.get_by_role("spinbutton")
    expect(shares).to_have_count(2)
    theirs = [int(share.inner_text()) for share in shares.all()]
    more = builder.get_by_role("button", name=fritz.text("client-more-for", name="Fritz"))
    more.click()
    assert [int(share.inner_text()) for share in shares.all()] == [theirs[0] - 1, theirs[1] + 1]
    builder.get_by_role("button", name=fritz.text("client-propose")).click()

    expect(gaby.page.locator(".proposal")).to_have_count(2)
    gaby.choice("client-decline").click()
    expect(gaby.page.locator(".proposal")).to_have_count(1)
    gaby.button("client-withdraw").click()
    expect(gaby.page.locator(".proposal")).to_have_count(0)
    fritz.until(lambda: "nobody holds the mug" in fritz.sentence, "a clean table")


def test_two_tabs_of_one_person_agree(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz"), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    other = Guest(gaby.page.context.new_page(), "Gaby", gaby.words)
    other.page.goto(gaby.page.url)
    other.await_bar()
    other.choice("client-pass").click()
    gaby.until(lambda: "You have passed" in gaby.sentence, "the other tab")
    assert gaby.sentence == other.sentence
    assert gaby.log() == other.log()


def test_a_negotiation_by_keyboard_alone(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz"), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    keys = gaby.page.keyboard
    tab_to(gaby.page, gaby.text("client-make-offer"))
    keys.press("Enter")
    gaby.page.get_by_role("form", name=gaby.text("client-builder-title")).wait_for()
    tab_to(gaby.page, "Fritz")
    keys.press("Space")
    share = gaby.text("client-share-of", name="Gaby")
    tab_to(gaby.page, share)
    before = int(gaby.page.get_by_label(share).inner_text())
    keys.press("ArrowUp")
    expect(gaby.page.get_by_label(share)).to_have_text(str(before + 1))
    tab_to(gaby.page, gaby.text("client-propose"))
    keys.press("Enter")

    expect(fritz.choice("client-agree")).to_be_visible()
    tab_to(fritz.page, fritz.text("client-agree"))
    fritz.page.keyboard.press("Enter")
    gaby.until(lambda: "You hold the mug" in gaby.sentence, "the mug")
    klaus.until(lambda: "Gaby and Fritz hold the mug" in klaus.sentence, "the mug")


def test_escape_steps_back_from_what_is_half_done(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz"), invite("Klaus")
    sit_down_to_talk([gaby, fritz, klaus])
    gaby.choice("client-make-offer").click()
    builder = gaby.page.get_by_role("form", name=gaby.text("client-builder-title"))
    expect(builder).to_be_visible()
    gaby.page.keyboard.press("Escape")
    expect(builder).to_be_hidden()
