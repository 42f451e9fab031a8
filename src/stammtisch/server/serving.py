"""A running server: the application behind its door, on a port, until it is told to stop."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys

import structlog
import uvicorn

from stammtisch.server import garbage
from stammtisch.server.app import create_app
from stammtisch.server.door import Door
from stammtisch.server.house import House
from stammtisch.server.limits import MESSAGE
from stammtisch.server.settings import BadSettings, Settings
from stammtisch.server.wire import Wire
from stammtisch.store import Database
from stammtisch.store.news import news

LEAVE_WITHIN = 5
"""Seconds that open requests may take to end when the server stops."""


class Server(uvicorn.Server):
    """Says goodbye at every table before the sockets are closed."""

    def __init__(self, settings: Settings) -> None:
        self._house = House(settings)
        app = Door(create_app(self._house), settings)
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=settings.port,
                ws=Wire,
                ws_max_size=4 * MESSAGE,
                ws_per_message_deflate=False,
                forwarded_allow_ips=settings.proxies,
                server_header=False,
                timeout_graceful_shutdown=LEAVE_WITHIN,
                access_log=False,
                log_config=None,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers if self.started else ():
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                structlog.get_logger().info("serving", url=f"http://{_reachable(host)}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_goodbye()
        await super().shutdown(sockets)


def _reachable(host: str) -> str:
    """An address that others can type: "everywhere" is none, and a phone needs this machine's.

    >>> _reachable("127.0.0.1")
    '127.0.0.1'
    """
    if host == "0.0.0.0":
        with contextlib.suppress(OSError), socket.socket(type=socket.SOCK_DGRAM) as way_out:
            way_out.connect(("192.0.2.1", 9))  # only looks up the way there; nothing is sent
            return str(way_out.getsockname()[0])
    return f"[{host}]" if ":" in host else host


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM; raise BadDatabase or BadSettings if that can't be."""
    set_up_log(settings)
    # Who has written to the disk shall not wait long for the others to let it say so.
    sys.setswitchinterval(0.001)
    garbage.look_seldom()
    asyncio.run(_try(settings))
    # uvicorn raises the signal again once all is in order: then there is nothing to complain of.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        Server(settings).run()


async def _try(settings: Settings) -> None:
    """Before the server starts, so that what is wrong is said in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        socket.create_server((settings.host, settings.port), family=family).close()
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while ")[0]
        raise BadSettings(
            f"can't listen on port {settings.port} of {settings.host}: {why}; "
            "--port and --host choose others"
        ) from error
    database = Database(settings.database)
    try:
        await database.upgrade()
        alone = news(database)
        await alone.open(lambda *_: None)
        await alone.close()
    finally:
        await database.close()


def set_up_log(settings: Settings) -> None:
    """One line for each thing worth knowing, for people or as JSON."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
