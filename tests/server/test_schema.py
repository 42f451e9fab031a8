"""The protocol is written down for other languages, and what is written down is true."""

from pathlib import Path

import msgspec
import pytest

from stammtisch.server import messages, schema
from stammtisch.server.typescript import TypeScript

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(schema.files()))
def test_generated_files_are_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == schema.files()[name], (
        "run `python -m stammtisch.server.schema`"
    )


def test_the_protocol_page_is_up_to_date() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    assert page.endswith(schema.reference())


def test_every_message_has_its_words_in_the_page() -> None:
    page = schema.reference()
    for kind in (*messages.FromClient.__args__, *messages.FromServer.__args__):
        assert f"**`{kind.__struct_config__.tag}`**" in page


def test_types_are_written_as_typescript() -> None:
    class Inner(msgspec.Struct):
        """A thing."""

        words: tuple[str, ...] = ()
        pair: tuple[int, bool] | None = None

    script = TypeScript()
    script.add("Inner", Inner, incoming=True)
    assert script.text().endswith(
        "/** A thing. */\n"
        "export type Inner = {\n"
        "  words?: Array<string>;\n"
        "  pair?: [number, boolean] | null;\n"
        "};\n"
    )


@pytest.mark.parametrize(
    "message",
    [
        b'{"type":"hello","table":"NO"}',
        b'{"type":"play","nonce":"","seat":0,"move":{}}',
        b'{"type":"play","nonce":"n","seat":10,"move":{}}',
        b'{"type":"say","text":""}',
        b'{"type":"ping","at":0,"more":1}',
        b'{"type":"call-vote","subject":"dance"}',
    ],
)
def test_messages_out_of_bounds_are_refused(message: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.read_client.decode(message)
