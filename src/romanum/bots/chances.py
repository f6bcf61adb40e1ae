"""The chances of all seats in a position: one judgement for searches, hints and analyses.

A position is judged where it rests: where a stage of the game has ended and nothing is under way. What was learned
about such positions, or what the game makes of them (`Game.value`), is made as sure as it was found to be right
(`sureness`), and all seats together have one chance to win. Where the plain rate of each side foretold games better,
that rate is told. A finished game is judged by its winners. Where a roll is looked at by itself, whatever is under way
after it is fought out a few times first, with dice of the judge's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from romanum.bots.playout import asked, glance
from romanum.bots.sureness import sureness
from romanum.bots.value_lookup import learned_chances, learned_error
from romanum.engine.dice import FastDice
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.step import apply

LEAST_TRIALS: Final = 8
"""An option tried less often has no chance: its value is hardly more than how it looks."""
WIDEST: Final = 0.4
"""A spread wider than this says nothing, so nothing is said."""
NORMAL: Final = 1.959964
"""So many standard errors to either side hold 95 %."""
LEAST: Final = 1e-3
"""No seat is given up altogether: its value counts as this at least."""
LONGEST: Final = 40
"""A battle is fought out for so many choices at most."""
WARMTH: Final = 0.5
"""How much the quick choices with which it is fought out differ from what looks best."""
MIDDLE: Final = 0.5
"""How far on a match is taken to be whose turns nobody has counted, and within a turn."""

Opinion = Callable[[Position], list[float]]
"""What somebody makes of a position for each seat."""


class Chance(msgspec.Struct, frozen=True):
    """A chance to win and its 95 % interval."""

    chance: float
    low: float
    high: float

    def says_something(self, trials: int) -> bool:
        """Whether it was looked at often enough, and in enough games."""
        return trials >= LEAST_TRIALS and self.high - self.low <= WIDEST


def own_opinion(game: Game[Any], seats: int) -> Opinion:
    """The game's own, on its closer look."""
    closely = game.closely()
    return lambda g: [closely.value(g, seat) for seat in range(seats)]


class Judge:
    """Judges the positions of one match, which had so many actions in all; 0: it is still being played."""

    def __init__(self, game: Game[Any], scenario: str, seats: int, actions: int = 0) -> None:
        self.game = game.closely()
        self.seats = seats
        self._actions = actions
        self._own = sureness(game, scenario, seats)
        self._learned = sureness(game, scenario, seats, learned=True)
        learned = learned_chances(game, scenario, seats)
        self._opinion = own_opinion(game, seats) if learned is None else learned
        self.sure = self._own if learned is None else self._learned
        self._off = learned_error(game, scenario, seats)
        """How far learned chances are from what happened; 0 without any."""

    @property
    def is_measured(self) -> bool:
        """Whether games by the rules and bots of today say how far to trust this judge."""
        return self.sure.games > 0 or self._off > 0

    def chances(self, g: Position, n: int = 0, looks: int = 1, seed: int = 0) -> list[float]:
        """The chance of each seat after n actions; what is under way is fought out so many times."""
        if not g.stack:
            winners = self.game.result(g).winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        if not looks or self.rests(g):
            return self._at_rest(g, n)
        found = [self._whatever(self.settled(g, seed + look), n) for look in range(looks)]
        return [sum(column) / looks for column in zip(*found, strict=True)]

    def alone(self, value: float, n: int, side: str = "", learned: bool = False) -> float:
        """The chance of one seat by what a bot makes of an option; the others are taken to be equals."""
        power, lean = (self._learned if learned else self._own).at(n / max(self._actions, 1), side)
        own = max(value, LEAST) ** power * lean
        other = max((1 - value) / max(self.seats - 1, 1), LEAST) ** power
        return float(own / (own + other * (self.seats - 1)))

    def interval(self, g: Position, chance: float, error: float) -> Chance | None:
        """A chance as wide as what was measured leaves it, and as it is unsure itself; None if nothing was measured."""
        if not self.is_measured:
            return None
        power, _ = self.sure.at(self._progress(g, 0))
        if self._off and power:
            low, high = chance - 2 * self._off, chance + 2 * self._off
        else:
            low, high = wilson(chance * self.sure.games, self.sure.games)
        unsure = NORMAL * error if power else 0.0
        return Chance(chance, max(0.0, low - unsure), min(1.0, high + unsure))

    def settled(self, g: Position, seed: int) -> Position:
        """A copy in which what is under way has been fought out by quick choices, with dice of its own."""
        g, random = g.copy(), Random(seed)
        g.dice = FastDice.seeded(seed)
        for _ in range(LONGEST):
            if not g.stack:
                break
            seat, moves = asked(g)
            moves = self.game.unsettled(g, moves)
            if not moves:
                break
            apply(g, seat, glance(self.game, g, seat, moves, random, WARMTH))
        return g

    def rests(self, g: Position) -> bool:
        """Whether nothing is under way."""
        return not g.stack or not self.game.unsettled(g, asked(g)[1])

    def _whatever(self, g: Position, n: int) -> list[float]:
        return self._at_rest(g, n) if g.stack else self.chances(g, n)

    def _progress(self, g: Position, n: int) -> float:
        """How far on the match is: by its actions, or, while nobody knows how many they will be, by its turns."""
        if self._actions:
            return n / self._actions
        turns = self.game.turns(g)
        return (self.game.turn(g) - MIDDLE) / turns if turns else MIDDLE

    def _at_rest(self, g: Position, n: int) -> list[float]:
        weights = list(self._weights(g, self._progress(g, n)))
        total = sum(weights)
        return [weight / total for weight in weights]

    def _weights(self, g: Position, progress: float) -> Iterator[float]:
        for seat, value in enumerate(self._opinion(g)):
            power, lean = self.sure.at(progress, self.game.side(g, seat))
            yield max(value, LEAST) ** power * lean


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, NORMAL * NORMAL / games
    middle = share + spread / 2
    half = NORMAL * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max((middle - half) / (1 + spread), 0.0), min((middle + half) / (1 + spread), 1.0)
