"""Who asks over HTTP, and how a refusal is answered there."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from stammtisch import Refusal, Refused
from stammtisch.server import limits
from stammtisch.server.forms import Problem
from stammtisch.server.house import House
from stammtisch.server.identity import COOKIE
from stammtisch.server.speaking import accepted_language, refusal_text
from stammtisch.store.people import Person

AnyRequest = Request[Any, Any, State]

STATUS = {
    "no-identity": 401,
    "bad-token": 401,
    "wrong-passphrase": 401,
    "not-host": 403,
    "no-onlookers": 403,
    "secret-wrong": 403,
    "seat-not-yours": 403,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-player": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "not-found": 404,
    "not-like-this": 405,
    "too-large": 413,
    "bad-message": 400,
    "bad-setup": 400,
    "bad-edition": 400,
    "no-such-level": 400,
    "too-fast": 429,
    "failed": 500,
    "stopping": 503,
    "busy": 503,
}
OTHERWISE = 409
"""A refusal by the rules: the request was fine, but not now."""

log = structlog.get_logger()


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_visitor(request: AnyRequest) -> Person | None:
    """The person that the cookie or the token stands for."""
    house: House = request.app.state.house
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    person = await house.identities.who(bearer or request.cookies.get(COOKIE))
    if bearer and person is None:
        raise Refused(Refusal("bad-token"))
    return person


async def provide_person(visitor: Person | None) -> Person:
    """The same, where one has to be somebody."""
    if visitor is None:
        raise Refused(Refusal("no-identity"))
    return visitor


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def refuse(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer, in the visitor's language."""
    house: House | None = getattr(request.app.state, "house", None)
    if house is not None:
        house.metrics.refusals.labels(refusal.code).inc()
    language = accepted_language(request.headers.get("accept-language", ""))
    return Response(
        Problem(refusal=refusal, text=refusal_text(refusal, language)),
        status_code=STATUS.get(refusal.code, OTHERWISE),
    )


def on_refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    return refuse(request, error.refusal)


def on_invalid(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    flaws = error.extra if isinstance(error.extra, list) else []
    details = [
        f"{flaw.get('key', '')}: {flaw.get('message', '')}".strip(": ")
        for flaw in flaws
        if isinstance(flaw, dict)
    ]
    return refuse(request, Refusal("bad-message", {"why": "; ".join(details) or error.detail}))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses."""
    refusals = {
        404: Refusal("not-found"),
        405: Refusal("not-like-this"),
        413: Refusal("too-large", {"most": limits.BODY}),
        500: Refusal("failed"),
    }
    otherwise = Refusal("bad-message", {"why": error.detail})
    return refuse(request, refusals.get(error.status_code, otherwise))


def on_failure(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Something unforeseen; the log has it, the visitor gets no details."""
    log.error("a request failed", path=request.url.path, error=repr(error), exc_info=error)
    return refuse(request, Refusal("failed"))
