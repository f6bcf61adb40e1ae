"""What no game by the rules can come to: units nowhere, leaders astray, treasuries in debt, counters too many."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.engine.step import settling
from romanum.games.imperium.data.cities import CITY_COUNT, CITY_IDS
from romanum.games.imperium.data.hexes import LAND, PLACE_COUNT, PLACE_IDS, WATER
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, forts, holds, is_shut_in, sieges
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import ABSENT, BARE_PORTS, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, fleets, load


def faults(g: RomanWorld) -> list[str]:
    """One line for each."""
    return [*_of_stacks(g), *_of_leaders(g), *_of_powers(g), *_of_places(g), *_of_sieges(g)]


def _of_stacks(g: RomanWorld) -> Iterator[str]:
    """Every stack stands where it can stand, belongs to a power that is there, and is not empty."""
    lists = (g.whose, g.colour, g.mark, g.came, g.spent, g.units, g.top)
    if any(len(values) != len(g.at) for values in lists):
        yield "lists of stacks differ in length"
        return
    for stack, place in enumerate(g.at):
        units = g.units[stack]
        if place < 0:
            if units or stack in g.leader_in:
                yield f"stack {stack} is free and is not empty"
            continue
        yield from (f"stack {stack} at {PLACE_IDS[place % PLACE_COUNT]} {fault}" for fault in _of_stack(g, stack))


def _of_stack(g: RomanWorld, stack: int) -> Iterator[str]:
    place, units = g.at[stack], g.units[stack]
    if not units and stack not in g.leader_in and not settling(g):
        yield "is empty"
    if list(units) != sorted(units) or any(letter not in KIND_OF for letter in units):
        yield f"has a muddled roster: {units}"
        return
    if g.top[stack] not in units or bool(g.top[stack]) != bool(units):
        yield "shows a unit that it does not have (3.2a)"
    naval = is_naval(g, stack)
    if not (WATER[place] if naval else LAND[place] or not units):
        yield "is where it cannot be"
    if has_fleets(g, stack) and load(units, g.has_rule("31")) > 2 * fleets(units) and not settling(g):
        yield "carries more than its fleets can (10.4.1)"
    if g.standing[g.whose[stack]] == ABSENT:
        yield f"belongs to {power_id(g, g.whose[stack])}, who is not there"
    if g.mark[stack] & INSIDE and not is_shut_in(g, stack):
        yield "is under siege where there is none (17.1)"


def _of_leaders(g: RomanWorld) -> Iterator[str]:
    """18: leaders are in stacks of their power, captives in those of their captor."""
    for leader, stack in enumerate(g.leader_in):
        if stack < 0:
            continue
        if stack >= len(g.at) or g.at[stack] < 0:
            yield f"leader {leader} is in a stack that is gone"
            continue
        owner = g.captor[leader] if g.captor[leader] != NOBODY else g.leader_of[leader]
        if g.whose[stack] != owner:
            yield f"leader {leader} is not with {power_id(g, owner)}"
        if g.captor[leader] != NOBODY and not settling(g) and not _has_guards(g, stack):
            yield f"leader {leader} is a captive without guards (18.2.1a)"


def _has_guards(g: RomanWorld, stack: int) -> bool:
    return any(g.units[other] and g.whose[other] == g.whose[stack] for other in stacks_at(g, g.at[stack]))


def _of_powers(g: RomanWorld) -> Iterator[str]:
    """6.2d, 8.1: nobody owes talents or replacement points."""
    for power, talents in enumerate(g.treasury):
        if talents < 0:
            yield f"{power_id(g, power)} has debts"
        if g.points[power] < 0:
            yield f"{power_id(g, power)} has less than no replacement points"


def _of_places(g: RomanWorld) -> Iterator[str]:
    """5.6, 21.1d: cities that do not exist are nobody's; forts have a level; nobody who is gone holds anything."""
    for city in range(CITY_COUNT):
        owner = g.city_of[city]
        if owner != NOBODY and not exists(g, city):
            yield f"{CITY_IDS[city]} does not exist and is held"
        if owner != NOBODY and g.standing[owner] == ABSENT:
            yield f"{CITY_IDS[city]} is held by {power_id(g, owner)}, who is not there"
    for place, owner in zip(BARE_PORTS, g.port_of, strict=True):
        if owner != NOBODY and g.standing[owner] == ABSENT:
            yield f"the port at {PLACE_IDS[place]} is held by {power_id(g, owner)}, who is not there"
    for province, lord in enumerate(g.lord):
        if lord != NOBODY and g.standing[lord] == ABSENT:
            yield f"{PROVINCE_IDS[province]} is controlled by {power_id(g, lord)}, who is not there"
    for fort in forts(g):
        if not (0 <= fort.level <= TOP_LEVEL and 0 <= fort.works <= TOP_LEVEL and fort.level + fort.works):
            yield f"the fort at {PLACE_IDS[fort.place]} has no level"


def _of_sieges(g: RomanWorld) -> Iterator[str]:
    """17.1c: a siege lasts as long as it is kept up: whoever takes units away has it looked at."""
    if settling(g) or g.innermost(SiegesSeen) is not None:
        return
    for siege in sieges(g):
        if not holds(g, siege.place):
            yield f"nobody keeps up the siege of {PLACE_IDS[siege.place]} (17.1c)"
