"""Plays the bots of one table: asks each of them whenever something has happened."""

import asyncio
from random import Random, SystemRandom
from typing import TYPE_CHECKING

import structlog

from stammtisch import Refused
from stammtisch.core.codec import encode
from stammtisch.server.live import LiveTable
from stammtisch.server.pool import BotFailed, Question

if TYPE_CHECKING:
    from stammtisch.server.house import House

MISTAKES = 3
"""Refused moves in a row after which a bot's default move is played."""

log = structlog.get_logger()


async def play_bots(house: "House", live: LiveTable) -> None:
    """Ask the bots in turn, in any order, and wait when all of them are silent."""
    woken = asyncio.Event()
    live.watchers[woken] = True
    player = _Bots(house, live)
    try:
        while True:
            woken.clear()
            if not await player.ask_all() and not woken.is_set() and not await player.last_call():
                await woken.wait()
    except asyncio.CancelledError:
        raise
    except Exception as error:
        log.error("bots failed", table=live.record.id, error=repr(error))
        raise
    finally:
        del live.watchers[woken]


class _Bots:
    def __init__(self, house: "House", live: LiveTable) -> None:
        self._house = house
        self._live = live
        self._random: Random = SystemRandom()
        self._mistakes: dict[int, int] = {}

    def _seats(self, among: tuple[int, ...]) -> list[int]:
        """Those of some seats that bots play, in any order."""
        record = self._live.record
        if record.status != "playing" or record.paused:
            return []
        seats = [seat for seat in among if seat >= 0 and record.seats[seat].level]
        self._random.shuffle(seats)
        return seats

    async def ask_all(self) -> bool:
        """Ask every bot that may act; whether any of them moved."""
        table = self._live.table
        if table is None:
            return False
        anybody = False
        for seat in self._seats(table.state.may_act):
            anybody |= await self._ask(seat, last_call=False)
        return anybody

    async def last_call(self) -> bool:
        """If the table waits for bots alone, one of them must move."""
        table = self._live.table
        if table is None:
            return False
        waiting = self._seats(table.state.pending)
        if not waiting or len(waiting) < len(table.state.pending):
            return False
        return await self._ask(waiting[0], last_call=True)

    async def _ask(self, seat: int, last_call: bool) -> bool:
        live = self._live
        table = live.table
        if table is None or seat not in table.state.may_act or not self._seats((seat,)):
            return False
        level = live.record.seats[seat].level
        question = Question(
            bot=f"{live.record.game}:{level}",
            table=live.record.id,
            seat=seat,
            view=encode(table.state.view(seat)),
            last_call=last_call,
        )
        try:
            answer = await self._house.pool.ask(question)
        except BotFailed as failed:
            log.warning(
                "bot failed", table=live.record.id, seat=seat, bot=question.bot, why=str(failed)
            )
            return await self._default(seat)
        if answer.silent:
            return await self._default(seat) if last_call else False
        pause = answer.pause / self._house.settings.bot_haste - answer.took
        await asyncio.sleep(max(0.0, pause))
        return await self._play(seat, bytes(answer.move))

    async def _play(self, seat: int, move: bytes) -> bool:
        """Play what a bot has chosen; the table may have changed since it looked."""
        if not self._seats((seat,)):
            return False
        try:
            await self._live.play(seat, move)
        except Refused as refused:
            self._mistakes[seat] = self._mistakes.get(seat, 0) + 1
            if self._mistakes[seat] < MISTAKES:
                return False
            log.warning(
                "bot made mistakes", table=self._live.record.id, seat=seat, why=refused.refusal.code
            )
            return await self._default(seat)
        self._mistakes[seat] = 0
        return True

    async def _default(self, seat: int) -> bool:
        self._mistakes[seat] = 0
        return await self._live.play_for(seat)
