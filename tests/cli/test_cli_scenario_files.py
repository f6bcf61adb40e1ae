"""Scenario files on the command line: `check`, `play` and `arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commandline import Run, one_line
from romanum.engine.record import Record

FILE = """
game = "hre"
title = "Two turns"
names = ["Livia", "Drusus"]
position = { seats = 2, last_turn = 2 }
"""

SHORT = {
    "hre": "seats = 2, last_turn = 1",
    "trajan": 'scenario = "116", turn = 4, last_turn = 4, moment = "parthian"',
    "ultimus": 'scenario = "scourge-of-god", year = 453, last_year = 453, moment = "F", initiative = "barbarian"',
    "pax": 'scenario = "i", turn = 1, last_turn = 1, moment = "victory"',
    "imperium": 'scenario = "gallic-revolt", month = "May 52 BC", last_month = "May 52 BC", moment = "end"',
}
"""A scenario of each game that is over almost at once."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turns.toml"
    path.write_text(FILE)
    return path


def test_a_good_file_is_named_with_its_seats(file: Path, run: Run) -> None:
    assert "all is well (Two turns: hre, standard; Livia, Drusus)" in run("check", str(file)).stdout
    [report] = json.loads(run("check", str(file), "--json").stdout)
    assert (report["problems"], report["seats"]) == ([], ["Livia", "Drusus"])


def test_what_is_wrong_with_a_file_stands_line_by_line(file: Path, run: Run) -> None:
    file.write_text(FILE.replace("last_turn = 2", 'last_turn = 9, board = { roma = "red 4" }'))
    result = run("check", str(file))
    assert result.exit_code == 1
    assert [line.split(": ")[1] for line in result.stdout.splitlines()] == ["last_turn", "board.roma"]


def test_a_file_is_played_with_its_names_and_kept_without_it(file: Path, run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "match.romanum"
    result = run("play", str(file), "--seats", "miles,tiro", "--seed", "3", "--record", str(kept))
    assert result.exit_code == 0, result.output
    file.unlink()
    record = Record.read(kept.read_text())
    assert record.names == ["Livia (miles)", "Drusus (tiro)"]
    assert record.heading is not None
    assert record.heading.title == "Two turns"
    assert json.loads(run("replay", str(kept), "--json").stdout)["over"]


def test_bots_play_a_file_in_an_arena(file: Path, run: Run, tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    played = ("--bots", "miles,tiro", "--games", "2", "--scenario", str(file), "--out", str(out))
    assert run("arena", "hre", *played).exit_code == 0
    result = json.loads(out.read_text())
    assert [game["turns"] for game in result["played"]] == [2, 2]
    assert "of hre, not of pax" in one_line(run("arena", "pax", *played))


@pytest.mark.parametrize("settled", [("--options", "bribes=yes"), ("--scenario", "standard")])
def test_a_file_settles_what_it_says(file: Path, run: Run, settled: tuple[str, str]) -> None:
    result = run("play", str(file), *settled)
    assert result.exit_code == 2
    assert "settles" in one_line(result)


@pytest.mark.parametrize("game", SHORT)
def test_a_file_of_every_game_is_checked_played_and_fought_over(game: str, run: Run, tmp_path: Path) -> None:
    file, kept, out = (tmp_path / name for name in ("short.toml", "match.romanum", "result.json"))
    file.write_text(f'game = "{game}"\ntitle = "In short"\nposition = {{ {SHORT[game]} }}\n')
    assert f"all is well (In short: {game}," in run("check", str(file)).stdout
    played = run("play", str(file), "--seats", "tiro,tiro", "--seed", "3", "--record", str(kept))
    assert played.exit_code == 0, played.output
    assert run("verify", str(kept)).exit_code == 0
    fought = run("arena", game, "--bots", "tiro", "--games", "1", "--scenario", str(file), "--out", str(out))
    assert fought.exit_code == 0, fought.output
    assert len(json.loads(out.read_text())["played"]) == 1
