"""The ten-sided die (0.1)."""

from __future__ import annotations

from romanum.games.ultimus.state.position import LateEmpire

TEN = 10


def d10(g: LateEmpire) -> int:
    """0.1: the ten-sided die runs from 0 to 9."""
    return g.dice.roll(TEN) - 1
