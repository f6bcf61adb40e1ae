"""Whether the lessons and studies of a game can be played: what `romanum check` says of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from romanum.engine.data import DataError
from romanum.engine.game import Game
from romanum.engine.speech.language import ENGLISH
from romanum.engine.speech.translation import OTHERS, sources
from romanum.engine.speech.translation import faults as unfit
from romanum.lessons.course import FOLDER, STUDIES, Course, message, own_name
from romanum.lessons.lesson import OVER, PARTS, Lesson, Step
from romanum.lessons.rehearsal import Stuck, begun, play_aside, play_every_way
from romanum.lessons.study import Study
from romanum.lessons.tutor import Tutor

MOST_MINUTES: Final = 60
FIRST_MINUTES: Final = 10


def faults(game: Game[Any], course: Course | None = None) -> list[str]:
    """What is wrong with the lessons of a game, one line each."""
    try:
        course = course or Course(game)
    except DataError as problem:
        return [str(problem)]
    found = [f"lessons/{lesson.name}: {fault}" for lesson in course.lessons for fault in _of(course, lesson)]
    found += [f"studies/{study.name}: {fault}" for study in course.studies for fault in _of_study(course, study)]
    found += [f"{_place(name)}/words/en.ftl: {name}: no step says it" for name in _idle(course)]
    return found + [
        f"{_place(fault)}/words/{code}.ftl: {fault}" for code in OTHERS for fault in _translated(course, code)
    ]


def lacking(game: Game[Any]) -> list[str]:
    """What the course of a whole game still lacks, or what is wrong with it, one line each."""
    try:
        course = Course(game)
    except DataError as problem:
        return [str(problem)]
    found = [] if course.lessons else [f"{FOLDER}/: no lesson; the first is short, and begins where somebody is asked"]
    found += [] if course.studies else [f"{STUDIES}/: no study: a position, a question, and why the answer is best"]
    return [*found, *faults(game, course), *_of_the_first(game, course)]


def _of_the_first(game: Game[Any], course: Course) -> Iterator[str]:
    for first in course.lessons[:1]:
        if first.minutes > FIRST_MINUTES:
            yield f"{FOLDER}/{first.name}: the first lesson takes {FIRST_MINUTES} minutes at most"
        if first.seat not in first.begin(game).pending:
            yield f"{FOLDER}/{first.name}: the first lesson begins where its learner is asked"


def _place(message: str) -> str:
    """The folder in whose words a sentence stands."""
    return STUDIES if message.startswith("study-") else FOLDER


def _translated(course: Course, code: str) -> list[str]:
    """What stands in another language fits what stands in English."""
    return unfit(sources(course.own_folders, ENGLISH), sources(course.own_folders, code))


def _of(course: Course, lesson: Lesson) -> Iterator[str]:
    """A lesson that is wrong in itself is not played."""
    written = list(_written(course, lesson))
    yield from written or _played(course, lesson)


def _of_study(course: Course, study: Study) -> Iterator[str]:
    """Beside what is true of lessons: its name is its own, and a novice can go wrong in it."""
    if any(lesson.name == study.name for lesson in course.lessons):
        yield "a lesson has that name"
    if study.worth is not None and not study.worth[0] > study.worth[1]:
        yield "what a novice plays is worth as much"
    found = list(_of(course, study))
    yield from found or _of_novice(course, study)


def _of_novice(course: Course, study: Study) -> Iterator[str]:
    """What a novice plays is offered, and is another answer."""
    tutor = Tutor(course, study)
    match = begun(tutor)
    if match.why_not(study.seat, study.novice) is not None:
        yield f"the novice's {study.novice!r} is not offered"
    elif study.novice in tutor.fitting(match):
        yield f"the novice's {study.novice!r} is best"


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
    about = () if isinstance(lesson, Study) else (f"{own_name(lesson)}-about",)
    return [own_name(lesson), *about, *(message(lesson, one) for one in said)]


def _idle(course: Course) -> list[str]:
    """Sentences that stand there for nothing."""
    if not course.lessons:
        return []
    needed = {name for lesson in (*course.lessons, *course.studies) for name in _needed(lesson)}
    return sorted(name for name in course.own_messages if name not in needed)
