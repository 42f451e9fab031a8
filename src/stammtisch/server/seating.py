"""Who sits where: taking, leaving and handing over seats. Pure changes of a table's record."""

import hashlib
import hmac

from msgspec.structs import replace

from stammtisch.core.data import Refusal, Refused
from stammtisch.store.records import Away, SeatRecord, TableRecord


def seat_at(record: TableRecord, seat: int) -> SeatRecord:
    if not 0 <= seat < len(record.seats):
        raise Refused(Refusal("no-such-seat", {"number": seat + 1, "count": len(record.seats)}))
    return record.seats[seat]


def with_seat(record: TableRecord, seat: int, holder: SeatRecord) -> TableRecord:
    """The record with somebody else on one seat, paused or woken up accordingly."""
    seats = (*record.seats[:seat], holder, *record.seats[seat + 1 :])
    paused = record.paused
    if record.status == "playing":
        people = any(other.player for other in seats)
        if not people:
            paused = paused or "only-bots"
        elif paused == "only-bots":
            paused = None
    return replace(record, seats=seats, paused=paused)


def seats_of(record: TableRecord, player: str | None) -> tuple[int, ...]:
    """The seats a person plays."""
    if player is None:
        return ()
    return tuple(n for n, seat in enumerate(record.seats) if seat.player == player)


def people(record: TableRecord) -> tuple[str, ...]:
    """Everybody who plays a seat, once each."""
    return tuple(dict.fromkeys(seat.player for seat in record.seats if seat.player))


def may_look(record: TableRecord, player: str | None) -> bool:
    """Whether somebody may watch: always before the start, and when onlookers are welcome."""
    if record.spectators or record.status == "gathering":
        return True
    return player is not None and (player == record.host or player in people(record))


def own(record: TableRecord, seat: int, player: str) -> SeatRecord:
    """The seat, if this person plays it."""
    holder = seat_at(record, seat)
    if holder.player != player:
        raise Refused(Refusal("seat-not-yours", {"number": seat + 1}))
    return holder


def before_the_start(record: TableRecord) -> None:
    if record.status != "gathering":
        raise Refused(Refusal("already-started"))


def in_play(record: TableRecord) -> None:
    if record.status == "gathering":
        raise Refused(Refusal("not-started"))
    if record.status != "playing":
        raise Refused(Refusal("table-over"))


def host_only(record: TableRecord, player: str) -> None:
    if record.host != player:
        raise Refused(Refusal("not-host"))


def take(record: TableRecord, seat: int, player: str, name: str, luck: str) -> TableRecord:
    """Sit down on a free seat, or, once the game runs, on one's own again or on a bot's."""
    holder = seat_at(record, seat)
    if record.status == "gathering":
        if holder.player == player:
            return with_seat(record, seat, replace(holder, name=name, luck=luck or holder.luck))
        if holder.player or holder.level:
            raise Refused(Refusal("seat-taken", {"number": seat + 1}))
        return with_seat(record, seat, SeatRecord(player=player, name=name, luck=luck))
    return take_back(record, seat, player)


def take_back(record: TableRecord, seat: int, player: str) -> TableRecord:
    """Take back a seat that a bot has kept warm."""
    in_play(record)
    holder = seat_at(record, seat)
    if holder.away is None or holder.away.player != player:
        raise Refused(Refusal("seat-taken", {"number": seat + 1}))
    return with_seat(record, seat, SeatRecord(player=player, name=holder.away.name))


def leave(record: TableRecord, seat: int, player: str) -> TableRecord:
    """Stand up before the game begins."""
    before_the_start(record)
    own(record, seat, player)
    return with_seat(record, seat, SeatRecord())


def free(record: TableRecord, seat: int, player: str) -> TableRecord:
    """The host sends away a bot or a person, before the game begins."""
    before_the_start(record)
    host_only(record, player)
    seat_at(record, seat)
    return with_seat(record, seat, SeatRecord())


def give_up(record: TableRecord, seat: int, player: str, level: str) -> TableRecord:
    """Leave a running game: a bot plays on, and the seat may be taken back."""
    in_play(record)
    own(record, seat, player)
    return replaced(record, seat, level)


def replaced(record: TableRecord, seat: int, level: str) -> TableRecord:
    """A bot in place of a person."""
    holder = seat_at(record, seat)
    if holder.player is None or holder.name is None:
        raise Refused(Refusal("cannot-replace", {"number": seat + 1}))
    away = Away(holder.player, holder.name)
    return with_seat(record, seat, SeatRecord(level=level, away=away))


def set_bot(record: TableRecord, seat: int, player: str, level: str) -> TableRecord:
    """The host lets a bot play a free seat, or changes how strong a bot is."""
    host_only(record, player)
    if record.status not in ("gathering", "playing"):
        raise Refused(Refusal("table-over"))
    holder = seat_at(record, seat)
    if holder.player:
        raise Refused(Refusal("seat-taken", {"number": seat + 1}))
    return with_seat(record, seat, replace(holder, level=level))


def fill(record: TableRecord, player: str, level: str) -> TableRecord:
    """Bots on all seats that are still free."""
    before_the_start(record)
    host_only(record, player)
    for seat, holder in enumerate(record.seats):
        if not holder.player and not holder.level:
            record = with_seat(record, seat, SeatRecord(level=level))
    return record


def start(record: TableRecord, player: str, now: int) -> TableRecord:
    """Begin: from here on nobody can choose what goes into the salt."""
    before_the_start(record)
    if record.host != player and player not in people(record):
        raise Refused(Refusal("not-host"))
    free_seats = sum(not seat.player and not seat.level for seat in record.seats)
    if free_seats:
        raise Refused(Refusal("seats-free", {"count": free_seats}))
    if not people(record):
        raise Refused(Refusal("nobody-here"))
    salt = "-".join(seat.luck for seat in record.seats)
    return replace(record, status="playing", started=now, salt=salt)


def offer_link(record: TableRecord, seat: int, player: str, secret: str) -> TableRecord:
    """A secret that hands the seat over; the one before it is void."""
    holder = own(record, seat, player)
    return with_seat(record, seat, replace(holder, secret=_hash(secret)))


def hand_over(record: TableRecord, seat: int, secret: str, player: str) -> TableRecord:
    """Whoever shows the secret plays the seat from now on; the secret is used up."""
    holder = seat_at(record, seat)
    if not holder.secret or not hmac.compare_digest(holder.secret, _hash(secret)):
        raise Refused(Refusal("secret-wrong"))
    return with_seat(record, seat, replace(holder, player=player, secret=None))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
