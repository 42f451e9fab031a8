"""Greentown by tapping: markers, tiles turned and laid, buildings, routes drawn and shown, undo."""

import re
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Invite, each_evening
from tests.e2e.evening import (
    TAP_WITHIN,
    chooses,
    one_of,
    play_to_the_end,
    sit_down_together,
    sit_down_with_bots,
    watch_again,
)
from tests.e2e.guests import Guest
from tests.e2e.looking import EveryPhase, examine

GAME_WITHIN = 240.0
MARKERS_UP = ".tray button:not(.down)"
USABLE = ".tray button:not([aria-disabled='true'])"
TARGETS = "g.target"
ENDS = """() => {
  const roads = [...document.querySelectorAll('svg .walked')];
  return [roads[0], ...roads].map((road, i) => road.getPointAtLength(i ? road.getTotalLength() : 0)
    .matrixTransform(road.getScreenCTM())).map(({ x, y }) => ({ x, y }));
}"""
"""Where the tiles of a route lie on the screen."""


def play(guest: Guest, random: Random) -> None:
    """One decision, whatever it is."""
    page = guest.page
    keys = (
        "client-go",
        "client-take-hint",
        "client-lay-it",
        "client-exchange-it",
        "client-end-turn",
        "client-double-use",
        "greentown-marker-travel",
    )
    if chooses(guest, *keys):
        return
    if guest.choice("client-hint").count():
        if guest.choice("client-hint").is_enabled():
            guest.choice("client-hint").click(timeout=TAP_WITHIN)
        page.wait_for_timeout(250)
        told = guest.text("prompt-greentown-stay", stops=9)[:12]
        if page.get_by_text(told).count():
            chooses(guest, "client-stay-home")
    elif page.locator(TARGETS).count():
        one_of(page.locator(TARGETS), random).dispatch_event("click", timeout=TAP_WITHIN)
    elif page.locator(MARKERS_UP).count():
        one_of(page.locator(USABLE), random).click(timeout=TAP_WITHIN)


@each_evening
def test_a_whole_game_of_two_people_and_a_bot(invite: Invite, evening: int) -> None:
    language = ("fr", "de", "en")[evening % 3]
    gaby, fritz = invite("Gaby"), invite("Fritz", phone=True, dark=True, language=language)
    sit_down_together([gaby, fritz], "greentown", 1)
    phases = EveryPhase()
    play_to_the_end([gaby, fritz], play, GAME_WITHIN, Random(evening), phases)
    for guest in (gaby, fritz):
        seen = {"help-greentown-marker", "help-greentown-works", "help-greentown-excursion"}
        assert seen <= phases.topics(guest)
        expect(guest.page.locator(".result ol li")).to_have_count(3)
    watch_again(gaby, hands=False)


def begin_my_turn(guest: Guest) -> None:
    guest.until(lambda: guest.page.locator(MARKERS_UP).count() > 0, "their markers")


def up(guest: Guest, marker: str) -> Locator:
    """A marker of mine that is still up."""
    name = guest.text(f"greentown-marker-{marker}")
    return guest.page.locator(MARKERS_UP).get_by_text(name, exact=True)


def turn_over(guest: Guest, marker: str) -> None:
    begin_my_turn(guest)
    up(guest, marker).click()
    expect(up(guest, marker)).to_have_count(0)


def test_a_tile_is_turned_laid_and_taken_back(invite: Invite) -> None:
    """By mouse and keyboard; the table's own undo brings everything back."""
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "greentown", 2, first=True)
    page = gaby.page
    turn_over(gaby, "build")
    before = page.locator("svg .number").count()
    page.locator(".tray button:not([aria-disabled='true'])").first.click()
    page.locator(TARGETS).first.focus()
    page.keyboard.press("Enter")
    held = page.locator("g.held")
    expect(held).to_be_visible()
    expect(gaby.choice("client-lay-it")).to_be_enabled()
    shown = held.locator("path").nth(2).get_attribute("d")
    held.focus()
    page.keyboard.press("r")
    assert held.locator("path").nth(2).get_attribute("d") != shown
    page.mouse.move(*middle(held))
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 120)
    page.keyboard.up("Shift")
    for _ in range(4):
        held.press("Enter")
    expect(gaby.choice("client-lay-it")).to_be_enabled()
    gaby.choice("client-lay-it").click()
    expect(page.locator("svg .number")).to_have_count(before + 1)
    gaby.choice("client-undo").click()
    expect(page.locator("svg .number")).to_have_count(before)


def test_a_route_drawn_on_a_phone(invite: Invite) -> None:
    """Hotel, stop by stop, a step back; then the guide's route, which is proven best."""
    fritz = invite("Fritz", phone=True, dark=True, language="fr")
    sit_down_with_bots(fritz, "greentown", 2, first=True, setup="open")
    page = fritz.page
    turn_over(fritz, "travel")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stops = page.locator(".trip .stops strong")
    expect(stops).to_have_text("0 / 5")
    page.locator(TARGETS).first.dispatch_event("click")
    expect(fritz.choice("client-step-back")).to_be_visible()
    page.locator(TARGETS).first.dispatch_event("click")
    expect(page.locator("svg .walked").first).to_be_attached()
    fritz.choice("client-step-back").click()
    fritz.choice("client-step-back").click()
    expect(page.locator("svg .walked")).to_have_count(0)
    if fritz.choice("client-step-back").count():
        fritz.choice("client-step-back").click()
    fritz.choice("client-hint").click()
    expect(page.get_by_text(fritz.text("client-hint-shown", proven="yes"))).to_be_visible()
    fritz.choice("client-take-hint").click()
    expect(stops).to_have_text("5 / 5")
    fritz.choice("client-go").click()
    # the marker lies face down, whether the bot is next or the double turn is one's own
    expect(up(fritz, "travel")).to_have_count(0)
    expect(page.locator(".trip")).to_have_count(0)


def piece(guest: Guest, kind: str) -> Locator:
    """The first of these on the map, from the back."""
    name = guest.text(f"client-piece-{kind}")
    return (
        guest.page.get_by_role("img", name=name, exact=True)
        .and_(guest.page.locator("g.piece"))
        .first
    )


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """Draws over the screen: a mouse at a desk, a finger on a phone; real events either way."""

    def __init__(self, guest: Guest, touches: bool) -> None:
        self.mouse = guest.page.mouse
        self.wire = guest.page.context.new_cdp_session(guest.page) if touches else None

    def _touch(self, kind: str, *at: tuple[float, float]) -> None:
        assert self.wire
        points = [{"x": x, "y": y} for x, y in at]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(self, middle: tuple[float, float], start: float, end: float) -> None:
        """Two fingers move apart, or together."""
        x, y = middle
        self._touch("touchStart", (x - start, y), (x + start, y))
        for step in range(1, 9):
            half = start + (end - start) * step / 8
            self._touch("touchMove", (x - half, y), (x + half, y))
        self._touch("touchEnd")

    def drag(self, *places: tuple[float, float]) -> None:
        """From the first place past all the others, in small steps, and let go."""
        if self.wire:
            self._touch("touchStart", places[0])
        else:
            self.mouse.move(*places[0])
            self.mouse.down()
        for (ax, ay), (bx, by) in pairwise(places):
            for step in range(1, 9):
                at = ax + (bx - ax) * step / 8, ay + (by - ay) * step / 8
                if self.wire:
                    self._touch("touchMove", at)
                else:
                    self.mouse.move(*at)
        if self.wire:
            self._touch("touchEnd")
        else:
            self.mouse.up()


def pick_tile(guest: Guest) -> tuple[Locator, Locator]:
    """A pile that may be laid from, picked, and a free place for its tile."""
    page = guest.page
    turn_over(guest, "build")
    for pile in range(page.locator(USABLE).count()):
        page.locator(USABLE).nth(pile).click()
        free = page.locator("g.target:not(.upgrade)")
        if free.count():
            return page.locator(USABLE).nth(pile), free.first
    raise AssertionError("no tile can be laid")


def lay_any_tile(guest: Guest) -> None:
    """Lay a tile, wherever one fits, so that a building may be put up."""
    _, free = pick_tile(guest)
    free.dispatch_event("click")
    guest.choice("client-lay-it").click()
    expect(guest.choice("client-leave-site")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_tile_building_and_tree_are_dragged_to_their_places(invite: Invite, phone: bool) -> None:
    gaby = invite("Gaby", phone=phone)
    sit_down_with_bots(gaby, "greentown", 2, first=True)
    page = gaby.page
    finger = Finger(gaby, phone)
    pile, free = pick_tile(gaby)
    finger.drag(middle(pile), middle(free))
    expect(page.locator("g.held")).to_be_visible()
    gaby.choice("client-lay-it").click()
    expect(gaby.choice("client-leave-site")).to_be_visible()
    stock = page.locator(".tray button")
    finger.drag(middle(stock.nth(1)), middle(piece(gaby, "hotel")))
    expect(page.get_by_text(gaby.text("refusal-site-is-hotel", tile=0))).to_be_visible()
    examine(page, "why not")
    expect(gaby.choice("client-leave-site")).to_be_visible()

    finger.drag(middle(stock.nth(1)), middle(piece(gaby, "tree")))
    gaby.until(lambda: gaby.topic == "help-greentown-tree", "the building")
    assert any("Gaby builds for sport" in line for line in gaby.log())
    finger.drag(middle(stock.first), middle(page.locator(TARGETS).first))
    gaby.await_news("Gaby plants it again")


def looked_at(guest: Guest) -> tuple[float, float, float]:
    """How the map lies: pushed to the right, pushed down, enlarged."""
    lies = guest.page.locator("svg[role=group] > g").first.get_attribute("transform") or ""
    x, y, scale = map(float, re.findall(r"-?[\d.]+(?:e-\d+)?", lies))
    return x, y, scale


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_the_map_is_pushed_about_and_looked_at_closer(invite: Invite, phone: bool) -> None:
    gaby = invite("Gaby", phone=phone)
    sit_down_with_bots(gaby, "greentown", 2, first=True)
    page = gaby.page
    pick_tile(gaby)
    sheet = page.locator("svg[role=group]").first
    x, y = middle(sheet)
    assert looked_at(gaby) == (0, 0, 1)
    finger = Finger(gaby, phone)
    if phone:
        finger.pinch((x, y), 30, 70)
    else:
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)
    gaby.until(lambda: looked_at(gaby)[2] > 1.4, "a closer look")
    before = looked_at(gaby)
    finger.drag((x, y), (x - 60, y - 30))
    gaby.until(lambda: looked_at(gaby)[0] < before[0] - 10, "the map to move")
    assert looked_at(gaby)[1] < before[1]
    # Whoever pushes the map has not tapped it.
    expect(page.locator("g.held")).to_have_count(0)
    sheet.focus()
    page.keyboard.press("0")
    assert looked_at(gaby) == (0, 0, 1)
    page.keyboard.press("+")
    assert looked_at(gaby)[2] == 1.25
    page.keyboard.press("0")
    if not phone:
        sheet.dblclick(position={"x": 8, "y": 8})
        assert looked_at(gaby)[2] == 2


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_route_is_drawn_along_the_roads(invite: Invite, phone: bool) -> None:
    gaby = invite("Gaby", phone=phone)
    sit_down_with_bots(gaby, "greentown", 2, first=True, setup="open")
    page = gaby.page
    turn_over(gaby, "travel")
    gaby.choice("client-hint").click()
    gaby.choice("client-take-hint").click()
    stops = page.locator(".trip .stops strong")
    expect(stops).to_have_text("5 / 5")
    way = page.locator("svg .walked")
    whole = [way.nth(n).get_attribute("d") for n in range(way.count())]
    points = page.evaluate(ENDS)
    while gaby.choice("client-step-back").count():
        gaby.choice("client-step-back").click()
    expect(way).to_have_count(0)

    Finger(gaby, phone).drag(*[(point["x"], point["y"]) for point in points])
    expect(stops).to_have_text("5 / 5")
    assert [way.nth(n).get_attribute("d") for n in range(way.count())] == whole
    gaby.choice("client-go").click()
    gaby.until(lambda: any("shows visitors around" in line for line in gaby.log()), "the trip")


def test_a_tile_laid_while_the_line_was_down_lies_there_once(invite: Invite) -> None:
    """And a reload in the middle of a turn changes nothing."""
    fritz = invite("Fritz", frail=True, phone=True)
    sit_down_with_bots(fritz, "greentown", 2, first=True)
    page = fritz.page
    turn_over(fritz, "build")
    before = page.locator("svg .number").count()
    page.locator(USABLE).first.click()
    page.locator("g.target:not(.upgrade)").first.dispatch_event("click")
    fritz.cut_the_line()
    reconnecting = page.get_by_text(fritz.text("client-state-reconnecting"))
    expect(reconnecting.first).to_be_visible()
    fritz.choice("client-lay-it").click()
    expect(page.get_by_text(fritz.text("client-moves-kept"))).to_be_visible()
    fritz.mend_the_line()
    expect(page.locator("svg .number")).to_have_count(before + 1)
    assert sum("Fritz lays tile" in line for line in fritz.log()) == 1

    expect(fritz.choice("client-leave-site")).to_be_visible()
    sentence, choices, log = fritz.sentence, fritz.choices(), fritz.log()
    page.reload()
    fritz.await_bar()
    assert (fritz.sentence, fritz.choices(), fritz.log()) == (sentence, choices, log)
    expect(page.locator("svg .number")).to_have_count(before + 1)


def test_a_tile_that_is_no_target_says_why(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "greentown", 2, first=True)
    lay_any_tile(gaby)
    gaby.page.locator(".tray button").first.click()
    gaby.page.mouse.click(*middle(piece(gaby, "hotel")))
    told = gaby.page.get_by_text(gaby.text("refusal-site-is-hotel", tile=0))
    expect(told).to_be_visible()


def test_a_moment_of_the_log_shows_the_board_of_then(invite: Invite) -> None:
    gaby = invite("Gaby")
    sit_down_with_bots(gaby, "greentown", 2, first=True)
    page = gaby.page
    lay_any_tile(gaby)
    now = page.locator("svg .number").count()
    page.locator("ol.log li button").filter(has_text="Gaby turns over").first.click()
    banner = page.get_by_role("region", name=gaby.text("client-looking-back"))
    expect(banner).to_contain_text("Gaby turns over")
    expect(page.locator("svg .number")).to_have_count(now - 1)
    banner.get_by_role("button", name=gaby.text("client-replay-forward")).click()
    expect(banner).to_contain_text("Gaby lays tile")
    expect(page.locator("svg .number")).to_have_count(now)
    banner.get_by_role("button", name=gaby.text("client-replay-back")).click()
    expect(page.locator("svg .number")).to_have_count(now - 1)
    examine(page, "looking back")
    gaby.button("client-back-to-now").click()
    expect(page.locator("svg .number")).to_have_count(now)
    expect(gaby.choice("client-leave-site")).to_be_enabled()
