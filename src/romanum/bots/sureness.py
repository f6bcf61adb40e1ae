"""How sure the judgement of a position may be: measured, and kept as data of the game (`learned/sureness.toml`).

What a game, or a learned value, makes of a position orders the seats well, but may be too sure of itself, early most of
all. In games between equal bots it was set against who won: the chance of a seat goes with its value to a `power`,
which grows as the match goes on, times a `lean` towards the sides that win more often than they seem to. With a power
of 0 the lean alone speaks: the plain rate of each side. So it is where that rate foretold games better.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any, Final

import msgspec

from romanum.bots import version
from romanum.engine.data import load
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.game import Game

KEPT: Final = "sureness.toml"
KNOTS: Final = (0.0, 0.5, 0.9, 1.0)
"""The parts of a match, by its actions, for which a power was measured; between them it changes evenly."""
USUAL: Final = (0.25, 0.35, 0.6, 1.0)
"""The powers of a game's own judgement where nothing was measured,"""
AS_SAID: Final = (1.0, 1.0, 1.0, 1.0)
"""and of a learned value, which says chances."""


class Sureness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured for a scenario and a number of seats, in so many games."""

    game: str
    scenario: str
    seats: int
    rules_version: int
    games: int
    power: list[float]
    """One for each of the `KNOTS`."""
    lean: dict[str, float] = {}
    """For each side, where sides differ: so much is added to the logarithm of its chance."""
    learned: bool = False
    """Whether it is that of a learned value, or of the game's own judgement."""
    brier: float = 0.0
    """The Brier score half-way, on games that it was not fitted to,"""
    plain: float = 0.0
    """and that of the plain rate of each side; 0: too few games to say."""

    def at(self, progress: float, side: str = "") -> tuple[float, float]:
        """The power and the factor of a side when that part of a match has been played."""
        progress = min(max(progress, 0.0), 1.0)
        knot = next(k for k in range(1, len(KNOTS)) if progress <= KNOTS[k])
        part = (progress - KNOTS[knot - 1]) / (KNOTS[knot] - KNOTS[knot - 1])
        power = self.power[knot - 1] + part * (self.power[knot] - self.power[knot - 1])
        return power, exp(self.lean.get(side, 0.0))


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured of a game: how, when, in matches of which bots."""

    made: str
    command: str
    bots_version: int
    bot: str
    found: list[Sureness] = []


@cache
def shelf(game: Game[Any]) -> Shelf | None:
    """What is kept of a game, if it was measured."""
    file = game.own_file(LEARNED, KEPT)
    return load(file, Shelf, f"{game.id}/{LEARNED}/{KEPT}") if file else None


def sureness(game: Game[Any], scenario: str, seats: int, learned: bool = False) -> Sureness:
    """What was measured of the rules and bots of today; where nothing was, the average of the game's other tables."""
    kept = shelf(game)
    of_today = kept.found if kept and kept.bots_version == version.VERSION else []
    alike = [one for one in of_today if one.learned == learned and one.rules_version == game.rules_version]
    exact = [one for one in alike if (one.scenario, one.seats) == (scenario, seats)]
    if exact:
        return exact[0]
    powers = [one.power for one in alike] or [list(AS_SAID if learned else USUAL)]
    power = [sum(column) / len(powers) for column in zip(*powers, strict=True)]
    return Sureness(game.id, scenario, seats, game.rules_version, 0, power, learned=learned)
