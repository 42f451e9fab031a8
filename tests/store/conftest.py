"""A database for each test, of both kinds."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    url: str = request.getfixturevalue("fresh_postgres")
    return url
