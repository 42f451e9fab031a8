"""Who may come in, how much of everything is taken, and what goes out with every answer."""

import base64
import contextlib

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stammtisch.server import limits
from stammtisch.server.door import HEADERS
from tests.server.conftest import MakeServer
from tests.server.playing import Guest, Line, at_table, gather_table, run
from tests.server.running import Running


def test_every_answer_is_safe_to_show(server: Running) -> None:
    for path in ("/", "/some/where", "/api/games", "/api/nowhere", "/health", "/metrics"):
        answer = httpx.get(server.url + path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        assert "server" not in answer.headers
    assert "default-src 'self'" in HEADERS["content-security-policy"]
    assert "unsafe" not in HEADERS["content-security-policy"]


def test_the_cookie_cannot_be_read_or_sent_from_elsewhere(server: Running) -> None:
    answer = httpx.put(f"{server.url}/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_over_https_the_cookie_stays_there(make_server: MakeServer) -> None:
    running = make_server(secure=True)
    answer = httpx.put(f"{running.url}/api/me", json={"name": "Anna"})
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda token: token[:-1] + ("0" if token[-1] != "0" else "1"),
        lambda token: "a" * 16 + token[16:],
        lambda token: token.replace(".0.", ".1."),
        lambda token: token.rpartition(".")[0],
        lambda token: token + token,
        lambda token: base64.b64encode(token.encode()).decode(),
        lambda token: "..",
        lambda token: "ü",
    ],
)
def test_an_identity_cannot_be_forged(server: Running, spoil: "object") -> None:
    assert callable(spoil)

    async def work() -> None:
        anna = await Guest.come(server.url, "Anna")
        token = (await anna.ask("POST", "/api/me/token"))["token"]
        good = {"Authorization": f"Bearer {token}"}
        bad = {b"Authorization": f"Bearer {spoil(token)}".encode()}
        async with httpx.AsyncClient(base_url=server.url) as other:
            assert (await other.get("/api/me", headers=good)).json()["name"] == "Anna"
            answer = await other.get("/api/me", headers=bad)
            assert answer.status_code == 401
            assert answer.json()["refusal"]["code"] == "bad-token"
        await anna.leave()

    run(work)


def test_to_be_nobody_yet_is_no_error(server: Running) -> None:
    """A browser that comes for the first time, or with a cookie that is no longer good."""
    for headers in ({}, {"Cookie": "stammtisch=long.gone.by"}):
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert (answer.status_code, answer.json()) == (200, None)
    mine = httpx.get(f"{server.url}/api/tables/mine")
    assert (mine.status_code, mine.json()["refusal"]["code"]) == (401, "no-identity")


def test_tokens_can_be_withdrawn(server: Running) -> None:
    async def work() -> None:
        anna = await Guest.come(server.url, "Anna")
        token = (await anna.ask("POST", "/api/me/token"))["token"]
        await anna.ask("POST", "/api/me/sign-out")
        async with httpx.AsyncClient(base_url=server.url) as other:
            answer = await other.get("/api/me", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 401
        await anna.leave()

    run(work)


def test_a_claimed_name_brings_one_back_on_any_device(server: Running) -> None:
    async def work() -> None:
        anna, other = await Guest.come(server.url, "Anna"), Guest(server.url)
        claim = {"name": "Anna vom Rhein", "passphrase": "a very long word"}
        await anna.ask("POST", "/api/me/claim", claim)
        wrong = claim | {"passphrase": "a very long work"}
        assert await other.refused("POST", "/api/me/sign-in", wrong) == "wrong-passphrase"
        nobody = claim | {"name": "Nobody at all"}
        assert await other.refused("POST", "/api/me/sign-in", nobody) == "wrong-passphrase"
        assert (await other.ask("POST", "/api/me/sign-in", claim))["player"] == anna.player
        bert = await Guest.come(server.url, "Bert")
        taken = claim | {"name": "ANNA vom Rhein"}
        assert await bert.refused("POST", "/api/me/claim", taken) == "name-taken"
        for guest in (anna, other, bert):
            await guest.leave()

    run(work)


def test_guessing_passphrases_is_slow(make_server: MakeServer) -> None:
    running = make_server()

    async def work() -> None:
        guest = Guest(running.url)
        claim = {"name": "Anna", "passphrase": "wrong wrong"}
        codes = [await guest.refused("POST", "/api/me/sign-in", claim) for _ in range(15)]
        assert codes[0] == "wrong-passphrase"
        assert codes[-1] == "too-fast"
        await guest.leave()

    run(work)


def test_pages_from_elsewhere_may_change_nothing(make_server: MakeServer) -> None:
    running = make_server(origins="https://friends.example")

    async def work() -> None:
        async with httpx.AsyncClient(base_url=running.url) as http:
            for headers, status in (
                ({}, 200),
                ({"Origin": running.url}, 200),
                ({"Origin": "https://friends.example"}, 200),
                ({"Origin": "https://evil.example"}, 403),
                ({"Origin": "null"}, 403),
                ({"Sec-Fetch-Site": "cross-site"}, 403),
            ):
                answer = await http.put("/api/me", json={"name": "Anna"}, headers=headers)
                assert answer.status_code == status, headers
        for origin, welcome in ((running.url, True), ("https://evil.example", False)):
            try:
                async with connect(running.socket_url, origin=origin):  # type: ignore[arg-type]
                    assert welcome
            except InvalidHandshake:
                assert not welcome

    run(work)


def test_a_form_of_another_page_is_not_taken_for_json(server: Running) -> None:
    answer = httpx.put(
        f"{server.url}/api/me",
        content=b'{"name":"Anna"}',
        headers={"content-type": "text/plain", "origin": "https://evil.example"},
    )
    assert answer.status_code == 403


def test_too_much_is_too_much(make_server: MakeServer) -> None:
    running = make_server(
        tables_per_host=2,
        sockets_per_player=2,
        sockets_per_address=4,
        messages_per_second=1,
        new_players_per_hour=4,
    )

    async def work() -> None:
        anna = await Guest.come(running.url, "Anna")
        bert = await Guest.come(running.url, "Bert")
        table = (await anna.set_up()).id
        await anna.set_up()
        body = {"game": "saludos", "players": 3}
        assert await anna.refused("POST", "/api/tables", body) == "too-many-tables"
        long = {"name": "x" * (limits.BODY + 1)}
        assert await anna.refused("PUT", "/api/me", long) == "too-large"
        lines = [await Line.open(running.socket_url, table, cookie=anna.cookie) for _ in range(3)]
        assert lines[2].refusals[None].refusal.code == "too-many-sockets"
        await lines[2].close()
        lines[2:] = [
            await Line.open(running.socket_url, table, cookie=bert.cookie) for _ in range(2)
        ]
        full = await Line.open(running.socket_url, table)
        assert full.refusals[None].refusal.code == "too-many-sockets"
        await full.close()
        for _ in range(100):
            await lines[0].send({"type": "ping", "at": 1})
        await lines[0].until(lambda: None in lines[0].refusals)
        assert lines[0].refusals[None].refusal.code == "too-fast"
        with contextlib.suppress(ConnectionClosed):  # the server may hang up before the last
            for _ in range(300):
                await lines[1].send({"type": "ping", "at": 1})
        await lines[1].until(lambda: lines[1].bye == "too-fast")
        for line in lines:
            await line.close()
        for _ in range(2):
            await (await Guest.come(running.url, "Another")).leave()
        assert await Guest(running.url).refused("PUT", "/api/me", {"name": "X"}) == "too-fast"
        for guest in (anna, bert):
            await guest.leave()

    run(work)


def test_requests_come_at_a_bearable_rate(make_server: MakeServer) -> None:
    running = make_server(requests_per_second=1)

    async def work() -> None:
        async with httpx.AsyncClient(base_url=running.url) as http:
            answers = [(await http.get("/api/games")).status_code for _ in range(30)]
            assert answers[0] == 200
            assert answers[-1] == 429

    run(work)


def test_chat_has_its_limits(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            first = lines[0]
            await first.say("x" * (limits.SAID + 1))
            await first.until(lambda: None in first.refusals)
            assert first.refusals.pop(None).refusal.code == "bad-message"
            for number in range(40):
                await first.say(f"line {number}")
            await first.until(lambda: None in first.refusals)
            assert first.refusals[None].refusal.code == "too-fast"

    run(work)


def test_a_message_may_only_be_so_long(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await lines[0].send(b'{"type":"say","text":"%s"}' % (b"x" * limits.MESSAGE))
            await lines[0].until(lambda: None in lines[0].refusals)
            assert lines[0].refusals[None].refusal.code == "too-large"
            await lines[0].send(b"x" * 1_000_000)
            await lines[0].until(lambda: lines[0].bye == "closed")
            await lines[1].send({"type": "ping"})
            assert lines[1].bye is None

    run(work)


def test_refusals_are_in_the_language_of_the_reader(server: Running) -> None:
    for language, text in (("de-AT", "Sag uns erst"), ("fr", "Dis-nous"), ("nl", "Tell us")):
        answer = httpx.get(f"{server.url}/api/tables/mine", headers={"Accept-Language": language})
        assert answer.json()["text"].startswith(text)


def test_health_and_metrics(server: Running) -> None:
    health = httpx.get(f"{server.url}/health").json()
    assert health["status"] == "ok"
    metrics = httpx.get(f"{server.url}/metrics").text
    for name in ("tables", "sockets", "moves_total", "move_seconds_bucket", "bot_seconds"):
        assert f"stammtisch_{name}" in metrics
