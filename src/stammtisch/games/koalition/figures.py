"""The numbers of a box as the engine uses them: every card by its number, parties as bit masks."""

from functools import lru_cache
from typing import Final

from stammtisch.games.koalition.box import (
    COMMON_JOKER,
    JOKERS,
    PARTIES,
    POLITICIANS,
    Box,
    editions,
)

# Card numbers: politicians 0 to 59 in the order of the edition, jokers 60 to 64, then the kinds of
# actions 65 to 69, of which there are several alike.
FIRST_JOKER: Final = POLITICIANS
FIRST_ACTION: Final = POLITICIANS + JOKERS
DOUBLER: Final = FIRST_ACTION
DOWNFALL: Final = FIRST_ACTION + 1
RESIGNATION: Final = FIRST_ACTION + 2
SCANDAL: Final = FIRST_ACTION + 3
CLEAN_SLATE: Final = FIRST_ACTION + 4
LAST_CARD: Final = CLEAN_SLATE

FURTHER: Final = 3
"""The place from which on a party of the coalition gets the bonus of each further one."""

JOKERS_AMONG_POLITICIANS: Final = (7, 9)
ALL_JOKERS: Final = (7,)
"""Of those tables, the one that keeps the other jokers: it needs them to deal three each."""
POLITICIANS_EACH: Final = {3: 20, 4: 15, 5: 12, 6: 10, 7: 9, 8: 7, 9: 7, 10: 6}
ACTIONS_EACH: Final = {3: 8, 4: 6, 5: 5, 6: 4, 7: 3, 8: 3, 9: 2, 10: 2}
COUNTRIES_AT_LEAST: Final = {3: 3, 4: 3, 5: 4, 6: 5, 7: 5, 8: 7, 9: 7, 10: 8}


class Figures:
    """A box at a table of some size, looked up by card, party and country number."""

    __slots__ = (
        "action_deck",
        "bonuses",
        "card_points",
        "cliques",
        "friends",
        "needed",
        "party_of",
        "politician_back",
        "politician_deck",
        "votes_of",
    )

    def __init__(self, box: Box, players: int) -> None:
        self.party_of = [
            number for number, party in enumerate(box.parties) for _ in party.politicians
        ]
        """Per politician; the party of a joker is named when it is laid."""
        self.votes_of = [
            politician.votes for party in box.parties for politician in party.politicians
        ] + [joker.votes for joker in box.jokers]
        keys = [party.key for party in box.parties]
        self.friends = [0] * PARTIES
        """Per party, the mask of those it may sit with in a coalition, itself included."""
        for number, party in enumerate(box.parties):
            self.friends[number] |= 1 << number
            for partner in party.partners:
                self.friends[number] |= 1 << keys.index(partner)
        self.cliques = _cliques(self.friends)
        self.needed = [country.politicians for country in box.countries]
        self.bonuses = [country.bonuses for country in box.countries]
        self.card_points = [country.card for country in box.countries]
        self.politician_deck = list(range(POLITICIANS))
        self.action_deck = [
            FIRST_ACTION + kind
            for kind, copies in enumerate(box.actions.copies())
            for _ in range(copies)
        ]
        for joker in range(FIRST_JOKER, FIRST_ACTION):
            if players not in JOKERS_AMONG_POLITICIANS:
                self.action_deck.append(joker)
            elif self.votes_of[joker] == COMMON_JOKER:  # KO-2.2
                self.politician_deck.append(joker)
            elif players in ALL_JOKERS:  # KO-2.3
                self.action_deck.append(joker)
        self.action_deck.sort()
        self.politician_back = [card in self.politician_deck for card in range(LAST_CARD + 1)]
        """Per card, whether it is dealt with the politicians at this table."""


def _cliques(friends: list[int]) -> list[int]:
    """The largest sets of parties that may all sit together, as masks.

    >>> [bin(clique) for clique in _cliques([0b011, 0b111, 0b110])]
    ['0b11', '0b110']
    """
    sets = []
    for mask in range(1, 1 << len(friends)):
        members = [party for party in range(len(friends)) if mask >> party & 1]
        if all(mask & ~friends[party] == 0 for party in members):
            sets.append(mask)
    return [
        mask for mask in sets if not any(mask != other and mask & ~other == 0 for other in sets)
    ]


@lru_cache(maxsize=64)
def figures(edition: str, players: int) -> Figures:
    """The figures of an edition, known by its hash, at a table of so many players."""
    return Figures(editions.find(edition), players)
