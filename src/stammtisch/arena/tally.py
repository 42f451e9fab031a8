"""Counts what happens in a game: offers, refusals, councils, and splits against strength."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from stammtisch.core.data import Event
from stammtisch.games.saludos.events import MugMoved, OfferWon, TalksOpened


class Split(Struct, frozen=True):
    """What one member of a winning offer brought to it and got."""

    value: int
    members: int
    strength: int
    height: int
    share: int


class Tally:
    """Sees every event of one game."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        """How often each kind of event happened; `Name.field` where a truth value was true."""
        self.splits: list[Split] = []
        self._talks: TalksOpened | None = None
        self._offer: MugMoved | None = None

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            name = type(event).__name__
            self.events[name] += 1
            for field in event.__struct_fields__:
                if getattr(event, field) is True:
                    self.events[f"{name}.{field}"] += 1
            if isinstance(event, TalksOpened):
                self._talks = event
            elif isinstance(event, MugMoved):
                self._offer = event
            elif isinstance(event, OfferWon):
                self._split()

    def _split(self) -> None:
        assert self._talks is not None
        assert self._offer is not None
        for seat, share in zip(self._offer.seats, self._offer.shares, strict=True):
            self.splits.append(
                Split(
                    value=self._talks.value,
                    members=len(self._offer.seats),
                    strength=self._talks.strengths[seat],
                    height=self._offer.height,
                    share=share,
                )
            )
