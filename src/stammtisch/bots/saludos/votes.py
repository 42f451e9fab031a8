"""Estimates about council meetings: who can bring how many points, and whether that topples."""

from math import erf, sqrt
from typing import Final

from stammtisch.core.seats import mask_of
from stammtisch.games.saludos.box import VALUES, editions
from stammtisch.games.saludos.moves import Cards
from stammtisch.games.saludos.view import SaludosView

HELD_BACK: Final = 0.7
"""The part of their points that others are expected to play."""
COMES: Final = 0.6
"""How likely another loser is expected to attend."""


def points(cards: Cards) -> int:
    """The votes of some councillors.

    >>> points((2, 0, 1))
    5
    """
    return cards[0] + 2 * cards[1] + 3 * cards[2]


class Unseen:
    """What a seat does not know: the mean and the spread of a councillor it can't see."""

    __slots__ = ("mean", "variance")

    def __init__(self, view: SaludosView) -> None:
        left = list(editions.find(view.edition).councillors.cards)
        for known in (view.shown, view.hand, view.my_buried, view.my_commit):
            for value in range(VALUES):
                left[value] -= known[value] if known else 0
        if view.my_commit and view.hand:
            for value in range(VALUES):  # what is committed is still in the hand
                left[value] += view.my_commit[value]
        if view.my_pushed:
            left[view.my_pushed - 1] -= 1
        total = max(1, sum(left))
        self.mean = (left[0] + 2 * left[1] + 3 * left[2]) / total
        squares = (left[0] + 4 * left[1] + 9 * left[2]) / total
        self.variance = max(0.05, squares - self.mean * self.mean)


def above(mean: float, variance: float) -> float:
    """How likely a sum with this mean and variance is above zero (whole points, so above 0.5)."""
    return 0.5 * (1.0 + erf((mean - 0.5) / sqrt(2.0 * variance)))


def topples(view: SaludosView, unseen: Unseen, mine: int, comes: float = COMES) -> float:
    """How likely a meeting topples the standing offer if I bring `mine` points to it."""
    assert view.offer is not None
    members = mask_of(view.offer.members)
    gap = -view.offer.height
    mean = float(mine)
    variance = 1.0
    for seat in range(view.players):
        cards = view.cards[seat] * HELD_BACK
        if members >> seat & 1:
            mean -= cards * unseen.mean
            variance += cards * unseen.variance + cards
            continue
        gap += view.strengths[seat]
        if seat != view.seat:
            mean += comes * cards * unseen.mean
            variance += cards * unseen.variance + comes * (1 - comes) * (cards * unseen.mean) ** 2
    return above(gap + mean, variance)


def toppling_chance(
    strengths: tuple[int, ...], cards: tuple[int, ...], members: int, mean: float = 2.0
) -> float:
    """How likely a coalition would lose a meeting, as far as anybody at the table can tell."""
    lead = votes = 0.0
    spread = 2.0
    for seat, strength in enumerate(strengths):
        sign = 1 if members >> seat & 1 else -1
        lead += sign * strength
        weight = HELD_BACK if sign > 0 else HELD_BACK * COMES
        votes += sign * weight * cards[seat] * mean
        spread += cards[seat] * 1.5
    return above(-lead - votes, spread)


def cheapest(hand: Cards, wanted: int) -> Cards:
    """The councillors that bring at least `wanted` points with as few cards as can be.

    All of them if they don't suffice; a surplus is avoided where the number of cards allows.

    >>> cheapest((1, 2, 2), 7)
    (0, 2, 1)
    """
    best = hand
    best_cost = (sum(hand), points(hand))
    if points(hand) <= wanted:
        return hand
    for threes in range(hand[2] + 1):
        for twos in range(hand[1] + 1):
            ones = max(0, wanted - 3 * threes - 2 * twos)
            if ones <= hand[0]:
                played = (ones, twos, threes)
                cost = (sum(played), points(played))
                if cost < best_cost:
                    best, best_cost = played, cost
    return best
