"""Tables, logs and chance that can be verified."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from stammtisch import CHANCE, BadLog, Refused, Table, commitment, game, read_log, verify
from stammtisch.core.chance import Outcomes, pick
from stammtisch.core.codec import encode
from stammtisch.games.saludos.moves import Keep, Reroll, Roll

SEED = bytes(range(32))


def played(seed: bytes = SEED, salt: str = "") -> Table:
    random = Random(4)
    table = Table.new(game("saludos"), 3, seed=seed, salt=salt)
    while table.state.result is None:
        seat = random.choice(table.state.pending)
        move = table.state.sample(seat, random)
        assert move is not None
        table.play(seat, move)
    return table


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("logs") / "game.jsonl"
    played().reveal().write(path)
    return path


def test_a_finished_log_can_be_verified(finished: Path) -> None:
    log = read_log(finished)
    assert log.header.commitment == commitment(SEED)
    assert verify(log).result is not None


def test_the_salt_of_the_players_changes_the_outcomes() -> None:
    rolls = [
        [entry.move for entry in played(salt=salt).log.entries if entry.seat == CHANCE]
        for salt in ("", "our own salt")
    ]
    assert rolls[0] != rolls[1]


@pytest.mark.parametrize(
    ("number", "old", "new", "said"),
    [
        (1, b'"players":3', b'"players":4', "entry"),
        (1, b'"game":"saludos"', b'"game":"chess"', "no game 'chess'"),
        (1, b'"patience":6', b'"patience":0', "the header doesn't fit"),
        (1, b'"stammtisch":1', b'"stammtisch":9', "format 9"),
        (1, b'"edition":"', b'"edition":"0', "not loaded"),
        (3, b'"n":1', b'"n":2', "line 3: entry 2 where 1 was due"),
        (3, b'"chit":', b'"chat":', "entry 1: "),
        (3, b'"n"', b"n", "line 3: "),
        (-1, b'{"seed":"00', b'{"seed":"01', "not the one committed to"),
        (-1, b'{"seed":"00', b'{"seed":"0x', "not a hexadecimal"),
        (-1, b'"scores":[', b'"scores":[9', "the result written down"),
    ],
)
def test_a_log_that_was_tampered_with(
    finished: Path, tmp_path: Path, number: int, old: bytes, new: bytes, said: str
) -> None:
    lines = finished.read_bytes().splitlines()
    index = number - 1 if number > 0 else number
    assert old in lines[index]
    lines[index] = lines[index].replace(old, new, 1)
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"\n".join(lines))
    with pytest.raises(BadLog, match=said):
        verify(read_log(bad))


def test_an_outcome_of_ones_own_is_found_out(finished: Path) -> None:
    log = read_log(finished)
    place = next(e.n for e in log.entries if b'"move":"Roll"' in bytes(e.move))
    entry = log.entries[place]
    rolled = msgspec.json.decode(entry.move, type=Roll)
    other = Roll(rolled.seat, rolled.face % 6 + 1)
    log.entries[place] = msgspec.structs.replace(entry, move=msgspec.Raw(encode(other)))
    with pytest.raises(BadLog, match=f"entry {place}: chance did not follow from the seed"):
        verify(log)


def test_a_move_that_is_no_text_is_a_bad_log(finished: Path) -> None:
    log = read_log(finished)
    place = next(e.n for e in log.entries if b'"Keep"' in bytes(e.move))
    log.entries[place] = msgspec.structs.replace(
        log.entries[place], move=msgspec.Raw(b'{"move":"Ke\xffep"}')
    )
    with pytest.raises(BadLog, match=f"entry {place}: "):
        verify(log)


def test_logs_that_stop_short(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_bytes().splitlines()
    short = tmp_path / "short.jsonl"
    short.write_bytes(b"\n".join(lines[:-1]))
    with pytest.raises(BadLog, match="no seed yet"):
        verify(read_log(short))
    short.write_bytes(b"\n".join([*lines[:-3], lines[-1]]))
    with pytest.raises(BadLog, match="ends before the game does"):
        verify(read_log(short))
    short.write_bytes(b"")
    with pytest.raises(BadLog, match="is empty"):
        read_log(short)
    with pytest.raises(BadLog, match="can't be read"):
        read_log(tmp_path / "gone.jsonl")


def test_players_do_not_make_chance_moves() -> None:
    table = Table.new(game("saludos"), 3, seed=SEED)
    with pytest.raises(Refused, match="chance-is-not-yours"):
        table.play(CHANCE, Roll(0, 6))


def test_the_seed_is_not_told_before_the_end() -> None:
    table = Table.new(game("saludos"), 3, seed=SEED)
    with pytest.raises(Refused, match="not-over"):
        table.reveal()
    assert SEED.hex().encode() not in b"".join(table.log.lines())


def test_a_table_without_its_seed_replays_but_does_not_go_on() -> None:
    table = played()
    again = Table.open(table.log.header, table.log.entries[:5])
    again.state.play(1, Keep())
    again.state.play(2, Keep())
    with pytest.raises(BadLog, match="no seed to draw from"):
        again.play(0, Reroll(1))


def test_saludos_has_nothing_to_take_back() -> None:
    table = Table.new(game("saludos"), 3, seed=SEED)
    table.play(0, table.state.default(0))
    with pytest.raises(Refused, match="nothing-to-take-back"):
        table.undo(0)


def test_outcomes_are_uniform_and_differ_by_place() -> None:
    numbers = [Outcomes(SEED, "", place).random() for place in range(4000)]
    assert len(set(numbers)) == 4000
    for tenth in range(10):
        assert 320 < sum(tenth / 10 <= n < (tenth + 1) / 10 for n in numbers) < 480


def test_the_first_outcome_is_what_the_documentation_computes() -> None:
    import hashlib
    import hmac

    digest = hmac.new(SEED, b"salt/7/0", hashlib.sha256).digest()
    expected = (int.from_bytes(digest[:8], "big") >> 11) / 2**53
    assert Outcomes(SEED, "salt", 7).random() == expected


def test_picking_by_weight() -> None:
    random = Random(5)
    drawn = [pick([1, 0, 3], random) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert 850 < drawn.count(0) < 1150
    with pytest.raises(ValueError, match="nothing to draw from"):
        pick([0, 0], random)
