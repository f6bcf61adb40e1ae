"""The provinces and their state by period. Everything is a constant.

Provinces are known by their place in `PROVINCES`; `PROVINCE_BY_ID` leads there from an id. Periods count from 0, so
that period 1 of the rulebook is number 0.

By province: `PROVINCE_NAMES`, `NEIGHBOURS`, `STRAIT_NEIGHBOURS`, `WHEAT`, `SUN`, `AXE`, `AREA_OF` (mobilization area
or NONE). By period and province: `CULTIVATED`, `ROADS`. By area: `AREA_IDS`, `PROVINCES_IN_AREA`. What hexes and
cities a province has stands in `hexes` and `cities`.

>>> aegyptus = PROVINCE_BY_ID["aegyptus"]
>>> WHEAT[aegyptus], ROADS[0][aegyptus], ROADS[1][aegyptus], CULTIVATED[5][aegyptus]
(4, False, True, True)
"""

from typing import Final

from romanum.games.imperium.data import schema, table_schema
from romanum.games.imperium.data.loader import FILES, read, unknown_ids

_data = read()
for _error in unknown_ids(_data):
    raise _error

NONE: Final = -1
PERIODS: Final = 6

PROVINCES: Final[tuple[schema.Province, ...]] = _data.provinces
PROVINCE_BY_ID: Final = FILES.index(PROVINCES, "provinces")
PROVINCE_IDS: Final = tuple(row.id for row in PROVINCES)
PROVINCE_NAMES: Final = tuple(row.name for row in PROVINCES)
PROVINCE_COUNT: Final = len(PROVINCES)

NEIGHBOURS: Final = tuple(tuple(sorted(PROVINCE_BY_ID[name] for name in row.neighbours)) for row in PROVINCES)
"""By province: those it borders on land."""
STRAIT_NEIGHBOURS: Final = tuple(tuple(sorted(PROVINCE_BY_ID[name] for name in row.straits)) for row in PROVINCES)
"""By province: those across a narrow sea."""
WHEAT: Final = tuple(row.wheat for row in PROVINCES)
"""22.2: wheat symbols."""
SUN: Final = tuple(row.sun for row in PROVINCES)
"""9.1d: always in summer."""
AXE: Final = tuple(row.axe for row in PROVINCES)
"""16.2a: deforested."""
CULTIVATED: Final = tuple(tuple(row.cultivation[period] == "C" for row in PROVINCES) for period in range(PERIODS))
"""11.2: by period and province; the others are wild."""
ROADS: Final = tuple(tuple(row.roads[period] == "Y" for row in PROVINCES) for period in range(PERIODS))
"""11.1: by period and province."""

AREAS: Final[tuple[table_schema.Area, ...]] = _data.mobilization.area
AREA: Final = FILES.index(AREAS, "mobilization")
AREA_IDS: Final = tuple(row.id for row in AREAS)
AREA_OF: Final = tuple(AREA[row.area] if row.area else NONE for row in PROVINCES)
"""7.2: by province, its mobilization area."""
PROVINCES_IN_AREA: Final = tuple(tuple(PROVINCE_BY_ID[name] for name in row.provinces) for row in AREAS)
