"""Recorded games must replay for ever, and end as they did: at least one for each way to end."""

from pathlib import Path

import pytest

from stammtisch import Log, read_log, verify
from stammtisch.core.table import Table
from stammtisch.games.koalition.moves import SPLINTER
from stammtisch.games.koalition.view import KoalitionView, VoteRecord

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
        ("koalition-failed", {"VoteFailed", "VoteWon"}),
        ("koalition-majority", {"VoteWon"}),
        ("koalition-no-coalition", {"VoteFailed"}),
        ("koalition-redeal", {"HandsTooSmall"}),
        ("koalition-seven", {"EuropeBonusPaid"}),
        ("koalition-splinter", {"VoteWon", "Closed"}),
        ("koalition-ten", {"LeaderDeposed", "JokerLaid"}),
    ],
)
def test_golden_games_show_what_they_are_kept_for(name: str, kinds: set[str]) -> None:
    assert kinds <= set(told(read_log(FOLDER / f"{name}.jsonl")))


def votes(name: str) -> tuple[VoteRecord, ...]:
    """How the votes of a golden game of Koalition went."""
    view = verify(read_log(FOLDER / f"{name}.jsonl")).view(None)
    assert isinstance(view, KoalitionView)
    return view.played


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        ("koalition-failed", "no-agreement"),
        ("koalition-no-coalition", "no-coalition"),
        ("koalition-majority", "majority"),
        ("koalition-splinter", "coalition"),
    ],
)
def test_every_outcome_of_a_vote_is_golden(name: str, outcome: str) -> None:
    assert outcome in [vote.outcome for vote in votes(name)]


def test_a_splinter_sits_in_a_golden_coalition() -> None:
    assert any(
        vote.units and vote.units[0] < SPLINTER <= vote.units[-1]
        for vote in votes("koalition-splinter")
    )


@pytest.mark.parametrize(("name", "players"), [("koalition-seven", 7), ("koalition-ten", 10)])
def test_big_tables_are_golden(name: str, players: int) -> None:
    assert read_log(FOLDER / f"{name}.jsonl").header.players == players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ending", ["buildings", "cards"])
def test_both_ends_of_greentown_are_golden_at_every_table(players: int, ending: str) -> None:
    log = read_log(FOLDER / f"greentown-{players}-{ending}.jsonl")
    assert log.header.players == players
    assert log.footer is not None
    assert log.footer.result is not None
    assert log.footer.result.ending == ending
    everything = {"TileLaid", "TileUpgraded", "BuildingPutUp", "TreePlanted", "ExcursionMade"}
    assert everything <= set(told(log))
