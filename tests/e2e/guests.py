"""A person with a browser: what they see, what they tap, and a line that can be cut."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from stammtisch.texts import Words

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
PATIENCE = 20_000.0
"""Milliseconds until something must have happened, on a busy machine."""

expect.set_options(timeout=PATIENCE)


TABS = 90
FOCUSED = """(wanted) => {
  const here = document.activeElement;
  const name = (here.getAttribute('aria-label') || here.innerText || '').trim();
  try { if (here.matches(wanted)) return true } catch { /* A name is no selector. */ }
  return name.startsWith(wanted);
}"""


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until what has the focus has this name, or matches this selector."""
    for _ in range(TABS):
        if page.evaluate(FOCUSED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted!r} with the Tab key")


class Guest:
    """One person. Nothing is done here that a finger, a mouse or a keyboard could not do."""

    def __init__(self, page: Page, name: str, words: Words) -> None:
        self.page = page
        self.name = name
        self.words = words
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._cut = False
        self._sockets: list[WebSocketRoute] = []

    @classmethod
    def come(
        cls,
        browser: Browser,
        url: str,
        name: str,
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        frail: bool = False,
    ) -> "Guest":
        """`frail`: their line goes through our hands, so that it can be cut."""
        context = browser.new_context(
            base_url=url,
            viewport={"width": 360, "height": 740} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        guest = cls(context.new_page(), name, Words(language))
        if frail:
            guest.page.route_web_socket(re.compile("/socket$"), guest._through)
        return guest

    def leave(self) -> None:
        self.page.context.close()

    # The line

    def _through(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
            return
        socket.connect_to_server()
        self._sockets.append(socket)

    def cut_the_line(self) -> None:
        self._cut = True
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def mend_the_line(self) -> None:
        self._cut = False

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """Meanwhile their tab lies in the background, and nothing in it runs."""
        line = self.page.context.new_cdp_session(self.page)
        line.send("Page.setWebLifecycleState", {"state": "frozen"})
        yield
        line.send("Page.setWebLifecycleState", {"state": "active"})
        self.page.bring_to_front()

    # Seeing

    def text(self, key: str, **facts: Any) -> str:
        """What the client says in this person's language."""
        return self.words.text(key, **facts)

    def button(self, key: str, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=self.text(key, **facts), exact=True)

    @property
    def bar(self) -> Locator:
        """The sentence that says what is asked, with its buttons."""
        return self.page.locator("section.bar")

    @property
    def sentence(self) -> str:
        return self.bar.locator("p").inner_text()

    def choices(self) -> list[str]:
        return self.bar.locator(".choices button").all_inner_texts()

    def choice(self, key: str, **facts: Any) -> Locator:
        name = self.text(key, **facts)
        return self.bar.get_by_role("button", name=name, exact=True)

    @property
    def topic(self) -> str:
        """Which decision the sentence bar is about: "help-koalition-talks"."""
        return self.bar.get_attribute("data-topic") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def log(self) -> list[str]:
        """The events as this person can read them."""
        desk = self.page.locator(".handles button").last
        on_phone = desk.count() > 0
        if on_phone:
            desk.click()
        lines = self.page.locator("ol.log li").all_inner_texts()
        if on_phone:
            self.page.locator("dialog[open] .close").click()
        return lines

    # Coming to a table without the way there, where that is not what is tested

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.page.request.fetch(f"/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def come_to(
        self, table: str | None, seat: int, players: int, game: str = "saludos", **options: Any
    ) -> str:
        """Lay a table, or sit down at one; its number."""
        self.ask("PUT", "/me", {"name": self.name})
        if table is None:
            form = {"game": game, "players": players, "options": options}
            form["language"] = self.words.language
            table = str(self.ask("POST", "/tables", form)["table"]["id"])
        else:
            self.ask("POST", f"/tables/{table}/seats/{seat}/take", {})
        return table

    # Doing

    def lay_table(
        self,
        players: int,
        *,
        game: str = "saludos",
        bots: int = 0,
        here: int = 1,
        screen: bool = False,
        hurry: bool = False,
        everybody: bool = False,
    ) -> str:
        """Set up a table in the browser; its code."""
        page = self.page
        page.goto(f"/new?game={game}")
        if self.name:
            page.get_by_label(self.text("client-your-name")).fill(self.name)
        self._choose("client-how-many", str(players))
        self._choose("client-how-many-bots", str(bots))
        if screen:
            self._choose("client-where", self.text("client-where-table"))
        if here > 1:
            self._choose("client-how-many-here", str(here))
        if hurry:
            self._choose("client-clock", self.text("client-clock-live"))
        if everybody:
            self._choose("client-who-may-come", self.text("client-everybody"))
        self.button("client-lay-the-table").click()
        page.wait_for_url(re.compile("/screen/|/t/"))
        return page.url[-5:]

    def _choose(self, group: str, label: str) -> None:
        options = self.page.get_by_role("radiogroup", name=self.text(group), exact=True)
        options.get_by_text(label, exact=True).click()

    def join(self, code: str) -> None:
        """Type the code in the lobby and take the first free seat."""
        self.page.goto("/")
        self.page.get_by_label(self.text("client-code")).fill(code.lower())
        self.button("client-join").click()
        self.page.wait_for_url("**/t/*")
        self.sit_down()

    def sit_down(self) -> None:
        """On the first free seat."""
        self.page.get_by_label(self.text("client-your-name")).fill(self.name)
        self.page.locator("li.free .button.beer").first.click()
        expect(self.page.get_by_role("button", name=self.text("client-stand-up"))).to_be_visible()

    def begin(self) -> None:
        self.button("client-begin").click()
        self.await_bar()

    def await_bar(self) -> None:
        expect(self.bar).to_be_visible()

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is so, looking again and again."""
        waited = 0
        while not true():
            assert waited < PATIENCE, f"{self.name} waits in vain for {what}: {self.sentence}"
            self.page.wait_for_timeout(100)
            waited += 100

    def await_news(self, words: str) -> None:
        """Wait until the log tells of it."""
        self.until(lambda: any(words in line for line in self.log()), words)

    def keep(self) -> None:
        """Keep the roll, as soon as there is one."""
        key = re.compile(re.escape(self.text("client-keep", strength="§")).replace("§", r"\d+"))
        self.bar.get_by_role("button", name=key).click()

    def offer(self, *others: str) -> None:
        """Gather a coalition and propose fair shares."""
        self.choice("client-make-offer").click()
        builder = self.page.get_by_role("form", name=self.text("client-builder-title"))
        for other in others:
            builder.get_by_role("button", name=other).first.click()
        builder.get_by_role("button", name=self.text("client-propose")).click()

    def play_on(self) -> bool:
        """Answer whatever is asked with one tap, agreeing to what is offered; False if nothing."""
        keys = (
            "client-agree",
            "client-let-stand",
            "client-attend",
            "client-lay-none",
            "client-pass",
        )
        labels = self.choices()
        wanted = [self.text(key) for key in keys if self.text(key) in labels]
        wanted = wanted or labels[:1]
        if not wanted or wanted[0] == self.text("client-make-offer"):
            return False
        button = self.bar.get_by_role("button", name=wanted[0], exact=True)
        try:
            button.click(timeout=1500)
        except Exception:
            # The table has gone on meanwhile, and asks something else now.
            return False
        return True
