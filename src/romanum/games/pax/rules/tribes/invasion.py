"""Chapter 13.4: Barbarian Invasions: who comes, where, and what becomes of those in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.errand import carries_out
from romanum.games.pax.data.components import (
    AMIDA,
    AREAS,
    BARBARIAN,
    EASTERN_GAULS,
    FORTRESS,
    GERMANS,
    KIND,
    LAND_LINKS,
    NONE,
    PLACE,
    PLACE_IDS,
    PROVINCE,
    PROVINCE_OF,
    SIDE,
    SIDE_COUNT,
    SPACE_COUNT,
    STEP_COST,
    TABLES,
    TRIBE_AT,
    TRIBES,
    WESTERN_GAULS,
)
from romanum.games.pax.rules.tribes.areas import (
    done_at,
    drive_out,
    no_event,
    pick,
    remove_garrisons,
    spaces_in,
)
from romanum.games.pax.rules.tribes.barbarians import landings, lead_on, place_army
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import BarbariansCame, Invasion
from romanum.games.pax.state.forces import is_alive, land_units, lcu, occupants, stacks_at
from romanum.games.pax.state.position import ACTIVE, NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.tribes import after_battle, has_counter, set_aside, turn_up

TABLE: Final = TABLES.invasion.table
PEOPLES: Final = tuple(dict.fromkeys(TABLE))
MAGNA: Final = (PROVINCE["germania_magna"], PROVINCE["greater_german_tribes"])
"""13.4-GERMANSa: where the Germans come in greater numbers,"""
BORDER: Final = AREAS["germany"]
"""and where they come with horse."""
STEPPES: Final = (PROVINCE["sarmatia"], PROVINCE["scythia"])


def bit(people: str) -> int:
    """13.4.1: a people among those that have invaded: its side, or a bit beyond those of all sides."""
    return 1 << (SIDE[people] if people in SIDE else SIDE_COUNT + PEOPLES.index(people))


@carries_out(Invasion)
def invade(errand: Invasion, g: Mediterranean) -> None:
    """13.4.1: 2d6, again for a people that has invaded in this Game-Turn already."""
    if all(g.invaded & bit(people) for people in PEOPLES):
        no_event(g, "13.4.1")
        return
    people = _roll(g, errand.power)
    while g.invaded & bit(people):
        people = _roll(g, errand.power)
    g.invaded |= bit(people)
    row = g.setting.row
    if people in row.no_invasion or (row.only_invasion and people not in row.only_invasion):
        no_event(g, "3.1")
    else:
        COMING[people](g, errand.power)


def _roll(g: Mediterranean, power: int) -> str:
    dice = [g.dice.roll(), g.dice.roll()]
    people = TABLE[sum(dice) - 2]
    again = bool(g.invaded & bit(people))
    g.tell("invasion", "13.4.1", power=side_id(g, power), dice=dice, people=people, again=again)
    return people


# ---- Gauls


def _western_gauls(g: Mediterranean, power: int) -> None:
    """13.4-WGAULS: unless powers Control all of mainland Gaul."""
    provinces = AREAS["gaul"]
    taken = all(g.lord[province] != NOBODY for province in provinces)
    if taken or not pick(g, power, "western-gauls", landings(g, power, spaces_in(g, provinces))):
        no_event(g, "13.4-WGAULS")


@done_at("western-gauls", "13.4-WGAULS")
def _come_west(g: Mediterranean, power: int, space: int) -> None:
    come(g, power, WESTERN_GAULS, space, 2)


def _eastern_gauls(g: Mediterranean, power: int) -> None:
    """13.4-EGAULS, 3.1: on the steppes, or where a scenario has them appear."""
    at = g.setting.row.eastern_gauls_at
    spaces = [PLACE[at]] if at else spaces_in(g, STEPPES)
    if not pick(g, power, "eastern-gauls", landings(g, power, spaces)):
        no_event(g, "13.4-EGAULS")


@done_at("eastern-gauls", "13.4-EGAULS")
def _come_east(g: Mediterranean, power: int, space: int) -> None:
    come(g, power, EASTERN_GAULS, space, 2)


# ---- Germans


def _germans(g: Mediterranean, power: int) -> None:
    """13.4-GERMANSa."""
    if not pick(g, power, "germans", landings(g, power, spaces_in(g, (*MAGNA, *BORDER)))):
        no_event(g, "13.4-GERMANSa")


@done_at("germans", "13.4-GERMANSa")
def _come_north(g: Mediterranean, power: int, space: int) -> None:
    """3d6, or 2d6 with horse on this side of the Rhine; where they come from they do not return to."""
    g.german_home = PROVINCE_OF[space]
    if g.german_home in MAGNA:
        come(g, power, GERMANS, space, 3)
        return
    come(g, power, GERMANS, space, 2, {KIND[name]: n for name, n in TABLES.armies.german_horse.items()})


def come(g: Mediterranean, power: int, side: int, space: int, dice: int, more: dict[int, int] | None = None) -> None:
    """13.4.1: as many BI as the dice say, with their leader; they make their Major Move at once."""
    rolled = [g.dice.roll() for _ in range(dice)]
    g.tell("horde-size", "13.4.1", side=side_id(g, side), dice=rolled, total=sum(rolled))
    stack = place_army(g, side, space, {BARBARIAN: sum(rolled), **(more or {})}, ACTIVE)
    lead_on(g, power, stack)
    g.push(BarbariansCame(stack))


# ---- those who bring no Army


def _caledonians(g: Mediterranean, power: int) -> None:
    """13.4-CALEDONIANS: no Garrison is left in Britannia."""
    remove_garrisons(g, spaces_in(g, AREAS["britannia"]), "13.4-CALEDONIANS")
    settle(g)


def within_reach(g: Mediterranean) -> list[int]:
    """13.4-ARMENIANS: Spaces within 3 MP of Amida that are no Mountain Fortress."""
    least, edge = {AMIDA: 0}, [AMIDA]
    while edge:
        here = edge.pop()
        for there in LAND_LINKS[here]:
            cost = least[here] + STEP_COST[here][there]
            if cost <= TABLES.invasion.armenian_reach and cost < least.get(there, cost + 1):
                least[there] = cost
                edge.append(there)
    closed = g.setting.closed
    return sorted(s for s in least if s < SPACE_COUNT and not FORTRESS[s] and not closed >> s & 1)


def _armenians(g: Mediterranean, power: int) -> None:
    """13.4-ARMENIANS: Space by Space; nothing if Land Combat Units hold Amida."""
    held = has_counter(g, AMIDA) or any(lcu(g, stack) for stack in stacks_at(g, AMIDA))
    if held or not within_reach(g):
        no_event(g, "13.4-ARMENIANS")
        return
    for space in within_reach(g):
        if occupants(g, space):
            _raid(g, space)
    settle(g)


def _raid(g: Mediterranean, space: int) -> None:
    """A die above the number of Units there, a Tribe shown and counted, removes them all."""
    if has_counter(g, space):
        turn_up(g, space)
    stacks = [stack for stack in stacks_at(g, space) if land_units(g, stack)]
    units, die = sum(land_units(g, stack) for stack in stacks), g.dice.roll()
    g.tell("raid", "13.4-ARMENIANS", space=PLACE_IDS[space], die=die, units=units, success=die > units)
    for stack in stacks if die > units else ():
        if is_alive(g, stack):
            drive_out(g, stack, "13.4-ARMENIANS")
    if TRIBE_AT[space] != NONE and g.tribe[TRIBE_AT[space]] != NONE:
        after_raid(g, space)


def after_raid(g: Mediterranean, space: int) -> None:
    """13.1.2: a Tribe that is left is its counter again, face up; the counter of one that is gone is unused."""
    if any(g.whose[stack] == TRIBES for stack in stacks_at(g, space)):
        after_battle(g, space)
    else:
        set_aside(g, space)


COMING: Final[dict[str, Callable[[Mediterranean, int], None]]] = {
    "western_gauls": _western_gauls,
    "eastern_gauls": _eastern_gauls,
    "germans": _germans,
    "caledonians": _caledonians,
    "armenians": _armenians,
}
"""13.4: what each people does."""
