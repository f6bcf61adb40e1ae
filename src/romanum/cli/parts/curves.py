"""`romanum arena GAME --calibrate`: how often those win who are told such a value, as a curve for hints."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from romanum.cli.common import Complaint, complaints, executor_at, find_game, print_json

if TYPE_CHECKING:
    from romanum.arena.calibration import Compared, Sampled, Sitting
    from romanum.bots.chances import Curves


def calibrated(
    name: str, bots: str, out: Path | None, minutes: float | None, as_json: bool, settings: tuple[str, ...], **how: Any
) -> int:
    """Play, fit, write and print; the exit code is 1 if a game failed."""
    from romanum.arena import Unreachable
    from romanum.arena.calibration import compare, fitted, sample

    plan = _plan(name, bots, settings, **how)
    try:
        found = sample(plan, how["games"], minutes=minutes, executor=executor_at(how["on"], how["jobs"]))
    except Unreachable as problem:
        raise Complaint(str(problem)) from None
    if not found.looks:
        raise Complaint("; ".join(["no game was looked at", *found.failures[:3]]))
    begun = found.games + len(found.failures)
    curves = fitted(plan, found, _command(plan, begun), datetime.now(UTC).date())
    compared = compare(found.looks, curves, plan.seats)
    if out:
        _write(out, curves)
    if as_json:
        print_json({"curves": curves, "compared": compared, "failures": found.failures})
    else:
        _print(found, curves, compared)
    return 1 if found.failures else 0


def _plan(name: str, bots: str, settings: tuple[str, ...], **how: Any) -> Sitting:
    from romanum.arena.calibration import ITERATIONS, Sitting
    from romanum.bots import bot_names
    from romanum.cli.desk.players import read_options
    from romanum.engine.game import BadSetup

    game, names = find_game(name), [bot.strip() for bot in bots.split(",")]
    unknown = [bot for bot in names if bot not in bot_names()]
    if unknown:
        raise Complaint(f"there is no bot {unknown[0]!r}; there are: {', '.join(bot_names())}")
    try:
        scenario = game.scenario(how["scenario"] or game.scenarios[0].id)
    except BadSetup as problem:
        raise Complaint(str(problem)) from None
    seats = how["seats"] or max(scenario.players)
    if seats not in scenario.players:
        raise Complaint(f"{scenario.id} is for {', '.join(map(str, scenario.players))} players, not {seats}")
    options, looks = read_options(game, settings), how["iterations"] or ITERATIONS
    return Sitting(name, scenario.id, seats, names, how["seed"], 0, iterations=looks, options=options)


def _command(plan: Sitting, games: int) -> str:
    """What makes the same curve again: nothing that differs from machine to machine."""
    from romanum.arena.calibration import ITERATIONS

    words = ["romanum", "arena", plan.game, "--calibrate", "--scenario", plan.scenario, "--seats", str(plan.seats)]
    words += ["--bots", ",".join(plan.bots), "--games", str(games), "--seed", str(plan.seed)]
    words += ["--iterations", str(plan.iterations)] * (plan.iterations != ITERATIONS)
    for name, value in plan.options.items():
        words += ["--options", f"{name}={str(value).lower()}"]
    return shlex.join(words)


def _write(out: Path, curves: Curves) -> None:
    from romanum.arena.calibration import written
    from romanum.engine.record import write_file

    with complaints(str(out)):
        write_file(out, written(curves))


def _print(found: Sampled, curves: Curves, compared: Compared) -> None:
    from rich.table import Table

    from romanum.text.console import console

    screen = console()
    screen.print(f"{found.games} games, {len(found.looks)} looks, {len(found.failures)} failures")
    for failure in found.failures[:5]:
        screen.print(failure, style="quiet", markup=False)
    table = Table("side", "value", "chance", "95 %", "games")
    for curve in curves.curve:
        for value, chance, low, high, games in zip(
            curve.value, curve.chance, curve.low, curve.high, curve.games, strict=True
        ):
            table.add_row(curve.side, f"{value:.2f}", f"{chance:.0%}", f"{low:.0%} to {high:.0%}", str(games))
    screen.print(table)
    screen.print(f"Brier score {compared.brier:.3f}; {compared.plain:.3f} if every seat is given the same chance.")
