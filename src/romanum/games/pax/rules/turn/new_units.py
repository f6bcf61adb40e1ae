"""Chapters 6.2, 6.3, 10.6.6 and 12.8.1: what units may be raised, built and rebuilt, where, and for what.

The Manpower Phase and Recruitment share it: the one writes orders down in secret, the other carries them out at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from romanum.board.masks import mask
from romanum.engine.action import Move
from romanum.engine.memo import Memo
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    COST,
    ELEPHANTS,
    FULL,
    GALLEY,
    HEAVIES,
    KIND_IDS,
    KINDS,
    LAND_COMBAT,
    PLACE_IDS,
    POWERS,
    PROVINCE_IDS,
    PROVINCE_OF,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.turn.actions import BUILD, MUSTER, RAISE, REBUILD
from romanum.games.pax.rules.turn.grounds import (
    Ground,
    above_maximum,
    free_yards,
    grounds,
    is_bounded,
    is_open,
    kinds_in,
    suits,
    too_dear,
)
from romanum.games.pax.state import plans
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.forces import (
    add,
    fleets,
    heavies,
    lcu,
    number,
    stacks_of,
    strike,
    tidy,
)
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.routes import linked, province_linked
from romanum.games.pax.state.sides import enemies, side_id

CHEAPEST: Final = min(cost for cost in COST if cost)
"""6.2.7: whoever has less raises nothing."""


class Forces(NamedTuple):
    """What a power has on the map, as far as raising units hangs on it."""

    heavies: int
    """6.4.2: LG and HI,"""
    armies: int
    """the mask of places with Land Combat Units,"""
    reduced: tuple[tuple[int, int], ...]
    """and kind and place of each Reduced unit."""


def _forces(g: Mediterranean, power: int) -> Forces:
    units, at, stacks = g.units, g.at, stacks_of(g, power)
    reduced = [(kind, at[s]) for s in stacks for kind in FULL for _ in range(units[s * KINDS + kind])]
    return Forces(heavies(g, power), mask([at[s] for s in stacks if lcu(g, s)]), tuple(reduced))


_FORCES: Final[Memo[Mediterranean, Forces]] = Memo(_forces, "at", "whose", "units", each=True)
"""Asked again for every line of a secret plan."""


class Means:
    """What a power has for raising units, its secret orders counted as carried out; looked at once, when asked."""

    def __init__(self, g: Mediterranean, power: int) -> None:
        self.g, self.power = g, power
        self.orders = plans.orders(g, power) if g.plan else []
        spent = [order.number * plans.price(g, power, order.act, order.kind) for order in self.orders]
        self.talents = g.treasury[power] - sum(spent)

    @cached_property
    def forces(self) -> Forces:
        """What it has on the map."""
        return _FORCES.of(self.g, self.power)

    @cached_property
    def recruits(self) -> list[plans.Order]:
        """Units to be raised or hired."""
        return [order for order in self.orders if order.act in (plans.RAISE, plans.HIRE)]

    @cached_property
    def heavies(self) -> int:
        """6.4.2: LG and HI."""
        return self.forces.heavies + sum(o.number for o in self.recruits if o.kind in HEAVIES)

    @cached_property
    def raised(self) -> int:
        """Units of the kind that the scenario limits."""
        limited = [o.number for o in self.recruits if limit_on(self.g, self.power, o.kind) is not None]
        return self.g.raised[self.power] + sum(limited)

    @cached_property
    def armies(self) -> int:
        """The mask of Spaces with Land Combat Units of its own."""
        return self.forces.armies | mask(o.place for o in self.recruits if o.kind < LAND_COMBAT and o.kind != ELEPHANTS)

    @cached_property
    def rebuilt(self) -> list[tuple[int, int]]:
        """Kind and place of each Reduced unit that is to be rebuilt."""
        return [(o.kind, o.place) for o in self.orders if o.act == plans.REBUILD for _ in range(o.number)]

    @cached_property
    def kinds(self) -> frozenset[int]:
        """6.2.7, 6.4.3: the kinds of Land Units that it can pay for and have more of."""
        paid = {kind for ground in self.grounds.values() for kind, _ in ground if COST[kind] <= self.talents}
        if not (is_bounded(self.g, self.power) or self.g.setting.row.limits):
            return frozenset(paid)
        return frozenset([kind for kind in paid if _why_no_more(self.g, self.power, kind, self) is None])

    @cached_property
    def grounds(self) -> Mapping[int, Ground]:
        """6.2.3 to 6.2.8: where the map lets it raise Land Units."""
        return grounds(self.g, self.power)

    @cached_property
    def reached(self) -> int:
        """6.2.4: the mask of places in communication."""
        return linked(self.g, self.power)


def means(g: Mediterranean, power: int) -> Means:
    """As things stand, or as they are written down while plans are made."""
    return Means(g, power)


def limit_on(g: Mediterranean, power: int, kind: int) -> int | None:
    """How many units of a kind a scenario lets a power raise in all."""
    limits = g.setting.row.limits
    return limits.get(POWERS[g.powers[power]].id, {}).get(KIND_IDS[kind]) if limits else None


# ---- Land Units


def why_not_raise(g: Mediterranean, power: int, kind: int, space: int, have: Means) -> Refusal | None:
    """6.2.3 to 6.2.8, 6.4.3, 9.2.3: why a power may not raise a unit in a Space."""
    province = PROVINCE_OF[space]
    facts = {"unit": KIND_IDS[kind], "place": PLACE_IDS[space], "province": PROVINCE_IDS[province]}
    if not province_linked(g, power, province, have.reached):
        return Refusal("6.2.4", "isolated", facts)
    if kind not in kinds_in(g, power, province):
        return Refusal("12.8.1" if kind == ELEPHANTS else "6.2.6a", "not-raised-here", facts)
    if not suits(kind, space):
        return Refusal("6.2.8", "not-raised-here", facts)
    if not is_open(g, power, space):
        return Refusal("6.2.3", "not-his-space", facts)
    return too_dear(COST[kind], have.talents, "6.2.7") or _why_too_many(g, power, kind, space, have)


def _why_too_many(g: Mediterranean, power: int, kind: int, space: int, have: Means) -> Refusal | None:
    """6.4.3, 9.2.3, and what a scenario limits."""
    if kind == ELEPHANTS and not have.armies >> space & 1:
        return Refusal("9.2.3", "elephants-alone", {"place": PLACE_IDS[space]})
    return _why_no_more(g, power, kind, have)


def _why_no_more(g: Mediterranean, power: int, kind: int, have: Means) -> Refusal | None:
    """6.4.3, and what a scenario limits."""
    full = above_maximum(g, power, have.heavies) if kind in HEAVIES and is_bounded(g, power) else None
    if full is not None:
        return full
    limit = limit_on(g, power, kind)
    if limit is not None and have.raised >= limit:
        return Refusal("3.1", "scenario-limit", {"unit": KIND_IDS[kind], "number": limit})
    return None


def raisable(province: int, have: Means) -> list[Move]:
    """What may be raised in a Province."""
    found: list[Move] = []
    for kind, spaces in have.grounds.get(province, ()):
        if kind in have.kinds:
            found += [RAISE[kind][space] for space in spaces if kind != ELEPHANTS or have.armies >> space & 1]
    return found


def musters(have: Means, but: int) -> list[Move]:
    """The Provinces in which something may be raised; not the one in which it is raised just now."""
    if have.talents < CHEAPEST:
        return []
    return [MUSTER[p] for p in have.grounds if p != but and raises_in(p, have)]


def raises_in(province: int, have: Means) -> bool:
    """Whether anything may be raised in a Province."""
    for kind, spaces in have.grounds.get(province, ()):
        if kind in have.kinds and (kind != ELEPHANTS or any(have.armies >> space & 1 for space in spaces)):
            return True
    return False


# ---- rebuilding


def reduced_units(have: Means) -> list[tuple[int, int]]:
    """10.6.6a: kind and place of Reduced units that are not yet to be rebuilt."""
    found = list(have.forces.reduced)
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
    if have.talents < TABLES.costs.rebuild:
        return []
    units = sorted(set(reduced_units(have)))
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


def buildable(g: Mediterranean, power: int, have: Means) -> list[Move]:
    """6.3a: the Ports in which a Galley Squadron may be built."""
    return [BUILD[space] for space in free_yards(g, power)] if have.talents >= COST[GALLEY] else []


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
