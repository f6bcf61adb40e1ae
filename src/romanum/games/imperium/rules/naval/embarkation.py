"""10.4, 10.5: who can go aboard where, and where those aboard can go ashore, at what price."""

from __future__ import annotations

from typing import Final

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import HEX, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.common.control import capacity, city_at, is_friendly_province, port_owner
from romanum.games.imperium.rules.common.entry import why_apart
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in, value
from romanum.games.imperium.rules.common.leave import riding
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend, mover_of, runs_neutral, side
from romanum.games.imperium.rules.common.sieges import fleets_outside, forts_at, inside, is_besieged
from romanum.games.imperium.rules.naval.guests import BOUND_ASHORE, space
from romanum.games.imperium.rules.naval.ports import BEACHES, SHORES, harbour, is_home_port, is_pirate_coast
from romanum.games.imperium.rules.naval.seamen import coast_guard, may_always_invade
from romanum.games.imperium.rules.special.specials import why_no_embarking, why_no_entry, why_no_move
from romanum.games.imperium.state.forces import detach, has_combatants, has_fleets, is_naval, join, settle, stacks_at
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.marks import BOUND, INSIDE, SHELTERED
from romanum.games.imperium.state.position import NEUTRAL, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import CAVALRIES, FLEETS, KIND_OF, TRAINS, half_le, load, plus, without

COSTS: Final = TABLES.naval_movement
GREAT: Final = 2
"""10.5b: a +2 or +3 leader."""
FRIENDLY, INVASION = 0, 1
"""10.4.3, 10.5a: how one goes ashore."""


# ---- aboard


def waiting_ashore(g: RomanWorld, stack: int) -> list[int]:
    """10.4.2a, 17.2.2b, 17.2.2d: stacks of the fleet's power that can board it: those inside only in or into a port."""
    water, power = g.at[stack], g.whose[stack]
    port, shut = harbour(g, water, power), g.mark[stack] & INSIDE
    found = []
    for place in SHORES[water]:
        for other in stacks_at(g, place):
            if g.whose[other] != power or is_naval(g, other) or g.mark[other] & BOUND_ASHORE:
                continue
            if mover_of(g, other) != mover_of(g, stack):
                continue
            within = g.mark[other] & INSIDE
            if (place == port or shut if within else not shut) and why_no_move(g, other) is None:
                found.append(other)
    return found


def boarding_cost(g: RomanWorld, stack: int, place: int, paid: int) -> int:
    """10.4.2a, 10.4.3h, 27.1.2b: of the first unit that boards in a place; the others come with it."""
    if paid == place:
        return 0
    water, power = g.at[stack], g.whose[stack]
    in_port = (place == harbour(g, water, power)) or bool(g.mark[stack] & INSIDE) or is_pirate_coast(g, water, power)
    return COSTS.embark_port if in_port else COSTS.embark_coast


def can_carry(g: RomanWorld, stack: int, other: int, letter: str) -> bool:
    """10.4.1, Garrison: whether a unit of a stack ashore finds room, and may leave its Province."""
    return half_le(KIND_OF[letter], g.has_rule("31")) <= space(g, stack) and not why_no_embarking(g, other, letter)


def take_aboard(g: RomanWorld, stack: int, other: int, units: str) -> None:
    """10.4.3i: units ashore are in the fleet's stack from now on."""
    place = g.at[other]
    g.mark[stack] |= g.mark[other] & BOUND
    join(g, detach(g, other, units, g.mark[stack]), stack)
    if not g.units[other]:
        lead_out(g, captives_in(g, other), stack)
    settle(g, place)


def all_that_fit(g: RomanWorld, stack: int, other: int) -> str:
    """As many of a stack ashore as find room, the largest first."""
    free, found, reformed = space(g, stack), "", g.has_rule("31")
    for letter in sorted(g.units[other], key=lambda one: -half_le(KIND_OF[one], reformed)):
        size = half_le(KIND_OF[letter], reformed)
        if size <= free and why_no_embarking(g, other, plus(found, letter)) is None:
            free, found = free - size, plus(found, letter)
    return found


# ---- ashore


def landing_places(g: RomanWorld, stack: int) -> tuple[int, ...]:
    """10.4.3c: the land in the fleet's hex, or, where there is none, in the hexes beside it."""
    water = g.at[stack]
    return SHORES[water] or BEACHES[water]


def is_open_port(g: RomanWorld, stack: int, place: int) -> bool:
    """10.4.3b, 10.4.3f, 27.1.2b: a friendly port that the fleet can enter, or is in; to pirates a coast."""
    water, power = g.at[stack], g.whose[stack]
    if is_pirate_coast(g, water, power) and place in SHORES[water]:
        return not has_enemies(g, power, place)
    if g.mark[stack] & INSIDE:
        return water in PORT_WATERS[place]
    return place == harbour(g, water, power, with_cargo=True)


def has_enemies(g: RomanWorld, power: int, place: int) -> bool:
    """10.5.1c: enemy forces in a place: units ashore, besieged or not, or fleets in its port.

    23.1: those of a neutral whose land it is are, as soon as somebody lands.
    """
    return any(
        (is_enemy(g, power, g.whose[s]) or _is_invaded(g, power, g.whose[s], place))
        and has_combatants(g, s)
        and (not is_naval(g, s) or _lies_in(g, s, place))
        for s in stacks_at(g, place)
    )


def _is_invaded(g: RomanWorld, power: int, other: int, place: int) -> bool:
    listed = g.setting.powers
    if g.bond[other] != NEUTRAL or g.lord[PROVINCE[place]] != other or side(g, power) >= SEATS:
        return False
    if runs_neutral(g, power, other):
        return False
    return other >= len(listed) or not listed[other].still


def _lies_in(g: RomanWorld, stack: int, place: int) -> bool:
    return bool(g.mark[stack] & (INSIDE | SHELTERED)) and g.at[stack] in PORT_WATERS[place]


def manner(g: RomanWorld, stack: int, place: int) -> int:
    """10.4.3c, 10.5a: whether going ashore is an invasion: in an enemy or neutral hex, or against enemies."""
    power, province = g.whose[stack], PROVINCE[place]
    if is_open_port(g, stack, place):
        return FRIENDLY
    if province == NONE or not is_friendly_province(g, power, province) or has_enemies(g, power, place):
        return INVASION
    return INVASION if _is_held_against(g, power, place) else FRIENDLY


def _is_held_against(g: RomanWorld, power: int, place: int) -> bool:
    """A city, port or fort that is not a friend's."""
    city = city_at(g, place)
    owner = g.city_of[city] if city != NONE else port_owner(g, place)
    if owner != NOBODY and not is_friend(g, power, owner):
        return True
    return any(not is_friend(g, power, fort.power) for fort in forts_at(g, place))


def landing_cost(g: RomanWorld, stack: int, place: int) -> int:
    """10.4.3b-d, 10.4.3h, 37.2c: the MP to land: least in a port, most against enemies, more where limitanei watch."""
    guard = coast_guard(g, g.whose[stack], place)
    if is_open_port(g, stack, place):
        return COSTS.debark_port + guard
    return (COSTS.invasion if manner(g, stack, place) == INVASION else COSTS.debark_coast) + guard


def who_lands(g: RomanWorld, stack: int, place: int) -> str:
    """10.5.1c: all land units aboard; against enemies no cavalry and no trains."""
    return _who_lands(g, stack, place, without(g.units[stack], FLEETS))


def _who_lands(g: RomanWorld, stack: int, place: int, aboard: str) -> str:
    if manner(g, stack, place) == INVASION and has_enemies(g, g.whose[stack], place):
        return without(aboard, CAVALRIES | TRAINS)
    return aboard


def guests_who_land(g: RomanWorld, stack: int, place: int) -> list[tuple[int, str]]:
    """5.8d: guests go ashore with those who carry them, by the same rules."""
    found = [(guest, _who_lands(g, stack, place, g.units[guest])) for guest in riding(g, stack)]
    return [(guest, units) for guest, units in found if units]


def why_no_landing(g: RomanWorld, stack: int, place: int, left: int) -> Refusal | None:
    """10.4.3, 10.5: why those aboard may not go ashore in a place with so many MP left; None if they may."""
    where = {"place": PLACE_IDS[place]}
    if not who_lands(g, stack, place) and not guests_who_land(g, stack, place):
        return Refusal("10.5.1c", "nobody-lands", where)
    cost = landing_cost(g, stack, place)
    if cost > left:
        return Refusal("10.4.3d", "no-mp-to-land", {**where, "cost": cost, "left": left})
    if manner(g, stack, place) == INVASION:
        found = _why_no_invasion(g, stack, place)
    else:
        found = _why_no_relief(g, stack, place)
    return found or why_apart(g, g.whose[stack], place) or why_no_entry(g, stack, place)


def _why_no_invasion(g: RomanWorld, stack: int, place: int) -> Refusal | None:
    """10.5a, 10.5b, 10.5.1b: fleets in the hex of the landing bar it, not those in the sea from which one lands."""
    where = {"place": PLACE_IDS[place]}
    if g.winter:
        return Refusal("10.5a", "no-invasion-in-winter", where)
    if not may_always_invade(g, g.whose[stack]) and not has_great_leader(g, stack):
        return Refusal("10.5b", "no-great-leader", where)
    waters = {*PORT_WATERS[place], g.at[stack] if place in SHORES[g.at[stack]] else HEX[place]}
    if any(_bars(g, stack, other) for water in waters for other in stacks_at(g, water)):
        return Refusal("10.5.1b", "ships-bar-landing", where)
    return None


def _bars(g: RomanWorld, stack: int, other: int) -> bool:
    outside = has_fleets(g, other) and not g.mark[other] & (INSIDE | SHELTERED)
    return outside and is_enemy(g, g.whose[stack], g.whose[other])


def has_great_leader(g: RomanWorld, stack: int) -> bool:
    """10.5b: with the fleet or with those of others whom it carries."""
    return any(value(g, leader) >= GREAT for part in (stack, *riding(g, stack)) for leader in leaders_in(g, part))


def _why_no_relief(g: RomanWorld, stack: int, place: int) -> Refusal | None:
    """10.4.3e, 13.6d, 16.3a: not into a blockaded port, nor into a besieged one with a fleet before it, or full."""
    if is_home_port(g, place, g.whose[stack]) and not is_open_port(g, stack, place):
        return Refusal("13.6d", "locked-out", {"place": PLACE_IDS[place]})
    if not is_besieged(g, place):
        return None
    if fleets_outside(g, place, g.whose[stack]):
        return Refusal("10.4.3e", "besieging-fleet", {"place": PLACE_IDS[place]})
    if room_inside(g, place) <= 0:
        return Refusal("17.2.2d", "no-room-inside", {"place": PLACE_IDS[place]})
    return None


def room_inside(g: RomanWorld, place: int) -> int:
    """16.3a: Legion Equivalents, in halves, that still find room in a besieged place."""
    reformed = g.has_rule("31")
    used = sum(load(g.units[s], reformed) for s in inside(g, place) if not is_naval(g, s))
    return capacity(g, place) - used
