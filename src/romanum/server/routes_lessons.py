"""Lessons over HTTP."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from romanum.server import lessons
from romanum.server.asking import Person, TheHouse, TheLobby
from romanum.server.wire import LessonCard, LessonInfo, LessonWish, MatchInfo


@get("/games/{game:str}/lessons", sync_to_thread=False)
def course(game: FromPath[str]) -> list[LessonCard]:
    """The course of a game."""
    return lessons.lesson_cards(game)


@post("/lessons")
async def begin(lobby: TheLobby, person: Person, data: JSONBody[LessonWish]) -> MatchInfo:
    """Begin a lesson."""
    return await lessons.begin(lobby, person, data)


@get("/matches/{match:str}/lesson")
async def told(house: TheHouse, person: Person, match: FromPath[str]) -> LessonInfo:
    """What the lesson says now."""
    return await lessons.told(house, match, person)


LESSONS = [course, begin, told]
