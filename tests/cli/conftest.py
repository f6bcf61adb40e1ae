"""The command line with the toy game `Ring` added to the games: called in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cli.commandline import START, Run, Spawn, Terminal
from romanum.cli import main
from romanum.games import GAMES


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Run:
    """Call the command here, with lines typed into a pipe."""

    def call(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, list(args), input=typed)

    return call


@pytest.fixture
def spawn() -> Spawn:
    """Call the command in a process of its own."""

    def call(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", START, *args],
            input=typed,
            capture_output=True,
            text=True,
            errors="surrogateescape",
            env={**os.environ, **env},
            timeout=60,
        )

    return call


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """Start the command in a pseudo-terminal."""
    opened: list[Terminal] = []

    def start(*args: str) -> Terminal:
        opened.append(Terminal(*args))
        return opened[-1]

    yield start
    for one in opened:
        one.process.kill()
        one.process.wait()


@pytest.fixture
def record(tmp_path: Path, run: Run) -> Path:
    """The record of a finished match of the toy game between bots, with sealed dice."""
    path = tmp_path / "match.romanum"
    result = run("play", "toy", "--seats", "tiro,tiro", "--record", str(path))
    assert result.exit_code == 0, result.output
    return path
