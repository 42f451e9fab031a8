"""The command line: whole games by script, checking logs, and one line for whatever is wrong."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from stammtisch import Table, __version__, game
from stammtisch.cli import app, main
from stammtisch.core.build import build
from stammtisch.server.settings import Settings
from tests.docs.shell import understand

LINES = "\n".join(islice(cycle(("keep", "pass", "let", "stay", "lay none", "")), 6000))
PLAY = ["play", "saludos", "--players", "3", "--bots", "easy", "--seed", "7", "--name", "Anna"]


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a whole game, written by the command."""
    path = tmp_path_factory.mktemp("logs") / "evening.jsonl"
    result = CliRunner().invoke(app, [*PLAY, "--lang", "en", "--log", str(path)], input=LINES)
    assert result.exit_code == 0, result.output
    assert f"stammtisch verify {path}" in " ".join(result.output.split())
    return path


def run(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command as the shell does."""
    monkeypatch.setattr(sys, "argv", ["stammtisch", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    return int(ended.value.code or 0)


def test_a_finished_log_is_in_order(log: Path) -> None:
    result = CliRunner().invoke(app, ["verify", str(log)])
    assert result.exit_code == 0
    assert "evening.jsonl is in order" in result.output


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_same_seed_gives_the_same_evening(language: str) -> None:
    play = [*PLAY, "--lang", language]
    first, second = (CliRunner().invoke(app, play, input=LINES[:400]).output for _ in range(2))
    assert first == second
    assert first


@pytest.mark.parametrize(
    ("language", "bye"),
    [("en", "say goodbye"), ("fr", "À la prochaine"), ("de", "Bis zum nächsten")],
)
def test_leaving_early_says_goodbye_and_keeps_the_log(
    language: str, bye: str, tmp_path: Path
) -> None:
    path = tmp_path / "half.jsonl"
    result = CliRunner().invoke(
        app, [*PLAY, "--lang", language, "--log", str(path)], input="keep\n"
    )
    assert result.exit_code == 0
    assert bye in result.output
    half = CliRunner().invoke(app, ["verify", str(path)])
    assert "the game is not over" in str(half.exception)


def test_a_terminal_without_the_signs_shows_question_marks() -> None:
    script = "from stammtisch.cli import main; main()"
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    ended = subprocess.run(
        [sys.executable, "-c", script, *PLAY, "--lang", "de"],
        input=b"b\xffhalten\n",
        env=environment,
        capture_output=True,
        check=True,
    )
    assert ended.stderr == b""
    assert b"St?rke" in ended.stdout


def test_options_and_seat_are_heard(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    options = ["--seat", "2", "-o", "starter=1", "-o", "patience=3", "--log", str(path)]
    result = CliRunner().invoke(app, [*PLAY, "--lang", "en", *options], input="")
    assert "2  ■ Anna" in result.output
    assert b'"options":{"patience":3,"starter":1}' in path.read_bytes()


def test_an_edition_of_ones_own(tmp_path: Path, log: Path) -> None:
    shown = CliRunner().invoke(app, ["editions", "show", "saludos"])
    assert shown.exit_code == 0
    own = tmp_path / "own.toml"
    own.write_text(shown.output.replace("Spielbank", "Kurhaus"), encoding="utf-8")
    checked = CliRunner().invoke(app, ["editions", "check", "saludos", str(own)])
    assert checked.exit_code == 0
    played = tmp_path / "log.jsonl"
    arguments = [*PLAY, "--lang", "de", "--edition", str(own), "--log", str(played)]
    result = CliRunner().invoke(app, arguments, input=LINES)
    assert "Kurhaus" in result.output
    fine = CliRunner().invoke(app, ["verify", str(played), "--edition", str(own)])
    assert fine.exit_code == 0, fine.output


def test_simulations_do_not_depend_on_the_number_of_jobs() -> None:
    simulate = ["simulate", "saludos", "--games", "45", "--players", "3", "--bots", "easy,random"]
    one, two = (
        CliRunner().invoke(app, [*simulate, "--seed", "s", "--jobs", jobs]).stdout
        for jobs in ("1", "2")
    )
    assert one == two
    assert "45 games of saludos for 3" in one
    other = CliRunner().invoke(app, [*simulate, "--seed", "t", "--jobs", "1"]).stdout
    assert other != one


def test_games_and_editions_are_listed() -> None:
    games = CliRunner().invoke(app, ["games"])
    assert "saludos" in games.output
    assert "for 3 to 7" in games.output
    editions = CliRunner().invoke(app, ["editions", "list", "saludos"])
    assert game("saludos").editions.standard.digest() in editions.output


def test_help_is_quick_because_it_loads_little() -> None:
    script = "import sys, stammtisch.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    modules = loaded.stdout.decode().split()
    for heavy in ("fluent", "stammtisch.bots", "stammtisch.texts", "rich.progress"):
        assert heavy not in modules


def test_it_says_which_version_it_is() -> None:
    said = CliRunner().invoke(app, ["--version"]).output
    assert said == f"stammtisch {__version__} ({build()} engine)\n"


def commands(group: TyperGroup, *way: str) -> Iterator[tuple[str, ...]]:
    """Every command there is, as one types it."""
    yield way
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, *way, name)
        else:
            yield (*way, name)


def all_commands() -> TyperGroup:
    top = get_command(app)
    assert isinstance(top, TyperGroup)
    return top


@pytest.mark.parametrize("command", list(commands(all_commands())), ids=" ".join)
def test_every_command_has_help_with_an_example_that_is_right(command: tuple[str, ...]) -> None:
    result = CliRunner(env={"COLUMNS": "200"}).invoke(app, [*command, "--help"])
    assert result.exit_code == 0
    said = result.output.partition("Usage")[2].partition("\n")[2]
    examples = re.findall(rf"(stammtisch(?: {' '.join(command)})?(?: \S+)*)", said)
    assert examples
    for example in examples:
        understand(example.partition(" > ")[0])


@pytest.mark.parametrize("command", list(commands(all_commands())), ids=" ".join)
def test_no_line_of_a_help_breaks_in_a_terminal_of_80_columns(command: tuple[str, ...]) -> None:
    narrow, wide = (
        CliRunner(env={"COLUMNS": columns}).invoke(app, [*command, "--help"]).output
        for columns in ("80", "200")
    )

    def words(output: str) -> list[str]:
        """What stands above the boxes of options."""
        lines = output.partition("Usage")[2].partition("╭")[0].splitlines()
        return [line.rstrip() for line in lines]

    assert words(narrow) == words(wide)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_completes_commands_and_games(shell: str) -> None:
    asked = {"COMP_WORDS": "stammtisch play k", "COMP_CWORD": "2"}
    if shell != "bash":
        asked = {
            "_TYPER_COMPLETE_ARGS": "stammtisch play k",
            "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        }
    answer = subprocess.run(
        [Path(sys.executable).parent / "stammtisch"],
        env={**os.environ, "_STAMMTISCH_COMPLETE": f"complete_{shell}", **asked},
        capture_output=True,
        text=True,
    )
    assert "koalition" in answer.stdout
    assert "saludos" not in answer.stdout


def test_the_help_of_serve_names_every_setting() -> None:
    said = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["serve", "--help"]).output
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in said or name in said


WRONG = {
    "dance": "No such command 'dance'",
    "play": "Missing argument 'GAME'",
    "play chess": "there is no game 'chess'",
    "play saludos --players 12": "for 3 to 7 players, not 12",
    "play saludos --players many": "'--players'",
    "play saludos --players 0": "for 3 to 7 players, not 0",
    "play saludos --seat 5": "no seat 5",
    "play saludos --seat -1": "no seat -1",
    "play saludos --log .": ". can't be written: Is a directory",
    "play saludos --bots genius": "no bot of level 'genius'",
    "play saludos --bots easy:grumpy": "no bot is 'grumpy'",
    "play saludos --lang it": "the languages are en, fr, de",
    "play saludos --option patience": "NAME=VALUE",
    "play saludos --option patience=99": "expected a whole number, <= 20",
    "play saludos --option speed=1": "no option 'speed', only patience, starter",
    "play saludos --option patience=[": "--option patience=[:",
    "play saludos --option starter=6": "seat 6 can't start",
    "play saludos --edition nowhere.toml": "nowhere.toml can't be read: No such file",
    "play saludos --edition noise": "noise can't be read: it is not text",
    "play saludos --log nowhere/log": "no folder nowhere",
    "simulate saludos --games 0": "at least 1 game",
    "simulate saludos --games 1e6": "See: stammtisch simulate --help",
    "simulate saludos --players 2": "for 3 to 7 players, not 2",
    "simulate saludos --bots ,": "no bot of level ''",
    "simulate saludos --jobs -1": "'--jobs'",
    "verify": "Missing argument 'FILE'",
    "verify noise": "noise, line 1: ",
    "verify nowhere.jsonl": "nowhere.jsonl can't be read: No such file",
    "editions list chess": "there is no game 'chess'",
    "editions show saludos gold": "no edition 'gold'",
    "editions check saludos nowhere.toml": "nowhere.toml can't be read: No such file",
    "serve --port 99999": "the setting port is wrong: expected a whole number, <= 65535",
    "serve --log xml": "the setting log is wrong",
    "serve --origin games.example": "'games.example' is no origin",
    "serve --proxies me": "'me' is no address of a proxy",
    "serve --database sqlite:///noise": "can't be opened: file is not a database",
    "serve --host 192.0.2.7": "can't listen on port 8000 of 192.0.2.7: Cannot assign",
    "serve --config nowhere.toml": "nowhere.toml can't be read: No such file",
    "serve --database mysql://me@here/games": "the database is sqlite:///path/to/file or",
    "serve --database sqlite:///nowhere/x.db": "nowhere/x.db can't be opened: there is no folder",
    "serve --database postgresql://me:secret@127.0.0.1:1/x": "***@127.0.0.1:1/x can't be opened",
    "admin tables --database sqlite:///nowhere.db": "there is no database nowhere.db",
    "admin backup file --database sqlite:///nowhere.db": "there is no database nowhere.db",
    "admin dance": "No such command 'dance'",
    "admin end nothing --database mysql:nonsense": "the database is sqlite:///path/to/file or",
    "admin restore nowhere.backup": "nowhere.backup is not a backup: No such file",
    "admin restore noise": "noise is not a backup: ",
    "admin tables --status lost": "no table is 'lost'; they are gathering",
    "tournament --game chess": "there is no game 'chess'",
    "tournament --effort 0": "some effort to think",
    "tournament --budget -1": "some budget to think",
    "tournament --bots ,": "needs bots",
    "tournament --duplicate twice": "by substitution, rotation or none",
    "tournament --games 2 --out /dev/null": "/dev/null",
    "report nowhere": "nowhere",
    "selfplay --games 1 --out /dev/null": "/dev/null",
    "selfplay --games 0": "at least 1 game",
    "selfplay --bots ,": "needs bots",
    "selfplay --bots genius": "no bot of level 'genius'",
    "selfplay --players 12": "for 3 to 7 players, not 12",
}


@pytest.mark.parametrize(("command", "said"), WRONG.items())
def test_whatever_is_wrong_is_said_in_one_line(
    command: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("noise").write_bytes(bytes(range(128, 256)) * 40)
    assert run(*command.split(), monkeypatch=monkeypatch) in (1, 2)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("stammtisch: ")
    assert captured.err.count("\n") == 1
    assert said in captured.err
    assert "$" not in captured.err
    assert "[Errno" not in captured.err
    assert not list(tmp_path.glob("*.db"))


def test_a_second_server_on_the_same_file_is_told_so(tmp_path: Path) -> None:
    serve = [str(Path(sys.executable).parent / "stammtisch"), "serve", "--port", "0"]
    first = subprocess.Popen(serve, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    assert first.stderr is not None
    try:
        while "serving" not in first.stderr.readline():
            assert first.poll() is None
        second = subprocess.run(serve, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    finally:
        first.terminate()
        first.communicate(timeout=30)
    assert second.returncode == 2
    assert second.stderr.startswith("stammtisch: another server is using stammtisch.db")
    assert second.stderr.count("\n") == 1


def spoil(lines: list[str], what: str) -> list[str]:
    """A log in which one thing is wrong."""
    if what == "empty":
        return []
    if what == "not json":
        return [lines[0], "{", *lines[2:]]
    if what == "no seed":
        return lines[:-1]
    if what == "other seed":
        return [*lines[:-1], lines[-1].replace('"seed":"', '"seed":"ff', 1).replace('"}', '"}')]
    if what == "a face changed":
        place = next(n for n, line in enumerate(lines) if '"Roll"' in line)
        face = next(f for f in range(1, 7) if f'"face":{f}' not in lines[place])
        old = next(f for f in range(1, 7) if f'"face":{f}' in lines[place])
        lines = [*lines]
        lines[place] = lines[place].replace(f'"face":{old}', f'"face":{face}')
        return lines
    if what == "a line missing":
        return [*lines[:5], *lines[6:]]
    if what == "somebody else's move":
        place = next(n for n, line in enumerate(lines) if '"Keep"' in line)
        return [*lines[:place], lines[place].replace('"Keep"', '"StayAway"'), *lines[place + 1 :]]
    if what == "other scores":
        return [*lines[:-1], lines[-1].replace('"scores":[', '"scores":[9', 1)]
    if what == "other edition":
        return [lines[0].replace('"edition":"', '"edition":"x', 1), *lines[1:]]
    if what == "other game":
        return [lines[0].replace("saludos", "chess"), *lines[1:]]
    assert what == "after the end"
    return [*lines, lines[1]]


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("empty", "is empty"),
        ("not json", "line 2"),
        ("no seed", "the game is not over"),
        ("other seed", "not the one committed to"),
        ("a face changed", "chance did not follow from the seed"),
        ("a line missing", "where 4 was due"),
        ("somebody else's move", "not what the table is waiting for"),
        ("other scores", "not the one the moves lead to"),
        ("other edition", "--edition"),
        ("other game", "there is no game 'chess'"),
        ("after the end", "nothing may follow the seed"),
    ],
)
def test_verify_says_what_is_wrong(
    what: str,
    said: str,
    log: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(spoil(log.read_text().splitlines(), what)), encoding="utf-8")
    assert run("verify", str(broken), monkeypatch=monkeypatch) == 1
    said_in_fact = capsys.readouterr().err
    assert said in said_in_fact
    assert "broken.jsonl" in said_in_fact
    assert said_in_fact.count("\n") == 1


def test_every_flaw_of_an_edition_is_told_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    shown = CliRunner().invoke(app, ["editions", "show", "saludos"]).output
    own.write_text(shown.replace("[18, 20, 18]", "[18, 20, 3]").replace("chits = 3", "chits = 1"))
    assert run("editions", "check", "saludos", str(own), monkeypatch=monkeypatch) == 1
    flaws = capsys.readouterr().err.splitlines()
    assert len(flaws) == 4
    assert all(flaw.startswith("stammtisch: own.toml, line ") for flaw in flaws)
    assert run("play", "saludos", "--edition", str(own), monkeypatch=monkeypatch) == 2
    assert "(and 3 more: stammtisch editions check)" in capsys.readouterr().err


def test_interrupting_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Table, "play", interrupted)
    assert run("simulate", "saludos", "--jobs", "1", monkeypatch=monkeypatch) == 130
    assert capsys.readouterr().err.strip() == ""
