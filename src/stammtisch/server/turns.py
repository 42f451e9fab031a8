"""One thing after the other: whatever is asked of a table waits until it is its turn."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from stammtisch import Refusal, Refused

T = TypeVar("T")


class Turns:
    """A queue of jobs and the task that does them.

    A job is done to its end even if whoever asked for it has gone away meanwhile.
    """

    def __init__(
        self, name: str, before: Callable[[], Awaitable[None]], broken: Callable[[], None]
    ) -> None:
        self._before = before
        self._broken = broken
        """Called when a job has failed, and nobody knows how far it came."""
        self._closed = False
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self._task = asyncio.create_task(self._work(), name=name)

    async def _work(self) -> None:
        while True:
            job, done = await self._queue.get()
            try:
                await self._before()
                result = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as error:
                if not isinstance(error, Refused):
                    self._broken()
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

    async def do(self, job: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Have something done when everything asked before it is done."""
        if self._closed:
            raise Refused(Refusal("stopping"))
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def nothing(self) -> None:
        """Wait until everything asked before is done."""

        async def job() -> None:
            pass

        await self.do(job)

    @property
    def idle(self) -> bool:
        return self._queue.empty()

    async def close(self) -> None:
        """Finish what was asked, then stop."""
        if not self._closed:
            last = asyncio.create_task(self.nothing())
            await asyncio.sleep(0)
            self._closed = True
            await asyncio.gather(last, return_exceptions=True)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
