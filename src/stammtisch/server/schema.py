"""The protocol, written down for other languages: JSON Schema, TypeScript, and a page to read."""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from stammtisch import Options, View, game, games
from stammtisch.core.data import CHANCE, Event, Move, Refusal, Result
from stammtisch.server import forms, messages
from stammtisch.server.typescript import TypeScript, comment

DRAFT = "https://json-schema.org/draft/2020-12/schema"
MARK = "<!-- From here on made by `python -m stammtisch.server.schema`: don't edit. -->\n"


def messages_schema() -> dict[str, Any]:
    """The JSON Schema of everything said on a socket."""
    roots = {"client": messages.FromClient, "server": messages.FromServer}
    schemas, definitions = msgspec.json.schema_components(
        roots.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DRAFT,
        "title": "Stammtisch socket protocol",
        "properties": dict(zip(roots, schemas, strict=True)),
        "$defs": definitions,
    }


def typescript() -> str:
    """Every type a client needs, as one TypeScript file."""
    script = TypeScript()
    names = games()
    title = str.capitalize
    script.add("FromClient", messages.FromClient, incoming=True)
    for form in forms.REQUESTS:
        script.add(form.__name__, form, incoming=True)
    for name in names:
        played = game(name)
        script.add(f"{title(name)}Move", played.move, incoming=True)
        script.add(f"{title(name)}Options", played.options, incoming=True)
    script.add("FromServer", messages.FromServer, incoming=False)
    script.add("Result", Result, incoming=False)
    script.add("Refusal", Refusal, incoming=False)
    for page in forms.RESPONSES:
        script.add(page.__name__, page, incoming=False)
    for name in names:
        played = game(name)
        script.add(f"{title(name)}Event", played.event, incoming=False)
        script.add(f"{title(name)}View", played.view, incoming=False)
    unions = ""
    for kind in (Move, Event, View, Options):
        members = " | ".join(f"{title(name)}{kind.__name__}" for name in names)
        unions += f"\nexport type {kind.__name__} = {members};\n"
    return script.text() + unions + f"\nexport const CHANCE = {CHANCE};\n"


def reference() -> str:
    """The messages one by one, in Markdown."""
    lines = []
    for title, union in (
        ("From the client", messages.FromClient),
        ("From the server", messages.FromServer),
    ):
        lines += [f"\n## {title}\n"]
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            said = comment(kind).removeprefix("/** ").removesuffix(" */\n")
            fields = ", ".join(f"`{name}`" for name in kind.__struct_fields__)
            lines.append(f"- **`{tag}`** {f'({fields})' if fields else ''}: {said}".rstrip(": "))
    return MARK + "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """Every generated file of the project, by its path."""
    pages = {"messages": messages_schema()} | {name: game(name).schema() for name in games()}
    found = {f"docs/protocol/{name}.schema.json": _pretty(schema) for name, schema in pages.items()}
    found["web/src/lib/protocol.ts"] = typescript()
    return found


def write(root: Path) -> None:
    """Write every generated file where it belongs."""
    for name, text in files().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    page = root / "docs/protocol.md"
    prose = page.read_text(encoding="utf-8").split(MARK)[0]
    page.write_text(prose + reference(), encoding="utf-8")


def _pretty(data: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(data, order="sorted"), indent=2).decode() + "\n"


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
