"""Fitted models: the chances of winning the game, of losing a council, of hearing a yes.

The numbers come from self-play and lie in `chances.json`; `stammtisch.arena.fit_saludos` fits
them anew.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, sqrt

import msgspec

from stammtisch.bots.saludos.horizon import Horizon


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How money and cards turn into chances of winning; see `scale` and `card_value`."""

    spread: float
    spread_contract: float
    spread_press: float
    card: float
    card_contract: float
    card_press: float
    most_cards: float

    def scale(self, ahead: Horizon) -> float:
        """The lead in millions that counts for one unit: it grows with what is still to come."""
        contracts, _, presses = ahead
        return sqrt(
            self.spread**2 + self.spread_contract**2 * contracts + self.spread_press**2 * presses
        )

    def card_value(self, ahead: Horizon) -> float:
        """What one councillor is worth in millions."""
        return self.card + self.card_contract * ahead.contracts + self.card_press * ahead.presses


class Toppling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely a winning offer falls: a logistic model of what everybody can see."""

    base: float
    lead: float
    """Per point that the coalition is stronger than the opposition."""
    ours: float
    """Per councillor of the coalition."""
    theirs: float
    """Per councillor of the opposition."""
    value: float

    def chance(self, lead: float, ours: float, theirs: float, value: float) -> float:
        return logistic(
            self.base
            + self.lead * lead
            + self.ours * ours
            + self.theirs * theirs
            + self.value * value
        )


class Agreeing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely a seat agrees, by how far a share is above what it is thought to need."""

    outside: float
    outside_slope: float
    inside: float
    inside_slope: float

    def chance(self, above: float, inside: bool, shift: float = 0.0) -> float:
        """`inside` is a seat that holds a share already; `shift` is what this person taught us."""
        if inside:
            return logistic(self.inside + self.inside_slope * above + shift)
        return logistic(self.outside + self.outside_slope * above + shift)


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was learned from self-play."""

    standing: Standing
    toppling: Toppling
    agreeing: Agreeing


@cache
def chances() -> Chances:
    """The shipped models."""
    data = files(__package__).joinpath("chances.json").read_bytes()
    return msgspec.json.decode(data, type=Chances)


def logistic(x: float) -> float:
    """
    >>> logistic(0.0)
    0.5
    """
    if x < -60.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def win_chance(
    seat: int,
    money: Sequence[float],
    cards: Sequence[float],
    scale: float,
    card: float,
    most_cards: float,
) -> float:
    """A seat's chance of winning the game: a softmax over everybody's lead.

    >>> win_chance(0, [5, 5], [3, 3], 4.0, 0.5, 0.0)
    0.5
    """
    most = max(cards)
    own = 0.0
    total = 0.0
    base = money[seat]
    for other in range(len(money)):
        lead = money[other] - base + card * cards[other]
        if cards[other] >= most:
            lead += most_cards
        weight = exp(min(lead / scale, 50.0))
        total += weight
        if other == seat:
            own = weight
    return own / total
