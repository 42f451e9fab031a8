"""A negotiation reduced to its numbers: who could join with whom, and who holds what."""

from stammtisch.core.seats import SEATS, mask_of
from stammtisch.games.saludos.view import SaludosView


class Deal:
    """The contract, everybody's strength, and the standing offer."""

    __slots__ = ("heights", "holds", "members", "mug", "players", "strengths", "value")

    def __init__(self, value: int, strengths: tuple[int, ...]) -> None:
        self.players = len(strengths)
        self.value = value
        self.strengths = strengths
        self.heights = [0] * (1 << self.players)
        """The height of every coalition, by mask."""
        for mask in range(1, 1 << self.players):
            lowest = mask & -mask
            rest = self.heights[mask ^ lowest]
            self.heights[mask] = rest + strengths[lowest.bit_length() - 1]
        self.members = 0
        """Mask of the standing offer."""
        self.mug = 0
        self.holds = [0] * self.players
        """What each seat gets by the standing offer."""

    @classmethod
    def of(cls, view: SaludosView) -> "Deal":
        """The deal that a view shows."""
        deal = cls(view.value, view.strengths)
        if view.offer is not None:
            deal.stand(mask_of(view.offer.members), view.offer.shares)
        return deal

    def stand(self, members: int, shares: tuple[int, ...]) -> None:
        """Let an offer stand; shares are in the order of its members."""
        self.members = members
        self.mug = self.heights[members]
        self.holds = [0] * self.players
        for seat, share in zip(SEATS[members], shares, strict=True):
            self.holds[seat] = share

    def fair(self, seat: int, members: int) -> float:
        """The seat's share of the contract if a coalition split it by strength."""
        return self.value * self.strengths[seat] / self.heights[members]

    def open_to(self, seat: int) -> list[int]:
        """Every coalition with the seat that would move the mug."""
        bit = 1 << seat
        return [
            mask
            for mask in range(1, 1 << self.players)
            if mask & bit and self.heights[mask] > self.mug and mask.bit_count() <= self.value
        ]
