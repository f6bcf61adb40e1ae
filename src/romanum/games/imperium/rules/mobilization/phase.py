"""Chapter 6.1: the Taxation and Mobilization Phase."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.mobilization.taxes import collect, lift_plunder
from romanum.games.imperium.state.errands import Mobilization
from romanum.games.imperium.state.position import RomanWorld


@carries_out(Mobilization)
def begin(errand: Mobilization, g: RomanWorld) -> None:
    """6.1a, 24.2: taxes are collected; then a plunder marker comes off (ruling 24.2)."""
    collect(g)
    lift_plunder(g)
