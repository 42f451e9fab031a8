"""The bot that the protocol's page is about plays a whole game on a real server."""

import subprocess
import sys
from pathlib import Path

from tests.docs.samples import HOUSE
from tests.server.running import Running

BOT = HOUSE / "examples/bot.py"


def test_it_plays_to_the_end(tmp_path: Path) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.db", tmp_path).start()
    try:
        ended = subprocess.run(
            [sys.executable, BOT, server.url], capture_output=True, text=True, timeout=120
        )
    finally:
        server.stop()
    assert ended.returncode == 0, ended.stderr
    said, *scores = ended.stdout.split()
    assert said == "Scores:"
    assert len(scores) == 3


def test_it_needs_nothing_of_ours() -> None:
    assert "stammtisch" not in BOT.read_text().replace("Stammtisch", "").lower()
