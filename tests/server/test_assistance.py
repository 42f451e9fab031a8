"""What may be looked up at a table: the edition it plays with, and a hint from the route finder."""

from itertools import pairwise

import msgspec

from stammtisch import game
from stammtisch.games.greentown.moves import Route, TurnOver
from stammtisch.games.greentown.view import GreentownView
from tests.server.playing import Guest, at_table, run
from tests.server.running import Running


def test_what_is_printed_on_the_cards(server: Running) -> None:
    async def work() -> None:
        guest = await Guest.come(server.url, "Anna")
        table = await guest.set_up(game="koalition", players=3)
        page = await guest.ask("GET", f"/api/tables/{table.id}/edition")
        assert page["edition"] == table.edition
        parties = page["contents"]["parties"]
        assert [party["key"] for party in parties][:2] == ["fists", "roses"]
        assert sum(len(party["politicians"]) for party in parties) == 60

    run(work)


def test_a_hint_for_a_traveller(server: Running) -> None:
    """The traveller is shown a route that the table then accepts; nobody else gets a hint."""

    async def work() -> None:
        anna, bert = [await Guest.come(server.url, name) for name in ("Anna", "Bert")]
        # a town where one can set out at once
        form = {"game": "greentown", "players": 2, "options": {"setup": "open"}}
        table = (await anna.set_up(**form)).id
        await bert.do(table, "seats/1/take", {"name": "Bert"})
        await anna.do(table, "start")
        async with at_table(server.socket_url, table, [anna, bert], "greentown") as lines:
            first = lines[0].view().pending[0]
            traveller, other = ([anna, bert], [bert, anna])[first]
            line = lines[first]
            hint = f"/api/tables/{table}/hint"
            assert await traveller.refused("POST", hint, {"seat": first}) == "no-hint"
            assert await line.try_move(first, TurnOver("travel"), "one")
            assert await other.refused("POST", hint, {"seat": first}) == "seat-not-yours"
            assert await other.refused("POST", hint, {"seat": 1 - first}) == "no-hint"
            found = await traveller.ask("POST", hint, {"seat": first})
            assert found["proven"] is True
            route = msgspec.convert(found["move"], game("greentown").move)
            assert isinstance(route, Route)
            assert all(one != two for one, two in pairwise(route.tiles))
            assert await line.try_move(first, route, "two")
            await line.until(lambda: _view(line.view()).last_traveller == first)

    run(work)


def test_no_hints_where_the_table_does_without(server: Running) -> None:
    async def work() -> None:
        anna = await Guest.come(server.url, "Anna")
        form = {
            "game": "greentown",
            "players": 2,
            "options": {"route_hint": False, "setup": "open"},
        }
        table = (await anna.set_up(**form)).id
        await anna.do(table, "seats/1/take", {"name": "Bert"})
        await anna.do(table, "start")
        async with at_table(server.socket_url, table, [anna], "greentown") as (line,):
            first = line.view().pending[0]
            assert await line.try_move(first, TurnOver("travel"), "one")
            asked = f"/api/tables/{table}/hint"
            assert await anna.refused("POST", asked, {"seat": first}) == "no-hint"
            saludos = await anna.set_up(game="saludos", players=3)
            asked = f"/api/tables/{saludos.id}/hint"
            assert await anna.refused("POST", asked, {"seat": 0}) == "no-hint"

    run(work)


def _view(view: object) -> GreentownView:
    assert isinstance(view, GreentownView)
    return view
