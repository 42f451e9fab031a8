"""Koalition by tapping: laying, actions with targets, jokers, coalitions, Europe's bonus."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Invite, each_evening
from tests.e2e.evening import (
    TAP_WITHIN,
    chooses,
    one_of,
    play_on,
    play_to_the_end,
    sit_down_together,
    sit_down_with_bots,
    watch_again,
)
from tests.e2e.guests import Guest, tab_to
from tests.e2e.looking import EveryPhase, examine

GAME_WITHIN = 150.0
USABLE = "ul.hand li:not(.idle) button"
SHARED = (
    "[data-coalitions] button.mine:not([disabled])"
    ":has(.pay > span:not(.outside) ~ span:not(.outside))"
)
"""Coalitions I could propose to somebody else."""


def play(guest: Guest, random: Random) -> None:
    """One decision, whatever it is."""
    page = guest.page
    if chooses(guest, "client-agree"):
        return
    if page.locator(".parties button").count():
        one_of(page.locator(".parties button"), random).click(timeout=TAP_WITHIN)
    elif chooses(guest, "client-lay-it"):
        return
    elif page.locator("button.target, li.target button").count():
        one_of(page.locator("button.target, li.target button"), random).click(timeout=TAP_WITHIN)
    elif guest.choice("client-see-coalitions").count():
        mine = page.locator("[data-coalitions] button.mine:not([disabled])")
        if not page.locator("dialog[open]").count():
            guest.choice("client-see-coalitions").click(timeout=TAP_WITHIN)
            page.wait_for_timeout(50)
        if mine.count():
            mine.first.click(timeout=TAP_WITHIN)
        else:
            page.keyboard.press("Escape")
            chooses(guest, "client-pass")
    elif guest.choice("client-pass").count() and random.random() < 0.5:
        chooses(guest, "client-pass")
    else:
        if not page.locator("dialog[open]").count():
            chooses(guest, "client-choose-cards", "client-choose-action")
        if page.locator(USABLE).count():
            one_of(page.locator(USABLE), random).click(timeout=TAP_WITHIN)
            lay = page.locator("dialog[open] .lay")
            if lay.count():
                lay.click(timeout=TAP_WITHIN)
        else:
            chooses(guest, "client-pass", "client-cancel")


def lay_or_pass(guest: Guest, random: Random) -> None:
    """Any politician, and no action: the shortest way to the talks."""
    page = guest.page
    if chooses(guest, "client-pass", "client-lay-it"):
        return
    if page.locator(".parties button").count():
        one_of(page.locator(".parties button"), random).click(timeout=TAP_WITHIN)
        return
    if not page.locator("dialog[open]").count():
        chooses(guest, "client-choose-cards")
    one_of(page.locator(USABLE), random).click(timeout=TAP_WITHIN)
    lay = page.locator("dialog[open] .lay")
    if lay.count():
        lay.click(timeout=TAP_WITHIN)


def three_at_the_talks(guests: list[Guest]) -> Guest:
    """Three people lay and lay, until one at a desk could govern with somebody; that one."""
    desks = [guest for guest in guests if guest.page.viewport_size["width"] > 1000]  # type: ignore[index]

    def may_share() -> bool:
        return any(guest.page.locator(SHARED).count() for guest in desks)

    play_on(guests, lay_or_pass, may_share, GAME_WITHIN, Random(2))
    return next(guest for guest in desks if guest.page.locator(SHARED).count())


def who_is_asked(guests: list[Guest]) -> Guest:
    asked: list[Guest] = []

    def look() -> bool:
        asked[:] = [guest for guest in guests if guest.choice("client-agree").count()]
        return bool(asked)

    guests[0].until(look, "somebody to be asked")
    return asked[0]


@each_evening
def test_a_whole_game_of_two_people_and_two_bots(invite: Invite, evening: int) -> None:
    language = ("de", "fr", "en")[evening % 3]
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True, dark=True, language=language)
    sit_down_together([gaby, fritz], "koalition", 2, countries=3)
    phases = EveryPhase()
    play_to_the_end([gaby, fritz], play, GAME_WITHIN, Random(evening), phases)
    for guest in (gaby, fritz):
        # Where one party has the majority there are no talks; others look at those.
        seen = {"help-koalition-laying", "help-koalition-actions"}
        assert seen <= phases.topics(guest)
        europe = guest.page.get_by_role("heading", name=guest.text("client-europe-title"))
        expect(europe).to_be_visible()
        expect(guest.page.locator(".result ol li")).to_have_count(4)
        totals = guest.page.locator(".sheet td.total").all_inner_texts()
        assert len(totals) == 4
        standings = guest.page.locator(".result ol strong").all_inner_texts()
        assert sorted(totals) == sorted(standings)
    # Everybody's place at the table tells the same as the standings.
    scores = gaby.page.locator(".plate .score").all_inner_texts()
    assert sorted(scores) == sorted(gaby.page.locator(".result ol strong").all_inner_texts())
    watch_again(fritz)


def test_an_agreement_given_while_the_line_was_down_counts_once(invite: Invite) -> None:
    guests = [invite("Gaby", frail=True), invite("Fritz", frail=True, phone=True)]
    guests.append(invite("Klaus", frail=True))
    sit_down_together(guests, "koalition", 0)
    proposer = three_at_the_talks(guests)
    for guest in guests:
        assert guest.topic == "help-koalition-talks"
        examine(guest.page, f"{guest.name} at the talks")
    proposer.page.locator(SHARED).first.click()
    asked = who_is_asked([guest for guest in guests if guest is not proposer])

    asked.cut_the_line()
    reconnecting = asked.page.get_by_text(asked.text("client-state-reconnecting"))
    expect(reconnecting.first).to_be_visible()
    asked.choice("client-agree").click()
    expect(asked.page.get_by_text(asked.text("client-moves-kept"))).to_be_visible()
    # Meanwhile somebody else comes back from a reload to the same proposal.
    before, log = proposer.sentence, proposer.log()
    proposer.page.reload()
    proposer.await_bar()
    assert (proposer.sentence, proposer.log()) == (before, log)

    asked.mend_the_line()
    line = f"{asked.name} agrees"
    for guest in guests:
        guest.until(lambda me=guest: line in " ".join(me.log()), "the handshake")  # type: ignore[misc]
        assert sum(line in told for told in guest.log()) == 1


def test_laying_and_negotiating_by_keyboard_alone(invite: Invite) -> None:
    guests = [invite("Gaby"), invite("Fritz"), invite("Klaus")]
    gaby, *others = guests
    sit_down_together(guests, "koalition", 0)
    play_on(others, lay_or_pass, lambda: gaby.page.locator(USABLE).count() > 0, 60, Random(1))
    tab_to(gaby.page, USABLE)
    gaby.page.keyboard.press("Enter")
    tab_to(gaby.page, gaby.text("client-lay-it"))
    gaby.page.keyboard.press("Enter")
    gaby.until(lambda: any("Gaby puts up" in line for line in gaby.log()), "the card")

    proposer = three_at_the_talks(guests)
    tab_to(proposer.page, proposer.text("client-see-coalitions"))
    proposer.page.keyboard.press("Enter")
    # A party of the hemicycle lights up, and lets itself be put out again.
    lit = proposer.page.locator("g.party.lit")
    tab_to(proposer.page, "g.party")
    proposer.page.keyboard.press("Enter")
    expect(lit).to_have_count(1)
    proposer.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    tab_to(proposer.page, SHARED)
    proposer.page.keyboard.press("Enter")
    asked = who_is_asked([guest for guest in guests if guest is not proposer])
    tab_to(asked.page, asked.text("client-agree"))
    asked.page.keyboard.press("Enter")
    proposer.until(lambda: f"{asked.name} agrees" in " ".join(proposer.log()), "the handshake")


def laying_or_passed(guest: Guest) -> bool:
    """Whether a card is asked for; an action that could be played is passed."""
    if guest.choice("client-choose-cards").count():
        return True
    chooses(guest, "client-pass")
    return False


def test_ten_at_a_table_on_a_phone(invite: Invite) -> None:
    fritz = invite("Fritz", phone=True, dark=True, language="de")
    sit_down_with_bots(fritz, "koalition", 10, countries=8)
    page = fritz.page
    expect(page.locator("ul.places > li")).to_have_count(10)
    fritz.until(lambda: laying_or_passed(fritz), "their turn to lay")
    examine(page, "ten at a table")
    fritz.choice("client-choose-cards").click()
    cards = page.locator(f"dialog[open] {USABLE}")
    expect(cards.first).to_be_visible()
    cards.first.click()
    before = page.locator("ul.places > li").first.locator(".still, .aim").count()
    page.locator("dialog[open] .lay").click()
    mine = page.locator("ul.places > li").first.locator(".still, .aim")
    fritz.until(lambda: mine.count() > before, "the card on the table")


def test_a_card_that_does_not_fit_the_moment_says_why(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "koalition", 3, countries=3)
    page = gaby.page
    gaby.until(lambda: page.locator(".hand li.idle").count() > 0, "the cards")
    gaby.until(lambda: page.locator(USABLE).count() > 0, "their turn")
    if gaby.choice("client-pass").count():
        page.locator(".hand li.idle button").first.click(force=True)
        expect(page.get_by_text(gaby.text("client-action-now"))).to_be_visible()
    else:
        page.locator(".hand li.idle button").last.click(force=True)
        expect(page.get_by_text(gaby.text("client-lay-first"))).to_be_visible()
