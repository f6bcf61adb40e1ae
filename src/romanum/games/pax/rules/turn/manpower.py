"""Chapters 3.2.E, 3.2.Ea, 6.2.1 and 6.2.2: the Manpower Phase: all raise and buy in secret, and show it together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    FULL,
    GALLEY,
    GARRISON,
    HIRED_HEAVY,
    NONE,
    PLACE_IDS,
    PROVINCE_IDS,
    RHODES,
    RHODES_SPACE,
    ROME,
    TABLES,
)
from romanum.games.pax.rules.turn import new_units
from romanum.games.pax.rules.turn.actions import BUILD, BUY, CROSS_OUT, ENGAGE, REBUILD, UNITE
from romanum.games.pax.rules.turn.grounds import above_maximum, is_bounded, too_dear, yards
from romanum.games.pax.rules.turn.mercenaries import camps, enlist
from romanum.games.pax.rules.turn.new_units import Means, means
from romanum.games.pax.rules.turn.recruitment import land_candidates, land_moves, why_not_on_land
from romanum.games.pax.rules.turn.scenario_rules import become_one, is_divided
from romanum.games.pax.state import plans
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import DrawObjective
from romanum.games.pax.state.forces import add, count, numbers, stacks_of, strike, tidy
from romanum.games.pax.state.plans import Drafting
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import pay, stability_range

COSTS: Final = TABLES.costs


def begin(g: Mediterranean) -> None:
    """3.2.E: lost ships of Rhodes first, then plans of whoever has Talents; then what was left Reduced."""
    replace_rhodian_ships(g)
    plans.open_plans(g)
    writing = tuple([power for power in g.order if g.treasury[power]])
    if writing:
        g.push(ManpowerPlans(writing))
    else:
        show(g)


def replace_rhodian_ships(g: Mediterranean) -> None:
    """17.2-ALLIANCE-RHODES-b: the ally of Rhodes replaces its lost ships, as many as he can pay for."""
    ally = g.patron[RHODES]
    if ally == NOBODY:
        return
    starts = [row.units for row in g.setting.start.other if row.id == "rhodes"]
    fleet = sum(int(units.get("galleys", 0)) for rows in starts for units in rows)
    lost = fleet - count(g, RHODES, (GALLEY,))
    affordable = min(lost, g.treasury[ally] // COSTS.rhodes_galley)
    if affordable > 0:
        pay(g, ally, affordable * COSTS.rhodes_galley, "17.2-ALLIANCE-RHODES-b", "ships")
        add(g, RHODES, RHODES_SPACE, GALLEY, affordable)


class ManpowerPlans(Drafting, frozen=True):
    """6.2.2: what each power raises, builds, rebuilds, hires and buys."""

    rule: ClassVar[str] = "3.2.E"

    def candidates(self, g: Mediterranean, seat: int) -> Iterable[Move]:
        """Units of the Province that is mustered, other Provinces, Reduced units, Ports, camps, an Objective."""
        power = g.seats.index(seat)
        have = means(g, power)
        found = land_candidates(g, power, plans.noted(g, power))
        found += [REBUILD[kind][at] for kind, at in sorted(set(new_units.reduced_units(have)))]
        found += [BUILD[space] for space in yards(g, power)]
        found += [ENGAGE[space] for space in camps(g, power)] if not g.advanced else []
        found += [BUY, *([UNITE] if is_divided(g, power) else []), CROSS_OUT, DONE]
        return found

    def check(self, g: Mediterranean, seat: int, move: Move) -> Refusal | None:
        """Each by its own rules, for the Talents that are left."""
        power = g.seats.index(seat)
        return None if move == DONE else why_not_order(g, power, move, means(g, power))

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        power = g.seats.index(seat)
        if not plans.has_room(g, power):
            return [CROSS_OUT, DONE]
        have = means(g, power)
        found = land_moves(g, power, plans.noted(g, power), have) + new_units.buildable(g, power, have)
        if not g.advanced and why_not_engage(g, power, have) is None:
            found += [ENGAGE[space] for space in camps(g, power)]
        found += [BUY] if why_not_buy(g, power, have) is None else []
        found += [UNITE] if why_not_unite(g, power, have) is None else []
        return [*found, CROSS_OUT, DONE] if have.orders else [*found, DONE]

    def write(self, g: Mediterranean, power: int, move: Move) -> None:
        """6.2.2: in secret."""
        match move:
            case ("muster", province):
                plans.note(g, power, province)
            case ("raise", kind, space):
                plans.write(g, power, plans.RAISE, kind, space)
            case ("rebuild", kind, place):
                plans.write(g, power, plans.REBUILD, kind, place)
            case ("build", space):
                plans.write(g, power, plans.BUILD, GALLEY, space)
            case ("engage", space):
                plans.write(g, power, plans.HIRE, HIRED_HEAVY, space)
            case ("cross-out",):
                plans.cross_out(g, power)
            case _:
                plans.write(g, power, plans.BUY if move == BUY else plans.UNITE)

    def show(self, g: Mediterranean) -> None:
        """3.2.E: all at once."""
        show(g)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """What is left of the Treasury, and where units are raised just now."""
        if seat is None or seat not in g.seats:
            return Prompt("manpower", self.rule, {"power": "nobody", "talents": 0, "province": "nobody"})
        power = g.seats.index(seat)
        province = plans.noted(g, power)
        where = PROVINCE_IDS[province] if province != NONE else "nobody"
        left = g.treasury[power] - plans.cost(g, power)
        return Prompt("manpower", self.rule, {"power": side_id(g, power), "talents": left, "province": where})


def why_not_order(g: Mediterranean, power: int, move: Move, have: Means) -> Refusal | None:
    """Why an order may not be given."""
    if move != CROSS_OUT and not plans.has_room(g, power):
        return Refusal("6.2.2", "sheet-full")
    match move:
        case ("cross-out",):
            return None if have.orders else Refusal("6.2.2", "nothing-written")
        case ("build", space):
            return new_units.why_not_build(g, power, space, have)
        case ("engage", _):
            return why_not_engage(g, power, have)
        case ("buy",):
            return why_not_buy(g, power, have)
        case ("unite",):
            return why_not_unite(g, power, have)
    return why_not_on_land(g, power, move, have)


def why_not_engage(g: Mediterranean, power: int, have: Means) -> Refusal | None:
    """12.2.1, 12.2.2, 6.4.3: Mercenary HI for whoever is not Rome."""
    if g.plays(power, ROME):
        return Refusal("12.2.1", "rome-hires-nobody")
    dear = too_dear(COSTS.hire_heavy, have.talents, "12.2.2")
    return dear or (above_maximum(g, power, have.heavies) if is_bounded(g, power) else None)


def why_not_buy(g: Mediterranean, power: int, have: Means) -> Refusal | None:
    """15.4.3, 15.4.4: one a Phase where they are bought at all, and never a fourth."""
    price = COSTS.objective[stability_range(g, power)]
    held = len(g.objectives_of(power))
    if not g.buying:
        return Refusal("15.4.3", "no-objectives-sold")
    if any(order.act == plans.BUY for order in have.orders):
        return Refusal("15.4.4a", "one-a-turn")
    if held >= COSTS.objectives_most:
        return Refusal("15.4.4b", "objectives-enough", {"number": held})
    return too_dear(price, have.talents, "15.4.4a")


def why_not_unite(g: Mediterranean, power: int, have: Means) -> Refusal | None:
    """Scenario VI: The East pays to be one kingdom from the next Game-Turn on."""
    divided = g.setting.row.divided
    if divided is None or not is_divided(g, power):
        return Refusal("3.1", "not-divided")
    if any(order.act == plans.UNITE for order in have.orders):
        return Refusal("3.1", "one-a-turn")
    return too_dear(divided.price, have.talents, "3.1")


# ---- showing the plans


def show(g: Mediterranean) -> None:
    """3.2.E, 10.6.6c: Talents are paid, everything stands on the map, and what is still Reduced becomes Garrisons."""
    sheets = [(power, plans.orders(g, power), plans.cost(g, power)) for power in g.order]
    plans.close_plans(g)
    for power, orders, cost in sheets:
        pay(g, power, cost, "6.2.5", "manpower")
        for order in orders:
            _carry_out(g, power, order)
    for power in g.order:
        garrison_reduced(g, power)
    settle(g)


def _carry_out(g: Mediterranean, power: int, order: plans.Order) -> None:
    if order.act == plans.HIRE:
        enlist(g, power, HIRED_HEAVY, order.number, order.place, "12.2.2")
    elif order.act == plans.BUY:
        g.push(DrawObjective(power))
    elif order.act == plans.UNITE:
        become_one(g, power)
    else:
        new_units.carry_out(g, power, order)


def garrison_reduced(g: Mediterranean, power: int) -> None:
    """3.2.Ea, 10.6.6c: each Reduced LG or HI that was not rebuilt is a Garrison in its Space."""
    for stack in stacks_of(g, power):
        own = numbers(g, stack)
        for kind in FULL:
            if reduced := own[kind]:
                strike(g, stack, kind, reduced)
                strike(g, stack, GARRISON, -reduced)
                g.tell("garrisoned", "10.6.6c", power=side_id(g, power), number=reduced, place=PLACE_IDS[g.at[stack]])
        if g.at[stack] >= 0:
            tidy(g, g.at[stack])
