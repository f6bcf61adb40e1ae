"""Every lesson of every game is played to its end, straight on and aside; and what is wrong with one is told."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.match import CannotUndo, Match
from romanum.engine.speech.language import speaking
from romanum.games import OURS
from romanum.lessons import Course, Lesson, NoSuchLesson, Step, Tutor, course
from romanum.lessons.check import faults, lacking
from romanum.lessons.rehearsal import Stuck, begun, play_aside, play_every_way, play_on, something_else
from size import size
from toy.game import Toy

ALL = [(name, lesson.name) for name in OURS for lesson in course(name).lessons]
SCRIPTED = [
    (game, name) for game, name in ALL if any(step.expect or step.leads for step in course(game).lesson(name).step)
]
"""Those in which something is expected; in the others play is free from beginning to end."""


def tutor_of(game: str, name: str) -> Tutor:
    return Tutor(course(game), course(game).lesson(name))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_hands_that_do_what_is_expected_come_to_the_end(game: str, name: str) -> None:
    tutor = tutor_of(game, name)
    match = begun(tutor)
    assert not tutor.voice(match).over
    play_on(tutor, match)
    said = tutor.voice(match)
    assert said.over
    assert said.done == said.deeds
    assert said.pages[-1].text


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_whatever_is_done_of_what_fits_leads_to_the_end(game: str, name: str) -> None:
    tutor = tutor_of(game, name)
    free = any(step.until for step in tutor.lesson.step)
    for luck in range(size(3, 40) if free else 1):
        assert play_every_way(tutor, begun(tutor), luck) > 0


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_something_else_is_held_back_or_leads_to_the_end_as_well(game: str, name: str) -> None:
    tutor = tutor_of(game, name)
    assert play_aside(tutor, begun(tutor)) > 0


@pytest.mark.parametrize("game", OURS)
def test_nothing_is_wrong_with_the_lessons_and_the_first_is_short(game: str) -> None:
    assert lacking(romanum.game(game)) == []


def test_a_draft_may_have_none() -> None:
    assert [line.partition(":")[0] for line in lacking(Toy())] == ["lessons/", "studies/"]


@pytest.mark.parametrize(("game", "name"), SCRIPTED)
def test_whatever_came_of_what_was_done_it_can_be_taken_back(game: str, name: str) -> None:
    tutor = tutor_of(game, name)
    match = begun(tutor)
    while (step := tutor.step(match)) is not None and not step.until:
        before, stand, (done, *_) = match.position.to_json(), tutor.stand(match), tutor.fitting(match)
        match.play(tutor.lesson.seat, done)
        while (answer := tutor.answer(match)) is not None:
            match.play(*answer)
        after, twin = match.position.to_json(), match.copy()
        assert tutor.why_no_undo(twin) == ""
        assert tutor.undo(twin) == done
        assert (twin.position.to_json(), tutor.stand(twin)) == (before, stand)
        twin.play(tutor.lesson.seat, done)
        while (answer := tutor.answer(twin)) is not None:
            twin.play(*answer)
        assert twin.position.to_json() == after


# ---- the tutor, in Gaul


@pytest.fixture
def gaul() -> tuple[Tutor, Match[Any]]:
    tutor = tutor_of("hre", "battle")
    return tutor, begun(tutor)


def test_what_is_not_expected_is_not_even_done(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    why = tutor.objection(match, 2, "place sicilia")
    assert why is not None
    assert "Narbonensis" in why.message
    assert why.rule == "9.3.1a"
    assert tutor.objection(match, 2, "place narbonensis") is None


def test_what_the_rules_forbid_is_left_to_the_rules(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    assert match.why_not(2, "place belgica") is not None
    assert tutor.objection(match, 2, "place belgica") is None


def test_the_script_is_followed_and_taking_back_leads_back_in_it(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    assert [page.point for page in tutor.voice(match).pages] == [("aquitania", "lugdunensis"), ("narbonensis",)]
    match.play(2, "place narbonensis")
    said = tutor.voice(match)
    assert (said.done, said.deeds, said.fits) == (1, 5, ["attack lugdunensis from aquitania"])
    match.undo(2)
    assert tutor.voice(match).done == 0


def test_nothing_is_taken_back_before_the_lesson_began(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    assert match.history
    assert tutor.why_no_undo(match) == "Nothing has been done yet."
    with pytest.raises(CannotUndo, match="Nothing has been done yet"):
        tutor.undo(match)
    assert len(match.history) == tutor.base


def test_the_end_of_a_match_can_be_taken_back_too() -> None:
    tutor = changed(step=(Step("place", until="over"), END))
    match = begun(tutor)
    play_on(tutor, match)
    assert match.over
    while tutor.voice(match).over or 2 not in match.pending:
        assert tutor.undo(match)
    assert not match.over


def test_what_was_played_by_earlier_rules_stays(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    match.play(2, "place narbonensis")
    match.carried.append((len(match.history), 1))
    assert tutor.why_no_undo(match) == "The program has been updated since."
    match.play(2, "attack lugdunensis from aquitania")
    assert tutor.why_no_undo(match) == ""


def test_the_dice_fall_as_the_story_wants_it_and_it_is_said(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    assert "dice" in tutor.voice(match).dice
    match.play(2, "place narbonensis")
    match.play(2, "attack lugdunensis from aquitania")
    rolled = next(event for event in reversed(match.events) if event.kind == "round")
    assert "6, 4, 2, Galli 3" in match.sentence(rolled)


def test_several_actions_at_once_are_looked_at_one_by_one(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    assert tutor.objection_on_the_way(match, 2, ["place narbonensis", "attack lugdunensis from aquitania"]) is None
    why = tutor.objection_on_the_way(match, 2, ["place narbonensis", "place sicilia"])
    assert why is not None
    assert "Caesar" in why.message
    assert len(match.history) == tutor.base


def test_the_match_of_a_lesson_can_be_recorded_and_replayed(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor, match = gaul
    play_on(tutor, match)
    assert romanum.replay(match.record).fingerprint() == match.fingerprint()


# ---- other kinds of steps


def changed(**fields: Any) -> Tutor:
    """The first lesson with another script, which says what its own says."""
    own = course("hre")
    return Tutor(own, msgspec.structs.replace(own.lesson("battle"), **fields))


END = Step("end")


def test_something_else_may_count_and_is_remarked_on() -> None:
    step = Step("place", expect=("place narbonensis",), otherwise="place-else", counts=True)
    tutor = changed(step=(step, END))
    match = begun(tutor)
    assert tutor.objection(match, 2, "place sicilia") is None
    match.play(2, "place sicilia")
    said = tutor.voice(match)
    assert said.over
    assert "Legions even sail" in said.remark
    match.undo(2)
    match.play(2, "place narbonensis")
    assert tutor.voice(match).remark == ""


def test_something_else_that_counts_may_lead_elsewhere_in_the_script() -> None:
    first = Step("place", expect=("place narbonensis",), counts=True, then="fort")
    tutor = changed(step=(first, Step("attack", expect=("attack *",)), Step("fort", expect=("raise *",)), END))
    match = begun(tutor)
    match.play(2, "place sicilia")
    assert tutor.step(match) == tutor.lesson.step[2]


def test_any_action_will_do_that_leads_to_what_is_wanted() -> None:
    tutor = changed(step=(Step("attack", leads="round"), END))
    match = begun(tutor)
    fits = tutor.fitting(match)
    assert "attack lugdunensis from aquitania" in fits
    assert all(action.startswith("attack ") for action in fits)
    assert tutor.objection(match, 2, "place sicilia") is not None
    match.play(2, "attack lugdunensis from aquitania")
    assert tutor.voice(match).over


def test_what_is_on_the_way_is_done_and_the_step_waits_for_its_end() -> None:
    step = Step("attack", expect=("attack lugdunensis from a*",), way=("place narbonensis", "place lugdunensis"))
    tutor = changed(step=(step, END))
    match = begun(tutor)
    fits = ["attack lugdunensis from aquitania", "place narbonensis"]
    assert tutor.fitting(match) == fits
    assert tutor.objection(match, 2, "place narbonensis") is None
    assert tutor.objection(match, 2, "place sicilia") is not None
    match.play(2, "place narbonensis")
    assert tutor.voice(match).done == 0
    match.play(2, "attack lugdunensis from aquitania")
    assert tutor.voice(match).over


def test_one_only_goes_on_along_the_way() -> None:
    step = Step("attack", expect=("attack *",), way=("place narbonensis", "place s*", "place roma"))
    tutor = changed(step=(step, END))
    match = begun(tutor)
    match.play(2, "place sicilia")
    assert match.why_not(2, "place narbonensis") is None
    assert tutor.objection(match, 2, "place narbonensis") is not None, "it was passed over"
    assert {"place sicilia", "place roma"} <= {*tutor.fitting(match)}, "a star stands for several"
    match.play(2, "place roma")
    assert match.why_not(2, "place roma") is None
    assert tutor.objection(match, 2, "place roma") is not None, "it was done"


def test_a_lesson_that_can_lock_is_told() -> None:
    tutor = changed(step=(Step("place", expect=("place aquitania",), way=("place *",)), END))
    play_on(tutor, begun(tutor))
    with pytest.raises(Stuck, match=r"'place': nothing that is expected is offered after place \w+, place"):
        play_every_way(tutor, begun(tutor))


def test_the_farthest_on_the_way_comes_first() -> None:
    step = Step("attack", expect=("done",), way=("place *", "place sicilia", "place narbonensis"))
    tutor = changed(step=(step, END))
    fits = tutor.fitting(begun(tutor))
    assert fits[:3] == ["done", "place narbonensis", "place sicilia"]
    assert len(fits) > 3


def test_free_play_lasts_until_something_happens() -> None:
    tutor = changed(step=(Step("place", until="points"), END))
    match = begun(tutor)
    assert tutor.voice(match).free
    match.play(2, "place sicilia")
    assert not tutor.voice(match).over
    play_on(tutor, match)
    assert any(event.kind == "points" for event in match.events[-30:])
    assert tutor.voice(match).over


def test_the_others_answer_by_the_script() -> None:
    step = Step("city", expect=("done", "found *", "raise *", "place *"))
    whole = (*(msgspec.structs.replace(step, say=str(n)) for n in range(4)), step)
    tutor = changed(step=(*whole, Step("x", expect=("*",)), END))
    match = begun(tutor)
    while match.pending == (2,):
        match.play(2, tutor.fitting(match)[0])
    (seat,) = match.pending
    last = tutor.stand(match).last
    steps = [*tutor.lesson.step]
    offered = match.decision(seat).options[-1].text
    steps[last] = msgspec.structs.replace(steps[last], others=(offered,))
    scripted = Tutor(tutor.course, msgspec.structs.replace(tutor.lesson, step=tuple(steps)), tutor.base)
    assert tutor.answer(match) is None
    assert scripted.answer(match) == (seat, offered)


# ---- what is wrong is told


def wrong(**fields: Any) -> list[str]:
    """What is told of a course that has this lesson alone."""
    broken = copy(course("hre"))
    broken.lessons, broken.studies = (msgspec.structs.replace(broken.lesson("battle"), **fields),), ()
    return [line for line in faults(broken.game, broken) if line.startswith("lessons/battle: ")]


PLACE = Step("place", expect=("place narbonensis",))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"step": (msgspec.structs.replace(PLACE, say="nothing"), END)}, "no sentence lesson-battle-nothing"),
        ({"step": (msgspec.structs.replace(PLACE, rule="99z"), END)}, "no rule '99z'"),
        ({"step": (msgspec.structs.replace(PLACE, point=("atlantis",)), END)}, "'atlantis', which is nowhere"),
        ({"step": (msgspec.structs.replace(PLACE, expect=("place belgica",)), END)}, "nothing that is expected is"),
        ({"step": (msgspec.structs.replace(PLACE, expect=("place *", "raise *"), say="hello"), PLACE)}, "last step"),
        ({"step": (msgspec.structs.replace(PLACE, leads="flood"), END)}, "no event is called 'flood'"),
        ({"step": (msgspec.structs.replace(PLACE, then="fort"), END)}, "cannot go on with 'fort'"),
        ({"step": (msgspec.structs.replace(PLACE, until="points"), END)}, "nothing is expected"),
        ({"step": (Step("hello", way=("place *",)), PLACE, END)}, "nothing that it leads to"),
        ({"step": (PLACE, PLACE, END)}, "'place' is said twice"),
        ({"step": (END,)}, "there is nothing to do in it"),
        ({"played": "0 give narbonensis"}, "its opening does not fit"),
        ({"played": "keep"}, "not a seat and an action"),
        ({"seat": 1}, "seat 1 is not asked"),
        ({"seats": 9}, "players, not 9"),
        ({"minutes": 0}, "0 minutes"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_told(fields: dict[str, Any], told: str) -> None:
    (line, *_) = wrong(**fields)
    assert told in line


def test_an_opening_that_ends_with_somebody_else_has_no_answer_for_him() -> None:
    tutor = changed(
        step=(Step("place", expect=("done",)), Step("city", expect=("done",)), Step("fort", expect=("*",)), END)
    )
    with pytest.raises(Stuck, match=r"seat . is asked .* and has no answer"):
        play_on(tutor, begun(tutor))


def test_a_sentence_that_nobody_says_is_told() -> None:
    broken = copy(course("hre"))
    shorter: Lesson = msgspec.structs.replace(broken.lessons[0], step=(PLACE, END))
    broken.lessons, broken.studies = (shorter,), ()
    assert "lessons/words/en.ftl: lesson-battle-hello: no step says it" in faults(broken.game, broken)


def test_words_in_another_language_that_do_not_fit_are_told(tmp_path: Path) -> None:
    words = tmp_path / "words"
    words.mkdir()
    (words / "en.ftl").write_text("lesson-a = One.\nlesson-b = Two.\n", encoding="utf-8")
    (words / "de.ftl").write_text("lesson-a = Eins { $more }.\nlesson-c = Drei.\n", encoding="utf-8")
    own = Course(romanum.game("hre"), tmp_path)
    assert faults(own.game, own) == [
        "lessons/words/de.ftl: lesson-a: has the facts ['more'], in English []",
        "lessons/words/de.ftl: lesson-c: there is no such sentence in English",
    ]
    with speaking("de"):
        assert own.words.say("lesson-b", {}) == "Two."
    assert own.words.say("lesson-a", {}) == "One."


def test_there_is_nothing_else_to_do_in_free_play(gaul: tuple[Tutor, Match[Any]]) -> None:
    tutor = changed(step=(Step("place", until="points"), END))
    assert something_else(tutor, begun(tutor)) == ""
    assert something_else(*gaul) != ""


def test_a_lesson_is_found_by_its_name_and_the_next_one_follows() -> None:
    own = course("hre")
    assert own.lesson("battle") is own.lessons[0]
    following = [own.after(lesson) for lesson in own.lessons]
    assert following == [*own.lessons[1:], None]
    with pytest.raises(NoSuchLesson, match="there are: battle"):
        own.lesson("elephants")
