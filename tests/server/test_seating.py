"""Taking, leaving, handing over and losing seats; votes; rematches; what the lobby shows."""

import json
from random import Random

import pytest

from stammtisch import Refused
from stammtisch.server import seating, votes
from stammtisch.store.records import LiveClock, SeatRecord, TableRecord
from tests.server.playing import Guest, Line, at_table, gather_table, play_all, run
from tests.server.running import Running

ANNA, BERT, CARLA = "a" * 16, "b" * 16, "c" * 16


def record(**changes: object) -> TableRecord:
    fields: dict[str, object] = {
        "id": "t" * 12,
        "code": "ABCDE",
        "host": ANNA,
        "game": "saludos",
        "edition": "",
        "seats": tuple(
            SeatRecord(player=player, name=name)
            for player, name in ((ANNA, "Anna"), (BERT, "Bert"), (CARLA, "Carla"))
        ),
        "commitment": "",
        "created": 0,
        "status": "playing",
        "clock": LiveClock(60),
    }
    return TableRecord(**(fields | changes))  # type: ignore[arg-type]


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.code


def test_a_majority_carries_a_vote() -> None:
    table, done = votes.call(record(), "pause", None, ANNA, 0)
    assert done is None
    assert table.votes[0].needed == 2
    table, done = votes.ballot(table, 1, True, BERT)
    assert done is not None
    assert votes.carried(table, done, "easy", 0).paused == "vote"


def test_a_vote_falls_when_it_can_no_longer_be_carried() -> None:
    table, _ = votes.call(record(), "cancel", None, ANNA, 0)
    table, _ = votes.ballot(table, 1, False, BERT)
    assert table.votes
    table, done = votes.ballot(table, 1, False, CARLA)
    assert done is None
    assert not table.votes


def test_nobody_votes_on_themselves() -> None:
    table, _ = votes.call(record(), "replace", 2, ANNA, 0)
    with pytest.raises(Refused) as refused:
        votes.ballot(table, 1, False, CARLA)
    assert code(refused) == "no-vote-for-you"
    table, done = votes.ballot(table, 1, True, BERT)
    assert done is not None
    seat = votes.carried(table, done, "easy", 0).seats[2]
    assert (seat.player, seat.level) == (None, "easy")
    assert seat.away is not None
    assert seat.away.player == CARLA


def test_several_seats_have_one_vote() -> None:
    seats = tuple(SeatRecord(player=player, name="x") for player in (ANNA, ANNA, BERT, CARLA))
    table, done = votes.call(record(seats=seats), "pause", None, ANNA, 0)
    assert done is None
    assert votes.electorate(table, "pause", None) == (0, 2, 3)


@pytest.mark.parametrize(
    ("subject", "seat", "changes", "why"),
    [
        ("resume", None, {}, "not-paused"),
        ("pause", None, {"paused": "vote"}, "paused-already"),
        ("replace", 0, {}, "cannot-replace"),
        ("replace", None, {}, "no-such-seat"),
        ("replace", 9, {}, "no-such-seat"),
        ("pause", 1, {}, "vote-has-no-seat"),
        ("pause", None, {"status": "over"}, "table-over"),
        ("pause", None, {"status": "gathering"}, "not-started"),
    ],
)
def test_votes_that_make_no_sense(
    subject: str, seat: int | None, changes: dict[str, object], why: str
) -> None:
    with pytest.raises(Refused) as refused:
        votes.call(record(**changes), subject, seat, ANNA, 0)  # type: ignore[arg-type]
    assert code(refused) == why


def test_old_votes_are_cleared_away() -> None:
    table, _ = votes.call(record(), "pause", None, ANNA, 0)
    assert votes.expired(table, votes.OPEN_LIVE - 1).votes
    assert not votes.expired(table, votes.OPEN_LIVE).votes


def test_when_only_bots_are_left_the_table_pauses() -> None:
    table = record()
    for seat, player in enumerate((ANNA, BERT, CARLA)):
        assert table.paused is None
        table = seating.give_up(table, seat, player, "easy")
    assert table.paused == "only-bots"
    table = seating.take_back(table, 1, BERT)
    assert table.paused is None
    with pytest.raises(Refused) as refused:
        seating.take_back(table, 0, BERT)
    assert code(refused) == "seat-taken"


def test_a_secret_hands_a_seat_over_once() -> None:
    table = seating.offer_link(record(), 1, BERT, "old")
    table = seating.offer_link(table, 1, BERT, "s" * 24)
    for wrong in ("old", "", "x" * 24):
        with pytest.raises(Refused) as refused:
            seating.hand_over(table, 1, wrong, "d" * 16)
        assert code(refused) == "secret-wrong"
    with pytest.raises(Refused):
        seating.hand_over(table, 2, "s" * 24, "d" * 16)
    table = seating.hand_over(table, 1, "s" * 24, "d" * 16)
    assert table.seats[1].player == "d" * 16
    with pytest.raises(Refused):
        seating.hand_over(table, 1, "s" * 24, BERT)


def test_gathering_and_starting(server: Running) -> None:
    async def work() -> None:
        url = server.url
        anna, bert = await Guest.come(url, "Anna"), await Guest.come(url, "Bert")
        nobody = Guest(url)
        table = (await anna.set_up(luck="clover")).id
        at = f"/api/tables/{table}"
        assert await nobody.refused("POST", f"{at}/seats/1/take", {}) == "no-identity"
        assert await bert.refused("POST", f"{at}/seats/0/take", {}) == "seat-taken"
        assert await bert.refused("POST", f"{at}/seats/7/take", {}) == "no-such-seat"
        assert await bert.refused("POST", f"{at}/start") == "not-host"
        await bert.do(table, "seats/1/take", {"luck": "7-7"})
        assert await anna.refused("POST", f"{at}/start") == "seats-free"
        assert await bert.refused("POST", f"{at}/fill", {"level": "easy"}) == "not-host"
        assert await anna.refused("POST", f"{at}/fill", {"level": "divine"}) == "no-such-level"
        await anna.do(table, "fill", {"level": "easy:greedy"})
        await bert.do(table, "seats/1/leave")
        await bert.do(table, "seats/1/take", {"luck": "7-7"})
        info = await bert.do(table, "start")
        assert info.salt == "clover-7-7-"
        assert await anna.refused("POST", f"{at}/start") == "already-started"
        assert await bert.refused("POST", f"{at}/seats/1/leave") == "already-started"
        code = await nobody.ask("GET", f"/api/tables/code/{info.code.lower()}")
        assert code["table"]["id"] == table
        assert code["yours"] == []
        mine = await bert.ask("GET", "/api/tables/mine")
        assert [one["id"] for one in mine["tables"]] == [table]
        qr = await nobody.http.get(f"{at}/qr.svg")
        assert qr.headers["content-type"].startswith("image/svg+xml")
        assert qr.text.startswith("<svg")
        for guest in (anna, bert, nobody):
            await guest.leave()

    run(work)


def test_a_table_by_link_is_not_in_the_list(server: Running) -> None:
    async def work() -> None:
        anna = await Guest.come(server.url, "Anna")
        shown = (await anna.set_up(open=True)).id
        hidden = (await anna.set_up(open=False)).id
        listed = {one["id"] for one in (await anna.ask("GET", "/api/tables"))["tables"]}
        assert shown in listed
        assert hidden not in listed
        await anna.leave()

    run(work)


@pytest.mark.parametrize(
    ("form", "why"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"players": 8}, "bad-setup"),
        ({"players": 11}, "bad-message"),
        ({"options": {"patience": 0}}, "bad-setup"),
        ({"options": {"moon": 1}}, "bad-setup"),
        ({"options": {"starter": 3}}, "bad-setup"),
        ({"edition": "0123"}, "bad-edition"),
        ({"edition_text": "title = 1"}, "bad-edition"),
        ({"bots": [{"seat": 3, "level": "easy"}]}, "no-such-seat"),
        ({"bots": [{"seat": 0, "level": "divine"}]}, "no-such-level"),
        ({"clock": {"kind": "live", "seconds": 0}}, "bad-message"),
        ({"language": "la"}, "bad-message"),
        ({"name": "x" * 25}, "bad-message"),
        ({"luck": "a b"}, "bad-message"),
        ({"more": 1}, "bad-message"),
    ],
)
def test_tables_that_cannot_be(server: Running, form: dict[str, object], why: str) -> None:
    async def work() -> None:
        anna = await Guest.come(server.url, "Anna")
        body = {"game": "saludos", "players": 3} | form
        assert await anna.refused("POST", "/api/tables", body) == why
        await anna.leave()

    run(work)


def test_giving_up_and_coming_back(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await guests[1].do(table, "seats/1/give-up")
            await lines[1].until(lambda: lines[1].yours == ())
            assert set(lines[1].views) == {None}
            assert lines[0].table is not None
            await lines[0].until(
                lambda: lines[0].table is not None and lines[0].table.seats[1].holder == "bot"
            )
            assert lines[0].table.seats[1].away == "Guest 1"
            assert (
                await guests[0].refused("POST", f"/api/tables/{table}/seats/1/take", {})
                == "seat-taken"
            )
            await guests[1].do(table, "seats/1/take", {})
            await lines[1].until(lambda: lines[1].yours == (1,))
            assert set(lines[1].views) == {1}

    run(work)


def test_votes_at_a_table(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3, clock={"kind": "live", "seconds": 600})
        async with at_table(server.socket_url, table, guests) as lines:
            first = lines[0]
            await first.send({"type": "call-vote", "subject": "pause"})
            await lines[1].until(lambda: bool(lines[1].table and lines[1].table.votes))
            await lines[1].send({"type": "ballot", "vote": 1, "yes": True})
            await first.until(lambda: bool(first.table and first.table.paused == "vote"))
            await first.until(lambda: not first.time.running)
            move = first.played.state.imagine(first.view(), Random(1)).default(0)
            assert not await first.try_move(0, move, "n")
            assert first.refusals["n"].refusal.code == "table-paused"
            await first.send({"type": "call-vote", "subject": "resume"})
            await lines[2].until(lambda: bool(lines[2].table and lines[2].table.votes))
            await lines[2].send({"type": "ballot", "vote": 2, "yes": True})
            await first.until(lambda: first.time.running)
            before = first.time.seats[0].until
            await first.send({"type": "call-vote", "subject": "extend"})
            await lines[2].until(lambda: bool(lines[2].table and lines[2].table.votes))
            await lines[2].send({"type": "ballot", "vote": 3, "yes": True})
            await first.until(lambda: first.time.seats[0].until == before + 600_000)
            await first.send({"type": "call-vote", "subject": "cancel"})
            await lines[2].until(lambda: bool(lines[2].table and lines[2].table.votes))
            await lines[2].send({"type": "ballot", "vote": 4, "yes": True})
            await first.until(lambda: bool(first.table and first.table.status == "cancelled"))
            again = await guests[0].do(table, "rematch", {"game": "koalition"})
            assert again.game == "koalition"
            assert [seat.name for seat in again.seats] == ["Guest 1", "Guest 2", "Guest 0"]
            assert (await guests[2].do(table, "rematch", {"game": "saludos"})).id == again.id

    run(work)


def test_a_link_hands_the_seat_to_another_device(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        phone = await Guest.come(server.url, "Phone")
        async with at_table(server.socket_url, table, [*guests, phone]) as lines:
            hand = lines[3]
            assert hand.yours == ()
            link = await guests[1].ask("POST", f"/api/tables/{table}/seats/1/link")
            assert link["path"] == f"/hand#{table}/1/{link['secret']}"
            body = {"table": table, "seat": 1, "secret": link["secret"]}
            page = await phone.ask("POST", "/api/tables/hand-over", body)
            assert page["yours"] == [1]
            await hand.until(lambda: hand.yours == (1,))
            await lines[1].until(lambda: lines[1].yours == ())
            assert await phone.refused("POST", "/api/tables/hand-over", body) == "secret-wrong"

    run(work)


def test_afterwards_there_is_a_rematch_and_a_rating(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 2, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            assert await guests[0].refused("POST", f"/api/tables/{table}/rematch", {}) == "not-over"
            await play_all(lines)
            await lines[0].until(
                lambda: lines[0].table is not None and lines[0].table.status == "over"
            )
            again = [await guest.do(table, "rematch", {}) for guest in guests]
            assert again[0].id == again[1].id != table
            assert [seat.name for seat in again[0].seats] == ["Guest 1", None, "Guest 0"]
            records = [
                (await guest.ask("GET", f"/api/players/{guest.player}"))["records"]
                for guest in guests
            ]
            for (one,), line in zip(records, lines, strict=True):
                result = line.view().result
                assert result is not None
                assert one["played"] == 1
                assert one["won"] == (line.yours[0] in result.winners)
            ranking = await guests[0].ask("GET", "/api/ranking/saludos")
            assert {guest.player for guest in guests} <= {
                one["player"] for one in ranking["players"]
            }
            replay = await guests[0].ask("GET", f"/api/tables/{table}/replay?seat=2")
            steps = list(replay["steps"])
            while replay["next"] is not None:
                path = f"/api/tables/{table}/replay?seat=2&start={replay['next']}"
                replay = await guests[0].ask("GET", path)
                steps += replay["steps"]
            assert [step["step"]["n"] for step in steps] == list(range(lines[0].seq))
            assert steps[-1]["view"]["result"]["scores"] == list(
                lines[0].view().result.scores  # type: ignore[union-attr]
            )

    run(work)


def test_one_looks_back_on_a_running_game_through_ones_own_eyes(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await play_all(lines, to=30)
            await lines[0].until(lambda: lines[0].seq >= 30)
            path = f"/api/tables/{table}/replay?start=12&seat="
            page = await guests[0].ask("GET", path + "0")
            told = {step.n: list(map(bytes, step.events)) for step in lines[0].steps}
            for step in page["steps"][:18]:
                events = [json.loads(event) for event in told[step["step"]["n"]]]
                assert step["step"]["events"] == events
            assert [step["step"]["n"] for step in page["steps"][:18]] == list(range(12, 30))
            assert page["first"]["seat"] == page["steps"][0]["view"]["seat"] == 0
            assert await guests[1].refused("GET", path + "0") == "seat-not-yours"
            onlooker = await guests[1].ask("GET", path.removesuffix("&seat="))
            assert not onlooker["steps"][0]["view"].get("hand")

    run(work)


def test_chat_is_apart_from_the_game(server: Running) -> None:
    async def work() -> None:
        table, guests = await gather_table(server.url, 3)
        async with at_table(server.socket_url, table, guests) as lines:
            await lines[0].say("Prost!")
            await lines[2].until(lambda: "Prost!" in lines[2].chat)
            late = await Line.open(server.socket_url, table)
            assert late.chat == ["Prost!"]
            await late.say("Me too")
            await late.until(lambda: None in late.refusals)
            assert late.refusals[None].refusal.code == "no-identity"
            await late.close()
        table, guests = await gather_table(server.url, 3, chat=False)
        async with at_table(server.socket_url, table, guests) as lines:
            await lines[0].say("Prost!")
            await lines[0].until(lambda: None in lines[0].refusals)
            assert lines[0].refusals[None].refusal.code == "chat-is-off"

    run(work)


def test_a_table_that_will_not_be_watched(server: Running) -> None:
    async def work() -> None:
        guests = [await Guest.come(server.url, f"Guest {number}") for number in range(2)]
        table = (await guests[0].set_up(spectators=False)).id
        early = await Line.open(server.socket_url, table, cookie=guests[1].cookie)
        await guests[0].do(table, "fill", {"level": "easy"})
        await guests[0].do(table, "start")
        await early.until(lambda: early.bye == "no-onlookers")
        late = await Line.open(server.socket_url, table)
        assert late.refusals[None].refusal.code == "no-onlookers"
        screen = await Line.open(server.socket_url, table, cookie=guests[0].cookie, role="screen")
        assert screen.yours == ()
        assert set(screen.views) == {None}
        for line in (early, late, screen):
            await line.close()
        for guest in guests:
            await guest.leave()

    run(work)
