"""What everything that comes in must pass: origin, size and rate; and what goes out with it."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch import Refusal
from stammtisch.core.codec import encode
from stammtisch.server.forms import Problem
from stammtisch.server.rates import Rate
from stammtisch.server.settings import Settings
from stammtisch.server.speaking import accepted_language, refusal_text

HEADERS: Mapping[str, str] = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})


class Door:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._rate = Rate(settings.requests_per_second, int(10 * settings.requests_per_second))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        refusal = self._refusal(scope, headers)
        if kind == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": refusal.code})
                return
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        if refusal is not None:
            text = refusal_text(refusal, accepted_language(headers.get("accept-language", "")))
            body = encode(Problem(refusal=refusal, text=text))
            status = 429 if refusal.code == "too-fast" else 403
            answer = [(b"content-type", b"application/json")]
            await send_safely({"type": "http.response.start", "status": status, "headers": answer})
            await send_safely({"type": "http.response.body", "body": body, "more_body": False})
            return
        await self._app(scope, receive, send_safely)

    def _refusal(self, scope: Scope, headers: Mapping[str, str]) -> Refusal | None:
        client = scope["client"]
        if not self._rate.allows(client[0] if client else ""):
            return Refusal("too-fast")
        changes = scope.get("method", "socket") not in _HARMLESS
        if changes and not self._from_here(headers):
            return Refusal("foreign-origin")
        return None

    def _from_here(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of ours asks, or a program: those send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return urlsplit(origin).netloc == headers.get("host") or origin in self._settings.origins
