"""What people at a live table do besides their moves: they talk, vote, and leave."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stammtisch.bots import levels
from stammtisch.server import limits, seating, votes
from stammtisch.server.audience import Client
from stammtisch.server.clocks import Clocks
from stammtisch.server.messages import Chat
from stammtisch.server.showing import chat_line
from stammtisch.store import People, TableRecord
from stammtisch.store.records import VoteInfo, VoteSubject

if TYPE_CHECKING:
    from stammtisch.server.live import LiveTable

Cast = Callable[[TableRecord], tuple[TableRecord, VoteInfo | None]]


async def call_vote(
    live: "LiveTable", subject: VoteSubject, seat: int | None, player: str, now: int
) -> None:
    """Ask the others for something."""
    await _vote(live, lambda record: votes.call(record, subject, seat, player, now), now)


async def ballot(live: "LiveTable", number: int, yes: bool, player: str, now: int) -> None:
    """Answer a vote."""
    await _vote(live, lambda record: votes.ballot(record, number, yes, player), now)


async def _vote(live: "LiveTable", cast: Cast, now: int) -> None:
    carried: VoteInfo | None = None

    def alter(record: TableRecord) -> TableRecord:
        nonlocal carried
        record, carried = cast(record)
        if carried is None:
            return record
        return votes.carried(record, carried, bot_level(record), now)

    def set_clocks(clocks: Clocks) -> None:
        if carried is not None and carried.subject == "extend":
            clocks.extend()

    await live.change(alter, set_clocks)


async def give_up(live: "LiveTable", seat: int, player: str) -> None:
    """Leave a running game to a bot."""
    await live.change(lambda record: seating.give_up(record, seat, player, bot_level(record)))


def bot_level(record: TableRecord) -> str:
    """How strong a bot is that fills in for somebody: in the middle."""
    known = levels(record.game)
    return known[len(known) // 2]


async def say(
    live: "LiveTable", people: People, now: int, speaker: Client, player: str, text: str
) -> None:
    """A line of chat, for everybody."""
    seat = speaker.seats[0] if speaker.seats else None
    line = await people.say(live.record.id, now, player, speaker.name, seat, text)
    live.audience.tell_all(Chat(line=chat_line(line)))


async def pass_on_chat(live: "LiveTable", people: People, after: int) -> None:
    """Somebody at another process has said something: everything after this line."""
    for line in await people.chat(live.record.id, limits.CHAT_TAIL, after):
        live.audience.tell_all(Chat(line=chat_line(line)))
