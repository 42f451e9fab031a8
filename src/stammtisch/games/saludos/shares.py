"""Splits of a contract: whole millions, at least one each, exactly all of it."""

from random import Random

from stammtisch.core.data import Refusal
from stammtisch.games.saludos.moves import Propose


def shares_refusal(move: Propose, value: int) -> Refusal | None:
    """Why these shares are no split of the contract among these members (SA-4.1, SA-4.2)."""
    if len(move.shares) != len(move.members):
        return Refusal(
            "shares-do-not-fit", {"members": len(move.members), "shares": len(move.shares)}
        )
    total = 0
    for share in move.shares:
        if share < 1:
            return Refusal("share-too-small")
        total += share
    if total != value:
        return Refusal("shares-do-not-sum", {"sum": total, "value": value})
    return None


def random_shares(members: int, value: int, random: Random) -> tuple[int, ...]:
    """A split drawn at random."""
    if members == 1:
        return (value,)
    shares = [1] * members
    left = value - members
    for index in range(members - 1):
        part = int(random.random() * (left + 1))
        shares[index] += part
        left -= part
    shares[members - 1] += left
    return tuple(shares)
