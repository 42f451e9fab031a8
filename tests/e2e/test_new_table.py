"""Setting up a table: all that a game lets one choose can be chosen, and is what is played."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.guests import Guest
from tests.e2e.looking import examine

LEFT_TO_LOT = {"starter", "setup"}
"""Who begins is drawn; the standard editions have one set-up each."""

OPTIONS = {
    "saludos": ["client-option-patience"],
    "koalition": ["client-option-countries", "client-option-patience"],
    "greentown": [
        "client-option-keep-double-turn",
        "client-option-open-greenies",
        "client-option-route-hint",
    ],
}


def open_form(guest: Guest, game: str) -> None:
    guest.page.goto(f"/new?game={game}")
    guest.page.get_by_text(guest.text("client-finer-points"), exact=True).click()


def laid(guest: Guest) -> Any:
    """The table that this person has just laid."""
    guest.button("client-lay-the-table").click()
    guest.page.wait_for_url("**/t/*")
    return guest.ask("GET", f"/tables/code/{guest.page.url[-5:]}")["table"]


@pytest.mark.parametrize("game", OPTIONS)
def test_every_option_of_a_game_can_be_chosen(invite: Invite, game: str) -> None:
    gaby = invite("Gaby")
    [info] = [one for one in gaby.ask("GET", "/games")["games"] if one["name"] == game]
    shapes = next(of for name, of in info["options"]["$defs"].items() if name.endswith("Options"))
    assert len(shapes["properties"].keys() - LEFT_TO_LOT) == len(OPTIONS[game])
    open_form(gaby, game)
    for key in OPTIONS[game]:
        expect(gaby.page.get_by_label(gaby.text(key), exact=True)).to_be_visible()
    examine(gaby.page, "the finer points")


def test_what_was_chosen_is_played(invite: Invite) -> None:
    gaby = invite("Gaby", phone=True, language="de")
    open_form(gaby, "koalition")
    gaby.page.get_by_label(gaby.text("client-option-countries"), exact=True).fill("7")
    gaby.page.get_by_label(gaby.text("client-option-patience"), exact=True).fill("3")
    assert laid(gaby)["options"].items() >= {"countries": 7, "patience": 3}.items()
    open_form(gaby, "greentown")
    gaby.page.get_by_label(gaby.text("client-option-route-hint"), exact=True).uncheck()
    assert laid(gaby)["options"]["route_hint"] is False


def test_a_box_of_ones_own(invite: Invite) -> None:
    gaby = invite("Gaby")
    open_form(gaby, "saludos")
    file = {"name": "my-box.toml", "mimeType": "text/plain", "buffer": b'title = "No box"'}
    gaby.page.get_by_label(gaby.text("client-edition-own")).set_input_files(file)  # type: ignore[arg-type]
    expect(gaby.page.get_by_text("my-box.toml")).to_be_visible()
    gaby.button("client-lay-the-table").click()
    # Such a file is no box, and the table says so instead of being laid with another.
    expect(gaby.page.locator(".notice.brick")).to_be_visible()
    gaby.button("client-edition-standard").click()
    assert laid(gaby)["edition"] == gaby.ask("GET", "/games")["games"][0]["editions"][0]["digest"]
