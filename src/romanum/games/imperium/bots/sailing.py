"""How voyages look at a glance: a fleet is in port when the month ends."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.state.position import AT_SEA

COURSE: Final = 0.3
"""What a Movement Point nearer to a port counts."""


def to(glance: Glance, move: Move) -> float:
    """Nearer to a port."""
    g = glance.g
    field = glance.homeward(g.whose[g.mover])
    return COURSE * (field[g.at[g.mover]] - field[move[1]])


def halt(glance: Glance, move: Move) -> float:
    """To come to rest, in port."""
    g = glance.g
    return 1.0 if g.at[g.mover] in glance.harbours(g.whose[g.mover]) else -1.0


def sail(glance: Glance, move: Move) -> float:
    """Fleets that must come into port."""
    g = glance.g
    out = [s for s, place in enumerate(g.at) if place == move[1] and g.chief[g.whose[s]] == glance.seat]
    return 3.0 if any(g.mark[s] & AT_SEA for s in out) else NEVER


JUDGES: Final = {"sail": sail}
FLAT: Final = {
    "embark": -2.0,
    "embark-all": -2.0,
    "engage": -2.0,
    "stay-behind": -3.0,
    "put-to-sea": -4.0,
    "hunt": -4.0,
    "land": 0.5,
    "roll-together": 0.5,
}
