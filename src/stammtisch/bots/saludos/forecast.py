"""How a negotiation may go on: played out with a model of everybody at the table."""

from typing import Final

from stammtisch.bots.bot import Clock
from stammtisch.bots.saludos.chances import Chances, win_chance
from stammtisch.bots.saludos.horizon import Horizon
from stammtisch.core.seats import SEATS

GRANTS: Final = 0.9
"""Others are expected to offer this part of a split by strength."""
TAKES: Final = 0.8
"""And to take this part of it."""
LIKELY: Final = 0.85
ACTIVE: Final = 0.88
"""How likely somebody who could gain by moving the mug brings it about."""
USED: Final = 0.5
"""The part of their councillors that both sides are expected to lose in a meeting."""


class Forecast:
    """One negotiation: fixed strengths, money and cards; offers that may stand."""

    __slots__ = (
        "active",
        "ahead",
        "card",
        "cards",
        "clock",
        "heights",
        "learned",
        "masks",
        "money",
        "players",
        "safe",
        "scale",
        "seat",
        "solved",
        "value",
        "values",
        "wants",
    )

    def __init__(
        self,
        seat: int,
        value: int,
        strengths: tuple[int, ...],
        money: tuple[int, ...],
        cards: tuple[int, ...],
        ahead: Horizon,
        learned: Chances,
    ) -> None:
        self.seat = seat
        self.players = len(strengths)
        self.value = value
        self.money = money
        self.cards = cards
        self.ahead = ahead
        self.learned = learned
        self.active = [ACTIVE] * self.players
        """Per seat, how likely it moves the mug when it could gain by that."""
        self.scale = learned.standing.scale(ahead)
        self.card = learned.standing.card_value(ahead)
        self.values: dict[tuple[int, tuple[int, ...]], float] = {}
        """My chance of winning after each outcome looked at so far."""
        self.solved: dict[tuple[int, tuple[int, ...]], tuple[int, float]] = {}
        """The worth of standing offers, and to which depth it was looked for."""
        self.clock: Clock | None = None
        """When it is up, an offer is worth what it would be if it won at once."""
        size = 1 << self.players
        self.heights = [0] * size
        self.safe = [1.0] * size
        self.wants: list[list[int]] = [[]] * size
        """Per coalition, what each member is offered who holds nothing."""
        self.masks: list[list[tuple[float, int]]] = [[] for _ in range(self.players)]
        """Per seat, its coalitions with what they promise at best, the best first."""
        whole = sum(cards)
        everybody = sum(strengths)
        for mask in range(1, size):
            lowest = mask & -mask
            self.heights[mask] = self.heights[mask ^ lowest] + strengths[lowest.bit_length() - 1]
            members = SEATS[mask]
            if len(members) > value:
                continue
            height = self.heights[mask]
            ours = 0
            for member in members:
                ours += cards[member]
            if mask != size - 1:
                lead = 2 * height - everybody
                self.safe[mask] = 1.0 - learned.toppling.chance(lead, ours, whole - ours, value)
            offered = [0] * self.players
            total = 0
            for member in members:
                offered[member] = max(1, round(GRANTS * value * strengths[member] / height))
                total += offered[member]
            self.wants[mask] = offered
            for member in members:
                mine = value - total + offered[member]
                if mine >= 1:
                    promise = mine * LIKELY ** (len(members) - 1) * self.safe[mask]
                    self.masks[member].append((promise, mask))
        for ways in self.masks:
            ways.sort(key=lambda way: -way[0])

    def best_offer(
        self, seat: int, mug: int, holds: list[int]
    ) -> tuple[float, int, list[int]] | None:
        """The most promising offer a seat could make: promise, coalition, everybody's shares."""
        best = 0.0
        best_mask = 0
        best_mine = 0
        held = holds[seat]
        heights = self.heights
        for promise, mask in self.masks[seat]:
            if promise <= best:
                break
            if heights[mask] <= mug:
                continue
            offered = self.wants[mask]
            members = SEATS[mask]
            mine = self.value
            for member in members:
                if member != seat:
                    want = offered[member]
                    if holds[member] >= want:
                        want = holds[member] + 1
                    mine -= want
            if mine <= held or mine < 1:
                continue
            promise = mine * LIKELY ** (len(members) - 1) * self.safe[mask]
            if promise > best:
                best = promise
                best_mask = mask
                best_mine = mine
        if best_mask == 0:
            return None
        shares = [0] * self.players
        for member in SEATS[best_mask]:
            want = self.wants[best_mask][member]
            shares[member] = holds[member] + 1 if holds[member] >= want else want
        shares[seat] = best_mine
        return best, best_mask, shares

    def need(self, seat: int, mask: int, mug: int, holds: list[int]) -> float:
        """The share at which a seat is thought to agree to join a coalition."""
        if holds[seat]:
            return float(holds[seat] + 1)
        fair = TAKES * self.value * self.strength(seat) / self.heights[mask]
        own = self.best_offer(seat, mug, holds)
        return max(1.0, fair if own is None else min(fair, own[0]))

    def strength(self, seat: int) -> int:
        return self.heights[1 << seat]

    def worth(self, members: int, holds: list[int], depth: int) -> float:
        """My chance of winning the game when this offer stands and the others go on from here.

        Whoever is outside may be the next to move the mug, the busy ones more likely, and does so
        with the offer that promises most. Heights only rise, so the offers form a graph without
        cycles, and every standing offer has one value. Below `depth` only the likeliest
        continuation is followed.
        """
        key = (members, tuple(holds))
        known = self.solved.get(key)
        if known is not None and known[0] >= depth:
            return known[1]
        if self.clock is not None and self.clock.is_up():
            return self.outcome(members, holds)
        mug = self.heights[members]
        movers: list[tuple[float, float, int, list[int]]] = []
        fails = 1.0 if members else 0.0
        for seat in SEATS[((1 << self.players) - 1) & ~members]:
            offer = self.best_offer(seat, mug, holds)
            if offer is not None:
                movers.append((self.active[seat] * offer[0], self.active[seat], *offer[1:]))
                fails *= 1.0 - self.active[seat]
        if not movers:
            value = self.outcome(members, holds)
        else:
            if depth <= 0:
                movers = [max(movers, key=lambda mover: mover[0])]
            busy = sum(active for _, active, _, _ in movers)
            total = sum(
                active * self.worth(mask, shares, max(0, depth - 1))
                for _, active, mask, shares in movers
            )
            value = (1.0 - fails) * total / busy + fails * self.outcome(members, holds)
        self.solved[key] = (depth, value)
        return value

    def outcome(self, members: int, holds: list[int]) -> float:
        """My chance of winning the game if this offer wins the negotiation."""
        key = (members, tuple(holds))
        found = self.values.get(key)
        if found is None:
            found = self._outcome(members, holds)
            self.values[key] = found
        return found

    def _outcome(self, members: int, holds: list[int]) -> float:
        everybody = (1 << self.players) - 1
        money = [self.money[seat] + holds[seat] for seat in range(self.players)]
        cards = [float(number) for number in self.cards]
        outside = SEATS[everybody & ~members]
        for seat in outside:
            cards[seat] += 1.0
        stands = self.standing(money, cards)
        topples = 1.0 - self.safe[members] if members else 0.0
        if topples < 0.02:
            return stands
        weight = 0.0
        for seat in outside:
            weight += self.cards[seat] + 1
        after = [float(amount) for amount in self.money]
        left = [number * (1.0 - USED) for number in self.cards]
        for seat in outside:
            after[seat] += self.value * (self.cards[seat] + 1) / weight
        for seat in SEATS[members]:
            left[seat] += 1.0
        return (1.0 - topples) * stands + topples * self.standing(after, left)

    def standing(self, money: list[float] | list[int], cards: list[float]) -> float:
        """My chance of winning with so much money and so many cards at the end of the round."""
        return win_chance(
            self.seat, money, cards, self.scale, self.card, self.learned.standing.most_cards
        )
