"""Lessons and studies on a server: ordinary matches that begin in a position of theirs, seen by the learner alone."""

from __future__ import annotations

from typing import Protocol

import msgspec

from romanum.engine.speech.language import ENGLISH, speaking
from romanum.games import GAMES
from romanum.lessons import Course, Lesson, NoSuchLesson, course
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.lobby import Lobby
from romanum.server.lobby.match_infos import MatchInfos
from romanum.server.lobby.new_match import bot_seats, new_id
from romanum.server.lobby.quota import Quota
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.restoration import beginning_of
from romanum.server.tables.snapshots import program_of
from romanum.server.tables.storage import Storage
from romanum.server.tables.tutors import MARK, lesson_name
from romanum.server.wire import LessonCard, LessonInfo, LessonWish, MatchInfo

RECRUIT = "tiro"
"""Plays the other seats where the script leaves them free."""


def lesson_cards(game: str) -> list[LessonCard]:
    """The course of a game."""
    if game not in GAMES:
        raise not_found("game")
    own = course(game)
    return [_card(own, one) for one in own.lessons]


def study_cards(game: str) -> list[LessonCard]:
    """The studies of a game."""
    if game not in GAMES:
        raise not_found("game")
    own = course(game)
    return [_card(own, one) for one in own.studies]


def _card(own: Course, lesson: Lesson) -> LessonCard:
    return LessonCard(lesson.name, own.title(lesson), own.about(lesson), lesson.minutes)


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


class Parts(Protocol):
    """What lessons need of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    quota: Quota
    tables: Tables
    lobby: Lobby
    match_infos: MatchInfos


class Lessons:
    """Begins lessons, and says what they say."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def begin(self, person: PersonRow, wish: LessonWish) -> MatchInfo:
        """A match out of a lesson. The learner's earlier lessons are put away: each can be begun anew."""
        own, lesson = _lesson(wish)
        for row in await self._house.store.matches_of(person.id):
            if lesson_name(row) is not None and row.owner == person.id and not row.removed:
                await self._house.lobby.remove(row.id, person)
        chairs = bot_seats(lesson.seats, [lesson.seat], person, [RECRUIT])
        await self._house.quota.new_match(person, chairs)
        row = row_of(own, lesson, person)
        await self._house.store.add_match(row, chairs)
        started = await self._house.tables.table(row.id)
        row = msgspec.structs.replace(row, turn=list(started.pending))
        return self._house.match_infos.of(row, await self._house.store.chairs(row.id), person)

    async def told(self, match: str, person: PersonRow) -> LessonInfo:
        """What the lesson says to its learner now."""
        found = await self._house.admission.table(match, person, None)
        tutor = found.tutor
        if tutor is None:
            raise not_found("lesson")
        found = await self._house.admission.table(match, person, tutor.lesson.seat)
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
