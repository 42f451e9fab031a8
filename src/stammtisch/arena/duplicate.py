"""A table for duplicate deals: luck is the same again even where the moves before it differ."""

from random import Random

import msgspec

from stammtisch.core.data import CHANCE
from stammtisch.core.game import AnyGame, Options
from stammtisch.core.log import Header, Log
from stammtisch.core.table import Happening, Table


class DuplicateTable(Table):
    """Chance comes from separate streams: one for each kind of outcome and the seat it is for.

    At an ordinary table an outcome follows from its place in the log, so that one extra move
    changes all later luck. Here the fifth chit from the bag and Anna's third roll are the same
    in every game of the deal, whatever else was played.
    """

    def __init__(self, played: AnyGame, players: int, options: Options, deal: str) -> None:
        edition = played.editions.standard
        header = Header(
            game=played.name,
            players=players,
            edition=edition.digest(),
            options=msgspec.to_builtins(options),
            commitment="",
        )
        super().__init__(played, played.start(players, options, edition), Log(header=header), None)
        self._deal = deal
        self._streams: dict[str, Random] = {}
        self.draw()

    def draw(self) -> list[Happening]:
        happened = []
        while self.state.pending == (CHANCE,):
            kind = self.state.outcomes()[0][0]
            stream = f"{type(kind).__name__}/{getattr(kind, 'seat', '')}"
            if stream not in self._streams:
                self._streams[stream] = Random(f"{self._deal}/{stream}")
            outcome = self.state.sample(CHANCE, self._streams[stream])
            assert outcome is not None
            happened.append(self._record(CHANCE, outcome))
        return happened
