"""What is released works alone: a wheel out of the source archive, without Node or a compiler."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from stammtisch import __version__
from tests.e2e.evening import play_to_the_end
from tests.e2e.guests import Guest
from tests.e2e.test_whole_game import GAME_WITHIN, play

HOUSE = Path(__file__).parent.parent.parent
START_WITHIN = 60.0


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build into a folder, without compiling: that takes a minute and has tests of its own."""
    into = ["--target", kind, "--directory", str(folder)]
    command = [sys.executable, "-m", "hatchling", "build", *into]
    pure = {**os.environ, "STAMMTISCH_PURE": "yes"}
    subprocess.run(command, cwd=source, env=pure, check=True, stdout=subprocess.DEVNULL)
    (built,) = folder.iterdir()
    return built


def uv() -> str:
    """The uv that make has brought, or found."""
    found = shutil.which("uv") or shutil.which(HOUSE / ".uv/bin/uv")
    assert found, "No uv found. `make test` brings one."
    return found


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build("sdist", HOUSE, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment with the wheel that the source archive gives."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    shutil.unpack_archive(archive, unpacked)
    (source,) = unpacked.iterdir()
    wheel = build("wheel", source, tmp_path_factory.mktemp("dist"))
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    subprocess.run([uv(), "venv", "--quiet", "--python", sys.executable, folder], check=True)
    here = ["--python", str(folder / "bin/python"), "--only-binary", ":all:"]
    subprocess.run([uv(), "pip", "install", "--quiet", *here, str(wheel)], check=True)
    return folder / "bin"


def alone(installed: Path) -> dict[str, str]:
    """An environment for processes in which nothing can be found but what was installed."""
    for tool in ("node", "npm", "cc", "gcc"):
        assert shutil.which(tool, path=str(installed)) is None
    return {"PATH": str(installed), "HOME": str(installed.parent), "STAMMTISCH_BOT_HASTE": "1000"}


@pytest.fixture
def url(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Where the installed server can be reached."""
    log = tmp_path / "log"
    with log.open("wb") as written:
        server = subprocess.Popen(
            [installed / "stammtisch", "serve", "--port", "0", "--log", "json"],
            cwd=tmp_path,
            env=alone(installed),
            stderr=written,
        )
    try:
        yield address(log, server)
    finally:
        server.terminate()
        assert server.wait(30) == 0
    assert "went wrong" not in log.read_text()


def address(log: Path, server: subprocess.Popen[bytes]) -> str:
    """What the server says as soon as it can be reached."""
    give_up = time.monotonic() + START_WITHIN
    while time.monotonic() < give_up and server.poll() is None:
        for line in log.read_text().splitlines():
            said = json.loads(line)
            if said["event"] == "serving":
                return str(said["url"])
        time.sleep(0.05)
    raise AssertionError(f"the server did not start:\n{log.read_text()}")


def test_a_game_is_played_in_the_browser(url: str, browser: Browser) -> None:
    guest = Guest.come(browser, url, "Gaby")
    guest.lay_table(3, bots=2)
    guest.begin()
    play_to_the_end([guest], play, GAME_WITHIN, Random(1))
    expect(guest.page.locator(".result ol li")).to_have_count(3)
    guest.leave()
    assert guest.errors == []


def test_the_command_says_which_version_it_is(installed: Path) -> None:
    command = [str(installed / "stammtisch"), "--version"]
    said = subprocess.run(
        command, env=alone(installed), capture_output=True, text=True, check=True
    ).stdout
    assert said == f"stammtisch {__version__} (pure Python engine)\n"


def test_the_source_archive_has_all_that_a_build_needs(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        held = {name.partition("/")[2] for name in packed.getnames()}
    for path in (
        "hatch_build.py",
        "tools/build_client.py",
        "tools/compile_engine.py",
        "web/package-lock.json",
        "docs/rules/fr/koalition.md",
        "src/stammtisch/web/static/index.html",
        "CHANGELOG.md",
        "LICENSE",
    ):
        assert path in held
    assert not [path for path in held if "node_modules" in path]


def test_the_changelog_begins_with_this_version() -> None:
    titles = re.findall(r"^## (\S+)", (HOUSE / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert titles[0] == __version__
    assert len(titles) == len(set(titles))


def test_the_version_stands_in_one_place() -> None:
    assigned = [
        path
        for path in (HOUSE / "src").rglob("*.py")
        if re.search(r"^__version__ *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert assigned == [HOUSE / "src/stammtisch/__init__.py"]
    assert 'dynamic = ["version"]' in (HOUSE / "pyproject.toml").read_text()
