"""What no game by the rules can come to: units nowhere, leaders astray, treasuries in debt, counters too many."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.engine.rule import Wrong
from romanum.engine.step import settling
from romanum.games.imperium.data.cities import CITY_COUNT, CITY_IDS
from romanum.games.imperium.data.hexes import LAND, PLACE_COUNT, PLACE_IDS, WATER
from romanum.games.imperium.data.provinces import PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, leaders_of
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import TOP_LEVEL, forts, holds, is_shut_in, sieges
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import ABSENT, BARE_PORTS, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, fleets, load


def faults(g: RomanWorld) -> list[Wrong]:
    """One by one."""
    return [*_of_stacks(g), *_of_leaders(g), *_of_powers(g), *_of_places(g), *_of_sieges(g)]


def _of_stacks(g: RomanWorld) -> Iterator[Wrong]:
    """Every stack stands where it can stand, belongs to a power that is there, and is not empty."""
    lists = (g.whose, g.colour, g.mark, g.came, g.spent, g.units, g.top)
    if any(len(values) != len(g.at) for values in lists):
        yield Wrong("lists-of-stacks")
        return
    for stack, place in enumerate(g.at):
        units = g.units[stack]
        if place < 0:
            if units or stack in g.leader_in:
                yield Wrong("free-stack", stack=stack)
            continue
        yield from _of_stack(g, stack)


def _of_stack(g: RomanWorld, stack: int) -> Iterator[Wrong]:
    place, units = g.at[stack], g.units[stack]
    where = PLACE_IDS[place % PLACE_COUNT]
    if not units and stack not in g.leader_in and not settling(g):
        yield Wrong("empty-stack", place=where)
    if list(units) != sorted(units) or any(letter not in KIND_OF for letter in units):
        yield Wrong("muddled-roster", place=where)
        return
    if g.top[stack] not in units or bool(g.top[stack]) != bool(units):
        yield Wrong("false-top", "3.2a", place=where)
    naval = is_naval(g, stack)
    if not (WATER[place] if naval else LAND[place] or not units):
        yield Wrong("out-of-element", place=where)
    if has_fleets(g, stack) and load(units, g.has_rule("31")) > 2 * fleets(units) and not settling(g):
        yield Wrong("overloaded", "10.4.1", place=where)
    if g.standing[g.whose[stack]] == ABSENT:
        yield Wrong("absent-owner", place=where, power=power_id(g, g.whose[stack]))
    if g.mark[stack] & INSIDE and not is_shut_in(g, stack):
        yield Wrong("no-siege", "17.1", place=where)


def _of_leaders(g: RomanWorld) -> Iterator[Wrong]:
    """18: leaders are in stacks of their power, captives in those of their captor."""
    for leader, stack in enumerate(g.leader_in):
        if stack < 0:
            continue
        if stack >= len(g.at) or g.at[stack] < 0:
            yield Wrong("lost-leader", "18", leader=_leader(g, leader))
            continue
        owner = g.captor[leader] if g.captor[leader] != NOBODY else g.leader_of[leader]
        if g.whose[stack] != owner:
            yield Wrong("leader-elsewhere", "18", leader=_leader(g, leader), power=power_id(g, owner))
        if g.captor[leader] != NOBODY and not settling(g) and not _has_guards(g, stack):
            yield Wrong("unguarded", "18.2.1a", leader=_leader(g, leader))


def _leader(g: RomanWorld, leader: int) -> str:
    return LEADER_IDS[leaders_of(g.setting.number, g.setting.players)[leader]]


def _has_guards(g: RomanWorld, stack: int) -> bool:
    return any(g.units[other] and g.whose[other] == g.whose[stack] for other in stacks_at(g, g.at[stack]))


def _of_powers(g: RomanWorld) -> Iterator[Wrong]:
    """6.2d, 8.1: nobody owes talents or replacement points."""
    for power, talents in enumerate(g.treasury):
        if talents < 0:
            yield Wrong("debts", "6.2d", power=power_id(g, power))
        if g.points[power] < 0:
            yield Wrong("point-debts", "8.1", power=power_id(g, power))


def _of_places(g: RomanWorld) -> Iterator[Wrong]:
    """5.6, 21.1d: cities that do not exist are nobody's; forts have a level; nobody who is gone holds anything."""
    for city in range(CITY_COUNT):
        owner = g.city_of[city]
        if owner != NOBODY and not exists(g, city):
            yield Wrong("no-such-city", "21.1d", city=CITY_IDS[city])
        if owner != NOBODY and g.standing[owner] == ABSENT:
            yield Wrong("absent-holder", "5.6", city=CITY_IDS[city], power=power_id(g, owner))
    for place, owner in zip(BARE_PORTS, g.port_of, strict=True):
        if owner != NOBODY and g.standing[owner] == ABSENT:
            yield Wrong("absent-harbour-master", "5.6", place=PLACE_IDS[place], power=power_id(g, owner))
    for province, lord in enumerate(g.lord):
        if lord != NOBODY and g.standing[lord] == ABSENT:
            yield Wrong("absent-lord", "5.6", province=PROVINCE_IDS[province], power=power_id(g, lord))
    for fort in forts(g):
        if not (0 <= fort.level <= TOP_LEVEL and 0 <= fort.works <= TOP_LEVEL and fort.level + fort.works):
            yield Wrong("fort-level", "21.1d", place=PLACE_IDS[fort.place])


def _of_sieges(g: RomanWorld) -> Iterator[Wrong]:
    """17.1c: a siege lasts as long as it is kept up: whoever takes units away has it looked at."""
    if settling(g) or g.innermost(SiegesSeen) is not None:
        return
    for siege in sieges(g):
        if not holds(g, siege.place):
            yield Wrong("deserted-siege", "17.1c", place=PLACE_IDS[siege.place])
