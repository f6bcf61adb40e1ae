"""Lessons on a server: ordinary matches that begin in the position of a lesson, seen by their learner alone."""

from __future__ import annotations

import msgspec

from romanum.engine.language import ENGLISH, speaking
from romanum.games import GAMES
from romanum.lessons import Course, Lesson, NoSuchLesson, course
from romanum.server.build import beginning_of
from romanum.server.house import House
from romanum.server.limits import PLACE
from romanum.server.lobby import Lobby, bot_seats, match_info, new_id
from romanum.server.problem import Problem, not_found
from romanum.server.snapshots import program_of
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.store import new_token, now
from romanum.server.tutoring import MARK, lesson_name
from romanum.server.wire import LessonCard, LessonInfo, LessonWish, MatchInfo

RECRUIT = "tiro"
"""Plays the other seats where the script leaves them free."""


def lesson_cards(game: str) -> list[LessonCard]:
    """The course of a game."""
    if game not in GAMES:
        raise not_found("game")
    own = course(game)
    return [LessonCard(one.name, own.title(one), own.about(one), one.minutes) for one in own.lessons]


async def begin(lobby: Lobby, person: PersonRow, wish: LessonWish) -> MatchInfo:
    """A match out of a lesson. The learner's earlier lessons are put away: each can be begun anew."""
    house, (own, lesson) = lobby.house, _lesson(wish)
    for row in await house.store.matches_of(person.id):
        if lesson_name(row) is not None and row.owner == person.id and not row.removed:
            await lobby.remove(row.id, person)
    chairs = bot_seats(lesson.seats, [lesson.seat], person, RECRUIT)
    await house.quota.new_match(person, chairs)
    row = row_of(own, lesson, person)
    await house.store.add_match(row, chairs)
    started = await house.tables.table(row.id)
    row = msgspec.structs.replace(row, turn=list(started.pending))
    return match_info(house, row, await house.store.chairs(row.id), person)


def _lesson(wish: LessonWish) -> tuple[Course, Lesson]:
    if wish.game not in GAMES:
        raise not_found("game")
    own = course(wish.game)
    try:
        return own, own.lesson(wish.lesson)
    except NoSuchLesson as problem:
        raise Problem(404, "not-found", f"{problem}.") from None


def row_of(own: Course, lesson: Lesson, person: PersonRow) -> MatchRow:
    """The match that a lesson is, at its first question."""
    match = lesson.begin(own.game)
    with speaking(ENGLISH):
        title = own.title(lesson)
    return MatchRow(
        id=new_id(),
        game=own.game.id,
        rules=own.game.rules_version,
        build=program_of(own.game),
        scenario=match.scenario,
        options=match.options,
        title=title,
        names=match.names,
        dice=msgspec.to_builtins(match.position.dice),
        start=beginning_of(match.position, match.events_for(lesson.seat)),
        branch_of=f"{MARK}{lesson.name}",
        owner=person.id,
        watch=new_token(),
        state="running",
        turn=list(match.pending),
        created=now(),
        changed=now(),
        place=PLACE.get(),
    )


async def told(house: House, match: str, person: PersonRow) -> LessonInfo:
    """What the lesson says to its learner now."""
    found = await house.table(match, person, None)
    tutor = found.tutor
    if tutor is None:
        raise not_found("lesson")
    found = await house.table(match, person, tutor.lesson.seat)
    async with found.still() as played:
        voice, seq = tutor.voice(played), found.seq
    following = tutor.course.after(tutor.lesson)
    return LessonInfo(
        game=tutor.course.game.id,
        lesson=tutor.lesson.name,
        title=tutor.course.title(tutor.lesson),
        seq=seq,
        **msgspec.structs.asdict(voice),
        next=None if following is None else following.name,
        next_title="" if following is None else tutor.course.title(following),
    )
