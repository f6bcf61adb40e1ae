"""Games from which a value is learned: played by quick players, soldiers or searchers in all seats.

Where a stage of the game ends and nothing is left unsettled a bot that looks ahead judges the position; just there, now
and then, the facts are taken down, and at the end of the game how it ended for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from romanum.arena.arena_game import derived_seed
from romanum.arena.collection import Gathered, gathered
from romanum.arena.executor import Executor
from romanum.bots import Chair, make_bot
from romanum.bots.known import find_game
from romanum.bots.playout import asked, glance
from romanum.bots.sight.facts import Sight
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.step import apply

QUICK: Final = "quick"
"""Who chooses at a glance, as lines of a search are played on."""
WARMTH: Final = 0.6
MOST_DECISIONS: Final = 20_000


class Planting(msgspec.Struct, frozen=True):
    """A game to be played: by whom, and how often it is looked at."""

    game: str
    scenario: str
    seats: int
    seed: int
    index: int
    player: str = QUICK
    iterations: int = 16
    share: float = 0.3
    """The part of the resting points that are taken down,"""
    stray: float = 0.0
    """and that of the decisions in which a soldier or searcher chooses at a glance."""


class Harvest(msgspec.Struct):
    """What was taken down in one game: rows of facts in order, as bytes, and the share of victory of each seat."""

    index: int
    player: str
    scenario: str
    cells: list[bytes] = []
    measures: list[bytes] = []
    won: list[float] = []
    failure: str = ""


def harvest(planting: Planting) -> Harvest:
    """Play one game and take down what it teaches. Whatever goes wrong in it is told; others go on."""
    try:
        return _Field(planting).harvest()
    except Exception as problem:  # a defect of a bot or of the game
        return lost(planting, f"{type(problem).__name__}: {problem}")


def lost(planting: Planting, why: str) -> Harvest:
    """A game of which nothing is left."""
    return Harvest(planting.index, planting.player, planting.scenario, failure=f"game {planting.index}: {why}")


def gather(plans: Sequence[Planting], hours: float, executor: Executor, games: int | None = None) -> Gathered[Harvest]:
    """What games of these plans teach: those that came to an end and were looked at."""
    found = gathered(harvest, lost, plans, hours, executor, games)
    found.games = [one for one in found.games if one.won and one.measures]
    return found


class _Field:
    """One game being played."""

    def __init__(self, planting: Planting) -> None:
        seed = derived_seed(planting.seed, planting.index)
        self.planting = planting
        self.game = find_game(planting.game)
        self.match: Match[Any] = self.game.new(planting.scenario, planting.seats, seed)
        self.random = Random(seed + 1)
        self.sight = Sight(self.game, self.match.position, planting.seats)
        self.stage = self.game.stage(self.match.position)
        self.out = Harvest(planting.index, planting.player, planting.scenario, [], [])

    def harvest(self) -> Harvest:
        if self.planting.player == QUICK:
            self._play_quickly(self.match.position)
        else:
            self._play_well()
        if not self.match.position.stack:
            winners = self.game.result(self.match.position).winners
            sharing = winners or range(self.planting.seats)
            self.out.won = [(seat in sharing) / len(sharing) for seat in range(self.planting.seats)]
        return self.out

    def _play_quickly(self, g: Position) -> None:
        closely, random = self.game.closely(), self.random
        for _ in range(MOST_DECISIONS):
            if not g.stack:
                return
            seat, moves = asked(g)
            self._look(g, moves)
            apply(g, seat, glance(closely, g, seat, moves, random, WARMTH))

    def _play_well(self) -> None:
        planting, match, closely = self.planting, self.match, self.game.closely()
        seeds = range(planting.seats)
        bots = [make_bot(planting.player, self.random.getrandbits(60), iterations=planting.iterations) for _ in seeds]
        for _ in range(MOST_DECISIONS):
            if match.over:
                return
            seat, moves = asked(match.position)
            self._look(match.position, moves)
            chair = Chair(match, seat)
            if self.random.random() < planting.stray:
                sane = chair.sane(closely=True)
                action = chair.action(glance(closely, match.position, seat, sane, self.random, 1.0))
            else:
                action = bots[seat].choose(chair)
            match.enter(seat, action)

    def _look(self, g: Position, moves: list[Any]) -> None:
        stage = self.game.stage(g)
        if stage == self.stage or self.game.closely().unsettled(g, moves):
            return
        self.stage = stage
        if self.random.random() < self.planting.share:
            twin = g.copy()
            self.out.cells.append(np.clip(self.sight.cells(twin), -32768, 32767).astype(np.int16).tobytes())
            self.out.measures.append(self.sight.measures(twin).tobytes())
