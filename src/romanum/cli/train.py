"""`romanum train`: games are played, and a small network learns from how they end what positions are worth."""

from __future__ import annotations

import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.common import Complaint, complaints, complete_games, executor_at, find_game, json_option, print_json

if TYPE_CHECKING:
    from romanum.arena.collection import Gathered
    from romanum.arena.selfplay import Harvest, Planting
    from romanum.bots.learned_value import Story
    from romanum.engine.game import Game, Scenario
    from romanum.learn.value_trainer import Sample

PLAYERS: Final = "quick,miles,miles"
STRAY: Final = 0.05


@click.command("train")
@click.argument("game", shell_complete=complete_games)
@click.option("--hours", type=click.FloatRange(min=0, min_open=True), default=1.0, show_default=True, help="To play.")
@click.option("--games", type=click.IntRange(min=1), help="To play instead: the same games everywhere.")
@click.option("--scenario", "scenarios", multiple=True, metavar="NAME", help="One to learn.  [default: the first]")
@click.option("--seats", type=click.IntRange(min=2), help="Seats at the table.  [default: the most there can be]")
@click.option(
    "--players", default=PLAYERS, show_default=True, metavar="LIST", help="Who plays, in turn: quick or bots."
)
@click.option("--iterations", type=click.IntRange(min=1), default=16, show_default=True, help="A searching player's.")
@click.option("--share", type=click.FloatRange(0, 1, min_open=True), default=0.4, show_default=True, help="Looked at.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to play in.  [default: 1, on Ray all cores]")
@click.option("--on", default="", metavar="PLACE", help="'ray' or ray://HOST:PORT.  [default: processes here]")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--plays/--tells", default=True, help="Whether bots judge by it, or hints alone.  [default: bots too]")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="The file.  [default: GAME-SEATS]")
@json_option
def command(
    game: str,
    hours: float,
    games: int | None,
    on: str,
    jobs: int | None,
    plays: bool,
    out: Path | None,
    as_json: bool,
    **how: Any,
) -> None:
    """Play GAME for a while and learn from how the games end what positions are worth.

    A fifth of the games is held out; what is printed is how the network does on those. Put the file into
    romanum/games/GAME/learned/values to have it used.
    """
    if find_spec("numpy") is None:
        raise Complaint("learning needs the extra: pip install 'romanum-games[train]'")
    from romanum.arena import Unreachable
    from romanum.arena.selfplay import gather

    if find_spec("torch") is None:
        raise Complaint("training needs PyTorch: pip install 'romanum-games[train]'")
    rules = find_game(game)
    plans = _plans(rules, **how)
    place = out or Path(f"{rules.id}-{plans[0].seats}.npz")
    if not place.parent.is_dir():
        raise Complaint(f"{place}: there is no folder {place.parent}")
    try:
        found = gather(plans, hours, executor_at(on, jobs), games=games)
    except Unreachable as problem:
        raise Complaint(str(problem)) from None
    story = _learn(rules, plans, found, repeating(plans, found.begun, plays), plays, place)
    if as_json:
        print_json({"story": story, "failures": found.failures})
    else:
        _print(story, found, place)


def _plans(
    game: Game[Any],
    scenarios: tuple[str, ...],
    seats: int | None,
    players: str,
    iterations: int,
    share: float,
    seed: int,
) -> list[Planting]:
    from romanum.arena.selfplay import QUICK, Planting
    from romanum.bots import bot_names

    known = (QUICK, *bot_names())
    names = [name.strip() for name in players.split(",")]
    for name in names:
        if name not in known:
            raise Complaint(f"there is no player {name!r}; there are: {', '.join(known)}")
    chosen, table = chosen_scenarios(game, scenarios, seats)
    return [
        Planting(game.id, one.id, table, seed, 0, name, iterations, share, 0.0 if name == QUICK else STRAY)
        for name in names
        for one in chosen
    ]


def chosen_scenarios(game: Game[Any], scenarios: tuple[str, ...], seats: int | None) -> tuple[list[Scenario], int]:
    """The scenarios that are meant, and how many sit at their table."""
    from romanum.engine.game import BadSetup

    try:
        chosen = [game.scenario(name) for name in scenarios] or [game.scenarios[0]]
        table = seats or max(chosen[0].players)
        for one in chosen:
            one.check_seats(table)
    except BadSetup as problem:
        raise Complaint(str(problem)) from None
    return chosen, table


def repeating(plans: list[Planting], games: int, plays: bool) -> str:
    """The command that plays the same games again: by their number, whatever the time they took."""
    first = plans[0]
    scenarios = list(dict.fromkeys(plan.scenario for plan in plans))
    players = [plan.player for plan in plans if plan.scenario == scenarios[0]]
    words = ["romanum", "train", first.game, "--seats", str(first.seats), "--games", str(games)]
    for name in scenarios:
        words += ["--scenario", name]
    words += ["--players", ",".join(players), "--iterations", str(first.iterations), "--share", f"{first.share:g}"]
    return shlex.join([*words, "--seed", str(first.seed), "--plays" if plays else "--tells"])


def _learn(
    game: Game[Any], plans: list[Planting], found: Gathered[Harvest], line: str, plays: bool, place: Path
) -> Story:
    import msgspec

    from romanum.bots.learned_value import Network
    from romanum.learn.value_trainer import train

    scenarios = list(dict.fromkeys(plan.scenario for plan in plans))
    players = list(dict.fromkeys(plan.player for plan in plans))
    try:
        learned = train(game, scenarios, _sample(found, scenarios), players, line)
    except ValueError as problem:
        raise Complaint("; ".join([str(problem), *found.failures[:3]])) from None
    story = msgspec.structs.replace(learned.story, plays=plays)
    with complaints(str(place)):
        Network(story, learned.weights).write(place)
    return story


def _sample(found: Gathered[Harvest], scenarios: list[str]) -> Sample:
    """What games taught, as arrays."""
    import numpy as np

    from romanum.learn.value_trainer import Sample

    if not found.games:
        raise ValueError("no game was played to its end")
    rows = [len(one.measures) for one in found.games]
    cells = np.frombuffer(b"".join(row for one in found.games for row in one.cells), np.int16)
    measures = np.frombuffer(b"".join(row for one in found.games for row in one.measures), np.float32)
    game = np.repeat(np.arange(len(rows)), rows)
    where = np.array([scenarios.index(one.scenario) for one in found.games])[game]
    won = np.array([one.won for one in found.games], np.float32)[game]
    return Sample(cells.reshape(len(game), -1), measures.reshape(len(game), -1), game, where, won)


def _print(story: Story, found: Gathered[Harvest], place: Path) -> None:
    from romanum.text.console import console

    out = console()
    out.print(f"{story.games} games, {story.positions} positions; {story.held_out} games held out")
    own = story.surprise_of_the_game
    out.print(f"surprise at how those ended: {story.surprise:.3f}; by the game's own judgement {own:.3f}")
    out.print(f"chances are off by {100 * story.error:.1f} points on average")
    for failure in found.failures[:3]:
        out.print(failure)
    out.print(f"{place} is written")
