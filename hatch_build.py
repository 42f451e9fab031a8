"""Puts the browser client and the compiled engine into every wheel."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_client
import compile_engine

PURE = "STAMMTISCH_PURE"
"""Set to anything, the wheel gets no compiled engine: quicker to build, and for every machine."""


class WheelHook(BuildHookInterface[Any]):
    """Builds both, except for an editable install: there the Makefile does it."""

    def dependencies(self) -> list[str]:
        """Node is fetched only for a client to build, mypyc only where there is a C compiler."""
        needed: list[str] = []
        if not build_client.is_current(Path(self.root)):
            needed += self.config["node"]
        if self.target_name == "wheel" and self.compiles:
            needed += self.config["compiler"]
        return needed

    @property
    def compiles(self) -> bool:
        """Whether to compile: there must be a compiler, and no wish for pure Python."""
        return compile_engine.compiler() is not None and not os.environ.get(PURE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if not build_client.is_current(root):
            build_client.build(root)
        if self.target_name == "wheel":
            self.add_compiled_engine(root, build_data)

    def add_compiled_engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """Beside its Python, which a wheel without them falls back to, each compiled module."""
        if not self.compiles:
            self.app.display_warning(
                f"No C compiler, or {PURE} is set: the engine in this wheel is pure Python."
            )
            return
        try:
            if not (compile_engine.is_current(root) and compile_engine.extensions(root)):
                compile_engine.build(root)
        except subprocess.CalledProcessError as problem:
            self.app.display_warning(f"The engine in this wheel is pure Python: {problem}")
            return
        for path in compile_engine.extensions(root):
            built = root / compile_engine.BUILT / path
            build_data["force_include"][str(built)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
