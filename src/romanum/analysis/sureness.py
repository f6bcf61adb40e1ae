"""How sure the judgement of a position may be: measured, and kept as data (`sureness.toml`).

What a game makes of a position orders the seats well, but is too sure of itself in some games, and early in most. In
games between equal bots it was set against who won: the chance of a seat goes with its value to a `power`, which
grows as the match goes on, times a `lean` towards the sides that win more often than they seem to, which fades.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

import msgspec

from romanum.engine.data import load

KNOTS: Final = (0.0, 0.5, 0.9, 1.0)
"""The parts of a match, by its actions, for which a power was measured; between them it changes evenly."""


class Sureness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured for a scenario and a number of seats, in so many games."""

    game: str
    scenario: str
    seats: int
    games: int
    power: list[float]
    """One for each of the `KNOTS`."""
    lean: dict[str, float] = {}
    """For each side, where sides differ: so much is added to the logarithm of its chance at the beginning."""

    def at(self, progress: float, side: str = "") -> tuple[float, float]:
        """The power and the factor of a side when that part of a match has been played."""
        progress = min(max(progress, 0.0), 1.0)
        knot = next(k for k in range(1, len(KNOTS)) if progress <= KNOTS[k])
        part = (progress - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
        power = self.power[knot - 1] + part * (self.power[knot] - self.power[knot - 1])
        return power, exp(self.lean.get(side, 0.0) * (1 - progress))


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured: how, when, and `elsewhere` for what was not."""

    made: str
    command: str
    elsewhere: list[float]
    found: list[Sureness] = []


@cache
def shelf() -> Shelf:
    """What is kept."""
    return load(files("romanum.analysis") / "sureness.toml", Shelf, "sureness.toml")


@cache
def sureness(game: str, scenario: str, seats: int) -> Sureness:
    """What was measured; where nothing was, that of the game's other scenarios on average, or of all games."""
    kept = shelf()
    exact = [s for s in kept.found if (s.game, s.scenario, s.seats) == (game, scenario, seats)]
    if exact:
        return exact[0]
    alike = [s.power for s in kept.found if s.game == game] or [kept.elsewhere]
    power = [sum(column) / len(alike) for column in zip(*alike, strict=True)]
    return Sureness(game, scenario, seats, 0, power)
