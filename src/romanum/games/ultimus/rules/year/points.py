"""Chapters 6.3d, 6.3e and 10: points as they are won."""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.ultimus.state.position import CAMP_IDS, LateEmpire

COUNCIL_PV: Final = 3
"""6.3d, 6.3e."""


def score(g: LateEmpire, camp: int, points: int, rule: str, why: str) -> None:
    """10: points for a camp; nobody loses more than he has, for the track has no debts (6.1c)."""
    points = max(points, -g.pv[camp])
    g.pv = changed(g.pv, camp, g.pv[camp] + points)
    g.tell("points", rule, camp=CAMP_IDS[camp], points=points, why=why, total=g.pv[camp])
