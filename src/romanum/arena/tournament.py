"""Running an arena: plan the games, have them played, and make the tables.

Game number i has a seed of its own, made from the arena's seed and i, and a seating of its own: everybody moves on by
one seat from game to game. So the same seed gives the same games and the same result whatever the number of processes,
as long as searching bots are limited by `iterations`; limited by time they play as well as the machine lets them.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any

from romanum.arena.executor import Executor, Local, Unreachable
from romanum.arena.play import Outcome, Plan, Task, derived_seed, find_game, play, roster, seating
from romanum.arena.result import ArenaResult, Failure, Pace, Played, Progress
from romanum.arena.tables import by_seat, by_tag, standings, won
from romanum.bots import make_bot
from romanum.engine.game import Game

log = logging.getLogger(__name__)


class BadArena(ValueError):
    """An arena that cannot be held: an unknown game or bot, too many bots, a wrong option. One line."""


def run(
    game_id: str,
    bots: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seconds: float | None = None,
    iterations: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    *,
    scenario: str | None = None,
    executor: Executor | None = None,
) -> ArenaResult:
    """Hold an arena. Each bot takes one seat and the last one all that are left; everybody moves through all seats.

    Ctrl-C ends it early, as does the loss of a whole cluster: the result then holds the games finished so far and says
    that it was `interrupted`.
    """
    try:
        game = find_game(game_id)
        plan = _plan(game, game_id, bots, seats, seed, options, scenario, seconds, iterations)
        if games < 1:
            raise ValueError(f"an arena needs at least one game, not {games}")
        where = executor or Local(min(jobs, games) if jobs > 0 else jobs)
    except ValueError as problem:
        raise BadArena(str(problem)) from None
    start = perf_counter()
    gathered = Gathered(games, progress)
    tasks = (Task(plan, index) for index in range(games))
    try:
        with closing(where.run(play, tasks, _lost)) as outcomes:
            for outcome in outcomes:
                gathered.add(outcome)
    except KeyboardInterrupt:
        gathered.interrupted = True
    except Unreachable as problem:
        gathered.break_off(problem)
    return gathered.result(game, plan, perf_counter() - start)


def _plan(
    game: Game[Any],
    game_id: str,
    bots: Sequence[str],
    seats: int | None,
    seed: int,
    options: Mapping[str, Any] | None,
    scenario: str | None,
    seconds: float | None,
    iterations: int | None,
) -> Plan:
    """Check everything before the first game."""
    if not bots:
        raise ValueError("an arena needs at least one bot")
    for bot in bots:
        make_bot(bot, 0, seconds, iterations)
    match = game.new(scenario, seats, 0, options)
    names = roster(bots, match.seats)
    return Plan(game_id, scenario, names, seed, dict(options or {}), seconds, iterations)


def _lost(task: Task, reason: str) -> Outcome:
    plan = task.plan
    return Outcome(Failure(task.index, derived_seed(plan.seed, task.index), seating(plan.roster, task.index), reason))


class Gathered:
    """What has come in so far."""

    def __init__(self, games: int, progress: Callable[[Progress], None] | None) -> None:
        self.games = games
        self.interrupted = False
        self._progress = progress
        self._played: list[Played] = []
        self._failures: list[Failure] = []
        self._wins: dict[str, float] = defaultdict(float)
        self._thinking: dict[str, list[float]] = {}

    def add(self, outcome: Outcome) -> None:
        """Take in one game and tell how far it has come."""
        if isinstance(outcome.game, Failure):
            self._failures.append(outcome.game)
        else:
            self._played.append(outcome.game)
            for seat, bot in enumerate(outcome.game.seating):
                self._wins[bot] += won(outcome.game, seat)
        for bot, (total, often, longest) in outcome.thinking.items():
            so_far = self._thinking.get(bot, [0.0, 0.0, 0.0])
            self._thinking[bot] = [so_far[0] + total, so_far[1] + often, max(so_far[2], longest)]
        if self._progress:
            self._progress(self._state())

    def break_off(self, problem: Unreachable) -> None:
        """The place is gone: what has come in counts; if nothing has, there is no arena."""
        if not self._played and not self._failures:
            raise BadArena(str(problem)) from None
        log.warning("%s", problem)
        self.interrupted = True

    def _state(self) -> Progress:
        finished = len(self._played)
        shares = {bot: wins / finished for bot, wins in sorted(self._wins.items())}
        return Progress(finished + len(self._failures), self.games, len(self._failures), shares)

    def result(self, game: Game[Any], plan: Plan, seconds: float) -> ArenaResult:
        """The tables of all that has come in, in the order of the games."""
        played = sorted(self._played, key=lambda one: one.index)
        turns = [one.turns for one in played if one.turns is not None]
        decisions = sum(one.decisions for one in played)
        return ArenaResult(
            game=plan.game,
            title=game.title,
            bots=plan.roster,
            seed=plan.seed,
            planned=self.games,
            options=plan.options,
            played=played,
            failures=sorted(self._failures, key=lambda one: one.index),
            standings=standings(played, plan.roster),
            by_seat=by_seat(played),
            by_tag=by_tag(played),
            decisions=decisions / len(played) if played else 0.0,
            turns=sum(turns) / len(turns) if turns else None,
            scenario=plan.scenario,
            seconds=plan.seconds,
            iterations=plan.iterations,
            interrupted=self.interrupted,
            pace=self._pace(decisions, seconds),
        )

    def _pace(self, decisions: int, seconds: float) -> Pace:
        return Pace(
            seconds=seconds,
            decisions_per_second=decisions / seconds if seconds else 0.0,
            thinking={bot: total / often for bot, (total, often, _) in sorted(self._thinking.items())},
            slowest={bot: longest for bot, (_, _, longest) in sorted(self._thinking.items())},
        )
