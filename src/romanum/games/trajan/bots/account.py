"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.trajan.bots.evaluation import futures, hopes
from romanum.games.trajan.bots.survey import survey_of
from romanum.games.trajan.state.position import War, strength


def account(g: War, side: int) -> dict[str, float]:
    """Conditions of victory met and in sight, cities held, strength and leaders on the map, markers in hand."""
    return {
        "goals": hopes(g, side, futures(g, survey_of(g))),
        "cities": len(g.cities_of(side)),
        "strength": strength(g.on_map(side)),
        "leaders": len(g.leaders_on_map(side)),
        "markers": len(g.markers(side)),
    }
