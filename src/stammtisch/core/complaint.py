"""What is wrong, said to the person who can put it right."""

import re

import msgspec

_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
}


class Complaint(ValueError):
    """Something a person can put right; the message says what. It is shown without a traceback."""


def unreadable(error: OSError | UnicodeDecodeError) -> str:
    """Why a file can't be read, without its name.

    >>> unreadable(FileNotFoundError(2, "No such file or directory"))
    "can't be read: No such file or directory"
    """
    if isinstance(error, UnicodeDecodeError):
        return "can't be read: it is not text in UTF-8"
    return f"can't be read: {error.strerror or error}"


def unfit(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where data does not fit its type, and why, in words for people.

    >>> from msgspec import convert
    >>> try:
    ...     convert({"port": "x"}, dict[str, int])
    ... except msgspec.ValidationError as error:
    ...     unfit(error)
    ('$[...]', 'expected a whole number, got a text')
    """
    said, _, path = str(error).partition(" - at `")
    words = re.sub(r"`(\w+)`", lambda kind: _KINDS.get(kind[1], kind[0]), said)
    words = re.sub(r" ([<>]=?) ", lambda sign: f", {sign[1]} ", words)
    return path.rstrip("`"), words[:1].lower() + words[1:]
