"""What is demanded of a game's code and words beyond random games: what is wrong in a broken toy is told in a line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any, ClassVar

import pytest

from romanum.engine.game import Game, Scenario
from romanum.engine.readiness.sayings import (
    idle_sentences,
    missing_notes,
    missing_sentences,
    questions_without_verbs,
    scenarios_told_elsewhere,
    strange_refusals,
    untitled_chapters,
    wordless_kinds,
)
from romanum.engine.readiness.written_steps import idle_steps, lost_steps, steps_of_no_rule, unclaimed_errands
from romanum.engine.step import Step
from toy import steps as toy_steps
from toy.game import TOY, Toy
from toy.moved import Moved
from toy.state import Ring

Check = Callable[[Game[Any]], list[str]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(copytree(Path(str(TOY.folder)), tmp_path / "toy"))


def changed(folder: Path, file: str, old: str, new: str) -> Moved:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return Moved(folder)


@pytest.mark.parametrize(
    "check",
    [
        idle_steps, lost_steps, steps_of_no_rule, unclaimed_errands, missing_sentences, idle_sentences, wordless_kinds,
        scenarios_told_elsewhere, strange_refusals,
    ],
)  # fmt: skip
def test_the_toy_keeps_what_is_demanded_of_a_draft(check: Check) -> None:
    assert check(TOY) == []


@pytest.mark.parametrize(
    ("check", "file", "old", "new", "told"),
    [
        (missing_sentences, "words/en.ftl", "event-taken", "event-token", "words/en.ftl: event-taken: missing"),
        (missing_sentences, "words/en.ftl", "do-raise", "do-rise", "words/en.ftl: do-raise: missing"),
        (idle_sentences, "words/en.ftl", "event-taken", "event-token", "words/en.ftl: nothing asks for event-token"),
        (wordless_kinds, "words/en.ftl", "window-sword-about", "window-sward", "window-sword-about: missing"),
        (steps_of_no_rule, "rules.toml", 'id = "3a"', 'id = "3z"', "toy.steps: Bids: no rule '3a' in rules.toml"),
        (idle_steps, "steps.py", "g.push(Omen())", "pass", "toy.steps: Omen: nothing puts it on a stack"),
    ],
)
def test_what_is_wrong_is_told(check: Check, file: str, old: str, new: str, told: str, folder: Path) -> None:
    found = check(changed(folder, file, old, new))
    assert any(told in line for line in found), found


def test_titles_of_chapters_are_those_of_the_rules_in_their_order(folder: Path) -> None:
    assert untitled_chapters(TOY)[0] == "rules.toml: chapters: 1: missing"
    titles = "".join(f'{number} = "Chapter"\n' for number in TOY.rules.contents())
    whole = changed(folder, "rules.toml", 'title = "Ring"\n', f'title = "Ring"\n[chapters]\n{titles}')
    assert untitled_chapters(whole) == []
    more = changed(folder, "rules.toml", "[chapters]\n", '[chapters]\n99 = "Chapter"\n')
    assert untitled_chapters(more) == ["rules.toml: chapters: 99: there is none"]


def test_questions_say_with_which_verbs_they_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "answer_verbs: shield: missing" in questions_without_verbs(TOY)
    verbs = {"shield": ("shield",), "sword": ("sword", "sing"), "truce": ("accept",), "spoils": ("coin",), "moon": ()}
    monkeypatch.setattr(Ring, "answer_verbs", verbs)
    assert questions_without_verbs(Toy()) == [
        "answer_verbs: moon: no such kind of question",
        "answer_verbs: sword: sing: no such verb",
    ]


def test_a_scenario_is_told_in_full() -> None:
    class Lazy(Toy):
        scenarios = (Scenario("standard", "Ring", "As the others.", (2,)), Scenario("long", "As in Ring", "", (2,)))  # type: ignore[assignment]

    assert scenarios_told_elsewhere(Lazy()) == [
        "scenario long: it has no title, or no help",
        "scenario: 'As the others.' sends its reader to another",
        "scenario: 'As in Ring' sends its reader to another",
    ]


def test_notes_say_where_things_come_from(folder: Path) -> None:
    assert missing_notes(TOY)
    (folder / "notes.md").write_text("All of it is made up.\n", encoding="utf-8")
    assert missing_notes(Moved(folder)) == []


def test_a_step_that_the_game_does_not_know_is_lost() -> None:
    class Forgetful(Toy):
        steps: ClassVar[Any] = {name: step for name, step in TOY.steps.items() if name != "Spoils"}

    Forgetful.__module__ = "toy.game"
    assert lost_steps(Forgetful()) == [
        "toy.steps: Spoils: a step that is not among `steps`; say `abstract` if others are made of it"
    ]


def test_what_the_game_knows_is_refused_by_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_steps.Bids, "rule", "")
    monkeypatch.setattr(Step, "out_of_reach", lambda *_: None)
    found = strange_refusals(TOY)
    assert "'draw': refused, and by no rule of the catalogue" in found
