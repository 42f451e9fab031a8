"""Greentown in the terminal: what is asked, and how a typed line becomes a move."""

from collections.abc import Iterator
from random import Random
from time import monotonic
from typing import Final, cast

from rich.console import RenderableType

from stammtisch.core.data import Event, Move
from stammtisch.games.greentown.events import CardTaken, CardTurned, MarkersRenewed, RoundBegan
from stammtisch.games.greentown.hexes import ROADS, axial, sides_of
from stammtisch.games.greentown.moves import (
    BUILDINGS,
    Build,
    Decide,
    EndTurn,
    KeepDoubleTurn,
    Lay,
    LeaveSite,
    Replant,
    Route,
    StayHome,
    TurnOver,
    Upgrade,
    UseDoubleTurn,
)
from stammtisch.games.greentown.routes import LEAD, Excursion, best_excursions
from stammtisch.games.greentown.state import Greentown
from stammtisch.games.greentown.view import GreentownView
from stammtisch.games.greentown.wander import any_excursion
from stammtisch.terminal.greentown.chart import spaces_of
from stammtisch.terminal.greentown.picture import draw
from stammtisch.terminal.reading import number_of
from stammtisch.terminal.screen import GameScreen, Unreadable
from stammtisch.terminal.verbs import verb_of

VERBS: Final = (
    "build",
    "travel",
    "both",
    "either",
    "lay",
    "upgrade",
    "leave",
    "plant",
    "end",
    "route",
    "go",
    "stay",
    "use",
    "keep",
)
THINKING: Final = 0.3
"""Seconds that the route finder gets for its hint."""


class GreentownScreen(GameScreen[GreentownView]):
    """Greentown as seen from one seat."""

    game = "greentown"
    log_only = (CardTaken, CardTurned, MarkersRenewed)

    def picture(self, view: GreentownView, width: int) -> RenderableType:
        return draw(view, self.words, self.people, width)

    def help(self, view: GreentownView) -> str:
        return self.words.text(f"help-greentown-{view.phase}")

    def chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    # What is asked

    def asks(self, view: GreentownView) -> Iterator[str]:
        if view.phase == "over":
            yield self.prompt("over")
            return
        if view.turn != view.seat or view.seat is None:
            if view.turn is not None:
                yield self.prompt("wait", seat=view.turn)
            return
        card = view.cards[view.seat]
        stops = card.stops if card else 0
        match view.phase:
            case "marker":
                names = [self.words.text(f"greentown-marker-{m}") for m in view.markers[view.seat]]
                yield self.prompt("marker", stops=stops, markers=", ".join(names))
                yield from self._best_now(view, stops)
            case "choice":
                yield self.prompt("choice", stops=stops)
                yield from self._best_now(view, stops)
            case "works":
                roads = min((ROADS[pile.roads] for pile in view.supply if pile.left), default=0)
                if roads:
                    yield self.prompt("works", left=view.works_left, roads=roads)
                else:
                    yield self.prompt("upgrade")
            case "site":
                yield self.prompt("site", tile=len(view.tiles) - 1)
            case "excursion" if self._state(view).moves(view.seat):
                yield self.prompt("stay", stops=stops)
            case "excursion":
                yield self.prompt("excursion", stops=stops)
                yield from self._best_now(view, stops)
            case phase:
                yield self.prompt(phase)

    def _state(self, view: GreentownView) -> Greentown:
        """The table as far as it matters for what is legal."""
        return Greentown.imagine(view, Random(0))

    def _best_now(self, view: GreentownView, stops: int) -> Iterator[str]:
        """The best excursion as things stand, in a sentence; or that there is none yet."""
        best = self._best(view)
        if best is None and view.route_hint:
            if any_excursion(self._state(view).town, stops) is None:
                yield self.prompt("none", stops=stops)
        elif best is not None:
            tiles = " ".join(map(str, best.tiles))
            yield self.prompt("best", tiles=tiles, amount=best.income[self.people.seat])

    def _best(self, view: GreentownView) -> Excursion | None:
        """The best excursion there is, where the table allows hints."""
        if not view.route_hint or view.seat is None:
            return None
        state = self._state(view)
        card = state.box.visitors[state.cards[view.seat]]
        start = monotonic()
        search = best_excursions(
            state.town,
            card,
            view.seat,
            view.players,
            LEAD,
            used=lambda: (monotonic() - start) / THINKING,
        )
        return search.excursions[0] if search.excursions else None

    # What can be typed

    def commands(self, view: GreentownView) -> Iterator[str]:
        """The commands of this moment, with examples that are legal."""
        if view.seat is None or view.turn != view.seat:
            return
        legal = self._state(view).moves(view.seat)
        match view.phase:
            case "marker":
                yield from map(self.typed, view.markers[view.seat])
            case "choice":
                yield from (self.typed("build"), self.typed("travel"))
            case "works":
                letters = {space: letter for letter, space in spaces_of(view).items()}
                for lay in [move for move in legal if isinstance(move, Lay)][:1]:
                    letter = next(n for s, n in letters.items() if axial(s) == (lay.q, lay.r))
                    yield self.typed("lay", f"{letter} {self._sides(lay.roads)}")
                for upgrade in [move for move in legal if isinstance(move, Upgrade)][:1]:
                    new = upgrade.roads & ~view.tiles[upgrade.tile].roads
                    old = view.tiles[upgrade.tile].roads & ~upgrade.roads
                    signed = [f"+{self._sides(1 << side)}" for side in sides_of(new)]
                    signed += [f"-{self._sides(1 << side)}" for side in sides_of(old)]
                    yield self.typed("upgrade", f"{upgrade.tile} {' '.join(signed)}")
            case "site":
                for build in [move for move in legal if isinstance(move, Build)][:1]:
                    kind = self.words.text(f"greentown-kind-{build.kind}")
                    yield self.typed("build", f"{kind} {build.tile}")
                yield self.typed("leave")
            case "tree":
                yield self.typed("plant", cast(Replant, legal[0]).tile)
            case "done":
                yield from (self.typed("end"), self.typed("undo"))
            case "excursion" if legal:
                yield self.typed("stay")
            case "excursion":
                best = self._best(view)
                if best is not None:
                    yield self.typed("route", " ".join(map(str, best.tiles)))
                    yield self.typed("go")
                else:
                    yield self.typed("route", "0 … 1")
            case "double":
                yield from (self.typed("use"), self.typed("keep"))

    def read(self, line: str, view: GreentownView) -> Move:
        verb, rest = verb_of(line, VERBS, self.words)
        words = rest.replace(",", " ").split()
        match verb:
            case "build" if view.phase == "site":
                return self._build(words)
            case "build" | "travel" if view.phase == "choice":
                return Decide("build" if verb == "build" else "travel")
            case "build" | "travel" | "both" | "either":
                return TurnOver(verb)
            case "lay":
                return self._lay(words, view)
            case "upgrade":
                return self._upgrade(words, view)
            case "leave":
                return LeaveSite()
            case "plant":
                return Replant(_tile(words[0] if words else ""))
            case "end":
                return EndTurn()
            case "route":
                return Route(tuple(map(_tile, words)))
            case "go":
                best = self._best(view) if view.phase == "excursion" else None
                if best is None:
                    raise Unreadable("unreadable-no-route")
                return Route(best.tiles)
            case "stay":
                return StayHome()
            case "use":
                return UseDoubleTurn()
            case "keep":
                return KeepDoubleTurn()
        raise Unreadable("unreadable-verb", word=line.split()[0])

    def _build(self, words: list[str]) -> Move:
        """A kind by its name or the beginning of it, and a tile: "sport 7"."""
        if len(words) != 2:
            raise Unreadable("unreadable-building")
        for kind in BUILDINGS:
            names = (kind, self.words.text(f"greentown-kind-{kind}").lower())
            if any(name.startswith(words[0].lower()) for name in names):
                return Build(kind, _tile(words[1]))
        raise Unreadable("unreadable-building")

    def _lay(self, words: list[str], view: GreentownView) -> Move:
        """A space by its letter, and the sides of the roads: "lay c e w"."""
        spaces = spaces_of(view)
        if len(words) < 2 or words[0].lower() not in spaces:
            raise Unreadable("unreadable-lay", last=list(spaces)[-1] if spaces else "a")
        q, r = axial(spaces[words[0].lower()])
        return Lay(q, r, self._roads(words[1:]))

    def _upgrade(self, words: list[str], view: GreentownView) -> Move:
        """A tile and its new roads, in full or as changes: "upgrade 7 +ne -w"."""
        if len(words) < 2:
            raise Unreadable("unreadable-upgrade")
        tile = _tile(words[0])
        if not all(word[0] in "+-" and len(word) > 1 for word in words[1:]):
            return Upgrade(tile, self._roads(words[1:]))
        roads = view.tiles[tile].roads if tile < len(view.tiles) else 0
        for word in words[1:]:
            side = self._roads([word[1:]])
            roads = roads | side if word[0] == "+" else roads & ~side
        return Upgrade(tile, max(roads, 1))

    def _side_names(self) -> list[str]:
        """The six sides as one types them, east first, then counter-clockwise."""
        return self.words.text("label-greentown-sides").split()

    def _sides(self, roads: int) -> str:
        return " ".join(self._side_names()[side] for side in sides_of(roads))

    def _roads(self, words: list[str]) -> int:
        names = self._side_names()
        roads = 0
        for word in words:
            if word.lower() not in names:
                raise Unreadable("unreadable-side", word=word, known=" ".join(names))
            roads |= 1 << names.index(word.lower())
        return roads


def _tile(word: str) -> int:
    tile = number_of(word)
    if tile > 63:
        raise Unreadable("unreadable-tile", word=word)
    return tile


SCREEN = GreentownScreen
