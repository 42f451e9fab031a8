"""Tournaments: the same plan gives the same results, in one go or several, on any workers."""

from collections import Counter
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest
from typer.testing import CliRunner

from stammtisch.arena.commands import app
from stammtisch.arena.plan import Plan, match
from stammtisch.arena.play import Record, play_match
from stammtisch.arena.run import OtherPlan, Run
from stammtisch.arena.statistics import estimate, ratings, summarise, times
from stammtisch.core.codec import encode
from stammtisch.core.game import BadSetup

PLAN = Plan(
    game="saludos",
    players=4,
    bots=("normal", "easy"),
    field=("easy", "random"),
    games=8,
    seed=11,
    chunk=2,
)


def played(folder: Path, workers: int = 1, plan: Plan = PLAN) -> Run:
    run = Run.begin(folder, plan)
    run.play(workers)
    return run


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone = played(tmp_path / "one").records()
    together = played(tmp_path / "two", workers=2).records()
    assert alone == together


def test_the_size_of_tasks_changes_nothing(tmp_path: Path) -> None:
    whole = played(tmp_path, plan=msgspec.structs.replace(PLAN, chunk=8)).records()
    assert whole == [play_match(PLAN, match(PLAN, number), {}) for number in range(PLAN.games)]


def test_another_seed_is_another_tournament() -> None:
    other = msgspec.structs.replace(PLAN, seed=12)
    assert play_match(PLAN, match(PLAN, 0), {}) != play_match(other, match(other, 0), {})


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    broken = Run.begin(tmp_path / "broken", PLAN)
    seen: list[int] = []

    def stop(done: int, total: int) -> None:
        seen.append(done)
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken.play(1, progress=stop)
    kept = {path: path.stat().st_mtime_ns for path in broken.chunks.glob("*.json")}
    assert len(kept) == 2
    again = Run.begin(tmp_path / "broken", PLAN)
    assert again.missing() == [2, 3]
    again.play(1)
    assert again.records() == whole.records()
    assert all(path.stat().st_mtime_ns == when for path, when in kept.items())


def test_a_folder_holds_one_tournament(tmp_path: Path) -> None:
    Run.begin(tmp_path, PLAN)
    with pytest.raises(OtherPlan, match="other settings \\(seed\\)"):
        Run.begin(tmp_path, msgspec.structs.replace(PLAN, seed=12))
    with pytest.raises(OtherPlan, match="holds no tournament"):
        Run.open(tmp_path / "nowhere")


def test_substitution_exchanges_one_bot_and_nothing_else() -> None:
    for group in range(20):
        first, second = match(PLAN, 2 * group), match(PLAN, 2 * group + 1)
        assert (first.group, first.seat) == (second.group, second.seat)
        assert (first.lineup[first.seat], second.lineup[second.seat]) == PLAN.bots
        others = [seat for seat in range(PLAN.players) if seat != first.seat]
        assert [first.lineup[s] for s in others] == [second.lineup[s] for s in others]


def test_rotation_seats_everybody_everywhere() -> None:
    plan = msgspec.structs.replace(PLAN, duplicate="rotation")
    group = [match(plan, number) for number in range(plan.players)]
    assert sorted(played.seat for played in group) == list(range(plan.players))
    for other in group:
        turned = other.lineup[other.seat :] + other.lineup[: other.seat]
        assert turned == group[0].lineup[group[0].seat :] + group[0].lineup[: group[0].seat]


def test_duplicate_deals_draw_the_same_chits() -> None:
    """However differently the bots play, the bag gives the same sections in the same order."""
    plan = msgspec.structs.replace(PLAN, bots=("normal", "random"))
    records = [play_match(plan, match(plan, number), {}) for number in range(2)]
    assert records[0].scores != records[1].scores
    for name in ("SectionLaid", "PressCame", "BagPassed"):
        assert records[0].events[name] == records[1].events[name]


def test_the_summary_adds_up(tmp_path: Path) -> None:
    run = played(tmp_path)
    summary = summarise(PLAN, run.results())
    assert summary.games == PLAN.games
    assert sum(share.games for share in summary.shares.values()) == PLAN.games
    assert sum(seat.mean for seat in summary.seats) == pytest.approx(1.0)
    assert set(summary.ratings) <= {"normal", "easy", "random"}
    gap = summary.differences["normal - easy"].mean
    assert gap == pytest.approx(summary.shares["normal"].mean - summary.shares["easy"].mean)
    thought = times(run.results())
    assert all(0 < t.median <= t.p90 <= t.p99 <= t.longest for t in thought.values())
    assert sum(summary.endings.values()) == PLAN.games


def test_an_estimate_knows_what_belongs_together() -> None:
    apart = estimate([[1.0], [0.0]] * 50)
    assert apart.mean == 0.5
    assert apart.high - apart.mean == pytest.approx(1.96 * (0.25 / 99) ** 0.5, rel=1e-3)
    doubled = estimate([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert doubled.high == pytest.approx(apart.high)
    sure = estimate([[1.0]] * 20)
    assert sure.low < sure.mean == sure.high == 1.0


def test_ratings_tell_winners_from_losers() -> None:
    plan = msgspec.structs.replace(PLAN, games=12, field=("random",), duplicate="none")
    records: list[Record] = [play_match(plan, match(plan, n), {}) for n in range(plan.games)]
    known = ratings(records)
    assert known["normal"].mu > known["random"].mu
    assert known["normal"].sigma < 25 / 3


def test_a_tournament_for_too_many_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="3 to 7 players"):
        Run.begin(tmp_path, msgspec.structs.replace(PLAN, players=9))


def test_the_commands_write_parquet_json_and_a_report(tmp_path: Path) -> None:
    runner = CliRunner()
    folder = tmp_path / "evening"
    words = ["tournament", "--players", "3", "--bots", "easy,random", "--games", "6"]
    done = runner.invoke(app, [*words, "--workers", "1", "--out", str(folder)])
    assert done.exit_code == 0, done.output
    table = pyarrow.parquet.read_table(folder / "matches.parquet").to_pylist()
    assert len(table) == 6 * 3
    assert Counter(row["counts"] for row in table) == {True: 6, False: 12}
    assert sum(row["win"] for row in table) == pytest.approx(6.0)
    first = {path.name: path.read_bytes() for path in folder.glob("*.*")}
    summary = msgspec.json.decode(first["summary.json"])
    assert summary["games"] == 6
    again = runner.invoke(app, [*words, "--workers", "1", "--out", str(tmp_path / "again")])
    assert again.exit_code == 0
    for name in ("summary.json", "matches.parquet", "splits.parquet"):
        assert (tmp_path / "again" / name).read_bytes() == first[name]
    told = runner.invoke(app, ["report", str(folder)])
    assert told.exit_code == 0, told.output
    html = (folder / "report.html").read_text(encoding="utf-8")
    assert html.count("<svg") >= 4
    assert "offers made per negotiation" in html


def test_mistakes_are_told_in_a_sentence(tmp_path: Path) -> None:
    runner = CliRunner()
    wrong = runner.invoke(app, ["tournament", "--bots", "brilliant", "--out", str(tmp_path / "a")])
    assert "the levels are random, easy" in str(wrong.exception)
    empty = runner.invoke(app, ["report", str(tmp_path / "b")])
    assert isinstance(empty.exception, OtherPlan)


def test_a_plan_survives_json() -> None:
    assert msgspec.json.decode(encode(PLAN), type=Plan) == PLAN
