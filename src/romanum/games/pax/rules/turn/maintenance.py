"""Chapters 3.2.B, 6.4 and 14.2.1h: Maintenance: ships and units above the Manpower Maximum are paid or go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import GALLEY, HEAVIES, KIND_IDS, KINDS, PLACE_IDS, TABLES
from romanum.games.pax.rules.turn.actions import CROSS_OUT, GIVE_UP
from romanum.games.pax.rules.turn.grounds import too_dear
from romanum.games.pax.state import plans
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.control import civilization, settle
from romanum.games.pax.state.forces import heavies, number, stacks_of, strike, tidy
from romanum.games.pax.state.plans import Drafting
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import CHANGE, manpower_maximum, pay, shift_stability

COSTS: Final = TABLES.costs
TRIPLE: Final = 3
FOURFOLD: Final = 4
MAINTAINED: Final = (GALLEY, *HEAVIES)


def begin(g: Mediterranean) -> None:
    """6.4a: whoever has something to maintain writes down what he gives up."""
    plans.open_plans(g)
    writing = tuple([power for power in g.order if upkeep(g, power)])
    if writing:
        g.push(MaintenancePlans(writing))
    else:
        show(g)


Kept = dict[tuple[int, int], int]
"""How many ships and heavy units are not written off, by kind and place."""


def maintained(g: Mediterranean, power: int) -> Kept:
    """All that a power has to maintain, whatever it has written off."""
    left: Kept = {}
    units, at = g.units, g.at
    for stack in stacks_of(g, power):
        for kind in MAINTAINED:
            if there := units[stack * KINDS + kind]:
                unit = kind, at[stack]
                left[unit] = left.get(unit, 0) + there
    return left


def kept(g: Mediterranean, power: int) -> Kept:
    """What a power maintains as things stand, its secret orders counted as carried out."""
    left = maintained(g, power)
    for order in plans.orders(g, power):
        unit = order.kind, order.place
        left[unit] = left.get(unit, 0) - order.number
    return left


def excess(g: Mediterranean, power: int, left: Kept) -> int:
    """6.4.2: LG and HI above the Manpower Maximum that are not written off."""
    heavy = sum([units for (kind, _), units in left.items() if kind != GALLEY])
    return max(0, heavy - manpower_maximum(g, power))


def upkeep(g: Mediterranean, power: int) -> int:
    """6.4.1, 6.4.2: what a power pays for all that it has not written off."""
    return _upkeep_of(g, power, kept(g, power))


def full_upkeep(g: Mediterranean, power: int) -> int:
    """What it would pay if it wrote nothing off."""
    return _upkeep_of(g, power, maintained(g, power))


def _upkeep_of(g: Mediterranean, power: int, left: Kept) -> int:
    ships = sum([units for (kind, _), units in left.items() if kind == GALLEY])
    return COSTS.galley_upkeep * ships + COSTS.excess_upkeep * excess(g, power, left)


class MaintenancePlans(Drafting, frozen=True):
    """6.4a: which ships and units above the Maximum each power gives up."""

    rule: ClassVar[str] = "6.4a"

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Every ship, every LG and HI, and whatever was written down last."""
        power = g.seats.index(seat)
        return [*(GIVE_UP[kind][place] for kind, place in _in_order(kept(g, power))), CROSS_OUT, DONE]

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """6.4.2: units only above the Maximum; and what is kept must be paid."""
        power = g.seats.index(seat)
        if move == CROSS_OUT:
            return None if plans.has_written(g, power) else Refusal("6.4a", "nothing-written")
        if move == DONE:
            return too_dear(upkeep(g, power), g.treasury[power], "6.4.1a")
        if move[1] != GALLEY and not excess(g, power, kept(g, power)):
            return Refusal("6.4.2", "not-above-maximum", {"maximum": manpower_maximum(g, power)})
        return None if plans.has_room(g, power) else Refusal("6.4a", "sheet-full")

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        power = g.seats.index(seat)
        left = kept(g, power)
        found: list[Move] = []
        if plans.has_room(g, power):
            heavy = excess(g, power, left) > 0
            found = [GIVE_UP[kind][place] for kind, place in _in_order(left) if heavy or kind == GALLEY]
        if plans.has_written(g, power):
            found.append(CROSS_OUT)
        return [*found, DONE] if _upkeep_of(g, power, left) <= g.treasury[power] else found

    def write(self, g: Mediterranean, power: int, move: Move) -> None:
        """6.4a: in secret."""
        if move == CROSS_OUT:
            plans.cross_out(g, power)
        else:
            plans.write(g, power, plans.DROP, move[1], move[2])

    def show(self, g: Mediterranean) -> None:
        """6.4a: all at once."""
        show(g)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        if seat is None or seat not in g.seats:
            return Prompt("maintenance", self.rule, {"power": "nobody", "talents": 0, "treasury": 0})
        power = g.seats.index(seat)
        facts: dict[str, Any] = {"power": side_id(g, power), "talents": upkeep(g, power), "treasury": g.treasury[power]}
        return Prompt("maintenance", self.rule, facts)


def _in_order(left: Kept) -> list[tuple[int, int]]:
    return sorted([unit for unit, units in left.items() if units])


def show(g: Mediterranean) -> None:
    """3.2.B: all pay, what was written off goes, and too many soldiers for too few towns cost Stability."""
    sheets = [(power, plans.orders(g, power), upkeep(g, power)) for power in g.order]
    plans.close_plans(g)
    for power, orders, talents in sheets:
        pay(g, power, talents, "6.4.1a", "maintenance")
        for order in orders:
            _let_go(g, power, order)
    settle(g)
    for power in g.order:
        judge_numbers(g, power)


def _let_go(g: Mediterranean, power: int, order: plans.Order) -> None:
    left = order.number
    for stack in stacks_of(g, power):
        gone = min(left, number(g, stack, order.kind)) if g.at[stack] == order.place else 0
        if gone:
            strike(g, stack, order.kind, gone)
            left -= gone
    tidy(g, order.place)
    facts: dict[str, Any] = {"unit": KIND_IDS[order.kind], "number": order.number, "place": PLACE_IDS[order.place]}
    g.tell("lets-go", "6.4.1a" if order.kind == GALLEY else "6.4.2", power=side_id(g, power), **facts)


def judge_numbers(g: Mediterranean, power: int) -> None:
    """14.2.1h, 14.2.1i: more LG and HI than CVP cost Stability, more than three times as many cost more.

    In the Advanced Game more than four times as many cost yet more.
    """
    units, points = heavies(g, power), civilization(g, power)
    if g.advanced and units > FOURFOLD * points:
        shift_stability(g, power, CHANGE.heavy_over_fourfold, "14.2.1i", "too-many-soldiers")
    elif units > TRIPLE * points:
        shift_stability(g, power, CHANGE.heavy_over_triple, "14.2.1h", "too-many-soldiers")
    elif units > points:
        shift_stability(g, power, CHANGE.heavy_over_cvp, "14.2.1h", "too-many-soldiers")
