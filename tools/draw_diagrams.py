"""Draws the diagrams of the rules with the client's own boards, into `docs/images/rules`."""

import os
import sys

from bring_chromium import find
from build_client import HOUSE
from node import npm

if __name__ == "__main__":
    chromium = find()
    if not chromium:
        sys.exit("No Chromium found; tools/bring_chromium.py brings one.")
    os.environ["CHROMIUM"] = str(chromium)
    npm("run", "diagrams", "--silent", folder=HOUSE / "web")
