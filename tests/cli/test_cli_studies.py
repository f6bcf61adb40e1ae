"""`romanum studies`: who solves how many, one's own try, drafts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.commandline import Run
from romanum.lessons import course

STUDIES = len(course("hre").studies)


def lines(*texts: str) -> str:
    return "".join(f"{line}\n" for line in texts)


def test_it_says_who_solves_how_many(run: Run) -> None:
    result = run("studies", "hre", "--bots", "tiro,gregarius")
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert first.startswith("hre       tiro       solves ")
    assert second.startswith("hre       gregarius  solves ")
    assert f" of {STUDIES} (" in first


def test_the_missed_ones_are_told_with_what_was_best(run: Run) -> None:
    shown = run("studies", "hre", "--bots", "tiro", "--seed", "2", "-v").stdout
    tried = json.loads(run("studies", "hre", "--bots", "tiro", "--seed", "2", "--json").stdout)
    missed = [one["study"] for one in tried if not one["solved"]]
    assert len(tried) == STUDIES
    assert missed
    assert [line.split(":")[0].strip() for line in shown.splitlines()[1:]] == missed
    assert all("; best is " in line for line in shown.splitlines()[1:])


def test_studies_are_listed(run: Run) -> None:
    assert "five-dioceses        Far, not many: Green's Galli" in run("studies", "hre", "--list").stdout


def test_one_is_solved_at_the_ordinary_prompt(run: Run) -> None:
    shown = run(
        "studies", "hre", "--solve", "five-dioceses", typed=lines("place pannonia", "place dacia", "quit")
    ).stdout
    assert "Green's Galli have two Armies left" in " ".join(shown.split())
    assert "Solved." in shown
    assert "22 points" in " ".join(shown.split())


def test_one_is_missed_there_too(run: Run) -> None:
    shown = run("studies", "hre", "--solve", "five-dioceses", typed=lines("place belgica", "quit")).stdout
    assert "Not this time. Best is: Place an Army in Pannonia." in " ".join(shown.split())


def test_what_cannot_be_asked_is_a_line(run: Run) -> None:
    for words, told in (
        (("--solve", "five-dioceses"), "name the game as well"),
        (("hre", "--solve", "battle"), "hre has no study 'battle'"),
        (("hre", "--bots", "augur"), "there is no bot 'augur'"),
        (("chess",), "chess"),
    ):
        result = run("studies", *words)
        assert result.exit_code == 2
        assert told in result.stderr


def test_drafts_are_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from romanum.lessons import study_drafts

    quick = study_drafts.Finder(quick=20, pairs=8, long=60, stages=1, sure=0.5, margin=0.001, until=12)
    monkeypatch.setattr(study_drafts, "Finder", lambda **how: quick)
    result = run("studies", "hre", "--find", str(tmp_path / "drafts"), "--games", "3")
    assert result.exit_code == 0
    written = sorted(file.name for file in (tmp_path / "drafts").iterdir())
    assert written
    assert sorted(line.split(":")[0] for line in result.stdout.splitlines()) == written
