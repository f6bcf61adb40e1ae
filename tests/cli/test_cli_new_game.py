"""`romanum new-game`: what is written runs at once, and its own tests pass."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import romanum
from cli.commandline import Run
from outside import entry, installed
from romanum.engine.rule import Catalogue
from romanum.games import GAMES
from size import FULL


@pytest.fixture
def written(run: Run, tmp_path: Path) -> Path:
    result = run("new-game", "via_appia", "--title", "The Appian Way")
    assert result.exit_code == 0, result.output
    assert "romanum play via_appia" in result.output
    return tmp_path / "romanum-via-appia"


def test_nothing_of_the_template_is_left_in_it(written: Path) -> None:
    files = [file for file in written.rglob("*") if file.is_file()]
    assert {file.name for file in files} >= {"pyproject.toml", "README.md", "state.py", "steps.py", "game.py", "en.ftl"}
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "astra" not in f"{file}{text}"
        assert "Camps and Roads" not in text
    project = tomllib.loads((written / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["name"] == "romanum-via-appia"
    assert project["entry-points"]["romanum.games"] == {"via_appia": "romanum_via_appia.game:ViaAppia"}


def test_its_tests_pass(written: Path) -> None:
    """As its author runs them: in its folder, with nothing but the package beside it."""
    paths = [str(Path(romanum.__file__).parents[1]), str(written / "src")]
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=written,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert tests.returncode == 0, tests.stdout[-3000:]


@pytest.fixture
def offered(written: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """It is installed, until the test is over."""
    monkeypatch.syspath_prepend(str(written / "src"))
    with installed(entry("via_appia", "romanum_via_appia.game:ViaAppia", "romanum-via-appia 0.1")):
        yield written
    for module in [name for name in sys.modules if name.startswith("romanum_via_appia")]:
        del sys.modules[module]


def test_it_plays_to_the_end(offered: Path, run: Run) -> None:
    found = romanum.game("via_appia")
    assert (found.title, found.ripeness, found.package) == ("The Appian Way", "draft", "romanum-via-appia 0.1")
    assert isinstance(found.rules, Catalogue)
    assert len(found.rules) == 5
    assert len(found.components()["places"]) == 6
    played = run("play", "via_appia", "--seats", "tiro,miles", "--seed", "3", "--record", "x.romanum")
    assert played.exit_code == 0, played.output
    assert romanum.replay(Path("x.romanum").read_text(encoding="utf-8")).over
    checked = run("check", "via_appia")
    assert checked.exit_code == 0, checked.output
    again = run("new-game", "via_appia", "--folder", "other")
    assert (again.exit_code, "there is a game 'via_appia' already" in again.output) == (2, True)


def test_every_rule_of_it_has_a_test(offered: Path, run: Run) -> None:
    covered = run("rules", "via_appia", "--coverage", "--tests", str(offered / "tests"))
    assert covered.exit_code == 0, covered.output
    assert "5 of 5" in covered.output


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("Castra",), "a game cannot be called 'Castra': small letters"),
        (("../castra",), "a game cannot be called '../castra': small letters"),
        (("1castra",), "a game cannot be called '1castra'"),
        (("ca stra",), "a game cannot be called 'ca stra'"),
        (("castra_",), "an underscore stands between two words"),
        (("class",), "this is a word of Python"),
        (("none",), "this is a word of Python"),
        (("hre",), "there is a game 'hre' already; there are: hre, trajan"),
        (("castra", "--title", 'a "quoted" one'), "a title is forty letters"),
        (("castra", "--title", "two\nlines"), "a title is forty letters"),
        (("castra", "--title", "{braces}"), "a title is forty letters"),
        (("castra", "--folder", "full"), "full: there is something already"),
        (("castra", "--folder", "full/file"), "full/file: there is something already"),
    ],
)
def test_names_that_are_no_good_are_refused(args: tuple[str, ...], told: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").write_text("", encoding="utf-8")
    result = run("new-game", *args)
    assert result.exit_code == 2
    assert told in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["full"], "nothing is written"


@pytest.mark.skipif(not FULL, reason="reads the types of the whole engine anew")
def test_its_types_are_right(written: Path) -> None:
    types = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(written / ".types"), "src", "tests"],
        cwd=written,
        env={**os.environ, "MYPYPATH": os.pathsep.join([str(Path(romanum.__file__).parents[1]), "src"])},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert types.returncode == 0, types.stdout[-3000:]


def test_no_template_is_among_the_games() -> None:
    assert "castra" not in GAMES
