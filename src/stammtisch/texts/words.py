"""Words in one language: texts of the catalogue, with people's names in place of seats."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from stammtisch.core.data import Event, Refusal

LANGUAGES: Final = ("en", "fr", "de")
FALLBACK: Final = "en"

ONE_SEAT: Final = frozenset({"seat", "by"})
SEVERAL_SEATS: Final = frozenset({"seats", "members"})
PER_SEAT: Final = frozenset({"fines", "money", "scores", "strengths", "totals"})

_FOLDER: Final = Path(__file__).parent


class Words:
    """What the program says in one language; what is not translated comes in English.

    >>> Words("de").refusal(Refusal("not-your-proposal", {"seat": 1}), ["Anna", "Bert"])
    'Das ist der Vorschlag von Bert; zurückziehen darf ihn nur, wer ihn gemacht hat.'
    """

    def __init__(self, language: str) -> None:
        self.language = closest_language(language)
        self._bundles = [_bundle(self.language)]
        if self.language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK))

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, names: Sequence[str] = (), **facts: object) -> str:
        """The text of this key; with names, the facts that hold seats become names."""
        return self._format(key, facts, names, "")

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why a move was refused."""
        return self._format(f"refusal-{refusal.code}", refusal.facts, names, "")

    def event(self, event: Event, game: str, names: Sequence[str], **facts: object) -> str:
        """What happened, as a sentence; `facts` replace those of the event."""
        key = next((key for key in event_keys(type(event), game) if self.has(key)), None)
        if key is None:
            raise KeyError(f"no text for the event {type(event).__name__} of {game}")
        told = {name: getattr(event, name) for name in event.__struct_fields__}
        return self._format(key, {**told, **facts}, names, game)

    def names(self, names: Sequence[str]) -> str:
        """Several names in a row, as people say them.

        >>> Words("en").names(["Anna", "Bert", "Carla"])
        'Anna, Bert and Carla'
        """
        if not names:
            return self.text("names-nobody")
        if len(names) == 1:
            return names[0]
        return self.text("names-and", most=", ".join(names[:-1]), last=names[-1])

    def _format(
        self, key: str, facts: Mapping[str, object], names: Sequence[str], game: str
    ) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has no text of its own"
                said, _ = bundle.format_pattern(pattern, dict(self._variables(facts, names, game)))
                return str(said)
        raise KeyError(f"no text {key!r} in the catalogue")

    def _variables(
        self, facts: Mapping[str, object], names: Sequence[str], game: str
    ) -> Iterator[tuple[str, object]]:
        for name, value in facts.items():
            if isinstance(value, list | tuple):
                yield f"{name}-count", len(value)
                if name in PER_SEAT:
                    yield f"{name}-sum", sum(number for number in value if isinstance(number, int))
                yield name, self._several(name, value, names)
            elif isinstance(value, bool):
                yield name, "yes" if value else "no"
            elif name in ONE_SEAT and isinstance(value, int) and 0 <= value < len(names):
                yield name, names[value]
            elif game and self.has(thing := f"{game}-{name}-{value}"):
                yield name, self.text(thing)
            elif value is not None:
                yield name, value

    def _several(self, name: str, values: Sequence[object], names: Sequence[str]) -> str:
        if names and name in SEVERAL_SEATS:
            return self.names([names[seat] for seat in values if isinstance(seat, int)])
        if name in PER_SEAT and len(values) == len(names):
            told = zip(names, values, strict=True)
            return ", ".join(f"{who} {number}" for who, number in told if number or name != "fines")
        return " / ".join(map(str, values))


def closest_language(wanted: str) -> str:
    """The language of the catalogue for a locale such as `de_AT.UTF-8`; English if there is none.

    >>> closest_language("fr-CA"), closest_language("nl")
    ('fr', 'en')
    """
    short = re.split(r"[-_.@]", wanted.lower(), maxsplit=1)[0]
    return short if short in LANGUAGES else FALLBACK


def event_keys(kind: type[Event], game: str) -> tuple[str, str]:
    """The keys under which the text of an event may be found, the game's own first.

    >>> from stammtisch.bargaining.deals import TookBack
    >>> event_keys(TookBack, "saludos")
    ('event-saludos-took-back', 'event-took-back')
    """
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", str(info.tag)).lower()
    return f"event-{game}-{name}", f"event-{name}"


@cache
def _bundle(language: str) -> FluentBundle:
    # Directional marks around names are for browsers; plain text is better off without.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
