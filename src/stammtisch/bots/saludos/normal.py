"""The normal player: sound rules of thumb for strength, offers, refusals and councils."""

from typing import Final

from stammtisch.bargaining.deals import Proposal, TalksView
from stammtisch.bots.bot import Clock
from stammtisch.bots.saludos.deal import Deal
from stammtisch.bots.saludos.horizon import horizon
from stammtisch.bots.saludos.mind import Mind
from stammtisch.bots.saludos.votes import Unseen, cheapest, points, topples, toppling_chance
from stammtisch.core.data import Move
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.box import VALUES, editions
from stammtisch.games.saludos.moves import (
    Attend,
    Call,
    Cards,
    Commit,
    Keep,
    LetStand,
    Propose,
    Reroll,
    StayAway,
)
from stammtisch.games.saludos.view import SaludosView

TRIES: Final = 3
"""Proposals it makes to move the mug once before it gives up."""
LIKELY: Final = 0.85
"""How likely it takes each partner to agree."""
CLOSE: Final = 4.0
"""With so few contracts left it looks at who is ahead."""


class Normal(Mind):
    """Splits by strength, takes what beats what it holds, defends what it has."""

    def card_worth(self, view: SaludosView) -> float:
        """What one more councillor is worth in millions."""
        ahead = horizon(view.laid, editions.find(view.edition).press.chits)
        total = max(1.0, float(sum(view.cards) + 3.5 * view.players))
        fines = ahead.presses if view.cards[self.seat] > min(view.cards) else 0.0
        return max(0.0, ahead.money / total - 0.5 * fines)

    def strengthen(self, view: SaludosView, clock: Clock) -> Keep | Reroll:
        die = view.dice[self.seat]
        cards = view.cards[self.seat]
        assert view.hand is not None
        if cards == 0:
            return Keep()
        others = sum(view.strengths) - view.strengths[self.seat]
        gain = (2.5 - die) * view.value / max(1, others)
        if gain <= self.card_worth(view):
            return Keep()
        return Reroll(lowest(view.hand))

    # Negotiation

    def answer(self, view: SaludosView, proposal: Proposal, clock: Clock) -> bool:
        deal = Deal.of(view)
        share = proposal.terms[proposal.members.index(self.seat)]
        held = deal.holds[self.seat]
        if held and share < held + self.manner.leaves_for:
            self.because("holds-more", share=share, held=held)
            return False
        grudge = self.angry_with(view, proposal.members)
        if grudge is not None:
            self.because("grudge", seat=grudge)
            return False
        rival = self.overtaker(view, proposal, share)
        if rival is not None:
            self.because("overtake", seat=rival)
            return False
        members = mask_of(proposal.members)
        wanted = self.manner.takes * deal.fair(self.seat, members)
        if not held and share < wanted:
            own = self.best(view, deal)
            if own is None or own[0] > share:
                self.because("deserve", share=share, strength=deal.strengths[self.seat])
                return False
        self.because("take", share=share)
        return True

    def overtaker(self, view: SaludosView, proposal: Proposal, share: int) -> int | None:
        """A partner whom this deal would carry past me when there is little left to win."""
        ahead = horizon(view.laid, editions.find(view.edition).press.chits)
        if ahead.contracts > CLOSE:
            return None
        mine = view.money[self.seat]
        for seat, theirs in zip(proposal.members, proposal.terms, strict=True):
            if seat != self.seat and theirs > share and view.money[seat] + theirs > mine + share:
                return seat
        return None

    def propose(self, view: SaludosView, clock: Clock) -> Move | None:
        assert view.talks is not None
        if view.offer is not None and self.seat in view.offer.members:
            return None
        tried = sum(said[0] == self.seat for said in view.talks.said)
        if tried >= min(TRIES, view.patience):
            return None
        best = self.best(view, Deal.of(view))
        if best is None:
            return None
        _, members, shares = best
        self.because("offer", share=shares[members.index(self.seat)])
        return Propose(members, shares)

    def best(
        self, view: SaludosView, deal: Deal
    ) -> tuple[float, tuple[int, ...], tuple[int, ...]] | None:
        """The offer with the best prospects: what it is worth to me, its members and shares."""
        assert view.talks is not None
        floor = max(deal.holds[self.seat], self.card_worth(view))
        best = None
        for mask in deal.open_to(self.seat):
            members = SEATS[mask]
            if self.angry_with(view, members) is not None:
                continue
            refused = sum(said[:2] == (self.seat, members) for said in view.talks.said)
            shares = self.ask(deal, members, refused)
            mine = shares[members.index(self.seat)]
            if mine < 1 or mine <= floor:
                continue
            if (self.seat, members, shares) in view.talks.said:
                continue
            safe = 1.0 - toppling_chance(view.strengths, view.cards, mask)
            prospects = mine * LIKELY ** (len(members) - 1) * safe
            prospects += self.manner.company * (deal.heights[mask] - deal.mug) / deal.value
            if best is None or prospects > best[0]:
                best = (prospects, members, shares)
        return best

    def ask(self, deal: Deal, members: tuple[int, ...], refused: int) -> tuple[int, ...]:
        """Shares by strength, to those who hold something one more, and the rest for me."""
        mask = mask_of(members)
        shares = []
        for seat in members:
            wanted = max(1, round(self.manner.grants * deal.fair(seat, mask)))
            if deal.holds[seat]:
                wanted = max(wanted, deal.holds[seat] + 1)
            shares.append(wanted + refused)
        at = members.index(self.seat)
        shares[at] = deal.value - sum(shares) + shares[at]
        return tuple(shares)

    # Council

    def call(self, view: SaludosView, clock: Clock) -> Call | LetStand:
        assert view.hand is not None
        if self.worthwhile(view):
            return Call(highest(view.hand))
        self.because("no-council")
        return LetStand()

    def attend(self, view: SaludosView, clock: Clock) -> Attend | StayAway:
        assert view.hand is not None
        if self.worthwhile(view):
            return Attend(highest(view.hand))
        self.because("no-council")
        return StayAway()

    def worthwhile(self, view: SaludosView) -> bool:
        """Whether a meeting promises more than the councillors it costs."""
        assert view.offer is not None
        assert view.hand is not None
        mine = points(view.hand)
        chance = topples(view, Unseen(view), mine)
        coming = view.cards[self.seat]
        losers = [seat for seat in range(view.players) if seat not in view.offer.members]
        everybody = sum(view.cards[seat] for seat in losers)
        share = view.value * coming / max(1.0, coming + 0.6 * (everybody - coming))
        cost = 0.7 * coming * self.card_worth(view)
        return chance * self.manner.courage * share > cost + 0.3

    def split(self, view: SaludosView, talks: TalksView) -> Move | None:
        assert view.council is not None
        if talks is not view.council.opposition_talks:
            return None
        tried = sum(said[0] == self.seat for said in talks.said)
        if tried >= min(TRIES, view.patience):
            return None
        shares = by_weight([view.cards[seat] + 1 for seat in talks.seats], view.value)
        at = talks.seats.index(self.seat)
        for _ in range(tried):  # rather less than no agreement at all
            if shares[at] > 1:
                poorest = min(range(len(shares)), key=lambda i: (i == at, shares[i]))
                shares[at] -= 1
                shares[poorest] += 1
        move = Propose(talks.seats, tuple(shares))
        return None if any(s == (self.seat, *_said(move)) for s in talks.said) else move

    def shares_well(self, view: SaludosView, proposal: Proposal) -> bool:
        assert view.council is not None
        assert view.offer is not None
        share = proposal.terms[proposal.members.index(self.seat)]
        if self.seat in view.offer.members:
            held = view.offer.shares[view.offer.members.index(self.seat)]
            if share < held:
                self.because("holds-more", share=share, held=held)
            return share >= held
        whole = sum(view.cards[seat] + 1 for seat in proposal.members)
        fair = view.value * (view.cards[self.seat] + 1) / whole
        if share + 1 < self.manner.takes * fair:
            self.because("brings-more", share=share, cards=view.cards[self.seat])
            return False
        return True

    def vote(self, view: SaludosView, clock: Clock) -> Commit:
        assert view.offer is not None
        assert view.council is not None
        assert view.hand is not None
        unseen = Unseen(view)
        members = set(view.offer.members)
        attendants = set(view.council.attendants)
        mine = members if self.seat in members else attendants
        others = attendants if self.seat in members else members
        reach = sum(view.cards[s] for s in mine if s != self.seat) * unseen.mean
        reach += points(view.hand)
        threat = sum(view.cards[s] for s in others) * unseen.mean * 0.75
        threat += 2.2 * len(attendants) * (1 if self.seat in members else -1)
        gap = view.council.pretzel - view.offer.height
        needed = threat + gap + 1 if self.seat in members else threat - gap + 2
        if needed <= 0 or needed > 1.25 * reach:
            return Commit((0, 0, 0))
        part = min(1.0, needed / max(1.0, reach))
        return Commit(cheapest(view.hand, round(part * points(view.hand) + 0.5)))


def _said(move: Propose) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return move.members, move.shares


def lowest(hand: Cards) -> int:
    """The least valuable councillor of a hand."""
    return next(value + 1 for value in range(VALUES) if hand[value])


def highest(hand: Cards) -> int:
    """The most valuable councillor of a hand."""
    return next(value for value in range(VALUES, 0, -1) if hand[value - 1])


def by_weight(weights: list[int], value: int) -> list[int]:
    """A split in proportion to weights, everybody at least 1, the biggest remainders up.

    >>> by_weight([3, 1], 7)
    [5, 2]
    """
    total = sum(weights)
    spare = value - len(weights)
    exact = [spare * weight / total for weight in weights]
    shares = [1 + int(part) for part in exact]
    order = sorted(range(len(weights)), key=lambda i: int(exact[i]) - exact[i])
    for index in order[: value - sum(shares)]:
        shares[index] += 1
    return shares
