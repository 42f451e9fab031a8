"""Hands out tasks to all cores of this machine, or to a Ray cluster."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from stammtisch.core.complaint import Complaint

Result = TypeVar("Result")
Task = Callable[[int], Result]


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
    ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
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


def do_one(task: Task[Result], number: int) -> Result:
    """One task as Ray wants it: a plain function."""
    return task(number)
