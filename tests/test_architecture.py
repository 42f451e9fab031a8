"""Dependencies point one way, and importing the engine loads the engine alone."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"

# Each room of the package, and those directly below it; what is below them may be used too.
# "engine" is the table of contents, `stammtisch` itself.
BELOW = {
    "core": set[str](),
    "bargaining": {"core"},
    "games": {"bargaining"},
    "engine": {"games"},
    "texts": {"core"},
    "bots": {"engine"},
    "arena": {"bots", "texts"},
    "research": {"bots"},
    "batch": {"research"},
    "terminal": {"arena", "texts"},
    "store": {"engine"},
    "server": {"store", "bots", "texts"},
    "web": set[str](),
    "cli": {"arena", "research", "server", "terminal", "texts", "web"},
    "__main__": {"cli"},
}
ENGINE = {"core", "bargaining", "games", "engine"}
ENGINE_MAY_IMPORT = {"stammtisch", "msgspec", "mypy_extensions"}
CLOCKS_AND_WIRES = {"asyncio", "datetime", "socket", "sqlite3", "subprocess", "threading", "time"}

# msgspec looks for typing_extensions and takes it where it is.
LOADED_WITH_THE_ENGINE = ENGINE_MAY_IMPORT | {"typing_extensions"}


def may_use(room: str) -> set[str]:
    """The rooms that a room may import from: itself and everything below."""
    return {room}.union(*(may_use(lower) for lower in BELOW[room]))


def room_of(module: str) -> str:
    """The room a module of the package is in."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "engine"


def modules(src: Path) -> Iterator[tuple[str, Path]]:
    """Every module of the package, by its dotted name."""
    for path in sorted((src / "stammtisch").rglob("*.py")):
        parts = path.relative_to(src).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(module: str, path: Path, known: set[str]) -> Iterator[str]:
    """The dotted names of the modules that a module imports, wherever in it."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            source = ".".join([*(base if node.level else []), *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield inner if inner in known else source


def trespasses(src: Path) -> list[str]:
    """Every import that goes up or sideways."""
    found = list(modules(src))
    known = {name for name, _ in found}
    wrong = []
    for module, path in found:
        room = room_of(module)
        for target in imports(module, path, known):
            if target.split(".")[0] != "stammtisch":
                continue
            if room_of(target) not in may_use(room):
                wrong.append(f"{module} imports {target}: {room} may not use {room_of(target)}")
            here, there = module.split(".")[1:3], target.split(".")[1:3]
            if here[0:1] == ["games"] == there[0:1] and len(here) == len(there) and here != there:
                wrong.append(f"{module} imports {target}: no game knows another")
    return wrong


def test_every_room_has_its_place() -> None:
    homeless = {room_of(name) for name, _ in modules(SRC)} - BELOW.keys()
    assert not homeless, f"add these to BELOW, above what they use: {sorted(homeless)}"


def test_dependencies_point_one_way() -> None:
    assert trespasses(SRC) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/state.py", "from stammtisch.games import saludos"),
        ("core/state.py", "from stammtisch import games"),
        ("core/state.py", "from stammtisch import Table"),
        ("bargaining/talks.py", "import stammtisch.games.saludos.state"),
        ("games/saludos/state.py", "from ...bots import cautious"),
        ("games/saludos/state.py", "def late():\n    import stammtisch.server"),
        ("games/saludos/state.py", "from stammtisch.games.koalition import box"),
        ("games/saludos/phases/bag.py", "from ...koalition import box"),
        ("store/log.py", "from stammtisch.server import tables"),
        ("bots/cautious.py", "from ..cli import main"),
    ],
)
def test_a_trespass_is_noticed(tmp_path: Path, module: str, line: str) -> None:
    rooms = ("core", "bargaining", "bots", "server", "store", "games/koalition")
    for room in (*rooms, "games/saludos/phases"):
        (tmp_path / "stammtisch" / room).mkdir(parents=True)
    for room in (".", *rooms, "games", "games/saludos", "games/saludos/phases"):
        (tmp_path / "stammtisch" / room / "__init__.py").write_text("")
    assert trespasses(tmp_path) == []
    (tmp_path / "stammtisch" / module).write_text(line)
    assert len(trespasses(tmp_path)) == 1


def test_the_engine_needs_almost_nothing() -> None:
    found = list(modules(SRC))
    known = {name for name, _ in found}
    for module, path in found:
        if room_of(module) in ENGINE:
            roots = {target.split(".")[0] for target in imports(module, path, known)}
            assert roots <= ENGINE_MAY_IMPORT | sys.stdlib_module_names, module
            assert not roots & CLOCKS_AND_WIRES, f"{module} reaches for a clock or a wire"


def test_importing_the_engine_loads_the_engine_alone() -> None:
    script = (
        "import json, sys; before = set(sys.modules); import stammtisch; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    loaded: list[str] = json.loads(answer.stdout)
    foreign = {
        name
        for name in loaded
        if name.split(".")[0] not in LOADED_WITH_THE_ENGINE | sys.stdlib_module_names
        and not name.endswith("__mypyc")
    }
    assert foreign == set()
    assert {room_of(name) for name in loaded if name.startswith("stammtisch")} <= ENGINE
    assert len(loaded) < 250, "each module costs time; a plain import loads about 100"
