"""Refusals in people's own language, with the names of those at the table."""

from functools import cache

from stammtisch import Refusal
from stammtisch.store.records import TableRecord
from stammtisch.texts import LANGUAGES, Words, closest_language


@cache
def words(language: str) -> Words:
    return Words(language)


def refusal_text(refusal: Refusal, language: str, record: TableRecord | None = None) -> str:
    """Why something is refused, as a sentence."""
    spoken = words(closest_language(language))
    if not spoken.has(f"refusal-{refusal.code}"):
        return refusal.code
    return spoken.refusal(refusal, names(record) if record else [])


def names(record: TableRecord) -> list[str]:
    """What the seats are called; bots go by their level, free seats by their number."""
    return [
        seat.name or (f"{seat.level} {number}" if seat.level else str(number))
        for number, seat in enumerate(record.seats, start=1)
    ]


def accepted_language(header: str) -> str:
    """The first language of an Accept-Language header that we speak.

    >>> accepted_language("it, fr-CH;q=0.9, de;q=0.8")
    'fr'
    """
    for part in header.split(","):
        wanted = part.split(";")[0].strip().lower()
        if wanted[:2] in LANGUAGES:
            return wanted[:2]
    return LANGUAGES[0]
