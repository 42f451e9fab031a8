"""The browser for the tests really shows pages, runs scripts and draws."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

PAGE = """\
<!doctype html><meta charset="utf-8"><title>Stammtisch</title>
<button onclick="this.textContent = 'Prost!'">Guten Abend, François</button>
<svg width="40" height="40"><rect width="40" height="40" fill="rgb(180, 30, 20)"/></svg>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line on the terminal for each."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_it_shows_a_page_and_runs_its_script(page: Page, site: str) -> None:
    page.goto(site)
    assert page.title() == "Stammtisch"
    button = page.get_by_role("button", name="Guten Abend, François")
    button.click()
    assert page.get_by_role("button").inner_text() == "Prost!"


def test_it_lays_out_and_draws(page: Page, site: str) -> None:
    page.goto(site)
    box = page.locator("svg").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (40, 40)
    words = page.get_by_role("button").bounding_box()
    assert words is not None
    assert words["width"] > 60, "text without a font has no width"
    assert page.locator("svg").screenshot().startswith(b"\x89PNG")
