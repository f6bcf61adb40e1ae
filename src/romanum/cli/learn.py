"""`romanum learn`: the lessons of a game, played in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from romanum.cli.common import Complaint, complaints, complete_games, find_games, json_option, print_json

if TYPE_CHECKING:
    from romanum.lessons import Course, Lesson


def complete_lessons(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The lessons of the game that was named before, for shell completion."""
    from romanum.games import GAMES
    from romanum.lessons import course

    game = ctx.params.get("game")
    return [one.name for one in course(game).lessons if one.name.startswith(incomplete)] if game in GAMES else []


@click.command("learn")
@click.argument("game", required=False, shell_complete=complete_games)
@click.argument("lesson", required=False, shell_complete=complete_lessons)
@click.option("--list", "listed", is_flag=True, help="List the lessons and play none.")
@json_option
@click.pass_context
def command(ctx: click.Context, game: str | None, lesson: str | None, listed: bool, as_json: bool) -> None:
    """Learn GAME by playing: its first lesson, or LESSON, and then the next ones.

    A lesson is a small real position and a voice that says what to do; at the prompt everything works as in
    `romanum play`. Without GAME all lessons are listed.
    """
    from romanum.lessons import course

    courses = [course(found.id) for found in find_games([game] if game else [])]
    if game is None or listed or as_json:
        _list(courses, as_json)
        return
    ctx.exit(teach(courses[0], _first(courses[0], lesson)))


def _list(courses: list[Course], as_json: bool) -> None:
    if as_json:
        print_json([_as_dict(one) for one in courses])
        return
    for one in courses:
        click.echo(f"{one.game.title} (romanum learn {one.game.id})")
        for lesson in one.lessons:
            minutes = one.words.say("learn-minutes", {"minutes": lesson.minutes})
            click.echo(f"  {lesson.name:<12} {one.title(lesson)}: {one.about(lesson)} {minutes}")
        if not one.lessons:
            click.echo("  no lessons yet")


def _as_dict(course: Course) -> dict[str, Any]:
    lessons = [
        {"name": one.name, "title": course.title(one), "about": course.about(one), "minutes": one.minutes}
        for one in course.lessons
    ]
    return {"game": course.game.id, "lessons": lessons}


def _first(course: Course, name: str | None) -> Lesson:
    from romanum.lessons import NoSuchLesson

    if not course.lessons:
        raise Complaint(f"{course.game.id} has no lessons yet")
    try:
        return course.lesson(name) if name else course.lessons[0]
    except NoSuchLesson as problem:
        raise Complaint(str(problem)) from None


def teach(course: Course, lesson: Lesson) -> int:
    """Play a lesson or a study in the terminal, and the next ones as long as they are wanted; the exit code."""
    from romanum.cli.desk.lesson_voice import Lecture
    from romanum.cli.desk.terminal import Screen
    from romanum.text.console import console

    if sys.stdin is None or sys.stdin.closed:
        raise Complaint("there is nothing to read commands from")
    screen, code = Screen(console()), 0
    following: Lesson | None = lesson
    while following is not None and code == 0:
        with complaints(f"lesson {following.name}"):
            lecture = Lecture(course, following, screen)
        code = lecture.run()
        following = course.after(following) if lecture.goes_on else None
    return code
