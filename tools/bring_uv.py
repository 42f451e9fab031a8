"""Brings uv from the Python package index into `.uv/`, on a Python that may have neither pip nor
ensurepip, as Debian's has not."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import urllib.parse
import urllib.request
import venv
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent / ".uv"
INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")


def pip_wheel(folder: Path) -> Path:
    """The newest pip that runs here, fetched without pip: its wheel can be run as it is."""
    accept = {"Accept": "application/vnd.pypi.simple.v1+json"}
    page = urllib.request.Request(f"{INDEX}/pip/", headers=accept)
    with urllib.request.urlopen(page, timeout=60) as answer:
        listing = json.load(answer)
        base = answer.url
    wheel = next(
        file
        for file in reversed(listing["files"])
        if file["filename"].endswith("-py3-none-any.whl") and not file.get("yanked")
    )
    with urllib.request.urlopen(urllib.parse.urljoin(base, wheel["url"]), timeout=60) as answer:
        content = answer.read()
    if hashlib.sha256(content).hexdigest() != wheel["hashes"]["sha256"]:
        raise OSError(f"{wheel['filename']} arrived damaged; try again")
    path = folder / str(wheel["filename"])
    path.write_bytes(content)
    return path


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
    except (OSError, StopIteration, subprocess.CalledProcessError) as problem:
        sys.exit(
            f"Could not bring uv from the package index: {problem}\n"
            "Check the connection, or install uv yourself so that `uv --version` answers."
        )
