"""Chapters 6 and 3.2.E: a power's own books: what would come in, what is due, and what its secret orders leave."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.data.components import HEAVIES
from romanum.games.pax.rules.turn.income import Source, in_communication
from romanum.games.pax.rules.turn.maintenance import COSTS, MaintenancePlans, upkeep
from romanum.games.pax.screen.muster import Muster
from romanum.games.pax.state import plans
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.routes import reached
from romanum.games.pax.state.standing import manpower_maximum


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
