"""What every bot of Saludos Amigos does alike: finds the phase, remembers, answers proposals."""

from abc import abstractmethod
from random import Random

from stammtisch.bargaining.deals import Agree, Decline, Pass, Proposal, TalksView
from stammtisch.bots.bot import Bot, Clock, Reason, Temperament
from stammtisch.bots.saludos.manner import MANNERS
from stammtisch.core.data import Fact, Move, View
from stammtisch.core.game import AnyGame
from stammtisch.games.saludos.moves import Attend, Call, Commit, Keep, LetStand, Reroll, StayAway
from stammtisch.games.saludos.view import SaludosView


class Mind(Bot):
    """A player of Saludos Amigos, one question for every decision of the game."""

    def __init__(
        self, game: AnyGame, seat: int, level: str, temperament: Temperament, random: Random
    ) -> None:
        super().__init__(game, seat, level, temperament, random)
        self.manner = MANNERS[temperament]
        self.reason: Reason | None = None
        self.partners: tuple[int, ...] = ()
        """Who shares the standing offer with me, as I saw it last."""
        self.angry_until: dict[int, int] = {}
        """Up to which round I hold it against a seat that it left me or toppled me."""

    def explain(self) -> Reason | None:
        return self.reason

    def decide(self, view: View, clock: Clock) -> Move | None:
        assert isinstance(view, SaludosView)
        self.reason = None
        self._remember(view)
        waited_for = self.seat in view.pending
        if view.phase == "strength":
            return self.strengthen(view, clock) if waited_for else None
        if view.phase == "negotiation":
            return self._talk(view, clock, waited_for)
        if view.phase == "splits":
            return self._settle(view, clock, waited_for)
        if not waited_for:
            return None
        if view.phase == "call":
            return self.call(view, clock)
        if view.phase == "attendance":
            return self.attend(view, clock)
        assert view.phase == "cards", view.phase
        return self.vote(view, clock)

    def because(self, code: str, **facts: Fact) -> None:
        """Remember why."""
        self.reason = Reason(code, facts)

    # The decisions

    @abstractmethod
    def strengthen(self, view: SaludosView, clock: Clock) -> Keep | Reroll:
        """Keep the roll, or pay a councillor for another."""

    @abstractmethod
    def answer(self, view: SaludosView, proposal: Proposal, clock: Clock) -> bool:
        """Whether to agree to a proposal that I am named in."""

    @abstractmethod
    def propose(self, view: SaludosView, clock: Clock) -> Move | None:
        """An offer to put on the table, if there is one worth making."""

    @abstractmethod
    def call(self, view: SaludosView, clock: Clock) -> Call | LetStand:
        """Whether to call a council meeting, and with which councillor."""

    @abstractmethod
    def attend(self, view: SaludosView, clock: Clock) -> Attend | StayAway:
        """Whether to come to the meeting that another has called."""

    @abstractmethod
    def split(self, view: SaludosView, talks: TalksView) -> Move | None:
        """A split for my side of the meeting, if it still needs one."""

    @abstractmethod
    def shares_well(self, view: SaludosView, proposal: Proposal) -> bool:
        """Whether to agree to a split for my side of the meeting."""

    @abstractmethod
    def vote(self, view: SaludosView, clock: Clock) -> Commit:
        """The councillors to lay face down."""

    # What is the same for all

    def _talk(self, view: SaludosView, clock: Clock, waited_for: bool) -> Move | None:
        assert view.talks is not None
        waiting = None
        for proposal in view.talks.proposals:
            if proposal.by == self.seat:
                waiting = proposal
            elif self.seat in proposal.members and self.seat not in proposal.agreed:
                agrees = self.answer(view, proposal, clock)
                return Agree(proposal.id) if agrees else Decline(proposal.id)
        if waiting is None:
            offer = self.propose(view, clock)
            if offer is not None or not waited_for:
                return offer
            return Pass()
        return Pass() if waited_for and clock.last_call else None

    def _settle(self, view: SaludosView, clock: Clock, waited_for: bool) -> Move | None:
        assert view.council is not None
        for talks in (view.council.coalition_talks, view.council.opposition_talks):
            if talks is None or self.seat not in talks.seats:
                continue
            waiting = False
            for proposal in talks.proposals:
                if proposal.by == self.seat or self.seat in proposal.agreed:
                    waiting = True
                    continue
                agrees = self.shares_well(view, proposal)
                return Agree(proposal.id) if agrees else Decline(proposal.id)
            if waiting:
                return Pass() if waited_for and clock.last_call else None
            split = self.split(view, talks)
            if split is not None:
                return split
            return Pass() if waited_for else None
        return None

    def _remember(self, view: SaludosView) -> None:
        """Notice who has left a standing offer that I shared, and who has toppled it."""
        now = view.offer.members if view.offer is not None else ()
        if self.partners and self.seat not in now and now:
            for seat in self.partners:
                if seat in now and seat != self.seat:
                    self.angry_until[seat] = view.round + self.manner.forgets
        council = view.council
        if council is not None and self.seat in now and self.manner.forgets:
            self.angry_until[council.caller] = view.round + self.manner.forgets
        self.partners = now if self.seat in now else ()

    def angry_with(self, view: SaludosView, members: tuple[int, ...]) -> int | None:
        """A seat among these that is not forgiven yet."""
        if self.manner.forgets:
            for seat in members:
                if seat != self.seat and self.angry_until.get(seat, -1) >= view.round:
                    return seat
        return None
