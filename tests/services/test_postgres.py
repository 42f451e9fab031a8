"""The database server for the tests is a real one, and private."""

import asyncio
from urllib.parse import urlsplit

import asyncpg
import pytest
from asyncpg.exceptions import InvalidPasswordError, UniqueViolationError


def test_it_answers_queries_and_keeps_what_it_is_told(postgres_url: str) -> None:
    async def conversation() -> list[str]:
        connection = await asyncpg.connect(postgres_url)
        try:
            await connection.execute("CREATE TEMPORARY TABLE guests (name text UNIQUE)")
            await connection.executemany(
                "INSERT INTO guests VALUES ($1)", [("Zoë",), ("Jürgen",), ("Ève",)]
            )
            with pytest.raises(UniqueViolationError):
                await connection.execute("INSERT INTO guests VALUES ('Zoë')")
            rows = await connection.fetch("SELECT name FROM guests ORDER BY name")
            return [row["name"] for row in rows]
        finally:
            await connection.close()

    assert asyncio.run(conversation()) == ["Jürgen", "Zoë", "Ève"]


def test_it_hands_on_notifications(postgres_url: str) -> None:
    async def conversation() -> str:
        listener = await asyncpg.connect(postgres_url)
        speaker = await asyncpg.connect(postgres_url)
        try:
            heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
            await listener.add_listener(
                "guests", lambda _connection, _pid, _channel, payload: heard.set_result(payload)
            )
            await speaker.execute("NOTIFY guests, 'seven'")
            return await asyncio.wait_for(heard, timeout=10)
        finally:
            await listener.close()
            await speaker.close()

    assert asyncio.run(conversation()) == "seven"


def test_it_lets_nobody_in_without_the_password(postgres_url: str) -> None:
    address = urlsplit(postgres_url)
    assert address.hostname == "127.0.0.1"
    with pytest.raises(InvalidPasswordError):
        asyncio.run(
            asyncpg.connect(
                host=address.hostname, port=address.port, user="postgres", password="guess"
            )
        )
