"""Bots before studies: what they answer, and how many they solve."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from romanum.bots import Chair, make_bot
from romanum.lessons.course import Course
from romanum.lessons.rehearsal import begun
from romanum.lessons.study import Study
from romanum.lessons.tutor import Tutor


class Attempt(msgspec.Struct, frozen=True):
    """How a bot did in a study."""

    bot: str
    game: str
    study: str
    solved: bool
    answers: list[str]
    """What it played, until it was clear."""
    wanted: list[str]
    """What was best when it played the last of them."""


def attempt(
    course: Course,
    study: Study,
    bot: str,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
) -> Attempt:
    """Let a bot answer until the study is solved or missed."""
    tutor = Tutor(course, study)
    match = begun(tutor)
    player = make_bot(bot, seed, seconds, iterations)
    answers: list[str] = []
    wanted: tuple[str, ...] = ()
    while (step := tutor.step(match)) is not None:
        answer = tutor.answer(match)
        if answer is not None:
            match.play(*answer)
            continue
        chosen = player.choose(Chair(match, study.seat))
        answers.append(chosen.text)
        wanted = step.expect
        match.enter(study.seat, chosen)
    return Attempt(bot, course.game.id, study.name, not tutor.missed(match), answers, list(wanted))


def attempts(
    course: Course, bot: str, seed: int = 0, seconds: float | None = None, iterations: int | None = None
) -> Iterator[Attempt]:
    """One after the other all studies of a game, each with luck of its own that is the same on any machine."""
    for number, study in enumerate(course.studies):
        yield attempt(course, study, bot, seed * len(course.studies) + number, seconds, iterations)
