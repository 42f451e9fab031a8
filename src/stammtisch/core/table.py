"""A table: the state of one game, its log, and the committed source of its chance."""

from collections.abc import Iterable

import msgspec

from stammtisch.core.chance import Outcomes, commitment, new_seed
from stammtisch.core.codec import encode
from stammtisch.core.data import CHANCE, Event, Move, Refusal, Refused
from stammtisch.core.editions import Edition
from stammtisch.core.game import AnyGame, Options
from stammtisch.core.log import BadLog, Entry, Footer, Header, Log, beginning
from stammtisch.core.state import State


class Happening(msgspec.Struct, frozen=True):
    """One entry of the log with the events it led to; an undo has none and resets the view."""

    entry: Entry
    events: tuple[Event, ...]

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        """The events that this seat, or with None an onlooker, gets to know."""
        return tuple(e for e in self.events if e.to is None or e.to == seat)


class Table:
    """Plays moves in order, lets chance follow, and writes down both.

    >>> from stammtisch import Table, game
    >>> table = Table.new(game("saludos"), 3, seed=bytes(32))
    >>> table.state.pending
    (0, 1, 2)
    """

    def __init__(self, played: AnyGame, state: State, log: Log, seed: bytes | None) -> None:
        self.game = played
        self.state = state
        self.log = log
        self._seed = seed
        self._before: list[State] = []

    @classmethod
    def new(
        cls,
        played: AnyGame,
        players: int,
        options: Options | None = None,
        edition: Edition | None = None,
        *,
        seed: bytes | None = None,
        salt: str = "",
    ) -> "Table":
        """Set up a game and let chance make its first moves."""
        seed = seed or new_seed()
        options = options or played.options()
        edition = edition or played.editions.standard
        header = Header(
            game=played.name,
            players=players,
            edition=edition.digest(),
            options=msgspec.to_builtins(options),
            commitment=commitment(seed),
            salt=salt,
        )
        state = played.start(players, options, edition)
        table = cls(played, state, Log(header=header), seed)
        table.draw()
        return table

    @classmethod
    def open(
        cls, header: Header, entries: Iterable[Entry] = (), seed: bytes | None = None
    ) -> "Table":
        """The table a log tells of; without the seed it replays, but can't go on by chance."""
        played, state = beginning(header)
        table = cls(played, state, Log(header=header), seed)
        for entry in entries:
            try:
                table.replay(entry)
            except Refused as error:
                raise BadLog(f"entry {entry.n}: {error}") from error
        return table

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why a player's move would be refused now."""
        if seat == CHANCE:
            return Refusal("chance-is-not-yours")
        return self.state.refusal(seat, move)

    def play(self, seat: int, move: Move) -> list[Happening]:
        """Play a player's move and the chance that follows; raise Refused if it is illegal."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        return [self._record(seat, move), *self.draw()]

    def draw(self) -> list[Happening]:
        """Play the outcomes of chance that are due."""
        happened = []
        while self.state.pending == (CHANCE,):
            if self._seed is None:
                raise BadLog("this table has no seed to draw from")
            source = Outcomes(self._seed, self.log.header.salt, len(self.log.entries))
            outcome = self.state.sample(CHANCE, source)
            assert outcome is not None
            happened.append(self._record(CHANCE, outcome))
        return happened

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back: only then does the state alone say all."""
        return not self._before

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why a seat can't take back its last move; None when it can."""
        if not self._before or self.log.entries[-1].seat != seat:
            return Refusal("nothing-to-take-back")
        if not self.state.undoable(seat):
            return Refusal("too-late-to-take-back")
        return None

    def undo(self, seat: int) -> Happening:
        """Take back the seat's last move; written down like a move."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.state = self._before.pop()
        return self._log(Entry(len(self.log.entries), seat, undo=True), [])

    def replay(self, entry: Entry) -> Happening:
        """Do again what a log entry says."""
        if entry.undo:
            return self.undo(entry.seat)
        try:
            move = self.game.read_move.decode(entry.move)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadLog(f"entry {entry.n}: {error}") from error
        return self._record(entry.seat, move)

    def reveal(self) -> Log:
        """The finished log with the seed, for anybody to verify; refused while the game goes on."""
        if self.state.result is None or self._seed is None:
            raise Refused(Refusal("not-over"))
        self.log.footer = Footer(seed=self._seed.hex(), result=self.state.result)
        return self.log

    def _record(self, seat: int, move: Move) -> Happening:
        before = self.state.copy() if self.game.undo and seat != CHANCE else None
        same_hand = bool(self.log.entries) and self.log.entries[-1].seat == seat
        events = self.state.play(seat, move)
        if not same_hand:
            self._before.clear()
        if before is not None and self.state.undoable(seat):
            self._before.append(before)
        else:
            self._before.clear()
        return self._log(Entry(len(self.log.entries), seat, msgspec.Raw(encode(move))), events)

    def _log(self, entry: Entry, events: list[Event]) -> Happening:
        self.log.entries.append(entry)
        return Happening(entry, tuple(events))
