"""The Dockerfile and compose.yaml: held against linters, and done step by step."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any

import pytest
from ruamel.yaml import YAML

from loopback import free_port
from stammtisch.server.settings import Settings
from stammtisch.store import Database
from tests.release.image import HOUSE, Image, Step, built, stages
from tests.release.test_wheel import uv

BIN = Path(sys.executable).parent
START_WITHIN = 60.0


def test_the_dockerfile_is_linted() -> None:
    lint = subprocess.run([BIN / "hadolint", HOUSE / "Dockerfile"], capture_output=True, text=True)
    assert (lint.returncode, lint.stdout) == (0, "")


def test_the_linter_of_dockerfiles_finds_something(tmp_path: Path) -> None:
    bad = tmp_path / "Dockerfile"
    bad.write_text((HOUSE / "Dockerfile").read_text().replace("python:3.12-slim", "python"))
    lint = subprocess.run([BIN / "hadolint", bad], capture_output=True, text=True, check=False)
    assert lint.returncode != 0
    assert "DL3006" in lint.stdout


def lint_compose(path: Path) -> int:
    """Hold a file against the schema of the Compose specification."""
    command = [str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(path)]
    return subprocess.run(command, capture_output=True, check=False).returncode


def test_the_compose_file_keeps_the_specification(tmp_path: Path) -> None:
    assert lint_compose(HOUSE / "compose.yaml") == 0
    bad = tmp_path / "compose.yaml"
    bad.write_text((HOUSE / "compose.yaml").read_text().replace("restart:", "restrat:"))
    assert lint_compose(bad) != 0


def services() -> dict[str, Any]:
    """The services of the compose file, with a password filled in."""
    text = (HOUSE / "compose.yaml").read_text()
    assert set(re.findall(r"\$\{(\w+)", text)) == {"STAMMTISCH_PASSWORD"}
    text = re.sub(r"\$\{STAMMTISCH_PASSWORD:\?[^}]*\}", "${password}", text)
    composed: dict[str, Any] = YAML(typ="safe").load(Template(text).substitute(password="beer"))
    for name in composed["services"]["postgres"]["volumes"]:
        assert name.partition(":")[0] in composed["volumes"]
    found: dict[str, Any] = composed["services"]
    return found


def test_the_services_agree_with_each_other() -> None:
    found = services()
    ours, postgres = found["stammtisch"], found["postgres"]["environment"]
    url = Database(ours["environment"]["STAMMTISCH_DATABASE"]).url
    assert url.host in found
    assert (url.username, url.password, url.database) == (
        postgres["POSTGRES_USER"],
        postgres["POSTGRES_PASSWORD"],
        postgres["POSTGRES_DB"],
    )
    for name, needed in ours["depends_on"].items():
        assert needed["condition"] == "service_healthy"
        assert "healthcheck" in found[name]
    last = {step.name: step for step in stages()[-1]}
    port = last["EXPOSE"].text
    assert [mapped.rpartition(":")[2] for mapped in ours["ports"]] == [port]


def test_containers_use_settings_that_exist() -> None:
    known = {f"STAMMTISCH_{name.upper()}" for name in Settings.__struct_fields__}
    text = (HOUSE / "Dockerfile").read_text() + (HOUSE / "compose.yaml").read_text()
    used = set(re.findall(r"STAMMTISCH_\w+", text)) - {"STAMMTISCH_PASSWORD"}
    assert used
    assert used <= known


def pythons(folder: Path) -> Iterator[Image]:
    """For each stage an empty root, with a Python and pip as the official images have them."""
    for number in range(len(stages())):
        root = folder / f"stage{number}"
        command = [uv(), "venv", "--quiet", "--seed", "--python", sys.executable, f"{root}/python"]
        subprocess.run(command, check=True)
        yield Image(root, root / "python/bin/python")


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    return built(pythons(tmp_path_factory.mktemp("image")))


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_is_built_starts_answers_and_stops(
    image: Image, database: str, fresh_postgres: str, tmp_path: Path
) -> None:
    """As an image alone, and with a PostgreSQL as the compose file gives it one."""
    steps: dict[str, Step] = {step.name: step for step in stages()[-1]}
    assert image.environment["STAMMTISCH_HOST"] == "0.0.0.0"
    port = str(free_port())
    given = {"STAMMTISCH_HOST": "127.0.0.1", "STAMMTISCH_PORT": port}
    if database == "postgresql":
        assert "STAMMTISCH_DATABASE" in services()["stammtisch"]["environment"]
        given["STAMMTISCH_DATABASE"] = fresh_postgres
    path = {"PATH": str(image.python.parent), "HOME": str(tmp_path)}
    program = image.python.parent / steps["CMD"].command[0]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [program, *steps["CMD"].command[1:]],
            env=path | image.environment | given,
            cwd=image.folder,
            stderr=log,
        )
    try:
        check = [word.replace("8000", port) for word in steps["HEALTHCHECK"].command]
        give_up = time.monotonic() + START_WITHIN
        while subprocess.run(check, capture_output=True, env=os.environ | path).returncode != 0:
            assert time.monotonic() < give_up
            assert process.poll() is None, (tmp_path / "log").read_text()
            time.sleep(0.2)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            assert b'src="/assets/' in answer.read(), "the client is built in"
        process.send_signal(signal.Signals[steps["STOPSIGNAL"].text])
        assert process.wait(30) == 0
        assert (image.folder / "stammtisch.db").exists() == (database == "sqlite")
        (image.folder / "stammtisch.db").unlink(missing_ok=True)
    finally:
        process.kill()
        process.wait()
