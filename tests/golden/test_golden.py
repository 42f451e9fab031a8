"""Recorded games must replay for ever, and end as they did: at least one for each way to end."""

from pathlib import Path

import pytest

from stammtisch import Log, read_log, verify
from stammtisch.core.table import Table

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*.jsonl"))


def told(log: Log) -> list[str]:
    """The names of all events of a game, in order."""
    table = Table.open(log.header)
    return [type(event).__name__ for entry in log.entries for event in table.replay(entry).events]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    log = read_log(path)
    assert log.footer is not None
    assert log.footer.result is not None
    assert verify(log).result == log.footer.result


def test_both_ends_of_saludos_are_golden() -> None:
    endings = {}
    for path in FOLDER.glob("saludos-*.jsonl"):
        footer = read_log(path).footer
        assert footer is not None
        assert footer.result is not None
        endings[path.stem] = footer.result.ending
    assert set(endings.values()) == {"press", "projects"}


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("saludos-press", {"PressCame", "CouncilDecided"}),
        ("saludos-projects", {"BonusPaid", "MugMoved"}),
        ("saludos-toppled", {"CouncilDecided", "SplitSettled", "Attended"}),
        ("saludos-renewed", {"PileRenewed"}),
        ("saludos-collapsed", {"CouncilCollapsed"}),
        ("saludos-nobody-offered", {"NobodyOffered"}),
    ],
)
def test_golden_games_show_what_they_are_kept_for(name: str, kinds: set[str]) -> None:
    assert kinds <= set(told(read_log(FOLDER / f"{name}.jsonl")))
