"""One game in the terminal: asks bots until all is quiet, then the person, and tells the story."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.bots import Bot, Clock
from stammtisch.core.data import Event, Move, Refused, View
from stammtisch.core.table import Happening, Table
from stammtisch.terminal.reading import seat_of
from stammtisch.terminal.screen import GameScreen, Unreadable
from stammtisch.terminal.verbs import verb_of

COMMANDS = ("help", "rules", "log", "why", "undo", "quit")
"""What can be typed at any time."""


class Goodbye(Exception):
    """The person gets up and leaves."""


class Evening:
    """A table with one person among bots.

    `ask` shows a prompt and returns what is typed; EOFError and KeyboardInterrupt mean goodbye.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        screen: GameScreen[Any],
        console: Console,
        ask: Callable[[str], str],
        random: Random,
    ) -> None:
        self.table = table
        self.bots = bots
        self.screen = screen
        self.console = console
        self.ask = ask
        self.random = random
        self.words = screen.words
        self.people = screen.people
        self.seat = screen.people.seat
        self._story: list[Happening] = []
        self._answered: Hashable | None = None

    def play(self) -> None:
        """Play to the end; raise Goodbye if the person leaves before."""
        before = Table.open(self.table.log.header)
        self._tell([before.replay(entry) for entry in self.table.log.entries])
        while self.table.state.result is None:
            if not (self._bots_talk() or self._person_talks()):
                self._last_call()
        self._show(self._view())

    # Who is asked

    def _bots_talk(self) -> bool:
        """Ask every bot that may act, in any order; whether one of them did anything."""
        anybody = False
        for seat in self.random.sample(tuple(self.bots), len(self.bots)):
            if seat in self.table.state.may_act:
                anybody |= self._bot_moves(seat, Clock())
        return anybody

    def _bot_moves(self, seat: int, clock: Clock) -> bool:
        move = self.bots[seat].decide(self.table.state.view(seat), clock)
        if move is not None:
            self._tell(self.table.play(seat, move))
        return move is not None

    def _last_call(self) -> None:
        """All are silent: one of the bots the table waits for has to move."""
        waiting = [seat for seat in self.table.state.pending if seat in self.bots]
        seat = self.random.choice(waiting)
        if not self._bot_moves(seat, Clock(last_call=True)):
            self._tell(self.table.play(seat, self.table.state.default(seat)))

    def _person_talks(self) -> bool:
        """Ask the person if the table waits for them, or if there is something to speak up for."""
        state = self.table.state
        if self.seat not in state.may_act:
            return False
        if self.seat in state.pending:
            choices = state.moves(self.seat)
            if len(choices) == 1 and not state.open_ended(self.seat):
                self._tell(self.table.play(self.seat, choices[0]))
                return True
            return self._question(must=True)
        matter = self.screen.worth_asking(self._view())
        if matter is None or matter == self._answered:
            return False
        self._answered = matter
        return self._question(must=False)

    def _question(self, must: bool) -> bool:
        """Show the table and read lines until one of them is a move, or leaves it at that."""
        view = self._view()
        self._show(view)
        hint = self.screen.hint(view)
        if not must:
            hint = self.words.text("hint-or-wait", hint=hint)
        self._say(hint, "dim")
        while True:
            line = self._line()
            try:
                if not line and not must:
                    return False
                if not line:
                    self._say(hint, "dim")
                elif self._command(line, view):
                    self._answered = self.screen.worth_asking(self._view())
                    return True
            except Unreadable as error:
                self._say(self.words.text(error.key, (), **error.facts), "yellow")
                self._say(hint, "dim")
            except Refused as error:
                self._say(self.words.refusal(error.refusal, self.people.names), "yellow")
                self._say(hint, "dim")

    def _line(self) -> str:
        try:
            return self.ask("> ").strip()
        except (EOFError, KeyboardInterrupt) as error:
            raise Goodbye from error

    def _command(self, line: str, view: View) -> bool:
        """Do what a line says; whether something has happened at the table."""
        verb, rest = verb_of(line, COMMANDS, self.words)
        if verb == "quit":
            raise Goodbye
        if verb == "undo":
            self._tell([self.table.undo(self.seat)])
            self._say(self.words.text("taken-back"), "dim")
            return True
        if verb is None:
            move: Move = self.screen.read(line, view)
            self._tell(self.table.play(self.seat, move))
            return True
        if verb == "help":
            self._say(self.screen.help(view))
            self._say(self.screen.hint(view), "dim")
            other = self.people.names[min(self.bots)]
            self._say(self.words.text("hint-always", name=other), "dim")
        elif verb == "rules":
            self._say(self.screen.rules())
        elif verb == "why":
            self._why(seat_of(rest, self.people, self.words))
        else:
            self._log()
        return False

    def _why(self, seat: int) -> None:
        """What a bot has to say about its latest decision."""
        reason = self.bots[seat].explain() if seat in self.bots else None
        if reason is None:
            self._say(self.words.text("why-not", self.people.names, seat=seat))
            return
        said = self.words.text(f"reason-{reason.code}", self.people.names, **reason.facts)
        self.console.print(Text.assemble("  ", self.people.tag(seat), f": {said}"))

    # What is shown

    def _view(self) -> View:
        return self.table.state.view(self.seat)

    def _show(self, view: View) -> None:
        self.console.print()
        self.console.print(self.screen.picture(view, self.console.width))
        for sentence in self.screen.question(view):
            self.console.print(self.people.paint(sentence), style="bold")

    def _say(self, text: str, style: str = "") -> None:
        for line in text.splitlines():
            self.console.print(Padding(Text(line, style=style), (0, 0, 0, 2), expand=False))

    def _tell(self, happened: Sequence[Happening]) -> None:
        """Tell what is worth telling now, and keep all of it for the log."""
        self._story += happened
        for happening in happened:
            for event in happening.seen_by(self.seat):
                if self.screen.loud(event):
                    self._sentence(event)

    def _sentence(self, event: Event) -> None:
        told = self.words.event(
            event, self.screen.game, self.people.names, **self.screen.details(event)
        )
        if self.screen.chapter(event):
            self.console.print()
        mark = "·" if event.to is None else "›"
        line = Grid.grid(padding=(0, 1))
        line.add_row(Text(mark, style="dim"), self.people.paint(told))
        self.console.print(line)

    def _log(self) -> None:
        """Everything that has happened, from the first draw."""
        self.console.print(Rule(self.words.text("log-title"), style="dim"))
        for happening in self._story:
            for event in happening.seen_by(self.seat):
                self._sentence(event)
        self.console.print(Rule(style="dim"))
