"""The compiled engine and the pure Python one do the same, move by move."""

import os
import subprocess
import sys
from pathlib import Path

import stammtisch

HOUSE = Path(__file__).parent.parent.parent
GAMES = "3"
"""Games for each number of players."""


def told_by(package: Path, build: str) -> list[str]:
    """What the games look like with the package in this folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.games", GAMES],
        env=os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{HOUSE}"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stderr.strip() == build
    return done.stdout.splitlines()


def test_moves_events_states_and_views_are_the_same() -> None:
    compiled = told_by(Path(stammtisch.__file__).parent.parent, "compiled")
    pure = told_by(HOUSE / "src", "pure Python")
    assert len(pure) > 1000
    for number, (ours, theirs) in enumerate(zip(compiled, pure, strict=True)):
        assert ours == theirs, f"line {number} of {len(pure)}"
