"""Taking back over the socket: within one's own turn of Greentown, told to all, kept in the log."""

from random import Random
from typing import Any

from stammtisch import View
from tests.server.conftest import MakeServer
from tests.server.playing import Line, at_table, gather_table, run
from tests.server.running import Running
from tests.server.test_recovery import rows_of

GREENTOWN: dict[str, Any] = {"game": "greentown", "options": {}}


async def take_back(line: Line, seat: int, nonce: str) -> bool:
    """Ask for the last move to be taken back: whether it was."""
    await line.send({"type": "undo", "nonce": nonce, "seat": seat})
    await line.until(lambda: nonce in line.acks or nonce in line.refusals)
    return nonce in line.acks


def why(line: Line, nonce: str) -> str:
    return line.refusals[nonce].refusal.code


async def move(lines: list[Line], random: Random) -> tuple[int, int]:
    """Whoever the table waits for plays something: who it was, and how long the log has become."""
    (seat,) = lines[0].view().pending
    line = lines[seat]
    chosen = line.played.state.imagine(line.view(), random).sample(seat, random)
    assert chosen is not None
    seq = line.seq
    assert await line.try_move(seat, chosen, f"move-{seq}")
    await line.until(lambda: line.seq > seq)
    now = line.seq  # a move and all that chance adds to it are told at once
    for one in lines:
        await one.until(lambda one=one: one.seq >= now)  # type: ignore[misc]
    return seat, now


def all_views(lines: list[Line]) -> list[View]:
    return [line.view() for line in lines]


def test_a_move_is_taken_back_before_everybodys_eyes(make_server: MakeServer) -> None:
    running: Running = make_server()

    async def work() -> None:
        table, guests = await gather_table(running.url, 2, **GREENTOWN)
        async with at_table(running.socket_url, table, guests, "greentown") as lines:
            onlooker = await Line.open(running.socket_url, table, name="greentown")
            everybody = [*lines, onlooker]
            random = Random(3)
            before = all_views(everybody)
            seat, _ = await move(everybody, random)
            mine, other = lines[seat], lines[1 - seat]
            assert all_views(everybody) != before
            assert not await take_back(other, 1 - seat, "not-mine")
            assert why(other, "not-mine") == "nothing-to-take-back"
            assert not await take_back(other, seat, "not-my-seat")
            assert why(other, "not-my-seat") == "seat-not-yours"
            assert await take_back(mine, seat, "back")
            n = mine.acks.pop("back")
            assert await take_back(mine, seat, "back")
            assert mine.acks["back"] == n, "said twice, done once"
            for line in everybody:
                await line.until(lambda line=line: line.seq == n + 1)  # type: ignore[misc]
                assert (line.steps[-1].n, line.steps[-1].undo) == (n, seat)
                assert line.steps[-1].events == ()
            assert all_views(everybody) == before
            assert not await take_back(mine, seat, "again")
            assert why(mine, "again") == "nothing-to-take-back"
            await onlooker.close()

            page = await guests[seat].ask("GET", f"/api/tables/{table}/replay?seat={seat}")
            last = page["steps"][-1]
            assert (last["step"]["n"], last["step"]["undo"]) == (n, seat)
            running.kill()
            running.start()
        replayed, rows = await rows_of(running.database, table)
        assert replayed.log.entries[n].undo
        assert rows[n].player == guests[seat].player
        back = await Line.open(
            running.socket_url, table, cookie=guests[seat].cookie, name="greentown"
        )
        assert back.view() == before[seat] == replayed.state.view(seat)
        await back.close()

    run(work)


def test_what_others_have_seen_cannot_be_taken_back(server: Running) -> None:
    """Once chance has spoken, or it is somebody else's turn, it is too late."""

    async def work() -> None:
        table, guests = await gather_table(server.url, 2, **GREENTOWN)
        async with at_table(server.socket_url, table, guests, "greentown") as lines:
            random = Random(1)
            refused: dict[str, set[str]] = {"after chance": set(), "after the turn": set()}
            seq = lines[0].seq
            for number in range(400):
                seat, now = await move(lines, random)
                chance, seq = now > seq + 1, now
                if chance or lines[0].view().pending != (seat,):
                    nonce = f"late-{number}"
                    assert not await take_back(lines[seat], seat, nonce)
                    when = "after chance" if chance else "after the turn"
                    refused[when].add(why(lines[seat], nonce))
                if all(refused.values()):
                    codes = set.union(*refused.values())
                    assert codes <= {"nothing-to-take-back", "too-late-to-take-back"}
                    return
            raise AssertionError(f"not everything has come up: {refused}")

    run(work)
