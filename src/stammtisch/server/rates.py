"""How often something may be done: a bucket of tokens for each one who does it."""

import time
from collections import OrderedDict

MOST_KEYS = 20_000


class Rate:
    """Allows `burst` at once and `per_second` in the long run, for each key on its own."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, now: float | None = None) -> bool:
        """Whether it may be done now; if so it counts.

        >>> rate = Rate(per_second=1, burst=2)
        >>> [rate.allows("a", now=at) for at in (0.0, 0.1, 0.2, 1.3)]
        [True, True, False, True]
        """
        now = time.monotonic() if now is None else now
        left, before = self._left.pop(key, (float(self.burst), now))
        left = min(self.burst, left + (now - before) * self.per_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return allowed
