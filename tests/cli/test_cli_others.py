"""Bots by others on the command line: they play, and what is wrong with one is a line."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.commandline import Run
from romanum.bots import others, process

Name = Callable[[str], None]


@pytest.fixture
def name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Name]:
    """Name a program `other` that does something with every line it reads."""

    def write(deed: str) -> None:
        (tmp_path / "other.py").write_text(f"import sys\nfor line in sys.stdin:\n    {deed}\n", encoding="utf-8")
        command = f'command = ["{sys.executable}", "-u", "{tmp_path / "other.py"}"]'
        (tmp_path / "bots.toml").write_text(f"[other]\n{command}\n", encoding="utf-8")
        monkeypatch.setenv(others.FILE, str(tmp_path / "bots.toml"))

    yield write
    process.end_all()


def test_a_program_plays_a_whole_game_in_the_terminal(run: Run, name: Name) -> None:
    name("print('{\"option\": 0}')")
    result = run("play", "toy", "--seats", "other,other", "--seed", "3")
    assert result.exit_code == 0, result.output


def test_a_program_that_fails_is_one_line(run: Run, name: Name) -> None:
    name("print('no idea')")
    result = run("play", "toy", "--seats", "other,other", "--seed", "3")
    assert result.exit_code == 2
    assert "romanum: other answered 'no idea', which is no answer" in result.stderr
    assert "Traceback" not in result.output


def test_an_arena_tells_which_games_failed_and_why(run: Run, name: Name) -> None:
    name("sys.exit('out of ideas')")
    result = run("arena", "toy", "--bots", "other,tiro", "--games", "2", "--jobs", "1")
    assert result.exit_code == 1
    assert "out of ideas" in result.output


def test_a_file_that_is_wrong_is_one_line(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wrong.toml").write_text("[other]\n", encoding="utf-8")
    monkeypatch.setenv(others.FILE, str(tmp_path / "wrong.toml"))
    for command in ("play toy --seats other,tiro", "arena toy --bots other,tiro"):
        result = run(*command.split())
        assert result.exit_code == 2
        assert "missing required field `command`" in result.stderr
        assert "Traceback" not in result.output
