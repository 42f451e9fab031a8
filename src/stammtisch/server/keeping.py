"""What one process does for each table: default moves when time is up, old votes, bots' moves."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog

from stammtisch import Refused
from stammtisch.server import votes
from stammtisch.server.botplay import play_bots
from stammtisch.server.live import LiveTable

if TYPE_CHECKING:
    from stammtisch.server.house import House

AGAIN = 2.0
"""Seconds after which a process asks anew whether a table needs a keeper."""

log = structlog.get_logger()


async def keep(house: "House", live: LiveTable) -> None:
    """Keep a table until it is over; wait for one's turn while another process keeps it."""
    woken = asyncio.Event()
    live.watchers[woken] = bool(live.clocks.span)
    bots: asyncio.Task[None] | None = None
    try:
        while live.record.status in ("gathering", "playing"):
            woken.clear()
            kept = await house.news.keep(live.record.id)
            if bots is not None and (bots.done() or not kept):
                bots.cancel()
                bots = None
            wait = AGAIN
            if kept and live.record.status == "playing":
                if bots is None and any(seat.level for seat in live.record.seats):
                    bots = asyncio.create_task(play_bots(house, live))
                wait = await _look_after(house, live)
            # Not wait_for: before Python 3.12 it forgets a cancellation that comes with a wake-up.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await woken.wait()
    finally:
        del live.watchers[woken]
        if bots is not None:
            bots.cancel()


async def _look_after(house: "House", live: LiveTable) -> float:
    """Do what is due; how many seconds until something else may be."""
    now = house.now()
    try:
        if any(vote.until <= now for vote in live.record.votes):
            await live.change(lambda record: votes.expired(record, now))
        due = live.next_due()
        if due is None:
            return AGAIN
        if due[0] <= now:
            await live.play_late(due[1])
            return 0.05
        return min(AGAIN, (due[0] - now) / 1000)
    except Refused as refused:
        log.info("not kept", table=live.record.id, why=refused.refusal.code)
    except Exception as error:
        log.error("keeping failed", table=live.record.id, error=repr(error))
    return AGAIN
