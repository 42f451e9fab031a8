"""Warns when the engine has become slower: this tree beside the commit before, in one run.

Both play the same random games in turns, in short rounds, each in a process of its own, so that a
busy moment of the machine hits both. A warning never fails the build: machines are noisy. Where
there is a C compiler, the compiled engines of both are compared too.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import compile_engine

HOUSE = Path(__file__).resolve().parent.parent
ROUNDS = 7
WARN = 0.20
LONGEST = 50.0
"""Seconds after which no further round begins."""

PLAY = """
import sys, time
from random import Random
from stammtisch import CHANCE, game, games

def play(kind, players, random):
    state = kind.start(players)
    decisions = 0
    while pending := state.pending:
        seat = pending[int(random.random() * len(pending))]
        state.play(seat, state.sample(seat, random))
        decisions += seat != CHANCE
    return decisions

for line in sys.stdin:
    name = line.strip()
    if name == "games":
        print(*games(), flush=True)
        continue
    kind = game(name)
    random = Random(1)
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < 0.25:
        decisions += play(kind, kind.recommended[0], random)
    print(decisions / (time.process_time() - begin), flush=True)
"""


class Player:
    """A process that plays with the engine of one tree."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY],
            env={"PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(line, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def before(commit: str, folder: Path) -> bool:
    """Put the engine of a commit into a folder; False where there is no such commit."""
    archive = subprocess.run(
        ["git", "archive", commit, "src/stammtisch", "tools"], cwd=HOUSE, capture_output=True
    )
    if archive.returncode:
        return False
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return True


def compiled(house: Path) -> Path | None:
    """The compiled engine of a tree, made by the tree's own tool unless it is there."""
    if house != HOUSE or not compile_engine.is_current(house):
        tool = house / "tools/compile_engine.py"
        if subprocess.run([sys.executable, tool], capture_output=True).returncode:
            return None
    return house / compile_engine.BUILT


def compare(old: Path, new: Path) -> dict[str, float]:
    """For every game that both know, how fast the new tree is as a multiple of the old one."""
    players = Player(old), Player(new)
    try:
        known = [set(player.ask("games").split()) for player in players]
        names = sorted(known[0] & known[1])
        ratios: dict[str, list[float]] = {name: [] for name in names}
        begin = time.monotonic()
        for _ in range(ROUNDS):
            for name in names:
                if time.monotonic() - begin > LONGEST and ratios[name]:
                    continue
                slow, fast = (float(player.ask(name)) for player in players)
                ratios[name].append(fast / slow)
        return {name: statistics.median(found) for name, found in ratios.items()}
    finally:
        for player in players:
            player.close()


def verdict(build: str, name: str, ratio: float, commit: str) -> str:
    """How a game's speed has changed; a warning when it is more than noise."""
    if ratio < 1 - WARN:
        return f"warning: {build}, {name} plays at {ratio:.0%} of the speed it had in {commit}"
    return f"{build}, {name}: {ratio:.2f}× the speed of {commit}"


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD~1"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not before(commit, folder):
            print(f"There is no {commit} here to compare the speed with.")
            return
        builds = {"pure Python": (folder / "src", HOUSE / "src")}
        if compile_engine.compiler():
            old, new = compiled(folder), compiled(HOUSE)
            if old and new:
                builds["compiled"] = (old, new)
            else:
                print(f"Compiled, {commit} and this tree can't be compared: one doesn't compile.")
        for build, trees in builds.items():
            for game, ratio in compare(*trees).items():
                print(verdict(build, game, ratio, commit), flush=True)


if __name__ == "__main__":
    main()
