"""13.1, 13.4.3, 13.5: who is in supply by a port or aboard a fleet, without dice or points."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from romanum.games.imperium.data.hexes import BESIDE, HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import OWN_HEX_ALONE, PORT_AREA, PORT_WATERS, PORTS, PORTS_ON
from romanum.games.imperium.rules.common.control import has_port, is_friendly_province, port_owner
from romanum.games.imperium.rules.common.leave import PORT, shares
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.common.sieges import is_besieged, is_blockaded, is_friendly_port
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.special.grants import supply_sea
from romanum.games.imperium.state.forces import is_naval, stacks_among
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import fleets

RIVER_HEXES = 2
"""13.1h: within two hexes of the port."""
MAINLAND: Final = tuple(
    place for place, hex_ in enumerate(HEX) if hex_ == HEX[OWN_HEX_ALONE] and place != OWN_HEX_ALONE
)
"""13.1i: what else there is in the hex of Corcyra."""


def supplies(g: RomanWorld, port: int, power: int) -> bool:
    """13.1a, 13.1b: whether the port of a place supplies a power's units; on some seas a special rule sees to it."""
    if is_besieged(g, port) or not shares(g, power, port_owner(g, port), PORT):
        return False
    return is_supplied(g, port, power)


def is_supplied(g: RomanWorld, port: int, power: int) -> bool:
    """13.1a, 13.1b, 17.2.1: whether supplies come by sea to a friendly port, besieged or not."""
    if not is_friendly_port(g, port, power) or is_blockaded(g, port):
        return False
    province = PROVINCE[port]
    if province != NONE and is_friendly_province(g, power, province):
        return True
    if PORT_AREA[port] & supply_sea(g, power):
        return True
    return any(_sends_ships(g, other, power) for other in _ports_of_the_sea(g, port))


def _ports_of_the_sea(g: RomanWorld, port: int) -> Iterator[int]:
    """13.1c-e: other ports of the same sea area."""
    area = PORT_AREA[port]
    return (other for other in PORTS[g.setting.column] if other != port and PORT_AREA[other] & area)


def _sends_ships(g: RomanWorld, port: int, power: int) -> bool:
    """13.1b: a port in a friendly Province with a friendly fleet in it that is neither blockaded nor besieged."""
    here, province = stacks_among(g, PORT_WATERS[port]), PROVINCE[port]
    if not any(fleets(g.units[stack]) and is_friend(g, power, g.whose[stack]) for stack in here):
        return False
    if province == NONE or not is_friendly_province(g, power, province) or not is_friendly_port(g, port, power):
        return False
    return not is_besieged(g, port) and not is_blockaded(g, port)


def ports_near(g: RomanWorld, place: int) -> Iterator[int]:
    """13.1g, 13.1h: the ports that might feed units in a place."""
    if has_port(g, place):
        yield place
    yield from _ports_beyond(g, place)


def in_port_supply(g: RomanWorld, stack: int) -> bool:
    """13.1g, 13.1h, 13.4.3a, 13.5a: whether a stack is fed without dice or points."""
    place, power = g.at[stack], g.whose[stack]
    if is_naval(g, stack):
        return _ships_are_fed(g, stack)
    if g.mark[stack] & INSIDE:
        return has_port(g, place) and is_supplied(g, place, power)
    return feeds_ashore(g, place, power)


def feeds_ashore(g: RomanWorld, place: int, power: int) -> bool:
    """13.1g, 13.1h: whether a port feeds a power's units ashore in a place that are not besieged."""
    if has_port(g, place) and supplies(g, place, power):
        return True
    ports = _ports_beyond(g, place)
    return bool(ports) and any(supplies(g, port, power) for port in ports)


def _ships_are_fed(g: RomanWorld, stack: int) -> bool:
    """13.5a, 13.5b: fleets and those aboard always, by sea or overland, unless they are besieged and blockaded."""
    if not g.mark[stack] & INSIDE:
        return True
    return not any(is_besieged(g, port) and is_blockaded(g, port) for port in PORTS_ON[g.at[stack]])


def _ports_beyond(g: RomanWorld, place: int) -> tuple[int, ...]:
    """13.1h, 13.1i: ports elsewhere that reach a place: up a river, and Corcyra over to the mainland of its hex."""
    return _reaching(g.setting.column, place) if BESIDE[place] or place in MAINLAND else ()


@cache
def _reaching(column: int, place: int) -> tuple[int, ...]:
    hexes = within(HEX[place], RIVER_HEXES)
    near = [p for p in PORTS[column] if p != place and HEX[p] in hexes]
    found = [p for p in near if any(river in BESIDE[p] for river in BESIDE[place])]
    if place in MAINLAND and OWN_HEX_ALONE in PORTS[column]:
        found.append(OWN_HEX_ALONE)
    return tuple(found)
