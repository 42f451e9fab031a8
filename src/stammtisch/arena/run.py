"""A tournament in a folder: every finished task is kept, so that a run can be taken up again."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from stammtisch.arena.plan import Plan, check
from stammtisch.arena.play import Chunk, Record, play_chunk
from stammtisch.arena.workers import work
from stammtisch.core.codec import encode
from stammtisch.core.complaint import Complaint

Progress = Callable[[int, int], None]


class OtherPlan(Complaint):
    """The folder holds a tournament with other settings."""


class Run:
    """The folder of one tournament."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> "Run":
        """Start a tournament in a folder, or go on with it if it is the same one."""
        check(plan)
        run = cls(folder, plan)
        run.chunks.mkdir(parents=True, exist_ok=True)
        kept = folder / "plan.json"
        if kept.exists():
            before = msgspec.json.decode(kept.read_bytes(), type=Plan)
            if before != plan:
                names = [
                    n for n in Plan.__struct_fields__ if getattr(before, n) != getattr(plan, n)
                ]
                raise OtherPlan(
                    f"{folder} holds a tournament with other settings ({', '.join(names)}); "
                    "choose another folder, or repeat the settings to go on with it"
                )
        else:
            _write(kept, encode(plan))
        return run

    @classmethod
    def open(cls, folder: Path) -> "Run":
        """A tournament that was played before."""
        try:
            plan = msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan)
        except OSError as error:
            raise OtherPlan(f"{folder} holds no tournament: it has no plan.json") from error
        return cls(folder, plan)

    @property
    def chunks(self) -> Path:
        return self.folder / "chunks"

    def path(self, number: int) -> Path:
        return self.chunks / f"{number:06}.json"

    def missing(self) -> list[int]:
        """The tasks still to do."""
        return [number for number in range(self.plan.chunks) if not self.path(number).exists()]

    def play(self, workers: int, ray: str | None = None, progress: Progress | None = None) -> None:
        """Play all matches that have not been played yet."""
        missing = self.missing()
        done = self.plan.chunks - len(missing)
        if progress:
            progress(done, self.plan.chunks)
        for number, chunk in work(partial(play_chunk, self.plan), missing, workers, ray):
            _write(self.path(number), encode(chunk))
            done += 1
            if progress:
                progress(done, self.plan.chunks)

    def results(self) -> list[Chunk]:
        """The results so far, in the order of the matches."""
        found = (self.path(number) for number in range(self.plan.chunks))
        return [
            msgspec.json.decode(path.read_bytes(), type=Chunk) for path in found if path.exists()
        ]

    def records(self) -> list[Record]:
        """All matches played so far."""
        return [record for chunk in self.results() for record in chunk.records]


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.with_suffix(".part")
    draft.write_bytes(data)
    draft.replace(path)
