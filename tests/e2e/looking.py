"""What must be so on every screen: nothing in anybody's way, nothing too wide, no missing words."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from tests.e2e.guests import Guest

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""All that another colour scheme can change."""
FIND = """(only) => axe.run(document, { resultTypes: ['violations'], runOnly: only }).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    `${id}: ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ''}`)))"""
AT_REST = """() => Promise.all(
    document.getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => animation.effect.getComputedTiming().endTime < 2000)
        .map((animation) => animation.finished.catch(() => {}))
)"""
"""What is still fading in has not got its colours yet; what goes on for ever is not waited for."""
SMALL = """(least) => {
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const wanted = 'a[href], button, input, select, textarea, summary, [role=tab]'
  return [...room.querySelectorAll(wanted)].flatMap((found) => {
    const target = found.closest('label') ?? found
    // A link within a sentence has the sentence's height, and a map can be looked at closer.
    if (target.matches('p a') || target.ownerSVGElement || !target.checkVisibility()) return []
    const { width, height } = target.getBoundingClientRect()
    if (width < 2 || (width >= least && height >= least)) return []
    return `${target.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`
  })
}"""
TOUCH = 43.5
"""44 pixels, less what a zoom rounds off."""
KEY = re.compile(r"\b(client|event|prompt|help|refusal|bot)-[a-z]+-[a-z-]+")


def barriers(page: Page, kind: Literal["tag", "rule"], values: list[str]) -> list[str]:
    """What axe finds in the way."""
    page.evaluate(AT_REST)
    found: list[str] = page.evaluate(FIND, {"type": kind, "values": values})
    return found


def examine(page: Page, where: str) -> None:
    """No barrier that axe knows of in light or dark, nothing too wide or small, all words there."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found = barriers(page, "tag", TAGS)
    page.emulate_media(color_scheme="light" if dark else "dark")
    found += barriers(page, "rule", COLOURS)
    page.emulate_media(color_scheme="dark" if dark else "light")
    assert not found, f"{where}: {found}"
    wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0, f"{where} is wider than the screen by {wider}"
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        small = page.evaluate(SMALL, TOUCH)
        assert not small, f"{where} has targets that are hard to hit: {small}"
    words = page.locator("body").inner_text()
    assert KEY.findall(words) == [], where
    assert "{$" not in words, f"{where} leaves something out"


Moment = tuple[str, str, bool, bool, bool]


class EveryPhase:
    """Examines each kind of decision once for everybody: with a sheet open, with a piece held."""

    def __init__(self) -> None:
        self.seen: set[Moment] = set()

    def __call__(self, guest: Guest) -> None:
        page = guest.page
        if guest.over:
            return
        asked = page.locator("section.bar.urgent").count() > 0
        sheet = page.locator("dialog[open]").count() > 0
        aimed = page.locator("g.held, svg .walked, svg .pointed").count() > 0
        moment = (guest.name, guest.topic, asked, sheet, aimed)
        if moment not in self.seen:
            self.seen.add(moment)
            examine(page, " ".join(map(str, moment)))

    def topics(self, guest: Guest) -> set[str]:
        """The decisions that this person has looked at."""
        return {topic for name, topic, *_ in self.seen if name == guest.name}
