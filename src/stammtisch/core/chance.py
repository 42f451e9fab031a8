"""Chance that can be checked: every outcome of a game follows from one committed seed."""

import hashlib
import hmac
import secrets
from random import Random

from mypy_extensions import mypyc_attr

SEED_BYTES = 32


def new_seed() -> bytes:
    """A fresh secret seed, long enough that its hash gives nothing away."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published at the start: the hash that the seed must match when it is revealed."""
    return hashlib.sha256(seed).hexdigest()


@mypyc_attr(native_class=False)  # as a subclass of a class written in C
class Outcomes(Random):
    """The uniform numbers behind the chance move at one place in a log.

    They are the blocks HMAC-SHA256(seed, "salt/place/block") read as 53-bit fractions, four to a
    block, so that a program in any language can compute them again. The salt is public and comes
    from the players; it keeps a host from trying seeds until one suits.
    """

    def __init__(self, seed: bytes, salt: str, place: int) -> None:
        super().__init__(0)
        self._key = seed
        self._label = f"{salt}/{place}"
        self._block = 0
        self._numbers: list[int] = []

    def random(self) -> float:
        if not self._numbers:
            text = f"{self._label}/{self._block}".encode()
            digest = hmac.digest(self._key, text, "sha256")
            self._numbers = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
            self._block += 1
        return (self._numbers.pop() >> 11) / (1 << 53)

    def getrandbits(self, k: int, /) -> int:
        value = 0
        for _ in range(0, k, 32):
            value = (value << 32) | int(self.random() * (1 << 32))
        return value >> (-k % 32)


def pick(weights: list[int], random: Random) -> int:
    """The index of one thing drawn from a heap that has `weights[i]` things of each kind.

    >>> pick([0, 3, 0], Random(1))
    1
    """
    left = int(random.random() * sum(weights))
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("nothing to draw from")
