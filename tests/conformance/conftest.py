"""The example game is known by name for these tests alone."""

from collections.abc import Iterator

import pytest

from stammtisch.core import game


@pytest.fixture(autouse=True, scope="package")
def example_game() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game._homes, "pizza", "tests.example.pizza")
        yield
