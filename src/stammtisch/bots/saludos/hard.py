"""The hard player: weighs every offer by its chance of winning the game, played out to the end."""

from math import floor, log2
from random import Random
from typing import Final

from stammtisch.bargaining.deals import Pass, Proposal
from stammtisch.bots.bot import Clock, Temperament
from stammtisch.bots.saludos.acquaintance import Acquaintance
from stammtisch.bots.saludos.chances import Chances, chances
from stammtisch.bots.saludos.forecast import Forecast
from stammtisch.bots.saludos.horizon import horizon
from stammtisch.bots.saludos.normal import Normal, lowest
from stammtisch.core.data import Move, View
from stammtisch.core.game import AnyGame
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.box import editions
from stammtisch.games.saludos.moves import Keep, Propose, Reroll
from stammtisch.games.saludos.view import SaludosView

DEPTH: Final = 5
"""Moves of the mug that it looks ahead in full, at effort 1."""
OFFERS: Final = 40
"""Offers of its own that it looks at closely, at effort 1."""
EDGE: Final = 0.002
"""A gain in the chance of winning that is worth opening one's mouth for."""


class Hard(Normal):
    """Plays out what a deal leads to, and asks for as much as the others will bear."""

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        super().__init__(game, seat, level, temperament, random)
        self.learned: Chances = chances()
        self.people: Acquaintance | None = None
        self.forecast: Forecast | None = None
        self.stood: tuple[int, int, list[int]] | None = None
        """The standing offer as it was seen last, while a negotiation lasts."""
        self.subject: tuple[object, ...] = ()
        """What the forecast is about."""
        self.silent_about: tuple[object, ...] = ()
        """The situation in which there was nothing to say."""

    def decide(self, view: View, clock: Clock) -> Move | None:
        assert isinstance(view, SaludosView)
        if self.people is None:
            self.people = Acquaintance(self.seat, view.players)
        if view.talks is not None and view.phase == "negotiation":
            members, mug, holds = self.stood = standing_offer(view)
            self.people.watch(view, self._forecast(view, clock), members, mug, holds)
        elif self.stood is not None and self.forecast is not None:
            if view.offer is not None:
                self.stood = standing_offer(view)
            members, _, holds = self.stood
            self.people.remember(self.forecast, members, holds)
            self.stood = None
        return super().decide(view, clock)

    # Strength

    def strengthen(self, view: SaludosView, clock: Clock) -> Keep | Reroll:
        assert view.hand is not None
        die = view.dice[self.seat]
        if view.cards[self.seat] == 0 or die >= 5:
            return Keep()
        cards = list(view.cards)
        now = self._prospects(view, tuple(view.strengths), tuple(cards), clock)
        cards[self.seat] -= 1
        after = 0.0
        for face in range(1, 7):
            strengths = list(view.strengths)
            strengths[self.seat] = face + cards[self.seat]
            after += self._prospects(view, tuple(strengths), tuple(cards), clock) / 6.0
        return Reroll(lowest(view.hand)) if after > now + EDGE else Keep()

    def _prospects(
        self, view: SaludosView, strengths: tuple[int, ...], cards: tuple[int, ...], clock: Clock
    ) -> float:
        """My chance of winning when the negotiation begins like this."""
        forecast = self._forecast_of(view, strengths, cards)
        forecast.clock = clock
        return forecast.worth(0, [0] * view.players, 3)

    # Negotiation

    def answer(self, view: SaludosView, proposal: Proposal, clock: Clock) -> bool:
        forecast = self._forecast(view, clock)
        members, _, holds = standing_offer(view)
        share = proposal.terms[proposal.members.index(self.seat)]
        agreed = _holds(view.players, proposal.members, proposal.terms)
        mask = mask_of(proposal.members)
        depth = deep(clock)
        declined = forecast.worth(members, holds, depth)
        accepted = forecast.worth(mask, agreed, depth)
        grudge = self.angry_with(view, proposal.members)
        if grudge is not None and accepted < declined + 0.05:
            self.because("grudge", seat=grudge)
            return False
        if holds[self.seat] and share < holds[self.seat] + self.manner.leaves_for:
            accepted -= 0.03 * (self.manner.leaves_for - 1)
        if accepted > declined:
            self.because("chances", share=share)
            return True
        rival = self.overtaker(view, proposal, share)
        if holds[self.seat] >= share:
            self.because("holds-more", share=share, held=holds[self.seat])
        elif rival is not None:
            self.because("overtake", seat=rival)
        else:
            self.because("better-elsewhere", share=share)
        return False

    def propose(self, view: SaludosView, clock: Clock) -> Move | None:
        assert view.talks is not None
        members, mug, holds = standing_offer(view)
        situation = (view.round, members, len(view.talks.said), clock.last_call)
        if situation == self.silent_about:
            return self._wait(view, clock)
        forecast = self._forecast(view, clock)
        mine = sum(said[0] == self.seat for said in view.talks.said)
        offers = [] if mine >= view.patience else self._offers(view, forecast, members, mug, holds)
        pending = self.seat in view.pending
        last = clock.last_call and view.pending == (self.seat,)

        depth = deep(clock)
        still = forecast.outcome(members, holds) if last else forecast.worth(members, holds, depth)
        best, gain = None, EDGE
        for agrees, mask, shares in offers[: max(3, round(OFFERS * clock.effort))]:
            if clock.is_up():
                break
            promise = agrees * (forecast.worth(mask, shares, depth) - still)
            if promise > gain:
                best, gain = (mask, shares), promise
        if best is None:
            self.silent_about = situation
            return self._wait(view, clock) if pending else None
        mask, shares = best
        self.because("offer", share=shares[self.seat])
        return Propose(SEATS[mask], tuple(shares[seat] for seat in SEATS[mask]))

    def _wait(self, view: SaludosView, clock: Clock) -> Move | None:
        """Let the others speak first: who moves the mug last keeps it."""
        return Pass() if clock.last_call and self.seat in view.pending else None

    def _offers(
        self, view: SaludosView, forecast: Forecast, members: int, mug: int, holds: list[int]
    ) -> list[tuple[float, int, list[int]]]:
        """Offers worth a closer look, the best first: how likely all agree, who, and shares."""
        assert view.talks is not None
        assert self.people is not None
        found = []
        agreeing = self.learned.agreeing
        for _, mask in forecast.masks[self.seat]:
            if forecast.clock is not None and forecast.clock.is_up():
                break
            if forecast.heights[mask] <= mug:
                continue
            if self.angry_with(view, SEATS[mask]) is not None:
                continue
            needs = {
                seat: forecast.need(seat, mask, mug, holds)
                for seat in SEATS[mask]
                if seat != self.seat
            }
            for above in (0.0, 0.75, 1.5):
                shares = [0] * view.players
                agrees = 1.0
                for seat, need in needs.items():
                    shares[seat] = max(1, int(need + above + 0.5))
                    inside = holds[seat] > 0
                    agrees *= agreeing.chance(shares[seat] - need, inside, self.people.shifts[seat])
                left = view.value - sum(shares)
                if left < 1 or left <= holds[self.seat]:
                    break
                shares[self.seat] = left
                said = (self.seat, SEATS[mask], tuple(shares[seat] for seat in SEATS[mask]))
                if said in view.talks.said:
                    continue
                promise = agrees * forecast.outcome(mask, shares)
                found.append((promise, agrees, mask, shares))
        found.sort(key=lambda offer: -offer[0])
        return [(agrees, mask, shares) for _, agrees, mask, shares in found]

    def _forecast(self, view: SaludosView, clock: Clock) -> Forecast:
        subject = (view.round, view.strengths)
        if self.forecast is None or subject != self.subject:
            self.forecast = self._forecast_of(view, view.strengths, view.cards)
            self.subject = subject
        self.forecast.clock = clock
        return self.forecast

    def _forecast_of(
        self, view: SaludosView, strengths: tuple[int, ...], cards: tuple[int, ...]
    ) -> Forecast:
        ahead = horizon(view.laid, editions.find(view.edition).press.chits)
        forecast = Forecast(
            self.seat, view.value, strengths, view.money, cards, ahead, self.learned
        )
        if self.people is not None:
            forecast.active = self.people.activity()
        return forecast


def standing_offer(view: SaludosView) -> tuple[int, int, list[int]]:
    """The members of the standing offer as a mask, its height, and what every seat gets."""
    if view.offer is None:
        return 0, 0, [0] * view.players
    holds = _holds(view.players, view.offer.members, view.offer.shares)
    return mask_of(view.offer.members), view.offer.height, holds


def _holds(players: int, members: tuple[int, ...], shares: tuple[int, ...]) -> list[int]:
    holds = [0] * players
    for seat, share in zip(members, shares, strict=True):
        holds[seat] = share
    return holds


def deep(clock: Clock) -> int:
    """How many moves of the mug to look ahead: one more for each doubling of the effort."""
    return max(1, DEPTH + floor(log2(max(clock.effort, 0.01))))
