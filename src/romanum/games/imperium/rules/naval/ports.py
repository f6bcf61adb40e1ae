"""10.3d-i, 17.2, 27.1: which ports a fleet can lie in, which need none, and which waters pirates may not enter."""

from __future__ import annotations

from typing import Final

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.cities import CITY_AT
from romanum.games.imperium.data.grants import PortsOf
from romanum.games.imperium.data.hexes import GRID, HEX, LAND, PARTS_OF, PLACE_COUNT, PLACE_IDS, WATER
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import COASTAL, PORTS_ON, SEA, SEA_BY_ID
from romanum.games.imperium.rules.common.control import city_at, is_plundered
from romanum.games.imperium.rules.common.powers import is_friend, runs_neutral
from romanum.games.imperium.rules.common.seafarers import neutral_pirates, ways
from romanum.games.imperium.rules.common.sieges import is_besieged, is_blockaded, is_friendly_port
from romanum.games.imperium.rules.naval.seamen import is_saxon
from romanum.games.imperium.rules.special.chronicle import sacked
from romanum.games.imperium.state.forces import has_fleets, is_naval, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import LAND_COMBATANTS, fleets, load, of

# ---- 10.3d-i, 17.2, 27.1.2b: ports


def _shores() -> tuple[tuple[int, ...], ...]:
    return tuple(PARTS_OF[HEX[place]] if WATER[place] else () for place in range(PLACE_COUNT))


def _beaches() -> tuple[tuple[int, ...], ...]:
    """10.4.3c: next to a hex that is all sea."""
    return tuple(
        tuple(there for there in GRID.neighbours[HEX[place]] if LAND[there])
        if WATER[place] and not PARTS_OF[HEX[place]]
        else ()
        for place in range(PLACE_COUNT)
    )


NORTHERN_SEAS: Final = tuple(SEA_BY_ID[name] for name in ("oceanus-germanicus", "oceanus-atlanticus"))
"""37.2b."""
SHORES: Final = _shores()
"""By water: the land in its hex,"""
BEACHES: Final = _beaches()
"""and, where the hex has none, that of the hexes beside it."""


def is_home_port(g: RomanWorld, port: int, power: int) -> bool:
    """10.3d: a port that is friendly to a power, by its owner or by the scenario."""
    if is_friendly_port(g, port, power):
        return True
    city = CITY_AT[port]
    return city != NONE and any(
        rule.of == power and city in rule.cities and rule.applies(g.month, g.seats) for rule in g.setting.of(PortsOf)
    )


def is_pirate_coast(g: RomanWorld, water: int, power: int) -> bool:
    """27.1.2b, 37.2b: every coastal hex without a city is a port to pirates; to Saxons those of their two seas."""
    at_home = "coasts" in ways(g, power) or (is_saxon(g, power) and SEA[water] in NORTHERN_SEAS)
    if not at_home or not COASTAL[water] or not SHORES[water]:
        return False
    return all(city_at(g, place) == NONE for place in SHORES[water])


def is_shut_out(g: RomanWorld, port: int, with_cargo: bool) -> bool:
    """17.2.2b, 13.6d: whether a fleet can neither enter nor leave a port: besieged and blockaded, or with cargo."""
    if not (is_besieged(g, port) or (with_cargo and g.has_rule("13.6"))):
        return False
    return is_blockaded(g, port)


def harbour(g: RomanWorld, water: int, power: int, with_cargo: bool = False) -> int:
    """10.3d: the port in which a fleet that comes to a water lies; none if there is none, or it cannot get in."""
    for port in PORTS_ON[water]:
        if is_home_port(g, port, power) and not is_shut_out(g, port, with_cargo):
            return port
    return SHORES[water][0] if is_pirate_coast(g, water, power) else NONE


def in_port(g: RomanWorld, stack: int) -> bool:
    """10.3d: whether a fleet lies in a friendly port: inside it, where it is besieged."""
    water, power = g.at[stack], g.whose[stack]
    for port in PORTS_ON[water]:
        if is_home_port(g, port, power) and (g.mark[stack] & INSIDE or not is_besieged(g, port)):
            return True
    return is_pirate_coast(g, water, power)


def has_cargo(g: RomanWorld, stack: int) -> bool:
    """Whether land units are aboard."""
    return len(g.units[stack]) > fleets(g.units[stack])


def room(g: RomanWorld, stack: int) -> int:
    """10.4.1: Legion Equivalents, in halves, that still find room aboard."""
    units = g.units[stack]
    return 2 * fleets(units) - load(units, g.has_rule("31"))


# ---- sieges


def besieges(g: RomanWorld, stack: int) -> bool:
    """17.2: whether a fleet is part of the force that besieges a port."""
    if g.mark[stack] & INSIDE:
        return False
    power = g.whose[stack]
    return any(is_besieged(g, port) and not is_home_port(g, port, power) for port in PORTS_ON[g.at[stack]])


def is_excused(g: RomanWorld, stack: int) -> bool:
    """10.3h, 10.3i: a fleet that needs no port: in one its side has plundered, or in a siege with friends ashore."""
    water, power = g.at[stack], g.whose[stack]
    for port in PORTS_ON[water]:
        city = city_at(g, port)
        if city != NONE and is_plundered(g, city) and _has_plundered(g, power, city):
            return True
    return besieges(g, stack) and _friends_ashore(g, water, power)


def _has_plundered(g: RomanWorld, power: int, city: int) -> bool:
    """24.1: by itself or with its Province, whosever it was."""
    return any(found == city and is_friend(g, power, by) for by, found in sacked(g))


def _friends_ashore(g: RomanWorld, water: int, power: int) -> bool:
    """Ruling 10.3i: in the hex or in one beside it."""
    near = (*SHORES[water], *(there for there in GRID.neighbours[HEX[water]] if LAND[there]))
    return any(
        is_friend(g, power, g.whose[stack]) and of(g.units[stack], LAND_COMBATANTS) and not is_naval(g, stack)
        for place in near
        for stack in stacks_at(g, place)
    )


# ---- 27.1.1: waters that pirates, and whoever moves them, may not enter


def why_closed(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """Why a fleet may not enter a water; None if it may."""
    if ways(g, g.whose[stack]):
        return deserts_crew(g, stack, g.at[stack]) or keeps_apart(g, stack, there)
    return keeps_apart(g, stack, there)


def deserts_crew(g: RomanWorld, stack: int, here: int) -> Refusal | None:
    """27.1.1c: pirates ashore are not left without a ship."""
    power = g.whose[stack]
    if "crew" not in ways(g, power):
        return None
    if any(other != stack and g.whose[other] == power and has_fleets(g, other) for other in stacks_at(g, here)):
        return None
    ashore = [s for place in SHORES[here] for s in stacks_at(g, place) if g.whose[s] == power and not is_naval(g, s)]
    left = any(g.units[other] for other in ashore)
    return Refusal("27.1.1c", "leaves-crew", {"place": PLACE_IDS[here]}) if left else None


def keeps_apart(g: RomanWorld, stack: int, there: int) -> Refusal | None:
    """27.1.1a: pirates do not stack with the forces of the player who moves them, nor these with them."""
    power, pirates = g.whose[stack], neutral_pirates(g.scenario, g.seats)
    if not pirates or g.chief[power] not in [g.chief[other] for other in pirates]:
        return None
    for other in (s for place in sorted({there, *SHORES[there]}) for s in stacks_at(g, place)):
        owner = g.whose[other]
        if (power in pirates or owner in pirates) and runs_neutral(g, power, owner):
            return Refusal("27.1.1a", "not-with-patron", {"place": PLACE_IDS[there]})
    return None
