"""A real server process on a free loopback port, for the tests to talk to."""

import multiprocessing
import os
import signal
import time
import urllib.request
from pathlib import Path
from typing import Any

from loopback import free_port

START_WITHIN = 300.0

GENEROUS = {
    "bot_haste": "1000",
    "sockets_per_address": "5000",
    "requests_per_second": "10000",
    "messages_per_second": "10000",
    "new_players_per_hour": "100000",
    "tables_per_host": "1000",
}
"""Limits that no well-meant test meets; tests of the limits set their own."""


# Every start would take seconds if the libraries were loaded anew each time.
_starts = multiprocessing.get_context("forkserver")
_starts.set_forkserver_preload(["__main__", "stammtisch.server.serving"])


def serve_here(given: dict[str, str], log: Path) -> None:
    """What the process of a server does."""
    from stammtisch.server.serving import serve
    from stammtisch.server.settings import read_settings

    with log.open("ab") as written:
        os.dup2(written.fileno(), 1)
        os.dup2(written.fileno(), 2)
    os.chdir(log.parent)
    serve(read_settings({}, environment=given))


class Running:
    """One server process, which can be killed and started again on the same port."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.database = database
        self.log = folder / f"server-{self.port}.log"
        self._settings = GENEROUS | {name: str(value) for name, value in settings.items()}
        self._process: multiprocessing.process.BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> "Running":
        given = {"port": str(self.port), "database": self.database, "log": "json"}
        environment = {
            f"STAMMTISCH_{name.upper()}": value for name, value in (given | self._settings).items()
        }
        self._process = _starts.Process(
            target=serve_here, args=(environment, self.log), daemon=True
        )
        self._process.start()
        self._wait_until_ready()
        return self

    def _wait_until_ready(self) -> None:
        give_up = time.monotonic() + START_WITHIN
        while time.monotonic() < give_up:
            assert self._process is not None
            if not self._process.is_alive():
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut does it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host does it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        os.kill(self.pid, how)
        self._process.join(30)
        assert not self._process.is_alive()
        self._process = None

    def written(self) -> str:
        """All that the server has logged."""
        return self.log.read_text()
