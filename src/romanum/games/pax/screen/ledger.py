"""Chapters 6 and 3.2.E: a power's own books: what would come in, what is due, and what its secret orders leave."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.data.components import HEAVIES
from romanum.games.pax.rules.turn.income import income
from romanum.games.pax.rules.turn.maintenance import COSTS, MaintenancePlans, upkeep
from romanum.games.pax.state import plans
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.standing import manpower_maximum


def prospects(g: Mediterranean, power: int, counted: dict[str, int]) -> dict[str, int]:
    """6.1, 6.4: what the power would collect and pay as the map stands, with so many units."""
    above = max(0, counted["heavies"] - manpower_maximum(g, power))
    due = COSTS.galley_upkeep * counted["galleys"] + COSTS.excess_upkeep * above
    return {"income": sum(income(g, power)), "heavies": counted["heavies"], "upkeep": due}


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
