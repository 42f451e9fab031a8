"""The catalogue is complete in every language."""

import pytest
from fluent.syntax import ast as ftl

from stammtisch import game as find
from stammtisch import games
from stammtisch.core.data import Event
from stammtisch.texts import LANGUAGES, event_keys
from tests.texts.catalogue import entries, files, messages, refusals

every_language = pytest.mark.parametrize("language", LANGUAGES)
EVERY_EVENT = [
    (game, kind) for game in games() for kind in sorted(find(game).event.__args__, key=str)
]


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
        return {name for name in variables if not name.endswith("-count")}

    for key, variables in messages("en").items():
        assert told(messages(language)[key]) == told(variables), key


@every_language
@pytest.mark.parametrize("code", sorted(refusals()))
def test_every_refusal_has_a_text_with_facts_it_always_gets(language: str, code: str) -> None:
    used = messages(language)[f"refusal-{code}"]
    for facts in refusals()[code]:
        assert used <= facts | {f"{name}-count" for name in facts}


@every_language
@pytest.mark.parametrize(("game", "kind"), EVERY_EVENT)
def test_every_event_has_a_text_with_facts_it_carries(
    language: str, game: str, kind: type[Event]
) -> None:
    texts = messages(language)
    key = next((key for key in event_keys(kind, game) if key in texts), None)
    assert key, f"one of {event_keys(kind, game)} is needed"
    carried = set(kind.__struct_fields__)
    assert texts[key] <= carried | {f"{name}-count" for name in carried}
