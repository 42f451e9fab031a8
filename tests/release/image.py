"""The Dockerfile's own steps, done in a folder: what an image holds, without a container engine."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

HOUSE = Path(__file__).parents[2]
IGNORED = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", "static")


class Step(NamedTuple):
    """An instruction and what it is about."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        return shlex.split(self.text)

    @property
    def command(self) -> list[str]:
        """The words of an instruction that ends with a JSON list."""
        return msgspec.json.decode(self.text[self.text.index("[") :], type=list[str])


def stages() -> list[list[Step]]:
    """The instructions after each FROM."""
    text = (HOUSE / "Dockerfile").read_text().replace("\\\n", " ")
    found: list[list[Step]] = []
    for line in text.splitlines():
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        elif found and name.isupper():
            found[-1].append(Step(name, rest.strip()))
    return found


class Image:
    """Folders that stand for the root of a file system, and a Python that pip installs into."""

    def __init__(self, root: Path, python: Path) -> None:
        self.root = root
        self.python = python
        self.folder = root
        self.environment: dict[str, str] = {}

    def inside(self, path: str) -> Path:
        """Where a path of the image really is."""
        return self.root / path.lstrip("/") if path.startswith("/") else self.folder / path

    def do(self, step: Step, other: "Image | None" = None) -> None:
        """Do what a step says; users are the machine's own business, and are left out."""
        match step.name:
            case "WORKDIR":
                self.folder = self.inside(step.text)
                self.folder.mkdir(parents=True, exist_ok=True)
            case "ENV":
                self.environment |= dict(pair.split("=", 1) for pair in step.words)
            case "COPY":
                self.copy(step.words, other)
            case "RUN" if "useradd" not in step.text:
                self.run(step.text)

    def copy(self, words: list[str], other: "Image | None") -> None:
        *sources, target = [word for word in words if not word.startswith("--from=")]
        into = self.inside(target)
        for name in sources:
            found = [HOUSE / name] if other is None else list(other.root.glob(name.lstrip("/")))
            assert found, f"the Dockerfile copies {name}, and there is none"
            for source in found:
                if source.is_dir():
                    shutil.copytree(source, into, ignore=IGNORED, dirs_exist_ok=True)
                else:
                    into.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(source, into)

    def run(self, command: str) -> None:
        """A shell command, with the absolute paths of the image led to where they really are."""
        for name in ("/wheels", "/data"):
            command = command.replace(name, str(self.inside(name)))
        given = {"PATH": f"{self.python.parent}:{os.environ['PATH']}", "STAMMTISCH_PURE": "yes"}
        subprocess.run(
            ["sh", "-ec", command],
            cwd=self.folder,
            env=os.environ | given,
            check=True,
            stdout=subprocess.DEVNULL,
        )


def built(images: Iterator[Image]) -> Image:
    """The last stage of the Dockerfile, after all that comes before it."""
    before: Image | None = None
    for steps in stages():
        image = next(images)
        for step in steps:
            image.do(step, before)
        before = image
    assert before is not None
    return before
