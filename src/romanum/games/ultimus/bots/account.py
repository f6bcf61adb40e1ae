"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from functools import partial

from romanum.games.ultimus.bots.survey import Survey, survey_of
from romanum.games.ultimus.data.components import HALF
from romanum.games.ultimus.state.position import LateEmpire


def account(g: LateEmpire, seat: int) -> dict[str, float]:
    """Points, areas of the empire held alone, strength and leaders on the map, stratagems in hand."""
    camp, survey = g.camp_of(seat), survey_of(g)
    areas, strength, leaders = survey.once(("account", camp), partial(_on_the_map, survey, camp))
    return {
        "points": float(g.pv[camp]),
        "areas": areas,
        "strength": strength,
        "leaders": leaders,
        "stratagems": len(g.stratagems(seat)),
    }


def _on_the_map(survey: Survey, camp: int) -> tuple[int, float, int]:
    """Areas, strength and leaders of a camp."""
    mine, theirs = survey.forces[camp], survey.forces[1 - camp]
    alone = [area for area, force in mine.items() if HALF[area] >= 0 and force.units and not _stands(theirs.get(area))]
    strength = float(sum([force.pf for force in mine.values()]))
    return len(alone), strength, sum([len(force.leaders) for force in mine.values()])


def _stands(force: object) -> bool:
    return bool(getattr(force, "units", None))
