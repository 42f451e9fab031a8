"""What a table can ask of itself: a pause, more time, a bot for somebody, an end."""

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.looking import examine


def ask(guest: Guest, key: str, **facts: str) -> None:
    """Ask the table for something, from the menu."""
    guest.button("client-menu").click()
    guest.button(key, **facts).click()


def says(guest: Guest, key: str, question: str) -> None:
    """Answer the only question before the table."""
    vote = guest.page.locator("section.vote")
    expect(vote).to_contain_text(question)
    vote.get_by_role("button", name=guest.text(key), exact=True).click()


def seconds(guest: Guest) -> int:
    """What is left of their own time."""
    return int(guest.page.locator(".plate.me .seconds").inner_text().rstrip("″"))


def say_hello(one: Guest, other: Guest) -> None:
    """Chat goes on while the table rests; unread words are counted."""
    one.page.get_by_role("tab", name=one.text("client-chat")).click()
    one.page.get_by_label(one.text("client-chat-say")).fill("Prost!")
    one.button("client-chat-send").click()
    other.page.locator(".handles button").last.click()
    unread = other.page.get_by_role("tab", name=other.text("client-chat"))
    expect(unread.locator("b")).to_have_text("1")
    unread.click()
    expect(other.page.get_by_text("Prost!")).to_be_visible()
    expect(unread.locator("b")).to_have_count(0)
    examine(other.page, "chat")
    other.page.keyboard.press("Escape")


def test_a_table_votes(invite: Invite) -> None:
    gaby, fritz, klaus = invite("Gaby"), invite("Fritz", phone=True), invite("Klaus")
    guests = [gaby, fritz, klaus]
    code = gaby.lay_table(3, hurry=True)
    for guest in (fritz, klaus):
        guest.join(code)
    gaby.begin()

    ask(gaby, "client-ask-pause")
    says(fritz, "client-yes", "Gaby asks for a pause.")
    for guest in guests:
        expect(guest.page.get_by_text(guest.text("client-paused-vote"))).to_be_visible()
    examine(fritz.page, "paused")
    say_hello(gaby, fritz)
    fritz.button("client-resume").click()
    examine(klaus.page, "a vote")
    says(klaus, "client-yes", "Fritz wants to go on.")
    expect(gaby.page.get_by_text(gaby.text("client-paused-vote"))).to_have_count(0)

    had = seconds(gaby)
    ask(klaus, "client-ask-extend")
    says(gaby, "client-no", "Klaus asks for more time.")
    says(fritz, "client-yes", "Klaus asks for more time.")
    gaby.until(lambda: seconds(gaby) > had, "more time")

    ask(gaby, "client-ask-replace", name="Fritz")
    expect(fritz.page.locator("section.vote")).to_contain_text("wants a bot to play for Fritz")
    expect(fritz.page.locator("section.vote button")).to_have_count(0)
    says(klaus, "client-yes", "wants a bot to play for Fritz")
    back = fritz.button("client-take-seat-back")
    expect(back).to_be_visible()
    examine(fritz.page, "a seat kept warm")
    back.click()
    expect(back).to_have_count(0)

    ask(gaby, "client-ask-cancel")
    says(fritz, "client-yes", "Gaby wants to stop the game.")
    for guest in guests:
        expect(guest.page.get_by_text(guest.text("client-table-cancelled-text"))).to_be_visible()
    examine(fritz.page, "cancelled")
