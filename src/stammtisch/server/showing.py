"""A table as everybody may see it."""

from collections.abc import Set as AbstractSet

from stammtisch.server.loading import game_of
from stammtisch.server.messages import ChatLine, Holder, SeatInfo, TableInfo
from stammtisch.store.people import Line
from stammtisch.store.records import SeatRecord, TableRecord


def show_table(
    record: TableRecord,
    present: AbstractSet[str] = frozenset(),
    watching: int = 0,
    awaited: tuple[int, ...] = (),
) -> TableInfo:
    played = game_of(record)
    return TableInfo(
        id=record.id,
        code=record.code,
        game=record.game,
        title=played.title,
        edition=record.edition,
        options=record.options,
        status=record.status,
        paused=record.paused,
        open=record.open,
        language=record.language,
        spectators=record.spectators,
        chat=record.chat,
        undo=played.undo,
        clock=record.clock,
        seats=tuple(_show_seat(n, seat, present) for n, seat in enumerate(record.seats)),
        watching=watching,
        host=record.host,
        votes=record.votes,
        commitment=record.commitment,
        salt=record.salt,
        created=record.created,
        started=record.started,
        ended=record.ended,
        rematch=record.rematch,
        result=record.result,
        awaited=awaited,
    )


def _show_seat(number: int, seat: SeatRecord, present: AbstractSet[str]) -> SeatInfo:
    holder: Holder = "person" if seat.player else "bot" if seat.level else "free"
    return SeatInfo(
        seat=number,
        holder=holder,
        name=seat.name,
        player=seat.player,
        level=seat.level,
        away=seat.away.name if seat.away else None,
        present=seat.player in present,
    )


def chat_line(line: Line) -> ChatLine:
    return ChatLine(
        id=line.id,
        at=line.at,
        name=line.name,
        player=line.player,
        seat=line.seat,
        text=line.text,
    )
