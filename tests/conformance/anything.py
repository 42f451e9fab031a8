"""Moves out of thin air: instances of any move type, sensible or not."""

from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from stammtisch import AnyGame, Move


def move_types(game: AnyGame) -> tuple[type[Move], ...]:
    """Every kind of move the game knows, those of chance included."""
    return get_args(game.move) or (game.move,)


def any_move(game: AnyGame, random: Random) -> Move:
    """A well-formed move of the game, which may be legal or nonsense."""
    kind = random.choice(move_types(game))
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return kind(*(_any(field.type, random) for field in info.fields))


def _any(kind: Any, random: Random) -> Any:
    match kind:
        case types.IntType():
            low = kind.ge if kind.ge is not None else 0
            high = kind.le if kind.le is not None else (kind.lt or low + 13) - 1
            return random.randint(low, min(high, low + 12))
        case types.BoolType():
            return random.random() < 0.5
        case types.StrType():
            return random.choice(["", "x", "tree"])
        case types.VarTupleType():
            return tuple(_any(kind.item_type, random) for _ in range(random.randrange(5)))
        case types.TupleType():
            return tuple(_any(item, random) for item in kind.item_types)
        case types.UnionType():
            return _any(random.choice(kind.types), random)
        case types.NoneType():
            return None
        case types.LiteralType():
            return random.choice(kind.values)
        case types.EnumType():
            return random.choice(list(kind.cls))
        case types.StructType():
            values = {field.name: _any(field.type, random) for field in kind.fields}
            return msgspec.convert(values, kind.cls)
    raise TypeError(f"no idea how to make up a {kind}")
