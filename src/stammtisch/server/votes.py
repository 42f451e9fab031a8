"""Votes at a table: what can be asked of the others, and what a majority brings about. Pure."""

from msgspec.structs import replace

from stammtisch.core.data import Refusal, Refused
from stammtisch.server import seating
from stammtisch.store.records import NoClock, TableRecord, VoteInfo, VoteSubject

OPEN_LIVE = 60_000
OPEN_SLOW = 86_400_000
"""How long a vote stays open, at a table with a live clock and at any other."""


def call(
    record: TableRecord, subject: VoteSubject, seat: int | None, player: str, now: int
) -> tuple[TableRecord, VoteInfo | None]:
    """Ask for something. The vote comes back if it is carried at once."""
    seating.in_play(record)
    caller = voter(record, player)
    _possible(record, subject, seat, player)
    if any(vote.subject == subject and vote.seat == seat for vote in record.votes):
        raise Refused(Refusal("vote-open-already"))
    who = electorate(record, subject, seat)
    vote = VoteInfo(
        vote=record.votes_held + 1,
        subject=subject,
        seat=seat,
        by=caller,
        yes=(),
        no=(),
        needed=len(who) // 2 + 1,
        until=now + (OPEN_LIVE if record.clock.__struct_config__.tag == "live" else OPEN_SLOW),
    )
    record = replace(record, votes=(*record.votes, vote), votes_held=vote.vote)
    return ballot(record, vote.vote, True, player)


def ballot(
    record: TableRecord, number: int, yes: bool, player: str
) -> tuple[TableRecord, VoteInfo | None]:
    """Say yes or no. The vote comes back if that carries it."""
    seating.in_play(record)
    vote = next((vote for vote in record.votes if vote.vote == number), None)
    if vote is None:
        raise Refused(Refusal("no-such-vote"))
    seat = voter(record, player)
    who = electorate(record, vote.subject, vote.seat)
    if seat not in who:
        raise Refused(Refusal("no-vote-for-you"))
    said_yes = tuple(sorted({*vote.yes, seat} if yes else {*vote.yes} - {seat}))
    said_no = tuple(sorted({*vote.no} - {seat} if yes else {*vote.no, seat}))
    vote = replace(vote, yes=said_yes, no=said_no)
    others = tuple(other for other in record.votes if other.vote != number)
    if len(vote.yes) >= vote.needed:
        return replace(record, votes=others), vote
    if len(who) - len(vote.no) < vote.needed:
        return replace(record, votes=others), None
    return replace(record, votes=(*others, vote)), None


def carried(record: TableRecord, vote: VoteInfo, level: str, now: int) -> TableRecord:
    """What comes of a vote that is carried; clocks aside, which are extended elsewhere."""
    match vote.subject:
        case "pause":
            return replace(record, paused="vote")
        case "resume":
            return replace(record, paused=None)
        case "replace" if vote.seat is not None:
            return seating.replaced(record, vote.seat, level)
        case "cancel":
            return replace(record, status="cancelled", ended=now, votes=(), paused=None)
    return record


def voter(record: TableRecord, player: str) -> int:
    """The seat that a person votes with: whoever plays several has still one vote."""
    seats = seating.seats_of(record, player)
    if not seats:
        raise Refused(Refusal("no-vote-for-you"))
    return seats[0]


def electorate(record: TableRecord, subject: VoteSubject, seat: int | None) -> tuple[int, ...]:
    """Who may vote: every person at the table, but not about themselves."""
    target = record.seats[seat].player if subject == "replace" and seat is not None else None
    return tuple(
        seating.seats_of(record, person)[0] for person in seating.people(record) if person != target
    )


def expired(record: TableRecord, now: int) -> TableRecord:
    """Without the votes whose time is up."""
    return replace(record, votes=tuple(vote for vote in record.votes if vote.until > now))


def _possible(record: TableRecord, subject: VoteSubject, seat: int | None, player: str) -> None:
    if subject == "replace":
        holder = seating.seat_at(record, -1 if seat is None else seat)
        if holder.player is None or holder.player == player:
            raise Refused(Refusal("cannot-replace", {"number": 1 + (seat or 0)}))
    elif seat is not None:
        raise Refused(Refusal("vote-has-no-seat"))
    if subject == "pause" and record.paused:
        raise Refused(Refusal("paused-already"))
    if subject == "resume" and record.paused != "vote":
        raise Refused(Refusal("not-paused"))
    if subject == "extend" and isinstance(record.clock, NoClock):
        raise Refused(Refusal("no-clock"))
