"""Tables over HTTP: set up, find, sit down, begin, leave, play again."""

from typing import Annotated

import segno
from litestar import Controller, Response, delete, get, post
from litestar.di import Provide
from litestar.params import Parameter
from msgspec.structs import replace

from stammtisch import Refusal, Refused, game, games
from stammtisch.bots import levels
from stammtisch.server import seating, wishes
from stammtisch.server.forms import (
    EditionInfo,
    GameInfo,
    GameList,
    HandOver,
    NewTable,
    Rematch,
    SeatLink,
    SetBot,
    TableList,
    TablePage,
    TakeSeat,
)
from stammtisch.server.house import House
from stammtisch.server.identity import random_word
from stammtisch.server.live import LiveTable
from stammtisch.server.messages import TableId
from stammtisch.server.setup import check_level, rematch_form, rematch_seats, set_up
from stammtisch.server.showing import show_table
from stammtisch.server.visiting import AnyRequest, provide_person
from stammtisch.store.people import Person
from stammtisch.store.records import TableRecord

SeatNumber = Annotated[int, Parameter(ge=0, lt=10)]
Code = Annotated[str, Parameter(pattern="^[A-Za-z]{5}$")]
SECRET = 24


@get("/api/games", sync_to_thread=False, tags=["games"])
def list_games() -> GameList:
    """The games that tables can be set up for."""
    found = []
    for name in games():
        played = game(name)
        shipped = (played.editions.load(path) for path in played.editions.shipped())
        standard = played.editions.standard.digest()
        found.append(
            GameInfo(
                name=name,
                title=played.title,
                fewest=played.fewest,
                most=played.most,
                recommended=played.recommended,
                undo=played.undo,
                editions=tuple(
                    EditionInfo(
                        digest=edition.digest(),
                        title=edition.title,
                        standard=edition.digest() == standard,
                    )
                    for edition in shipped
                ),
                levels=levels(name),
                options=played.schema(),
            )
        )
    return GameList(games=tuple(found))


_NEEDS = {"person": Provide(provide_person)}


class Lobby(Controller):
    """Everything that happens around a table but the play itself."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = _NEEDS

    @get("/")
    async def list_open(self, house: House) -> TableList:
        """The tables that anybody may come to."""
        return await _list(house, await house.tables.open_ones())

    @get("/mine")
    async def list_mine(self, house: House, person: Person) -> TableList:
        """The tables one sits at or has set up, and whose move it is there."""
        records = await house.tables.of_player(person.id)
        for record in records:
            if record.status == "playing":
                await house.table(record.id)
        return await _list(house, records)

    @post("/")
    async def create(self, house: House, person: Person, data: NewTable) -> TablePage:
        record = await set_up(house, data, person)
        return _page(await house.table(record.id), person)

    @get("/{table:str}")
    async def show(self, house: House, visitor: Person | None, table: TableId) -> TablePage:
        return _page(await house.table(table), visitor)

    @get("/code/{code:str}")
    async def find(self, house: House, visitor: Person | None, code: Code) -> TablePage:
        """The table with the code that was read aloud or typed."""
        table = await house.tables.find_code(code.upper())
        if table is None:
            raise Refused(Refusal("no-such-code"))
        return _page(await house.table(table), visitor)

    @get("/{table:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, request: AnyRequest, house: House, table: TableId) -> Response[str]:
        """A picture to scan: the link to the table."""
        live = await house.table(table)
        link = f"{request.base_url}join/{live.record.code}"
        return Response(
            segno.make(link).svg_inline(scale=6, border=2, dark="#2a211c"),
            media_type="image/svg+xml",
        )

    @post("/{table:str}/seats/{seat:int}/take")
    async def take(
        self, house: House, person: Person, table: TableId, seat: SeatNumber, data: TakeSeat
    ) -> TablePage:
        """Sit down, or take one's seat back from the bot that kept it warm."""
        live = await house.table(table)
        name = data.name or person.name
        await live.change(lambda record: seating.take(record, seat, person.id, name, data.luck))
        return _page(live, person)

    @post("/{table:str}/seats/{seat:int}/leave")
    async def leave(
        self, house: House, person: Person, table: TableId, seat: SeatNumber
    ) -> TablePage:
        """Stand up before the game begins."""
        live = await house.table(table)
        await live.change(lambda record: seating.leave(record, seat, person.id))
        return _page(live, person)

    @post("/{table:str}/seats/{seat:int}/give-up")
    async def give_up(
        self, house: House, person: Person, table: TableId, seat: SeatNumber
    ) -> TablePage:
        """Let a bot play on; the seat may be taken back."""
        live = await house.table(table)
        await wishes.give_up(live, seat, person.id)
        return _page(live, person)

    @post("/{table:str}/seats/{seat:int}/bot")
    async def set_bot(
        self, house: House, person: Person, table: TableId, seat: SeatNumber, data: SetBot
    ) -> TablePage:
        """Let a bot play a seat."""
        live = await house.table(table)
        level = check_level(live.record.game, data.level)
        await live.change(lambda record: seating.set_bot(record, seat, person.id, level))
        return _page(live, person)

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def free(
        self, house: House, person: Person, table: TableId, seat: SeatNumber
    ) -> TablePage:
        """Send a bot or a person away from a seat, before the game begins."""
        live = await house.table(table)
        await live.change(lambda record: seating.free(record, seat, person.id))
        return _page(live, person)

    @post("/{table:str}/fill")
    async def fill(self, house: House, person: Person, table: TableId, data: SetBot) -> TablePage:
        """Bots on all free seats."""
        live = await house.table(table)
        level = check_level(live.record.game, data.level)
        await live.change(lambda record: seating.fill(record, person.id, level))
        return _page(live, person)

    @post("/{table:str}/start")
    async def start(self, house: House, person: Person, table: TableId) -> TablePage:
        live = await house.table(table)
        now = house.now()
        await live.change(lambda record: seating.start(record, person.id, now))
        return _page(live, person)

    @post("/{table:str}/seats/{seat:int}/link")
    async def link(
        self, house: House, person: Person, table: TableId, seat: SeatNumber
    ) -> SeatLink:
        """A link that hands the seat over to whoever opens it, once."""
        live = await house.table(table)
        secret = random_word(SECRET)
        await live.change(lambda record: seating.offer_link(record, seat, person.id, secret))
        # Behind the # it stays in the browser, and out of every log.
        return SeatLink(path=f"/hand#{table}/{seat}/{secret}", secret=secret)

    @post("/hand-over")
    async def hand_over(self, house: House, person: Person, data: HandOver) -> TablePage:
        """Take the seat that a link hands over."""
        live = await house.table(data.table)
        await live.change(
            lambda record: seating.hand_over(record, data.seat, data.secret, person.id)
        )
        return _page(live, person)

    @post("/{table:str}/rematch")
    async def rematch(
        self, house: House, person: Person, table: TableId, data: Rematch
    ) -> TablePage:
        """Another table with the same people; whoever asks second comes to the same one."""
        live = await house.table(table)
        record = live.record
        if record.status not in ("over", "cancelled"):
            raise Refused(Refusal("not-over"))
        if person.id not in seating.people(record):
            raise Refused(Refusal("no-vote-for-you"))
        if record.rematch is None:
            form = rematch_form(record, data.game)
            again = await set_up(house, form, person, rematch_seats(record, form.game))
            record = await live.change(
                lambda record: record if record.rematch else replace(record, rematch=again.id)
            )
        assert record.rematch is not None
        return _page(await house.table(record.rematch), person)


async def _list(house: House, records: list[TableRecord]) -> TableList:
    """Tables in memory know who is there; the others have nobody connected."""
    shown = []
    for record in records:
        live = house.in_memory(record.id)
        shown.append(live.info() if live else show_table(record))
    return TableList(tables=tuple(shown))


def _page(live: LiveTable, person: Person | None) -> TablePage:
    player = person.id if person else None
    return TablePage(
        table=live.info(),
        yours=seating.seats_of(live.record, player),
        host=live.record.host == player,
    )
