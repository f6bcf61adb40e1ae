"""Each game at the command line: a first game from the pipe, its data, its pages."""

from __future__ import annotations

from pathlib import Path

import pytest

import romanum
from cli.commandline import Run, only_record
from romanum.games import OURS
from romanum.lessons import check


@pytest.mark.parametrize("game", OURS)
def test_the_data_of_a_game_are_well(run: Run, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Its lessons are played through elsewhere (`tests/lessons`)."""
    monkeypatch.setattr(check, "faults", lambda game: [])
    result = run("check", game)
    assert (result.exit_code, result.stdout.partition("(")[0]) == (0, f"{game}: all is well ")


def test_a_first_game_of_hre_from_the_pipe(run: Run, tmp_path: Path) -> None:
    result = run("play", "--seed", "5", typed="map\nhand\nscore\nodds\nrules\n1\n1\n1\n")
    assert result.exit_code == 0, result.output
    assert "History of the Roman Empire" in result.stdout
    assert result.stdout.count("HISPANIA") >= 2
    assert "0 " in only_record(tmp_path).read_text()


def test_a_whole_game_of_bots_verifies(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "bots.romanum")
    assert run("play", "hre", "--seats", "tiro,tiro,tiro", "--record", path).exit_code == 0
    assert run("verify", path).exit_code == 0


def test_a_first_game_of_trajan_from_the_pipe(run: Run, tmp_path: Path) -> None:
    result = run("play", "trajan", "--seed", "5", typed="map\nhand\nscore\nmap ctesiphon\n1\n1\n1\n")
    assert result.exit_code == 0, result.output
    assert "Trajan" in result.stdout
    assert "0 " in only_record(tmp_path).read_text()


def test_a_first_game_of_ultimus_from_the_pipe(run: Run, tmp_path: Path) -> None:
    result = run("play", "ultimus", "--seed", "5", typed="map\nhand\nscore\nmap roma\n1\n1\n1\n")
    assert result.exit_code == 0, result.output
    assert "Roma (Italia 5)" in result.stdout
    assert "0 " in only_record(tmp_path).read_text()


def test_ultimus_begins_where_a_newcomer_begins(run: Run) -> None:
    shown = run("play", "ultimus", "--seed", "5", typed="").stdout
    assert "Ultimus Romanorum  Radagaisus and Alaric" in shown


def test_a_person_who_is_asked_after_a_bot_is_told_how_to_answer(run: Run) -> None:
    shown = run("play", "ultimus", "--seed", "5", "--seats", "tiro,human", typed="").stdout
    assert shown.count("A number or part of a name chooses; help tells what else can be typed.") == 1


def test_help_lists_the_pages_of_the_game_and_a_word_shows_one(run: Run) -> None:
    args = ("play", "imperium", "--scenario", "gallic-revolt", "--seats", "human,tiro", "--seed", "3")
    result = run(*args, typed="help\nledger\nforces atlantis\nquit\n")
    assert result.exit_code == 0, result.output
    for page in romanum.game("imperium").pages().values():
        assert page.usage in result.stdout
    assert "Talents" in result.stdout
    assert "Nothing there is called “atlantis”: forces [POWER | all]" in result.stdout
