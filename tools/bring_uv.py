"""Brings uv from the Python package index into `.uv/`, on a Python that may have neither pip nor
ensurepip, as Debian's has not."""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import urllib.parse
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / ".uv"
PIP = "pip-25.3-py3-none-any.whl"
PIP_SHA256 = "9655943313a94722b7774661c21049070f6bbb0a1516bf02f7c8d5d9201514cd"


def package_index() -> str:
    """The index that pip is set to use, else the one the lock file was made from."""
    locked = re.search(r'registry = "([^"]+)"', (ROOT / "uv.lock").read_text())
    assert locked is not None
    return os.environ.get("PIP_INDEX_URL", locked[1]).rstrip("/")


def pip_wheel(folder: Path) -> Path:
    """Pip, fetched without pip: its wheel can be run as it is."""
    index = package_index()
    with urllib.request.urlopen(f"{index}/pip/", timeout=60) as page:
        link = re.search(rf'href="([^"]*{re.escape(PIP)})', page.read().decode())
        if link is None:
            raise OSError(f"{index} does not offer {PIP}")
        address = urllib.parse.urljoin(page.url, link[1])
    with urllib.request.urlopen(address, timeout=60) as answer:
        content: bytes = answer.read()
    if hashlib.sha256(content).hexdigest() != PIP_SHA256:
        raise OSError(f"{PIP} is not what it should be, or arrived damaged")
    wheel = folder / PIP
    wheel.write_bytes(content)
    return wheel


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (an old python3 gets this far, and a clear answer)
        sys.exit(f"Stammtisch needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    has_pip = importlib.util.find_spec("ensurepip") is not None
    venv.create(HOUSE, with_pip=has_pip, clear=True)
    pip = ["-m", "pip"] if has_pip else [str(pip_wheel(HOUSE) / "pip")]
    command = [str(HOUSE / "bin" / "python"), *pip, "install", "--quiet", "uv"]
    subprocess.run([*command, "--disable-pip-version-check"], check=True)


if __name__ == "__main__":
    try:
        main()
    except (OSError, subprocess.CalledProcessError) as problem:
        sys.exit(
            f"Could not bring uv from the package index: {problem}\n"
            "Check the connection, or install uv yourself so that `uv --version` answers."
        )
