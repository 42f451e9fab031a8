"""One server for most tests, and a way to have another with settings of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running

MakeServer = Callable[..., Running]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a database of its own, shared by tests that don't disturb each other."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(f"sqlite:///{folder}/tables.db", folder).start()
    yield running
    running.stop()
    for trouble in ("went wrong", "bot failed", "bots failed", "keeping failed"):
        assert trouble not in running.written()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Starts servers with settings of their own; they end with the test."""
    started: list[Running] = []

    def make(database: str | None = None, **settings: Any) -> Running:
        url = database or f"sqlite:///{tmp_path}/tables.db"
        started.append(Running(url, tmp_path, **settings))
        return started[-1].start()

    yield make
    for running in started:
        running.kill()
