"""A real PostgreSQL server for the tests: its own, on a free loopback port, gone at the end."""

import asyncio
from collections.abc import Iterator

import pytest

from postgres import new_database, running_postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """The URL of an empty database on a server that lives as long as the test session."""
    with running_postgres(durable=False) as url:
        yield url


@pytest.fixture
def fresh_postgres(postgres_url: str) -> str:
    """The URL of a database that no other test has used."""
    return asyncio.run(new_database(postgres_url))
