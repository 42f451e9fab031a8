"""The house is in order: what is promised is there, and nothing private is in it."""

import ast
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

HOUSE = Path(__file__).parent.parent

# Paths of somebody's machine. Written so that this file holds none itself.
MACHINE_PATH = re.compile(r"(?<![\w.$})-])/(?:root|home|work|tmp|Users)/\w")
REGISTRY = re.compile(r"\b(?:pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|debian[.]org)\b")
PUBLIC_INDEX = {".".join(("pypi", "org")), ".".join(("files", "pythonhosted", "org"))}
LOCKS = {"uv.lock", "package-lock.json"}
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "stuff"}
POSTPONED = re.compile(r"\b(?:TO[D]O|FIX[M]E)\b")


def files() -> Iterator[Path]:
    """Every file of the project, leaving out what Git is told to ignore."""
    ignored = GitIgnoreSpec.from_lines((HOUSE / ".gitignore").read_text().splitlines())
    for folder, inner, names in os.walk(HOUSE):
        here = Path(folder).relative_to(HOUSE)
        inner[:] = [
            name for name in inner if name != ".git" and not ignored.match_file(f"{here / name}/")
        ]
        for name in names:
            if name != ".git" and not ignored.match_file(here / name):
                yield here / name


def texts() -> Iterator[tuple[str, str]]:
    """Every text file, with its content."""
    for path in files():
        try:
            yield path.as_posix(), (HOUSE / path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def targets() -> set[str]:
    """The commands that the Makefile knows."""
    return set(re.findall(r"^([a-z]+):", (HOUSE / "Makefile").read_text(), re.MULTILINE))


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [name for name, text in texts() if MACHINE_PATH.search(text)]
    assert found == []


@pytest.mark.parametrize("place", ["root/x", "work/main", "tmp/log", "home/me", "Users/me"])
@pytest.mark.parametrize("before", ["", "in ", '"', "=", "(file://"])
def test_a_place_on_a_machine_is_noticed(before: str, place: str) -> None:
    assert MACHINE_PATH.search(f"{before}/{place}")


def test_no_file_but_the_locks_names_a_registry() -> None:
    found = [
        name for name, text in texts() if Path(name).name not in LOCKS and REGISTRY.search(text)
    ]
    assert found == []


def test_the_python_lock_names_the_public_index_alone() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", (HOUSE / "uv.lock").read_text()))
    assert hosts == PUBLIC_INDEX


def test_the_javascript_locks_name_no_host_at_all() -> None:
    for path in files():
        if path.name == "package-lock.json":
            packages = json.loads((HOUSE / path).read_text())["packages"]
            assert not [name for name, entry in packages.items() if "resolved" in entry], path


def test_the_readme_promises_two_commands_and_make_knows_them() -> None:
    shell = re.findall(r"```sh\n(.*?)```", (HOUSE / "README.md").read_text(), re.DOTALL)
    assert re.findall(r"^make (\w+)", "".join(shell), re.MULTILINE) == ["play", "test"]
    assert {"play", "test", "bench", "soak", "docs", "release", "clean", "fmt"} <= targets()


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_a_page_names_only_commands_and_files_that_exist(document: str) -> None:
    text = (HOUSE / document).read_text()
    assert set(re.findall(r"`make (\w+)`", text)) <= targets()
    named = re.findall(r"`((?:docs|src|tests|tools)/[\w./-]*)`", text)
    assert [path for path in named if not (HOUSE / path).exists()] == []


def test_contributing_is_one_page() -> None:
    text = (HOUSE / "CONTRIBUTING.md").read_text()
    assert len(text.splitlines()) <= 60
    assert len(text.split()) <= 650


def test_continuous_integration_runs_what_contributors_run() -> None:
    script = HOUSE / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "\nmake test\n" in script.read_text()


def test_every_decision_is_numbered_and_listed() -> None:
    folder = HOUSE / "docs" / "decisions"
    pages = sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert [int(name[:4]) for name in pages] == list(range(1, len(pages) + 1))
    index = (folder / "README.md").read_text()
    listed = re.findall(r"^- \[(\d{4})\]\((\1-[\w-]+\.md)\) · ", index, re.MULTILINE)
    assert [name for _, name in listed] == pages


def test_every_module_says_what_it_is_for() -> None:
    silent = []
    for path in files():
        if path.suffix == ".py":
            tree = ast.parse((HOUSE / path).read_text(encoding="utf-8"))
            if tree.body and not ast.get_docstring(tree):
                silent.append(path.as_posix())
    assert silent == []


def test_nothing_is_put_off_or_vaguely_named() -> None:
    assert [name for name, text in texts() if POSTPONED.search(text)] == []
    assert [str(path) for path in files() if path.stem.lower() in VAGUE_NAMES] == []
