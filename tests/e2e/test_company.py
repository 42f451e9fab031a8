"""Who else may be there: onlookers, a shared screen, several at one device, bots for the absent."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import test_greentown, test_koalition, test_whole_game
from tests.e2e.conftest import BOTS_HASTE, Invite
from tests.e2e.evening import Play, play_on
from tests.e2e.guests import Guest
from tests.e2e.looking import examine
from tests.server.running import Running

PLAYS: dict[str, Play] = {
    "saludos": test_whole_game.play,
    "koalition": test_koalition.lay_or_pass,
    "greentown": test_greentown.play,
}
PLAYERS = {"saludos": 3, "koalition": 3, "greentown": 2}
WITHIN = 60.0

each_game = pytest.mark.parametrize("game", PLAYS)


def has_played(reader: Guest, name: str) -> bool:
    """Whether the log tells of something that this person did."""
    return any(line.startswith(f"{name} ") for line in reader.log())


def curtain_of(guest: Guest, names: list[str]) -> str | None:
    """Whose hand the curtain covers, if it is down."""
    return next((n for n in names if guest.choice("client-hand-mine", name=n).count()), None)


@each_game
def test_an_onlooker_sees_the_table_and_no_hand(invite: Invite, game: str) -> None:
    gaby, klaus = invite("Gaby"), invite("Klaus")
    code = gaby.lay_table(3, game=game, bots=2)
    gaby.begin()
    klaus.page.goto(f"/t/{code}")
    klaus.await_bar()
    expect(klaus.page.get_by_role("list", name=klaus.text("client-players"))).to_be_visible()
    expect(klaus.page.get_by_role("list", name=klaus.text("client-hand"))).to_have_count(0)
    assert klaus.choices() == []
    play_on([gaby], PLAYS[game], lambda: has_played(klaus, "Gaby"), WITHIN, Random(1))
    assert klaus.choices() == []
    examine(klaus.page, "onlooker")


@each_game
def test_a_shared_screen_with_two_phones(invite: Invite, game: str) -> None:
    host = invite("Resl")
    phones = [invite("Gaby", phone=True), invite("Fritz", phone=True)]
    code = host.lay_table(3, game=game, bots=1, screen=True)
    expect(host.page.get_by_text(code, exact=True)).to_be_visible()
    expect(host.page.get_by_role("img", name=host.text("client-qr"))).to_be_visible()
    for guest in phones:
        guest.join(code)
    for guest in phones:
        expect(host.page.get_by_text(guest.name, exact=True)).to_be_visible()
    examine(host.page, "screen, gathering")
    host.button("client-begin").click()
    for guest in phones:
        guest.await_bar()
        if game != "greentown":
            guest.button("client-hand").click()
            expect(guest.page.get_by_role("list", name=guest.text("client-hand"))).to_be_visible()
            guest.page.locator("dialog[open] .close").click()
    expect(host.bar).to_be_visible()
    expect(host.page.get_by_role("list", name=host.text("client-hand"))).to_have_count(0)
    assert host.choices() == []
    told = [guest.name for guest in phones]
    play_on(
        phones,
        PLAYS[game],
        lambda: all(has_played(host, name) for name in told),
        WITHIN,
        Random(3),
    )
    examine(host.page, "screen")


@each_game
def test_hot_seat_behind_a_curtain(invite: Invite, game: str) -> None:
    """Round a laptop, or a phone that is passed on."""
    gaby = invite("Gaby", phone=game == "koalition")
    players = PLAYERS[game]
    gaby.lay_table(players, game=game, here=players)
    gaby.begin()
    names = ["Gaby", "Seat 2", "Seat 3"][:players]
    hand = gaby.page.get_by_role("list", name=gaby.text("client-hand"))
    lifted: list[str] = []

    def act(guest: Guest, random: Random) -> None:
        name = curtain_of(guest, names)
        if name is None:
            PLAYS[game](guest, random)
            return
        expect(hand).to_have_count(0)
        guest.choice("client-hand-mine", name=name).click()
        lifted.append(name)

    gaby.until(lambda: curtain_of(gaby, names) is not None, "the curtain")
    examine(gaby.page, "curtain")
    everybody = set(names)
    play_on(
        [gaby],
        act,
        lambda: everybody <= set(lifted) and all(has_played(gaby, name) for name in names),
        WITHIN,
        Random(2),
    )


@each_game
def test_somebody_leaves_and_comes_back(invite: Invite, game: str) -> None:
    gaby, fritz = invite("Gaby"), invite("Fritz")
    code = gaby.lay_table(3, game=game, bots=1)
    fritz.join(code)
    gaby.begin()
    fritz.await_bar()
    fritz.button("client-menu").click()
    fritz.button("client-give-up").first.click()
    dialog = fritz.page.get_by_role("dialog", name=fritz.text("client-give-up-title"))
    dialog.get_by_role("button", name=fritz.text("client-give-up")).click()
    fritz.page.wait_for_url(re.compile(r":\d+/$"))
    # A bot plays on meanwhile, under its own name.
    play_on([gaby], PLAYS[game], lambda: has_played(gaby, "Resi"), WITHIN, Random(4))
    fritz.page.goto(f"/t/{code}")
    back = fritz.button("client-take-seat-back")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    play_on([gaby, fritz], PLAYS[game], lambda: has_played(gaby, "Fritz"), WITHIN, Random(5))


def test_the_house_starts_again_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    """As after a power cut: whoever sits at the table waits a moment, and plays on."""
    house = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path, bot_haste=BOTS_HASTE).start()
    gaby = Guest.come(browser, house.url, "Gaby")
    gaby.lay_table(3, bots=2)
    gaby.begin()
    log = gaby.log()
    house.kill()
    expect(gaby.page.get_by_text(gaby.text("client-state-reconnecting")).first).to_be_visible()
    gaby.keep()
    house.start()
    play_on([gaby], PLAYS["saludos"], lambda: has_played(gaby, "Gaby"), WITHIN, Random(6))
    assert gaby.log()[: len(log)] == log
    assert gaby.errors == []
    gaby.leave()
    house.stop()
