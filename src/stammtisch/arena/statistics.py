"""What the results mean: win shares with intervals, paired differences, seats, ratings, times."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import sqrt

from msgspec import Struct

from stammtisch.arena.plan import Plan
from stammtisch.arena.play import Chunk, Record
from stammtisch.arena.timing import percentile

Z = 1.959963984540054
"""The normal quantile of a 95 % interval."""


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    games: int


class Rating(Struct, frozen=True):
    """An OpenSkill rating: the skill, and how unsure it is (one standard deviation)."""

    mu: float
    sigma: float


class Times(Struct, frozen=True):
    """Seconds for one decision."""

    decisions: int
    median: float
    p90: float
    p99: float
    longest: float


class Summary(Struct, frozen=True, kw_only=True):
    """All that is reported about a tournament."""

    plan: Plan
    games: int
    fair: float
    """The win share of one among equals."""
    shares: dict[str, Estimate]
    """Win share of each entrant in the seat that counts."""
    against_fair: dict[str, Estimate]
    """The same in multiples of the fair share."""
    scores: dict[str, Estimate]
    differences: dict[str, Estimate]
    """`a - b`: difference of win shares between neighbouring entrants, paired by deal."""
    seats: tuple[Estimate, ...]
    """The win share of each seat, whoever sat there."""
    ratings: dict[str, Rating]
    endings: dict[str, int]
    per_game: dict[str, float]
    """How often each kind of event happens in a game, on average."""
    negotiation: dict[str, float]
    splits: tuple[tuple[float, float, int], ...]
    """Share of strength in a winning offer (binned), mean share of the contract, how often."""


def estimate(groups: Iterable[list[float]]) -> Estimate:
    """Mean and interval of values that come in groups; only the groups are independent.

    >>> estimate([[1.0], [0.0], [1.0], [0.0]]).mean
    0.5
    """
    sums = [(sum(group), len(group)) for group in groups if group]
    total = sum(size for _, size in sums)
    if not total:
        return Estimate(0.0, 0.0, 0.0, 0)
    mean = sum(part for part, _ in sums) / total
    if len(sums) < 2:
        return Estimate(mean, float("-inf"), float("inf"), total)
    spread = sum((part - size * mean) ** 2 for part, size in sums)
    error = sqrt(spread * len(sums) / (len(sums) - 1)) / total
    if error == 0.0 and mean in (0.0, 1.0):  # all won or all lost: Wilson's interval
        edge = Z * Z / (len(sums) + Z * Z)
        return Estimate(mean, mean * (1.0 - edge), mean + (1.0 - mean) * edge, total)
    return Estimate(mean, mean - Z * error, mean + Z * error, total)


def summarise(plan: Plan, chunks: list[Chunk]) -> Summary:
    """Everything about a tournament that does not depend on the machine it ran on."""
    records = [record for chunk in chunks for record in chunk.records]
    fair = 1.0 / plan.players
    shares = {
        bot: estimate(_grouped(records, bot, Record.wins)) for bot in dict.fromkeys(plan.bots)
    }
    events: Counter[str] = Counter()
    for record in records:
        events.update(record.events)
    games = max(1, len(records))
    return Summary(
        plan=plan,
        games=len(records),
        fair=fair,
        shares=shares,
        against_fair={
            bot: Estimate(e.mean / fair, e.low / fair, e.high / fair, e.games)
            for bot, e in shares.items()
        },
        scores={bot: estimate(_grouped(records, bot, _score)) for bot in dict.fromkeys(plan.bots)},
        differences=_differences(plan, records),
        seats=tuple(_seat(records, seat) for seat in range(plan.players)),
        ratings=ratings(records),
        endings=dict(sorted(Counter(record.ending for record in records).items())),
        per_game={name: round(count / games, 4) for name, count in sorted(events.items())},
        negotiation=_negotiation(events),
        splits=_splits(records),
    )


def times(chunks: list[Chunk]) -> dict[str, Times]:
    """How long each entrant thought about its moves."""
    bins: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for chunk in chunks:
        for bot, counted in chunk.times.items():
            bins[bot].update(dict(counted))
    return {
        bot: Times(
            decisions=counted.total(),
            median=percentile(counted, 0.5),
            p90=percentile(counted, 0.9),
            p99=percentile(counted, 0.99),
            longest=percentile(counted, 1.0),
        )
        for bot, counted in sorted(bins.items())
    }


def ratings(records: list[Record]) -> dict[str, Rating]:
    """Plackett-Luce ratings from all matches in their order.

    A bot that sits at a table several times gets the mean of what its seats learned.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for record in records for bot in record.match.lineup}
    for record in records:
        lineup = record.match.lineup
        if len(set(lineup)) == 1:
            continue  # says nothing
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in lineup]
        learned: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
        for bot, team in zip(lineup, model.rate(teams, ranks=list(record.places)), strict=True):
            learned[bot].append((team[0].mu, team[0].sigma))
        for bot, seats in learned.items():
            known[bot].mu = sum(mu for mu, _ in seats) / len(seats)
            known[bot].sigma = sum(sigma for _, sigma in seats) / len(seats)
    return {bot: Rating(known[bot].mu, known[bot].sigma) for bot in sorted(known)}


def _score(record: Record, seat: int) -> float:
    return float(record.scores[seat])


def _grouped(
    records: list[Record], bot: str, value: Callable[[Record, int], float]
) -> list[list[float]]:
    """What a bot got in the seats that count, by group."""
    groups: defaultdict[int, list[float]] = defaultdict(list)
    for record in records:
        seat = record.match.seat
        if record.match.lineup[seat] == bot:
            groups[record.match.group].append(value(record, seat))
    return list(groups.values())


def _differences(plan: Plan, records: list[Record]) -> dict[str, Estimate]:
    if plan.duplicate != "substitution":
        return {}
    by_group: defaultdict[int, dict[str, float]] = defaultdict(dict)
    for record in records:
        seat = record.match.seat
        by_group[record.match.group][record.match.lineup[seat]] = record.wins(seat)
    found = {}
    for a, b in zip(plan.bots, plan.bots[1:], strict=False):
        pairs = [[got[a] - got[b]] for got in by_group.values() if a in got and b in got]
        if a != b and pairs:
            found[f"{a} - {b}"] = estimate(pairs)
    return found


def _seat(records: list[Record], seat: int) -> Estimate:
    groups: defaultdict[int, list[float]] = defaultdict(list)
    for record in records:
        groups[record.match.group].append(record.wins(seat))
    return estimate(groups.values())


def _negotiation(events: Counter[str]) -> dict[str, float]:
    """Rates that people ask about, where the game has such things."""
    rates = {
        "offers made per negotiation": ("Proposed", "TalksOpened"),
        "moves of the mug per negotiation": ("MugMoved", "TalksOpened"),
        "part of the offers refused": ("Declined", "Proposed"),
        "part of the offers agreed": ("Closed", "Proposed"),
        "councils called per winning offer": ("CouncilCalled", "OfferWon"),
        "part of the councils that toppled": ("CouncilDecided.toppled", "CouncilDecided"),
        "part of the councils that collapsed": ("CouncilCollapsed", "CouncilCalled"),
    }
    return {
        name: round(events[part] / events[whole], 4)
        for name, (part, whole) in rates.items()
        if events[whole]
    }


def _splits(records: list[Record]) -> tuple[tuple[float, float, int], ...]:
    """Shares of the contract against shares of the strength, in twenty bins; soloists left out."""
    bins: defaultdict[int, list[float]] = defaultdict(list)
    for record in records:
        for split in record.splits:
            if split.members > 1:
                bins[int(20 * split.strength / split.height)].append(split.share / split.value)
    return tuple(
        ((number + 0.5) / 20, sum(parts) / len(parts), len(parts))
        for number, parts in sorted(bins.items())
    )
