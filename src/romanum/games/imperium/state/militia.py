"""29.3: militia that may be used in a combat, and militia lost."""

from __future__ import annotations

from romanum.games.imperium.data.charts import LIMIT
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.units import RATINGS
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld, changed


def militia_at(g: RomanWorld, place: int, power: int) -> int:
    """29.3a: points that a power may still use in a Province: its player's, if a Roman power of his has it."""
    province = PROVINCE[place]
    if province == NONE or not g.militia[province]:
        return 0
    lord = g.lord[province]
    if lord == NOBODY or g.origin[lord] != ROMAN or g.chief[lord] != g.chief[power]:
        return 0
    return max(0, g.militia[province] - g.militia_used[province])


def militia_rating(g: RomanWorld, place: int) -> int:
    """29.3: militia has the CER of units recruited in the Province, C where none are."""
    area = AREA_OF[PROVINCE[place]] if PROVINCE[place] != NONE else NONE
    limit = LIMIT[g.setting.period][area] if area != NONE else None
    return RATINGS.index(limit.efficiency) if limit is not None else 2


def use_militia(g: RomanWorld, place: int, points: int) -> None:
    """29.3a: points used once are not used again in the same player turn."""
    province = PROVINCE[place]
    g.militia_used = changed(g.militia_used, province, g.militia_used[province] + points)


def lose_militia(g: RomanWorld, place: int, points: int) -> None:
    """29.3c: points that are lost in combat are gone; they had been used."""
    province = PROVINCE[place]
    g.militia = changed(g.militia, province, max(0, g.militia[province] - points))
    g.militia_used = changed(g.militia_used, province, max(0, g.militia_used[province] - points))
