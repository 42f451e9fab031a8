"""Hands out tasks to all cores of this machine, or to a Ray cluster."""

import multiprocessing
import os
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, TypeVar

from stammtisch.core.complaint import Complaint

Result = TypeVar("Result")
Task = Callable[[int], Result]


ANSWERS_WITHIN: Final = 10.0
"""Seconds in which a Ray cluster must let itself be reached; Ray itself would try for minutes."""


class NoRay(Complaint):
    """Ray was asked for but is not there."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work(
    task: Task[Result], numbers: Sequence[int], workers: int, ray: str | None = None
) -> Iterator[tuple[int, Result]]:
    """Do the task for every number, in whatever order the results come in."""
    if ray is not None:
        yield from _on_ray(task, numbers, ray)
    elif workers <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield number, task(number)
    else:
        yield from _on_cores(task, numbers, workers)


def _on_cores(
    task: Task[Result], numbers: Sequence[int], workers: int
) -> Iterator[tuple[int, Result]]:
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(numbers)), mp_context=fresh) as pool:
        numbered = {pool.submit(task, number): number for number in numbers}
        try:
            for done in as_completed(numbered):
                yield numbered[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(
    task: Task[Result], numbers: Sequence[int], address: str
) -> Iterator[tuple[int, Result]]:
    try:
        import ray
    except ImportError as error:
        raise NoRay("Ray is not installed; the extra stammtisch[ray] brings it") from error
    _knock(address)
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except ConnectionError as error:
        raise NoRay(f"no Ray cluster answers at {address}") from error
    remote = ray.remote(do_one)
    waiting = {remote.remote(task, number): number for number in numbers}
    try:
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            yield waiting.pop(done[0]), ray.get(done[0])
    finally:
        for reference in waiting:
            ray.cancel(reference)
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise NoRay if nobody is at home; `auto` and the like are left to Ray."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/\[\]]+)\]?:(\d+)", address)
    if not found:
        return
    try:
        socket.create_connection((found[1], int(found[2])), ANSWERS_WITHIN).close()
    except OSError as error:
        raise NoRay(f"no Ray cluster answers at {address}") from error


def do_one(task: Task[Result], number: int) -> Result:
    """One task as Ray wants it: a plain function."""
    return task(number)
