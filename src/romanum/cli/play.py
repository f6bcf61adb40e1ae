"""`romanum play`: a match in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from romanum.cli.common import Complaint, complaints, complete_games, find_game, json_option, print_json, read_record
from romanum.games import FIRST

if TYPE_CHECKING:
    from romanum.cli.desk.match_loop import Shell
    from romanum.engine.game import Game
    from romanum.engine.match import Match


def complete_seats(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The next player of a list of seats, for shell completion."""
    from romanum.bots import bot_names

    before, comma, word = incomplete.rpartition(",")
    return [before + comma + kind for kind in ("human", *bot_names()) if kind.startswith(word)]


@click.command("play")
@click.argument("game", default=FIRST, shell_complete=complete_games)
@click.option("--scenario", metavar="NAME", help="The starting situation.  [default: the one for newcomers]")
@click.option(
    "--seats",
    metavar="LIST",
    shell_complete=complete_seats,
    help="Who plays: human, tiro, miles, centurio, legatus, imperator, or a bot by others that is installed here.  "
    "[default: human and three miles]",
)
@click.option("--seed", type=int, help="Dice that repeat. Without it they are sealed, and can be verified later.")
@click.option("--options", "settings", multiple=True, metavar="NAME=VALUE,…", help="Settings of the match.")
@click.option("--record", type=click.Path(path_type=Path), help="The file to keep the match in.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with the match in this file.")
@click.option("--delay", type=click.FloatRange(0, 60), default=0.0, help="Seconds to wait after each action of a bot.")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="Seconds a searching bot may think.")
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    help="Processes that think together about a decision of imperator.  [default: one for each core but one]",
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    scenario: str | None,
    seats: str | None,
    seed: int | None,
    settings: tuple[str, ...],
    record: Path | None,
    resume: Path | None,
    delay: float,
    seconds: float | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Play GAME in the terminal: against bots, or with other people at the same screen.

    Instead of GAME there can be a scenario file (.toml) with a position of somebody's own.

    At the prompt, a number or some words choose; `help` tells the rest. The match is saved after every action.
    With --json the game is shown on stderr and its result printed on stdout.
    """
    path = record or resume
    if resume is None:
        match = _begun(game, scenario, seats, seed, settings)
    else:
        _nothing_new(ctx)
        match = _resumed(resume)
    shell = _shell(match, path, is_new_file=path != resume, as_json=as_json)
    shell.seat_players(seats, secrets.randbits(32) if seed is None else seed, seconds, processes)
    shell.delay = delay
    code = shell.run()
    if as_json:
        print_json(shell.as_dict())
    ctx.exit(code)


def _nothing_new(ctx: click.Context) -> None:
    """What a resumed match has already settled cannot be given again."""
    given = [
        name
        for name in ("game", "scenario", "seed", "settings")
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if given:
        raise click.UsageError(f"--resume goes on with a match that has its {given[0]} already")


def _begun(
    name: str, scenario: str | None, seats: str | None, seed: int | None, settings: tuple[str, ...]
) -> Match[Any]:
    from romanum.cli.desk.players import names_of, read_options, read_seats
    from romanum.cli.parts.scenario_text import is_file

    if is_file(name):
        return _of_file(name, scenario, seats, seed, settings)
    game = find_game(name)
    with complaints():
        chosen = game.scenario(_for_newcomers(game) if scenario is None else scenario)
        kinds = read_seats(seats, max(chosen.players))
        chosen.check_seats(len(kinds))
        return game.new(
            chosen.id, len(kinds), seed, read_options(game, settings), names=names_of(game, chosen.id, kinds)
        )


def _of_file(
    file: str, scenario: str | None, seats: str | None, seed: int | None, settings: tuple[str, ...]
) -> Match[Any]:
    """A match by a scenario file: who sits where it says, and which of them are bots the seats."""
    from romanum.bots.seats import with_bots
    from romanum.cli.desk.players import HUMAN, read_seats
    from romanum.cli.parts.scenario_text import match_of

    if scenario is not None or settings:
        raise click.UsageError("a scenario file settles scenario and options itself")
    match = match_of(file, seed)
    kinds = read_seats(seats, match.seats)
    if len(kinds) != match.seats:
        raise Complaint(f"{file}: it is for {match.seats} players, not {len(kinds)}")
    match.names = with_bots(match.names, [None if kind == HUMAN else kind for kind in kinds])
    return match


def _for_newcomers(game: Game[Any]) -> str:
    """The scenario that the game's guide begins with, as in the lobby; its first where it has no guide."""
    return next((id_ for id_, advice in game.guide.items() if advice.start), game.scenarios[0].id)


def _resumed(file: Path) -> Match[Any]:
    import romanum
    from romanum.cli.desk.match_file import read_orders

    record = read_record(file)
    with complaints(str(file)):
        match = romanum.replay(record)
    read_orders(match, file)
    return match


def _shell(match: Match[Any], path: Path | None, *, is_new_file: bool, as_json: bool) -> Shell:
    from romanum.cli.desk.match_file import Keeper, may_write, new_file
    from romanum.cli.desk.match_loop import Shell
    from romanum.cli.desk.terminal import Screen
    from romanum.text.console import console

    if path is not None and is_new_file:
        may_write(path)
    keeper = Keeper(path if path is not None else new_file(match.game.id))
    if sys.stdin is None or sys.stdin.closed:
        raise Complaint("there is nothing to read commands from")
    return Shell(match, Screen(console(stderr=as_json)), keeper)
