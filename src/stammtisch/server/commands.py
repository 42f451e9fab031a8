"""The commands `stammtisch serve` and `stammtisch admin`."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

serve_app = typer.Typer()
admin_app = typer.Typer(no_args_is_help=True, help="Look after a server's tables and its database.")

Config = Annotated[
    Path | None, typer.Option(help="A TOML file with settings.", envvar="STAMMTISCH_CONFIG")
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///path/to/file or postgresql://user@host/name "
        "[STAMMTISCH_DATABASE; sqlite:///stammtisch.db]"
    ),
]


@serve_app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on [127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 for any that is free [8000]")] = None,
    database: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may use the server")
    ] = None,
    secure: Annotated[bool | None, typer.Option(help="Send cookies over HTTPS only [no]")] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Proxies that tell the client's address [127.0.0.1]")
    ] = None,
    log: Annotated[str | None, typer.Option(help="text or json [text]")] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think [1]")
    ] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(help="How long a bot may think about a move [1]")
    ] = None,
    config: Config = None,
) -> None:
    """Host tables for people and bots, over HTTP and WebSocket.

    Every setting can also be given as STAMMTISCH_<NAME> in the environment, or as <name> in a
    TOML file; a flag wins over the environment, and that over the file. Settings without a flag:
    bot_haste, grace_seconds, idle_seconds, tables_per_host, sockets_per_player,
    sockets_per_address, requests_per_second, messages_per_second, new_players_per_hour.
    """
    from stammtisch.server.serving import serve as run
    from stammtisch.server.settings import BadSettings, read_settings
    from stammtisch.store.database import BadDatabase

    given = {
        "host": host,
        "port": port,
        "database": database,
        "origins": tuple(origin) if origin else None,
        "secure": secure,
        "proxies": proxies,
        "log": log,
        "bot_workers": bot_workers,
        "bot_seconds": bot_seconds,
    }
    try:
        run(read_settings(given, config))
    except (BadSettings, BadDatabase) as error:
        _give_up(error)


@admin_app.command()
def tables(
    status: Annotated[str, typer.Option(help="gathering, playing, over or cancelled")] = "playing",
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """List the tables, the newest first."""
    from stammtisch.server.administration import list_tables

    _run(lambda url: list_tables(url, status), database, config)


@admin_app.command()
def end(
    table: Annotated[str, typer.Argument(help="The id of the table, as `tables` shows it")],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Cancel a table, even while the server runs."""
    from stammtisch.server.administration import end_table

    _run(lambda url: end_table(url, table), database, config)


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it")],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Copy the whole database into one file, even while the server runs."""
    from stammtisch.server.administration import back_up_to

    _run(lambda url: back_up_to(url, file), database, config)


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `backup` has written")],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database."""
    from stammtisch.server.administration import restore_from

    _run(lambda url: restore_from(url, file), database, config)


def _run(work: "Any", database: str | None, config: Path | None) -> None:
    from stammtisch.server.settings import BadSettings, read_settings
    from stammtisch.store.database import BadDatabase

    try:
        settings = read_settings({"database": database}, config)
        job: Coroutine[Any, Any, str] = work(settings.database)
        typer.echo(asyncio.run(job))
    except (BadSettings, BadDatabase) as error:
        _give_up(error)


def _give_up(error: Exception) -> NoReturn:
    typer.echo(str(error), err=True)
    raise typer.Exit(2)
