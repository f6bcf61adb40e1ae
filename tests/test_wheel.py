"""The wheel: everything that is in the package goes into it, and it works where nothing else of ours is.

The small size asks what would go in; the full one builds it, installs it into an empty environment and uses it, as
`pipx` and `uvx` do. That needs a package index.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from romanum.server.routes.pages import DIST
from size import FULL

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "romanum"
LARGEST = 10_000_000
"""So many bytes the wheel may have: it is fetched anew by each `uvx`. Two fifths of it are the client."""
WHEEL = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "wheel"
]


def of_the_package() -> list[str]:
    """All that the package is made of, with the built client, by where it stands in the wheel."""
    files = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(path.relative_to(SOURCE.parent).as_posix() for path in files)


def test_the_client_is_built_and_named_as_part_of_the_wheel() -> None:
    assert WHEEL["packages"] == ["src/romanum"]
    assert [DIST.relative_to(ROOT).as_posix()] == WHEEL["artifacts"]
    assert (DIST / "index.html").is_file()
    assert list(DIST.rglob("*.js"))


def test_nothing_that_the_package_reads_is_left_out_of_the_wheel() -> None:
    """What the repository ignores does not go in, unless it is named: a data file so named would be missed."""
    asked = "\n".join(f"src/{name}" for name in of_the_package() if not name.startswith("romanum/web/dist/"))
    told = subprocess.run(
        ["git", "check-ignore", "--no-index", "--stdin"], cwd=ROOT, input=asked, capture_output=True, text=True
    )
    if told.returncode > 1:
        pytest.skip(f"not a repository: {told.stderr.strip()}")
    assert told.stdout.split() == []
    kinds = {Path(name).suffix for name in asked.splitlines()}
    assert kinds >= {".py", ".toml", ".ftl", ".json", ".npz", ".css"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the tree as it stands."""
    folder = tmp_path_factory.mktemp("wheel")
    call = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(call, check=True, env=alone())
    (found,) = folder.glob("romanum_games-*.whl")
    return found


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`romanum` in an environment that has the wheel and what it needs to serve, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    binaries = folder / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([binaries / "python", "-m", "pip", "install", "-q", f"{wheel}[server]"], check=True, env=alone())
    return binaries / "romanum"


@pytest.mark.skipif(not FULL, reason="the full size builds and installs the wheel")
class TestInstalled:
    def test_it_contains_the_whole_package_and_the_client(self, wheel: Path) -> None:
        with zipfile.ZipFile(wheel) as opened:
            inside = set(opened.namelist())
        assert [name for name in of_the_package() if name not in inside] == []
        assert {name.partition("/")[0].partition("-")[0] for name in inside} == {"romanum", "romanum_games"}
        assert not [name for name in inside if "test" in Path(name).name or "__pycache__" in name]
        assert wheel.stat().st_size < LARGEST

    def test_it_says_what_it_can_do(self, command: Path, tmp_path: Path) -> None:
        assert "romanum play" in told(command, tmp_path, "--help")
        for game in ("hre", "trajan", "ultimus", "pax", "imperium"):
            assert game in told(command, tmp_path, "scenarios", "--json")
        told(command, tmp_path, "check")

    def test_bots_play_a_game(self, command: Path, tmp_path: Path) -> None:
        assert "tiro" in told(command, tmp_path, "arena", "hre", "--bots", "tiro", "--seats", "2", "--games", "1")

    def test_it_serves_the_lobby(self, command: Path, tmp_path: Path) -> None:
        for address in serving(command, tmp_path):
            with urllib.request.urlopen(address, timeout=20) as answer:
                page = answer.read().decode()
            assert answer.status == 200
            assert re.search(r'<script[^>]+src="[^"]+\.js"', page)
            (script, *_) = re.findall(r'src="([^"]+\.js)"', page)
            with urllib.request.urlopen(f"{address.rstrip('/')}/{script.lstrip('./')}", timeout=20) as answer:
                assert answer.status == 200


def alone() -> dict[str, str]:
    """The environment without the way to our sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def told(command: Path, folder: Path, *words: str) -> str:
    """What the installed command prints, called from where there is nothing."""
    done = subprocess.run([command, *words], cwd=folder, env=alone(), capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def serving(command: Path, folder: Path) -> Iterator[str]:
    """The address of a server, which is ended afterwards."""
    environment = {**alone(), "XDG_DATA_HOME": str(folder), "ROMANUM_NO_BROWSER": "1"}
    call = [str(command), "serve", "--port", "0", "--bots", "0", "--db", str(folder / "romanum.db")]
    process = subprocess.Popen(call, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        yield found[0]
    finally:
        process.terminate()
        process.wait(20)
