"""The count: leaders, splinters, votes, majority, and every coalition that could be made."""

from typing import TYPE_CHECKING, Final

from stammtisch.core.data import Refusal
from stammtisch.games.koalition.box import PARTIES
from stammtisch.games.koalition.figures import FURTHER
from stammtisch.games.koalition.moves import SPLINTER, party_of_unit, splinter
from stammtisch.games.koalition.view import Booking

if TYPE_CHECKING:
    from stammtisch.games.koalition.state import Koalition

NOBODY: Final = -1
"""A party in which nobody has votes."""
TIED: Final = -2
"""A party whose best-placed players are level."""

LISTED: Final = 300
"""The most coalitions that are listed; only a vote full of splinters could have more."""

IN_FORCE: Final = 1
CLEARED: Final = 2


class Count:
    """What the cards on the table come to. It is never changed once made, so states share it."""

    __slots__ = (
        "_cliques",
        "_coalitions",
        "leader_of_unit",
        "leaders",
        "majority",
        "party_votes",
        "total",
        "unit_votes",
    )

    def __init__(self, state: "Koalition") -> None:
        self.leaders: list[int] = []
        """Per party, the leading seat, or NOBODY, or TIED."""
        self.party_votes: list[int] = []
        self.unit_votes: dict[int, int] = {}
        """The votes of every unit that has any."""
        self.leader_of_unit: dict[int, int] = {}
        players = state.players
        for party in range(PARTIES):
            raw = raw_votes(state, party)
            lead = leading(state, party, raw)
            votes = 0
            if lead >= 0:
                votes = with_factors(state, party, sum(raw))
                self._enter(party, lead, votes)
            elif lead == TIED:  # KO-5.7, KO-5.8, KO-5.9
                for seat in range(players):
                    own = with_factors(state, party, raw[seat])
                    self._enter(splinter(party, seat), seat, own)
                    votes += own
            self.leaders.append(lead)
            self.party_votes.append(votes)
        self.total = sum(self.party_votes)
        self.majority = self.total // 2 + 1  # KO-5.4
        self._cliques = state.figures.cliques
        self._coalitions: list[tuple[int, ...]] | None = None

    @property
    def coalitions(self) -> list[tuple[int, ...]]:
        """Every admissible coalition, small ones first; looked for when first asked for."""
        if self._coalitions is None:
            self._coalitions = _coalitions(self.unit_votes, self.majority, self._cliques)
        return self._coalitions

    @property
    def more(self) -> bool:
        """Whether there are more coalitions than are listed."""
        return len(self.coalitions) >= LISTED

    def _enter(self, unit: int, seat: int, votes: int) -> None:
        if votes:  # KO-5.10
            self.unit_votes[unit] = votes
            self.leader_of_unit[unit] = seat

    def votes(self, units: tuple[int, ...]) -> int:
        """The votes of some units together."""
        together = 0
        for unit in units:
            together += self.unit_votes[unit]
        return together

    def members(self, units: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that lead these units, ascending."""
        return tuple(sorted({self.leader_of_unit[unit] for unit in units}))

    def refusal(self, state: "Koalition", units: tuple[int, ...]) -> Refusal | None:
        """Why these units can't be a coalition."""
        if units in self.coalitions:
            return None
        last = -1
        for unit in units:
            if unit <= last:
                return Refusal("units-not-in-order")
            if unit not in self.unit_votes:
                return Refusal("no-such-unit", {"party": party_of_unit(unit)})
            last = unit
        for unit in units:  # KO-6.2
            for other in units:
                if not state.figures.friends[party_of_unit(unit)] >> party_of_unit(other) & 1:
                    return Refusal(
                        "parties-will-not-coalesce",
                        {"party": party_of_unit(unit), "other": party_of_unit(other)},
                    )
        together = self.votes(units)
        if together < self.majority:  # KO-6.3
            return Refusal("no-majority", {"votes": together, "majority": self.majority})
        for unit in units:  # KO-6.4
            if together - self.unit_votes[unit] >= self.majority:
                return Refusal("party-not-needed", {"party": party_of_unit(unit)})
        return None


def raw_votes(state: "Koalition", party: int) -> list[int]:
    """Per seat, the votes of its politicians in the party that have not resigned (KO-5.1)."""
    raw = [0] * state.players
    votes_of = state.figures.votes_of
    for place, owner in enumerate(state.laid_by):
        if state.laid_parties[place] == party and state.resigned[place] != IN_FORCE:
            raw[owner] += votes_of[state.laid_cards[place]]
    return raw


def with_factors(state: "Koalition", party: int, raw: int) -> int:
    """The votes after doublers and scandal."""
    for place, laid in enumerate(state.laid_parties):
        if laid == party:
            raw <<= state.doublers[place]  # KO-5.2, KO-4.5, KO-4.6
    if state.scandals[party] == IN_FORCE:
        raw //= 2  # KO-5.3
    return raw


def leader(state: "Koalition", party: int) -> int:
    """The seat that leads a party now, or NOBODY, or TIED."""
    return leading(state, party, raw_votes(state, party))


def leading(state: "Koalition", party: int, raw: list[int]) -> int:
    """Who leads a party with these votes by seat."""
    barred = state.deposed[party]  # KO-4.9
    deposed_votes = 0
    if barred >= 0:
        deposed_votes = raw[barred]
        raw = [*raw[:barred], 0, *raw[barred + 1 :]]
    most = max(raw)
    if most == 0:
        return barred if deposed_votes else NOBODY  # KO-4.11
    if raw.count(most) == 1:
        return raw.index(most)  # KO-5.5
    best = TIED
    highest = 0
    for seat in range(state.players):
        if raw[seat] == most:
            card = highest_card(state, party, seat)
            if card > highest:  # KO-5.6
                best = seat
                highest = card
            elif card == highest:
                best = TIED
    return best


def highest_card(state: "Koalition", party: int, seat: int) -> int:
    """The votes of the seat's best politician in the party that has not resigned."""
    highest = 0
    for place, owner in enumerate(state.laid_by):
        if (
            owner == seat
            and state.laid_parties[place] == party
            and state.resigned[place] != IN_FORCE
        ):
            highest = max(highest, state.figures.votes_of[state.laid_cards[place]])
    return highest


def bookings(state: "Koalition", count: Count, units: tuple[int, ...]) -> list[Booking]:
    """The points that a coalition brings, by party and player."""
    country = state.country
    bonuses = state.figures.bonuses[country]
    a_card = state.figures.card_points[country]
    bonus: dict[tuple[int, int], int] = {}
    for unit in units:
        ahead = 0
        for other in units:
            if (unit >= SPLINTER) == (other >= SPLINTER):
                ahead += count.unit_votes[other] > count.unit_votes[unit]  # KO-7.1, KO-7.2
            else:
                ahead += unit >= SPLINTER  # KO-7.3
        bonus[party_of_unit(unit), count.leader_of_unit[unit]] = bonuses[min(ahead, FURTHER)]
    cards: dict[tuple[int, int], int] = {}
    for place, owner in enumerate(state.laid_by):  # KO-7.4
        party = state.laid_parties[place]
        if party in units or splinter(party, owner) in units:
            cards[party, owner] = cards.get((party, owner), 0) + a_card
    return [
        Booking(seat, party, bonus.get((party, seat), 0), points)
        for (party, seat), points in sorted(cards.items())
    ]


def _coalitions(
    unit_votes: dict[int, int], majority: int, cliques: list[int]
) -> list[tuple[int, ...]]:
    """Every admissible coalition, small ones first; no more than are listed.

    Units are taken from the strongest down, and a set is complete when it has the majority: then
    the one taken last is its weakest and is needed, so all of it is. Within a clique of parties
    any units go together, so a branch that still can reach the majority always leads somewhere.
    """
    strongest = sorted(unit_votes, key=lambda unit: (-unit_votes[unit], unit))
    found: set[tuple[int, ...]] = set()
    for clique in cliques:
        units = [unit for unit in strongest if clique >> party_of_unit(unit) & 1]
        votes = [unit_votes[unit] for unit in units]
        rest = [sum(votes[place:]) for place in range(len(units) + 1)]
        _grow(units, votes, rest, 0, (), majority, found)
    return sorted(found, key=lambda units: (len(units), units))


def _grow(
    units: list[int],
    votes: list[int],
    rest: list[int],
    start: int,
    taken: tuple[int, ...],
    missing: int,
    found: set[tuple[int, ...]],
) -> None:
    for place in range(start, len(units)):
        if rest[place] < missing or len(found) >= LISTED:
            return
        if votes[place] >= missing:
            found.add(tuple(sorted((*taken, units[place]))))
        else:
            _grow(
                units,
                votes,
                rest,
                place + 1,
                (*taken, units[place]),
                missing - votes[place],
                found,
            )
