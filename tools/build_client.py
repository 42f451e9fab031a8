"""Builds the browser client in `web/` into the package, with the Node that PyPI's wheel carries."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
NOT_SOURCES = {"node_modules", "test-results"}


def sources(house: Path) -> Iterator[Path]:
    """Every file the client is built from: its own, and the texts and rules it shares."""
    for folder in (house / "web", house / "src/stammtisch/texts", house / "docs/rules"):
        for path in folder.rglob("*"):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                yield path


def is_current(house: Path) -> bool:
    """Whether the built client is as new as its sources, or there are none to build it from."""
    if not (house / "web/package.json").is_file():
        return True
    page = house / "src/stammtisch/web/static/index.html"
    if not page.is_file():
        return False
    return page.stat().st_mtime >= max(path.stat().st_mtime for path in sources(house))


def build(house: Path) -> None:
    """Install what the lock file names and build with Vite."""
    from node import npm

    print("Building the browser client", flush=True)
    npm("ci", "--loglevel=error", "--no-audit", "--no-fund", folder=house / "web")
    npm("run", "build", "--silent", "--", "--logLevel", "error", folder=house / "web")


if __name__ == "__main__" and not is_current(HOUSE):
    try:
        build(HOUSE)
    except subprocess.CalledProcessError as problem:
        sys.exit(f"The browser client was not built: {problem}")
