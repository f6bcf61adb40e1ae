"""Lessons and studies, moments in which a rule spoke, and how a game is played."""

from __future__ import annotations

import msgspec

from romanum.lessons import Voice


class LessonCard(msgspec.Struct):
    """A lesson in a course, or a study."""

    lesson: str
    title: str
    about: str
    minutes: int


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson or a study to be begun."""

    game: str
    lesson: str


class LessonInfo(Voice, kw_only=True, frozen=True):
    """What a lesson says at number `seq` of the log."""

    game: str
    lesson: str
    title: str
    seq: int
    next: str | None
    next_title: str


class SeenMoment(msgspec.Struct):
    """A moment of a recorded game in which a rule spoke: after `n` actions, and what happened there."""

    rule: str
    record: str
    n: int
    sentence: str


class SubjectInfo(msgspec.Struct):
    """One screen of how a game is played; the pictures are addresses on this server."""

    id: str
    language: str
    """What it is said in."""
    title: str
    text: list[str]
    points: list[str]
    rules: list[str]
    caption: str
    light: str
    dark: str


class HowToInfo(msgspec.Struct):
    """How a game is played."""

    intro: str
    language: str
    """What the intro is said in."""
    subjects: list[SubjectInfo]
