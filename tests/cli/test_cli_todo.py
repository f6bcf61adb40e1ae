"""`romanum check GAME --todo`: what must be done, what a whole game has, what would be nice."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

from cli.commandline import Run
from romanum.cli.parts import todo
from romanum.engine.game import Result, Ripeness
from romanum.games import GAMES
from toy.game import Toy
from toy.state import Ring


class Boastful(Toy):
    """It says that it is whole."""

    id = "boastful"
    ripeness: ClassVar[Ripeness] = "whole"
    folder = Toy().folder
    __module__ = "toy.game"


class Torn(Toy):
    """It falls where it is looked at, and its games do not end as they should."""

    folder = Toy().folder
    __module__ = "toy.game"

    def check(self) -> list[str]:
        raise KeyError("no such Province")

    def result(self, g: Ring) -> Result:
        return Result((0,), ((0,),), (0,), "points", {"points": 0})


@pytest.fixture(autouse=True)
def no_kit(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The kit is called where a test is about it."""
    if "kit" not in request.node.name:
        monkeypatch.setattr(todo, "_tables", lambda game: [])


def test_a_draft_is_told_what_it_lacks_and_nothing_must_be_done(run: Run) -> None:
    result = run("check", "toy", "--todo")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[:2] == ["toy: Ring is a draft", "must: nothing"]
    whole = lines[lines.index("nice to have: 18") - 23 : lines.index("nice to have: 18")]
    for wanted in ("lessons/: ", "studies/: ", "howto/", "guide.toml: ", "lengths.toml: ", "seen/: ", "notes.md: "):
        assert any(line.startswith(f"  {wanted}") for line in whole), wanted
    for wanted in ("listing.json: ", "ratings.toml: ", "answer_verbs: shield", "rules.toml: chapters: 1", "about: "):
        assert any(line.startswith(f"  {wanted}") for line in whole), wanted
    assert "  picture(): the board as a picture, for links, notebooks and films" in lines
    assert "romanum scenarios toy --measure prints it" in result.output


def test_a_game_that_says_it_is_whole_and_is_not_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "boastful", "cli.test_cli_todo:Boastful")
    result = run("check", "boastful", "--todo")
    assert result.exit_code == 1
    assert "boastful: Ring is whole" in result.output


def test_a_check_that_falls_is_a_line(run: Run) -> None:
    assert todo.todo(Torn()).must == ["data: KeyError: 'no such Province'"]


def test_the_kit_is_part_of_what_must_be() -> None:
    assert any(line.startswith("games_end: toy, ") for line in todo.todo(Torn()).must)


def test_programs_read_it_as_json(run: Run) -> None:
    told: Any = json.loads(run("check", "toy", "--todo", "--json").output)
    assert (told["game"], told["ripeness"], told["must"]) == ("toy", "draft", [])
    assert told["whole"]
    assert told["nice"]


def test_one_that_has_everything_is_told_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(todo, "WHOLE", ())
    assert 'say ripeness = "whole"' in run("check", "toy", "--todo").output


PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
TEMPLATE = Path(todo.__file__).parents[1] / "template" / "src"


def test_what_the_page_shows_is_what_the_game_that_is_written_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(TEMPLATE))
    monkeypatch.setitem(GAMES, "castra", "romanum_castra.game:Castra")
    told = run("check", "castra", "--todo").output.splitlines()
    for module in [name for name in sys.modules if name.startswith("romanum_castra")]:
        del sys.modules[module]
    page = PAGE.read_text(encoding="utf-8")
    shown = page[page.index("castra: Camps and Roads is a draft") :].partition("\n```")[0].splitlines()
    wanted = [line for line in shown if line.strip() != "..."]
    assert len(wanted) > 5
    assert [line for line in told if line in wanted] == wanted
