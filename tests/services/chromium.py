"""The browser for the tests: a Chromium from this machine, started the same way everywhere."""

import os
from pathlib import Path
from typing import Any

import pytest

from bring_chromium import find
from node import NODE

# Playwright's own Node needs a system library that a bare Debian lacks; this one does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

# Works without a screen, as root and in a sandbox, and makes no calls of its own to the network.
FLAGS = (
    "--no-sandbox",
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


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium_path: Path) -> dict[str, Any]:
    """Makes pytest-playwright's `page` and `browser` use that Chromium."""
    return {"executable_path": str(chromium_path), "args": list(FLAGS)}
