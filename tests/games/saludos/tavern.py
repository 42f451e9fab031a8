"""Setting up the situations that the rules of Saludos Amigos speak of."""

from collections.abc import Sequence

from stammtisch import CHANCE, Event, Move, Refused, game
from stammtisch.bargaining.deals import Agree, Pass
from stammtisch.games.saludos import SaludosOptions
from stammtisch.games.saludos.box import VALUES, editions
from stammtisch.games.saludos.moves import (
    DrawChit,
    DrawLot,
    Keep,
    LetStand,
    Propose,
    Roll,
    TakeCard,
)
from stammtisch.games.saludos.state import Saludos


class Tavern:
    """A game whose outcomes of chance the test decides."""

    def __init__(self, players: int, starter: int = 0, patience: int = 6) -> None:
        state = game("saludos").start(players, SaludosOptions(starter=starter, patience=patience))
        assert isinstance(state, Saludos)
        self.state = state
        self.events: list[Event] = []
        self.chance(DrawLot(starter))

    def play(self, seat: int, move: Move) -> list[Event]:
        events = self.state.play(seat, move)
        self.events += events
        return events

    def chance(self, *moves: Move) -> None:
        for move in moves:
            self.play(CHANCE, move)

    def refused(self, seat: int, move: Move) -> str:
        """The code of the refusal that the move meets, after checking that nothing changed."""
        before = self.state.save()
        try:
            self.state.play(seat, move)
        except Refused as refused:
            assert self.state.save() == before
            return refused.refusal.code
        raise AssertionError(f"{move} of seat {seat} was accepted")

    def deal(self, seat: int, *cards: int) -> None:
        """Give a seat these councillors instead of its own; the pile gives and takes."""
        for card in range(1, VALUES + 1):
            index = VALUES * seat + card - 1
            self.state.pile[card - 1] += self.state.hands[index] - cards.count(card)
            self.state.hands[index] = cards.count(card)
        self.state.counts[seat] = len(cards)
        assert min(self.state.pile) >= 0

    def lay(self, project: int, sections: int) -> None:
        """Put sections on the board that earlier rounds would have brought."""
        self.state.laid[project] = sections

    def draw_and_roll(self, chit: int, dice: Sequence[int]) -> None:
        """Draw a section and let everybody roll."""
        self.chance(DrawChit(chit), *(Roll(seat, face) for seat, face in enumerate(dice)))

    def keep(self, *seats: int) -> None:
        for seat in seats or range(self.state.players):
            self.play(seat, Keep())

    def negotiate(self, chit: int, dice: Sequence[int]) -> None:
        """Go straight to the negotiation over a section."""
        self.draw_and_roll(chit, dice)
        self.keep()

    def offer(self, members: Sequence[int], shares: Sequence[int]) -> None:
        """Have the first member propose and the others agree."""
        assert self.state.talks is not None
        number = self.state.talks.next_id
        self.play(members[0], propose(members, shares))
        for member in members[1:]:
            self.play(member, Agree(number))

    def close(self) -> None:
        """Let everybody who is asked pass."""
        while self.state.talks is not None:
            self.play(self.state.pending[0], Pass())

    def let_stand(self) -> None:
        for seat in self.state.pending:
            self.play(seat, LetStand())

    def draw_cards(self, card: int = 2) -> None:
        """Deal councillors to whoever is due some."""
        while self.state.drawing:
            self.chance(TakeCard(self.state.drawing[0], card))

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def propose(members: Sequence[int], shares: Sequence[int]) -> Propose:
    """A proposal given in any order of members."""
    pairs = sorted(zip(members, shares, strict=True))
    return Propose(tuple(seat for seat, _ in pairs), tuple(share for _, share in pairs))


BOX = editions.standard
