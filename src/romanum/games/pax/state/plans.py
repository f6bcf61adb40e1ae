"""Secret plans of several orders (3.2.D, 3.2.E, 6.4): what each power writes down until all are ready.

An order is an act, a kind of unit, a place and a number in one int; the same order given again only raises its number.
Only the power itself sees its orders; what they cost it has not paid yet.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from romanum.games.pax.data.components import COST, KINDS, NONE, SEATS, TABLES
from romanum.games.pax.state.position import ORDERS, Mediterranean, changed
from romanum.games.pax.state.standing import stability_range

ACTS: Final = ("raise", "build", "rebuild", "hire", "buy", "replace", "unite", "drop", "station")
RAISE, BUILD, REBUILD, HIRE, BUY, REPLACE, UNITE, DROP, STATION = range(9)
COSTS: Final = TABLES.costs
PRICE: Final = {REBUILD: COSTS.rebuild, HIRE: COSTS.hire_heavy, REPLACE: COSTS.rhodes_galley}
"""By act: where it is the same for everybody."""
_PLACES: Final = 512
_MOST: Final = 16


class Order(NamedTuple):
    """One line of a plan."""

    act: int
    kind: int
    place: int
    number: int


def _code(order: Order) -> int:
    return ((order.number * _MOST + order.act) * KINDS + order.kind) * _PLACES + order.place


@cache
def _order(code: int) -> Order:
    code, place = divmod(code, _PLACES)
    code, kind = divmod(code, KINDS)
    number, act = divmod(code, _MOST)
    return Order(act, kind, place, number)


def open_plans(g: Mediterranean) -> None:
    """Everybody has an empty sheet."""
    g.plan = (NONE,) * (SEATS * ORDERS)


def close_plans(g: Mediterranean) -> None:
    """The sheets are put away."""
    g.plan = ()


def orders(g: Mediterranean, power: int) -> list[Order]:
    """What a power has written down so far, in that order."""
    first = power * ORDERS
    return [_order(code) for code in g.plan[first : first + ORDERS - 1] if code != NONE]


def write(g: Mediterranean, power: int, act: int, kind: int = 0, place: int = 0, number: int = 1) -> None:
    """A power writes an order down, or more of one it has given."""
    first = power * ORDERS
    for at in range(first, first + ORDERS - 1):
        found = _order(g.plan[at]) if g.plan[at] != NONE else Order(act, kind, place, 0)
        if found[:3] == (act, kind, place):
            g.plan = changed(g.plan, at, _code(found._replace(number=found.number + number)))
            return
    raise OverflowError("a plan with no line left")


def has_room(g: Mediterranean, power: int) -> bool:
    """Whether another kind of order can be written down; the last line is for a note."""
    return g.plan[(power + 1) * ORDERS - 2] == NONE


def note(g: Mediterranean, power: int, place: int) -> None:
    """A power notes a place, such as the Province in which it raises units just now; no order."""
    g.plan = changed(g.plan, (power + 1) * ORDERS - 1, _code(Order(STATION, 0, place, 0)))


def noted(g: Mediterranean, power: int) -> int:
    """The place that a power has noted last; none if it has not."""
    code = g.plan[(power + 1) * ORDERS - 1]
    return NONE if code == NONE else _order(code).place


def cross_out(g: Mediterranean, power: int) -> None:
    """A power takes back the last line it has written."""
    first = power * ORDERS
    last = max(at for at in range(first, first + ORDERS - 1) if g.plan[at] != NONE)
    g.plan = changed(g.plan, last, NONE)


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
