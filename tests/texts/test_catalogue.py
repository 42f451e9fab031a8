"""The catalogue is complete in every language, and holds nothing that nobody says."""

from collections.abc import Iterable

import pytest
from fluent.syntax import ast as ftl

from stammtisch import game as find
from stammtisch import games
from stammtisch.core.data import Event
from stammtisch.texts import LANGUAGES, event_keys
from tests.texts.catalogue import (
    client_source,
    entries,
    files,
    messages,
    reasons,
    refusals,
    wanted,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
EVERY_EVENT = [
    (game, kind) for game in games() for kind in sorted(find(game).event.__args__, key=str)
]


def with_numbers(facts: Iterable[str]) -> set[str]:
    """The facts and the numbers that come with those that are tuples."""
    return {fact + more for fact in facts for more in ("", "-count", "-sum")}


@every_language
def test_the_files_are_sound(language: str) -> None:
    for path in files(language):
        junk = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path.name}: {junk}"


@every_language
def test_no_key_is_there_twice(language: str) -> None:
    keys = [
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ftl.Message)
    ]
    assert len(keys) == len(set(keys)), sorted(key for key in set(keys) if keys.count(key) > 1)


@every_language
def test_every_language_has_every_key_in_the_same_file(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    for path in files("en"):
        assert messages(language, path.name).keys() == messages("en", path.name).keys()


@every_language
def test_every_language_uses_the_same_variables(language: str) -> None:
    # How many there are matters only where a language's grammar asks for it.
    def told(variables: frozenset[str]) -> set[str]:
        return {name for name in variables if not name.endswith(("-count", "-sum"))}

    for key, variables in messages("en").items():
        assert told(messages(language)[key]) == told(variables), key


@every_language
@pytest.mark.parametrize("code", sorted(refusals()))
def test_every_refusal_has_a_text_with_facts_it_always_gets(language: str, code: str) -> None:
    used = messages(language)[f"refusal-{code}"]
    for facts in refusals()[code]:
        assert used <= with_numbers(facts)


@every_language
@pytest.mark.parametrize(("game", "kind"), EVERY_EVENT)
def test_every_event_has_a_text_with_facts_it_carries(
    language: str, game: str, kind: type[Event]
) -> None:
    texts = messages(language)
    key = next((key for key in event_keys(kind, game) if key in texts), None)
    assert key, f"one of {event_keys(kind, game)} is needed"
    carried = set(kind.__struct_fields__)
    assert texts[key] <= with_numbers(carried)


@every_language
@pytest.mark.parametrize("code", sorted(reasons()))
def test_every_reason_of_a_bot_has_a_text(language: str, code: str) -> None:
    assert f"reason-{code}" in messages(language)


def test_no_text_goes_unused() -> None:
    known = {f"refusal-{code}" for code in refusals()}
    facts = set()
    for game, kind in EVERY_EVENT:
        known |= set(event_keys(kind, game))
        facts |= {f"{game}-{name}-" for name in kind.__struct_fields__}
    strings, patterns = wanted()
    unused = []
    for key in messages("en").keys() - messages("en", "client.ftl").keys():
        if key in known or key in strings or any(key.startswith(fact) for fact in facts):
            continue
        if any(pattern.fullmatch(key) for pattern in patterns) or key in client_source():
            continue
        unused.append(key)
    assert not unused, sorted(unused)
