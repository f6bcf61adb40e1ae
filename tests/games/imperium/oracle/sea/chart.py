"""What the oracle of the sea reads from charts and map: costs of water, ports, room aboard, values of attrition."""

from __future__ import annotations

import heapq
from functools import cache

from romanum.games.imperium.data.characters import PirateWays
from romanum.games.imperium.data.grants import PortsOf
from romanum.games.imperium.data.hexes import DEEP, HEX, LAND, PLACE, SEA_SIGNS, WATER
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.data.units import CLASS, CLASSES
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import BARE_PORTS, NEUTRAL, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF

from ..state.sheet import CITY_OF_PLACE, PORT_CITIES, exists, holder, lasting, port_exists, stacks

ALLOWANCE = 30
NORTHERN = {"A", "G"}
"""37.2b: Oceanus Atlanticus and Oceanus Germanicus."""
MEDITERRANEAN = {row.sign for row in read().seas.sea if row.mediterranean}
WARM = set(read().tables.calendar.always_summer_seas)
"""9.1e: Red Sea and Persian Gulf."""


def is_cold(g: RomanWorld, water: int) -> bool:
    """9.1e, 39.2-K: whether winter costs apply in a sea hex; storms make summer winter."""
    return (g.winter or bool(lasting(g, "storms"))) and SEA_SIGNS[water] not in WARM


def water_cost(g: RomanWorld, water: int) -> int:
    """10.3a, 10.3b: MP to enter a sea hex."""
    row = read().tables.naval_movement.deep if DEEP[water] else read().tables.naval_movement.coastal
    cost = row[is_cold(g, water)] * (1 if SEA_SIGNS[water] in MEDITERRANEAN else 2)
    if g.winter and lasting(g, "storms") and SEA_SIGNS[water] not in WARM:
        cost *= 2
    return cost


def distances(g: RomanWorld, start: int, most: int) -> dict[int, int]:
    """MP from a sea hex to every other within so many."""
    found: dict[int, int] = {}
    edge = [(0, start)]
    while edge:
        spent, here = heapq.heappop(edge)
        if here in found or spent > most:
            continue
        found[here] = spent
        for there in SEA_STEPS[here]:
            if there not in found:
                heapq.heappush(edge, (spent + water_cost(g, there), there))
    return found


# ---- sides


def side(g: RomanWorld, power: int) -> tuple[str, int]:
    """5.2.1, 5.2.4: the player a power belongs to; neutrals stand for themselves."""
    return ("neutral", power) if g.bond[power] == NEUTRAL or g.chief[power] < 0 else ("player", g.chief[power])


def friendly(g: RomanWorld, power: int, other: int) -> bool:
    """5.8: of one side, or allied."""
    if other < 0 or power < 0:
        return False
    (kind, a), (their, b) = side(g, power), side(g, other)
    if (kind, a) == (their, b):
        return True
    return kind == their == "player" and bool(g.allies[a] >> b & 1)


def hostile(g: RomanWorld, power: int, other: int) -> bool:
    """5.6b, 23.4: whether two may fight; an enemy is somebody whom another player moves."""
    if friendly(g, power, other):
        return False
    (kind, a), (their, b) = side(g, power), side(g, other)
    if kind == their == "player":
        return True
    if "player" in (kind, their):
        neutral, player = (other, a) if kind == "player" else (power, b)
        return g.chief[neutral] != player and bool(g.at_war[neutral] >> player & 1)
    barbarian = {g.origin[power] == 2, g.origin[other] == 2}
    return barbarian == {True, False}


# ---- ports


@cache
def ports_on(water: int) -> tuple[int, ...]:
    """The places whose ports open to a water."""
    return tuple(port for port in (*BARE_PORTS, *PORT_CITIES) if water in PORT_WATERS[port])


def pirate_ways(g: RomanWorld, power: int) -> set[str]:
    """27.1, 37.2: what of the pirates' ways a power has."""
    rows = g.setting.powers
    if power < len(rows) and rows[power].section == "27.1":
        return {"range", "crew", "sea", "coasts", "landing", "tax", "grain"}
    rules = [rule for rule in g.setting.of(PirateWays) if rule.of == power and rule.applies(g.month, g.seats)]
    return {way for rule in rules for way in rule.ways}


def has_city(g: RomanWorld, hex_: int) -> bool:
    """Whether a city stands in a hex."""
    return any(HEX[place] == hex_ and exists(g, city) for place, city in CITY_OF_PLACE.items())


def is_pirate_shore(g: RomanWorld, power: int, water: int) -> bool:
    """27.1.2b, 37.2b: a coastal hex without a city, which serves pirates as a port."""
    saxons = power < len(g.setting.powers) and g.setting.powers[power].section == "37.2"
    north = saxons and SEA_SIGNS[water] in NORTHERN
    if not (north or "coasts" in pirate_ways(g, power)) or DEEP[water] or not WATER[water]:
        return False
    lands = [place for place in range(len(LAND)) if HEX[place] == HEX[water] and LAND[place]]
    return bool(lands) and not has_city(g, HEX[water])


def friendly_ports(g: RomanWorld, power: int, water: int) -> list[int]:
    """10.3e: the friendly ports that a fleet of a power in a sea hex is in."""
    granted = {PLACE_OF_CITY[city] for rule in g.setting.of(PortsOf) if rule.of == power for city in rule.cities}
    return [
        port
        for port in ports_on(water)
        if port_exists(g, port) and (friendly(g, power, holder(g, port)) or port in granted)
    ]


PLACE_OF_CITY = {city: place for place, city in CITY_OF_PLACE.items()}


def in_port(g: RomanWorld, power: int, water: int) -> bool:
    """10.3f: whether a fleet there makes its port stop."""
    return bool(friendly_ports(g, power, water)) or is_pirate_shore(g, power, water)


# ---- aboard


def half_le(letter: str, reformed: bool) -> int:
    """2.7.1, 31c: halves of a Legion Equivalent of a land unit."""
    kind = CLASSES[CLASS[KIND_OF[letter]]]
    if kind == "legion" and reformed:
        return 1
    return 2 if kind in ("legion", "civilized", "barbarian", "heavy-cavalry", "train") else 1


def is_fleet(letter: str) -> bool:
    """An 18-30."""
    return CLASSES[CLASS[KIND_OF[letter]]] == "fleet"


def fleets_in(units: str) -> int:
    """18-30s of a stack."""
    return sum(map(is_fleet, units))


def cargo(units: str) -> str:
    """The land units of a stack at sea."""
    return "".join(letter for letter in units if not is_fleet(letter))


def overload(g: RomanWorld, units: str) -> int:
    """10.4.1: by how many halves of a Legion Equivalent a stack at sea carries too much."""
    reformed = g.has_rule("31")
    return sum(half_le(letter, reformed) for letter in cargo(units)) - 2 * fleets_in(units)


# ---- winter


def attrition_value(spent: int) -> int:
    """10.3.1a: by MP for entering hexes."""
    table = read().tables.naval_attrition
    return next(value for most, value in zip(table.up_to, table.value, strict=True) if spent <= most)


def enemy_fleets_at(g: RomanWorld, power: int, water: int) -> int:
    """Enemy 18-30s in a sea hex that lie outside a port."""
    return sum(
        fleets_in(stack.units)
        for stack in stacks(g)
        if stack.place == water and hostile(g, power, stack.power) and not stack.mark & INSIDE
    )


def place_named(name: str) -> int:
    """A place by its id."""
    return PLACE[name]
