"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.ultimus.bots.survey import survey_of
from romanum.games.ultimus.data.components import HALF
from romanum.games.ultimus.state.position import LateEmpire


def account(g: LateEmpire, seat: int) -> dict[str, float]:
    """Points, areas of the empire held alone, strength and leaders on the map, stratagems in hand."""
    camp = g.camp_of(seat)
    mine, theirs = survey_of(g).forces[camp], survey_of(g).forces[1 - camp]
    alone = [area for area, force in mine.items() if HALF[area] >= 0 and force.units and not _stands(theirs.get(area))]
    return {
        "points": float(g.pv[camp]),
        "areas": len(alone),
        "strength": float(sum(force.pf for force in mine.values())),
        "leaders": sum(len(force.leaders) for force in mine.values()),
        "stratagems": len(g.stratagems(seat)),
    }


def _stands(force: object) -> bool:
    return bool(getattr(force, "units", None))
