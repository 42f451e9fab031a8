"""A real server with the built client, and people who come to it with browsers of their own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import stammtisch
from tests.e2e.guests import Guest
from tests.server.running import Running

Invite = Callable[..., Guest]

EVENINGS = 6 if os.environ.get("STAMMTISCH_TESTS") == "soak" else 1
"""Whole games of each kind."""
each_evening = pytest.mark.parametrize("evening", range(EVENINGS))

BOTS_HASTE = 60
"""Quick, yet slow enough that a person gets a word in."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server that all these tests play at."""
    page = Path(stammtisch.__file__).parent / "web" / "static" / "index.html"
    assert page.is_file(), "The client has not been built: tools/build_client.py does it."
    folder = tmp_path_factory.mktemp("house")
    running = Running(f"sqlite:///{folder}/tables.db", folder, bot_haste=BOTS_HASTE).start()
    yield running
    running.stop()
    assert "went wrong" not in running.written()
    assert "bot failed" not in running.written()


@pytest.fixture
def invite(browser: Browser, house: Running) -> Iterator[Invite]:
    """Brings one more person; whoever's page has had an error at the end fails the test."""
    guests: list[Guest] = []

    def come(name: str = "", **manner: Any) -> Guest:
        guests.append(Guest.come(browser, house.url, name, **manner))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave()
    assert [error for guest in guests for error in guest.errors] == []
