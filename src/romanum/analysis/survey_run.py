"""A survey carried out within a time: here, or wherever `spread` carries its tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Any, Final, TypeVar

from romanum.analysis.analysis import Analysis
from romanum.analysis.assessment import judged, weighed
from romanum.analysis.parts import Choice, Judged, Stretch, Weighed
from romanum.analysis.survey import Survey, hurried
from romanum.engine.match import Match

T = TypeVar("T")
Task = Stretch | Choice
Answer = list[Judged] | Weighed | None

JUDGING: Final = 0.4
"""The part of the time after which rolls are no longer tried,"""
WEIGHING: Final = 0.75
"""and that after which no more choices are weighed for the first time."""

Progress = Callable[[str, int, int], None]
"""Told what is being done (`judge`, `weigh`, `again`), how much of it is done and how much there is."""


Spread = Callable[[Callable[[Any], Answer], Iterable[Any]], Iterator[Answer]]
"""Where tasks are carried out: the answers in any order; None for one whose process died."""


def in_this_process(work: Callable[[Any], Answer], tasks: Iterable[Any]) -> Iterator[Answer]:
    """One after the other."""
    return map(work, tasks)


def quiet(what: str, done: int, of: int) -> None:
    """Tell nobody."""


def analyse(
    match: Match[Any],
    seconds: float = 60.0,
    *,
    bot: str = "",
    iterations: int | None = None,
    weigh: bool = True,
    jobs: int = 1,
    spread: Spread = in_this_process,
    progress: Progress = quiet,
    known: Analysis | None = None,
) -> Analysis:
    """Look a finished match over, for about so many seconds on so many processes; `NotOver` if it has no end yet.

    With `iterations`, each choice is weighed in so many lines of thought and the time is not looked at: the same match
    gives the same analysis on any machine. `known` is what was found before, which is taken up where it ended.
    """
    survey = Survey(match, bot, known)
    for _ in steps(survey, seconds, iterations, weigh, jobs, spread, progress):
        pass
    return survey.analysis()


def steps(
    survey: Survey,
    seconds: float,
    iterations: int | None,
    weigh: bool,
    jobs: int,
    spread: Spread,
    progress: Progress,
) -> Iterator[Survey]:
    """The same one answer at a time, for whoever wants to keep what has been found meanwhile."""
    begun = monotonic()

    def left(part: float) -> float:
        return seconds * part - (monotonic() - begun)

    def late(part: float) -> bool:
        return iterations is None and left(part) <= 0

    def each(what: str, work: Callable[[Any], Answer], tasks: list[Any], part: float) -> Iterator[Survey]:
        due = _hurrying(tasks, lambda: late(part)) if what == "judge" else _until(tasks, lambda: late(part))
        for done, answer in enumerate(spread(work, due), 1):
            survey.heard(answer)
            progress(what, done, len(tasks))
            yield survey

    yield from each("judge", judged, survey.stretches(), JUDGING if weigh else 1.0)
    if weigh:
        time = None if iterations else max(0.0, jobs * left(WEIGHING))
        yield from each("weigh", weighed, survey.choices(time, iterations), WEIGHING)
        time = None if iterations else max(0.0, jobs * left(1.0))
        yield from each("again", weighed, survey.doubtful(time, iterations), 1.0)


def _until(tasks: Iterable[Callable[[], T]], is_late: Callable[[], bool]) -> Iterator[T]:
    for make in tasks:
        if is_late():
            return
        yield make()


def _hurrying(tasks: Iterable[Callable[[], Stretch]], is_late: Callable[[], bool]) -> Iterator[Stretch]:
    """All of them, however late it gets."""
    for make in tasks:
        yield hurried(make()) if is_late() else make()
