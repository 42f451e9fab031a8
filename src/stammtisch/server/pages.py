"""The browser client, the health of the server, and its metrics."""

import mimetypes
from pathlib import Path

import prometheus_client
from litestar import Response, get
from litestar.response import File

import stammtisch
from stammtisch import Refusal, Refused
from stammtisch.server.forms import Health
from stammtisch.server.house import House
from stammtisch.server.visiting import AnyRequest

STATIC = Path(stammtisch.__file__).parent / "web" / "static"
"""Where the build puts the client."""

FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Stammtisch</title>
<h1>Stammtisch</h1>
<p>The server is running, but its pages have not been built. <code>make play</code> builds them.</p>
<p>Programs can play all the same: see <a href="/schema/openapi.json">the interface</a>.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(path: str = "") -> Response[str] | File:
    """A file of the client; every other address is the client's own business."""
    index = STATIC / "index.html"
    wanted = (STATIC / path.lstrip("/")).resolve()
    if path.lstrip("/") and wanted.is_file() and wanted.is_relative_to(STATIC.resolve()):
        return _file(wanted)
    if path.startswith(("/api/", "/assets/")):
        raise Refused(Refusal("not-found"))
    if not index.is_file():
        return Response(NOT_BUILT, media_type="text/html")
    return _file(index)


def _file(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    named_by_content = path.parent.name == "assets"
    return File(
        path=path,
        media_type=kind,
        content_disposition_type="inline",
        headers={"cache-control": FOREVER if named_by_content else ANEW},
    )


@get("/health", tags=["server"])
async def health(request: AnyRequest, house: House) -> Health:
    """Whether the server can do its work: it asks the database, too."""
    await house.people.count()
    return Health(
        status="stopping" if house.closing else "ok",
        version=stammtisch.__version__,
        tables=house.loaded,
        sockets=request.app.state.sockets.open,
    )


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Response[bytes]:
    """For Prometheus."""
    return Response(
        prometheus_client.generate_latest(house.metrics.registry),
        media_type="text/plain; version=0.0.4",
    )
