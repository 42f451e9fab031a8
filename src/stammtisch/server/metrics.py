"""What Prometheus may ask for: how much goes on, how quick it is, what is refused."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry for each server, so that several may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("stammtisch_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("stammtisch_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("stammtisch_moves", "Moves played", registry=self.registry)
        self.defaults = Counter(
            "stammtisch_default_moves", "Moves played for somebody late", registry=self.registry
        )
        self.move_seconds = Histogram(
            "stammtisch_move_seconds",
            "From the arrival of a move to its acknowledgement",
            buckets=QUICK,
            registry=self.registry,
        )
        self.refusals = Counter(
            "stammtisch_refusals", "Refusals", ["reason"], registry=self.registry
        )
        self.bot_seconds = Histogram(
            "stammtisch_bot_seconds",
            "Time a bot took to decide",
            ["game"],
            registry=self.registry,
        )
        self.bot_failures = Counter(
            "stammtisch_bot_failures",
            "Bots that raised or dawdled",
            ["reason"],
            registry=self.registry,
        )
