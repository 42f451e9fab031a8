"""Results as Parquet, for those who want to compute with them."""

from pathlib import Path
from typing import Any

from stammtisch.arena.play import Chunk
from stammtisch.core.complaint import Complaint


class NoArrow(Complaint):
    """Parquet was asked for but pyarrow is not there."""


def arrow() -> Any:
    """The pyarrow package with its Parquet part."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise NoArrow(
            "Parquet needs pyarrow: make research brings it, or the extra stammtisch[arena]"
        ) from error
    return pyarrow


def write_matches(chunks: list[Chunk], path: Path) -> None:
    """One row for every seat of every match."""
    rows = [
        {
            "match": record.match.number,
            "group": record.match.group,
            "seat": seat,
            "bot": bot,
            "counts": seat == record.match.seat,
            "score": record.scores[seat],
            "place": record.places[seat],
            "win": record.wins(seat),
            "ending": record.ending,
            "decisions": record.decisions,
        }
        for chunk in chunks
        for record in chunk.records
        for seat, bot in enumerate(record.match.lineup)
    ]
    _write(rows, path)


def write_splits(chunks: list[Chunk], path: Path) -> None:
    """One row for every member of every winning offer; no file where a game has no such thing."""
    rows = [
        {
            "match": record.match.number,
            "value": split.value,
            "members": split.members,
            "strength": split.strength,
            "height": split.height,
            "share": split.share,
        }
        for chunk in chunks
        for record in chunk.records
        for split in record.splits
    ]
    if rows:
        _write(rows, path)


def _write(rows: list[dict[str, Any]], path: Path) -> None:
    pyarrow = arrow()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), path, compression="zstd")
