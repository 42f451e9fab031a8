"""What is compiled, and when it is compiled anew."""

import os
from pathlib import Path

import compile_engine

HOUSE = Path(__file__).parent.parent.parent


def test_the_rules_of_every_game_are_compiled_but_not_its_data() -> None:
    found = compile_engine.sources(HOUSE)
    assert "stammtisch/core/state.py" in found
    assert "stammtisch/games/saludos/phases/council.py" in found
    for game in (HOUSE / "src/stammtisch/games").glob("*/state.py"):
        assert game.relative_to(HOUSE / "src").as_posix() in found
    for path in found:
        assert "(Struct" not in (HOUSE / "src" / path).read_text(encoding="utf-8"), path


def test_a_change_makes_the_copy_old(tmp_path: Path) -> None:
    source = tmp_path / "src/stammtisch/core/state.py"
    source.parent.mkdir(parents=True)
    source.write_text("")
    assert not compile_engine.is_current(tmp_path)
    made = tmp_path / compile_engine.BUILT / "made"
    made.parent.mkdir(parents=True)
    made.touch()
    assert compile_engine.is_current(tmp_path)
    later = made.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert not compile_engine.is_current(tmp_path)
