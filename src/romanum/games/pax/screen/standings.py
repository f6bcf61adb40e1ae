"""What each power has: points by kind, Stability, manpower, Cities and Towns, armies and ships; and its own books.

The books say what would come in, what is due, and what secret orders leave (6, 3.2.E).
"""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import HEAVIES, TABLES
from romanum.games.pax.rules.turn.income import Source, in_communication
from romanum.games.pax.rules.turn.maintenance import COSTS, MaintenancePlans, upkeep
from romanum.games.pax.screen.muster import Muster
from romanum.games.pax.state import plans
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.points import civilization, geographic
from romanum.games.pax.state.position import RANGE_IDS, Mediterranean
from romanum.games.pax.state.routes import reached
from romanum.games.pax.state.sides import power_ids, side_id
from romanum.games.pax.state.stability import manpower_maximum, stability_range

# ---- for all to see


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


# ---- 6, 3.2.E: a power's own books


def prospects(g: Mediterranean, power: int, here: Muster, paying: list[Source]) -> dict[str, int]:
    """6.1, 6.4: what the power would collect and pay as the map stands, of all that could pay it."""
    troops = here.troops[power]
    above = max(0, troops["heavies"] - manpower_maximum(g, power))
    due = COSTS.galley_upkeep * troops["galleys"] + COSTS.excess_upkeep * above
    wanted = tuple([places for _, places in paying if places])
    found = reached(g, power, here.there, wanted) if wanted else 0
    return {"income": sum(in_communication(paying, found)), "heavies": troops["heavies"], "upkeep": due}


def ledger(g: Mediterranean, power: int, prospect: dict[str, int]) -> dict[str, Any]:
    """As its owner sees it, with what his secret orders come to."""
    orders = plans.orders(g, power) if g.plan else []
    maintaining = bool(g.stack) and isinstance(g.stack[-1], MaintenancePlans)
    due = upkeep(g, power) if maintaining else prospect["upkeep"]
    spent = due if maintaining else sum(order.number * plans.price(g, power, *order[:2]) for order in orders)
    return {
        "treasury": g.treasury[power],
        "income": prospect["income"],
        "upkeep": due,
        "cost": spent,
        "left": g.treasury[power] - spent,
        "heavies": prospect["heavies"] + _heavier(orders),
        "maximum": manpower_maximum(g, power),
        "orders": [[*order, plans.price(g, power, *order[:2])] for order in orders],
    }


def _heavier(orders: list[plans.Order]) -> int:
    """How many LG and HI there would be more, or fewer, when the orders are carried out."""
    more = {plans.RAISE: 1, plans.HIRE: 1, plans.DROP: -1}
    return sum(more.get(order.act, 0) * order.number for order in orders if order.kind in HEAVIES)
