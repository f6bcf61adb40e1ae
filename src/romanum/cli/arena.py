"""`romanum arena`: many games between bots, and what they show."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from romanum.cli import INTERRUPTED
from romanum.cli.common import Complaint, complaints, complete_games, executor_at, find_game, json_option, print_json

if TYPE_CHECKING:
    from romanum.arena import ArenaResult


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The next bot of a list, for shell completion."""
    from romanum.bots import YARDSTICKS, bot_names

    before, comma, word = incomplete.rpartition(",")
    return [before + comma + name for name in (*bot_names(), *YARDSTICKS) if name.startswith(word)]


@click.command("arena")
@click.argument("game", shell_complete=complete_games)
@click.option(
    "--bots", default="", metavar="LIST", shell_complete=complete_bots, help="The bots, with commas; also by others."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to play in.  [default: 1, on Ray all cores]")
@click.option("--on", default="", metavar="PLACE", help="'ray' or ray://HOST:PORT.  [default: processes here]")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--seats", type=click.IntRange(min=1), help="Seats at the table.  [default: the most there can be]")
@click.option("--scenario", metavar="NAME|FILE", help="The starting situation, or a scenario file (.toml).")
@click.option("--options", "settings", multiple=True, metavar="NAME=VALUE,…", help="Settings of the matches.")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="Seconds a searching bot may think.")
@click.option("--iterations", type=click.IntRange(min=1), help="Positions a searching bot may look at, instead.")
@click.option(
    "--better-by",
    type=click.FloatRange(min=0, min_open=True),
    metavar="ELO",
    help="End when it is clear whether the first bot is so much better.",
)
@click.option("--keep", type=click.Path(path_type=Path, dir_okay=False), help="Write games there as they end; go on.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write the whole result as JSON.")
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write a report with drawings.")
@click.option("--minutes", type=click.FloatRange(min=0, min_open=True), help="Begin no round of games later.")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    game: str,
    bots: str,
    out: Path | None,
    page: Path | None,
    keep: Path | None,
    better_by: float | None,
    minutes: float | None,
    as_json: bool,
    **how: Any,
) -> None:
    """Let bots play many games of GAME: who is stronger, and whether seats and sides are fair.

    Ctrl-C ends it early with the games played so far. The exit code is 1 if a game failed.
    """
    _can_write(out, page, keep)
    if not bots:
        raise click.MissingParameter(ctx=ctx, param_hint="'--bots'", param_type="option")
    how |= {"keep": keep, "better_by": better_by, "minutes": minutes}
    result = _hold(game, [name.strip() for name in bots.split(",")], as_json, **how)
    if as_json:
        print_json(result)
    else:
        _print(result)
    _write(result, out, page)
    ctx.exit(INTERRUPTED if result.interrupted else 1 if result.failures else 0)


def _can_write(out: Path | None, page: Path | None, keep: Path | None) -> None:
    """Find out before the games what would lose their result after them."""
    for path in filter(None, (out, page, keep)):
        if not path.parent.is_dir():
            raise Complaint(f"{path}: there is no folder {path.parent}")
    if page and find_spec("matplotlib") is None:
        raise Complaint("--html needs matplotlib: pip install 'romanum-games[report]'")


def _hold(
    game: str, bots: list[str], as_json: bool, settings: tuple[str, ...], on: str, jobs: int | None, **how: Any
) -> ArenaResult:
    from romanum.arena import BadArena, bar, run
    from romanum.cli.desk.players import read_options
    from romanum.cli.parts.scenario_text import is_file, text_of
    from romanum.text.console import console

    options = read_options(find_game(game), settings)
    if is_file(how["scenario"]):
        if settings or how["seats"]:
            raise click.UsageError("a scenario file settles options and seats itself")
        how |= {"file": text_of(how["scenario"]), "scenario": None}
    how["executor"] = executor_at(on, min(jobs, how["games"]) if jobs else None)
    err = console(stderr=True)
    try:
        if as_json or not err.is_terminal:
            return run(game, bots, options=options, **how)
        with bar(err, how["games"]) as progress:
            return run(game, bots, options=options, progress=progress, **how)
    except BadArena as problem:
        raise Complaint(str(problem)) from None


def _print(result: ArenaResult) -> None:
    from romanum.arena import render
    from romanum.text.console import console

    console().print(render(result))


def _write(result: ArenaResult, out: Path | None, page: Path | None) -> None:
    from romanum.arena import html
    from romanum.engine.record import write_file

    if out:
        with complaints(str(out)):
            write_file(out, result.to_json())
    if page:
        with complaints(str(page)):
            write_file(page, html(result))
