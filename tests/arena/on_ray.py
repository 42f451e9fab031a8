"""A tournament on a Ray cluster of its own on this machine; `make soak` runs it.

Ray is a large download, so `make test` does without it and this file is not found by its name.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stammtisch.arena.commands import app

RAY = Path(sys.executable).with_name("ray")
START = ("start", "--head", "--node-ip-address=127.0.0.1", "--port=0", "--num-cpus=2")
QUIET = ("--include-dashboard=false", "--disable-usage-stats")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of two workers."""
    folder = tmp_path_factory.mktemp("ray")
    head = subprocess.Popen(
        [RAY, *START, *QUIET, f"--temp-dir={folder}", "--block"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert head.stdout is not None
    said = ""
    try:
        for line in head.stdout:
            said += line
            address = re.search(r"--address='([\d.]+:\d+)'", line)
            if address:
                yield address[1]
                break
        else:
            pytest.fail(f"the cluster did not start: {said}")
    finally:
        head.terminate()
        head.wait(60)


def results(folder: Path, *words: str) -> dict[str, bytes]:
    """Play a tournament and give all that it wrote, the times left out."""
    plan = ("--players", "4", "--bots", "easy,random", "--games", "120")
    done = CliRunner().invoke(app, ["tournament", *plan, *words, "--out", str(folder)])
    assert done.exit_code == 0, done.output
    return {name: (folder / name).read_bytes() for name in ("summary.json", "matches.parquet")}


def test_a_cluster_plays_the_same_tournament(cluster: str, tmp_path: Path) -> None:
    here = results(tmp_path / "here", "--workers", "1")
    there = results(tmp_path / "there", "--ray", cluster)
    assert there == here


def test_self_play_on_a_cluster_writes_the_same_rows(cluster: str, tmp_path: Path) -> None:
    words = ["selfplay", "--players", "3", "--games", "20", "--out"]
    for name, where in (("here", ["--workers", "1"]), ("there", ["--ray", cluster])):
        done = CliRunner().invoke(app, [*words, str(tmp_path / name), *where])
        assert done.exit_code == 0, done.output
    (here,) = (tmp_path / "here").iterdir()
    assert here.read_bytes() == (tmp_path / "there" / here.name).read_bytes()


def test_an_address_without_a_cluster_is_told_in_a_sentence(tmp_path: Path) -> None:
    nowhere = ["tournament", "--games", "2", "--ray", "127.0.0.1:1", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, nowhere)
    assert done.exit_code == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in " ".join(done.output.split())
