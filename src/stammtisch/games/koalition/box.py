"""What is in the box: parties with politicians, countries, jokers, actions; how to check a list."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from stammtisch.core.editions import Edition, Editions, Flaw, Source, Text

PARTIES = 7
POLITICIANS = 60
JOKERS = 5
ACTIONS = 20
COUNTRIES = 15
LANGUAGES: Final[tuple[Literal["en", "fr", "de"], ...]] = ("en", "fr", "de")
COMMON_JOKER = 5
"""The votes of the three jokers that are shuffled among the politicians at odd tables."""
COMMON_JOKERS = 3

Points = Annotated[int, Meta(ge=0, le=20)]
Votes = Annotated[int, Meta(ge=1, le=10)]
Copies = Annotated[int, Meta(ge=0, le=ACTIONS)]


class Politician(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    votes: Votes
    source: Source
    name: Text


class Party(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A party, the parties it may coalesce with, and its politicians."""

    key: str
    name: Text
    name_source: Source
    symbol: str
    colour: Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$")]
    colour_source: Source
    partners: tuple[str, ...]
    partners_source: Source
    politicians: tuple[Politician, ...]


class Country(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A country: politicians that each player lays there, and what its vote is worth."""

    key: str
    name: Text
    politicians: Annotated[int, Meta(ge=2, le=4)]
    source: Source
    bonuses: tuple[Points, Points, Points, Points]
    """For the leaders of the strongest, the second, the third and each further party."""
    bonuses_source: Source
    card: Points
    """For every card in the coalition, to its owner."""
    card_source: Source


class Joker(Struct, frozen=True, forbid_unknown_fields=True):
    votes: Votes
    source: Source


class Actions(Struct, frozen=True, forbid_unknown_fields=True):
    """How many action cards of each kind."""

    doubler: Copies
    downfall: Copies
    resignation: Copies
    scandal: Copies
    clean_slate: Copies
    source: Source

    def copies(self) -> tuple[int, int, int, int, int]:
        return self.doubler, self.downfall, self.resignation, self.scandal, self.clean_slate


class Box(Edition, frozen=True, kw_only=True):
    """One edition of Koalition."""

    actions: Actions
    jokers: tuple[Joker, ...]
    parties: tuple[Party, ...]
    countries: tuple[Country, ...]


def check(box: Box) -> Iterator[Flaw]:
    """What the totals on the box say, held against the list (KO-1.2)."""
    copies = sum(box.actions.copies())
    if copies != ACTIONS:
        yield Flaw("$.actions", f"{ACTIONS} action cards are needed, not {copies}")
    if len(box.jokers) != JOKERS:
        yield Flaw("$.jokers[0]", f"{JOKERS} jokers are needed, not {len(box.jokers)}")
    common = sum(joker.votes == COMMON_JOKER for joker in box.jokers)
    if common != COMMON_JOKERS:
        yield Flaw(
            "$.jokers[0]",
            f"{COMMON_JOKERS} of the jokers have {COMMON_JOKER} votes, as the deal for 7 and 9 "
            f"players needs them, not {common}",
        )
    if len(box.parties) != PARTIES:
        yield Flaw("$.parties[0]", f"{PARTIES} parties are needed, not {len(box.parties)}")
    yield from _check_partners(box)
    politicians = sum(len(party.politicians) for party in box.parties)
    if politicians != POLITICIANS:
        yield Flaw(
            "$.parties[0]", f"{POLITICIANS} politicians are needed in all, not {politicians}"
        )
    if len(box.countries) != COUNTRIES:
        yield Flaw("$.countries[0]", f"{COUNTRIES} countries are needed, not {len(box.countries)}")
    for index, country in enumerate(box.countries):
        if list(country.bonuses) != sorted(country.bonuses, reverse=True):
            yield Flaw(
                f"$.countries[{index}].bonuses",
                f"a stronger party never gets less, so {list(country.bonuses)} has to fall or stay",
            )
    yield from _check_keys("parties", [party.key for party in box.parties])
    yield from _check_keys("countries", [country.key for country in box.countries])
    yield from _check_names(box)


def _check_partners(box: Box) -> Iterator[Flaw]:
    """Coalitions are wanted from both sides (KO-1.3)."""
    parties = {party.key: party for party in box.parties}
    for index, party in enumerate(box.parties):
        path = f"$.parties[{index}].partners"
        for partner in party.partners:
            if partner == party.key:
                yield Flaw(path, f"{party.key!r} need not be its own partner: leave it out")
            elif partner not in parties:
                yield Flaw(path, f"there is no party {partner!r}; there are {', '.join(parties)}")
            elif party.key not in parties[partner].partners:
                yield Flaw(
                    path,
                    f"{party.key!r} would coalesce with {partner!r}, so {partner!r} needs "
                    f"{party.key!r} among its partners too",
                )


def _check_keys(table: str, keys: list[str]) -> Iterator[Flaw]:
    for index, key in enumerate(keys):
        if key in keys[:index]:
            yield Flaw(f"$.{table}[{index}].key", f"the key {key!r} is used twice")


def _check_names(box: Box) -> Iterator[Flaw]:
    named = [(f"$.countries[{i}].name", country.name) for i, country in enumerate(box.countries)]
    for index, party in enumerate(box.parties):
        named.append((f"$.parties[{index}].name", party.name))
        for place, politician in enumerate(party.politicians):
            named.append((f"$.parties[{index}].politicians[{place}].name", politician.name))
    for path, name in named:
        missing = [language for language in LANGUAGES if not name.get(language)]
        if missing:
            yield Flaw(path, f"the name is missing in {', '.join(missing)}")


editions = Editions(Path(__file__).parent / "editions", Box, check, "reconstructed-1996")
