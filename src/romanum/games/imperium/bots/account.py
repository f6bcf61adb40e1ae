"""What a player has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.imperium.bots.survey import Survey
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.powers import majors


def account(g: RomanWorld, seat: int) -> dict[str, float]:
    """Morale, Provinces, cities, strength ashore, talents."""
    own = majors(g, seat)
    return {
        "morale": float(sum(g.morale[power] for power in own)),
        "provinces": float(sum(lord >= 0 and g.chief[lord] == seat for lord in g.lord)),
        "cities": float(sum(owner >= 0 and g.chief[owner] == seat for owner in g.city_of)),
        "might": float(round(sum(force.might for force in Survey(g, seat).own()))),
        "talents": float(sum(g.treasury[power] for power in own)),
    }
