"""What the catalogue holds and what the source asks of it, read off the files themselves."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "stammtisch"
TEXTS = SOURCE / "texts"
CLIENT = ROOT / "web" / "src"


class Variables(Visitor):
    """Collects the variables that a text uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((TEXTS / language).glob("*.ftl"))


def entries(path: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(language: str, path: str = "*.ftl") -> dict[str, frozenset[str]]:
    """The keys of a language with the variables of each."""
    found = {}
    for file in sorted((TEXTS / language).glob(path)):
        for entry in entries(file):
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def trees() -> Iterator[ast.AST]:
    """The source, file by file."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


@cache
def refusals() -> dict[str, list[frozenset[str]]]:
    """Every refusal code in the source, with the facts given along with it, place by place."""
    found: dict[str, list[frozenset[str]]] = {}
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal"):
            continue
        code, *facts = node.args
        assert isinstance(code, ast.Constant), f"write the code out: {ast.unparse(node)}"
        names = {
            str(key.value)
            for argument in facts
            for given in ast.walk(argument)
            if isinstance(given, ast.Dict)
            for key in given.keys
            if isinstance(key, ast.Constant)
        }
        found.setdefault(str(code.value), []).append(frozenset(names))
    return found


@cache
def reasons() -> set[str]:
    """Every code of a reason that a bot may give."""
    return {
        str(node.args[0].value)
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (
            getattr(node.func, "id", "") == "Reason" or getattr(node.func, "attr", "") == "because"
        )
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


@cache
def wanted() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The strings of the source, and its f-strings as patterns: any of them may be a key."""
    strings = set()
    patterns = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if re.match(r"[a-z]+\\-", parts[0]):
                    patterns.add("".join(parts))
    return frozenset(strings), tuple(map(re.compile, sorted(patterns)))


@cache
def client_source() -> str:
    """All of the web client, where keys may be used too."""
    kinds = (".ts", ".svelte")
    paths = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in kinds]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
