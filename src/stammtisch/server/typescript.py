"""The same data as TypeScript types, for the browser client."""

import json
from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

HEAD = """\
/* Made by `python -m stammtisch.server.schema` from the server's own types: don't edit. */
"""


class TypeScript:
    """Collects struct types, and writes each of them once."""

    def __init__(self) -> None:
        self._done: dict[str, str] = {}

    def add(self, name: str, kind: Any, *, incoming: bool) -> None:
        """A name for a type and for everything it is made of.

        What the client may leave out of `incoming` data is optional there; the server, writing,
        leaves out nothing.
        """
        info = types.type_info(kind)
        if isinstance(info, types.StructType) and self.name(info.cls) == name:
            self.write(info, incoming)
        else:
            self._done[name] = f"export type {name} =\n  | " + "\n  | ".join(
                self.write(part, incoming) for part in parts(info)
            )

    def text(self) -> str:
        return HEAD + "".join(f"\n{block};\n" for _, block in sorted(self._done.items()))

    @staticmethod
    def name(cls: type[Any]) -> str:
        """Games may use the same word; the game's name tells them apart."""
        home = cls.__module__.split(".")
        if home[:2] == ["stammtisch", "games"]:
            game = home[2].capitalize()
            return cls.__name__ if cls.__name__.startswith(game) else game + cls.__name__
        return cls.__name__

    def write(self, info: types.Type, incoming: bool) -> str:
        """A type as TypeScript."""
        match info:
            case types.Metadata(type=inner, extra=extra):
                return str(extra["ts"]) if extra and "ts" in extra else self.write(inner, incoming)
            case types.StructType():
                return self.struct(info, incoming)
            case types.UnionType():
                return " | ".join(self.write(part, incoming) for part in info.types)
            case types.LiteralType():
                return " | ".join(json.dumps(value) for value in info.values)
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType():
                return "string"
            case types.BoolType():
                return "boolean"
            case types.NoneType():
                return "null"
            case types.TupleType(item_types=items):
                return f"[{', '.join(self.write(item, incoming) for item in items)}]"
            case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
                return f"Array<{self.write(item, incoming)}>"
            case types.DictType(key_type=key, value_type=value):
                return f"Record<{self.write(key, incoming)}, {self.write(value, incoming)}>"
            case types.AnyType() | types.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def struct(self, info: types.StructType, incoming: bool) -> str:
        name = self.name(info.cls)
        if name in self._done:
            return name
        self._done[name] = ""
        lines = []
        if info.tag_field:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            free = incoming and (field.default, field.default_factory) != (NODEFAULT, NODEFAULT)
            optional = "?" if free else ""
            lines.append(f"  {field.encode_name}{optional}: {self.write(field.type, incoming)};")
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"
        self._done[name] = f"{comment(info.cls)}export type {name} = {body}"
        return name


def parts(info: types.Type) -> Iterable[types.Type]:
    return info.types if isinstance(info, types.UnionType) else (info,)


def comment(cls: type[Struct]) -> str:
    """The first paragraph of the type's own docstring."""
    if not cls.__doc__ or cls.__doc__.startswith(f"{cls.__name__}("):
        return ""
    words = " ".join(cls.__doc__.split("\n\n")[0].split())
    return f"/** {words} */\n"
