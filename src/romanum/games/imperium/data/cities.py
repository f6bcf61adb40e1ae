"""The cities of the Variable City Chart, and what provinces are worth. Everything is a constant.

Cities 0 to 176 are known by their place in `CITIES`; `CITY` leads there from an id. The chart has thirteen columns
(`COLUMNS`), numbered from 0; `COLUMN_OF` leads there from the number of a scenario, `PERIOD_OF` to its period (from 0).

By city: `CITY_NAMES`, `CITY_PLACE`, `CITY_PROVINCE`, `PORT_CITY`. By place: `CITY_AT`. By column and city: `CITY_TAX`
and `CITY_STRENGTH`, both NONE where the city does not exist. By province: `CITIES_OF`, `CAPITAL` (the Display's). By
column and province: `CAPITAL_IN` (the stand-in while the capital does not exist, NONE without cities), `TAX_VALUE`.
By column: `BARE_PORT_STRENGTH`.

>>> roma = CITY["roma"]
>>> CITY_TAX[COLUMN_OF[1]][roma], CITY_AT[CITY_PLACE[roma]] == roma, CITY_IDS[CAPITAL[CITY_PROVINCE[roma]]]
(4, True, 'roma')
"""

from typing import Final

from romanum.games.imperium.data import schema
from romanum.games.imperium.data.hexes import PLACE, PLACE_COUNT
from romanum.games.imperium.data.loader import FILES, read
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, PROVINCE_COUNT, PROVINCES

_file = read().cities

# ---- columns (2.2)

COLUMNS: Final = _file.columns
COLUMN_COUNT: Final = len(COLUMNS)
_spans: Final = tuple((int(text.split("-")[0]), int(text.split("-")[-1])) for text in COLUMNS)
SCENARIOS: Final = _spans[-1][1]
COLUMN_OF: Final = (
    NONE,
    *(next(n for n, (first, last) in enumerate(_spans) if first <= scenario <= last) for scenario in range(1, 42)),
)
"""By number of a scenario, from 1: its column of the chart."""
PERIOD_OF: Final = (NONE, *(_file.period[column] - 1 for column in COLUMN_OF[1:]))
"""By number of a scenario, from 1: its period, from 0."""

# ---- cities (41)

CITIES: Final[tuple[schema.City, ...]] = _file.city
CITY: Final = FILES.index(CITIES, "cities")
CITY_IDS: Final = tuple(row.id for row in CITIES)
CITY_NAMES: Final = tuple(row.name for row in CITIES)
CITY_COUNT: Final = len(CITIES)
CITY_PLACE: Final = tuple(PLACE[row.place] for row in CITIES)
CITY_PROVINCE: Final = tuple(PROVINCE_BY_ID[row.province] for row in CITIES)
PORT_CITY: Final = tuple(row.port for row in CITIES)
"""By city: whether it has a port, which exists while the city does (2.3a)."""
_at: Final = {place: city for city, place in enumerate(CITY_PLACE)}
CITY_AT: Final = tuple(_at.get(place, NONE) for place in range(PLACE_COUNT))
"""By place: the city of the chart there, or NONE."""


def _column(which: int) -> tuple[tuple[int, ...], ...]:
    """Tax values (0) or strengths (1), by column and city."""
    rows = [
        tuple(NONE if cell == "-" else int(cell.split("/")[which]) for cell in row.values.split()) for row in CITIES
    ]
    return tuple(tuple(row[column] for row in rows) for column in range(COLUMN_COUNT))


CITY_TAX: Final = _column(0)
CITY_STRENGTH: Final = _column(1)
BARE_PORT_STRENGTH: Final = tuple(int(cell.split("/")[1]) for cell in _file.bare_port.split())
"""By column: the strength of a port without a city."""

# ---- provinces (2.1b, 5.6, 41)

CITIES_OF: Final = tuple(
    tuple(city for city, its in enumerate(CITY_PROVINCE) if its == province) for province in range(PROVINCE_COUNT)
)
CAPITAL: Final = tuple(CITY[row.capital] if row.capital else NONE for row in PROVINCES)
"""By province: the city that the Province Display names, or NONE."""


def _capital_in(column: int, row: schema.Province) -> int:
    """The Display's; else what stands in for it, else the richest city of the province, if it has any."""
    tax = CITY_TAX[column]
    wanted = [CITY[name] for name in (row.capital, row.capital_while_absent) if name]
    others = sorted(CITIES_OF[PROVINCE_BY_ID[row.id]], key=lambda city: -tax[city])
    return next((city for city in (*wanted, *others) if tax[city] != NONE), NONE)


CAPITAL_IN: Final = tuple(tuple(_capital_in(column, row) for row in PROVINCES) for column in range(COLUMN_COUNT))
"""By column and province: the capital or what stands in for it; NONE while the province has no city."""
TAX_VALUE: Final = tuple(tuple(sum(max(tax[city], 0) for city in cities) for cities in CITIES_OF) for tax in CITY_TAX)
"""By column and province: the sum of its cities."""
ROMA: Final = CITY["roma"]
CONSTANTINOPLE: Final = CITY["constantinople"]
