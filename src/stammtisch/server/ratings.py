"""How strong players are, by OpenSkill: updated in the transaction that ends their game."""

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from stammtisch.store.people import People, Standing
from stammtisch.store.records import TableRecord
from stammtisch.store.tables import Also

_model = PlackettLuce()


def rate(people: People, record: TableRecord) -> Also:
    """What is to be written down when this table's game is over.

    Bots are rated like people, by level, so that games against them count for what they are
    worth. Whoever gave up a seat and did not come back has come last.
    """

    async def also(connection: AsyncConnection) -> None:
        places = _places(record)
        if len(places) < 2:
            return
        known = await people.standings_at(connection, places, record.game)
        await people.keep_standings(connection, new_standings(record.game, places, known))

    return also


def _places(record: TableRecord) -> dict[str, int]:
    """Everybody's best place; a person may have played several seats."""
    places: dict[str, int] = {}
    last = len(record.seats)
    for seat, place in zip(record.seats, record.result["places"], strict=True):
        if seat.player:
            places[seat.player] = min(place, places.get(seat.player, last))
            continue
        bot = f"bot-{seat.level}"
        places[bot] = min(place, places.get(bot, last))
        if seat.away:
            places.setdefault(seat.away.player, last)
    return places


def new_standings(game: str, places: dict[str, int], known: dict[str, Standing]) -> list[Standing]:
    """Everybody's standing after one more game."""
    fresh = _model.rating()
    before = [
        known.get(player, Standing(player, game, 0, 0, fresh.mu, fresh.sigma)) for player in places
    ]
    teams = [[_model.rating(mu=standing.mu, sigma=standing.sigma)] for standing in before]
    after = _model.rate(teams, ranks=[float(place) for place in places.values()])
    return [
        Standing(
            standing.player,
            game,
            standing.played + 1,
            standing.won + (places[standing.player] == 1),
            rating.mu,
            rating.sigma,
        )
        for standing, (rating,) in zip(before, after, strict=True)
    ]
