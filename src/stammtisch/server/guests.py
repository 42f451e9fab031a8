"""People over HTTP: say one's name, claim it, come back, see how one fares."""

from typing import Annotated

from litestar import Controller, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import Parameter

from stammtisch import Refusal, Refused
from stammtisch.server.forms import (
    BotToken,
    Claim,
    GameRecord,
    Me,
    MyName,
    PlayerPage,
    Ranked,
    Ranking,
)
from stammtisch.server.house import House
from stammtisch.server.identity import COOKIE, COOKIE_LASTS
from stammtisch.server.rates import Rate
from stammtisch.server.setup import find_game
from stammtisch.server.visiting import AnyRequest, address_of, provide_person
from stammtisch.store.people import Person, Standing

PlayerName = Annotated[str, Parameter(pattern="^[a-z2-9]{16}$")]

_NEEDS = {"person": Provide(provide_person)}


class Guests(Controller):
    path = "/api"
    tags = ("people",)
    dependencies = _NEEDS

    @get("/me")
    async def me(self, visitor: Person | None) -> Me | None:
        """Who the server takes one for; nothing if one has not come in yet."""
        return _me(visitor) if visitor else None

    @put("/me")
    async def name_me(
        self, request: AnyRequest, house: House, visitor: Person | None, data: MyName
    ) -> Response[Me]:
        """Come as a guest, or change one's name."""
        name = " ".join(data.name.split()) or "?"
        if visitor is None:
            if not _newcomers(request).allows(address_of(request)):
                raise Refused(Refusal("too-fast"))
            return _known(house, await house.identities.create(name, house.now()))
        if visitor.claimed and visitor.claimed != name.casefold():
            raise Refused(Refusal("name-taken"))
        await house.people.rename(visitor.id, name)
        return _known(house, visitor._replace(name=name))

    @post("/me/claim", status_code=200)
    async def claim(self, house: House, person: Person, data: Claim) -> Me:
        """Keep one's name and statistics for good."""
        name = " ".join(data.name.split()) or "?"
        await house.identities.claim(person, name, data.passphrase)
        return Me(player=person.id, name=name, claimed=True)

    @post("/me/sign-in", status_code=200)
    async def sign_in(self, request: AnyRequest, house: House, data: Claim) -> Response[Me]:
        """Come back, on any device, with the passphrase."""
        attempts: Rate = request.app.state.attempts
        if not attempts.allows(address_of(request)) or not attempts.allows(data.name.casefold()):
            raise Refused(Refusal("too-fast"))
        return _known(house, await house.identities.sign_in(data.name, data.passphrase))

    @post("/me/sign-out", status_code=200)
    async def sign_out(self, house: House, person: Person) -> Response[Me]:
        """Make all cookies and tokens given out so far worthless, this one included."""
        await house.people.sign_out_everywhere(person.id)
        answer = Response(_me(person))
        answer.delete_cookie(COOKIE)
        return answer

    @post("/me/token", status_code=200)
    async def token(self, house: House, person: Person) -> BotToken:
        """What lets a program be this player."""
        return BotToken(token=house.identities.token(person))

    @get("/players/{player:str}")
    async def player(self, house: House, player: PlayerName) -> PlayerPage:
        """How somebody fares."""
        person = await house.people.get(player)
        if person is None:
            raise Refused(Refusal("no-such-player"))
        standings = await house.people.standings(player)
        return PlayerPage(player=player, name=person.name, records=tuple(map(_record, standings)))

    @get("/ranking/{game:str}")
    async def ranking(self, house: House, game: str) -> Ranking:
        """The best players of a game."""
        find_game(game)
        ranked = await house.people.ranking(game)
        return Ranking(
            players=tuple(
                Ranked(player=standing.player, name=name, record=_record(standing))
                for standing, name in ranked
            )
        )


def _newcomers(request: AnyRequest) -> Rate:
    newcomers: Rate = request.app.state.newcomers
    return newcomers


def _me(person: Person) -> Me:
    return Me(player=person.id, name=person.name, claimed=person.claimed is not None)


def _known(house: House, person: Person) -> Response[Me]:
    """An answer with the cookie of this person."""
    cookie = Cookie(
        key=COOKIE,
        value=house.identities.token(person),
        max_age=COOKIE_LASTS,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(_me(person), cookies=[cookie])


def _record(standing: Standing) -> GameRecord:
    return GameRecord(
        game=standing.game,
        played=standing.played,
        won=standing.won,
        rating=standing.mu - 3 * standing.sigma,
        mu=standing.mu,
        sigma=standing.sigma,
    )
