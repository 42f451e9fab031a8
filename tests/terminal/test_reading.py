"""What people type is understood: verbs, names, numbers and splits, in each language."""

import pytest

from stammtisch.bargaining.deals import (
    Agree,
    Decline,
    Pass,
    Proposal,
    TakeBack,
    TalksView,
    Withdraw,
)
from stammtisch.terminal import People, Unreadable
from stammtisch.terminal.reading import answer_of, number_of, seat_of, split_of
from stammtisch.terminal.verbs import verb_of
from stammtisch.texts import LANGUAGES, Words

EN = Words("en")
PEOPLE = People(("Anna", "Gaby", "Gabriel", "Ute"), 0)


@pytest.mark.parametrize(
    ("language", "line", "verb", "rest"),
    [
        ("en", "agree 2", "agree", "2"),
        ("en", "  Yes 2 ", "agree", "2"),
        ("de", "ja 2", "agree", "2"),
        ("de", "AGREE 2", "agree", "2"),
        ("fr", "oui", "agree", ""),
        ("fr", "non 3", "decline", "3"),
        ("de", "passe", "pass", ""),
        ("en", "ja", None, "ja"),
        ("en", "", None, ""),
    ],
)
def test_verbs(language: str, line: str, verb: str | None, rest: str) -> None:
    found = verb_of(line, ("agree", "decline", "pass"), Words(language))
    assert found == (verb, rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    from stammtisch.terminal.evening import COMMANDS
    from stammtisch.terminal.saludos import VERBS

    for verb in (*COMMANDS, *VERBS):
        for other in (*COMMANDS, *VERBS):
            words = Words(language).text(f"verb-{other}").split(", ")
            if other != verb:
                assert verb not in words, f"{verb} would also be {other}"
                assert not set(words) & set(Words(language).text(f"verb-{verb}").split(", "))


@pytest.mark.parametrize(
    ("word", "seat"),
    [("1", 1), ("gaby", 1), ("GAB", None), ("gabr", 2), ("u", 3), ("●", 1), ("me", 0), ("x", None)],
)
def test_people_are_found_by_number_sign_and_name(word: str, seat: int | None) -> None:
    if seat is None:
        with pytest.raises(Unreadable) as unreadable:
            seat_of(word, PEOPLE, EN)
        assert unreadable.value.facts["word"] == word
    else:
        assert seat_of(word, PEOPLE, EN) == seat


def test_somebody_called_exactly_that_comes_before_somebody_called_alike() -> None:
    people = People(("Anna", "Gab", "Gabriel"), 0)
    assert seat_of("gab", people, EN) == 1


@pytest.mark.parametrize(
    ("typed", "members", "shares"),
    [
        ("0 1: 4 3", (0, 1), (4, 3)),
        ("gaby anna: 3 4", (0, 1), (4, 3)),
        ("gaby 3, me 4", (0, 1), (4, 3)),
        ("gaby 3", (0, 1), (4, 3)),
        ("gaby 3, me", (0, 1), (4, 3)),
        ("gaby 2 ute 1", (0, 1, 3), (4, 2, 1)),
        ("0 2 3 : 1/2/4", (0, 2, 3), (1, 2, 4)),
        ("me", (0,), (7,)),
        ("", (0,), (7,)),
    ],
)
def test_splits(typed: str, members: tuple[int, ...], shares: tuple[int, ...]) -> None:
    assert split_of(typed, 7, PEOPLE, EN) == (members, shares)


@pytest.mark.parametrize(
    "typed", ["0 1: 4", "gaby 8", "gaby ute 3", "gaby three", "gaby 100, me 1"]
)
def test_splits_that_make_no_sense(typed: str) -> None:
    with pytest.raises(Unreadable):
        split_of(typed, 7, PEOPLE, EN)


def test_a_number_is_a_number() -> None:
    assert number_of("12") == 12
    for word in ("", "-1", "1.5", "٣", "9" * 30):
        with pytest.raises(Unreadable):
            number_of(word)


def talks(*proposals: Proposal) -> TalksView:
    return TalksView((0, 1, 2, 3), 6, 9, proposals, (), ())


THEIRS = Proposal(2, 1, (0, 1), (3, 4), (1,))
MINE = Proposal(3, 0, (0, 1), (4, 3), (0,))
AGREED = Proposal(5, 3, (0, 3), (4, 3), (3, 0))


def test_answers_find_the_one_proposal_they_can_mean() -> None:
    table = talks(THEIRS, MINE, AGREED)
    assert answer_of("agree", "", table, 0) == Agree(2)
    assert answer_of("withdraw", "", table, 0) == Withdraw(3)
    assert answer_of("back", "", table, 0) == TakeBack(5)
    assert answer_of("decline", "5", table, 0) == Decline(5)
    assert answer_of("pass", "", None, 0) == Pass()


def test_answers_without_a_proposal_say_so() -> None:
    with pytest.raises(Unreadable, match="unreadable-no-proposal"):
        answer_of("withdraw", "", talks(THEIRS), 0)


@pytest.mark.parametrize(("verb", "rest"), [("decline", ""), ("agree", "0"), ("agree", "all")])
def test_answers_that_could_mean_anything(verb: str, rest: str) -> None:
    with pytest.raises(Unreadable):
        answer_of(verb, rest, talks(THEIRS, MINE, AGREED), 0)
