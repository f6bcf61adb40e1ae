"""Lessons and studies over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from romanum.server.lobby.lessons import Lessons, lesson_cards, study_cards
from romanum.server.routes.request import Person
from romanum.server.wire import LessonCard, LessonInfo, LessonWish, MatchInfo

TheLessons = NamedDependency[Lessons]


@get("/games/{game:str}/lessons", sync_to_thread=False)
def course(game: FromPath[str]) -> list[LessonCard]:
    """The course of a game."""
    return lesson_cards(game)


@get("/games/{game:str}/studies", sync_to_thread=False)
def studies(game: FromPath[str]) -> list[LessonCard]:
    """The studies of a game."""
    return study_cards(game)


@post("/lessons")
async def begin(lessons: TheLessons, person: Person, data: JSONBody[LessonWish]) -> MatchInfo:
    """Begin a lesson or a study."""
    return await lessons.begin(person, data)


@get("/matches/{match:str}/lesson")
async def told(lessons: TheLessons, person: Person, match: FromPath[str]) -> LessonInfo:
    """What the lesson says now."""
    return await lessons.told(match, person)


LESSONS = [course, studies, begin, told]
