"""What cities and leaders are worth to a player: taxes, the ways to win that he and others have, capitals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from romanum.games.imperium.bots.asked import each, shares
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_PROVINCE
from romanum.games.imperium.data.grants import FortCities
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.provinces import PROVINCE_IDS, WHEAT
from romanum.games.imperium.rules.common.control import cities_in, city_tax
from romanum.games.imperium.rules.common.sieges import forts
from romanum.games.imperium.rules.powers.grain import has_grain, hungry_capitals, symbols, wheat
from romanum.games.imperium.rules.special.chronicle import sacked
from romanum.games.imperium.rules.special.grants import fort_city, fort_city_strength
from romanum.games.imperium.state.position import NONE, RomanWorld

Site = tuple[int, int, float, int]
"""A place that somebody has: where, whose, what it is worth to a player, its walls."""
BASE: Final = 0.2
"""What any city is worth,"""
TAX: Final = 0.02
"""a talent of its tax,"""
WANTED: Final = 4.0
"""a whole way to win, shared by the cities it names,"""
MOST: Final = 2.5
"""one of which is worth no more than this;"""
DENIED: Final = 0.8
"""a rival's way counts so much of one's own."""
SEAT_OF_PROVINCE: Final = 0.3
"""That the Province goes with it,"""
IMPERIAL: Final = 1.2
"""and that it is an imperial capital (19.2)."""
GRAIN: Final = 0.8
"""What it is worth that an imperial capital is fed (22.2): it rebels where it is not."""
_FIELDS: Final = tuple(
    province for province, name in enumerate(PROVINCE_IDS) if WHEAT[province] or name in TABLES.grain.constantinople
)
"""Provinces that have wheat, for one capital or the other."""
QUARRY: Final = 2.5
"""What it is worth to take or kill a leader on whom a way to win hangs,"""
HEAD: Final = 1.5
"""and any Imperator or Rex (18.3, 19.1g)."""
SPIRIT: Final = 0.02
"""What a point of morale is worth to a power that has plenty of it,"""
PLENTY: Final = 100
"""which is so much;"""
DREGS: Final = 10
"""where so little is left it counts no more than that: whoever has none dissolves (20.1)."""


@lru_cache(200)
def hunted(which: Which, seats: int, seat: int) -> frozenset[int]:
    """The leaders whom a player, or if none is named anybody, must take or kill to win in one of his ways."""
    hunters = set(range(seats)) if seat == NONE else {seat}
    rows = [row for players, row in _rows(which, seats) if not hunters.isdisjoint(players)]
    return frozenset(leader for row in rows for leader in _fates(row.needs))


@lru_cache(200)
def doomed(which: Which, seats: int, seat: int) -> frozenset[int]:
    """Those of them who must be dead: in captivity they are worth nothing."""
    rows = [row for players, row in _rows(which, seats) if seat in players]
    fates = [it for row in rows for it in each(row.needs) if isinstance(it, c.Fate)]
    return frozenset(int(it.who) for it in fates if it.state == "dead")


@lru_cache(200)
def _rows(which: Which, seats: int) -> tuple[tuple[frozenset[int], c.Win], ...]:
    """The ways to win, each with the players whose it is."""
    found = setting_of(which, seats)
    return tuple((frozenset(int(found.powers[power].player) for power in row.powers), row) for row in found.victory)


@lru_cache(200)
def _sacks(which: Which, seats: int, seat: int) -> tuple[c.Plundered, ...]:
    """What a player must plunder to win in one of his ways."""
    rows = [row for players, row in _rows(which, seats) if seat in players]
    return tuple(it for row in rows for it in each(row.needs) if isinstance(it, c.Plundered))


def is_to_be_sacked(g: RomanWorld, seat: int, city: int) -> bool:
    """Whether a player comes nearer to winning by plundering a city: one that is named, or any he has not yet."""
    asked = _sacks(g.which, g.seats, seat)
    return any(city in it.of if it.of else (int(it.by), city) not in sacked(g) for it in asked)


@lru_cache(200)
def wins_by_hunger(which: Which, seats: int, seat: int) -> bool:
    """Whether a way of a player to win asks for grain rebellions."""
    rows = [row for players, row in _rows(which, seats) if seat in players]
    return any(isinstance(it, c.GrainRebellions) for row in rows for it in each(row.needs))


def wants(g: RomanWorld, seat: int) -> dict[int, float]:
    """By city, what ways to win make of it just now: one's own, and those of others, who are to be kept from them.

    A way to win is shared by what it still lacks, so that the last city it asks for is worth most.
    """
    found: dict[int, float] = {}
    for players, row in _rows(g.which, g.seats):
        weight = WANTED if seat in players else WANTED * DENIED
        asked, lacking = shares(g, row.needs)
        for city, share in asked.items():
            found[city] = max(found.get(city, 0.0), min(MOST, weight * share / max(1.0, lacking) ** 0.5))
    for city, worth in _granaries(g, seat):
        found[city] = found.get(city, 0.0) + worth
    return found


def _granaries(g: RomanWorld, seat: int) -> Iterator[tuple[int, float]]:
    """22.2: the cities of Provinces without whose wheat a capital starves: one's own, and a rival's to be taken."""
    for capital in hungry_capitals(g):
        owner = g.chief[g.city_of[capital]]
        have = wheat(g, owner, capital) if owner >= 0 else 0
        for province in _FIELDS if owner >= 0 else ():
            grain = symbols(g, province, capital)
            held = grain > 0 and has_grain(g, owner, province)
            if grain and (have - grain < TABLES.grain.needed if held else owner == seat and have < TABLES.grain.needed):
                cities = cities_in(g, province)
                for city in cities:
                    yield city, GRAIN * (1.0 if owner == seat else DENIED) / len(cities) ** 0.5


def _fates(needs: Iterable[Any]) -> Iterator[int]:
    """The leaders who must be taken or killed."""
    return (int(it.who) for it in each(needs) if isinstance(it, c.Fate) and it.state != "free")


def prize(g: RomanWorld, city: int, wanted: Mapping[int, float]) -> float:
    """What it is worth to a player to have a city, or to keep it, with what his ways to win make of it (`wants`)."""
    found = BASE + TAX * city_tax(g, city) + wanted.get(city, 0.0)
    if CAPITAL_IN[g.setting.column][CITY_PROVINCE[city]] == city:
        found += SEAT_OF_PROVINCE
    return found + IMPERIAL * bool(g.capitals >> city & 1)


@lru_cache(200)
def decisive(which: Which, seats: int, seat: int) -> frozenset[int]:
    """The places that a rival must have taken to win in one of his ways: whoever retakes one has undone it."""
    rows = [row for players, row in _rows(which, seats) if seat not in players]
    return frozenset(int(it.at) for row in rows for it in each(row.needs) if isinstance(it, c.Taken))


@lru_cache(400)
def grounds(which: Which, seats: int, seat: int, power: int, roman: bool) -> frozenset[int]:
    """The Provinces in which a power must stand at the end: its player wins by that, or a rival if it does not."""
    found: set[int] = set()
    for players, row in _rows(which, seats):
        for it in each(row.needs):
            if not isinstance(it, c.Force) or not it.within or it.measure == "fleets":
                continue
            asked = it.least is not None if seat in players else it.below is not None
            if asked and (power in it.of if it.of else roman):
                found |= {int(province) for province in it.within}
    return frozenset(found)


def strongholds(g: RomanWorld, seat: int) -> Iterator[Site]:
    """Forts that count as cities (scenario 13): place, owner, what one is worth to a player, its strength."""
    if not g.setting.of(FortCities):
        return
    named = {int(it.at) for _, row in _rows(g.which, g.seats) for it in each(row.needs) if isinstance(it, c.Taken)}
    for fort in forts(g):
        if fort.level and fort_city(g, fort.place) is not None:
            worth = BASE + (MOST if fort.place in named else 0.0)
            yield fort.place, fort.power, worth, fort_city_strength(g, fort.place, fort.power)


def quarry(g: RomanWorld, seat: int, leader: int) -> float:
    """What it is worth to a player to catch a leader; if none is named, to whoever wants him most."""
    if leader in hunted(g.which, g.seats, seat):
        return QUARRY
    return HEAD if g.head[g.leader_of[leader]] == leader else 0.1


def sunk(g: RomanWorld, seat: int) -> bool:
    """Whether somebody wins by sinking all fleets of a player."""
    return seat in _fleets_hunted(g.which, g.seats)


@lru_cache(200)
def _fleets_hunted(which: Which, seats: int) -> frozenset[int]:
    found = setting_of(which, seats)
    asked = [it for row in found.victory for it in each(row.needs) if isinstance(it, c.Force) and it.below]
    powers = {int(power) for it in asked if it.measure == "fleets" for power in it.of}
    return frozenset(int(found.powers[power].player) for power in powers)


def heart(g: RomanWorld, power: int) -> float:
    """20.1: what a point of its morale is worth to a power: the less it has the more."""
    return SPIRIT * PLENTY / min(PLENTY, max(DREGS, g.morale[power]))
