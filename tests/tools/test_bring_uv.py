"""Pip is fetched without pip, and only the very pip that is expected."""

import contextlib
import functools
import hashlib
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import bring_uv


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package index on loopback: the folder it serves, which offers one pip."""
    shelf = tmp_path / "index"
    (shelf / "pip").mkdir(parents=True)
    (shelf / "files").mkdir()
    (shelf / "files" / bring_uv.PIP).write_bytes(b"a wheel")
    page = f'<a href="../pip-9.0-py3-none-any.whl">9</a><a href="../files/{bring_uv.PIP}#sha256=0">'
    (shelf / "pip" / "index.html").write_text(page)
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(shelf))
    with (
        contextlib.redirect_stderr(None),
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
    ):
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}")
        yield shelf
        server.shutdown()
        thread.join()


@pytest.mark.usefixtures("index")
def test_the_expected_pip_is_fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bring_uv, "PIP_SHA256", hashlib.sha256(b"a wheel").hexdigest())
    assert bring_uv.pip_wheel(tmp_path).read_bytes() == b"a wheel"


@pytest.mark.usefixtures("index")
def test_another_content_is_refused_and_not_kept(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not what it should be"):
        bring_uv.pip_wheel(tmp_path)
    assert not (tmp_path / bring_uv.PIP).exists()


def test_an_index_without_it_is_named(index: Path, tmp_path: Path) -> None:
    (index / "pip" / "index.html").write_text("<a href='../pip-9.0-py3-none-any.whl'>9</a>")
    with pytest.raises(OSError, match=r"does not offer pip-\d"):
        bring_uv.pip_wheel(tmp_path)
