"""The processes in which bots think: questions go out, answers come back, dawdlers are ended."""

import asyncio
import contextlib
import sys
import zlib

import msgspec
import structlog

from stammtisch.server.metrics import Metrics
from stammtisch.server.thinking import Answer, Asked, Consulted

START_WITHIN = 30.0
LINE = 2**20

log = structlog.get_logger()


class Question(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    """Its description, such as `saludos:normal`."""
    table: str
    seat: int
    view: bytes
    last_call: bool


class BotFailed(Exception):
    """A bot raised or took too long; the message says which."""


class Pool:
    """A table always asks the same process, so that its bots can remember."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self._workers = [_Worker() for _ in range(workers)]
        self._seconds = seconds
        self._metrics = metrics

    def processes(self) -> list[int]:
        """The ids of those that are running."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()

    async def ask(self, question: Question) -> Answer:
        """What the bot does. Raises BotFailed if it doesn't say so in time."""
        worker = self._worker(question.table)
        game = question.bot.partition(":")[0]
        asked = Asked(
            bot=question.bot,
            table=question.table,
            seat=question.seat,
            view=msgspec.Raw(question.view),
            seconds=self._seconds,
            last_call=question.last_call,
        )
        try:
            answer = await worker.ask(asked, 2 * self._seconds + 1)
        except TimeoutError as error:
            self._metrics.bot_failures.labels("dawdled").inc()
            raise BotFailed("took too long") from error
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            self._metrics.bot_failures.labels("died").inc()
            raise BotFailed(f"its process ended: {error!r}") from error
        self._metrics.bot_seconds.labels(game).observe(answer.took)
        if answer.error is not None:
            self._metrics.bot_failures.labels("raised").inc()
            raise BotFailed(answer.error)
        return answer

    async def advise(self, game: str, table: str, view: bytes) -> Answer:
        """A hint for a person. Raises BotFailed if there is none in time."""
        consulted = Consulted(game=game, view=msgspec.Raw(view), seconds=self._seconds)
        try:
            answer = await self._worker(table).ask(consulted, 2 * self._seconds + 1)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            raise BotFailed(f"no hint: {error!r}") from error
        if answer.error is not None:
            raise BotFailed(answer.error)
        return answer

    def _worker(self, table: str) -> "_Worker":
        return self._workers[zlib.crc32(table.encode()) % len(self._workers)]


class _Worker:
    """One process, which answers one question after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, asked: Asked | Consulted, within: float) -> Answer:
        async with self._turn:
            try:
                process = self._process or await self._start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(asked) + b"\n")
                async with asyncio.timeout(within):
                    line = await process.stdout.readline()
                if not line:
                    raise EOFError
                return msgspec.json.decode(line, type=Answer)
            except BaseException:
                # Whatever it may still say would be taken for the answer to the next question.
                await self.end()
                raise

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "stammtisch.server.thinking",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_WITHIN):
            await process.stdout.readline()
        return process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
