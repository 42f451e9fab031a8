"""Every sample in the documentation works: Python runs, commands run, quotations are true.

The commands of a page are typed one after the other in one folder; its Python is one program, and
runs there afterwards. Where many games are to be played, a few are enough to see that it works.
"""

import asyncio
import configparser
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stammtisch import game
from stammtisch.cli import app
from stammtisch.server.settings import read_settings
from stammtisch.store import Database
from tests.docs.samples import HOUSE, Sample, all_samples, pages, samples
from tests.docs.shell import understand

LANGUAGES = {"caddy", "ini", "json", "nginx", "python", "sh", "text", "toml"}
PROGRAMS = {"cd", "git", "node", "npm", "npx", "pip", "psql", "python3", "systemctl", "useradd"}
"""What else a reader is told to type; none of it is ours to test."""
NEVER_ENDS = {("serve",)}


def name(sample: Sample | str) -> str:
    return sample if isinstance(sample, str) else f"{sample.page}:{sample.line}"


def commands(page: str) -> list[str]:
    """The command lines of a page, each on one line and without its comment."""
    shell = "".join(each.text for each in samples(page) if each.language == "sh")
    lines = (line.partition("  #")[0].strip() for line in shell.replace("\\\n", " ").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def is_ours(line: str) -> bool:
    words = shlex.split(line)
    return next(word for word in words if "=" not in word) == "stammtisch"


def in_need_of_postgres(line: str) -> bool:
    return "postgresql://" in line


QUOTED = [each for each in all_samples("python") if each.title]
SHELL_PAGES = sorted({each.page for each in all_samples("sh")})


def program(page: str) -> str:
    """The Python of a page that isn't quoted from a file."""
    blocks = (each for each in samples(page) if each.language == "python" and not each.title)
    return "\n\n".join(each.text for each in blocks)


def test_every_sample_is_in_a_language_that_is_tested_here() -> None:
    odd = [
        name(each) for page in pages() for each in samples(page) if each.language not in LANGUAGES
    ]
    assert odd == []


@pytest.mark.parametrize("sample", QUOTED, ids=name)
def test_a_quotation_stands_in_the_file_it_names(sample: Sample) -> None:
    assert sample.text in (HOUSE / sample.title).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", SHELL_PAGES)
def test_the_commands_of_a_page_are_understood(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (HOUSE / "Makefile").read_text(), re.MULTILINE))
    for line in commands(page):
        if is_ours(line):
            understand(line.partition(" > ")[0])
            continue
        called, *rest = shlex.split(re.sub(r"^sudo (-u \w+ )?", "", line))
        if called == "make":
            assert rest[0] in targets, line
        else:
            assert Path(called).name in PROGRAMS | {"stammtisch"}, line


def to_run(page: str) -> list[str]:
    """The commands of a page that come to an end and need nothing but a folder."""
    return [
        line
        for line in commands(page)
        if is_ours(line)
        and not in_need_of_postgres(line)
        and understand(line.partition(" > ")[0]) not in NEVER_ENDS
    ]


@pytest.mark.parametrize("page", [page for page in pages() if to_run(page) or program(page)])
def test_the_samples_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    asyncio.run(a_server_has_been_here())
    for line in to_run(page):
        command, _, into = re.sub(r"--games \d+", "--games 8", line).partition(" > ")
        result = CliRunner().invoke(app, shlex.split(command)[1:], input="")
        assert result.exit_code == 0, f"{line}\n{result.output}"
        if into:
            Path(into.strip()).write_text(result.output, encoding="utf-8")
    if program(page):
        (tmp_path / "page.py").write_text(program(page), encoding="utf-8")
        ended = subprocess.run([sys.executable, "page.py"], capture_output=True, text=True)
        assert ended.returncode == 0, ended.stderr


async def a_server_has_been_here() -> None:
    """The database that `stammtisch serve` leaves in its folder."""
    database = Database("sqlite:///stammtisch.db")
    await database.upgrade()
    await database.close()


@pytest.mark.parametrize("sample", all_samples("toml"), ids=name)
def test_a_file_of_settings_is_taken(sample: Sample, tmp_path: Path) -> None:
    file = tmp_path / sample.title
    file.write_text(sample.text, encoding="utf-8")
    read_settings({}, file, environment={})
    assert tomllib.loads(sample.text)


@pytest.mark.parametrize("sample", all_samples("json"), ids=name)
def test_json_is_json_and_its_moves_are_moves(sample: Sample) -> None:
    for line in sample.text.splitlines():
        said = json.loads(line)
        if "move" in said:
            move = said["move"] if isinstance(said["move"], dict) else said
            game("saludos").read_move.decode(json.dumps(move))


@pytest.mark.parametrize("sample", all_samples("ini"), ids=name)
def test_a_unit_starts_what_there_is(sample: Sample) -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.read_string(sample.text)
    program, _, rest = unit["Service"]["ExecStart"].partition(" ")
    assert Path(program).name == "stammtisch"
    assert understand(f"stammtisch {rest}") == ("serve",)


@pytest.mark.parametrize("language", ["caddy", "nginx"])
def test_a_proxy_leads_to_the_server_and_keeps_its_figures(language: str) -> None:
    """The rest of it was tried by hand: a proxy is none of the things the tests bring."""
    proxy = next(each.text for each in all_samples(language))
    assert f"127.0.0.1:{read_settings({}, environment={}).port}" in proxy
    assert re.search(r"respond /metrics\* 404|location /metrics \{\s+return 404", proxy)
    if language == "nginx":
        for header in ("Host $http_host", "Upgrade $http_upgrade", "X-Forwarded-For $remote_addr"):
            assert f"proxy_set_header {header};" in proxy
