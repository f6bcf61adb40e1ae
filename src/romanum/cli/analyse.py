"""`romanum analyse`: a recorded match looked over by a strong bot."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli import INTERRUPTED
from romanum.cli.arena import complete_bots
from romanum.cli.common import Complaint, complaints, json_option, print_json, read_record

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from romanum.analysis import Analysis, Survey
    from romanum.analysis.narration import TurningPoint
    from romanum.analysis.survey_run import Answer, Progress, Spread
    from romanum.engine.match import Match

KEEPING: Final = 5.0
"""So often, in seconds, what has been found is written down."""
DOING: Final = {"judge": "Actions", "weigh": "Choices", "again": "Second looks"}


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seconds", type=click.FloatRange(min=1), default=120.0, show_default=True, help="About how long it may take."
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to think in.  [default: one a core]")
@click.option(
    "--bot", default="", metavar="NAME", shell_complete=complete_bots, help="Who looks.  [default: the strongest]"
)
@click.option("--iterations", type=click.IntRange(min=1), help="Lines of thought a choice, instead of a time.")
@click.option(
    "--only", type=click.Choice(["turning-points"]), help="Look at chances and dice and weigh no choices: much quicker."
)
@click.option("--fresh", is_flag=True, help="Begin anew, whatever was found before.")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a report with pictures.")
@json_option
@click.pass_context
def command(
    ctx: click.Context, /, file: Path, only: str | None, fresh: bool, page: Path | None, as_json: bool, **how: Any
) -> None:
    """Look the finished match of the record FILE over: turning points, missed chances, luck against play.

    What is found is kept beside the record: called again, it goes on where it ended. So does it after Ctrl-C.
    """
    match = _finished(file)
    if page is not None and not page.parent.is_dir():
        raise Complaint(f"{page}: there is no folder {page.parent}")
    found, interrupted = _look_over(match, file, only is None, fresh, as_json, **how)
    if len(found.looks) < len(match.history):
        raise Complaint("stopped before there was anything to tell; called again, it goes on from there")
    if as_json:
        print_json(as_dict(match, found))
    else:
        _print(match, found)
    if page is not None:
        _write(match, found, page)
    ctx.exit(INTERRUPTED if interrupted else 0)


def _finished(file: Path) -> Match[Any]:
    import romanum
    from romanum.engine.record import replay

    record = read_record(file)
    with complaints(str(file)):
        match = replay(record, romanum.game)
    if not match.over:
        raise Complaint(f"{file}: this match is not over, and only a whole one can be looked over")
    return match


def _look_over(
    match: Match[Any],
    file: Path,
    weigh: bool,
    fresh: bool,
    quiet: bool,
    *,
    seconds: float,
    jobs: int | None,
    bot: str,
    iterations: int | None,
) -> tuple[Analysis, bool]:
    """What is found, and whether somebody stopped it."""
    from romanum.analysis import Survey
    from romanum.analysis.kept_analysis import beside, kept
    from romanum.analysis.survey_run import steps
    from romanum.bots import bot_names, strongest

    bot = bot or strongest()
    if bot not in bot_names():
        raise Complaint(f"there is no bot {bot!r}; there are: {', '.join(bot_names())}")
    jobs = jobs or os.cpu_count() or 1
    survey = Survey(match, bot, None if fresh else kept(beside(file), match, bot))
    interrupted, written = False, monotonic()
    with _bar(quiet) as progress:
        try:
            for _ in steps(survey, seconds, iterations, weigh, jobs, _spread(jobs), progress):
                if monotonic() - written > KEEPING:
                    written = monotonic()
                    _keep(survey, file)
        except KeyboardInterrupt:
            interrupted = True
    _keep(survey, file)
    return survey.analysis(), interrupted


def _spread(jobs: int) -> Spread:
    from romanum.arena.executor import Local

    def spread(work: Callable[[Any], Answer], tasks: Iterable[Any]) -> Iterator[Answer]:
        return Local(jobs).run(work, tasks, lambda task, why: None)

    return spread


def _keep(survey: Survey, file: Path) -> None:
    """Write down what has been found; a folder that cannot be written to is no reason to stop."""
    from romanum.analysis.kept_analysis import beside, keep

    try:
        keep(beside(file), survey.analysis())
    except OSError as problem:
        click.echo(f"{beside(file)}: not kept: {problem.strerror}", err=True)


@contextmanager
def _bar(quiet: bool) -> Iterator[Progress]:
    from romanum.text.console import console

    err = console(stderr=True)
    if quiet or not err.is_terminal:
        yield lambda what, done, of: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    with Bar(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=err, transient=True) as bar:
        task = bar.add_task("")
        yield lambda what, done, of: bar.update(task, description=DOING[what], completed=done, total=of)


# ---- shown


def as_dict(match: Match[Any], found: Analysis) -> dict[str, Any]:
    """The analysis as JSON shows it: chances are parts of 10,000."""
    import msgspec

    from romanum.analysis.narration import missed_chances, turning_points

    return {
        "game": found.game,
        "scenario": found.scenario,
        "names": found.names,
        "bot": found.bot,
        "winners": found.winners,
        "chances": found.rests(),
        "seats": found.balances(),
        "turning_points": turning_points(match, found),
        "missed_chances": missed_chances(match, found),
        "unweighed": found.unweighed,
        "untried": found.untried,
        "spans": [{**msgspec.to_builtins(span), "luck": span.luck} for span in found.spans()],
        "looks": found.looks,
        "weighed": found.weighed,
    }


def _print(match: Match[Any], found: Analysis) -> None:
    from romanum.analysis.narration import missed_chances, turning_points
    from romanum.analysis.page import how_far
    from romanum.text.console import console
    from romanum.text.render import how_it_ended

    out = console()
    out.print(f"{match.game.title}: {how_it_ended(match)}", style="title")
    out.print(_balances(match, found))
    points, missed = turning_points(match, found), missed_chances(match, found)
    _print_points(out, match, points)
    if missed:
        out.print("Missed chances", style="title")
        out.print(_missed(match, missed))
    out.print(" ".join(how_far(found)), style="quiet")


def _table(*columns: str, words: int) -> Table:
    """A table whose first columns hold words."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < words else "right")
    return table


def _balances(match: Match[Any], found: Analysis) -> Table:
    from romanum.analysis.analysis import percent

    table = _table("Seat", "Start", "Play", "Luck", "End", "Sound", "Given away", words=1)
    for one in found.balances():
        sound = f"{one.sound} of {one.weighed}" if one.weighed else ""
        row = [percent(number) for number in (one.start, one.play, one.luck, one.end)]
        table.add_row(match.seat_names[one.seat], *row, sound, percent(one.cost) if one.weighed else "")
    return table


def _print_points(out: Console, match: Match[Any], points: list[TurningPoint]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    if not points:
        out.print("No single moment turned this match.")
        return
    out.print("Turning points", style="title")
    for point in points:
        when = f"{point.n + 1:>5}  " + (f"turn {point.turn}, " if point.turn else "")
        done = f"{match.seat_names[point.seat]}: {point.action}"
        out.print(Text.assemble((when, "quiet"), point.headline if point.kind == "luck" else done), soft_wrap=True)
        for line in _about(match, point, done):
            out.print(Padding(Text(line, "quiet"), (0, 0, 0, 7)))
    out.print()


def _about(match: Match[Any], point: TurningPoint, done: str) -> list[str]:
    """What is told of a turning point under its first line."""
    from romanum.analysis.analysis import percent

    if point.kind == "choice":
        plan = f": {point.plan}" if point.plan else ""
        return [f"Better: {point.better}{plan}", f"{percent(point.after[0])} instead of {percent(point.before[0])}"]
    chances = [
        f"{name} {percent(before)} → {percent(after)}"
        for name, before, after in zip(match.seat_names, point.before, point.after, strict=True)
    ]
    return [done, *point.told[1:], f"expected → came: {', '.join(chances)}"]


def _missed(match: Match[Any], missed: list[Any]) -> Table:
    from rich.text import Text

    from romanum.analysis.analysis import percent

    table = _table("Action", "Seat", "Chosen", "Better", "Cost", words=4)
    for one in missed:
        better = f"{one.better}: {one.plan}" if one.plan else one.better
        words = (match.seat_names[one.seat], one.action, better)
        table.add_row(str(one.n + 1), *map(Text, words), percent(one.cost))
    return table


def _write(match: Match[Any], found: Analysis, page: Path) -> None:
    from romanum.analysis.page import html
    from romanum.engine.record import write_file
    from romanum.text.render import how_it_ended

    with complaints(str(page)):
        write_file(page, html(match, found, how_it_ended(match)))
