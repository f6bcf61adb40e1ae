"""What cities are worth to a player: taxes, the ways to win that he and others have, capitals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CAPITAL_IN, CITIES_OF, CITY_PROVINCE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.state.control import city_tax
from romanum.games.imperium.state.position import RomanWorld

BASE: Final = 0.35
"""What any city is worth,"""
TAX: Final = 0.02
"""a talent of its tax,"""
WANTED: Final = 1.0
"""that a way to win asks for it,"""
DENIED: Final = 0.6
"""that a rival's does,"""
SEAT_OF_PROVINCE: Final = 0.35
"""that the Province goes with it,"""
IMPERIAL: Final = 1.2
"""and that it is an imperial capital (19.2)."""


class Aims(NamedTuple):
    """The cities that ways to win name: a player's own, and those of the others."""

    wanted: frozenset[int]
    denied: frozenset[int]


@lru_cache(200)
def aims(scenario: int, seats: int, seat: int) -> Aims:
    """By what the scenario says."""
    found = setting(scenario, seats)
    wanted: set[int] = set()
    denied: set[int] = set()
    for row in found.victory:
        players = {int(found.powers[power].player) for power in row.powers}
        target = wanted if seat in players else denied
        target |= set(_named(row.needs))
    return Aims(frozenset(wanted), frozenset(denied))


def _named(needs: Iterable[Any]) -> Iterable[int]:
    """The cities that conditions are about; what must not be is not among them."""
    for it in needs:
        if isinstance(it, c.Every | c.Either):
            yield from _named(it.of)
        elif isinstance(it, c.Cities):
            yield from it.of
            yield from _of(it.within)
        elif isinstance(it, c.Plundered):
            yield from it.of
        elif isinstance(it, c.Holds):
            yield from _of(it.of)
        elif isinstance(it, c.Took | c.Kept):
            yield from _of(it.within)


def _of(region: Iterable[int]) -> Iterable[int]:
    return (city for province in region for city in CITIES_OF[province])


def prize(g: RomanWorld, seat: int, city: int) -> float:
    """What it is worth to a player to have a city, or to keep it."""
    named = aims(g.scenario, g.seats, seat)
    found = BASE + TAX * city_tax(g, city) + WANTED * (city in named.wanted) + DENIED * (city in named.denied)
    if CAPITAL_IN[g.setting.column][CITY_PROVINCE[city]] == city:
        found += SEAT_OF_PROVINCE
    return found + IMPERIAL * bool(g.capitals >> city & 1)
