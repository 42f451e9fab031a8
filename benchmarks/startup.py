"""How long `import stammtisch` takes in a fresh interpreter."""

import os
import statistics
import subprocess
import sys

RUNS = 15
PROMISED = 100.0  # milliseconds
SCRIPT = (
    "from time import perf_counter; start = perf_counter(); import stammtisch; "
    "print((perf_counter() - start) * 1000)"
)


def import_times(runs: int = RUNS) -> list[float]:
    """Milliseconds of each import, after one that is not counted and leaves the bytecode."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", SCRIPT]
    taken = [
        float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
        for _ in range(runs + 1)
    ]
    return taken[1:]


def main() -> None:
    times = import_times()
    print(
        f"import stammtisch: {statistics.median(times):.0f} ms (median of {len(times)}, "
        f"{min(times):.0f} to {max(times):.0f}; promised: under {PROMISED:.0f})"
    )


if __name__ == "__main__":
    main()
