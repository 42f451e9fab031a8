"""The one process that keeps a table stops keeping it when it is told to, whatever happens then."""

import asyncio
from pathlib import Path

from stammtisch.server.forms import NewTable
from stammtisch.server.house import House
from stammtisch.server.keeping import keep
from stammtisch.server.settings import Settings
from stammtisch.server.setup import set_up


def test_a_keeper_that_is_woken_as_it_is_stopped_stops(tmp_path: Path) -> None:
    """As when the server is told to stop while people leave their tables."""

    async def work() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
        await house.open()
        host = await house.identities.create("Anna", house.now())
        record = await set_up(house, NewTable(game="saludos", players=3), host)
        live = await house.table(record.id)
        before = set(live.watchers)
        keeper = asyncio.create_task(keep(house, live))
        while set(live.watchers) == before:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)  # it has looked around, and waits for news
        for watcher in set(live.watchers) - before:
            watcher.set()
        keeper.cancel()
        done, _ = await asyncio.wait([keeper], timeout=5)
        assert done == {keeper}
        assert keeper.cancelled()
        await house.close()

    asyncio.run(work())
