"""The examples for researchers run, in a small size."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def test_openspiels_search_plays_whole_games_against_the_baseline() -> None:
    told = subprocess.run(
        [sys.executable, EXAMPLES / "openspiel_search.py", "--games", "1", "--simulations", "4"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    won = re.findall(r"^(.+): (\d\.\d) of 1 games", told, re.MULTILINE)
    assert [name for name, _ in won] == ["ISMCTS", "flat Monte-Carlo", "random"]
    assert abs(sum(float(share) for _, share in won) - 1) < 0.15
