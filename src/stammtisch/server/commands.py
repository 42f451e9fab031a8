"""The commands `stammtisch serve` and `stammtisch admin`."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

admin_app = typer.Typer(rich_markup_mode="rich")

Config = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="A TOML file with settings.", envvar="STAMMTISCH_CONFIG"),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///file or postgresql://user@host/name; sqlite:///stammtisch.db, in this "
        "folder, unless given.",
    ),
]

Work = Callable[[str], Coroutine[Any, Any, str]]
"""What is done with the database of this URL, and what is said of it in the end."""


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen: 127.0.0.1 unless given; 0.0.0.0 lets the whole network in.",
        ),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="8000 unless given; 0 for any that is free.")
    ] = None,
    database: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may use the server; repeat it."),
    ] = None,
    secure: Annotated[
        bool | None, typer.Option(help="Send cookies over HTTPS only; off unless given.")
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESSES",
            help="Proxies whose word on a client's address is taken; 127.0.0.1 unless given.",
        ),
    ] = None,
    log: Annotated[
        str | None, typer.Option(metavar="text|json", help="For people (usual) or for programs.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think; 1 unless given.")
    ] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(help="How long a bot may think about a move; 1 unless given.")
    ] = None,
    config: Config = None,
) -> None:
    """Host tables for people and bots, in the browser.

    Every setting can also be given as STAMMTISCH_<NAME> in the environment, or
    as <name> in a TOML file; a flag wins over the environment, and that over
    the file.

    Settings without a flag: origins, bot_haste, grace_seconds, idle_seconds,
    tables_per_host, sockets_per_player, sockets_per_address,
    requests_per_second, messages_per_second, new_players_per_hour.

    Examples:
      stammtisch serve
      stammtisch serve --host 0.0.0.0 --port 8080
      stammtisch serve --database postgresql://me@localhost/games --secure
    """
    from stammtisch.server.serving import serve as run
    from stammtisch.server.settings import read_settings

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
    run(read_settings(given, config))


@admin_app.callback(invoke_without_command=True)
def admin(context: typer.Context) -> None:
    """Look after a server's tables and its database.

    All of this works while the server runs, but for restoring, which needs an
    empty database.

    Examples:
      stammtisch admin tables
      stammtisch admin backup tuesday.backup
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin_app.command()
def tables(
    status: Annotated[
        str,
        typer.Option(metavar="gathering|playing|over|cancelled", help="How far the tables are."),
    ] = "playing",
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """List the tables, the newest first.

    Example:
      stammtisch admin tables --status over
    """
    from stammtisch.server.administration import list_tables

    _run(lambda url: list_tables(url, status), database, config)


@admin_app.command()
def end(
    table: Annotated[
        str,
        typer.Argument(
            metavar="TABLE", help="The id of the table, as [bold]tables[/bold] shows it."
        ),
    ],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Cancel a table, even while the server runs.

    Example:
      stammtisch admin end k7w2mqx4ab9c
    """
    from stammtisch.server.administration import end_table

    _run(lambda url: end_table(url, table), database, config)


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Copy the whole database into one file, even while the server runs.

    Examples:
      stammtisch admin backup tuesday.backup
      stammtisch admin backup file --database postgresql://me@localhost/games
    """
    from stammtisch.server.administration import back_up_to

    _run(lambda url: back_up_to(url, file), database, config)


@admin_app.command()
def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="What [bold]backup[/bold] has written.")
    ],
    database: DatabaseUrl = None,
    config: Config = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database.

    Example:
      stammtisch admin restore tuesday.backup --database sqlite:///new.db
    """
    from stammtisch.server.administration import restore_from

    _run(lambda url: restore_from(url, file), database, config)


def _run(work: Work, database: str | None, config: Path | None) -> None:
    from stammtisch.server.settings import read_settings

    settings = read_settings({"database": database}, config)
    typer.echo(asyncio.run(work(settings.database)))
