"""What a client may look up at a table besides the play: what is printed on cards, and hints."""

import msgspec
import structlog
from litestar import Controller, Response, get, post
from litestar.di import Provide

from stammtisch import Refusal, Refused, game
from stammtisch.bots.advice import has_guide
from stammtisch.core.codec import encode
from stammtisch.server import seating
from stammtisch.server.forms import AskHint, BoxPage, Hint
from stammtisch.server.house import House
from stammtisch.server.messages import TableId
from stammtisch.server.pool import BotFailed
from stammtisch.server.visiting import provide_person
from stammtisch.store.people import Person

FOR_GOOD = {"cache-control": "private, max-age=86400, immutable"}

log = structlog.get_logger()


class Assistance(Controller):
    """Questions that change nothing."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/edition")
    async def edition(self, house: House, table: TableId) -> Response[BoxPage]:
        """The edition that the table plays with; it never changes."""
        live = await house.table(table)
        edition = game(live.record.game).editions.find(live.record.edition)
        page = BoxPage(edition=live.record.edition, contents=msgspec.to_builtins(edition))
        return Response(page, headers=FOR_GOOD)

    @post("/hint", status_code=200, dependencies={"person": Provide(provide_person)})
    async def hint(self, house: House, person: Person, table: TableId, data: AskHint) -> Hint:
        """What the route finder would do on this seat, found in a process of its own."""
        live = await house.table(table)
        name = live.record.game
        if data.seat not in seating.seats_of(live.record, person.id):
            raise Refused(Refusal("seat-not-yours", {"number": data.seat + 1}))
        if live.table is None or not has_guide(name):
            raise Refused(Refusal("no-hint"))
        view = encode(live.table.state.view(data.seat))
        try:
            answer = await house.pool.advise(name, live.record.id, view)
        except BotFailed as failed:
            log.warning("hint failed", table=live.record.id, why=str(failed))
            raise Refused(Refusal("no-hint")) from failed
        if answer.silent:
            raise Refused(Refusal("no-hint"))
        return Hint(move=answer.move, proven=answer.proven)
