"""The browser for the tests: a Chromium from this machine, started the same way everywhere.

Not the fixtures of pytest-playwright: theirs keep an event loop running until the session ends,
and every later test that starts a loop of its own would fail.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from bring_chromium import find
from node import NODE

# Playwright's own Node needs a system library that a bare Debian lacks; this one does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

# Works without a screen, as root and in a sandbox, and makes no calls of its own to the network.
FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    """The Chromium that `make test` found or brought."""
    chromium = find()
    assert chromium, "No Chromium found. `make test` brings one; so does tools/bring_chromium.py."
    return chromium


@pytest.fixture(scope="module")
def browser(chromium_path: Path) -> Iterator[Browser]:
    """A running browser; `browser.new_context()` is one more person at the table."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page for one person; an error in one of its scripts fails the test."""
    context = browser.new_context()
    fresh = context.new_page()
    errors: list[str] = []
    fresh.on("pageerror", lambda error: errors.append(str(error)))
    yield fresh
    context.close()
    assert errors == []
