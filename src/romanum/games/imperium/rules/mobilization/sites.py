"""7.4d, 7.4e, 7.7a, 7.8b, 8.3, 24.1d, 24.3, 41.3a, 5.6.1e: where a power may raise, build and restore units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_AT, CITY_PLACE, CITY_PROVINCE, PORT_CITY
from romanum.games.imperium.data.grants import BuildSites
from romanum.games.imperium.data.hexes import HEXES_OF, LAND, PROVINCE
from romanum.games.imperium.data.provinces import CULTIVATED, NONE, PROVINCE_COUNT
from romanum.games.imperium.data.seas import AREA_NAMES, COASTAL, PORT_WATERS, SEA_AREA
from romanum.games.imperium.rules.common.control import cities_in, cities_of, city_at
from romanum.games.imperium.rules.common.powers import is_enemy
from romanum.games.imperium.rules.common.sieges import forts, is_besieged
from romanum.games.imperium.rules.special.grants import fort_city, own_ports
from romanum.games.imperium.rules.special.specials import in_force
from romanum.games.imperium.state.effects import PLAGUE, REVOLT, lasts
from romanum.games.imperium.state.forces import stacks_at, stacks_of
from romanum.games.imperium.state.position import BARE_PORTS, RomanWorld

IN_A_CITY: Final = 2
"""7.4e, 8.3a: new units in a city in one phase,"""
IN_A_CAPITAL: Final = 4
"""and in the capital of a Province."""
KEELS_IN_A_CITY: Final = 2
"""7.8f: fleets begun in a city port in one phase,"""
KEELS_IN_A_PORT: Final = 1
"""and in a port without a city."""
SAXON_PIRATES: Final = "37.2"
_atlantic: Final = 1 << AREA_NAMES.index("atlanticus")
OCEAN_COASTS: Final = tuple(
    place for place, coastal in enumerate(COASTAL) if coastal and LAND[place] and SEA_AREA[place] & _atlantic
)
"""37.2b: the coasts of the Ocean; those without a city are ports to the Saxons."""


class Site(NamedTuple):
    """A place for new units, and how many it takes in a phase; a place `for_trains` alone is a port without a city."""

    place: int
    most: int
    for_trains: bool = False


# ---- raising


def may_raise_in(g: RomanWorld, power: int, province: int) -> bool:
    """24.3, 39.2-Q, 45.2c: not where it has plundered its own land, nor in revolt or plague."""
    if g.ruined and (power, province) in _pairs(g.ruined):
        return False
    return not (g.effects and (lasts(g, REVOLT, province) or lasts(g, PLAGUE, province)))


def _pairs(facts: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    return zip(facts[::2], facts[1::2], strict=True)


def controls(g: RomanWorld, power: int, province: int) -> bool:
    """7.4d: it controls the Province; 41.3a: where in force, a single city is enough."""
    return g.lord[province] == power or g.has_rule("41")


def _is_open(g: RomanWorld, power: int, place: int) -> bool:
    """7.4d, 24.1d, 24.3: whether a power may raise units in a place of its own that is a city or port."""
    province = PROVINCE[place]
    if not controls(g, power, province) or not may_raise_in(g, power, province) or is_besieged(g, place):
        return False
    return not _is_marked(g, place) and not (g.ruined_cities and (power, CITY_AT[place]) in _pairs(g.ruined_cities))


def _is_marked(g: RomanWorld, place: int) -> bool:
    """24.1d: whether a plunder marker lies on the Province of a place, or on its city."""
    city = CITY_AT[place]
    return bool(g.plunder[PROVINCE[place]] or (city != NONE and g.city_plunder[city]))


def sites(g: RomanWorld, power: int) -> list[Site]:
    """7.4d, 7.4e, 5.6.1e, 7.7a: its cities that are not besieged, forts where there are no cities, and ports."""
    capitals, found = CAPITAL_IN[g.setting.column], []
    for city in cities_of(g, power):
        if _is_open(g, power, CITY_PLACE[city]):
            is_capital = capitals[CITY_PROVINCE[city]] == city
            found.append(Site(CITY_PLACE[city], IN_A_CAPITAL if is_capital else IN_A_CITY))
    return [*found, *_forts(g, power), *_bare_ports(g, power), *_special(g, power)]


def _forts(g: RomanWorld, power: int) -> Iterator[Site]:
    """5.6.1e, 7.4d: forts of a conquered Province without cities; FortCities: forts that are cities."""
    for fort in forts(g):
        province = PROVINCE[fort.place]
        if fort.power != power or not fort.level or province == NONE or g.lord[province] != power:
            continue
        is_city = not cities_in(g, province) or fort_city(g, fort.place) is not None
        closed = is_besieged(g, fort.place) or _is_marked(g, fort.place)
        if is_city and may_raise_in(g, power, province) and not closed:
            yield Site(fort.place, IN_A_CITY)


def bare_ports(g: RomanWorld, power: int) -> list[int]:
    """Ports without a city that a power holds in Provinces of its own."""
    own = [place for number, place in enumerate(BARE_PORTS) if g.port_of[number] == power]
    return [place for place in own if g.lord[PROVINCE[place]] == power and _is_open(g, power, place)]


def _bare_ports(g: RomanWorld, power: int) -> list[Site]:
    """7.7a: trains are raised in ports without a city too."""
    tilled = CULTIVATED[g.setting.period]
    return [Site(place, IN_A_CITY, for_trains=True) for place in bare_ports(g, power) if tilled[PROVINCE[place]]]


def _special(g: RomanWorld, power: int) -> list[Site]:
    """BuildSites, 24.1d, 45.2c: where else its units appear; not in plundered land either, nor in plague."""
    rules = [rule for rule in in_force(g, BuildSites) if rule.of == power]
    places = dict.fromkeys(place for rule in rules for place in _named(g, power, rule))
    return [Site(place, IN_A_CITY) for place in places if _may_restore_at(g, power, place)]


def _named(g: RomanWorld, power: int, rule: BuildSites) -> list[int]:
    """The places that one such rule means; none with enemies in them."""
    if rule.where in ("own-provinces", "named-provinces"):
        own = range(PROVINCE_COUNT) if rule.where == "own-provinces" else rule.provinces
        lands = [p for p in own if rule.where == "named-provinces" or g.lord[p] == power]
        return [place for p in lands for place in HEXES_OF[p] if not enemies_at(g, power, place)]
    if rule.where == "cities-held":
        places = [CITY_PLACE[city] for city in cities_of(g, power)]
    elif rule.where == "forts":
        places = [fort.place for fort in forts(g) if fort.power == power and fort.level]
    else:
        places = [g.at[s] for s in stacks_of(g, power) if g.units[s] and LAND[g.at[s]]]
    meant = [place for place in places if not rule.provinces or PROVINCE[place] in rule.provinces]
    return [place for place in meant if not is_besieged(g, place) and not enemies_at(g, power, place)]


def enemies_at(g: RomanWorld, power: int, place: int) -> bool:
    """8.3c: whether enemies stand in a place, whatever they are: nobody looks through their stacks (3.2a)."""
    return place in g.at and any(is_enemy(g, power, g.whose[stack]) for stack in stacks_at(g, place))


def has_special_sites(g: RomanWorld, power: int) -> bool:
    """BuildSites, 37.2b: whether a power without Provinces has somewhere to restore units (rulings 8.3d, 37.2b)."""
    return any(rule.of == power for rule in in_force(g, BuildSites)) or is_saxon(g, power)


def is_saxon(g: RomanWorld, power: int) -> bool:
    """37.2: whether a power are the Saxon and Frisian pirates."""
    powers = g.setting.powers
    return power < len(powers) and powers[power].section == SAXON_PIRATES


# ---- fleets


def yards(g: RomanWorld, power: int) -> list[Site]:
    """7.8b, 7.8f: its ports that are not besieged, and how many fleets may be begun in one."""
    cities = [CITY_PLACE[city] for city in cities_of(g, power) if PORT_CITY[city]]
    found = [Site(place, KEELS_IN_A_CITY) for place in cities if _is_open(g, power, place)]
    return [*found, *(Site(place, KEELS_IN_A_PORT) for place in bare_ports(g, power))]


# ---- restoring


def started_without_cities(g: RomanWorld, power: int) -> bool:
    """8.3c: none of the Provinces it began with has a city."""
    own = [province for province, owner in enumerate(g.home) if owner == power]
    return bool(own) and not any(cities_in(g, province) for province in own)


def restoring_sites(g: RomanWorld, power: int) -> list[int]:
    """8.3a, 8.3c, 24.1d, 24.3, 37.2b, 45.2c, BuildSites: where a restored land unit may be placed."""
    if is_saxon(g, power):
        return [p for p in _saxon_coasts(g) if not enemies_at(g, power, p)]
    found = [CITY_PLACE[city] for city in cities_of(g, power) if _is_home(g, power, CITY_PROVINCE[city])]
    found = [place for place in found if not is_besieged(g, place) and _may_restore_at(g, power, place)]
    if started_without_cities(g, power):
        own = [p for p, owner in enumerate(g.home) if owner == power and not g.plunder[p] and may_raise_in(g, power, p)]
        found += [place for p in own for place in HEXES_OF[p] if not enemies_at(g, power, place)]
    return list(dict.fromkeys([*found, *(site.place for site in _special(g, power))]))


def _may_restore_at(g: RomanWorld, power: int, place: int) -> bool:
    """24.1d, 24.3, 45.2c: neither plundered nor ruined by itself, nor in plague."""
    if _is_marked(g, place) or not may_raise_in(g, power, PROVINCE[place]):
        return False
    return not (g.ruined_cities and (power, CITY_AT[place]) in _pairs(g.ruined_cities))


def _is_home(g: RomanWorld, power: int, province: int) -> bool:
    """8.3a: controlled now and at the start."""
    return g.lord[province] == power == g.home[province]


def restoring_ports(g: RomanWorld, power: int) -> list[int]:
    """8.3a, 8.3b: ports at which a restored fleet may be launched: among these places, of its own without a city in
    Provinces that it has and had at the start, those of the scenario."""
    if is_saxon(g, power):
        return [p for p in _saxon_coasts(g) if not enemies_at(g, power, p)]
    column_ports = [place for place in restoring_sites(g, power) if PORT_WATERS[place]]
    own = [place for n, place in enumerate(BARE_PORTS) if g.port_of[n] == power]
    bare = [place for place in own if _is_home(g, power, PROVINCE[place]) and not is_besieged(g, place)]
    others = [place for place in (*bare, *own_ports(g, power)) if _may_restore_at(g, power, place)]
    return list(dict.fromkeys([*column_ports, *others]))


def _saxon_coasts(g: RomanWorld) -> list[int]:
    """37.2b: coastal hexes of the Ocean without a city."""
    return [place for place in OCEAN_COASTS if city_at(g, place) == NONE]
