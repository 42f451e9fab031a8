"""Self-play: every decision becomes a row with what was seen, done and won."""

from pathlib import Path
from random import Random

import pyarrow.parquet
import pytest

from stammtisch import game
from stammtisch.arena.selfplay import SelfPlay, self_play


@pytest.mark.parametrize("bots", [("random",), ("easy", "random")])
def test_rows_hold_views_moves_and_outcomes(tmp_path: Path, bots: tuple[str, ...]) -> None:
    plan = SelfPlay(game="saludos", players=3, bots=bots, games=3, chunk=2)
    written = self_play(plan, tmp_path, workers=1)
    rows = [
        row
        for path in sorted(tmp_path.glob("*.parquet"))
        for row in pyarrow.parquet.read_table(path).to_pylist()
    ]
    assert len(rows) == written
    saludos = game("saludos")
    for row in rows[:: max(1, len(rows) // 50)]:
        view = saludos.read_view.decode(row["view"])
        assert view.seat == row["seat"]
        assert view.result is None
        move = saludos.read_move.decode(row["move"])
        imagined = saludos.state.imagine(view, Random(0))
        assert imagined.refusal(row["seat"], move) is None
    for number in range(3):
        wins = {(row["seat"], row["win"]) for row in rows if row["game"] == number}
        assert sum(win for _, win in wins) == pytest.approx(1.0)


def test_the_same_seed_writes_the_same_rows_and_a_run_goes_on(tmp_path: Path) -> None:
    plan = SelfPlay(game="saludos", players=4, bots=("random",), games=4, chunk=2)
    self_play(plan, tmp_path / "a", workers=1)
    self_play(plan, tmp_path / "b", workers=2)
    names = [path.name for path in sorted((tmp_path / "a").iterdir())]
    assert names == ["saludos-00000.parquet", "saludos-00001.parquet"]
    for name in names:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    (tmp_path / "a" / names[1]).unlink()
    before = (tmp_path / "a" / names[0]).stat().st_mtime_ns
    self_play(plan, tmp_path / "a", workers=1)
    assert (tmp_path / "a" / names[0]).stat().st_mtime_ns == before
    assert (tmp_path / "a" / names[1]).read_bytes() == (tmp_path / "b" / names[1]).read_bytes()
