"""Who else may be there: onlookers, a shared screen, several at one device, bots for the absent."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest


def test_an_onlooker_sees_the_table_and_no_hand(invite: Invite) -> None:
    gaby, klaus = invite("Gaby"), invite("Klaus")
    code = gaby.lay_table(3, bots=2)
    gaby.begin()
    klaus.page.goto(f"/t/{code}")
    klaus.await_bar()
    expect(klaus.page.get_by_role("list", name=klaus.text("client-players"))).to_be_visible()
    expect(klaus.page.get_by_role("list", name=klaus.text("client-hand"))).to_have_count(0)
    assert klaus.choices() == []
    gaby.keep()
    klaus.until(lambda: any("Gaby keeps" in line for line in klaus.log()), "Gaby's roll")


def test_a_shared_screen_with_two_phones(invite: Invite) -> None:
    host = invite("Resl")
    gaby, fritz = invite("Gaby", phone=True), invite("Fritz", phone=True)
    code = host.lay_table(3, bots=1, screen=True)
    expect(host.page.get_by_text(code, exact=True)).to_be_visible()
    expect(host.page.get_by_role("img", name=host.text("client-qr"))).to_be_visible()
    gaby.join(code)
    fritz.join(code)
    for name in ("Gaby", "Fritz"):
        expect(host.page.get_by_text(name, exact=True)).to_be_visible()
    host.button("client-begin").click()
    for guest in (gaby, fritz):
        guest.await_bar()
        guest.button("client-hand").click()
        expect(guest.page.get_by_role("list", name=guest.text("client-hand"))).to_be_visible()
        guest.page.get_by_role("button", name=guest.text("client-close")).first.click()
        guest.keep()
    expect(host.bar).to_be_visible()
    expect(host.page.get_by_role("list", name=host.text("client-hand"))).to_have_count(0)
    assert host.choices() == []
    host.until(lambda: any("Gaby keeps" in line for line in host.log()), "the phones")


def test_hot_seat_behind_a_curtain(invite: Invite) -> None:
    gaby = invite("Gaby")
    gaby.lay_table(3, here=3)
    gaby.begin()
    hand = gaby.page.get_by_role("list", name=gaby.text("client-hand"))
    for name in ("Gaby", "Seat 2", "Seat 3"):
        mine = gaby.choice("client-hand-mine", name=name)
        expect(mine).to_be_visible()
        expect(hand).to_have_count(0)
        mine.click()
        expect(hand).to_be_visible()
        gaby.keep()
    gaby.until(lambda: any("Seat 3 keeps" in line for line in gaby.log()), "all three")


def test_somebody_leaves_and_comes_back(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz")
    code = gaby.lay_table(3, bots=1)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    fritz.button("client-menu").click()
    fritz.button("client-give-up").first.click()
    dialog = fritz.page.get_by_role("dialog", name=fritz.text("client-give-up-title"))
    dialog.get_by_role("button", name=fritz.text("client-give-up")).click()
    fritz.page.wait_for_url(re.compile(r":\d+/$"))
    fritz.page.goto(f"/t/{code}")
    back = fritz.button("client-take-seat-back")
    expect(back).to_be_visible()
    back.click()
    expect(fritz.page.get_by_role("list", name=fritz.text("client-hand"))).to_be_visible()


def test_a_pause_by_vote(invite: Invite) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True)
    code = gaby.lay_table(3, bots=1)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    gaby.button("client-menu").click()
    gaby.button("client-ask-pause").click()
    fritz.button("client-yes").click()
    for guest in (gaby, fritz):
        expect(guest.page.get_by_text(guest.text("client-paused-vote"))).to_be_visible()
    say_hello(gaby, fritz)


def say_hello(one: Guest, other: Guest) -> None:
    """Chat goes on while the table rests."""
    one.page.get_by_role("tab", name=one.text("client-chat")).click()
    one.page.get_by_label(one.text("client-chat-say")).fill("Prost!")
    one.button("client-chat-send").click()
    other.button("client-deal-desk").click()
    other.page.get_by_role("tab", name=other.text("client-chat")).click()
    expect(other.page.get_by_text("Prost!")).to_be_visible()
