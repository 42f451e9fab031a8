"""The route finder: the best excursions for a card, exactly, or the best found within a budget.

An excursion is two halves meeting at its middle stop (`network`). Halves with the same visits
form a class, and two classes together fix which wishes are met; so pairs of classes are tried
in the order of the most they could be worth, and the search ends when no untried pair can beat
what has been found: then the answer is proven.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.greentown.excursions import VisitorCard, incomes, settled
from stammtisch.games.greentown.network import KIND_BITS, Allowance, Network, Used, type_layer
from stammtisch.games.greentown.town import KINDS, NATURE, Town, kind_of, owner

DEFAULT_NODES: Final = 2_000_000
QUICK_NODES: Final = 20_000


class Objective:
    """What an excursion is worth: weights for the traveller's income, for the best rival's, for
    each seat's, and for each wish left open."""

    __slots__ = ("best_rival", "open_wish", "own", "seats")

    own: float
    best_rival: float
    seats: tuple[float, ...]
    open_wish: float

    def __init__(
        self,
        own: float = 1.0,
        best_rival: float = 0.0,
        seats: tuple[float, ...] = (),
        open_wish: float = 0.0,
    ) -> None:
        self.own = own
        self.best_rival = best_rival
        self.seats = seats
        self.open_wish = open_wish

    def worth(self, traveller: int, income: list[int], open_wishes: int) -> float:
        """What these incomes, with so many wishes left open, are worth to the traveller."""
        value = self.own * income[traveller] + self.open_wish * open_wishes
        if self.best_rival:
            best = 0
            for seat, gain in enumerate(income):
                if seat != traveller and gain > best:
                    best = gain
            value += self.best_rival * best
        for seat, weight in enumerate(self.seats):
            value += weight * income[seat]
        return value

    def most(self, traveller: int, low: list[int], high: list[int], open_wishes: int) -> float:
        """The most that incomes between these two can be worth."""
        value = self.own * (high if self.own >= 0 else low)[traveller]
        value += self.open_wish * open_wishes
        if self.best_rival:
            best = 0
            for seat, gain in enumerate(high if self.best_rival > 0 else low):
                if seat != traveller and gain > best:
                    best = gain
            value += self.best_rival * best
        for seat, weight in enumerate(self.seats):
            value += weight * (high if weight >= 0 else low)[seat]
        return value


OWN_INCOME: Final = Objective(1.0, 0.0)
LEAD: Final = Objective(1.0, -1.0)
FEWEST_OPEN_WISHES: Final = Objective(0.0, open_wish=-1.0)


class Excursion:
    """A route that was found: its tiles in order, each seat's income, what it is worth."""

    __slots__ = ("income", "tiles", "worth")

    tiles: tuple[int, ...]
    income: tuple[int, ...]
    worth: float

    def __init__(self, tiles: tuple[int, ...], income: tuple[int, ...], worth: float) -> None:
        self.tiles = tiles
        self.income = income
        self.worth = worth


class Search:
    """What a search found, best first; whether that is proven; how many nodes it took."""

    __slots__ = ("excursions", "nodes", "proven")

    excursions: list[Excursion]
    proven: bool
    nodes: int

    def __init__(self, excursions: list[Excursion], proven: bool, nodes: int) -> None:
        self.excursions = excursions
        self.proven = proven
        self.nodes = nodes


class _Terms:
    """What all excursions with the same visits have in common: the wishes met, who is paid for
    which sites, and the most that one of them can be worth."""

    __slots__ = ("bound", "known", "open_wishes", "paid", "payable")

    # Of each seat the sites that pay it, and of all seats together.
    payable: list[int]
    paid: int
    open_wishes: int
    bound: float
    # The worth of each set of paid sites seen so far.
    known: dict[int, float]

    def __init__(self, payable: list[int], open_wishes: int, bound: float) -> None:
        self.payable = payable
        self.paid = 0
        for sites in payable:
            self.paid |= sites
        self.open_wishes = open_wishes
        self.bound = bound
        self.known = {}


class RouteFinder:
    """One question about a town: a card, a traveller, what counts, and the answers so far."""

    __slots__ = (
        "card",
        "count",
        "floor",
        "found",
        "network",
        "objective",
        "of_kind",
        "owned",
        "seats",
        "terms",
        "traveller",
    )

    network: Network
    card: VisitorCard
    traveller: int
    seats: int
    objective: Objective
    count: int
    # Each kind's sites, each seat's buildings, as bits.
    of_kind: list[int]
    owned: list[int]
    terms: dict[int, _Terms]
    # Roads -> worth of the best so far, and what a further one must beat.
    found: dict[int, float]
    floor: float

    def __init__(
        self,
        network: Network,
        card: VisitorCard,
        traveller: int,
        seats: int,
        objective: Objective,
        count: int,
    ) -> None:
        self.network = network
        self.card = card
        self.traveller = traveller
        self.seats = seats
        self.objective = objective
        self.count = count
        self.of_kind = [0] * len(KINDS)
        self.owned = [0] * seats
        for tile, piece in enumerate(network.town.pieces):
            kind = kind_of(piece)
            if kind >= 0:
                self.of_kind[kind] |= 1 << tile
                if kind != NATURE:
                    self.owned[owner(piece)] |= 1 << tile
        self.terms = {}
        self.found = {}
        self.floor = float("-inf")

    def search(
        self,
        legs: dict[int, list[tuple[int, int]]],
        reachable: list[dict[int, int]] | None,
        building: Allowance,
        joining: Allowance,
    ) -> bool:
        """Find the halves that these legs allow, and join them; whether nothing was left out."""
        stops = self.card.stops
        longest = stops - stops // 2
        layers = [self.network.first_layer()]
        wanted = 0 if reachable is None else self._wanted(reachable[stops])
        for made in range(1, longest + 1):
            hopes = None
            if reachable is not None:
                hopes = self._hopes(reachable[stops - made], wanted, reachable[made])
            layers.append(self.network.next_layer(layers[-1], legs, hopes, building))
        joining.spent = building.spent
        joined = self.join(layers[stops // 2], layers[longest], joining)
        return joined and not building.exhausted

    def ceiling(self, reachable: list[dict[int, int]]) -> float:
        """What no excursion can be worth more than."""
        return max(
            (self._terms_of(total).bound for total in _numbers(self._totals(reachable[-1]))),
            default=float("-inf"),
        )

    def _totals(self, last: dict[int, int]) -> int:
        """All visits that can have been made at the last stop, which is a hotel."""
        totals = 0
        for hotel in self.network.town.hotels():
            totals |= last.get(hotel, 0)
        return totals

    def _wanted(self, last: dict[int, int]) -> int:
        """The total visits that can still beat what has been found."""
        wanted = 0
        for total in _numbers(self._totals(last)):
            if self._terms_of(total).bound > self.floor:
                wanted |= 1 << total
        return wanted

    def _hopes(self, rest: dict[int, int], wanted: int, here: dict[int, int]) -> dict[int, int]:
        """For each stop the visits from which the rest of the way can make a wanted total."""
        hopes: dict[int, int] = {}
        for stop, possible in here.items():
            completions = rest.get(stop, 0) >> self.network.visits[stop]
            hope = 0
            for made in _numbers(possible):
                if completions << made & wanted:
                    hope |= 1 << made
            hopes[stop] = hope
        return hopes

    def join(self, near: type_layer, far: type_layer, allowance: Allowance) -> bool:
        """Join halves that meet at a stop, best pairs of classes first; whether all were seen
        that could matter."""
        same = near is far
        pairs: dict[float, list[tuple[dict[int, int], dict[int, int], _Terms]]] = {}
        for stop, classes in near.items():
            others = far.get(stop)
            if others is None:
                continue
            once = self.network.visits[stop]
            for visits, trails in classes.items():
                for further, counterparts in others.items():
                    if same and further < visits:
                        continue
                    total = visits + further - once
                    terms = self._terms_of(total)
                    ranked = pairs.get(terms.bound)
                    if ranked is None:
                        pairs[terms.bound] = [(trails, counterparts, terms)]
                    else:
                        ranked.append((trails, counterparts, terms))
        for bound in sorted(pairs, reverse=True):
            if bound <= self.floor:
                return True
            for trails, counterparts, terms in pairs[bound]:
                if bound <= self.floor:
                    return True
                if not self._join_classes(trails, counterparts, terms, allowance):
                    return False
        return True

    def _join_classes(
        self,
        trails: dict[int, int],
        counterparts: dict[int, int],
        terms: _Terms,
        allowance: Allowance,
    ) -> bool:
        spent = allowance.spent
        known = terms.known
        paid = terms.paid
        floor = self.floor
        for roads, sites in trails.items():
            for further, more in counterparts.items():
                spent += 1
                if spent >= allowance.checkpoint and allowance.check(spent):
                    return False
                if roads & further:
                    continue
                key = (sites | more) & paid
                worth = known.get(key)
                if worth is None:
                    worth = known[key] = self._worth(key, terms)
                if worth > floor:
                    self._keep(roads | further, worth)
                    floor = self.floor
                    if terms.bound <= floor:
                        allowance.spent = spent
                        return True
        allowance.spent = spent
        return True

    def _terms_of(self, total: int) -> _Terms:
        terms = self.terms.get(total)
        if terms is None:
            terms = self.terms[total] = self._work_out_terms(total)
        return terms

    def _work_out_terms(self, total: int) -> _Terms:
        met: list[tuple[int, int]] = []
        for kind in range(len(KINDS)):
            visits = total >> KIND_BITS * kind & (1 << KIND_BITS) - 1
            if self.card.least[kind] <= visits <= self.card.most[kind]:
                met.append((kind, visits))
        open_wishes = len(KINDS) - len(met)
        payable = [0] * self.seats
        high = [0] * self.seats
        for kind, visits in met:
            for seat in range(self.seats):
                sites = self.of_kind[kind]
                if kind != NATURE:
                    sites &= self.owned[seat]
                elif seat != self.traveller:
                    sites = 0
                payable[seat] |= sites
                high[seat] += min(visits, sites.bit_count())
        high[self.traveller] = max(high[self.traveller] - open_wishes, 0)
        return _Terms(
            payable,
            open_wishes,
            self.objective.most(self.traveller, [0] * self.seats, high, open_wishes),
        )

    def income(self, sites: int, terms: _Terms) -> list[int]:
        """What each seat gets for visiting these sites."""
        gains = [(sites & own).bit_count() for own in terms.payable]
        gains[self.traveller] -= terms.open_wishes
        return settled(self.traveller, gains)

    def _worth(self, sites: int, terms: _Terms) -> float:
        return self.objective.worth(self.traveller, self.income(sites, terms), terms.open_wishes)

    def _keep(self, roads: int, worth: float) -> None:
        found = self.found
        found[roads] = worth
        if len(found) > self.count:
            del found[min(found, key=found.__getitem__)]
        if len(found) == self.count:
            self.floor = min(found.values())


class _Limits:
    """The nodes and the time of a whole search, dealt out to its parts."""

    __slots__ = ("nodes", "used")

    nodes: int
    used: Used | None

    def __init__(self, nodes: int, used: Used | None) -> None:
        self.nodes = nodes
        self.used = used

    def allow(self, share: float, spent: int, most: int = -1) -> Allowance:
        """An allowance up to a share of the whole, some of it spent already."""
        limit = int(self.nodes * share)
        if most >= 0:
            limit = min(limit, spent + most)
        return Allowance(limit, spent, self.used, share)

    def over(self, spent: int) -> bool:
        """Whether nothing is left."""
        return spent >= self.nodes or (self.used is not None and self.used() >= 1.0)


def _numbers(bits: int) -> list[int]:
    """The numbers in a set of bits."""
    numbers: list[int] = []
    while bits:
        low = bits & -bits
        bits ^= low
        numbers.append(low.bit_length() - 1)
    return numbers


def best_excursions(
    town: Town,
    card: VisitorCard,
    traveller: int,
    seats: int,
    objective: Objective = OWN_INCOME,
    count: int = 1,
    nodes: int = DEFAULT_NODES,
    used: Used | None = None,
    quick: int = QUICK_NODES,
) -> Search:
    """The best excursions with different roads, at most `count`, and whether that is proven.

    `used` is asked in the innermost loops which part of its time the search has used, and ends it
    at 1.0; without it the answer depends on the other arguments alone. `quick` says how many nodes
    are tried before bounds are worked out.
    """
    limits = _Limits(nodes, used)
    drawing = limits.allow(0.25, 0)
    network = Network(town)
    network.find_legs(drawing)
    finder = RouteFinder(network, card, traveller, seats, objective, count)
    # Most towns are searched in a moment, before any bound has been worked out.
    building = limits.allow(0.25, drawing.spent, quick)
    joining = limits.allow(0.3, drawing.spent, 4 * quick)
    proven = finder.search(network.legs, None, building, joining)
    spent = joining.spent
    if not proven and not limits.over(spent):
        # Many empty sites: there the best excursion seldom needs anything but shortest ways,
        # and often is as good as any could be.
        reachable = network.reachable_visits(card.stops)
        building = limits.allow(0.4, spent)
        joining = limits.allow(0.5, spent)
        finder.search(network.shortest_legs(), reachable, building, joining)
        spent = joining.spent
        proven = len(finder.found) == count and finder.floor >= finder.ceiling(reachable)
        if not proven and not limits.over(spent):
            building = limits.allow(0.75, spent)
            joining = limits.allow(1.0, spent)
            proven = finder.search(network.legs, reachable, building, joining)
            spent = joining.spent
    proven = proven and not drawing.exhausted
    excursions: list[Excursion] = []
    for roads in sorted(finder.found, key=finder.found.__getitem__, reverse=True):
        tiles = network.walk(roads)
        excursions.append(
            Excursion(
                tuple(tiles),
                tuple(incomes(town, card, traveller, seats, tiles)),
                finder.found[roads],
            )
        )
    return Search(excursions, proven, spent)
