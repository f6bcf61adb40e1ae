"""5.6, 16, 24: cities, ports and Provinces: who holds them, what they are worth, and what changes with that.

What a city is worth depends on the scenario (`Setting.column`); one without values there does not exist (41.1).
Whoever takes a city calls `take_city`; control of Provinces and the morale that goes with it follow at once (5.6c,
19.1b). Where powers of one player have won a Province together, `take_city` pushes `errands.ProvinceWon` (5.6e).
"""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import CAPACITY, TABLES
from romanum.games.imperium.data.cities import (
    BARE_PORT_STRENGTH,
    CAPITAL_IN,
    CITIES_OF,
    CITY_AT,
    CITY_COUNT,
    CITY_IDS,
    CITY_PLACE,
    CITY_PROVINCE,
    CITY_STRENGTH,
    CITY_TAX,
    PORT_CITY,
)
from romanum.games.imperium.data.grants import CityLevy
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE, PROVINCE_COUNT, PROVINCE_IDS
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.rules.common import morale
from romanum.games.imperium.rules.common.powers import is_friend, power_id, side
from romanum.games.imperium.rules.special.walls import capital_value, special_strength, walls
from romanum.games.imperium.state.errands import CityLevied, ProvinceWon, ShipyardTaken
from romanum.games.imperium.state.layout import KEEL_FACTS, LEVIES, RAISED_TYPES
from romanum.games.imperium.state.position import BARE_PORTS, INACTIVE, NOBODY, PEOPLE, REBELS, ROMAN, RomanWorld

CAPITAL_STRENGTH: Final = 10
"""22.1: the intrinsic strength of an imperial capital at least,"""
REBEL_STRENGTH: Final = 2
"""22.2.3b: and of one that has risen."""
FALLEN: Final = 1 << CITY_COUNT
"""24.5b: in `spared`, above the cities that keep their strength, those that have fallen since and may be plundered."""

# ---- what there is


def exists(g: RomanWorld, city: int) -> bool:
    """41.1: whether a city has values in this scenario and has not been destroyed (39.2-L)."""
    return CITY_STRENGTH[g.setting.column][city] != NONE and not g.razed >> city & 1


def city_at(g: RomanWorld, place: int) -> int:
    """The city that exists in a place; none if there is none."""
    city = CITY_AT[place]
    return city if city != NONE and exists(g, city) else NONE


def has_port(g: RomanWorld, place: int) -> bool:
    """2.3a, 2.3b: a port of a city that exists, or one without a city."""
    city = CITY_AT[place]
    if city != NONE and PORT_CITY[city]:
        return exists(g, city)
    return BARE_PORT[place]


def port_owner(g: RomanWorld, place: int) -> int:
    """The power that holds the port in a place; nobody if it is nobody's, or there is none."""
    city = CITY_AT[place]
    if city != NONE and PORT_CITY[city] and exists(g, city):
        return g.city_of[city]
    return g.port_of[BARE_PORTS.index(place)] if BARE_PORT[place] else NOBODY


def cities_in(g: RomanWorld, province: int) -> list[int]:
    """The cities of a Province that exist."""
    strengths, razed = CITY_STRENGTH[g.setting.column], g.razed
    return [city for city in CITIES_OF[province] if strengths[city] != NONE and not razed >> city & 1]


def cities_of(g: RomanWorld, power: int) -> list[int]:
    """The cities a power holds."""
    return [city for city, owner in enumerate(g.city_of) if owner == power and exists(g, city)]


def provinces_of(g: RomanWorld, power: int) -> list[int]:
    """The Provinces a power controls."""
    return [province for province, lord in enumerate(g.lord) if lord == power]


# ---- what it is worth


def city_tax(g: RomanWorld, city: int) -> int:
    """6.0, 41.1: the tax value of a city."""
    return CITY_TAX[g.setting.column][city] if exists(g, city) else 0


def province_tax(g: RomanWorld, province: int) -> int:
    """6.0: the tax value of a Province, whatever its state."""
    return sum([city_tax(g, city) for city in CITIES_OF[province]])


def is_plundered(g: RomanWorld, city: int) -> bool:
    """24.1d, 24.5b: a city with plunder markers, or in a Province with some, unless it was under siege then."""
    if g.city_plunder[city]:
        return True
    return bool(g.plunder[CITY_PROVINCE[city]]) and not g.spared >> city & 1


def has_fallen_since(g: RomanWorld, city: int) -> bool:
    """24.5b: whether a city was spared when its Province was plundered, and has fallen afterwards."""
    return bool(g.spared & FALLEN << city)


def city_strength(g: RomanWorld, city: int) -> int:
    """16.1a, 17.3.1c, 22.1, 24.5a: what a city defends itself with just now."""
    if is_plundered(g, city):
        return 0
    full = special_strength(g, city)
    if full == NONE:
        full = max(CITY_STRENGTH[g.setting.column][city], CAPITAL_STRENGTH if g.capitals >> city & 1 else 0)
    if g.rebelling >> city & 1:
        full = REBEL_STRENGTH
    return max(0, full + walls(g, city) - g.wounds[city])


def port_strength(g: RomanWorld) -> int:
    """16.1e: the strength of a port without a city."""
    return BARE_PORT_STRENGTH[g.setting.column]


def capacity(g: RomanWorld, place: int) -> int:
    """16.3a: Legion Equivalents, in halves, that may be besieged in a place; a top fort has room for all (21.2f)."""
    city = city_at(g, place)
    return 2 * (TABLES.siege.capacity_off_the_chart if city == NONE else CAPACITY[city])


# ---- Provinces


def lord_now(g: RomanWorld, province: int) -> tuple[int, bool]:
    """5.6a-e: who controls a Province as cities are held now, and whether his other powers had a part in it.

    5.6a, 5.6b: only an enemy takes it from its lord by holding the capital, not an ally to whom that was given, nor
    (22.2.3e) rebels who hold it for nobody.
    """
    lord, capital = g.lord[province], CAPITAL_IN[g.setting.column][province]
    cities = cities_in(g, province)
    if not cities or capital not in cities:
        return lord, False
    holder = g.city_of[capital]
    if holder == NOBODY:
        return NOBODY, False
    if holder == REBELS:
        return lord, False
    if lord != NOBODY and side(g, lord) == side(g, holder):
        return lord, False
    others = [city for city in cities if city != capital]
    needed = (len(others) + 1) // 2
    own = sum(g.city_of[city] == holder for city in others)
    together = sum(g.city_of[city] != NOBODY and side(g, g.city_of[city]) == side(g, holder) for city in others)
    if together < needed:
        return (lord if lord != NOBODY and is_friend(g, lord, holder) else NOBODY), False
    return holder, own < needed


def settle_province(g: RomanWorld, province: int) -> None:
    """5.6, 19.1b, 29.2: a Province changes hands if the cities say so."""
    lord, shared = lord_now(g, province)
    if lord == g.lord[province]:
        return
    if shared:
        g.push(ProvinceWon(province, lord))
        return
    give_province(g, province, lord)


def give_province(g: RomanWorld, province: int, power: int) -> None:
    """A Province is controlled by another power, or by nobody: morale (19.1b) and militia (29.2) follow."""
    old, tax = g.lord[province], province_tax(g, province)
    g.lord[province] = power
    g.reveals += g.hidden and (bool(g.militia[province]) or _has_ticks(g, province))
    if old != NOBODY:
        morale.blame(g, old, power)
        morale.change(g, old, -tax, "19.1b")
    if power != NOBODY:
        morale.change(g, power, tax, "19.1b")
    if g.militia[province] and power != NOBODY and g.origin[power] != ROMAN:
        g.militia = changed(g.militia, province, 0)
    if g.log is not None:
        kind = "province-lost" if power == NOBODY else "province-won"
        g.tell(kind, "5.6c", power=power_id(g, power), old=power_id(g, old), province=PROVINCE_IDS[province])


def _has_ticks(g: RomanWorld, province: int) -> bool:
    """7.5d: whether whoever comes to have something in a Province sees what was raised there, or in its area."""
    area = AREA_OF[province]
    ticks, width, first = (g.levied, LEVIES, province) if area == NONE else (g.raised, RAISED_TYPES, area)
    return any(ticks[first * width : (first + 1) * width])


def take_city(g: RomanWorld, city: int, power: int, rule: str) -> None:
    """5.6f, 16.1a: a city is held by another power; sieges, wounds and capitals follow."""
    old = g.city_of[city]
    if old == power:
        return
    g.city_of[city] = power
    g.reveals += g.hidden and _has_ticks(g, CITY_PROVINCE[city])
    g.wounds = changed(g.wounds, city, 0)
    if g.spared >> city & 1:
        g.spared ^= (1 | FALLEN) << city
    if g.log is not None:
        g.tell("city-taken", rule, power=power_id(g, power), old=power_id(g, old), city=CITY_IDS[city])
    if g.capitals >> city & 1:
        _lose_capital(g, city, old, power)
    settle_province(g, CITY_PROVINCE[city])
    if any(rule.of == power and CITY_PROVINCE[city] in rule.within for rule in g.setting.of(CityLevy)):
        g.push(CityLevied(city, power))


def walk_into(g: RomanWorld, city: int, power: int) -> None:
    """5.6f, 7.8c: a city that nobody defends falls to whoever comes through it, fleets on its stocks too."""
    place = CITY_PLACE[city]
    if g.city_of[city] == NOBODY and _is_of_sleepers(g, CITY_PROVINCE[city]):
        return
    if place in g.keels[1::KEEL_FACTS]:
        g.push(ShipyardTaken(place, power))
    take_city(g, city, power, "5.6f")


def walk_into_port(g: RomanWorld, place: int, power: int) -> None:
    """5.6f: a port without a city that is nobody's belongs to whoever comes through it."""
    if not BARE_PORT[place] or city_at(g, place) != NONE or port_owner(g, place) != NOBODY:
        return
    if not _is_of_sleepers(g, PROVINCE[place]):
        take_port(g, place, power, "5.6f")


def _is_of_sleepers(g: RomanWorld, province: int) -> bool:
    """5.2.3c: a Province that was given to nobody is a power of its own; its cities are its own while it sleeps."""
    return g.lord[province] == NOBODY and g.standing[PEOPLE + province] == INACTIVE


def _lose_capital(g: RomanWorld, city: int, old: int, power: int) -> None:
    """19.2b: the imperial capital has a value of its own, for a friend who gives it away too."""
    if old != NOBODY:
        morale.change(g, old, -capital_value(g, old, city), "19.2b")
    if power != NOBODY:
        morale.change(g, power, capital_value(g, power, city), "19.2b")


def take_port(g: RomanWorld, place: int, power: int, rule: str) -> None:
    """16.1f: a port without a city is held by another power."""
    g.port_of = changed(g.port_of, BARE_PORTS.index(place), power)
    if g.log is not None:
        g.tell("port-taken", rule, power=power_id(g, power), place=PLACE_IDS[place])


def is_friendly_province(g: RomanWorld, power: int, province: int) -> bool:
    """13.1a: controlled by the power, its clients or allies."""
    lord = g.lord[province]
    return lord != NOBODY and is_friend(g, power, lord)


def total_tax(g: RomanWorld, power: int) -> int:
    """5.4a, 5.4c, 6.1b: the total tax value of a power, plundered or not: its Provinces', or (41.2b) its cities'."""
    if g.has_rule("41"):
        return sum(city_tax(g, city) for city, owner in enumerate(g.city_of) if owner == power)
    return sum(province_tax(g, province) for province in range(PROVINCE_COUNT) if g.lord[province] == power)
