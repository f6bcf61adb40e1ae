"""Chapters 6, 24.2, 24.3, 27.1.3 and 41.2: what Provinces and cities pay, and how plunder is forgotten."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.characters import PirateWays
from romanum.games.imperium.data.cities import CITIES_OF, CITY_COUNT, CITY_PROVINCE
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.data.seas import PORT_WATERS, PORTS
from romanum.games.imperium.rules.common.control import FALLEN, cities_in, city_tax, has_port
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.state.effects import DEVASTATION, HARD_TIMES, PLAGUE, PROSPERITY, REVOLT, lasts
from romanum.games.imperium.state.errands import TaxesPaid
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.position import BARBARIAN, LISTED, NOBODY, RomanWorld

PIRATES = "27.1"
"""The section of the standard pirates."""


def collect(g: RomanWorld) -> None:
    """6.1a, 6.2b, 26.2b: every major power's treasury grows by its taxes; minor powers have none."""
    for power in majors(g):
        collect_for(g, power, "6.1a")


def collect_for(g: RomanWorld, power: int, rule: str) -> None:
    """A power's treasury grows by its taxes."""
    talents = taxes(g, power)
    g.treasury[power] += talents
    if g.log is not None:
        g.tell("taxes", rule, power=power_id(g, power), talents=talents, now=g.treasury[power])


@carries_out(TaxesPaid)
def pay_usurper(errand: TaxesPaid, g: RomanWorld) -> None:
    """44.1e: as if it were a Taxation and Mobilization Phase."""
    collect_for(g, errand.power, "44.1e")


def taxes(g: RomanWorld, power: int) -> int:
    """6.1a, 6.1b, 39.2-U, 39.2-V: what a power is paid in this phase; its clients' Provinces never count.

    3.0b: halves are rounded down, but something stays something.
    """
    total = sum(income(g, power, province) for province in range(PROVINCE_COUNT) if _has_part(g, power, province))
    if lasts(g, PROSPERITY, power):
        total += total // 2
    return max(min(total, 1), total // 2) if lasts(g, HARD_TIMES, power) else total


def _has_part(g: RomanWorld, power: int, province: int) -> bool:
    """6.1a: its lord; 41.2: whoever holds a city of it."""
    if g.has_rule("41"):
        return any(g.city_of[city] == power for city in cities_in(g, province))
    return g.lord[province] == power


def income(g: RomanWorld, power: int, province: int) -> int:
    """6.0, 24.1d, 24.3, 27.1.3, 41.2: what a Province pays a power; nothing with plunder, revolt or plague in it."""
    if g.plunder[province] or lasts(g, REVOLT, province) or lasts(g, PLAGUE, province):
        return 0
    own = [city for city in CITIES_OF[province] if not g.has_rule("41") or g.city_of[city] == power]
    if (power, province) in _pairs(g.ruined):
        paid = (sum(city_tax(g, city) for city in own if not g.city_plunder[city]) + 1) // 2
    else:
        paid = sum(_paid_by(g, power, city) for city in own)
    return max(0, paid - occupied_ports(g, province)) if g.lord[province] == power else paid


def _paid_by(g: RomanWorld, power: int, city: int) -> int:
    """24.1d, 24.3: a plundered city pays nothing; one that its own lord has plundered half, rounded up."""
    if g.city_plunder[city]:
        return 0
    tax = city_tax(g, city)
    return (tax + 1) // 2 if (power, city) in _pairs(g.ruined_cities) else tax


def _pairs(facts: tuple[int, ...]) -> set[tuple[int, int]]:
    return set(zip(facts[::2], facts[1::2], strict=True))


def occupied_ports(g: RomanWorld, province: int) -> int:
    """27.1.3: the ports of a Province that pirates occupy, ashore or in the harbour."""
    pirates = pirate_powers(g)
    if not pirates:
        return 0
    ports = [place for place in PORTS[g.setting.column] if PROVINCE[place] == province and has_port(g, place)]
    return sum(_is_occupied(g, place, pirates) for place in ports)


def _is_occupied(g: RomanWorld, place: int, pirates: set[int]) -> bool:
    here = {place, *PORT_WATERS[place]}
    return any(g.whose[s] in pirates and g.units[s] for there in here for s in stacks_at(g, there))


def pirate_powers(g: RomanWorld) -> set[int]:
    """27.1: the standard pirates, and whom a scenario gives their way with taxes."""
    listed = enumerate(g.setting.powers[:LISTED])
    found = {power for power, row in listed if row.section == PIRATES}
    return found | {int(rule.of) for rule in g.setting.of(PirateWays) if "tax" in rule.ways}


def lift_plunder(g: RomanWorld) -> None:
    """24.2, 39.2-W: one marker comes off each city and Province that no barbarians control, unless all lies waste."""
    if lasts(g, DEVASTATION):
        return
    g.plunder = tuple(n - (n > 0 and not _is_wild(g, g.lord[province])) for province, n in enumerate(g.plunder))
    g.city_plunder = tuple(n - (n > 0 and not _is_wild(g, g.city_of[city])) for city, n in enumerate(g.city_plunder))
    for city in range(CITY_COUNT):
        if not g.plunder[CITY_PROVINCE[city]]:
            g.spared &= ~((1 | FALLEN) << city)


def _is_wild(g: RomanWorld, power: int) -> bool:
    return power != NOBODY and g.origin[power] == BARBARIAN
