"""Whether the lessons of a game can be played: what `romanum check` says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from romanum.engine.data import DataError
from romanum.engine.game import Game
from romanum.engine.language import ENGLISH
from romanum.engine.translation import OTHERS, sources
from romanum.engine.translation import faults as unfit
from romanum.lessons.course import Course
from romanum.lessons.hands import Stuck, begun, play_aside, play_every_way
from romanum.lessons.lesson import OVER, PARTS, Lesson, Step
from romanum.lessons.tutor import Tutor

MOST_MINUTES: Final = 60


def faults(game: Game[Any], course: Course | None = None) -> list[str]:
    """What is wrong with the lessons of a game, one line each."""
    try:
        course = course or Course(game)
    except DataError as problem:
        return [str(problem)]
    found = [f"lessons/{lesson.name}: {fault}" for lesson in course.lessons for fault in _of(course, lesson)]
    found += [f"lessons/words/en.ftl: {name}: no step says it" for name in _idle(course)]
    return found + [f"lessons/words/{code}.ftl: {fault}" for code in OTHERS for fault in _translated(course, code)]


def _translated(course: Course, code: str) -> list[str]:
    """What stands in another language fits what stands in English."""
    return unfit(sources(course.own_folders, ENGLISH), sources(course.own_folders, code))


def _of(course: Course, lesson: Lesson) -> Iterator[str]:
    """A lesson that is wrong in itself is not played."""
    written = list(_written(course, lesson))
    yield from written or _played(course, lesson)


def _written(course: Course, lesson: Lesson) -> Iterator[str]:
    yield from (f"no sentence {name}" for name in _needed(lesson) if not course.words_in(ENGLISH).has(name))
    says = [step.say for step in lesson.step]
    yield from (f"{say!r} is said twice" for say in sorted(set(says)) if says.count(say) > 1)
    if not lesson.deeds:
        yield "there is nothing to do in it"
    if not lesson.step or not lesson.step[-1].is_page:
        yield "its last step is not a page to be read"
    if not 0 < lesson.minutes <= MOST_MINUTES:
        yield f"{lesson.minutes} minutes"
    for step in lesson.step:
        yield from (f"step {step.say!r}: {fault}" for fault in _of_step(course.game, lesson, step))


def _of_step(game: Game[Any], lesson: Lesson, step: Step) -> Iterator[str]:
    if step.rule and step.rule not in game.rules:
        yield f"no rule {step.rule!r}"
    if step.until and (step.expect or step.leads or step.counts or step.otherwise):
        yield "where anything may be done nothing is expected"
    if step.way and not (step.expect or step.leads):
        yield "there is a way and nothing that it leads to"
    if step.is_page and (step.otherwise or step.counts or step.others):
        yield "a page expects nothing, so nothing else can be done"
    if step.then and (not step.counts or lesson.number(step.then) < 0):
        yield f"it cannot go on with {step.then!r}"
    for kind in (step.leads, step.until):
        if kind and kind != OVER and not game.words.has(f"event-{kind}"):
            yield f"no event is called {kind!r}"
    for point in step.point:
        if point not in (PARTS if point.startswith("@") else game.names):
            yield f"it points at {point!r}, which is nowhere"


def _played(course: Course, lesson: Lesson) -> Iterator[str]:
    """Played to its end by all that fits, and aside where there is something else to do."""
    aside = (play_aside,) if any(step.expect or step.leads for step in lesson.step) else ()
    for play in (play_every_way, *aside):
        tutor = Tutor(course, lesson)
        try:
            play(tutor, begun(tutor))
        except Stuck as problem:
            yield str(problem)
            return


def _needed(lesson: Lesson) -> list[str]:
    """The sentences of a lesson."""
    said = [*(step.say for step in lesson.step), *(step.otherwise for step in lesson.step if step.otherwise)]
    own = f"lesson-{lesson.name}"
    return [own, f"{own}-about", *(f"{own}-{one}" for one in said)]


def _idle(course: Course) -> list[str]:
    """Sentences that stand there for nothing."""
    if not course.lessons:
        return []
    needed = {name for lesson in course.lessons for name in _needed(lesson)}
    return sorted(name for name in course.own_messages if name not in needed)
