"""The oracle of taxes and treasuries (6, 24, 27.1.3, 39.2-U and V, 41.2): what each province yields, and to whom."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.characters import PirateWays
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.state.position import ACTIVE, BARE_PORTS, MAJOR, RomanWorld

from .sheet import (
    CITY_ROWS,
    PORT_CITIES,
    PROVINCE_NUMBER,
    QUARTERS,
    cities_of,
    exists,
    lasting,
    month_of,
    port_exists,
    province_at,
    stacks,
    tax,
)
from .watch import Moment, Span


def pairs(facts: tuple[int, ...]) -> set[tuple[int, int]]:
    """Power and something of it, two numbers each."""
    return {(facts[at], facts[at + 1]) for at in range(0, len(facts), 2)}


def pirate_ports(g: RomanWorld, province: int) -> int:
    """27.1.3: how many of a province's ports pirates are in."""
    pirates = {int(rule.of) for rule in g.setting.of(PirateWays) if "tax" in rule.ways}
    pirates |= {power for power, row in enumerate(g.setting.powers) if row.section == "27.1"}
    places = {stack.place for stack in stacks(g) if stack.power in pirates and stack.units}
    ports = [port for port in (*BARE_PORTS, *PORT_CITIES) if port_exists(g, port) and province_at(port) == province]
    return sum(bool(places & {port, *PORT_WATERS[port]}) for port in ports)


def yields(g: RomanWorld, power: int, province: int) -> int:
    """6.1, 24.1, 24.3: what a province brings a power; one that it ruined half of the whole, its cities not twice."""
    if g.plunder[province] or lasting(g, "revolt", province) or lasting(g, "plague", province):
        return 0
    cities = [city for city in cities_of(g, province) if g.city_of[city] == power or not g.has_rule("41")]
    if (power, province) in pairs(g.ruined):
        value = -(-sum(tax(g, city) for city in cities if not g.city_plunder[city]) // 2)
    else:
        value = sum(_city(g, power, city) for city in cities)
    if g.lord[province] == power:
        value -= pirate_ports(g, province)
    return max(value, 0)


def _city(g: RomanWorld, power: int, city: int) -> int:
    if g.city_plunder[city]:
        return 0
    value = tax(g, city)
    return -(-value // 2) if (power, city) in pairs(g.ruined_cities) else value


def due(g: RomanWorld, power: int) -> int:
    """What a major power collects in a Taxation and Mobilization Phase."""
    provinces = range(len(PROVINCE_NUMBER))
    if g.has_rule("41"):
        held = {PROVINCE_NUMBER[CITY_ROWS[c].province] for c in CITY_ROWS if exists(g, c) and g.city_of[c] == power}
    else:
        held = {province for province in provinces if g.lord[province] == power}
    total = sum(yields(g, power, province) for province in held)
    if lasting(g, "prosperity", power):
        total = total * 3 // 2
    if lasting(g, "hard-times", power):
        total = max(total // 2, min(total, 1))
    return total


class Taxes:
    """Watches the Taxation and Mobilization Phases."""

    def __init__(self) -> None:
        self.paid: dict[int, int] = {}
        """By power: the month in which it last collected."""

    def __call__(self, span: Span) -> Iterator[str]:
        """6.1: every major power collects once, and rightly."""
        for moment in span.all("taxes"):
            if not moment.event.rule.startswith("44"):
                yield from self.on_taxes(moment)
        for moment in span.all("phase"):
            if moment["phase"] == "diplomacy" and month_of(moment.g) in QUARTERS:
                yield from self.on_end(moment)

    def on_taxes(self, moment: Moment) -> Iterator[str]:
        g, power = moment.g, moment.power()
        if month_of(g) not in QUARTERS:
            yield f"6.1a: taxes in month {month_of(g)}"
        if g.bond[power] != MAJOR or g.standing[power] != ACTIVE:
            yield f"5.1c: taxes for {moment['power']}, which is no major power"
        if self.paid.get(power) == g.month:
            yield f"6.1a: {moment['power']} collects twice"
        self.paid[power] = g.month
        if moment["talents"] != due(g, power):
            yield f"6.1c: {moment['power']} collects {moment['talents']}, reckoned {due(g, power)}"

    def on_end(self, moment: Moment) -> Iterator[str]:
        g = moment.g
        for power in range(len(g.bond)):
            if g.bond[power] == MAJOR and g.standing[power] == ACTIVE and self.paid.get(power) != g.month:
                yield f"6.1c: power {power} has not collected in month {g.month}"
