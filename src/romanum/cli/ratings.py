"""`romanum ratings`: all bots rated in all games, with intervals, as one table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from romanum.cli import INTERRUPTED
from romanum.cli.common import Complaint, complaints, complete_games, executor_at

if TYPE_CHECKING:
    from romanum.arena.ratings import Ended


@click.command("ratings")
@click.argument("games", nargs=-1, shell_complete=complete_games)
@click.option(
    "--rounds", type=click.IntRange(min=0), default=20, show_default=True, help="Games at each table; 0: play none."
)
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), help="Begin no game later.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to play in.  [default: 1, on Ray all cores]")
@click.option("--on", default="", metavar="PLACE", help="'ray' or ray://HOST:PORT.  [default: processes here]")
@click.option(
    "--keep",
    type=click.Path(path_type=Path, file_okay=False),
    default="ratings",
    show_default=True,
    help="The folder of the games.",
)
@click.option(
    "--write",
    "page",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="A page to put it in.",
)
@click.pass_context
def command(
    ctx: click.Context,
    games: tuple[str, ...],
    rounds: int,
    minutes: float | None,
    jobs: int | None,
    on: str,
    keep: Path,
    page: Path | None,
) -> None:
    """Let all bots play each other in all GAMES, or in those named, and print a table of ratings with intervals.

    Games are kept as they end, and none is played twice: go on after Ctrl-C with the same command, or with more rounds.
    The exit code is 1 if a game failed.
    """
    from romanum.arena import Unreachable
    from romanum.arena.ratings import Games, play_on, programme, table

    known = list(dict.fromkeys(one.game for one in programme().tables))
    if unknown := [name for name in games if name not in known]:
        raise Complaint(f"there are no tables for {unknown[0]!r}; there are for: {', '.join(known)}")
    kept, code = Games(keep), 0
    try:
        with complaints(str(keep)):
            failures = play_on(games or known, rounds, kept, executor_at(on, jobs), minutes, tell=_told)
        for failure in failures:
            click.echo(str(failure), err=True)
        code = 1 if failures else 0
    except Unreachable as problem:
        raise Complaint(str(problem)) from None
    except KeyboardInterrupt:
        code = INTERRUPTED
    shown = table(known, kept)
    click.echo(shown)
    if page:
        _write(page, shown)
    ctx.exit(code)


def _told(one: Ended) -> None:
    plan = one.task.plan
    line = f"{plan.game} {plan.scenario}, {', '.join(plan.roster)}: game {one.task.index}, {one.outcome.seconds:.0f} s"
    click.echo(line, err=True)


def _write(page: Path, shown: str) -> None:
    from romanum.arena.ratings import written
    from romanum.engine.record import write_file

    with complaints(str(page)):
        text = page.read_text(encoding="utf-8")
    try:
        whole = written(text, shown)
    except ValueError as problem:
        raise Complaint(f"{page}: {problem}") from None
    with complaints(str(page)):
        write_file(page, whole)
