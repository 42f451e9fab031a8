"""Setting up a table: everything checked before anything is kept."""

from random import Random

import msgspec

from stammtisch import (
    AnyGame,
    BadEdition,
    BadSetup,
    Edition,
    Refusal,
    Refused,
    commitment,
    game,
    games,
    new_seed,
)
from stammtisch.bots import BadBot, levels, make_bot
from stammtisch.core.editions import Editions
from stammtisch.server.forms import NewTable
from stammtisch.server.house import House
from stammtisch.server.identity import CODE_LETTERS, random_word
from stammtisch.store.people import Person
from stammtisch.store.records import SeatRecord, TableRecord
from stammtisch.store.tables import CodeTaken

CODE_LENGTH = 5
TRIES = 20


def find_game(name: str) -> AnyGame:
    if name not in games():
        raise Refused(Refusal("no-such-game", {"games": games()}))
    return game(name)


def check_level(name: str, level: str) -> str:
    """A level that bots of this game have."""
    try:
        make_bot(f"{name}:{level}", 0, Random(0))
    except BadBot:
        raise Refused(Refusal("no-such-level", {"levels": levels(name)})) from None
    return level


def find_edition(played: AnyGame, form: NewTable) -> Edition:
    """The edition asked for: one's own, one that is known, or the standard."""
    editions: Editions[Edition] = played.editions
    try:
        if form.edition_text is not None:
            return editions.parse(form.edition_text)
        if form.edition is not None:
            return editions.find(form.edition)
    except (BadEdition, KeyError) as error:
        raise Refused(Refusal("bad-edition", {"why": str(error).strip("'\"")})) from None
    return editions.standard


def seats_for(form: NewTable, host: Person) -> tuple[SeatRecord, ...]:
    """Bots where they were asked for; the host on the first seat that is left."""
    seats = [SeatRecord() for _ in range(form.players)]
    for bot in form.bots:
        if bot.seat >= form.players:
            raise Refused(Refusal("no-such-seat", {"number": bot.seat + 1, "count": form.players}))
        seats[bot.seat] = SeatRecord(level=check_level(form.game, bot.level))
    free = next((number for number, seat in enumerate(seats) if not seat.level), None)
    if form.sit and free is not None:
        seats[free] = SeatRecord(player=host.id, name=form.name or host.name, luck=form.luck)
    return tuple(seats)


def check(form: NewTable) -> tuple[Edition, dict[str, object]]:
    """The edition and all options of a game that can really start like this."""
    played = find_game(form.game)
    edition = find_edition(played, form)
    try:
        options = msgspec.convert(form.options, played.options)
        played.start(form.players, options, edition)
    except (BadSetup, msgspec.ValidationError) as error:
        raise Refused(Refusal("bad-setup", {"why": str(error)})) from None
    builtins: dict[str, object] = msgspec.to_builtins(options)
    return edition, builtins


async def set_up(
    house: House, form: NewTable, host: Person, seats: tuple[SeatRecord, ...] | None = None
) -> TableRecord:
    """A new table, in the database."""
    edition, options = check(form)
    most = house.settings.tables_per_host
    if await house.tables.count_unfinished(host.id) >= most:
        raise Refused(Refusal("too-many-tables", {"most": most}))
    seed = new_seed()
    for _ in range(TRIES):
        record = TableRecord(
            id=random_word(12),
            code=random_word(CODE_LENGTH, CODE_LETTERS),
            host=host.id,
            game=form.game,
            edition=edition.digest(),
            edition_text=form.edition_text,
            options=options,
            clock=form.clock,
            open=form.open,
            language=form.language,
            spectators=form.spectators,
            chat=form.chat,
            seats=seats or seats_for(form, host),
            commitment=commitment(seed),
            created=house.now(),
        )
        try:
            await house.tables.create(record, seed)
        except CodeTaken:
            continue
        return record
    raise Refused(Refusal("busy"))


def rematch_form(record: TableRecord, name: str | None) -> NewTable:
    """The same again, of the same or another game."""
    same = name is None or name == record.game
    return NewTable(
        game=name or record.game,
        players=len(record.seats),
        options=record.options if same else {},
        edition_text=record.edition_text if same else None,
        edition=record.edition if same and record.edition_text is None else None,
        clock=record.clock,
        open=record.open,
        language=record.language,
        spectators=record.spectators,
        chat=record.chat,
    )


def rematch_seats(record: TableRecord, name: str) -> tuple[SeatRecord, ...]:
    """Everybody moves one seat on, so that another one begins."""
    seats = []
    for seat in record.seats:
        if seat.player:
            seats.append(SeatRecord(player=seat.player, name=seat.name))
        else:
            known = levels(name)
            level = seat.level if seat.level and seat.level.split(":")[0] in known else known[-1]
            seats.append(SeatRecord(level=level))
    return (*seats[1:], *seats[:1])
