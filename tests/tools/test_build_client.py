"""The browser client is built when it must be, and only then."""

import os
from pathlib import Path

import pytest

from build_client import is_current

EARLIER, THEN, LATER = 1_000_000_000, 1_000_000_100, 1_000_000_200


def write(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    os.utime(path, (at, at))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A project whose client was built after its sources were written."""
    write(tmp_path / "web/package.json", EARLIER)
    write(tmp_path / "web/src/main.ts", EARLIER)
    write(tmp_path / "src/stammtisch/texts/de/saludos.ftl", EARLIER)
    write(tmp_path / "src/stammtisch/web/static/index.html", THEN)
    return tmp_path


def test_a_client_newer_than_its_sources_is_current(built: Path) -> None:
    assert is_current(built)


def test_without_sources_there_is_nothing_to_build(tmp_path: Path) -> None:
    assert is_current(tmp_path)


def test_a_client_never_built_is_not_current(built: Path) -> None:
    (built / "src/stammtisch/web/static/index.html").unlink()
    assert not is_current(built)


@pytest.mark.parametrize(
    "source",
    ["web/src/main.ts", "web/src/art/new/Cow.svelte", "src/stammtisch/texts/fr/saludos.ftl"],
)
def test_a_changed_source_or_text_calls_for_a_build(built: Path, source: str) -> None:
    write(built / source, LATER)
    assert not is_current(built)


def test_what_npm_installs_is_no_source(built: Path) -> None:
    write(built / "web/node_modules/vite/index.js", LATER)
    assert is_current(built)
