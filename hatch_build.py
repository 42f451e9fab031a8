"""Puts the browser client into every wheel, built from `web/` when it is not there yet."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_client


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, except for an editable install: there the Makefile does it."""

    def dependencies(self) -> list[str]:
        """Node is fetched only where there is something to build."""
        return [] if build_client.is_current(Path(self.root)) else [*self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and not build_client.is_current(root):
            build_client.build(root)
