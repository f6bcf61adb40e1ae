"""The distribution as a whole: its entry points, its records, its words, what its lessons and studies claim."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import romanum
from romanum.cli import main
from romanum.engine.plain_board import problems
from romanum.engine.speech.translation import OTHERS, game_missing
from romanum.engine.step import apply, offered_to
from romanum.games import GAMES, GROUP
from romanum.lessons.course import Course
from romanum.lessons.howto import how_to_play, translation_of
from romanum.lessons.rehearsal import begun, play_on
from romanum.lessons.tutor import Tutor

from .conftest import PROJECT

IDS = tuple(PROJECT["entry-points"][GROUP])
RECORDS = sorted(Path(__file__).parent.glob("*/records/*.txt"))


def test_the_entry_points_name_what_is_there() -> None:
    assert set(IDS) == {"tabula", "latrunculi"}
    for name, place in PROJECT["entry-points"][GROUP].items():
        module, _, cls = place.partition(":")
        assert getattr(import_module(module), cls).id == name
        assert GAMES[name] == place
        assert romanum.game(name).package == "romanum-ludi 1.0.0"


def test_both_are_whole_and_nothing_is_wrong_with_them() -> None:
    for name in IDS:
        found = CliRunner().invoke(main, ["check", name, "--todo"])
        assert "must: nothing\nfor a whole game: nothing\n" in found.output.replace("\r", ""), found.output
    told = CliRunner().invoke(main, ["check", *IDS])
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize("code", OTHERS)
def test_everything_is_said_in_five_languages(code: str) -> None:
    for name in IDS:
        game = romanum.game(name)
        assert game_missing(game, code) == []
        course = Course(game)
        words = course.words_in(code)
        assert [one for one in course.own_messages if not words.has_own(one)] == []


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay_to_the_same_end(file: Path) -> None:
    match = romanum.replay(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.game.id == file.parents[1].name


def test_all_scenarios_have_a_record_and_a_sound_board() -> None:
    for name in IDS:
        game = romanum.game(name)
        for scenario in game.scenarios:
            assert any(file.stem == scenario.id and file.parents[1].name == name for file in RECORDS)
            assert problems(game.components(), game.new(scenario.id, seed=1).view(None)) == []
        for subject in how_to_play(game).subject:
            assert any(file.stem == subject.shot.record and file.parents[1].name == name for file in RECORDS)


def taught(game: str, lesson: str) -> Any:
    """The match at the end of a lesson, played as it is expected."""
    course = Course(romanum.game(game))
    tutor = Tutor(course, course.lesson(lesson))
    match = begun(tutor)
    play_on(tutor, match)
    return match


def test_the_lessons_end_as_they_say() -> None:
    zeno = taught("tabula", "zeno")
    assert len(zeno.position.blots(0)) == 8
    road = taught("tabula", "road")
    assert [event.facts["lost"] for event in road.events if event.kind == "lost"] == [[4, 4, 5]]
    assert (road.position.white[3], road.position.white[4], road.position.hit) == (2, 2, [0, 1])
    for lesson in ("bonds", "rescue"):
        taken = [event.facts["seat"] for event in taught("latrunculi", lesson).events if event.kind == "taken"]
        assert taken == ["white"], lesson
    rescued = taught("latrunculi", "rescue")
    assert rescued.why_not(rescued.pending[0], "step a6 to a5") is None
    rescued.play(1, "step a6 to a5")
    assert rescued.why_not(0, "leap d4 to b4") is None, "the leap that is spoken of"


def test_the_study_of_the_last_die_has_its_numbers() -> None:
    course = Course(romanum.game("tabula"))
    study = course.lesson("last-die")
    match = begun(Tutor(course, study))
    hit = {}
    for action in match.decision(0).options:
        odds = match.game.odds(match.position, 0, action.move)
        assert odds is not None
        hit[action.text] = round((1 - odds.win) * 216)
    assert hit == {"enter p2": 104, "move p4 to p6": 202}
    assert "104" in course.words.say("study-last-die-reason", {})
    assert "202" in course.words.say("study-last-die-reason", {})


def test_two_who_are_bound_at_once_cannot_both_be_freed() -> None:
    course = Course(romanum.game("latrunculi"))
    match = begun(Tutor(course, course.lesson("two-at-once")))
    match.play(0, "step f4 to e4")
    bound = [square for square in range(64) if match.position.bound[square]]
    assert len(bound) == 2
    for move in offered_to(match.position, 1):
        then = match.position.copy()
        apply(then, 1, move)
        assert all(then.bound[square] for square in bound), move


@pytest.mark.parametrize("name", IDS)
def test_the_page_of_how_to_play_fits_in_every_language_that_it_has(name: str) -> None:
    game = romanum.game(name)
    assert len(how_to_play(game).subject) == 6
    for code in OTHERS:
        found = translation_of(game, code)
        assert found is None or len(found.subject) == 6
