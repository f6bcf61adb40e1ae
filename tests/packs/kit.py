"""The conformance kit at its smallest, one game: Python of a page runs it (`in_pyodide.mjs`), and any other can."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

import romanum
from romanum.engine import conformance
from romanum.engine.conformance import Sample
from romanum.engine.match import Match

CLOSELY: Final[dict[str, Any]] = {
    "games": 1,
    "share": 0.001,
    "firsts": 1,
    "go_on": 2,
    "walks": 1,
    "trials": 60,
}
FROM_RECORDS: Final = ("replay_equal", "saved_goes_on", "wishes_are_kept")
"""What begins a match anew from its record: not from one that is cut short."""


class Short(Sample, frozen=True):
    """A sample of games that end soon: a field of the position becomes a little more than another."""

    end: tuple[str, str, int] = ("", "", 0)

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, shortened."""
        match = Sample.begin(self, number)
        last, now, more = self.end
        setattr(match.position, last, getattr(match.position, now) + more)
        return match


PAX: Final = {"game": "standard", "discreet": False, "re_rolls": True, "free_talk": False}
IMPERIUM: Final = {"length": "shorter", "limited_intelligence": True}


def samples(name: str) -> tuple[Sample, Sample]:
    """What the checks of a game look at: those that need whole games, and the others."""
    game = romanum.game(name)
    if name == "hre":
        whole = Sample(game, 4, seed=4, **CLOSELY)
        return whole, whole
    if name == "trajan":
        short = Short(game, 2, {"parley": False}, seed=1, scenario="114", end=("last_turn", "turn", 2), **CLOSELY)
        return Sample(game, 2, {"parley": False}, seed=1, scenario="114", **CLOSELY), short
    if name == "ultimus":
        whole = Sample(game, 2, {"discreet": True}, seed=1, scenario="tyrants-of-gaul", **CLOSELY)
        return whole, Short(game, 2, seed=1, end=("last_year", "year", 1), **CLOSELY)
    if name == "pax":
        whole = Sample(game, 2, PAX, seed=1, scenario="i", **CLOSELY)
        return whole, Short(game, 2, PAX, seed=1, scenario="i", end=("last_turn", "turn", 0), **CLOSELY)
    brief = game.scenarios[23].id
    whole = Sample(game, 2, IMPERIUM, seed=1, scenario=brief, **CLOSELY)
    return whole, Short(game, 2, IMPERIUM, seed=1, scenario=brief, end=("last_month", "first_month", 0), **CLOSELY)


def tried(name: str, only: str = "") -> Iterator[tuple[str, int, float]]:
    """Every check of the kit or one of them, with how many things it has tried and how long that took."""
    whole, short = samples(name)
    for check in conformance.CHECKS:
        if only and check.__name__ != only:
            continue
        begun = time.monotonic()
        count = check(whole if check.__name__ in FROM_RECORDS else short)
        yield check.__name__, count, time.monotonic() - begun
