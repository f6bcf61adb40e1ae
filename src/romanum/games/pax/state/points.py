"""Chapters 6.1, 15.2 and 15.3: what a power holds, counted: Civilization Points, Geographic Objective Points, coins."""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.games.pax.data.components import (
    IS_PROVINCE,
    PROVINCE_COUNT,
    REBELS,
    SLAVES,
    TABLES,
    TERRITORY_OF,
    UNDIVIDED,
)
from romanum.games.pax.data.settings import SETTINGS
from romanum.games.pax.data.table_schema import ByWalls
from romanum.games.pax.state.control import territories_of
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.position import Mediterranean

WALLS: Final = TABLES.walls


def by_walls(worth: ByWalls, points: int) -> int:
    """7.0.1: what a City or Town of so many Wall Points is worth."""
    if points >= WALLS.city_least:
        return worth.city if points == WALLS.city else worth.city_reduced
    return worth.town if points == WALLS.town else worth.town_reduced


CVP: Final = tuple(by_walls(WALLS.cvp, points) for points in range(WALLS.city + 1))
"""15.3.2: the same for Civilization Points, by Wall Points."""


def denied(g: Mediterranean, space: int) -> bool:
    """12.7.3b, 13.2.2: whether slaves or rebels sit in a City or Town: its owner has nothing of it."""
    holder = g.holder[space]
    return holder >= REBELS and (holder == REBELS or holder in SLAVES)


def civilization(g: Mediterranean, power: int) -> int:
    """15.3.2: Civilization Points."""
    walls = g.walls
    return sum([CVP[walls[space]] for space in towns_of(g, power) if not denied(g, space)])


def geographic(g: Mediterranean, power: int) -> int:
    """15.2.2: Geographic Objective Points of Provinces and Territories, without Objectives."""
    lord, home = g.lord, g.setting.home_territory[power]
    provinces = [lord[province] for province in _counted(g.scenario)].count(power)
    territories = [t for t in territories_of(g, power) if t != home and _counts(g, t)]
    return provinces + len(territories)


@cache
def _counted(scenario: int) -> tuple[int, ...]:
    """15.2.2, 2.1.1: the Provinces that count by themselves in a scenario."""
    divided = [p for p in range(PROVINCE_COUNT) if IS_PROVINCE[p] and not UNDIVIDED[TERRITORY_OF[p]]]
    return tuple(p for p in divided if SETTINGS[scenario].gop_provinces >> p & 1)


def _counts(g: Mediterranean, territory: int) -> bool:
    """15.2.2, 2.1.1: an undivided Territory counts once, where its Province would; in scenarios I and III few count."""
    setting = g.setting
    if UNDIVIDED[territory]:
        province = TERRITORY_OF.index(territory)
        return bool(setting.gop_provinces >> province & 1)
    return bool(setting.gop_territories >> territory & 1)
