"""Studies: the best plan solves them, anything else ends them and is told why; what is wrong with one is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.data import load
from romanum.engine.match import Match
from romanum.games import OURS
from romanum.lessons import Course, NoSuchLesson, Study, Tutor, course
from romanum.lessons.bot_exam import attempt, attempts
from romanum.lessons.check import faults
from romanum.lessons.rehearsal import begun, play_on
from romanum.lessons.study import Answer, posed
from romanum.lessons.study_drafts import Finder, as_draft, find

ALL = [(game, study.name) for game in OURS for study in course(game).studies]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_best_plan_solves_a_study_and_what_a_novice_plays_does_not(game: str, name: str) -> None:
    own = course(game)
    tutor = Tutor(own, own.study(name))
    match = begun(tutor)
    simple = match.copy()
    play_on(tutor, match)
    assert not tutor.missed(match)
    simple.play(own.study(name).seat, own.study(name).novice)
    assert tutor.voice(simple).over
    assert tutor.missed(simple)


# ---- the tutor, with the Galli


@pytest.fixture
def galli() -> tuple[Tutor, Match[Any]]:
    tutor = Tutor(course("hre"), course("hre").study("five-dioceses"))
    return tutor, begun(tutor)


def test_the_answer_is_not_given_away(galli: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = galli
    said = tutor.voice(match)
    assert (said.study, said.over, said.fits, said.remark) == (True, False, [], "")
    assert said.pages[-1].text.startswith("Green's Galli have two Armies left")


def test_a_plan_of_two_answers_is_solved_after_the_second(galli: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = galli
    match.play(0, "place pannonia")
    said = tutor.voice(match)
    assert (said.over, said.remark, said.pages[-1].text) == (False, "", "Good. And how does the plan go on?")
    match.play(0, "place dacia")
    said = tutor.voice(match)
    assert (said.over, said.missed, said.remark) == (True, False, "Solved.")
    assert "22 points" in said.pages[-1].text


def test_something_else_ends_it_and_what_was_best_is_told(galli: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = galli
    assert tutor.objection(match, 0, "place belgica") is None
    match.play(0, "place belgica")
    said = tutor.voice(match)
    assert (said.over, said.missed) == (True, True)
    assert said.remark == "Not this time. Best is: Place an Army in Pannonia."
    assert "22 points" in said.pages[-1].text


def test_who_goes_wrong_later_is_told_what_was_best_there(galli: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = galli
    match.play(0, "place boiohaemum")
    match.play(0, "place suebia")
    assert tutor.voice(match).remark == "Not this time. Best is: Place an Army in Moesia."


def test_a_missed_answer_is_taken_back_and_another_given(galli: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = galli
    match.play(0, "place belgica")
    tutor.undo(match)
    assert not tutor.voice(match).over
    play_on(tutor, match)
    assert not tutor.missed(match)


def changed(**fields: Any) -> Tutor:
    own = course("hre")
    study = msgspec.structs.replace(own.study("five-dioceses"), **fields)
    return Tutor(own, posed(study, study.name))


def test_the_numbers_are_told_where_lines_were_looked_at() -> None:
    tutor = changed(worth=(0.256, 0.221), lines=400)
    match = begun(tutor)
    match.play(0, "place belgica")
    told = (
        "Over 400 lines of play it came out at 26 of 100; what a novice does (Place an Army in Germania Magna) at 22."
    )
    assert tutor.voice(match).remark.endswith(told)


def test_after_a_study_comes_the_next_study_and_never_a_lesson() -> None:
    own = course("hre")
    assert own.after(own.lessons[-1]) is None
    assert own.after(own.studies[-1]) is None
    assert own.after(own.studies[0]) == (own.studies[1] if len(own.studies) > 1 else None)


def test_a_study_that_there_is_not() -> None:
    with pytest.raises(NoSuchLesson, match="no study 'battle'; there are: five-dioceses"):
        course("hre").study("battle")


# ---- what is wrong is told


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"novice": "place roma"}, "the novice's 'place roma' is not offered"),
        ({"novice": "place boiohaemum"}, "the novice's 'place boiohaemum' is best"),
        ({"best": ("place roma",)}, "nothing that is expected is offered"),
        ({"then": (Answer(("place roma",)),)}, "step 'on-1': nothing that is expected is offered"),
        ({"worth": (0.2, 0.3)}, "what a novice plays is worth as much"),
        ({"name": "battle"}, "a lesson has that name"),
        ({"name": "nowhere"}, "no sentence study-nowhere"),
        ({"rule": "99z"}, "no rule '99z'"),
        ({"seat": 1}, "seat 1 is not asked"),
        ({"played": "0 give narbonensis"}, "its opening does not fit"),
    ],
)
def test_a_study_that_is_wrong_is_told(fields: dict[str, Any], told: str) -> None:
    own = Course(romanum.game("hre"))
    study = msgspec.structs.replace(own.study("five-dioceses"), **fields)
    own.studies = (posed(study, study.name),)
    found = [line for line in faults(own.game, own) if line.startswith(f"studies/{study.name}: ")]
    assert any(told in line for line in found), found


def test_a_sentence_of_no_study_is_told() -> None:
    own = Course(romanum.game("hre"))
    own.studies = ()
    assert "studies/words/en.ftl: study-five-dioceses: no step says it" in faults(own.game, own)


# ---- bots


def test_a_bot_is_asked_as_a_person_is() -> None:
    own = course("hre")
    study = own.study("five-dioceses")
    for seed in range(6):
        tried = attempt(own, study, "tiro", seed)
        assert tried == attempt(own, study, "tiro", seed)
        plan = [answer.best for answer in study.answers]
        assert tried.solved == (
            len(tried.answers) == len(plan) and all(one in best for one, best in zip(tried.answers, plan, strict=True))
        )


def test_who_plays_at_random_goes_wrong_somewhere() -> None:
    tried = list(attempts(course("hre"), "tiro"))
    assert [one.study for one in tried] == [study.name for study in course("hre").studies]
    assert not all(one.solved for one in tried)


# ---- the finder


def test_what_is_found_is_a_study_but_for_its_words(tmp_path: Path) -> None:
    game = romanum.game("hre")
    finder = Finder(quick=20, pairs=8, long=60, stages=1, sure=0.5, margin=0.001, until=12)
    found = [one for seed in (3, 6) for one in find(game, finder, None, None, seed, {})]
    assert found
    for number, one in enumerate(found):
        assert one.best.value > one.novice.value
        (tmp_path / f"{number}.toml").write_text(as_draft(one), encoding="utf-8")
        study = posed(load(tmp_path / f"{number}.toml", Study, "draft"), "draft")
        tutor = Tutor(course("hre"), study)
        assert one.best.action.text in tutor.fitting(begun(tutor))
        assert begun(tutor).why_not(study.seat, study.novice) is None
