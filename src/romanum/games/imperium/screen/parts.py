"""Chapter 2 for a screen: map, provinces, cities, units, colours and scenarios, sent to a client once.

There are some 2,800 places, so they are sent by columns: a text of ids, one of terrain letters, a list of provinces.
"""

from __future__ import annotations

from typing import Any, Final

from romanum.games.imperium.data.charts import COLOURS, TABLES
from romanum.games.imperium.data.cities import (
    CITY_COUNT,
    CITY_IDS,
    CITY_NAMES,
    CITY_PLACE,
    CITY_PROVINCE,
    CITY_STRENGTH,
    CITY_TAX,
    COLUMN_COUNT,
    PORT_CITY,
)
from romanum.games.imperium.data.hexes import DEEP, FIRST_WATER, HEX, HEX_COUNT, PLACE_IDS, PROVINCE, TERRAIN, WATER
from romanum.games.imperium.data.provinces import (
    AREA_OF,
    AREAS,
    AXE,
    CULTIVATED,
    NONE,
    PERIODS,
    PROVINCES,
    ROADS,
    SUN,
    WHEAT,
)
from romanum.games.imperium.data.scenario_schema import Head
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.data.units import CER, CLASS, CLASSES, HALF_LE, KIND_IDS, MA, NEW, STRENGTH, SUPPLY_POINTS
from romanum.games.imperium.state import marks
from romanum.games.imperium.state.layout import FORT_FACTS, KEEL_FACTS, PROMISE_FACTS, SECTION_BITS, SIEGE_FACTS
from romanum.games.imperium.state.names import kind_name
from romanum.games.imperium.state.position import (
    BOND_IDS,
    LISTED,
    ORIGIN_IDS,
    PEOPLE,
    PHASES,
    REBELS,
    SEGMENTS,
    STANDING_IDS,
    USURPERS,
)
from romanum.games.imperium.state.rosters import LETTER

SIGNS: Final = ".&^%:"
"""Clear, forest, rough, marsh and desert;"""
SEA, DEEP_SEA = "~="
"""and water, along a coast and far from it."""
MARKS: Final = (
    "SUPPLIED", "HUNGRY", "FORAGED", "MOVED", "ACTIVE_FORCE", "CALLED", "LEAVING", "INSIDE", "CROSSED", "WADED",
    "LANDED", "HELD", "BUILDING", "RAW", "RAWER", "INTERCEPTED", "AT_SEA", "FOUGHT", "SAFE", "LENT", "GAVE", "DRAWS",
)  # fmt: skip
"""What a stack may be marked with, in the order of the bits."""


def parts() -> dict[str, Any]:
    """All lists in the order in which a position counts."""
    return {
        "places": _places(),
        "provinces": [_province(province) for province in range(len(PROVINCES))],
        "areas": [{"id": row.id, "name": row.name} for row in AREAS],
        "cities": [_city(city) for city in range(CITY_COUNT)],
        "kinds": [_kind(kind) for kind in range(len(KIND_IDS))],
        "letters": "".join(LETTER),
        "classes": list(CLASSES),
        "colours": list(COLOURS),
        "scenarios": [_scenario(head) for head in SCENARIOS],
        "phases": list(PHASES),
        "segments": list(SEGMENTS),
        "standings": list(STANDING_IDS),
        "bonds": list(BOND_IDS),
        "origins": list(ORIGIN_IDS),
        "sections": list(SECTION_BITS),
        "marks": {name.lower(): getattr(marks, name) for name in MARKS},
        "tables": _tables(),
        "sizes": _sizes(),
    }


def _places() -> dict[str, Any]:
    """By column: ids, terrain and waters as texts, provinces; of what lies in a hex beside its main part, the hex."""
    return {
        "ids": " ".join(PLACE_IDS),
        "ground": "".join(_ground(place) for place in range(len(PLACE_IDS))),
        "wet": [place for place in range(len(PLACE_IDS)) if WATER[place] and TERRAIN[place] != NONE],
        "province": list(PROVINCE),
        "within": list(HEX[HEX_COUNT:]),
        "ports": [place for place, bare in enumerate(BARE_PORT) if bare],
    }


def _ground(place: int) -> str:
    """The letter of a place's land; of one without, its water's."""
    if TERRAIN[place] != NONE:
        return SIGNS[TERRAIN[place]]
    return DEEP_SEA if DEEP[place] else SEA


def _province(province: int) -> dict[str, Any]:
    row = PROVINCES[province]
    found: dict[str, Any] = {"id": row.id, "name": row.name, "area": AREA_OF[province]}
    signs = {"wheat": WHEAT[province], "sun": SUN[province], "axe": AXE[province]}
    tilled = sum(1 << period for period in range(PERIODS) if CULTIVATED[period][province])
    roads = sum(1 << period for period in range(PERIODS) if ROADS[period][province])
    return {**found, **{name: value for name, value in signs.items() if value}, "tilled": tilled, "roads": roads}


def _city(city: int) -> dict[str, Any]:
    """Tax and strength by column of the Variable City Chart; none where it does not exist."""
    return {
        "id": CITY_IDS[city],
        "name": CITY_NAMES[city],
        "place": CITY_PLACE[city],
        "province": CITY_PROVINCE[city],
        "port": PORT_CITY[city],
        "tax": [CITY_TAX[column][city] for column in range(COLUMN_COUNT)],
        "strength": [CITY_STRENGTH[column][city] for column in range(COLUMN_COUNT)],
    }


def _kind(kind: int) -> dict[str, Any]:
    return {
        "id": KIND_IDS[kind],
        "name": kind_name(kind),
        "class": CLASS[kind],
        "cer": CER[kind],
        "new": NEW[kind],
        "strength": STRENGTH[kind],
        "ma": MA[kind],
        "half_le": HALF_LE[kind],
        "points": SUPPLY_POINTS[kind],
    }


def _scenario(head: Head) -> dict[str, Any]:
    return {
        "id": head.id,
        "number": head.number,
        "name": head.name,
        "about": head.about,
        "start": int(head.start),
        "end": None if head.end is None else int(head.end),
        "period": head.period - 1,
        "column": head.column,
        "players": list(head.players),
        "introductory": head.introductory,
    }


def _tables() -> dict[str, Any]:
    """What cards and the reference show."""
    ground = TABLES.forage
    return {"forage": {"city": ground.city, "capital": ground.imperial_capital, "fort": ground.highest_fort}}


def _sizes() -> dict[str, int]:
    return {
        "hexes": HEX_COUNT,
        "waters": FIRST_WATER,
        "listed": LISTED,
        "people": PEOPLE,
        "rebels": REBELS,
        "usurpers": USURPERS,
        "siege": SIEGE_FACTS,
        "fort": FORT_FACTS,
        "keel": KEEL_FACTS,
        "promise": PROMISE_FACTS,
    }
