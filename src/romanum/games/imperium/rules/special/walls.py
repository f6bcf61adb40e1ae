"""What special rules make of cities: another strength, walls that were paid for, another worth of a capital."""

from __future__ import annotations

from functools import cache

from romanum.games.imperium.data.grants import CapitalValue, CityStrength, Walls
from romanum.games.imperium.data.settings import NONE, setting
from romanum.games.imperium.state.position import RomanWorld


@cache
def _strengths(number: int, players: int) -> dict[int, int]:
    """By city: the strength that a special rule gives it."""
    rules = setting(number, players).of(CityStrength)
    return {int(rule.city): rule.strength for rule in rules}


@cache
def _walls(number: int, players: int) -> tuple[tuple[int, int, int], ...]:
    """Walls that may be paid for: the place of the rule, the city, their strength."""
    specials = setting(number, players).specials
    return tuple((at, int(rule.city), rule.strength) for at, rule in enumerate(specials) if isinstance(rule, Walls))


def special_strength(g: RomanWorld, city: int) -> int:
    """The strength a special rule gives a city in place of the chart's; none if none does."""
    return _strengths(g.scenario, g.seats).get(city, NONE)


def walls(g: RomanWorld, city: int) -> int:
    """What walls that were paid for add to a city's strength."""
    found = _walls(g.scenario, g.seats)
    return sum(strength for rule, where, strength in found if where == city and g.fired >> rule & 1) if found else 0


def capital_value(g: RomanWorld, power: int, city: int) -> int:
    """19.2b: the morale of an imperial capital for a power."""
    for rule in g.setting.of(CapitalValue):
        if rule.of == power and rule.city == city:
            return rule.morale
    return dict(g.setting.capitals)[city]
