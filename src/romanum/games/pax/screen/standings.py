"""What each power has: points by kind, Stability, manpower, Cities and Towns, armies and ships; and its own books.

The books say what would come in, what is due, and what secret orders leave (6, 3.2.E)."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.memo import Memo
from romanum.games.pax.data.components import (
    HEAVIES,
    OBJECTIVES,
    PLACE,
    PLACE_IDS,
    PORT,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    SPACES_OF,
    TABLES,
    TERRITORY,
    TERRITORY_OF,
)
from romanum.games.pax.data.schema import Objective
from romanum.games.pax.rules.turn.income import Source, in_communication
from romanum.games.pax.rules.turn.maintenance import COSTS, MaintenancePlans, upkeep
from romanum.games.pax.rules.turn.objectives import fulfilled, worth_in_gop
from romanum.games.pax.screen.muster import Muster
from romanum.games.pax.state import plans
from romanum.games.pax.state.control import civilization, geographic, is_home, territory_lord
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.hands import held_count
from romanum.games.pax.state.position import NOBODY, RANGE_IDS, Mediterranean
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


def progress(g: Mediterranean, power: int) -> list[dict[str, Any]]:
    """By Objective held: what it pays, and how much of what it asks for is there."""
    return [_of(g, power, letter) for letter in g.objectives_of(power) if letter >= 0]


def _of(g: Mediterranean, power: int, letter: int) -> dict[str, Any]:
    row = OBJECTIVES[letter]
    parts = _parts(g, power, row)
    return {
        "letter": letter,
        "gop": worth_in_gop(g, power, letter),
        "vp": row.vp,
        "met": fulfilled(g, power, letter) > 0,
        "barred": side_id(g, power) in row.barred,
        "has": [name for name, there in parts if there],
        "lacks": [name for name, there in parts if not there],
        "number": _number(g, power, row),
    }


def _parts(g: Mediterranean, power: int, row: Objective) -> list[tuple[str, bool]]:
    """What must be held, each with whether it is."""
    ports = [s for name in row.ports_of for s in SPACES_OF[PROVINCE[name]] if PORT[s]]
    groups = [*row.territories, *(name for group in row.each for name in group)]
    return [
        *((name, g.lord[PROVINCE[name]] == power) for name in row.provinces),
        *((name, territory_lord(g, TERRITORY[name]) == power) for name in groups),
        *((name, g.holder[PLACE[name]] == power) for name in row.spaces),
        *((PLACE_IDS[space], g.holder[space] == power) for space in ports),
    ]


def _number(g: Mediterranean, power: int, row: Objective) -> list[int]:
    """How many there are and how many it takes, where an Objective asks for a number of something."""
    if row.towns_abroad:
        abroad = {TERRITORY_OF[PROVINCE_OF[s]] for s in towns_of(g, power) if not is_home(g, power, s)}
        return [len(abroad), row.towns_abroad]
    if row.home_provinces:
        home = g.setting.home_province
        taken = [p for p in range(PROVINCE_COUNT) if g.lord[p] == power and home[p] not in (NOBODY, power)]
        return [len(taken), row.home_provinces]
    if row.richest:
        others = [talents for other, talents in enumerate(g.treasury) if other != power]
        return [g.treasury[power], max(others) + 1]
    return []
