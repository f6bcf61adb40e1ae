"""`romanum scenarios`: what can be played, how long it takes, how hard it is, what it teaches, and where to begin."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.common import complaints, complete_games, executor_at, find_game, find_games, json_option, print_json

if TYPE_CHECKING:
    from romanum.engine.folder.guide import Lengths
    from romanum.engine.game import Game

HOUR: Final = 60
ORDERS: Final = ("start", "length", "players", "difficulty", "title")


@click.command("scenarios")
@click.argument("games", metavar="[GAME]...", nargs=-1, shell_complete=complete_games)
@click.option("--sort", "order", type=click.Choice(ORDERS), default="start", help="What comes first.")
@click.option("--players", type=click.IntRange(min=1), help="Only those for so many.")
@click.option("--hours", type=click.FloatRange(min=0, min_open=True), help="Only those that take no longer.")
@click.option("--difficulty", type=click.Choice(["easy", "middling", "hard"]), help="Only those that are so hard.")
@click.option("--measure", is_flag=True, help="Let bots play, and count what a person would click.")
@click.option("--bot", default="miles", show_default=True, help="Who plays (--measure).")
@click.option("--times", type=click.IntRange(min=1), default=1, help="Games a scenario (--measure).  [default: 1]")
@click.option("--decisions", type=click.IntRange(min=1), default=1000, help="Of a long game play so much (--measure).")
@click.option("--seed", type=int, default=1, help="The same seed gives the same games (--measure).")
@click.option("--jobs", type=click.IntRange(min=1), default=1, help="Processes to play in (--measure).")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write what was measured (--measure).")
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    games: tuple[str, ...],
    order: str,
    players: int | None,
    hours: float | None,
    difficulty: str | None,
    measure: bool,
    as_json: bool,
    **how: Any,
) -> None:
    """List the scenarios of GAME, or of all games: length, players, difficulty, and what each teaches.

    Where a newcomer begins stands first. Lengths were measured: bots played, and each click of a person counts a
    few seconds. With --measure they are measured anew.
    """
    if measure:
        if len(games) != 1:
            raise click.UsageError("--measure takes one game")
        ctx.exit(_measured(find_game(games[0]), as_json, **how))
    found = [_rows(game) for game in find_games(games)]
    wanted = [_wanted(rows, players, hours, difficulty) for rows in found]
    listed = [sorted(rows, key=lambda row: _key(row, order)) for rows in wanted]
    if as_json:
        print_json([row for rows in listed for row in rows])
    else:
        _print(listed)


def _rows(game: Game[Any]) -> list[dict[str, Any]]:
    from romanum.engine.folder.guide import minutes_of

    minutes = minutes_of(game.lengths)
    return [
        {
            "game": game.id,
            "id": one.id,
            "title": game.in_words(f"scenario-{one.id}", one.title),
            "players": list(one.players),
            "minutes": minutes[one.id][0] if one.id in minutes else None,
            "open": one.id in minutes and minutes[one.id][1],
            **_advice(game, one.id),
        }
        for one in game.scenarios
    ]


def _advice(game: Game[Any], scenario: str) -> dict[str, Any]:
    advice = game.guide.get(scenario)
    if advice is None:
        return {"difficulty": "", "teaches": "", "start": False}
    teaches = game.in_words(f"scenario-{scenario}-teaches", advice.teaches)
    return {"difficulty": advice.difficulty, "teaches": teaches, "start": advice.start}


def _wanted(
    rows: list[dict[str, Any]], players: int | None, hours: float | None, difficulty: str | None
) -> list[dict[str, Any]]:
    return [
        row
        for row in rows
        if (players is None or players in row["players"])
        and (hours is None or (row["minutes"] is not None and row["minutes"] <= hours * HOUR and not row["open"]))
        and (difficulty is None or row["difficulty"] == difficulty)
    ]


def _key(row: dict[str, Any], order: str) -> tuple[Any, ...]:
    """Where a newcomer begins comes first, whatever the rest is sorted by."""
    from romanum.engine.folder.guide import DIFFICULTIES

    length = (row["open"], row["minutes"] or 0)
    hard = (*DIFFICULTIES, "").index(row["difficulty"])
    by = {"length": length, "players": (row["players"], length), "difficulty": (hard, length), "title": row["title"]}
    return (not row["start"], by.get(order, 0))


def _print(listed: list[list[dict[str, Any]]]) -> None:
    from rich.table import Table
    from rich.text import Text

    from romanum.engine.text.figures import how_long
    from romanum.text.console import console

    out = console()
    for rows in listed:
        if not rows:
            continue
        game = find_game(rows[0]["game"])
        out.print(Text.assemble((game.title, "title"), f"  (romanum play {game.id} --scenario NAME)"))
        table = Table.grid(padding=(0, 2))
        for style in ("rule", "", "", "quiet", ""):
            table.add_column(style=style, no_wrap=style == "rule")
        for row in rows:
            length, seats = how_long(row["minutes"], row["open"]), ", ".join(map(str, row["players"]))
            told = Text.assemble(("Start here. ", "can"), row["teaches"]) if row["start"] else Text(row["teaches"])
            title = Text.assemble((row["title"], "title"), "\n", told)
            table.add_row(row["id"], length, f"{seats} players", row["difficulty"], title)
        out.print(table)
        if game.lengths:
            out.print(Text(f"Lengths as measured, {game.lengths.seconds:g} seconds a click.\n", "quiet"))
    if not any(listed):
        out.print(Text("There is no such scenario."))


# ---- measuring


def _measured(game: Game[Any], as_json: bool, **how: Any) -> int:
    """Play, write and print; the exit code is 1 if a game failed."""
    from romanum.arena.lengths import SECONDS, measure, measured, written
    from romanum.engine.record import write_file

    found = list(measure(game, how["bot"], how["times"], how["decisions"], how["seed"], executor_at("", how["jobs"])))
    lengths, failures = measured(game, found, how["bot"], SECONDS, _command(game.id, **how), datetime.now(UTC).date())
    if how["out"]:
        with complaints(str(how["out"])):
            write_file(how["out"], written(lengths))
    if as_json:
        print_json({"lengths": lengths, "failures": failures})
    else:
        _tell(lengths, failures)
    return 1 if failures else 0


def _command(game: str, **how: Any) -> str:
    """What makes the same file again."""
    words = ["romanum", "scenarios", game, "--measure", "--bot", how["bot"], "--times", str(how["times"])]
    return shlex.join([*words, "--decisions", str(how["decisions"]), "--seed", str(how["seed"])])


def _tell(lengths: Lengths, failures: list[str]) -> None:
    from romanum.engine.text.figures import how_long

    for one in lengths.scenario:
        told = how_long(one.minutes(lengths.seconds), one.is_open)
        click.echo(f"{one.id}: {told} ({one.clicks} clicks in {one.played} turns)")
    for failure in failures:
        click.echo(failure)
