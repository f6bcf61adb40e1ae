"""Tables for the sea: a segment of a power, and voyages in which nobody else is asked."""

from __future__ import annotations

from typing import Any

from romanum.games.imperium.rules.naval.voyage import Sailing, Voyage
from romanum.games.imperium.state.errands import NavalBattle, Reckoning, SeaInterception, SiegesSeen, Trespass

from .builder import Table, position

MASSILIA, GENUA, ROMA, BRUNDISIUM = "a2821", "a3118", "a3621", "b4320"
OFF_MASSILIA, BESIDE, DEEP_SEA = "a2921", "a2920", "a2922"
"""Waters from Massilia on: all sea and coastal, a coastal hex with land, and deep sea."""


def segment(board: dict[str, str], name: str = "caesar", **fields: Any) -> Table:
    """A Naval Operations Segment of a power; interceptions, battles and neutrals are left aside."""
    fields = {"scenario": 6, "month": "May 49 BC", "cities": {"massilia": name}, **fields}
    t = position(board, **fields)
    t.stop_at(SeaInterception, NavalBattle, SiegesSeen, Reckoning, Trespass)
    return t.push(Sailing(t.seat(name), t.power(name)))


def sail(t: Table, name: str, *texts: str) -> Table:
    """Play on, passing over errands of others."""
    for text in texts:
        t.play(name, text)
        while t.stopped:
            t.skip()
    return t


def left(t: Table) -> int:
    """MP of the voyage."""
    return t.g.running(Voyage).left(t.g)
