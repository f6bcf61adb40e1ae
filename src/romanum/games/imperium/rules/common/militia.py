"""29.2, 29.3: whose militia is, what of it may be used in a combat, and militia lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import LIMIT
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.units import RATINGS
from romanum.games.imperium.rules.common.control import cities_in, city_tax, province_tax
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld

BITS: Final = 6
MOST: Final = (1 << BITS) - 1
"""`militia_used` has so many bits for nobody and for each player."""


def militia_share(g: RomanWorld, province: int, power: int) -> int:
    """29.2a, 29.2b: a Roman power's militia: all if it alone has the Province, else by the tax value of its cities."""
    points = g.militia[province]
    if not points or g.origin[power] != ROMAN:
        return 0
    others = {g.city_of[city] for city in cities_in(g, province)} - {NOBODY, power}
    alone = g.lord[province] == power and not any(g.origin[other] == ROMAN for other in others)
    total = province_tax(g, province)
    if alone or not total:
        return points if g.lord[province] == power else 0
    return points * sum(city_tax(g, city) for city in cities_in(g, province) if g.city_of[city] == power) // total


def militia_at(g: RomanWorld, place: int, power: int) -> int:
    """29.3a: points that the player of a power may still use in a Province."""
    return militia_of(g, place, g.chief[power])


def militia_of(g: RomanWorld, place: int, player: int) -> int:
    """29.3a: points that a player, or nobody, may still use in a Province: those of his Roman powers there (29.2)."""
    province = PROVINCE[place]
    if province == NONE or not g.militia[province]:
        return 0
    there = {g.lord[province], *(g.city_of[city] for city in cities_in(g, province))} - {NOBODY}
    own = sum(militia_share(g, province, power) for power in there if g.chief[power] == player)
    used = [used_by(g, province, other) for other in range(NOBODY, SEATS)]
    return max(0, min(own - used_by(g, province, player), g.militia[province] - sum(used)))


def used_by(g: RomanWorld, province: int, player: int) -> int:
    """29.2b, 29.3a: the points that a player, or nobody, has used in this player turn: each has only his own share."""
    return g.militia_used[province] >> BITS * (player - NOBODY) & MOST


def militia_rating(g: RomanWorld, place: int) -> int:
    """29.3: militia has the CER of units recruited in the Province, C where none are."""
    area = AREA_OF[PROVINCE[place]] if PROVINCE[place] != NONE else NONE
    limit = LIMIT[g.setting.period][area] if area != NONE else None
    return RATINGS.index(limit.efficiency) if limit is not None else 2


def use_militia(g: RomanWorld, place: int, player: int, points: int) -> None:
    """29.3a: points used once are not used again in the same player turn."""
    province = PROVINCE[place]
    now = min(MOST, max(0, used_by(g, province, player) + points))
    rest = g.militia_used[province] & ~(MOST << BITS * (player - NOBODY))
    g.militia_used = changed(g.militia_used, province, rest | now << BITS * (player - NOBODY))


def lose_militia(g: RomanWorld, place: int, players: Iterable[int], points: int) -> None:
    """29.3c: points that are lost in combat are gone; these players had used them, the first loses first."""
    province = PROVINCE[place]
    g.militia = changed(g.militia, province, max(0, g.militia[province] - points))
    for player in players:
        fallen = min(points, used_by(g, province, player))
        use_militia(g, place, player, -fallen)
        points -= fallen
