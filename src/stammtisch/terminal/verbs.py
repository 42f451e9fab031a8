"""The verbs that people type, in their language or in English."""

from stammtisch.texts import Words


def verb_of(line: str, verbs: tuple[str, ...], words: Words) -> tuple[str | None, str]:
    """Which of the verbs a line begins with, in the person's language or in English; the rest.

    >>> verb_of("nein 2", ("agree", "decline"), Words("de"))
    ('decline', '2')
    """
    first, _, rest = line.strip().partition(" ")
    for verb in verbs:
        if first.lower() in (verb, *synonyms(verb, words)):
            return verb, rest.strip()
    return None, line


def synonyms(verb: str, words: Words) -> list[str]:
    """The words for a verb in the person's language; the first is the one shown in hints."""
    return [word.strip() for word in words.text(f"verb-{verb}").split(",")]
