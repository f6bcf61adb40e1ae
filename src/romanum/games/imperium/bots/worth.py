"""What cities and leaders are worth to a player: taxes, the ways to win that he and others have, capitals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CAPITAL_IN, CITIES_OF, CITY_PROVINCE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.state.control import city_tax
from romanum.games.imperium.state.position import RomanWorld

BASE: Final = 0.2
"""What any city is worth,"""
TAX: Final = 0.02
"""a talent of its tax,"""
WANTED: Final = 4.0
"""a whole way to win, shared by the cities it names,"""
MOST: Final = 2.5
"""one of which is worth no more than this;"""
DENIED: Final = 0.8
"""a rival's way counts so much of one's own,"""
LESSER: Final = 0.35
"""and a city that is not the capital of its Province so much of one that is (5.6a)."""
SEAT_OF_PROVINCE: Final = 0.3
"""That the Province goes with it,"""
IMPERIAL: Final = 1.2
"""and that it is an imperial capital (19.2)."""
QUARRY: Final = 2.5
"""What it is worth to take or kill a leader on whom a way to win hangs,"""
HEAD: Final = 1.5
"""and any Imperator or Rex (18.3, 19.1g)."""


class Aims(NamedTuple):
    """By city, what ways to win make of it, for a player's own and against the others'; leaders to be taken."""

    cities: Mapping[int, float]
    leaders: frozenset[int]
    guarded: frozenset[int]
    """One's own leaders on whom a rival's way to win hangs."""


@lru_cache(200)
def aims(scenario: int, seats: int, seat: int) -> Aims:
    """By what the scenario says."""
    found = setting(scenario, seats)
    cities: dict[int, float] = {}
    leaders: set[int] = set()
    guarded: set[int] = set()
    for row in found.victory:
        own = seat in {int(found.powers[power].player) for power in row.powers}
        for city, weight in _shared(found.column, row.needs).items():
            cities[city] = max(cities.get(city, 0.0), weight * (1.0 if own else DENIED))
        (leaders if own else guarded).update(_fates(row.needs))
    return Aims(cities, frozenset(leaders), frozenset(guarded))


@lru_cache(200)
def sacks(scenario: int, seats: int, seat: int) -> frozenset[int]:
    """The cities that a player wins by plundering."""
    found = setting(scenario, seats)
    rows = [row for row in found.victory if seat in {int(found.powers[power].player) for power in row.powers}]
    return frozenset(city for row in rows for it in _each(row.needs) if isinstance(it, c.Plundered) for city in it.of)


def _shared(column: int, needs: Iterable[Any]) -> dict[int, float]:
    """A way to win, shared by the cities that it names, capitals of Provinces above others."""
    named = set(_named(needs))
    shares = {city: 1.0 if CAPITAL_IN[column][CITY_PROVINCE[city]] == city else LESSER for city in named}
    named_alone = {city for it in _each(needs) if isinstance(it, c.Cities | c.Plundered) for city in it.of}
    shares |= dict.fromkeys(named_alone, 1.0)
    total = max(1.0, sum(shares.values()))
    return {city: min(MOST, WANTED * share / total**0.5) for city, share in shares.items()}


def _each(needs: Iterable[Any]) -> Iterator[Any]:
    """Single conditions, those within others too; what must never have been is not among them."""
    for it in needs:
        if isinstance(it, c.Every | c.Either):
            yield from _each(it.of)
        else:
            yield it


def _named(needs: Iterable[Any]) -> Iterator[int]:
    """The cities that conditions are about."""
    for it in _each(needs):
        if isinstance(it, c.Cities):
            yield from it.of
            yield from _of(it.within)
        elif isinstance(it, c.Plundered):
            yield from it.of
        elif isinstance(it, c.Holds):
            yield from _of(it.of)
        elif isinstance(it, c.Took | c.Kept):
            yield from _of(it.within)


def _fates(needs: Iterable[Any]) -> Iterator[int]:
    """The leaders who must be taken or killed."""
    return (int(it.who) for it in _each(needs) if isinstance(it, c.Fate) and it.state != "free")


def _of(region: Iterable[int]) -> Iterator[int]:
    return (city for province in region for city in CITIES_OF[province])


def prize(g: RomanWorld, seat: int, city: int) -> float:
    """What it is worth to a player to have a city, or to keep it."""
    found = BASE + TAX * city_tax(g, city) + aims(g.scenario, g.seats, seat).cities.get(city, 0.0)
    if CAPITAL_IN[g.setting.column][CITY_PROVINCE[city]] == city:
        found += SEAT_OF_PROVINCE
    return found + IMPERIAL * bool(g.capitals >> city & 1)


def quarry(g: RomanWorld, seat: int, leader: int) -> float:
    """What it is worth to catch a leader."""
    if leader in aims(g.scenario, g.seats, seat).leaders:
        return QUARRY
    return HEAD if g.head[g.leader_of[leader]] == leader else 0.1
