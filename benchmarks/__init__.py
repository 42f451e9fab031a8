"""Speed against peers, side by side in one run: only the ratios mean anything."""

import sys
from pathlib import Path

# What the benchmarks of live tables bring and start, they share with the tests.
sys.path.append(str(Path(__file__).parents[1] / "tools"))
