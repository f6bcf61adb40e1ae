"""`romanum studies`: who finds the best plan in positions chosen for it; one's own try; drafts of new ones."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.arena import complete_bots
from romanum.cli.common import Complaint, complete_games, find_games, json_option, print_json

if TYPE_CHECKING:
    from romanum.lessons import Course
    from romanum.lessons.bot_exam import Attempt

ASKED: Final = "miles,centurio,legatus,imperator"
"""Who is asked unless others are named."""


def complete_studies(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The studies of the game that was named before, for shell completion."""
    from romanum.games import GAMES
    from romanum.lessons import course

    game = ctx.params.get("game")
    return [one.name for one in course(game).studies if one.name.startswith(incomplete)] if game in GAMES else []


@click.command("studies")
@click.argument("game", required=False, shell_complete=complete_games)
@click.option(
    "--bots", default=ASKED, show_default=True, shell_complete=complete_bots, help="Who is asked, with commas."
)
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="Seconds a searching bot may think.")
@click.option("--iterations", type=click.IntRange(min=1), help="Positions a searching bot may look at, instead.")
@click.option("--seed", type=int, default=1, show_default=True, help="The luck of the bots, or of the games of --find.")
@click.option("-v", "--verbose", is_flag=True, help="Say which were missed, and by what.")
@click.option("--solve", metavar="STUDY", shell_complete=complete_studies, help="Try one yourself, and the next ones.")
@click.option("--list", "listed", is_flag=True, help="List the studies and ask nobody.")
@click.option("--find", type=click.Path(path_type=Path, file_okay=False), help="Write drafts of new ones there.")
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="Games for --find.")
@click.option("--scenario", metavar="NAME", help="The starting situation for --find,")
@click.option("--stages", type=click.IntRange(min=1), default=8, show_default=True, help="and how far it looks.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str | None,
    bots: str,
    verbose: bool,
    solve: str | None,
    listed: bool,
    find: Path | None,
    games: int,
    scenario: str | None,
    stages: int,
    as_json: bool,
    **how: Any,
) -> None:
    """Studies of GAME, or of all games: how many of them each bot solves.

    A study is a position with one question. Whoever plays what is best there has solved it.
    """
    from romanum.lessons import course

    if game is None and (solve or find):
        raise Complaint("name the game as well")
    courses = [course(found.id) for found in find_games([game] if game else [])]
    if solve:
        ctx.exit(_solve(courses[0], solve))
    if find:
        _find(courses[0], find, range(how["seed"], how["seed"] + games), scenario, stages)
    elif listed:
        _list(courses)
    else:
        _ask(courses, [name.strip() for name in bots.split(",")], verbose, as_json, **how)


def _list(courses: list[Course]) -> None:
    for one in courses:
        click.echo(f"{one.game.title} (romanum studies {one.game.id} --solve STUDY)")
        for study in one.studies:
            click.echo(f"  {study.name:<20} {one.title(study)}: {one.about(study)}")
        if not one.studies:
            click.echo("  no studies yet")


def _ask(courses: list[Course], bots: list[str], verbose: bool, as_json: bool, **how: Any) -> None:
    from romanum.bots import make_bot
    from romanum.lessons.bot_exam import attempts

    try:
        for bot in bots:
            make_bot(bot)
    except ValueError as problem:
        raise Complaint(str(problem)) from None
    tried: list[Attempt] = []
    for one in courses:
        for bot in bots if one.studies else ():
            found = list(attempts(one, bot, **how))
            tried += found
            if not as_json:
                _print(one, bot, found, verbose)
    if as_json:
        print_json(tried)
    elif not tried:
        click.echo("no studies yet")


def _print(course: Course, bot: str, found: list[Attempt], verbose: bool) -> None:
    solved = sum(one.solved for one in found)
    click.echo(f"{course.game.id:<9} {bot:<10} solves {solved} of {len(found)} ({solved / len(found):.0%})")
    for one in found:
        if verbose and not one.solved:
            click.echo(f"  {one.study}: plays {', '.join(one.answers)}; best is {' or '.join(one.wanted)}")


def _solve(course: Course, name: str) -> int:
    from romanum.cli.learn import teach
    from romanum.lessons import NoSuchLesson

    try:
        return teach(course, course.study(name))
    except NoSuchLesson as problem:
        raise Complaint(str(problem)) from None


def _find(course: Course, folder: Path, seeds: range, scenario: str | None, stages: int) -> None:
    from romanum.lessons.study_drafts import Finder, as_draft, find

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Complaint(f"{folder}: {problem.strerror}") from None
    for seed in seeds:
        for found in find(course.game, Finder(stages=stages), scenario, None, seed, {}):
            file = folder / f"{found.scenario}-{seed}-{len(found.played)}-{found.kind}.toml"
            file.write_text(as_draft(found), encoding="utf-8")
            click.echo(f"{file.name}: {found.prompt} {found.best.action.text}, not {found.novice.action.text}")
