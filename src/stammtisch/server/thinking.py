"""A process of its own in which bots think, so that neither their work nor their failure is felt.

It reads questions and writes answers, one JSON line each.
"""

import sys
import time
from collections import OrderedDict
from random import Random, SystemRandom
from typing import BinaryIO

import msgspec

from stammtisch import game
from stammtisch.bots import Bot, Clock, make_bot, pause
from stammtisch.bots.advice import advise
from stammtisch.core.codec import encode

MEMORIES = 500
"""Bots that are remembered; one that was forgotten starts afresh."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What to do with this view."""

    bot: str
    table: str
    seat: int
    view: msgspec.Raw
    seconds: float
    last_call: bool


class Consulted(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What would be best for the seat that has this view."""

    game: str
    view: msgspec.Raw
    seconds: float


SILENCE = msgspec.Raw(b"null")
"""Instead of a move. Not None: `Raw | None` can't be read back, only null can."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    move: msgspec.Raw = SILENCE
    pause: float = 0.0
    """How many seconds a person would seem to think about this."""
    took: float = 0.0
    proven: bool = False
    """Of a hint: nothing better is possible."""
    error: str | None = None

    @property
    def silent(self) -> bool:
        return bytes(self.move) == b"null"


class Thinker:
    """Keeps bots in mind, and lets them decide."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()
        self._random: Random = SystemRandom()

    @property
    def remembered(self) -> int:
        """How many bots are in mind."""
        return len(self._bots)

    def answer(self, asked: Asked) -> Answer:
        """What the bot says; an error is an answer too."""
        began = time.monotonic()
        try:
            bot = self._bot(asked)
            view = bot.game.read_view.decode(asked.view)
            move = bot.decide(view, Clock.running(asked.seconds, last_call=asked.last_call))
        except Exception as error:
            return Answer(took=time.monotonic() - began, error=repr(error))
        took = time.monotonic() - began
        if move is None:
            return Answer(took=took)
        return Answer(move=msgspec.Raw(encode(move)), pause=pause(move, self._random), took=took)

    def advise(self, consulted: Consulted) -> Answer:
        """A hint for a person."""
        began = time.monotonic()
        try:
            view = game(consulted.game).read_view.decode(consulted.view)
            advice = advise(consulted.game, view, Clock.running(consulted.seconds))
        except Exception as error:
            return Answer(took=time.monotonic() - began, error=repr(error))
        took = time.monotonic() - began
        if advice is None:
            return Answer(took=took)
        return Answer(move=msgspec.Raw(encode(advice.move)), proven=advice.proven, took=took)

    def _bot(self, asked: Asked) -> Bot:
        key = (asked.table, asked.bot, asked.seat)
        bot = self._bots.pop(key, None)
        if bot is None:
            bot = make_bot(asked.bot, asked.seat, Random(self._random.getrandbits(64)))
        self._bots[key] = bot
        if len(self._bots) > MEMORIES:
            self._bots.popitem(last=False)
        return bot


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the questions end."""
    thinker = Thinker()
    answers.write(b"ready\n")
    answers.flush()
    for line in questions:
        asked = msgspec.json.decode(line, type=Asked | Consulted)
        said = thinker.answer(asked) if isinstance(asked, Asked) else thinker.advise(asked)
        answers.write(encode(said) + b"\n")
        answers.flush()


if __name__ == "__main__":
    output = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not be taken for an answer
    serve(sys.stdin.buffer, output)
