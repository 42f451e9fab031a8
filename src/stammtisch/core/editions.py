"""Editions: the components of a game as checked data files that a host may replace."""

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from stammtisch.core.codec import encode
from stammtisch.core.complaint import Complaint, unfit, unreadable

Source = Literal["rulebook", "published", "reconstructed"]
"""Where a figure comes from: the rules, a public description, or our own reasoning."""

Text = dict[Literal["en", "fr", "de"], str]
"""A name in every language."""


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The contents of one box. Games add their components."""

    title: str

    def digest(self) -> str:
        """The hash of the contents, whatever the layout and comments of the file."""
        return self._digest

    @cached_property
    def _digest(self) -> str:
        return hashlib.sha256(encode(self)).hexdigest()[:16]


class Flaw(msgspec.Struct, frozen=True):
    """One thing wrong with an edition: where (`$.cards[3].votes`), and what would be right."""

    path: str
    text: str


class BadEdition(Complaint):
    """An edition file that can't be used: every flaw with its line, 0 for the file as a whole."""

    def __init__(self, name: str, flaws: list[tuple[int, str]]) -> None:
        places = [f"{name}, line {line}:" if line else name for line, _ in flaws]
        told = zip(places, flaws, strict=True)
        super().__init__("\n".join(f"{place} {text}" for place, (_, text) in told))
        self.flaws = flaws


EditionT = TypeVar("EditionT", bound=Edition)


class Editions(Generic[EditionT]):
    """The editions of one game: the shipped files, and those a host has loaded."""

    def __init__(
        self,
        folder: Path,
        kind: type[EditionT],
        check: Callable[[EditionT], Iterable[Flaw]],
        standard: str,
    ) -> None:
        self.folder = folder
        self.kind = kind
        self.check = check
        self._standard = standard
        self._known: dict[str, EditionT] = {}

    @cached_property
    def standard(self) -> EditionT:
        """The edition played unless another is asked for."""
        return self.load(self.folder / f"{self._standard}.toml")

    def shipped(self) -> list[Path]:
        """The edition files that come with the game."""
        return sorted(self.folder.glob("*.toml"))

    def load(self, path: Path) -> EditionT:
        """Read and check an edition file; from then on it is found by its hash."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(path.name, [(0, unreadable(error))]) from error
        return self.parse(text, path.name)

    def parse(self, text: str, name: str = "edition") -> EditionT:
        """Read and check the text of an edition file."""
        try:
            raw = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else max(1, text.count("\n"))
            raise BadEdition(name, [(number, f"not valid TOML: {error}")]) from error
        return self.accept(raw, name, text)

    def accept(self, raw: Any, name: str = "edition", text: str = "") -> EditionT:
        """Check the contents of an edition, however they were written down."""
        try:
            edition = msgspec.convert(raw, self.kind)
        except msgspec.ValidationError as error:
            path, said = unfit(error)
            place = path.removeprefix("$").lstrip(".")
            flaw = f"{place}: {said}" if place else said
            raise BadEdition(name, [(line_of(text, path), flaw)]) from error
        flaws = [(line_of(text, flaw.path), flaw.text) for flaw in self.check(edition)]
        if flaws:
            raise BadEdition(name, sorted(flaws))
        return self._known.setdefault(edition.digest(), edition)

    def find(self, digest: str) -> EditionT:
        """The edition with this hash, among the shipped and the loaded ones."""
        if digest not in self._known:
            for path in self.shipped():
                self.load(path)
        if digest not in self._known:
            raise KeyError(f"no edition {digest} is loaded")
        return self._known[digest]


def line_of(text: str, path: str) -> int:
    """The line of a TOML text that holds `$.table[2].key`, or the closest thing above it.

    >>> line_of("title = 'x'\\n[[card]]\\nvotes = 1\\n[[card]]\\nvotes = 99", "$.card[1].votes")
    5
    """
    wanted = re.findall(r"[^.\[\]$]+|\[\d+\]", path)
    best = 1
    here: list[str] = []
    counts: dict[str, int] = {}
    inside: list[str] | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        bare = line.split("#", 1)[0].strip()
        if header := re.fullmatch(r"(\[\[?)\s*([^\[\]]+?)\s*\]\]?", bare):
            here = header[2].replace('"', "").split(".")
            inside = None
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], -1) + 1
                here = [*here, f"[{counts[header[2]]}]"]
            found = here
        elif inside is not None and bare:
            if bare.startswith("]"):
                inside = None
                continue
            found = inside
            inside = [*inside[:-1], f"[{int(inside[-1][1:-1]) + 1}]"]
        elif pair := re.match(r"([\w\"'.-]+)\s*=\s*(.*)", bare):
            found = [*here, *pair[1].replace('"', "").split(".")]
            if pair[2] == "[":
                inside = [*found, "[0]"]
        else:
            continue
        if found == wanted[: len(found)] and found:
            best = number
    return best
