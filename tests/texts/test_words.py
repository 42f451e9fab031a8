"""Words: names for seats, lists, plurals, and English where a language has no text."""

import pytest

from stammtisch.bargaining.deals import Proposed
from stammtisch.core.data import Refusal
from stammtisch.games.saludos.events import CardCame, GameOver, MugMoved, PressCame, SectionLaid
from stammtisch.texts import LANGUAGES, Words, closest_language

NAMES = ("Gaby", "Peter", "Fritz")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Gaby proposes no. 7: Gaby and Fritz, 4 / 3."),
        ("fr", "Gaby propose le n°\N{NO-BREAK SPACE}7\N{NO-BREAK SPACE}: Gaby et Fritz, 4 / 3."),
        ("de", "Gaby schlägt vor (Nr. 7): Gaby und Fritz, 4 / 3."),
    ],
)
def test_seats_become_names_and_shares_stay_numbers(language: str, said: str) -> None:
    event = Proposed(id=7, by=0, seats=(0, 2), terms=(4, 3))
    assert Words(language).event(event, "saludos", NAMES) == said


@pytest.mark.parametrize(
    ("language", "three"),
    [
        ("en", "Gaby, Peter and Fritz"),
        ("fr", "Gaby, Peter et Fritz"),
        ("de", "Gaby, Peter und Fritz"),
    ],
)
def test_names_in_a_row(language: str, three: str) -> None:
    words = Words(language)
    assert words.names(NAMES) == three
    assert words.names(NAMES[:1]) == "Gaby"
    assert words.names(()) not in ("", "names-nobody")


def test_one_name_and_several_take_their_own_verb() -> None:
    words = Words("en")
    assert words.text("prompt-saludos-against", NAMES, seats=(0,), height=9).startswith(
        "Gaby holds the mug at 9."
    )
    assert words.text("prompt-saludos-against", NAMES, seats=(0, 2), height=18).startswith(
        "Gaby and Fritz hold the mug at 18."
    )


def test_a_coalition_of_one_is_said_differently() -> None:
    alone = MugMoved(height=9, seats=(0,), shares=(7,))
    assert Words("en").event(alone, "saludos", NAMES) == "The mug goes to 9: Gaby alone, for 7."


def test_a_number_for_everybody_comes_with_the_names() -> None:
    event = PressCame(seat=0, placed=True, fines=(0, 3, 1))
    said = Words("en").event(event, "saludos", NAMES)
    assert "cost money: Peter 3, Fritz 1." in said
    assert "stays on the board" in said


def test_where_nobody_pays_nobody_is_named() -> None:
    event = PressCame(seat=0, placed=False, fines=(0, 0, 0))
    said = Words("en").event(event, "saludos", NAMES)
    assert "nobody pays" in said
    assert "back into the bag" in said


def test_things_have_names_of_their_own() -> None:
    event = GameOver(ending="press", seats=(1,), scores=(3, 9, 4))
    said = Words("en").event(event, "saludos", NAMES)
    assert said.startswith("The second journalist")
    assert said.endswith("Peter wins! Gaby 3, Peter 9, Fritz 4.")


def test_facts_can_be_replaced_by_better_words() -> None:
    event = SectionLaid(seat=0, project=4, sections=3, value=7)
    said = Words("de").event(event, "saludos", NAMES, project="Thermalbad")
    assert said == "Thermalbad, Abschnitt 3! Der Auftrag ist 7 Millionen wert."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "You drew a 3."), ("fr", "Tu as pioché un 3."), ("de", "Du hast eine 3 gezogen.")],
)
def test_private_events_speak_to_the_person(language: str, said: str) -> None:
    assert Words(language).event(CardCame(to=1, seat=1, card=3), "saludos", NAMES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_people_and_numbers(language: str) -> None:
    words = Words(language)
    said = words.refusal(Refusal("not-above-the-mug", {"height": 11, "mug": 12}), NAMES)
    assert "11" in said
    assert "12" in said
    assert "Fritz" in words.refusal(Refusal("member-not-in-the-talks", {"seat": 2}), NAMES)


def test_a_language_is_found_for_a_locale() -> None:
    assert closest_language("de_AT.UTF-8") == "de"
    assert closest_language("C") == "en"
    assert Words("nl").language == "en"


def test_an_unknown_text_is_an_error_with_its_key() -> None:
    with pytest.raises(KeyError, match="no text 'no-such-text'"):
        Words("fr").text("no-such-text")
