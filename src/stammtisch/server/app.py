"""The application: every route, put together around one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import stammtisch
from stammtisch import Refused
from stammtisch.server import limits
from stammtisch.server.assistance import Assistance
from stammtisch.server.guests import Guests
from stammtisch.server.house import House
from stammtisch.server.lobby import Lobby, list_games
from stammtisch.server.pages import client, health, metrics
from stammtisch.server.rates import Rate
from stammtisch.server.replays import Replays
from stammtisch.server.sockets import Sockets, play_by_socket
from stammtisch.server.visiting import (
    on_failure,
    on_http,
    on_invalid,
    on_refused,
    provide_house,
    provide_visitor,
)

ATTEMPTS_PER_SECOND = 0.1
ATTEMPTS_AT_ONCE = 10


def create_app(house: House) -> Litestar:
    """The routes of a server."""
    settings = house.settings

    @asynccontextmanager
    async def while_open(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house
        app.state.sockets = Sockets(house)
        app.state.attempts = Rate(ATTEMPTS_PER_SECOND, ATTEMPTS_AT_ONCE)
        an_hour = settings.new_players_per_hour
        app.state.newcomers = Rate(an_hour / 3600, an_hour)
        await house.open()
        yield
        await house.close()

    return Litestar(
        route_handlers=[
            list_games,
            Lobby,
            Assistance,
            Replays,
            Guests,
            play_by_socket,
            health,
            metrics,
            client,
        ],
        dependencies={"house": Provide(provide_house), "visitor": Provide(provide_visitor)},
        exception_handlers={
            Refused: on_refused,
            ValidationException: on_invalid,
            HTTPException: on_http,
            Exception: on_failure,
        },
        lifespan=[while_open],
        logging_config=None,
        # A first visit is a third of its size this way; the fonts are compressed already.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude=r"\.woff2$"
        ),
        request_max_body_size=limits.BODY,
        openapi_config=OpenAPIConfig(
            title="Stammtisch",
            version=stammtisch.__version__,
            render_plugins=[JsonRenderPlugin()],
        ),
    )
