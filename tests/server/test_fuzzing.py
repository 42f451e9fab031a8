"""Whatever is sent, the server answers with a reason, stands, and lets others play on."""

import asyncio
import json
from random import Random
from typing import Any

import hypothesis
import msgspec
import schemathesis
from hypothesis import given
from hypothesis import strategies as st

from stammtisch import game
from stammtisch.core.codec import encode
from stammtisch.server.app import create_app
from stammtisch.server.house import House
from stammtisch.server.settings import Settings
from tests.conformance.anything import any_move
from tests.server.conftest import MakeServer
from tests.server.playing import Line, at_table, gather_table, play_on, run
from tests.server.running import Running

ROUNDS = 40
BATCHES = 12

words = st.text(max_size=20) | st.sampled_from(["hello", "play", "pause", "0", ""])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
seats = st.integers(-1, 11)
moves = st.integers(0, 2**32).map(
    lambda seed: msgspec.to_builtins(any_move(game("saludos"), Random(seed)))
)
messages = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("play"), "nonce": words, "seat": seats, "move": moves | anything}
    ),
    st.fixed_dictionaries({"type": st.just("undo"), "nonce": words, "seat": seats}),
    st.fixed_dictionaries({"type": st.just("say"), "text": anything}),
    st.fixed_dictionaries(
        {
            "type": st.just("call-vote"),
            "subject": st.sampled_from(["extend", "resume", "replace", "dance"]),
            "seat": seats | st.none(),
        }
    ),
    st.fixed_dictionaries({"type": st.just("ballot"), "vote": st.integers(), "yes": anything}),
    st.fixed_dictionaries({"type": st.just("hello"), "table": words, "seen": anything}),
    st.fixed_dictionaries({"type": words}),
    anything,
).map(json.dumps)
raw = st.text(max_size=200) | st.sampled_from(["[" * 3000, '{"type":"play"', "\x00", "{}" * 99])


def batches() -> list[list[str]]:
    """Lists of messages, each stranger than the other."""
    found: list[list[str]] = []

    @hypothesis.settings(max_examples=BATCHES, database=None, deadline=None, derandomize=True)
    @given(st.lists(messages | raw, min_size=ROUNDS, max_size=ROUNDS))
    def draw(some: list[str]) -> None:
        found.append(some)

    draw()
    return found


async def answered(line: Line, message: str) -> bool:
    """Whether something was said to a message; a ping after it shows that it has been read."""
    before = len(line.received)
    await line.send(message)
    await line.send({"type": "ping", "at": 7})
    await line.until(lambda: any(b'"pong"' in data for data in line.received[before:]))
    return any(b'"pong"' not in data for data in line.received[before:])


def test_any_message_gets_an_answer_and_disturbs_nobody(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        quiet, others = await gather_table(server.url, 3)
        async with (
            at_table(server.socket_url, table, guests) as lines,
            at_table(server.socket_url, quiet, others) as undisturbed,
        ):
            elsewhere = [
                asyncio.create_task(play_on(line, Random(n))) for n, line in enumerate(undisturbed)
            ]
            for batch in batches():
                line = await Line.open(server.socket_url, table, cookie=guests[0].cookie)
                for message in batch:
                    if not await answered(line, message):
                        kind = json.loads(message)["type"]
                        assert kind in ("ping", "ballot", "call-vote"), message
                await line.close()
            await asyncio.gather(*elsewhere)
            assert all(line.over for line in undisturbed)
            health = await guests[0].ask("GET", "/health")
            assert health["status"] == "ok"
            assert lines[0].bye is None

    run(work)


def test_nobody_moves_for_somebody_else(server: Running) -> None:
    """Moves across seats, across tables, and by those who only watch."""

    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        other, strangers = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            foreign = [
                await Line.open(server.socket_url, table, cookie=strangers[0].cookie),
                await Line.open(server.socket_url, table),
                await Line.open(
                    server.socket_url, table, cookie=guests[1].cookie, role="spectator"
                ),
                lines[1],
            ]
            before = lines[0].seq
            move = lines[0].played.state.imagine(lines[0].view(), Random(1)).default(0)
            for number, line in enumerate(foreign):
                assert not await line.try_move(0, move, f"n{number}")
                assert line.refusals[f"n{number}"].refusal.code == "seat-not-yours"
            assert lines[0].seq == before
            for line in foreign[:3]:
                await line.close()
        assert other != table
        for stranger in strangers:
            await stranger.leave()

    run(work)


def test_moves_out_of_order_are_judged_by_what_is_on_the_table(server: Running) -> None:
    """Old moves said again under new nonces are refused, or legal on their own."""

    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        random = Random(2)
        async with at_table(server.socket_url, table, guests) as lines:
            said: list[tuple[int, Any]] = []
            line = lines[0]
            for number in range(60):
                view = line.view()
                state = line.played.state.imagine(view, random)
                move: Any = any_move(line.played, random)
                if 0 in view.pending and number % 3 == 0:
                    move = state.sample(0, random)
                said.append((0, move))
                seat, again = random.choice(said)
                await line.try_move(seat, again, f"n{number}")
            assert line.acks or line.refusals
            codes = {no.refusal.code for no in line.refusals.values()}
            assert "failed" not in codes
            assert all(no.text for no in line.refusals.values())

    run(work)


interface = schemathesis.openapi.from_dict(
    msgspec.json.decode(encode(create_app(House(Settings())).openapi_schema.to_schema()))
)


@interface.parametrize()
@hypothesis.settings(max_examples=5, deadline=None, derandomize=True)
def test_any_request_gets_a_sensible_answer(case: Any, server: Running) -> None:
    answer = case.call(base_url=server.url)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["text"]
        assert problem["refusal"]["code"] != "failed"


def test_a_move_that_breaks_the_rules_engine_breaks_one_request(make_server: MakeServer) -> None:
    """Deep nesting, huge numbers and the like are refused before any rule sees them."""
    running = make_server()

    async def work() -> None:
        table, guests = await gather_table(running.url, 3)
        async with at_table(running.socket_url, table, guests) as lines:
            nasty = [
                {"move": "Propose", "members": [0, 1], "shares": [10**30, 1]},
                {"move": "Propose", "members": [0] * 500, "shares": []},
                {"move": "Agree", "id": -(2**63)},
                {"move": ["Agree"], "id": 1},
                {"move": "Roll", "seat": 0, "face": 6},
                {"move": "TakeCard", "seat": 0, "card": 3},
                [[[[]]]],
                1e308,
            ]
            for number, move in enumerate(nasty):
                assert not await lines[0].try_move(0, move, f"n{number}")
                code = lines[0].refusals[f"n{number}"].refusal.code
                assert code in ("bad-move", "not-now", "not-your-decision")
            assert encode(lines[0].view())
        assert "went wrong" not in running.written()

    run(work)
