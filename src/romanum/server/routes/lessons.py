"""Lessons and studies over HTTP."""

from __future__ import annotations

from romanum.server.lobby.lessons import Lessons, lesson_cards, study_cards
from romanum.server.routes.request import Person
from romanum.server.routes.vocabulary import FromHouse, FromPath, JSONBody, get, post
from romanum.server.wire import LessonCard, LessonInfo, LessonWish, MatchInfo

TheLessons = FromHouse[Lessons]


@get("/games/{game:str}/lessons")
def course(game: FromPath[str]) -> list[LessonCard]:
    """The course of a game."""
    return lesson_cards(game)


@get("/games/{game:str}/studies")
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
