"""A finite menu of actions for learners, and what each game has to tell about itself for it.

The moves of a game are numbered by kind. Most kinds have few moves, and each of those has a number
of its own. An answer to a proposal is numbered by the proposal's place among the latest open ones.
Kinds with too many moves (offers, routes, tiles) get the numbers their game's `Guide` gives them.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Final

from msgspec import inspect as types
from mypy_extensions import mypyc_attr

from stammtisch.bargaining.deals import Proposal, Reply
from stammtisch.core.data import Move
from stammtisch.core.game import BadSetup, game
from stammtisch.core.state import State
from stammtisch.research.layout import Block

WAIT: Final = 0
"""The first number of every menu: say nothing now, for a seat that is merely free to speak."""

PLACES: Final = 12
"""Of the open proposals, the latest so many can be answered and are seen in the tensor."""

Choices = dict[int, Move | None]
"""Legal moves by number. None stands for waiting, or for a move worked out when it is chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What a learner must be told about one game with so many players. Each game has its own."""

    moves: ClassVar[Any]
    """The union of the players' moves."""
    special: ClassVar[tuple[type[Move], ...]] = ()
    """Kinds of moves that `offer` numbers."""

    def __init__(self, name: str, players: int) -> None:
        self.name = name
        self.players = players
        self.width = sum([block.size for block in self.layout()])
        """How many numbers a seat sees."""

    @abstractmethod
    def layout(self) -> tuple[Block, ...]:
        """What the numbers of `observe` stand for, in order."""

    @abstractmethod
    def observe(self, state: State, seat: int) -> bytearray:
        """What a seat sees, as counts in the units of the layout; its own seat comes first.

        Built up from what the seat may know, as views are; there is room for counts up to 255.
        """

    def offer_blocks(self) -> tuple[Block, ...]:
        """The numbers of the `special` kinds."""
        return ()

    def proposals(self, state: State, seat: int) -> Sequence[Proposal]:
        """The open proposals of the talks the seat takes part in."""
        return ()

    def listed(self, state: State, seat: int) -> Sequence[Move]:
        """The legal moves that the menu and `offer` start from; all that the game lists, unless
        `offer` finds all there is by itself."""
        return state.moves(seat)

    @abstractmethod
    def offer(
        self, state: State, seat: int, listed: Sequence[Move], first: int, found: Choices
    ) -> None:
        """Add the legal moves of the `special` kinds; their numbers begin with `first`.

        A move may be left to `work_out`: where it takes long, or where there are too many.
        """

    def work_out(self, state: State, seat: int, number: int) -> Move:
        """A move that `offer` has left open, by its number within the offer blocks."""
        raise LookupError(f"{number} needs no working out")

    def number_of(self, state: State, seat: int, move: Move) -> int | None:
        """The number, within the offer blocks, of a legal move that `offer` has left open."""
        return None


class Menu:
    """The numbered actions of one game with so many players."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        blocks = [Block("Wait", 1, "say nothing for now")]
        self._numbers: dict[Move, int] = {}
        """The number of every move that has one of its own."""
        self._replies: dict[Any, int] = {}
        """The first number of each kind of answer."""
        at = 1
        for kind in _kinds(guide.moves):
            if kind in guide.special:
                continue
            if issubclass(kind, Reply):
                block = Block(kind.__name__, PLACES, "the proposal's place, oldest first")
                self._replies[kind] = at
            else:
                block = self._enter(kind, at)
            blocks.append(block)
            at += block.size
        self.offers_from = at
        blocks += guide.offer_blocks()
        self.blocks = tuple(blocks)
        self.size = sum([block.size for block in blocks])

    def _enter(self, kind: type[Move], first: int) -> Block:
        """Number every move of a kind, its last field counting fastest."""
        fields = _fields(kind)
        moves: list[tuple[Any, ...]] = [()]
        for _, values in fields:
            moves = [(*move, value) for move in moves for value in values]
        for place, move in enumerate(moves):
            self._numbers[kind(*move)] = first + place
        meaning = ", ".join([f"{name}: {len(values)}" for name, values in fields])
        return Block(kind.__name__, len(moves), meaning)

    def __reduce__(self) -> tuple[Any, ...]:
        return menu, (self.guide.name, self.guide.players)

    def choices(self, state: State, seat: int) -> Choices:
        """The legal moves of a seat that are on the menu, by number; waiting is not among them."""
        guide = self.guide
        listed = guide.listed(state, seat)
        found: Choices = {}
        places: dict[int, int] = {}
        for move in listed:
            kind = type(move)
            if kind in self._replies:
                if not places:
                    latest = guide.proposals(state, seat)[-PLACES:]
                    for place, proposal in enumerate(latest):
                        places[proposal.id] = place
                assert isinstance(move, Reply)
                answered = places.get(move.id, -1)
                if answered >= 0:
                    found[self._replies[kind] + answered] = move
            elif kind not in guide.special:
                found[self._numbers[move]] = move
        guide.offer(state, seat, listed, self.offers_from, found)
        return found

    def work_out(self, state: State, seat: int, number: int) -> Move:
        """The move that a number stands for, when its choice has left it open."""
        return self.guide.work_out(state, seat, number - self.offers_from)

    def number_of(self, state: State, seat: int, move: Move) -> int | None:
        """The number of a legal move that its choice has left open, if it has one."""
        number = self.guide.number_of(state, seat, move)
        return None if number is None else self.offers_from + number

    def label(self, action: int) -> str:
        """An action in words: the kind of move, and its number among those of the kind."""
        for block in self.blocks:
            if action < block.size:
                return block.name if block.size == 1 else f"{block.name} {action}"
            action -= block.size
        raise ValueError(f"the last number of this menu is {self.size - 1}")


@lru_cache
def menu(name: str, players: int) -> Menu:
    """The menu of a game with so many players."""
    kind = game(name)
    if not kind.fewest <= players <= kind.most:
        raise BadSetup(f"{kind.title} is for {kind.fewest} to {kind.most} players, not {players}")
    try:
        home = import_module(f"stammtisch.research.guides.{name}")
    except ModuleNotFoundError as error:
        raise BadSetup(f"there is no guide for learners to {kind.title} yet") from error
    return Menu(home.GUIDE(name, players))


def _kinds(union: Any) -> tuple[type[Move], ...]:
    kinds: tuple[type[Move], ...] = getattr(union, "__args__", (union,))
    return kinds


def _fields(kind: type[Move]) -> list[tuple[str, Sequence[Any]]]:
    """Each field with all its values."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    found: list[tuple[str, Sequence[Any]]] = []
    for field in info.fields:
        values = _values(field.type)
        if values is None:
            raise TypeError(f"{kind.__name__}.{field.name} has too many values for a menu")
        found.append((field.name, values))
    return found


def _values(kind: Any) -> Sequence[Any] | None:
    if isinstance(kind, types.LiteralType):
        return kind.values
    if isinstance(kind, types.IntType):
        last = kind.le if kind.le is not None else kind.lt and kind.lt - 1
        return None if kind.ge is None or last is None else range(kind.ge, last + 1)
    if isinstance(kind, types.TupleType):
        found: list[tuple[Any, ...]] = [()]
        for item in kind.item_types:
            part = _values(item)
            if part is None or len(found) * len(part) > 4096:
                return None
            found = [(*left, right) for left in found for right in part]
        return found
    return None
