"""Who plays here: guests, those who claimed their name, what they said, how they fare."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.store.database import Database
from stammtisch.store.news import News
from stammtisch.store.schema import chat, identities, ratings, settings


class Person(NamedTuple):
    id: str
    name: str
    claimed: str | None
    passphrase: str | None
    generation: int
    """Tokens of an older generation are no longer good."""


class Line(NamedTuple):
    id: int
    at: int
    player: str
    name: str
    seat: int | None
    text: str


class Standing(NamedTuple):
    player: str
    game: str
    played: int
    won: int
    mu: float
    sigma: float


class NameTaken(Exception):
    """Somebody has claimed this name already."""


_person = (
    identities.c.id,
    identities.c.name,
    identities.c.claimed,
    identities.c.passphrase,
    identities.c.generation,
)


class People:
    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news

    async def create(self, player: str, name: str, now: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                insert(identities).values(id=player, name=name, generation=0, created=now)
            )

    async def get(self, player: str) -> Person | None:
        async with self._database.read() as connection:
            found = await connection.execute(select(*_person).where(identities.c.id == player))
            row = found.first()
            return Person(*row) if row else None

    async def claimed(self, name: str) -> Person | None:
        """Who has claimed this name, however it is capitalised."""
        async with self._database.read() as connection:
            found = await connection.execute(
                select(*_person).where(identities.c.claimed == name.casefold())
            )
            row = found.first()
            return Person(*row) if row else None

    async def rename(self, player: str, name: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(
                update(identities).where(identities.c.id == player).values(name=name)
            )

    async def claim(self, player: str, name: str, passphrase: str) -> None:
        async with self._database.write() as connection:
            try:
                await connection.execute(
                    update(identities)
                    .where(identities.c.id == player)
                    .values(name=name, claimed=name.casefold(), passphrase=passphrase)
                )
            except IntegrityError as error:
                raise NameTaken from error

    async def sign_out_everywhere(self, player: str) -> None:
        """Make every cookie and token given out so far worthless."""
        async with self._database.write() as connection:
            await connection.execute(
                update(identities)
                .where(identities.c.id == player)
                .values(generation=identities.c.generation + 1)
            )

    # Chat

    async def say(
        self, table: str, at: int, player: str, name: str, seat: int | None, text: str
    ) -> Line:
        async with self._database.write() as connection:
            done = await connection.execute(
                insert(chat).returning(chat.c.id),
                {
                    "table_id": table,
                    "at": at,
                    "player": player,
                    "name": name,
                    "seat": seat,
                    "text": text,
                },
            )
            number = int(done.scalar_one())
            await self._news.tell(connection, "chat", [table], str(number))
        return Line(number, at, player, name, seat, text)

    async def chat(self, table: str, most: int, after: int = 0) -> list[Line]:
        """The last lines of a table's chat, oldest first."""
        wanted = (
            select(chat.c.id, chat.c.at, chat.c.player, chat.c.name, chat.c.seat, chat.c.text)
            .where(chat.c.table_id == table, chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(most)
        )
        async with self._database.read() as connection:
            return [Line(*row) for row in await connection.execute(wanted)][::-1]

    # Ratings

    async def standings(self, player: str) -> list[Standing]:
        async with self._database.read() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.player == player))
            return [Standing(*row) for row in rows]

    async def ranking(self, game: str, most: int = 100) -> list[tuple[Standing, str]]:
        """The best people at a game, with their names."""
        ordinal = ratings.c.mu - 3 * ratings.c.sigma
        wanted = (
            select(*ratings.c, identities.c.name)
            .join(identities, identities.c.id == ratings.c.player)
            .where(ratings.c.game == game)
            .order_by(ordinal.desc())
            .limit(most)
        )
        async with self._database.read() as connection:
            return [(Standing(*row[:6]), row[6]) for row in await connection.execute(wanted)]

    @staticmethod
    async def standings_at(
        connection: AsyncConnection, players: Iterable[str], game: str
    ) -> dict[str, Standing]:
        """How these players stand in a game; those who never played it are missing."""
        wanted = select(ratings).where(ratings.c.player.in_(list(players)), ratings.c.game == game)
        return {row.player: Standing(*row) for row in await connection.execute(wanted)}

    @staticmethod
    async def keep_standings(connection: AsyncConnection, standings: Iterable[Standing]) -> None:
        for standing in standings:
            values = standing._asdict()
            mine = (ratings.c.player == standing.player) & (ratings.c.game == standing.game)
            changed = await connection.execute(update(ratings).where(mine).values(values))
            if changed.rowcount == 0:
                await connection.execute(insert(ratings).values(values))

    # Settings of the server itself

    async def setting(self, name: str, otherwise: str) -> str:
        """A setting that is kept; if there is none yet, it becomes `otherwise`."""
        wanted = select(settings.c.value).where(settings.c.name == name)
        async with self._database.read() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        if found is not None:
            return found
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(settings).values(name=name, value=otherwise))
        except IntegrityError:  # another process was quicker
            return await self.setting(name, otherwise)
        return otherwise

    async def set_setting(self, name: str, value: str) -> None:
        await self.setting(name, value)
        async with self._database.write() as connection:
            await connection.execute(
                update(settings).where(settings.c.name == name).values(value=value)
            )

    async def count(self) -> int:
        async with self._database.read() as connection:
            wanted = select(func.count()).select_from(identities)
            return int((await connection.execute(wanted)).scalar_one())
