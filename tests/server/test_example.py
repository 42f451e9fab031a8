"""The example bot in examples/ plays a whole game, as a program of its own."""

import asyncio
import sys
from pathlib import Path
from random import Random

from tests.server.playing import QUICK, Guest, Line, play_on, run
from tests.server.running import Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_plays_a_whole_game(server: Running) -> None:
    async def work() -> None:
        guest = await Guest.come(server.url, "Anna")
        table = (await guest.set_up(options=QUICK)).id
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                str(BOT),
                server.url,
                table,
                str(seat),
                stdout=asyncio.subprocess.PIPE,
            )
            for seat in (1, 2)
        ]
        line = await Line.open(server.socket_url, table, cookie=guest.cookie)
        await line.until(
            lambda: line.table is not None and all(seat.present for seat in line.table.seats)
        )
        await guest.do(table, "start")
        await line.until(lambda: bool(line.views))
        await play_on(line, Random(9))
        for bot in bots:
            said, _ = await bot.communicate()
            assert bot.returncode == 0
            result = line.view().result
            assert result is not None
            assert str(list(result.scores)) in said.decode()
        await line.close()
        await guest.leave()

    run(work)
