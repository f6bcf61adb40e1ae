"""From what a bot makes of a position to a chance to win: curves that were measured, kept as data.

A game's `value` orders positions well, but 0.8 need not win eight games in ten. How often equal bots really won after a
look that came to such a value stands in the game's folder under `learned/curves`, one file a scenario and number of
seats, with the size of the sample, its date and the command that made it (`romanum arena GAME --calibrate`). Where
there is none for the rules and bots of today, where the option was hardly tried, or where too few games were played to
say anything, it gives none.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from romanum.bots.version import is_of_today
from romanum.engine.data import DataError, load
from romanum.engine.game import LEARNED, Game

LEAST_TRIALS: Final = 8
"""An option tried less often has no chance: its value is hardly more than how it looks."""

WIDEST: Final = 0.4
"""A spread wider than this says nothing, so nothing is said."""

NORMAL: Final = 1.96
"""So many standard errors to either side hold 95 %."""


class Chance(msgspec.Struct, frozen=True):
    """A chance to win and its 95 % interval."""

    chance: float
    low: float
    high: float


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often those won who had been told such a value, for seats of one side (empty: all are alike).

    `games` counts, for each value, the games behind it: looks at one game are not independent of each other.
    """

    side: str
    looks: int
    value: list[float]
    chance: list[float]
    low: list[float]
    high: list[float]
    games: list[int]

    def at(self, value: float) -> Chance:
        """The chance at a value, between measured ones in proportion, beyond them as at the last."""
        return Chance(*(_between(self.value, row, value) for row in (self.chance, self.low, self.high)))


class Curves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one file holds: curves of a scenario for a number of seats, and how they were made."""

    game: str
    scenario: str
    seats: int
    rules_version: int
    bots_version: int
    made: str
    command: str
    bots: list[str]
    adviser: str
    games: int
    curve: list[Curve]


def _between(knots: list[float], row: list[float], value: float) -> float:
    right = bisect_right(knots, value)
    if right == 0 or right == len(knots):
        return row[min(right, len(knots) - 1)]
    left, part = right - 1, (value - knots[right - 1]) / (knots[right] - knots[right - 1])
    return row[left] + part * (row[right] - row[left])


def file_name(game: str, scenario: str, seats: int) -> str:
    """What the file of a scenario is called."""
    return f"{game}-{scenario}-{seats}.toml"


def curves(game: Game[Any], scenario: str, seats: int) -> Curves | None:
    """The measured curves of a scenario, or None if nobody has measured it by the rules and bots of today."""
    found = _kept(game, scenario, seats)
    return found if found is not None and is_of_today(found, game) else None


@lru_cache
def _kept(game: Game[Any], scenario: str, seats: int) -> Curves | None:
    """The curves in the folder of the game; `DataError` names what is wrong with them."""
    file = game.own_file(LEARNED, "curves", file_name(game.id, scenario, seats))
    return read(file, f"curves/{file.name}") if file else None


def read(file: Traversable, shown: str) -> Curves:
    """Read a file of curves; `DataError` names the place of whatever is wrong with it."""
    found = load(file, Curves, shown)
    for number, curve in enumerate(found.curve):
        _check(shown, f"$.curve[{number}]", curve)
    return found


def _check(file: str, place: str, curve: Curve) -> None:
    rows = {"value": curve.value, "chance": curve.chance, "low": curve.low, "high": curve.high}
    if not curve.value:
        raise DataError(file, f"{place}.value", "a curve needs a point at least")
    for name, row in rows.items():
        if len(row) != len(curve.value) or len(curve.games) != len(curve.value):
            raise DataError(file, f"{place}.{name}", f"{len(row)} numbers for {len(curve.value)} values")
        if not all(0 <= number <= 1 for number in row):
            raise DataError(file, f"{place}.{name}", "all numbers lie between 0 and 1")
        if sorted(row) != row or (name == "value" and len(set(row)) != len(row)):
            raise DataError(file, f"{place}.{name}", "the numbers rise from left to right")
    if not all(low <= chance <= high for low, chance, high in zip(curve.low, curve.chance, curve.high, strict=True)):
        raise DataError(file, f"{place}.low", "a chance lies within its interval")


def chance_of(found: Curves | None, side: str, value: float, error: float, trials: int) -> Chance | None:
    """The chance of an option, its spread widened by how unsure the value itself is; None if it cannot be said."""
    if found is None or trials < LEAST_TRIALS:
        return None
    curve = next((curve for curve in found.curve if curve.side == side), None)
    if curve is None:
        return None
    low, high = curve.at(value - NORMAL * error).low, curve.at(value + NORMAL * error).high
    return Chance(curve.at(value).chance, low, high) if high - low <= WIDEST else None
