"""The one command, stammtisch: play, simulate, verify, and look at games and editions."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer.exceptions import TyperException

from stammtisch import BadLog, __version__
from stammtisch.arena.commands import app as arena_app
from stammtisch.core.build import build
from stammtisch.core.complaint import Complaint, unfit
from stammtisch.server.commands import admin_app, serve

if TYPE_CHECKING:
    from stammtisch.core.editions import Edition
    from stammtisch.core.game import AnyGame, Options

app = typer.Typer(
    name="stammtisch",
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
editions_app = typer.Typer(rich_markup_mode="rich")
app.add_typer(editions_app, name="editions")
app.command()(serve)
app.add_typer(admin_app, name="admin")
app.add_typer(arena_app)


def _known_games() -> list[str]:
    """For the completion of the shell."""
    from stammtisch import games

    return list(games())


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="saludos, for example.", autocompletion=_known_games),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", help="Seats at the table; 5, where the game allows it."),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", help="The same seed gives the same dice and the same bots."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="LEVELS",
        help="level or level:temperament, separated by commas; they fill the seats in turn.",
    ),
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play with your own edition.")
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."
    ),
]


def complain(text: str) -> None:
    """Say in one line what is wrong."""
    print(f"stammtisch: {' '.join(text.split())}", file=sys.stderr)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stammtisch {__version__} ({build()} engine)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def stammtisch(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which it is.")
    ] = False,
) -> None:
    """A digital table for games of negotiation.

    To begin with:
      stammtisch serve                  host tables in the browser
      stammtisch play saludos           play here, in the terminal, against bots
      stammtisch simulate greentown     let bots play, and sum up what happened
      stammtisch serve --help           every command has examples
      stammtisch --install-completion   let the Tab key complete your commands
    """
    _help_alone(context)


@editions_app.callback(invoke_without_command=True)
def editions(context: typer.Context) -> None:
    """Editions: the figures of a game's components, as files that one can replace.

    Examples:
      stammtisch editions show saludos > mine.toml
      stammtisch editions check saludos mine.toml
      stammtisch play saludos --edition mine.toml
    """
    _help_alone(context)


def _help_alone(context: typer.Context) -> None:
    """A command that only has subcommands shows its help when it is called alone."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game_name: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option("--seat", help="Where you sit; the first seat is 0.")] = 0,
    name: Annotated[str | None, typer.Option("--name", help="What the others call you.")] = None,
    bots: Bots = None,
    seed: Seed = None,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|fr|de", help="Your language.")
    ] = None,
    edition: EditionFile = None,
    option: OptionPairs = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="Write down the game here.")
    ] = None,
) -> None:
    """Play a whole game in the terminal, against bots.

    Type help when it is your turn. Ctrl-D says goodbye.

    Examples:
      stammtisch play saludos --players 4 --lang de
      stammtisch play koalition --bots easy,normal:greedy --log evening.jsonl
      stammtisch play saludos --seed 7 --option patience=3 --option starter=0
    """
    from stammtisch.terminal.play import sit_down

    played, chosen, own = _setup(game_name, option, edition)
    sit_down(
        played,
        chosen,
        own,
        players=_seats(played, players),
        seat=seat,
        name=name,
        bots=_levels(bots),
        seed=seed,
        language=_language(lang),
        log=log,
    )


@app.command()
def simulate(
    game_name: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    players: Players = None,
    bots: Bots = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "1",
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, help="Processes to use; 0 for all cores.")
    ] = 0,
    edition: EditionFile = None,
    option: OptionPairs = None,
) -> None:
    """Let bots play many games, and sum up what happened.

    Examples:
      stammtisch simulate saludos --games 10000
      stammtisch simulate saludos --players 4 --bots normal,easy --jobs 2
    """
    import msgspec

    from stammtisch.arena.simulation import Simulation
    from stammtisch.bots import usual_level
    from stammtisch.terminal.simulation import run

    played, chosen, own = _setup(game_name, option, edition)
    plan = Simulation(
        game=game_name,
        players=_seats(played, players),
        bots=_levels(bots) or (usual_level(game_name),),
        games=games,
        seed=seed,
        options=msgspec.to_builtins(chosen),
        edition=edition.read_text(encoding="utf-8") if edition and own else "",
    )
    run(plan, jobs)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A finished log.")],
    edition: EditionFile = None,
) -> None:
    """Check a finished log: every move, every die, every card drawn.

    The log begins with a hash of the secret seed and ends with the seed. All
    chance in the game has to follow from it, all moves have to be legal, and
    they have to lead to the result written down.

    Example:
      stammtisch verify evening.jsonl
    """
    from stammtisch import BadLog, Refused, game, read_log
    from stammtisch import verify as check
    from stammtisch.texts import Words

    log = read_log(file)
    if edition:
        game(log.header.game).editions.load(edition)
    try:
        state = check(log)
    except BadLog as error:
        said = str(error)
        refused = error.__cause__
        if isinstance(refused, Refused):
            names = [f"seat {number}" for number in range(log.header.players)]
            said = f"{said.partition(':')[0]}: {Words('en').refusal(refused.refusal, names)}"
        raise BadLog(f"{file.name}: {said}") from error
    assert state.result is not None
    scores = " / ".join(map(str, state.result.scores))
    winners = " and ".join(f"seat {winner}" for winner in state.result.winners)
    print(f"{file.name} is in order: {log.header.game} for {log.header.players}, ", end="")
    print(f"{len(log.entries)} entries, chance as committed to; {scores}, won by {winners}.")


@app.command()
def games() -> None:
    """Which games there are, for how many, with which bots and options.

    Example:
      stammtisch games
    """
    from stammtisch.terminal.catalogue import list_games

    list_games()


@editions_app.command("list")
def list_editions(
    game_name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
) -> None:
    """The editions that come with the games, each with its hash.

    Example:
      stammtisch editions list saludos
    """
    from stammtisch import game
    from stammtisch.terminal.catalogue import list_editions as show

    show([game(game_name)] if game_name else None)


@editions_app.command("show")
def show_edition(
    game_name: GameName,
    edition: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="Its name in the list, or a file.")
    ] = None,
) -> None:
    """An edition's file, to read or to begin one's own with.

    Example:
      stammtisch editions show saludos > mine.toml
    """
    from stammtisch import BadSetup, game

    played = game(game_name)
    shipped = {path.stem: path for path in played.editions.shipped()}
    if edition is None:
        standard = played.editions.standard.digest()
        path = next(p for p in shipped.values() if played.editions.load(p).digest() == standard)
    elif edition in shipped:
        path = shipped[edition]
    else:
        path = Path(edition)
        if not path.is_file():
            raise BadSetup(f"{game_name} has no edition {edition!r}, only {', '.join(shipped)}")
    played.editions.load(path)
    print(path.read_text(encoding="utf-8"), end="")


@editions_app.command("check")
def check_edition(
    game_name: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition of your own.")],
) -> None:
    """Check an edition file; every flaw is told with its line.

    Example:
      stammtisch editions check saludos mine.toml
    """
    from stammtisch import BadEdition, game

    try:
        edition = game(game_name).editions.load(file)
    except BadEdition as error:
        for line in str(error).splitlines():
            complain(line)
        raise typer.Exit(1) from error
    print(f"{file.name} is in order: {edition.title}, {edition.digest()}.")


def _load(played: "AnyGame", path: Path) -> "Edition":
    """The edition in a file; of many flaws the first is told."""
    from stammtisch import BadEdition

    try:
        edition: Edition = played.editions.load(path)
    except BadEdition as error:
        flaws = str(error).splitlines()
        more = f" (and {len(flaws) - 1} more: stammtisch editions check)" if flaws[1:] else ""
        raise Complaint(flaws[0] + more) from error
    return edition


def _setup(
    game_name: str, pairs: list[str] | None, edition: Path | None
) -> "tuple[AnyGame, Options, Edition | None]":
    """The game with the options and the edition asked for."""
    from stammtisch import game

    played = game(game_name)
    return played, _options(played, pairs or []), _load(played, edition) if edition else None


def _options(played: "AnyGame", pairs: list[str]) -> "Options":
    """The options that NAME=VALUE pairs choose."""
    import msgspec

    kinds = {field.name: field.type for field in msgspec.structs.fields(played.options)}
    given = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Complaint(f"--option needs NAME=VALUE, not {pair!r}")
        if name not in kinds:
            raise Complaint(f"{played.name} has no option {name!r}, only {', '.join(kinds)}")
        try:
            given[name] = msgspec.convert(value, kinds[name], strict=False)
        except msgspec.ValidationError as error:
            raise Complaint(f"--option {pair}: {unfit(error)[1]}") from error
    options: Options = played.options(**given)
    return options


def _seats(played: "AnyGame", wanted: int | None) -> int:
    """The number of seats asked for, or the usual one."""
    return wanted if wanted is not None else max(played.fewest, min(5, played.most))


def _levels(bots: str | None) -> tuple[str, ...]:
    return tuple(level.strip() for level in bots.split(",")) if bots is not None else ()


def _language(wanted: str | None) -> str:
    """The language asked for, else that of the environment."""
    import os

    from stammtisch.texts import LANGUAGES, closest_language

    if wanted is None:
        return closest_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")
    if wanted not in LANGUAGES:
        raise Complaint(f"--lang {wanted}: the languages are {', '.join(LANGUAGES)}")
    return wanted


def main() -> None:
    """Run the command; whatever is wrong with it is said in one line."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a letter shows a "?"
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
    except TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "stammtisch"
        said = error.format_message().rstrip(". ")
        complain(f"{said}{'' if said.endswith('?') else '.'} See: {command} --help")
        code = 2
    except BadLog as error:
        complain(str(error))
        code = 1
    except Complaint as error:
        complain(str(error))
        code = 2
    except OSError as error:
        if error.filename is None:
            raise
        complain(f"{error.filename}: {error.strerror}")
        code = 2
    sys.exit(code)
