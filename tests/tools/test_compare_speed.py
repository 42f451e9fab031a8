"""The guard against slowness: it measures both trees, and speaks up only about a real loss."""

from pathlib import Path

import pytest

import compare_speed

HOUSE = Path(__file__).parent.parent.parent


def warns(ratio: float) -> bool:
    return compare_speed.verdict("compiled", "saludos", ratio, "HEAD~1").startswith("warning: ")


def test_only_a_loss_of_more_than_a_fifth_is_worth_a_warning() -> None:
    assert not warns(1.4)
    assert not warns(0.81)
    assert compare_speed.verdict("compiled", "saludos", 0.6, "HEAD~1") == (
        "warning: compiled, saludos plays at 60% of the speed it had in HEAD~1"
    )


def test_a_slower_engine_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compare_speed, "ROUNDS", 1)
    for module in sorted((HOUSE / "src/stammtisch").rglob("*")):
        if module.is_file() and "__pycache__" not in module.parts:
            copy = tmp_path / module.relative_to(HOUSE / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(module.read_bytes())
    state = tmp_path / "stammtisch/core/state.py"
    fast = "        return self.apply(seat, move)\n"
    slow = "        sum(range(3000))\n" + fast
    assert fast in state.read_text()
    state.write_text(state.read_text().replace(fast, slow))
    ratios = compare_speed.compare(HOUSE / "src", tmp_path)
    assert ratios
    assert all(map(warns, ratios.values()))


def test_where_there_is_no_commit_before_nothing_is_compared(tmp_path: Path) -> None:
    assert not compare_speed.before("no-such-commit", tmp_path)


def test_a_tree_is_compiled_by_its_own_tool(tmp_path: Path) -> None:
    tool = tmp_path / "tools/compile_engine.py"
    tool.parent.mkdir()
    tool.write_text("from pathlib import Path\nPath(__file__).with_name('ran').touch()\n")
    assert compare_speed.compiled(tmp_path) == tmp_path / "build/compiled"
    assert tool.with_name("ran").exists()


def test_a_tree_that_does_not_compile_is_left_out(tmp_path: Path) -> None:
    assert compare_speed.compiled(tmp_path) is None
