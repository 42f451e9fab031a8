"""What a host does: settings and the admin commands; bots that fail."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from postgres import new_database
from stammtisch import Table, game
from stammtisch.core.codec import encode
from stammtisch.server.metrics import Metrics
from stammtisch.server.pool import BotFailed, Pool, Question
from stammtisch.server.settings import BadSettings, Settings, read_settings
from stammtisch.server.thinking import Asked, Thinker
from tests.server.conftest import MakeServer
from tests.server.playing import Guest, Line, gather_table, run

ROOT = Path(__file__).parents[2]


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text('host = "::1"\nport = 1\nbot_workers = 3\norigins = ["https://a.example"]')
    environment = {"STAMMTISCH_PORT": "2", "STAMMTISCH_BOT_WORKERS": "4", "PORT": "9"}
    found = read_settings({"port": 3, "log": None}, file, environment)
    assert found == Settings(host="::1", port=3, bot_workers=4, origins=("https://a.example",))


@pytest.mark.parametrize(
    ("text", "environment", "why"),
    [
        ("prot = 1", {}, "no setting is called prot"),
        ("port = 70000", {}, "port"),
        ("port =", {}, "can't be read"),
        ("", {"STAMMTISCH_LOG": "loud"}, "log"),
        ("", {"STAMMTISCH_BOT_SECONDS": "soon"}, "bot_seconds"),
    ],
)
def test_settings_that_are_wrong_are_named(
    tmp_path: Path, text: str, environment: dict[str, str], why: str
) -> None:
    file = tmp_path / "host.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=why):
        read_settings({}, file, environment)


def admin(database: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stammtisch", "admin", *words, "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_host_looks_after_a_running_server(
    make_server: MakeServer, tmp_path: Path, postgres_url: str, kind: str
) -> None:
    databases = {
        "sqlite": [f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "other")],
        "postgresql": [asyncio.run(new_database(postgres_url)) for _ in range(2)],
    }
    here, other = databases[kind]
    running = make_server(here)

    async def work() -> None:
        table, guests = await gather_table(running.url, 3)
        line = await Line.open(running.socket_url, table, cookie=guests[0].cookie)
        listed = await asyncio.to_thread(admin, running.database, "tables")
        assert table in listed.stdout
        assert "Guest 0, Guest 1, Guest 2" in listed.stdout
        saved = await asyncio.to_thread(admin, running.database, "backup", f"{tmp_path}/copy")
        assert saved.returncode == 0, saved.stderr
        ended = await asyncio.to_thread(admin, running.database, "end", table)
        assert ended.returncode == 0, ended.stderr
        await line.until(lambda: line.table is not None and line.table.status == "cancelled")
        await line.close()
        back = await asyncio.to_thread(admin, other, "restore", f"{tmp_path}/copy")
        assert back.returncode == 0, back.stderr
        again = make_server(other)
        assert (await guests[0].ask("GET", f"{again.url}/api/me"))["name"] == "Guest 0"
        line = await Line.open(again.socket_url, table, cookie=guests[0].cookie)
        assert line.table is not None
        assert line.table.status == "playing"
        await line.close()
        for guest in guests:
            await guest.leave()
        missing = await asyncio.to_thread(admin, other, "end", "nowhere")
        assert missing.returncode == 2
        assert missing.stderr == "stammtisch: there is no table nowhere\n"

    run(work)


def question(bot: str, view: bytes) -> Question:
    return Question(bot=bot, table="t", seat=0, view=view, last_call=True)


def a_view() -> bytes:
    return encode(Table.new(game("saludos"), 3, seed=bytes(32)).state.view(0))


def test_bots_that_fail_are_named_and_others_go_on() -> None:
    async def work() -> None:
        pool = Pool(1, 1.0, Metrics())
        try:
            answer = await pool.ask(question("saludos:random", a_view()))
            assert not answer.silent
            with pytest.raises(BotFailed, match="divine"):
                await pool.ask(question("saludos:divine", a_view()))
            answer = await pool.ask(question("saludos:easy", a_view()))
            assert not answer.silent
        finally:
            await pool.close()

    asyncio.run(work())


def test_a_bot_that_dawdles_is_ended() -> None:
    async def work() -> None:
        pool = Pool(1, 1.0, Metrics())
        try:
            await pool.ask(question("saludos:random", a_view()))
            process = pool.processes()[0]
            os.kill(process, signal.SIGSTOP)  # it will never answer
            with pytest.raises(BotFailed, match="too long"):
                await pool.ask(question("saludos:random", a_view()))
            assert not (await pool.ask(question("saludos:random", a_view()))).silent
            assert process not in pool.processes()
        finally:
            await pool.close()

    asyncio.run(work())


def test_a_bot_remembers_its_table() -> None:
    thinker = Thinker()
    asked = Asked(
        bot="saludos:random",
        table="t",
        seat=0,
        view=msgspec.Raw(a_view()),
        seconds=1.0,
        last_call=True,
    )
    assert thinker.answer(asked).error is None
    assert thinker.answer(asked).error is None
    assert thinker.remembered == 1
    assert thinker.answer(msgspec.structs.replace(asked, view=msgspec.Raw(b"{}"))).error


def test_a_table_goes_on_when_its_bots_processes_are_killed(make_server: MakeServer) -> None:
    running = make_server()

    async def work() -> None:
        guest = await Guest.come(running.url, "Anna")
        table = (await guest.set_up(options={"patience": 1})).id
        await guest.do(table, "fill", {"level": "random"})
        await guest.do(table, "start")
        line = await Line.open(running.socket_url, table, cookie=guest.cookie)
        await line.until(lambda: line.seq > 3)
        for child in Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split():
            os.kill(int(child), signal.SIGKILL)
        seq = line.seq
        while line.seq < seq + 10 and not line.over:
            if 0 in line.view().pending:
                state = line.played.state.imagine(line.view(), Random(1))
                await line.try_move(0, state.default(0), f"n{line.seq}")
            await asyncio.sleep(0.05)
        await line.close()
        await guest.leave()

    run(work)
