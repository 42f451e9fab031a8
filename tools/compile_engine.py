"""Compiles the hot modules of the engine with mypyc, into a copy of the package in `build/`."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
BUILT = Path("build/compiled")
"""Put this folder on PYTHONPATH and `import stammtisch` finds the compiled engine."""

ALWAYS = (
    "core/chance.py",
    "core/phases.py",
    "core/seats.py",
    "core/state.py",
    "bargaining/talks.py",
    "bots/greentown/prospects.py",
    "bots/koalition/floor.py",
    "bots/koalition/rehearsal.py",
    "bots/koalition/standing.py",
    "bots/saludos/forecast.py",
    "research/menu.py",
    "research/rounds.py",
)
DATA = {"box.py", "events.py", "moves.py", "view.py"}
"""The modules of a game that hold its msgspec data, which stays plain Python."""


def sources(house: Path) -> list[str]:
    """The modules to compile, as paths inside `src/`: the kernel's, and all of every game."""
    package = house / "src/stammtisch"
    found = [package / path for path in ALWAYS]
    for game in sorted((package / "games").glob("*/state.py")):
        for path in sorted(game.parent.rglob("*.py")):
            if path.name not in DATA and path != game.parent / "__init__.py":
                found.append(path)
    found += sorted((package / "research/guides").glob("[a-z]*.py"))
    return [path.relative_to(house / "src").as_posix() for path in found]


def compiler() -> str | None:
    """The C compiler that extensions are built with here, if it is installed."""
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])


def extensions(house: Path) -> list[Path]:
    """The compiled modules that are there for this Python, relative to the folder they are in."""
    suffix: str = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(house / BUILT) for path in (house / BUILT).rglob(f"*{suffix}"))


def inputs(house: Path) -> Iterator[Path]:
    """Every file the compiled copy is made from."""
    yield Path(__file__)
    for path in (house / "src/stammtisch").rglob("*"):
        if path.is_file() and not {"__pycache__", "static"} & set(path.parts):
            yield path


def is_current(house: Path) -> bool:
    """Whether the compiled copy is as new as what it is made from."""
    made = house / BUILT / "made"
    return made.is_file() and made.stat().st_mtime >= max(
        path.stat().st_mtime for path in inputs(house)
    )


def build(house: Path) -> None:
    """Make a fresh compiled copy, in a process of its own since the build changes folders."""
    subprocess.run([sys.executable, __file__, str(house)], check=True)


def _compile(house: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    modules = sources(house)
    target = house / BUILT
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        house / "src/stammtisch",
        target / "stammtisch",
        ignore=shutil.ignore_patterns("__pycache__", "static"),
    )
    os.chdir(target)
    parts = mypycify(
        ["--config-file=", "--no-error-summary", *modules],
        opt_level="3",
        debug_level="0",
        group_name="stammtisch",
        target_dir="../c",
    )
    command = build_ext(Distribution({"name": "stammtisch", "ext_modules": parts}))
    command.inplace = True
    command.build_temp = command.build_lib = "../c"
    command.finalize_options()
    command.run()
    (target / "made").touch()


if __name__ == "__main__":
    _compile(Path(sys.argv[1]) if len(sys.argv) > 1 else HOUSE)
