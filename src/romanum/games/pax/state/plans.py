"""Secret plans of several orders (3.2.D, 3.2.E, 6.4): what each power writes down until all are ready.

An order is an act, a kind of unit, a place and a number in one int; the same order given again only raises its number.
Only the power itself sees its orders; what they cost it has not paid yet.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine import plans
from romanum.engine.plans import Order as Order
from romanum.engine.plans import Sheets
from romanum.games.pax.data.components import COST, KINDS, SEATS, TABLES
from romanum.games.pax.state.position import ORDERS, Mediterranean
from romanum.games.pax.state.stability import stability_range

ACTS: Final = ("raise", "build", "rebuild", "hire", "buy", "replace", "unite", "drop", "station")
RAISE, BUILD, REBUILD, HIRE, BUY, REPLACE, UNITE, DROP, STATION = range(9)
COSTS: Final = TABLES.costs
PRICE: Final = {REBUILD: COSTS.rebuild, HIRE: COSTS.hire_heavy, REPLACE: COSTS.rhodes_galley}
"""By act: where it is the same for everybody."""
SHEETS: Final = Sheets(ORDERS, acts=16, kinds=KINDS, places=512)
"""How they are written: the engine's sheets."""


def open_plans(g: Mediterranean) -> None:
    """Everybody has an empty sheet."""
    g.plan = SHEETS.blank(SEATS)


def close_plans(g: Mediterranean) -> None:
    """The sheets are put away."""
    g.plan = ()


def orders(g: Mediterranean, power: int) -> list[Order]:
    """What a power has written down so far, in that order."""
    return SHEETS.orders(g.plan, power)


def write(g: Mediterranean, power: int, act: int, kind: int = 0, place: int = 0, number: int = 1) -> None:
    """A power writes an order down, or more of one it has given."""
    g.plan = SHEETS.write(g.plan, power, Order(act, kind, place, number))


def has_room(g: Mediterranean, power: int) -> bool:
    """Whether another kind of order can be written down; the last line is for a note."""
    return SHEETS.has_room(g.plan, power)


def has_written(g: Mediterranean, power: int) -> bool:
    """Whether a power has written anything down."""
    return SHEETS.has_written(g.plan, power)


def note(g: Mediterranean, power: int, place: int) -> None:
    """A power notes a place, such as the Province in which it raises units just now; no order."""
    g.plan = SHEETS.note(g.plan, power, STATION, place)


def noted(g: Mediterranean, power: int) -> int:
    """The place that a power has noted last; none if it has not."""
    return SHEETS.noted(g.plan, power)


def cross_out(g: Mediterranean, power: int) -> None:
    """A power takes back the last line it has written."""
    g.plan = SHEETS.cross_out(g.plan, power)


def price(g: Mediterranean, power: int, act: int, kind: int) -> int:
    """6.2.7, 6.3a, 10.6.6a, 12.2.2, 15.4.4a: what one of an order costs."""
    if act in (RAISE, BUILD):
        return COST[kind]
    if act == BUY:
        return COSTS.objective[stability_range(g, power)]
    if act == UNITE:
        divided = g.setting.row.divided
        return divided.price if divided is not None else 0
    return PRICE.get(act, 0)


def cost(g: Mediterranean, power: int) -> int:
    """What a power's orders cost in all."""
    return sum(order.number * price(g, power, order.act, order.kind) for order in orders(g, power))


# ---- 6.2.2, 6.4a: writing them


class Drafting(plans.Drafting[Mediterranean], frozen=True):
    """Powers write, each by its player."""

    abstract: ClassVar[bool] = True

    def seat_of(self, g: Mediterranean, writer: int) -> int:
        """The player of a power."""
        return g.seats[writer]
