"""Which matches are lessons, and the tutor of each."""

from __future__ import annotations

from typing import Final

from romanum.games import GAMES
from romanum.lessons import NoSuchLesson, Tutor, course
from romanum.server.store import MatchRow

MARK: Final = "lesson:"
"""How the origin of a match begins that is a lesson: no match has such an id."""


def lesson_name(row: MatchRow) -> str | None:
    """The name of the lesson that a match is; None if it is none."""
    origin = row.branch_of or ""
    return origin.removeprefix(MARK) if origin.startswith(MARK) else None


def title_of(row: MatchRow) -> str:
    """What a match is called: a lesson in the language that is spoken, any other as it was named."""
    tutor = tutor_of(row)
    return row.title if tutor is None else tutor.course.title(tutor.lesson)


def origin_of(row: MatchRow) -> str | None:
    """The match from which another was branched; None where there is none, and for lessons."""
    return None if lesson_name(row) is not None else row.branch_of


def tutor_of(row: MatchRow) -> Tutor | None:
    """Who leads through a match that is a lesson; None if it is none, or one that this program no longer has."""
    name = lesson_name(row)
    if name is None or row.game not in GAMES:
        return None
    own = course(row.game)
    try:
        return Tutor(own, own.lesson(name))
    except NoSuchLesson:
        return None
