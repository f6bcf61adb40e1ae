"""Running an arena: plan the games, have them played, and make the tables.

Everybody moves on by one seat from game to game, and the games of such a round have the same dice, made from the
arena's seed and the number of the round; a bot alone with itself has other dice in every game. So the same seed gives
the same games and the same result whatever the number of processes, as long as searching bots are limited by
`iterations`; limited by time they play as well as the machine lets them.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from math import inf
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, TypeVar

from romanum.arena.arena_game import Outcome, Plan, Task, lost, play, roster
from romanum.arena.conduct import together
from romanum.arena.executor import Executor, Local, Unreachable
from romanum.arena.kept_games import Shelf
from romanum.arena.result import ArenaResult, Failure, Pace, Played, Progress, Thinking
from romanum.arena.statistics import by_seat, by_tag, standings, won
from romanum.arena.strength import Rounds
from romanum.bots import make_bot
from romanum.bots.known import find_game
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.sheets.scenario_file import load_scenario

log = logging.getLogger(__name__)

Ended = TypeVar("Ended", Played, Failure)


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
    file: str = "",
    executor: Executor | None = None,
    better_by: float | None = None,
    keep: Path | None = None,
    minutes: float | None = None,
) -> ArenaResult:
    """Hold an arena. Each bot takes one seat and the last one all that are left; everybody moves through all seats.

    With `better_by` it ends after the round in which it is clear whether the first bot is better by so much Elo or not
    at all, after `games` at the latest. `keep` is a file that games are written to as they end, and taken from if they
    are there. After so many `minutes` no round is begun: those under way are played out, so that long games count as
    much as short ones.

    With the text of a scenario `file` every game begins as it says; it settles scenario, seats and options.

    Ctrl-C ends it early, as does the loss of a whole cluster: the result then holds the games finished so far and says
    that it was `interrupted`.
    """
    try:
        game = find_game(game_id)
        plan = _plan(game, game_id, bots, seats, seed, options, scenario, seconds, iterations, file)
        if games < 1:
            raise ValueError(f"an arena needs at least one game, not {games}")
        _check_test(plan, better_by)
        where = executor or Local(min(jobs, games) if jobs > 0 else jobs)
    except ValueError as problem:
        raise BadArena(str(problem)) from None
    start = perf_counter()
    shelf = Shelf(keep, plan, games) if keep else None
    gathered = Gathered(games, Rounds(plan.roster, better_by), progress, shelf)
    end = inf if minutes is None else monotonic() + 60 * minutes
    try:
        with closing(where.run(play, gathered.tasks(plan, end), lost)) as outcomes:
            while not gathered.clear and (outcome := next(outcomes, None)):
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
    file: str = "",
) -> Plan:
    """Check everything before the first game."""
    if not bots:
        raise ValueError("an arena needs at least one bot")
    for bot in bots:
        make_bot(bot, 0, seconds, iterations)
    match = _of_file(file, game_id) if file else game.new(scenario, seats, 0, options)
    names = roster(bots, match.seats)
    rounds = len(set(names)) > 1
    played = match.scenario if file else scenario
    return Plan(game_id, played, names, seed, dict(options or {}), seconds, iterations, rounds=rounds, file=file)


def _of_file(file: str, game_id: str) -> Match[Any]:
    match = load_scenario(file, find_game, 0)
    if match.game.id != game_id:
        raise ValueError(f"the file is a scenario of {match.game.id}, not of {game_id}")
    return match


def _check_test(plan: Plan, better_by: float | None) -> None:
    if better_by is None:
        return
    if not better_by > 0:
        raise ValueError(f"a bot can be better by more than 0 Elo, not by {better_by:g}")
    if not plan.rounds:
        raise ValueError("a bot is compared with others: two bots at least")


class Gathered:
    """What has come in so far."""

    def __init__(
        self, games: int, rounds: Rounds, progress: Callable[[Progress], None] | None, shelf: Shelf | None
    ) -> None:
        self.games = games
        self._rounds = rounds
        self._shelf = shelf
        self._indices: set[int] = set()
        self.interrupted = self.out_of_time = False
        self._progress = progress
        self._played: list[Played] = []
        self._failures: list[Failure] = []
        self._wins: dict[str, float] = defaultdict(float)
        self._thinking: dict[str, Thinking] = {}
        self._decisions = 0
        """Of this run."""
        for outcome in shelf.outcomes() if shelf else ():
            self._count(outcome)

    def add(self, outcome: Outcome) -> None:
        """Take in one game, keep it where games are kept, and tell how far it has come."""
        if self._shelf:
            self._shelf.keep(outcome)
        self._count(outcome)
        self._decisions += sum(thought.decisions for thought in outcome.thinking.values())
        if self._progress:
            self._progress(self._state())

    def _count(self, outcome: Outcome) -> None:
        self._indices.add(outcome.game.index)
        self._rounds.add(outcome.game)
        if isinstance(outcome.game, Failure):
            self._failures.append(outcome.game)
        else:
            self._played.append(outcome.game)
            for seat, bot in enumerate(outcome.game.seating):
                self._wins[bot] += won(outcome.game, seat)
        for bot, thought in outcome.thinking.items():
            self._thinking[bot] = self._thinking.get(bot, Thinking()) + thought

    def tasks(self, plan: Plan, end: float) -> Iterator[Task]:
        """The games that have not come in yet, round by round, until the clock says `end`."""
        many = len(plan.roster) if plan.rounds else 1
        for first in range(0, self.games, many):
            missing = [n for n in range(first, min(first + many, self.games)) if n not in self._indices]
            if missing and monotonic() >= end:
                self.out_of_time = True
                return
            yield from (Task(plan, index) for index in missing)

    @property
    def clear(self) -> bool:
        """Whether the test has ended."""
        return self._rounds.verdict != "open"

    def _counted(self, games: list[Ended]) -> list[Ended]:
        """The games that count, in their order: a test ends with the round that ended it, whatever came in beside."""
        end = self._rounds.end if self.clear else self.games
        return sorted((one for one in games if one.index < end), key=lambda one: one.index)

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
        played = self._counted(self._played)
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
            failures=self._counted(self._failures),
            standings=standings(played, plan.roster),
            by_seat=by_seat(played),
            by_tag=by_tag(played),
            decisions=decisions / len(played) if played else 0.0,
            turns=sum(turns) / len(turns) if turns else None,
            scenario=plan.scenario,
            seconds=plan.seconds,
            iterations=plan.iterations,
            interrupted=self.interrupted,
            out_of_time=self.out_of_time,
            strength=self._rounds.strength() if plan.rounds else None,
            conduct=together(one.conduct for one in played),
            pace=self._pace(seconds),
        )

    def _pace(self, seconds: float) -> Pace:
        """How fast this run was, and how long bots thought in all games, those that were kept before as well."""
        thought = sorted(self._thinking.items())
        return Pace(
            seconds=seconds,
            decisions_per_second=self._decisions / seconds if seconds else 0.0,
            thinking={bot: one.seconds / one.decisions for bot, one in thought},
            slowest={bot: one.slowest for bot, one in thought},
            turns={bot: one.seconds / one.turns for bot, one in thought},
            slowest_turns={bot: one.slowest_turn for bot, one in thought},
        )
