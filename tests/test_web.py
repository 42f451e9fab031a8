"""The browser client's own checks: its types and its tests, run as its engineers run them."""

from pathlib import Path

import pytest

from node import npm

WEB = Path(__file__).resolve().parents[1] / "web"


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """What the client is built with, as its lock file names it."""
    if not (WEB / "node_modules" / ".package-lock.json").is_file():
        npm("ci", "--no-audit", "--no-fund", folder=WEB)


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client(script: str) -> None:
    npm("run", script, folder=WEB)
