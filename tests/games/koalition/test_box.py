"""The box of Koalition as a file: what it must hold, and what is said about a broken one."""

import pytest

from stammtisch import BadEdition, BadSetup, game
from stammtisch.games.koalition.box import editions
from stammtisch.games.koalition.figures import figures

rule = pytest.mark.rule

TEXT = editions.shipped()[0].read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def line(start: str, nth: int = 0) -> int:
    """The number of the nth line that starts so."""
    return [n for n, text in enumerate(LINES, start=1) if text.strip().startswith(start)][nth]


@rule("KO-1.1")
@pytest.mark.parametrize("players", [2, 11])
def test_three_to_ten_play(players: int) -> None:
    with pytest.raises(BadSetup, match=f"for 3 to 10 players, not {players}"):
        game("koalition").start(players)


@rule("KO-1.2")
def test_the_box_holds_what_the_rules_say() -> None:
    box = editions.standard
    assert sum(len(party.politicians) for party in box.parties) == 60
    assert {p.votes for party in box.parties for p in party.politicians} == set(range(1, 11))
    assert len(box.parties) == 7
    assert len(box.jokers) == 5
    assert len(box.countries) == 15
    assert box.actions.copies() == (7, 4, 4, 2, 3)


def test_every_politician_has_a_name_of_its_own() -> None:
    for language in ("en", "fr", "de"):
        names = [p.name[language] for party in editions.standard.parties for p in party.politicians]
        assert len(set(names)) == 60


@rule("KO-1.3")
def test_parties_at_most_three_places_apart_are_partners() -> None:
    box = editions.standard
    keys = [party.key for party in box.parties]
    assert keys == ["fists", "roses", "leaves", "lemons", "crosses", "hats", "acorns"]
    for here, party in enumerate(box.parties):
        near = {key for there, key in enumerate(keys) if 0 < abs(here - there) <= 3}
        assert set(party.partners) == near
    assert figures(box.digest(), 4).cliques == [0b1111, 0b11110, 0b111100, 0b1111000]


@rule("KO-1.2", "KO-1.3")
@pytest.mark.parametrize(
    ("old", "new", "where", "said"),
    [
        ("doubler = 7", "doubler = 8", line("[actions]"), "20 action cards are needed, not 21"),
        ("scandal = 2", "scandal = -2", line("scandal"), ">= 0"),
        ("scandal = 2", "skandal = 2", line("[actions]"), "skandal"),
        ("votes = 7\n", "votes = 5\n", line("[[jokers]]"), "3 of the jokers have 5 votes"),
        ("votes = 7\n", "votes = 11\n", line("votes = 7"), "<= 10"),
        (
            '[[jokers]]\nvotes = 7\nsource = "reconstructed"\n',
            "",
            line("[[jokers]]"),
            "5 jokers are needed, not 4",
        ),
        ("{ votes = 8, ", "{ votes = 0, ", line("{ votes = 8"), ">= 1"),
        ("{ votes = 8, ", '{ votes = "8", ', line("{ votes = 8"), "expected a whole number"),
        (LINES[line("{ votes = 2") - 1] + "\n", "", line("[[parties]]"), "60 politicians"),
        ('key = "roses"', 'key = "fists"', line("key", 1), "the key 'fists' is used twice"),
        ('key = "france"', 'key = "germany"', line('key = "france"'), "used twice"),
        (
            'partners = ["roses", "leaves", "lemons"]',
            'partners = ["roses", "leaves"]',
            line("partners = ", 3),
            "'fists' needs 'lemons' among its partners too",
        ),
        (
            'partners = ["roses", "leaves", "lemons"]',
            'partners = ["roses", "leaves", "lemons", "melons"]',
            line("partners"),
            "there is no party 'melons'",
        ),
        (
            'partners = ["roses", "leaves", "lemons"]',
            'partners = ["fists", "roses", "leaves", "lemons"]',
            line("partners"),
            "'fists' need not be its own partner",
        ),
        ('colour = "#7b4a9e"', 'colour = "purple"', line("colour"), "matching regex"),
        ("politicians = 4", "politicians = 5", line("politicians = 4"), "<= 4"),
        ("bonuses = [4, 3, 2, 1]", "bonuses = [4, 3, 2]", line("bonuses = [4, 3"), "length 4"),
        ("bonuses = [4, 3, 2, 1]", "bonuses = [1, 2, 3, 4]", line("bonuses = [4, 3"), "fall"),
        ("card = 1", "card = 21", line("card"), "<= 20"),
        (
            'en = "Fists", fr = "Poings"',
            'en = "Fists"',
            line("name"),
            "the name is missing in fr",
        ),
        ('name_source = "published"', 'name_source = "guessed"', line("name_source"), "guessed"),
    ],
)
def test_a_broken_box_is_refused_with_the_line(old: str, new: str, where: int, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as bad:
        editions.parse(TEXT.replace(old, new, 1), "mine.toml")
    assert any(found == where and said in text for found, text in bad.value.flaws), bad.value


def test_a_missing_country_or_party_is_noticed() -> None:
    start = TEXT.index('[[countries]]\nkey = "luxembourg"')
    with pytest.raises(BadEdition, match="15 countries are needed, not 14"):
        editions.parse(TEXT[:start])
    start = TEXT.index('[[parties]]\nkey = "acorns"')
    end = TEXT.index("# Bonuses")
    with pytest.raises(BadEdition) as bad:
        editions.parse(TEXT[:start] + TEXT[end:])
    assert "7 parties are needed, not 6" in str(bad.value)
    assert "there is no party 'acorns'" in str(bad.value)


def test_an_owners_box_can_be_played() -> None:
    mine = editions.parse(TEXT.replace("bonuses = [4, 3, 2, 1]", "bonuses = [9, 3, 2, 1]"))
    state = game("koalition").start(4, edition=mine)
    view = state.view(None)
    assert view.edition == mine.digest() != editions.standard.digest()  # type: ignore[attr-defined]
