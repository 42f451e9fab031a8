"""A finite menu of actions for learners: every number means the same move in every position.

The moves of a game are numbered by kind. Most kinds have few moves, and each of those has a number
of its own. An answer to a proposal is numbered by the proposal's place among the latest open ones.
Kinds with too many moves (offers, routes, tiles) get the numbers their game's `Guide` gives them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from stammtisch import Move, State, View
from stammtisch.bargaining.deals import Proposal, Reply

WAIT: Final = 0
"""The first number of every menu: say nothing now, for a seat that is merely free to speak."""

PLACES: Final = 12
"""Of the open proposals, the latest so many can be answered and are seen in the tensor."""


class Block(msgspec.Struct, frozen=True):
    """A run of numbers of a menu, or of a tensor, and what they stand for."""

    name: str
    size: int
    meaning: str = ""


class Guide(ABC):
    """What a learner must be told about one game with so many players. Each game has its own."""

    moves: Any
    """The union of the players' moves."""
    special: tuple[type[Move], ...] = ()
    """Kinds of moves that `offers` numbers."""
    offer_blocks: tuple[Block, ...] = ()

    def __init__(self, players: int) -> None:
        self.players = players

    @abstractmethod
    def layout(self) -> tuple[Block, ...]:
        """What the numbers of `observe` stand for, in order."""

    @abstractmethod
    def observe(self, view: View) -> list[float]:
        """What a seat sees, as numbers mostly between 0 and 1; its own seat always comes first."""

    def proposals(self, state: Any, seat: int) -> Sequence[Proposal]:
        """The open proposals of the talks the seat takes part in."""
        return ()

    def offers(self, state: Any, seat: int, listed: Sequence[Move]) -> Iterable[tuple[int, Move]]:
        """Moves of the `special` kinds, numbered from 0 within the offer blocks.

        A move may be suggested that is not legal; it is then left out of the menu.
        """
        return ()


class Menu:
    """The numbered actions of one game with so many players."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        blocks = [Block("Wait", 1, "say nothing for now")]
        self._first: dict[type[Move], int] = {}
        self._fields: dict[type[Move], list[tuple[str, Any, int]]] = {}
        at = 1
        for kind in _kinds(guide.moves):
            if kind in guide.special:
                continue
            if issubclass(kind, Reply):
                block = Block(kind.__name__, PLACES, "the proposal's place, oldest first")
            else:
                fields = _fields(kind)
                size = 1
                for _, numbers, _ in fields:
                    size *= len(numbers)
                self._fields[kind] = fields
                meaning = ", ".join(f"{name}: {len(numbers)}" for name, numbers, _ in fields)
                block = Block(kind.__name__, size, meaning)
            self._first[kind] = at
            blocks.append(block)
            at += block.size
        self.offers_from = at
        self.blocks = (*blocks, *guide.offer_blocks)
        self.size = at + sum(block.size for block in guide.offer_blocks)

    def choices(self, state: State, seat: int) -> dict[int, Move]:
        """The legal moves of a seat that are on the menu, by number; waiting is not among them."""
        guide = self.guide
        listed = state.moves(seat)
        found: dict[int, Move] = {}
        places: dict[int, int] | None = None
        for move in listed:
            kind = type(move)
            if kind in guide.special:
                continue
            first = self._first[kind]
            if isinstance(move, Reply):
                if places is None:
                    latest = guide.proposals(state, seat)[-PLACES:]
                    places = {proposal.id: place for place, proposal in enumerate(latest)}
                place = places.get(move.id)
                if place is None:
                    continue
                found[first + place] = move
                continue
            number = 0
            for name, numbers, span in self._fields[kind]:
                number = number * span + numbers[getattr(move, name)]
            found[first + number] = move
        if guide.special:
            for number, move in guide.offers(state, seat, listed):
                if state.refusal(seat, move) is None:
                    found[self.offers_from + number] = move
        return found

    def label(self, action: int) -> str:
        """An action in words: the kind of move, and its number among those of the kind."""
        for block in self.blocks:
            if action < block.size:
                return block.name if block.size == 1 else f"{block.name} {action}"
            action -= block.size
        raise ValueError(f"the last number of this menu is {self.size - 1}")


def _kinds(union: Any) -> tuple[type[Move], ...]:
    return getattr(union, "__args__", (union,))


def _fields(kind: type[Move]) -> list[tuple[str, dict[Any, int], int]]:
    """Each field with the number of each of its values, and how many there are."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    found = []
    for field in info.fields:
        values = _values(field.type)
        if values is None:
            raise TypeError(f"{kind.__name__}.{field.name} has too many values for a menu")
        found.append(
            (field.name, {value: place for place, value in enumerate(values)}, len(values))
        )
    return found


def _values(kind: Any) -> Sequence[Any] | None:
    match kind:
        case types.LiteralType():
            return kind.values
        case types.IntType():
            last = kind.le if kind.le is not None else kind.lt and kind.lt - 1
            return None if kind.ge is None or last is None else range(kind.ge, last + 1)
        case types.TupleType():
            parts = [_values(item) for item in kind.item_types]
            found: list[tuple[Any, ...]] = [()]
            for part in parts:
                if part is None or len(found) * len(part) > 4096:
                    return None
                found = [(*left, right) for left in found for right in part]
            return found
    return None
