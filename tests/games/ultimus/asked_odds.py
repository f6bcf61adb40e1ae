"""The odds of an action, asked in the rulebook's terms."""

from __future__ import annotations

import pytest

from games.ultimus.builder import CAMPS, Table
from romanum.engine.odds import Odds


def odds(t: Table, camp: str, text: str) -> Odds:
    """What a camp is told of an action."""
    found = t.match.odds(t.g.seat_of(CAMPS[camp]), text)
    assert found is not None
    assert sum(one.probability for one in found.outcomes) == pytest.approx(1)
    return found


def outcomes(found: Odds, sides: int = 10) -> dict[str, float]:
    """How many of so many faces bring each outcome."""
    return {one.outcome: round(sides * one.probability, 6) for one in found.outcomes}


def cited(found: Odds) -> dict[str, str]:
    """The rule of each modifier."""
    return {one.what: one.rule for one in found.modifiers}
