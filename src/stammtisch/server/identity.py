"""Who somebody is: signed tokens that can't be forged, names that can be claimed for good."""

import hashlib
import hmac
import secrets
from typing import Final

import anyio.to_thread

from stammtisch.core.data import Refusal, Refused
from stammtisch.store.people import NameTaken, People, Person

COOKIE: Final = "stammtisch"
COOKIE_LASTS: Final = 400 * 86_400
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz23456789"
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that are read aloud: no I and no O."""

# scrypt with these takes about 50 ms and 16 MB.
COST: Final = {"n": 2**14, "r": 8, "p": 1}


def random_word(length: int, letters: str = LETTERS) -> str:
    """Letters that nobody can guess."""
    return "".join(secrets.choice(letters) for _ in range(length))


class Identities:
    """Makes and checks the tokens of guests; the key is kept in the database."""

    def __init__(self, people: People, key: bytes) -> None:
        self._people = people
        self._key = key

    @classmethod
    async def open(cls, people: People) -> "Identities":
        key = await people.setting("token-key", secrets.token_hex(32))
        return cls(people, bytes.fromhex(key))

    def token(self, person: Person) -> str:
        """What proves to be this person: in a cookie, or in the hands of a program."""
        said = f"{person.id}.{person.generation}"
        return f"{said}.{self._sign(said)}"

    async def who(self, token: str | None) -> Person | None:
        """The person a token stands for; None if there is none or it was tampered with."""
        if not token or len(token) > 200:
            return None
        said, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(said).encode()):
            return None
        player, _, generation = said.partition(".")
        person = await self._people.get(player)
        if person is None or str(person.generation) != generation:
            return None
        return person

    async def create(self, name: str, now: int) -> Person:
        """A new guest."""
        player = random_word(16)
        await self._people.create(player, name, now)
        return Person(player, name, None, None, 0)

    async def claim(self, person: Person, name: str, passphrase: str) -> None:
        """Keep this identity under a name, to come back with the passphrase on any device."""
        kept = await anyio.to_thread.run_sync(_scramble, passphrase)
        try:
            await self._people.claim(person.id, name, kept)
        except NameTaken as error:
            raise Refused(Refusal("name-taken")) from error

    async def sign_in(self, name: str, passphrase: str) -> Person:
        """The person who has claimed this name with this passphrase."""
        person = await self._people.claimed(name)
        kept = person.passphrase if person and person.passphrase else _NOBODYS
        right = await anyio.to_thread.run_sync(_fits, passphrase, kept)
        if person is None or not right:
            raise Refused(Refusal("wrong-passphrase"))
        return person

    def _sign(self, said: str) -> str:
        return hmac.digest(self._key, f"identity {said}".encode(), "sha256").hex()[:43]


def _scramble(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_scrypt(passphrase, salt).hex()}"


def _fits(passphrase: str, kept: str) -> bool:
    salt, _, digest = kept.partition(":")
    return hmac.compare_digest(_scrypt(passphrase, bytes.fromhex(salt)).hex(), digest)


def _scrypt(passphrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(passphrase.encode(), salt=salt, dklen=32, maxmem=2**26, **COST)


_NOBODYS: Final = f"{'00' * 16}:{'00' * 32}"
"""Checked when nobody has the name, so that the time taken gives nothing away."""
