"""Games of other distributions at the command line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cli.commandline import Run
from outside import entry, installed
from romanum.games import GAMES
from toy.game import Toy


class Careless(Toy):
    """It can be had, and falls where it is looked at."""

    id = "careless"
    folder = Toy().folder

    def check(self) -> list[str]:
        raise KeyError("no such Province")


@pytest.fixture(autouse=True)
def offered(_at_home: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delitem(GAMES, "toy")
    with installed(
        entry("toy", "toy.game:Toy"),
        entry("gone", "no_such_package.game:Game"),
        entry("careless", f"{__name__}:Careless"),
    ):
        yield


def test_a_broken_game_is_a_problem_of_its_own(run: Run) -> None:
    result = run("check", "gone", "careless", "toy")
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0].startswith("gone: the game 'gone' (no_such_package.game:Game of romanum-ring 1.2) cannot be had")
    assert lines[1] == "careless: cannot be checked: KeyError: 'no such Province'"
    assert lines[2].startswith("toy: all is well")


@pytest.mark.parametrize("command", ["scenarios", "learn", "studies --list"])
def test_lists_pass_it_over(run: Run, command: str) -> None:
    result = run(*command.split())
    assert result.exit_code == 0, result.output
    assert "Ring" in result.output or "toy" in result.output


def test_whoever_names_it_is_told_why(run: Run) -> None:
    result = run("play", "gone")
    assert result.exit_code == 2
    assert "No module named 'no_such_package'" in result.output


def test_it_plays_and_its_record_is_told_again(run: Run) -> None:
    played = run("play", "toy", "--seats", "tiro,tiro", "--seed", "4", "--record", "x.romanum")
    assert played.exit_code == 0, played.output
    assert run("replay", "x.romanum", "--log").exit_code == 0
    told = run("verify", "x.romanum").output
    assert "package" not in told
    with installed():
        missing = run("replay", "x.romanum")
    assert missing.exit_code == 2
    assert "pip install romanum-ring" in missing.output


def test_it_is_rated_in_the_arena_and_looked_over(run: Run) -> None:
    assert run("arena", "toy", "--bots", "tiro,miles", "--games", "2", "--jobs", "1").exit_code == 0
    assert run("rules", "toy", "4a").exit_code == 0
