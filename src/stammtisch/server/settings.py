"""How a server is set up: by flags, environment variables and a TOML file, in this order."""

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from stammtisch.core.complaint import Complaint, unfit, unreadable

PREFIX = "STAMMTISCH_"


class BadSettings(Complaint):
    """Settings that can't be used; the message says which and why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything a host may set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///stammtisch.db"
    origins: tuple[str, ...] = ()
    """Other origins, such as https://games.example, whose pages may use this server."""
    secure: bool = False
    """Send cookies over HTTPS only."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word on the client's address is taken."""
    log: Literal["text", "json"] = "text"
    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    """How long a bot may think about a move."""
    bot_haste: Annotated[float, Meta(gt=0, le=1000)] = 1.0
    """How much quicker than a person bots seem to be."""
    grace_seconds: Annotated[int, Meta(ge=0, le=3600)] = 30
    """More time for those who are cut off."""
    idle_seconds: Annotated[int, Meta(ge=1)] = 300
    """A table that nobody looks at leaves the memory after this time."""
    tables_per_host: Annotated[int, Meta(ge=1)] = 50
    """Unfinished tables that one person may have set up."""
    sockets_per_player: Annotated[int, Meta(ge=1)] = 20
    sockets_per_address: Annotated[int, Meta(ge=1)] = 200
    requests_per_second: Annotated[float, Meta(gt=0)] = 30.0
    """From one address, in the long run."""
    messages_per_second: Annotated[float, Meta(gt=0)] = 20.0
    """On one socket, in the long run."""
    new_players_per_hour: Annotated[int, Meta(ge=1)] = 200
    """From one address."""


def read_settings(
    given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings: what is given wins over the environment, and that over the file.

    >>> read_settings({"port": 80}, environment={"STAMMTISCH_PORT": "9", "STAMMTISCH_HOST": "::1"})
    ... # doctest: +ELLIPSIS
    Settings(host='::1', port=80, ...
    """
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found |= tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BadSettings(f"{file.name} can't be read: {error}") from error
        except (OSError, UnicodeDecodeError) as error:
            raise BadSettings(f"{file.name} {unreadable(error)}") from error
    names = Settings.__struct_fields__
    if unknown := sorted(found.keys() - set(names)):
        raise BadSettings(f"no setting is called {unknown[0]}; there are {', '.join(names)}")
    for name in names:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            found[name] = value.split(",") if name == "origins" else value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        path, why = unfit(error)
        raise BadSettings(f"the setting {path.removeprefix('$.')} is wrong: {why}") from error
    for origin in settings.origins:
        site = urlsplit(origin)
        if site.scheme not in ("http", "https") or origin != f"{site.scheme}://{site.netloc}":
            raise BadSettings(f"{origin!r} is no origin; one is https://games.example")
    for proxy in settings.proxies.split(","):
        _check_proxy(proxy.strip())
    return settings


def _check_proxy(address: str) -> None:
    try:
        if address != "*":
            ip_network(address)
    except ValueError as error:
        raise BadSettings(
            f"{address!r} is no address of a proxy; 10.0.0.4 is one, and 10.0.0.0/24 many"
        ) from error
