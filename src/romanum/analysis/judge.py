"""The chances of all seats in a position, with everything on the table: what the graph of an analysis shows.

A position is judged where it rests: where a stage of the game has ended and nothing is under way. What was learned
about such positions, or what the game makes of them (`Game.value`), is made as sure as it was found to be right
(`sureness`), and all seats together have one chance to win. A finished game is judged by its winners. Where a roll is
looked at by itself, whatever is under way after it is fought out a few times first, with dice of the judge's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from romanum.analysis.sureness import Sureness, sureness
from romanum.bots.playout import asked, glance
from romanum.bots.value_lookup import learned_chances
from romanum.engine.dice import FastDice
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.step import apply

WHOLE: Final = 10_000
"""A certain win: chances are whole numbers, hundredths of a percent, so that their sums are exact."""

LEAST: Final = 1e-3
"""No seat is given up altogether: its value counts as this at least."""
LONGEST: Final = 40
"""A battle is fought out for so many choices at most."""
WARMTH: Final = 0.5
"""How much the quick choices with which it is fought out differ from what looks best."""

Opinion = Callable[[Position], list[float]]
"""What somebody makes of a position for each seat."""


def own_opinion(game: Game[Any], seats: int) -> Opinion:
    """The game's own, on its closer look."""
    closely = game.closely()
    return lambda g: [closely.value(g, seat) for seat in range(seats)]


class Judge:
    """Judges the positions of one match, which had so many actions in all."""

    def __init__(self, game: Game[Any], scenario: str, seats: int, actions: int) -> None:
        self.game = game.closely()
        self.seats = seats
        self._actions = max(actions, 1)
        self._own = sureness(game, scenario, seats)
        self._learned = sureness(game, scenario, seats, learned=True)
        learned = learned_chances(game, scenario, seats)
        self._opinion = own_opinion(game, seats) if learned is None else learned
        self._sure = self._own if learned is None else self._learned

    def chances(self, g: Position, n: int, looks: int = 1, seed: int = 0) -> list[float]:
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
        power, lean = self._sureness(learned).at(n / self._actions, side)
        own = max(value, LEAST) ** power * lean
        other = max((1 - value) / max(self.seats - 1, 1), LEAST) ** power
        return float(own / (own + other * (self.seats - 1)))

    def _sureness(self, learned: bool) -> Sureness:
        return self._learned if learned else self._own

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

    def _at_rest(self, g: Position, n: int) -> list[float]:
        weights = list(self._weights(g, n / self._actions))
        total = sum(weights)
        return [weight / total for weight in weights]

    def _weights(self, g: Position, progress: float) -> Iterator[float]:
        for seat, value in enumerate(self._opinion(g)):
            power, lean = self._sure.at(progress, self.game.side(g, seat))
            yield max(value, LEAST) ** power * lean


def whole(chances: Sequence[float]) -> list[int]:
    """Chances as whole numbers that add up as they should: what rounding leaves goes where it is missed most.

    >>> whole([1 / 3, 1 / 3, 1 / 3]), whole([0.25, -0.25004, 0.00004])
    ([3334, 3333, 3333], [2500, -2500, 0])
    """
    exact = [WHOLE * chance for chance in chances]
    rounded = [int(number // 1) for number in exact]
    missing = round(sum(exact)) - sum(rounded)
    neediest = sorted(range(len(exact)), key=lambda seat: rounded[seat] - exact[seat])
    for seat in neediest[:missing]:
        rounded[seat] += 1
    return rounded
