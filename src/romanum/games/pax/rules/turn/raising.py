"""Chapters 6.2, 6.3, 10.6.6 and 12.8.1: what units may be raised, built and rebuilt, where, and for what.

The Manpower Phase and Recruitment share it: the one writes orders down in secret, the other carries them out at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from romanum.engine.action import Move
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    COST,
    ELEPHANTS,
    FULL,
    GALLEY,
    HEAVIES,
    HEAVY,
    KIND,
    KIND_IDS,
    LAND_COMBAT,
    NO_HEAVY,
    PLACE_IDS,
    PORT,
    POWERS,
    PROVINCE_COUNT,
    PROVINCE_IDS,
    PROVINCE_OF,
    RAISED,
    SPACE_COUNT,
    SPACES_OF,
    TABLES,
)
from romanum.games.pax.rules.turn.actions import BUILD, MUSTER, RAISE, REBUILD
from romanum.games.pax.rules.turn.limits import above_maximum, too_dear
from romanum.games.pax.state import plans
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import (
    add,
    fleets,
    heavies,
    lcu,
    number,
    occupants,
    stacks_of,
    strike,
    tidy,
)
from romanum.games.pax.state.position import NOBODY, Mediterranean, changed
from romanum.games.pax.state.routes import linked, province_linked
from romanum.games.pax.state.sides import enemies, side_id


class Means(NamedTuple):
    """What a power has for raising units, its secret orders counted as carried out."""

    talents: int
    heavies: int
    raised: int
    """Units of the kind that the scenario limits."""
    armies: int
    """The mask of Spaces with Land Combat Units of its own."""
    rebuilt: tuple[tuple[int, int], ...]
    """Kind and place of each Reduced unit that is to be rebuilt."""
    reached: int
    """6.2.4: the mask of places in communication."""


def means(g: Mediterranean, power: int) -> Means:
    """As things stand, or as they are written down while plans are made."""
    talents, heavy, raised = g.treasury[power], heavies(g, power), g.raised[power]
    armies, rebuilt = 0, []
    for stack in stacks_of(g, power):
        if lcu(g, stack):
            armies |= 1 << g.at[stack]
    for order in plans.orders(g, power) if g.plan else ():
        talents -= order.number * plans.price(g, power, order.act, order.kind)
        if order.act in (plans.RAISE, plans.HIRE):
            heavy += order.number * (order.kind in HEAVIES)
            armies |= (order.kind < LAND_COMBAT and order.kind != ELEPHANTS) << order.place
            raised += order.number * (limit_on(g, power, order.kind) is not None)
        elif order.act == plans.REBUILD:
            rebuilt += [(order.kind, order.place)] * order.number
    return Means(talents, heavy, raised, armies, tuple(rebuilt), linked(g, power))


def limit_on(g: Mediterranean, power: int, kind: int) -> int | None:
    """How many units of a kind a scenario lets a power raise in all."""
    return g.setting.row.limits.get(POWERS[g.powers[power]].id, {}).get(KIND_IDS[kind])


def kinds_in(g: Mediterranean, power: int, province: int) -> tuple[int, ...]:
    """6.2.5, 6.2.6: what a power may raise in a Province."""
    setting = g.setting
    if POWERS[g.powers[power]].id in setting.row.no_raising:
        return ()
    special = setting.row.raising.get(PROVINCE_IDS[province])
    if special is not None:
        return tuple(KIND[name] for name in special)
    return RAISED[setting.home_province[province] != power][province]


def own_provinces(g: Mediterranean, power: int) -> list[int]:
    """6.2.4: the Provinces that a power Controls."""
    return [province for province in range(PROVINCE_COUNT) if g.lord[province] == power]


# ---- Land Units


def why_not_raise(g: Mediterranean, power: int, kind: int, space: int, have: Means) -> Refusal | None:
    """6.2.3 to 6.2.8, 6.4.3, 9.2.3: why a power may not raise a unit in a Space."""
    province = PROVINCE_OF[space]
    facts = {"unit": KIND_IDS[kind], "place": PLACE_IDS[space], "province": PROVINCE_IDS[province]}
    if not province_linked(g, power, province, have.reached):
        return Refusal("6.2.4", "isolated", facts)
    if kind not in kinds_in(g, power, province):
        return Refusal("12.8.1" if kind == ELEPHANTS else "6.2.6a", "not-raised-here", facts)
    if kind == HEAVY and space in NO_HEAVY:
        return Refusal("6.2.8", "not-raised-here", facts)
    if not is_open(g, power, space):
        return Refusal("6.2.3", "not-his-space", facts)
    return too_dear(COST[kind], have.talents, "6.2.7") or _why_too_many(g, power, kind, space, have)


def _why_too_many(g: Mediterranean, power: int, kind: int, space: int, have: Means) -> Refusal | None:
    """6.4.3, 9.2.3, and what a scenario limits."""
    if kind == ELEPHANTS and not have.armies >> space & 1:
        return Refusal("9.2.3", "elephants-alone", {"place": PLACE_IDS[space]})
    full = above_maximum(g, power, have.heavies) if kind in HEAVIES else None
    if full is not None:
        return full
    limit = limit_on(g, power, kind)
    if limit is not None and have.raised >= limit:
        return Refusal("3.1", "scenario-limit", {"unit": KIND_IDS[kind], "number": limit})
    return None


def is_open(g: Mediterranean, power: int, space: int) -> bool:
    """6.2.3: a Space that the power Controls, or one without anybody."""
    if g.setting.closed >> space & 1:
        return False
    return g.holder[space] == power or (g.town_of[space] == NOBODY and not occupants(g, space))


def raisable(g: Mediterranean, power: int, province: int, have: Means) -> Iterator[Move]:
    """What may be raised in a Province."""
    if have.talents < 1 or not province_linked(g, power, province, have.reached):
        return
    for kind in kinds_in(g, power, province):
        for space in SPACES_OF[province]:
            if have.talents >= COST[kind] and why_not_raise(g, power, kind, space, have) is None:
                yield RAISE[kind][space]


def musters(g: Mediterranean, power: int, have: Means, but: int) -> list[Move]:
    """The Provinces in which something may be raised; not the one in which it is raised just now."""
    found = [p for p in own_provinces(g, power) if p != but]
    return [MUSTER[p] for p in found if next(raisable(g, power, p, have), None) is not None]


# ---- rebuilding


def reduced_units(g: Mediterranean, power: int, have: Means) -> list[tuple[int, int]]:
    """10.6.6a: kind and place of Reduced units that are not yet to be rebuilt."""
    found = [(kind, g.at[s]) for s in stacks_of(g, power) for kind in FULL for _ in range(number(g, s, kind))]
    for unit in have.rebuilt:
        found.remove(unit)
    return found


def why_not_rebuild(g: Mediterranean, power: int, kind: int, place: int, have: Means) -> Refusal | None:
    """10.6.6a, 10.6.6b: for a Talent; an isolated one only where its kind is raised."""
    if have.talents < TABLES.costs.rebuild:
        return too_dear(TABLES.costs.rebuild, have.talents, "10.6.6a")
    if have.reached >> place & 1 or (place < SPACE_COUNT and _raises(g, power, FULL[kind], place)):
        return None
    return Refusal("10.6.6b", "isolated-unit", {"unit": KIND_IDS[kind], "place": PLACE_IDS[place]})


def _raises(g: Mediterranean, power: int, kind: int, space: int) -> bool:
    province = PROVINCE_OF[space]
    return g.lord[province] == power and kind in kinds_in(g, power, province)


def rebuildable(g: Mediterranean, power: int, have: Means) -> list[Move]:
    """10.6.6a: the units that may be rebuilt."""
    units = sorted(set(reduced_units(g, power, have)))
    return [REBUILD[kind][at] for kind, at in units if why_not_rebuild(g, power, kind, at, have) is None]


# ---- ships


def why_not_build(g: Mediterranean, power: int, space: int, have: Means) -> Refusal | None:
    """6.3: a Port that the power Controls, without enemy ships."""
    facts = {"place": PLACE_IDS[space]}
    if g.holder[space] != power:
        return Refusal("6.3b", "not-his-space", facts)
    if fleets(g, space) & enemies(g, power):
        return Refusal("6.3b", "enemy-ships", facts)
    return too_dear(COST[GALLEY], have.talents, "6.3a")


def yards(g: Mediterranean, power: int) -> list[int]:
    """6.3b: the Ports that a power Controls."""
    return [space for space in range(SPACE_COUNT) if PORT[space] and g.holder[space] == power]


def buildable(g: Mediterranean, power: int, have: Means) -> list[Move]:
    """6.3a: the Ports in which a Galley Squadron may be built."""
    if have.talents < COST[GALLEY]:
        return []
    return [BUILD[space] for space in yards(g, power) if why_not_build(g, power, space, have) is None]


# ---- carrying it out


def carry_out(g: Mediterranean, power: int, order: plans.Order) -> None:
    """6.2.5, 6.3a, 10.6.6a: units stand on the map; what they cost has been paid."""
    if order.act == plans.REBUILD:
        for _ in range(order.number):
            rebuild(g, power, order.kind, order.place)
        return
    add(g, power, order.place, order.kind, order.number)
    if limit_on(g, power, order.kind) is not None:
        g.raised = changed(g.raised, power, g.raised[power] + order.number)
    tidy(g, order.place)
    settle(g)
    g.tell(
        "raises", "6.3a" if order.kind == GALLEY else "6.2.5", power=side_id(g, power), unit=KIND_IDS[order.kind],
        number=order.number, place=PLACE_IDS[order.place],
    )  # fmt: skip


def rebuild(g: Mediterranean, power: int, kind: int, place: int) -> None:
    """10.6.6a: a Reduced unit is whole again."""
    stack = next(s for s in stacks_of(g, power) if g.at[s] == place and number(g, s, kind))
    strike(g, stack, kind)
    strike(g, stack, FULL[kind], -1)
    g.tell("rebuilds", "10.6.6a", power=side_id(g, power), unit=KIND_IDS[FULL[kind]], place=PLACE_IDS[place])
