"""What one gets to know about people at the table: what they agree to, and how busy they are."""

from typing import Final

from stammtisch.bargaining.deals import Proposal
from stammtisch.bots.saludos.forecast import ACTIVE, Forecast
from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.view import SaludosView

LEARNS: Final = 0.35
"""How fast it learns what a person agrees to."""
FARTHEST: Final = 3.0
SEEN_BEFORE: Final = 2.0
"""For how many negotiations the first impression counts: everybody knows their trade."""


class Acquaintance:
    """Watches a table negotiate, round after round."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.shifts = [0.0] * players
        """How much readier each person is to agree than was thought."""
        self.moved = [SEEN_BEFORE * ACTIVE] * players
        self.idle = [SEEN_BEFORE * (1.0 - ACTIVE)] * players
        self._open: tuple[Proposal, ...] = ()
        self._asked: dict[int, dict[int, tuple[float, bool]]] = {}
        """Per open proposal and member, how far its share is above the need, and whether the
        member held a share already."""

    def activity(self) -> list[float]:
        """Per seat, how likely it moves the mug when it could gain by that."""
        return [moved / (moved + idle) for moved, idle in zip(self.moved, self.idle, strict=True)]

    def watch(
        self, view: SaludosView, forecast: Forecast, members: int, mug: int, holds: list[int]
    ) -> None:
        """Look at the proposals on the table, and at what has become of the earlier ones."""
        assert view.talks is not None
        now = {proposal.id: proposal for proposal in view.talks.proposals}
        for before in self._open:
            after = now.get(before.id)
            missing = [seat for seat in before.members if seat not in before.agreed]
            if after is not None:
                for seat in missing:
                    if seat in after.agreed:
                        self._heard(before.id, seat, 1.0, forecast)
                continue
            closed = view.offer is not None and (view.offer.members, view.offer.shares) == (
                before.members,
                before.terms,
            )
            if closed:
                self.moved[before.by] += 1.0
            if len(missing) == 1:
                self._heard(before.id, missing[0], 1.0 if closed else 0.0, forecast)
        for proposal in view.talks.proposals:
            if proposal.id not in self._asked:
                mask = mask_of(proposal.members)
                self._asked[proposal.id] = {
                    seat: (share - forecast.need(seat, mask, mug, holds), holds[seat] > 0)
                    for seat, share in zip(proposal.members, proposal.terms, strict=True)
                }
        self._open = view.talks.proposals

    def _heard(self, number: int, seat: int, agreed: float, forecast: Forecast) -> None:
        asked = self._asked.get(number, {}).get(seat)
        if asked is not None and seat != self.seat:
            above, inside = asked
            self.answered(forecast, seat, above, inside, agreed)

    def answered(
        self, forecast: Forecast, seat: int, above: float, inside: bool, agreed: float
    ) -> None:
        """Somebody was offered so much above the need, and agreed (1.0) or not (0.0)."""
        expected = forecast.learned.agreeing.chance(above, inside, self.shifts[seat])
        shift = self.shifts[seat] + LEARNS * (agreed - expected)
        self.shifts[seat] = max(-FARTHEST, min(FARTHEST, shift))

    def remember(self, forecast: Forecast, members: int, holds: list[int]) -> None:
        """The negotiation is over: whoever could have overbid this offer did not."""
        self._open = ()
        self._asked = {}
        everybody = (1 << forecast.players) - 1
        for seat in SEATS[everybody & ~members]:
            if forecast.best_offer(seat, forecast.heights[members], holds) is not None:
                self.idle[seat] += 1.0
