"""The small frozen data every game speaks in: moves, events, views, refusals, results."""

from typing import Annotated, Final

from msgspec import Meta, Struct

CHANCE: Final = -1
"""The seat that dice, draws and deals belong to."""

MOST_SEATS: Final = 10

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Fact = int | str | tuple[int | str, ...]


class Move(Struct, frozen=True, tag=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """What a seat does. Subclasses are tagged with their own name.

    Moves and events hold numbers, words and tuples of them, never anything that could hold them
    in turn; so the garbage collector need not look at them.
    """


class Event(Struct, frozen=True, tag=True, tag_field="event", kw_only=True, gc=False):
    """What happened, in the words of the game.

    An event is for everybody, or for the one seat named by `to`: nothing is ever cut out of an
    event for some of its readers. By convention the fields `seat` and `by` hold one seat and the
    fields `seats` and `members` several, so that texts can put names there.
    """

    to: int | None = None


class Refusal(Struct, frozen=True):
    """Why a move is not accepted: a code, and the facts its text in the catalogue needs."""

    code: str
    facts: dict[str, Fact] = {}


class Refused(Exception):
    """Raised by `State.play` for a move that is not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        facts = ", ".join(f"{key}={value}" for key, value in refusal.facts.items())
        super().__init__(f"{refusal.code} ({facts})" if facts else refusal.code)
        self.refusal = refusal


class Result(Struct, frozen=True):
    """How a game ended: `ending` is the game's own word for the way it did."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Per seat, 1 for the winners; seats that tie share a place."""


class View(Struct, frozen=True, tag=True, tag_field="game", kw_only=True):
    """All that one seat (or, with None, an onlooker) may know. Games add their own fields."""

    seat: int | None
    players: int
    pending: tuple[int, ...]
    """The seats the table waits for; CHANCE alone when an outcome is due."""
    result: Result | None


class Snapshot(Struct, frozen=True, kw_only=True):
    """A whole state as data, secrets included: what a store keeps, never what a client gets."""


def rank(ending: str, scores: list[int], tie_break: list[int] | None = None) -> Result:
    """The result of a game that the highest score wins; of equal scores the lower tie-break.

    >>> rank("last-round", [4, 7, 7]).places
    (3, 1, 1)
    >>> rank("last-round", [4, 7, 7], tie_break=[0, 2, 1]).winners
    (2,)
    """
    order = [(-score, tie_break[seat] if tie_break else 0) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other < own for other in order) for own in order)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(ending, tuple(scores), winners, places)
