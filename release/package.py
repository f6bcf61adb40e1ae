"""Builds wheel and sdist, looks into both, installs the wheel where nothing else of ours is; bots play there."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterable
from pathlib import Path
from shutil import rmtree
from typing import Final

from release.versions import ROOT, version

BUILT: Final = ROOT / "build" / "release"
CLIENT: Final = ("romanum/web/dist/index.html", "romanum/web/dist/licences.txt")
SOURCES: Final = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "NOTICE.md",
    "web/build.py",
)
"""What the sdist needs besides the package, so that a wheel can be built from it."""
COMMANDS: Final = (
    ["--version"],
    ["check", "hre"],
    ["arena", "hre", "--bots", "tiro", "--seats", "2", "--games", "1"],
)
"""What the installed command must do; the last is a match between bots."""


def build() -> tuple[Path, Path]:
    """The wheel and the sdist it is built from."""
    rmtree(BUILT, ignore_errors=True)
    _run([sys.executable, "-m", "build", "--outdir", str(BUILT), str(ROOT)])
    (wheel,), (sdist,) = BUILT.glob("*.whl"), BUILT.glob("*.tar.gz")
    return wheel, sdist


def faults() -> list[str]:
    """What is wrong with what was built."""
    wheel, sdist = build()
    _run([sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist)])
    with zipfile.ZipFile(wheel) as opened:
        found = wheel_faults(opened.namelist(), of_the_package())
    with tarfile.open(sdist) as opened_sdist:
        names = [name.partition("/")[2] for name in opened_sdist.getnames()]
    found += sdist_faults(names, of_the_package())
    if not found:
        play(wheel)
    return found


def of_the_package() -> list[str]:
    """Every file of the package that the repository keeps, by where it stands in the wheel."""
    told = subprocess.run(["git", "ls-files", "src/romanum"], cwd=ROOT, capture_output=True, text=True, check=True)
    there = (name for name in told.stdout.splitlines() if (ROOT / name).is_file())
    return [name.removeprefix("src/") for name in there]


def wheel_faults(inside: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """What is missing from a wheel, and what is too much."""
    names = set(inside)
    found = [f"wheel: no {name}" for name in (*wanted, *CLIENT) if name not in names]
    if not any(name.startswith("romanum/web/dist/") and name.endswith(".js") for name in names):
        found.append("wheel: no script of the client")
    if not {"LICENSE", "NOTICE.md"} <= {Path(name).name for name in names if ".dist-info/" in name}:
        found.append("wheel: no licence")
    strange = {name.partition("/")[0] for name in names} - {"romanum", f"romanum_games-{version()}.dist-info"}
    return found + [f"wheel: {name} beside the package" for name in sorted(strange)] + _too_much("wheel", names)


def sdist_faults(inside: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """What is missing from an sdist, and what is too much."""
    names = set(inside)
    needed = [*SOURCES, *(f"src/{name}" for name in (*wanted, *CLIENT))]
    return [f"sdist: no {name}" for name in needed if name not in names] + _too_much("sdist", names)


def _too_much(where: str, names: Iterable[str]) -> list[str]:
    unwanted = {"tests", "node_modules", "__pycache__", ".venv", ".git"}
    return sorted(f"{where}: {name} is in it" for name in names if unwanted & set(Path(name).parts))


def play(wheel: Path) -> None:
    """Install the wheel into an empty environment outside the tree, and have its command play a match."""
    with tempfile.TemporaryDirectory(prefix="romanum-") as folder:
        home = Path(folder)
        venv.create(home / "env", with_pip=True)
        binaries = home / "env" / ("Scripts" if sys.platform == "win32" else "bin")
        _run([str(binaries / "python"), "-m", "pip", "install", "--quiet", str(wheel)], home)
        for words in COMMANDS:
            _run([str(binaries / "romanum"), *words], home)


def _run(call: list[str], folder: Path = ROOT) -> None:
    """Run a command without the way to our sources; if it fails, so does the check."""
    alone = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ROMANUM_WEB")}
    print("+", *call, flush=True)
    done = subprocess.run(call, cwd=folder, env=alone, check=False)
    if done.returncode:
        raise SystemExit(f"release: that ended with {done.returncode}")
