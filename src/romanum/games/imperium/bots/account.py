"""What a player has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.imperium.bots.evaluation import HOLDINGS, by_prospects, prospects
from romanum.games.imperium.bots.muster import OWN_MIGHT
from romanum.games.imperium.rules.common.powers import majors
from romanum.games.imperium.state.position import RomanWorld


def account(g: RomanWorld, seat: int) -> dict[str, float]:
    """Morale, Provinces, cities, strength ashore, talents."""
    own, held = majors(g, seat), HOLDINGS.of(g)
    return {
        "morale": float(sum([g.morale[power] for power in own])),
        "provinces": float(held.provinces[seat]),
        "cities": float(held.cities[seat]),
        "might": float(round(OWN_MIGHT.of(g)[seat])),
        "talents": float(sum([g.treasury[power] for power in own])),
    }


def appraisal(g: RomanWorld, seats: int) -> tuple[list[float], list[dict[str, float]]]:
    """The value to all seats by one look at everybody's prospects, and what each has."""
    hopes = prospects(g)
    return [by_prospects(hopes, seat) for seat in range(seats)], [account(g, seat) for seat in range(seats)]
