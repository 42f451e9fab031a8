"""What must be so on every screen: nothing in anybody's way, nothing too wide, no missing words."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.guests import Guest

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AT_REST = """() => Promise.all(
    document.getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => animation.effect.getComputedTiming().endTime < 2000)
        .map((animation) => animation.finished.catch(() => {}))
)"""
"""What is still fading in has not got its colours yet; what goes on for ever is not waited for."""
KEY = re.compile(r"\b(client|event|prompt|help|refusal|bot)-[a-z]+-[a-z-]+")


def examine(page: Page, where: str) -> None:
    """No barrier that axe knows of, nothing wider than the screen, no text without words."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'],"
        " runOnly: { type: 'tag', values: rules } })",
        RULES,
    )
    barriers = [
        f"{barrier['id']}: {node['html'][:120]}"
        for barrier in found["violations"]
        for node in barrier["nodes"]
    ]
    assert not barriers, f"{where}: {barriers}"
    wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wider <= 0, f"{where} is wider than the screen by {wider}"
    words = page.locator("body").inner_text()
    assert KEY.findall(words) == [], where
    assert "{$" not in words, f"{where} leaves something out"


class EveryPhase:
    """Examines each kind of decision once for everybody, with and without an open sheet."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str, bool, bool]] = set()

    def __call__(self, guest: Guest) -> None:
        page = guest.page
        if guest.over:
            return
        asked = page.locator("section.bar.urgent").count() > 0
        moment = (guest.name, guest.topic, asked, page.locator("dialog[open]").count() > 0)
        if moment not in self.seen:
            self.seen.add(moment)
            examine(page, " ".join(map(str, moment)))

    def topics(self, guest: Guest) -> set[str]:
        """The decisions that this person has looked at."""
        return {topic for name, topic, _, _ in self.seen if name == guest.name}
