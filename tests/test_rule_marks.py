"""Tests cite only rules that exist."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules import HERE, game_of, wrong_citation

UNNEEDED = ("cacheprovider", "faker", "schemathesis")
COMBAT = HERE / "games" / "hre" / "rules" / "test_10_combat.py"


def test_a_test_belongs_to_the_game_in_whose_folder_it_stands() -> None:
    assert game_of(COMBAT) == "hre"
    assert game_of(HERE / "engine" / "test_match.py") == ""


def test_a_number_of_the_catalogue_may_be_cited() -> None:
    assert wrong_citation(COMBAT, ["1a", "1b"]) == ""


@pytest.mark.parametrize(
    ("cited", "problem"),
    [
        (["1a", "99z"], "cites what is no rule of hre: 99z"),
        ([10.1], "cites what is no rule of hre: 10.1"),
        ([], 'cites no number: write @rule("10.1a")'),
    ],
)
def test_what_is_no_number_of_the_catalogue_is_named(cited: list[object], problem: str) -> None:
    assert wrong_citation(COMBAT, cited) == problem


def test_rules_are_cited_in_a_games_folder_only() -> None:
    assert wrong_citation(HERE / "engine" / "test_match.py", ["1a"]) == "cites rules, but stands in no game's folder"


def test_a_wrong_citation_stops_the_collection(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "hre"
    folder.mkdir(parents=True)
    for name in ("conftest.py", "rules.py", "process_shares.py", "size.py"):
        shutil.copy(HERE / name, tmp_path / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\npythonpath = tests\nmarkers = rule(*ids): rules\n")
    (folder / "test_x.py").write_text(
        "from rules import rule\n\nclass TestX:\n    @rule('1a')\n    def test_y(self): pass\n"
        "    @rule('99z')\n    def test_z(self): pass\n"
    )
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *(f"-pno:{plugin}" for plugin in UNNEEDED), "tests"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == pytest.ExitCode.INTERRUPTED, run.stdout
    assert "test_z cites what is no rule of hre: 99z" in run.stdout
