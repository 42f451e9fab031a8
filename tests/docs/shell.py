"""Reads command lines as the shell and the command stammtisch would, without running them."""

import shlex
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from stammtisch.cli import app
from stammtisch.server.settings import read_settings

SERVE_FLAGS = {"origin": "origins"}


def understand(line: str) -> tuple[str, ...]:
    """The command a line calls, such as ("admin", "backup"); an error if it would not be taken."""
    words = shlex.split(line)
    environment = {}
    while "=" in words[0]:
        name, _, environment[name] = words.pop(0).partition("=")
    program, *words = words
    assert program == "stammtisch", line
    command = get_command(app)
    way = []
    while isinstance(command, TyperGroup) and words and not words[0].startswith("-"):
        way.append(words.pop(0))
        assert way[-1] in command.commands, f"{line}: there is no command {' '.join(way)}"
        command = command.commands[way[-1]]
    try:
        given = command.make_context(" ".join(way), words).params
    except typer.Exit:  # --help and --version have said what they have to say
        return tuple(way)
    if way == ["serve"]:
        serve_settings(given, environment)
    return tuple(way)


def serve_settings(given: dict[str, Any], environment: dict[str, str]) -> None:
    """Settings that a server would not start with are an error."""
    flags = {SERVE_FLAGS.get(name, name): value for name, value in given.items()}
    flags.pop("config")
    flags["origins"] = tuple(flags["origins"]) if flags["origins"] else None
    read_settings(flags, environment=environment)
