"""Builds the web client when the package is installed, so that an installed Romanum needs neither Node nor a network.

`ROMANUM_WEB=skip` leaves the client out, `ROMANUM_WEB=build` builds it even if it is up to date. A package that a
workflow of a repository builds says where that repository, its issues and its changelog are.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NEEDED = (3, 11)
"""The oldest Python. pip itself would look through the versions of every package before it says so."""

if sys.version_info < NEEDED:
    raise SystemExit(f"Romanum needs Python 3.11 or later; this is {sys.version.split()[0]}")


PLACES = {
    "Repository": "",
    "Documentation": "/tree/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
}
"""What of a repository people look for."""


class AddressHook(MetadataHookInterface):
    """The addresses of the project: of the repository whose workflow builds it; none where nobody says."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `project.urls`."""
        host, name = os.environ.get("GITHUB_SERVER_URL", ""), os.environ.get("GITHUB_REPOSITORY", "")
        if host and name:
            metadata["urls"] = {what: f"{host}/{name}{place}" for what, place in PLACES.items()}


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs `web/build.py` where the built client is missing or older than its sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What pip must install before the build: Node, where the machine has none."""
        return [script.NODE_WHEEL] if (script := self._script()) and script.system_tools() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; for an editable installation a failure is only told, and the server tells it again."""
        if self.target_name not in ("wheel", "sdist") or not (script := self._script()):
            return
        try:
            script.build()
        except (OSError, subprocess.CalledProcessError, ImportError) as problem:
            message = f"the web client could not be built ({problem}); ROMANUM_WEB=skip installs without it"
            if version != "editable":
                raise SystemExit(f"romanum: {message}") from problem
            self.app.display_warning(f"romanum: {message}")

    def _script(self) -> ModuleType | None:
        """The build script, if there is something to build."""
        path = Path(self.root) / "web" / "build.py"
        choice = os.environ.get("ROMANUM_WEB", "")
        if choice == "skip" or not path.is_file():
            return None
        spec = importlib.util.spec_from_file_location("romanum_web_build", path)
        assert spec
        assert spec.loader
        script = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(script)
        return script if choice == "build" or script.stale() else None
