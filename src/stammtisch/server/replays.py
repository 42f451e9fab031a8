"""Games over HTTP: looked back on, watched again, taken home, checked."""

from typing import Annotated

import anyio.to_thread
import msgspec
from litestar import Controller, Response, get
from litestar.params import Parameter

from stammtisch import BadLog, Log, Refusal, Refused, Table, verify
from stammtisch.core.codec import encode
from stammtisch.core.log import parse_log
from stammtisch.server import seating
from stammtisch.server.audience import Shown
from stammtisch.server.forms import Replay, ReplayStep, Verified
from stammtisch.server.house import House
from stammtisch.server.live import LiveTable
from stammtisch.server.messages import TableId
from stammtisch.store.people import Person

PAGE = 100
"""Steps in one page of a replay."""

First = Annotated[int, Parameter(ge=0, le=1_000_000)]
Seat = Annotated[int | None, Parameter(ge=0, lt=10)]


class Replays(Controller):
    path = "/api/tables/{table:str}"
    tags = ("replays",)

    @get("/replay")
    async def replay(
        self,
        house: House,
        visitor: Person | None,
        table: TableId,
        seat: Seat = None,
        start: First = 0,
    ) -> Replay:
        """A page of the game as a seat, or an onlooker, saw it; until the end only one's own."""
        live = await _seen(house, visitor, table)
        if seat is not None:
            seating.seat_at(live.record, seat)
            if live.record.status != "over":
                seating.own(live.record, seat, visitor.id if visitor else "")
        log = await _so_far(live)
        moments = [row.at for row in await house.logbook.read(table)]
        first, steps = await anyio.to_thread.run_sync(_watch, log, seat, start, moments)
        end = start + len(steps)
        return Replay(
            table=live.info(),
            first=first,
            steps=tuple(steps),
            next=end if end < len(log.entries) else None,
        )

    @get("/log", media_type="application/jsonl")
    async def export(self, house: House, visitor: Person | None, table: TableId) -> Response[bytes]:
        """The whole log as a file, with the seed behind all chance."""
        live, log = await _finished(house, visitor, table)
        name = f"{live.record.game}-{table}.jsonl"
        return Response(
            b"\n".join(log.lines()) + b"\n",
            media_type="application/jsonl",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/verify")
    async def check(self, house: House, visitor: Person | None, table: TableId) -> Verified:
        """Whether all chance followed from the seed that was committed to."""
        _, log = await _finished(house, visitor, table)
        fair, text = await anyio.to_thread.run_sync(_verify, log)
        assert log.footer is not None
        return Verified(
            fair=fair, text=text, commitment=log.header.commitment, seed=log.footer.seed
        )


async def _seen(house: House, visitor: Person | None, table: str) -> LiveTable:
    """The table, for those who may look at it."""
    live = await house.table(table)
    if not seating.may_look(live.record, visitor.id if visitor else None):
        raise Refused(Refusal("no-onlookers"))
    return live


async def _finished(house: House, visitor: Person | None, table: str) -> tuple[LiveTable, Log]:
    """The log of a game that is over, for those who may see it."""
    live = await _seen(house, visitor, table)

    async def reveal() -> Log:
        if live.table is None:
            raise Refused(Refusal("not-over"))
        return live.table.reveal()

    return live, await live.do(reveal)


async def _so_far(live: LiveTable) -> Log:
    """The log as it stands, without the seed, for those who look back."""

    async def copy() -> Log:
        if live.table is None:
            raise Refused(Refusal("not-started"))
        return Log(header=live.table.log.header, entries=list(live.table.log.entries))

    return await live.do(copy)


def _watch(
    log: Log, seat: int | None, start: int, moments: list[int]
) -> tuple[msgspec.Raw, list[ReplayStep]]:
    table = Table.open(log.header)
    first = msgspec.Raw(encode(table.state.view(seat)))
    steps = []
    for entry in log.entries[: start + PAGE]:
        happening = table.replay(entry)
        if entry.n < start:
            continue
        steps.append(
            ReplayStep(
                step=Shown.of(happening).step(() if seat is None else (seat,)),
                seat=entry.seat,
                at=moments[entry.n],
                view=msgspec.Raw(encode(table.state.view(seat))),
            )
        )
    return first, steps


def _verify(log: Log) -> tuple[bool, str]:
    try:
        verify(parse_log(list(log.lines())))
    except BadLog as error:
        return False, str(error)
    return True, ""
