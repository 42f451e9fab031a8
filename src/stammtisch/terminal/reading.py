"""Reads what people type after the verb: proposals, names of seats, numbers, splits of a sum."""

import re

from stammtisch.bargaining.deals import (
    Agree,
    Decline,
    Pass,
    TakeBack,
    TalksView,
    Withdraw,
)
from stammtisch.core.data import Move
from stammtisch.terminal.people import SIGNS, People
from stammtisch.terminal.screen import Unreadable
from stammtisch.terminal.verbs import synonyms
from stammtisch.texts import Words

Split = tuple[tuple[int, ...], tuple[int, ...]]
"""Members ascending, and what each of them gets."""

ANSWERS = ("agree", "decline", "back", "withdraw", "pass")
"""The verbs of any negotiation."""


def answer_of(verb: str, rest: str, talks: TalksView | None, seat: int) -> Move:
    """The answer to a proposal; without a number, to the only one it can mean."""
    if verb == "pass":
        return Pass()
    if rest:
        number = number_of(rest)
        if not 1 <= number <= 1_000_000:
            raise Unreadable("unreadable-proposal")
    else:
        mine = [p for p in (talks.proposals if talks else ()) if seat in p.members]
        if verb == "withdraw":
            mine = [p for p in mine if p.by == seat]
        elif verb == "agree":
            mine = [p for p in mine if seat not in p.agreed]
        elif verb == "back":
            mine = [p for p in mine if p.by != seat and seat in p.agreed]
        else:
            mine = [p for p in mine if p.by != seat]
        if not mine:
            raise Unreadable("unreadable-no-proposal")
        if len(mine) > 1:
            raise Unreadable("unreadable-proposal")
        number = mine[0].id
    kinds = {"agree": Agree, "decline": Decline, "back": TakeBack, "withdraw": Withdraw}
    return kinds[verb](number)


def number_of(word: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"[0-9]{1,9}", word):
        raise Unreadable("unreadable-number", word=word)
    return int(word)


def seat_of(word: str, people: People, words: Words) -> int:
    """The seat somebody means: its number, its sign, a name or the beginning of one, or "me"."""
    wanted = word.lower()
    if wanted.isdecimal() and int(wanted) < len(people.names):
        return int(wanted)
    if word in SIGNS[: len(people.names)]:
        return SIGNS.index(word)
    if wanted in synonyms("me", words):
        return people.seat
    exactly = [seat for seat, name in enumerate(people.names) if name.lower() == wanted]
    begins = [seat for seat, name in enumerate(people.names) if name.lower().startswith(wanted)]
    for found in (exactly, begins):
        if len(found) == 1:
            return found[0]
    raise Unreadable("unreadable-name", word=word, known=", ".join(people.names))


def split_of(text: str, value: int, people: People, words: Words) -> Split:
    """A coalition and its split: "gaby 4, me 3", "gaby 4" (the rest for me), or "0 2: 4 3"."""
    who, colon, shares = text.partition(":")
    if colon:
        seats = [seat_of(word, people, words) for word in _words(who)]
        numbers = [number_of(word) for word in _words(shares)]
        if len(seats) != len(numbers):
            raise _no_split(value, people)
    else:
        typed = _words(text)
        # A list that ends with a name lacks a share: mine may be left out, another's may not.
        if len(typed) % 2 and seat_of(typed[-1], people, words) == people.seat:
            typed.pop()
        if len(typed) % 2:
            raise _no_split(value, people)
        seats = [seat_of(word, people, words) for word in typed[::2]]
        numbers = [number_of(word) for word in typed[1::2]]
    if people.seat not in seats:
        seats.append(people.seat)
        numbers.append(value - sum(numbers))
    if min(numbers) < 0 or max(numbers) > 99:
        raise _no_split(value, people)
    ordered = sorted(zip(seats, numbers, strict=True))
    return tuple(seat for seat, _ in ordered), tuple(number for _, number in ordered)


def _no_split(value: int, people: People) -> Unreadable:
    other = next(name for seat, name in enumerate(people.names) if seat != people.seat)
    return Unreadable("unreadable-split", sum=value, name=other)


def _words(text: str) -> list[str]:
    return re.split(r"[\s,;+/]+", text.strip(" ,;+/")) if text.strip(" ,;+/") else []
