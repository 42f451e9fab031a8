"""Every drawing and piece in all its states, and the five sounds: straight from the sources."""

import subprocess
import time
import urllib.request
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from loopback import free_port
from node import NODE
from tests.e2e.looking import examine

WEB = Path(__file__).resolve().parents[2] / "web"
START_WITHIN = 60.0
ROOMS = ["prints", "projects", "koalition", "greentown", "saludos", "vote", "town", "pieces"]
ROOMS += ["table", "welcome", "states"]


@pytest.fixture(scope="module")
def workshop() -> Iterator[str]:
    """The client's sources, served as its engineers see them."""
    port = free_port()
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    serving = subprocess.Popen(
        [NODE, vite, "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
        cwd=WEB,
        stdout=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    give_up = time.monotonic() + START_WITHIN
    while time.monotonic() < give_up:
        assert serving.poll() is None
        try:
            urllib.request.urlopen(f"{url}/gallery.html", timeout=5).close()
            break
        except OSError:
            time.sleep(0.1)
    yield url
    serving.terminate()
    serving.wait(10)


def test_the_gallery_is_open_to_everybody(page: Page, workshop: str) -> None:
    page.set_default_timeout(60_000)
    for room in ROOMS:
        page.goto(f"{workshop}/gallery.html?lang=de&only={room}")
        page.locator("section").first.wait_for()
        examine(page, room)


TAPE = """async (name) => {
  const { SOUNDS } = await import('/src/sound/sounds.ts');
  const tape = new OfflineAudioContext(1, 44100 * 1.5, 44100);
  SOUNDS[name](tape, 0.01);
  return [...(await tape.startRendering()).getChannelData(0)];
}"""
RATE = 44100
CLEARLY = 1.25
"""How far apart an ear needs two sounds to be, in length or in pitch."""
SILENCE = 0.001
"""Sixty decibels under the loudest a loudspeaker can do."""


def record(page: Page, workshop: str, name: str) -> list[float]:
    if not page.url.startswith(workshop):
        page.goto(f"{workshop}/gallery.html?only=states")
    samples: list[float] = page.evaluate(TAPE, name)
    return samples


def told_apart_by(samples: list[float]) -> dict[str, float]:
    """How long, how loud, how soft it begins, and how bright it is."""
    loud = [n for n, sample in enumerate(samples) if abs(sample) > SILENCE]
    begin, end = loud[0], loud[-1]
    heard = samples[begin:end]
    peak = max(map(abs, heard))
    crossings = sum((a < 0) != (b < 0) for a, b in pairwise(heard))
    return {
        "seconds": (end - begin) / RATE,
        "peak": peak,
        "onset": max(map(abs, heard[: RATE // 1000])),
        "pitch": crossings / 2 / ((end - begin) / RATE),
    }


def alike(one: dict[str, float], two: dict[str, float]) -> bool:
    return all(1 / CLEARLY < one[mark] / two[mark] < CLEARLY for mark in ("seconds", "pitch"))


def test_the_sounds_are_short_and_soft_and_not_to_be_mixed_up(page: Page, workshop: str) -> None:
    names = ("dice", "mug", "paper", "handshake", "your-move")
    heard = {name: told_apart_by(record(page, workshop, name)) for name in names}
    for name, sound in heard.items():
        assert sound["seconds"] < 1, (name, sound)
        assert 0.1 < sound["peak"] < 0.5, (name, sound)
        assert sound["onset"] < 0.5 * sound["peak"], (name, sound)
    for one, two in combinations(names, 2):
        assert not alike(heard[one], heard[two]), (one, two, heard)
