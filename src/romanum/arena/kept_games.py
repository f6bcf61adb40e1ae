"""Games that were kept as they ended, one line each: a run that was broken off goes on from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from romanum.arena.arena_game import Outcome, Plan, Task
from romanum.arena.result import Played, Thinking
from romanum.bots import VERSION
from romanum.bots.known import find_game
from romanum.engine.lines import add_line, read_lines

NONE: Final[Mapping[str, Thinking]] = MappingProxyType({})


class Kept(msgspec.Struct, frozen=True):
    """One game as it was played: by which rules and bots, how long the processor took and bots thought."""

    rules: int
    plan: Plan
    played: Played
    seconds: float
    thinking: dict[str, Thinking] = {}
    bots: int = 0
    """0: nobody wrote it down."""

    @property
    def versions(self) -> tuple[int, int]:
        """Of the rules and of the bots: games of other versions are not counted together."""
        return self.rules, self.bots


def kept_of(task: Task, played: Played, seconds: float, thinking: Mapping[str, Thinking] = NONE) -> Kept:
    """A game by the rules and bots of today, to be kept."""
    rules, bots = today(task.plan.game)
    return Kept(rules, task.plan, played, round(seconds, 1), dict(thinking), bots)


def today(game: str) -> tuple[int, int]:
    """The versions of a game's rules and of our bots as they are."""
    return find_game(game).rules_version, VERSION


class Shelf:
    """A file with games of one arena, and perhaps of others. What failed is not kept, and so is tried again."""

    def __init__(self, path: Path, plan: Plan, games: int) -> None:
        self._path = path
        self._plan = plan
        self._games = games

    def outcomes(self) -> Iterator[Outcome]:
        """The first so many games of the plan, as far as they were played by the rules and bots of today."""
        now, seen = today(self._plan.game), set()
        for kept in read_lines(self._path, Kept):
            index = kept.played.index
            if kept.plan == self._plan and kept.versions == now and index < self._games and index not in seen:
                seen.add(index)
                yield Outcome(kept.played, kept.thinking, kept.seconds)

    def keep(self, outcome: Outcome) -> None:
        """Write a game down at once."""
        if isinstance(outcome.game, Played):
            task = Task(self._plan, outcome.game.index)
            add_line(self._path, kept_of(task, outcome.game, outcome.seconds, outcome.thinking))
