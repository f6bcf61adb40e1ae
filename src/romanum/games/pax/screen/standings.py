"""What each power has: points by kind, Stability, manpower, Cities and Towns, armies and ships."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import TABLES
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import RANGE_IDS, Mediterranean
from romanum.games.pax.state.sides import power_ids, side_id
from romanum.games.pax.state.standing import manpower_maximum, stability_range

VIEWS: Final = 32


def standings(g: Mediterranean, counted: list[dict[str, int]]) -> list[dict[str, Any]]:
    """By power: what everybody sees of it, with what it has on the map."""
    return [{**own, **counted[power]} for power, own in enumerate(TRACKS.of(g))]


def _tracks(g: Mediterranean) -> list[dict[str, Any]]:
    return [_track(g, power) for power in range(len(g.powers))]


def _track(g: Mediterranean, power: int) -> dict[str, Any]:
    """What everybody sees of a power besides the map."""
    return {
        "power": side_id(g, power),
        "seat": g.seats[power],
        "vp": g.vp[power],
        "treasury": g.treasury[power],
        "stability": g.stability[power],
        "range": RANGE_IDS[stability_range(g, power)],
        "manpower_maximum": manpower_maximum(g, power),
        "allies": power_ids(g, g.allies[power]),
        "cards": held_count(g, power),
        "objectives": len(g.objectives_of(power)),
        "marker": marker_price(g, power),
    }


def marker_price(g: Mediterranean, power: int) -> int:
    """3.2.F1, 17.2: what its next Activation costs."""
    if g.free_markers[power]:
        return 0
    costs = TABLES.costs
    return costs.marker_after_civil_war if g.dear >> power & 1 else costs.marker


def holdings(g: Mediterranean, power: int) -> dict[str, int]:
    """15.2, 15.3: points of what a power holds, Provinces, Cities and Towns."""
    towns, walls = towns_of(g, power), g.walls
    cities = sum([walls[space] >= TABLES.walls.city_least for space in towns])
    return {
        "gop": geographic(g, power) + g.claimed_gop[power],
        "cvp": civilization(g, power),
        "provinces": g.lord.count(power),
        "cities": cities,
        "towns": len(towns) - cities,
    }


TRACKS: Final = Memo[Mediterranean, list[dict[str, Any]]](
    _tracks,
    "powers", "seats", "vp", "treasury", "stability", "allies", "hands", "objectives", "free_markers", "dear",
    most=VIEWS,
)  # fmt: skip
