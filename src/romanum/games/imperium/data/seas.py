"""The seas: their waters, areas and ports. Everything is a constant.

Seas are known by their place in `SEAS`. By place: `SEA` (or NONE), `DEEP`, `COASTAL`, `MEDITERRANEAN`,
`ALWAYS_SUMMER_SEA`, `SEA_AREA` (a mask of the six areas in `AREA_NAMES`), `SEA_STEPS` (where fleets go from there).
Ports are land places: `PORT_WATERS` (the water places a port opens to, none without a port; `PORTS_ON` the other way
round), `BARE_PORT` (one without a city, which exists always), `PORT_AREA` (mask), `RIVER_PORT`. By column of the City
Chart: `PORTS`.

>>> from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS
>>> londinium = PLACE["a2010"]
>>> [PLACE_IDS[water] for water in SEA_STEPS[londinium]], PORT_WATERS[londinium] == (londinium,)
(['a2011', 'a2110'], True)
>>> [PLACE_IDS[water] for water in PORT_WATERS[PLACE["b4621b"]]]
['b4621']
"""

from collections.abc import Iterator
from typing import Final

from romanum.games.imperium.data import schema
from romanum.games.imperium.data.cities import CITIES, CITY, CITY_AT, CITY_PLACE, CITY_TAX, COLUMN_COUNT
from romanum.games.imperium.data.hexes import (
    DEEP,
    GRID,
    HEX,
    HEX_COUNT,
    LAND,
    PLACE,
    PLACE_COUNT,
    PROVINCE,
    SEA_SIGNS,
    WATER,
    sides,
)
from romanum.games.imperium.data.loader import FILES, read
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID

_file = read().seas
_ports = read().cities

SEAS: Final[tuple[schema.Sea, ...]] = _file.sea
SEA_BY_ID: Final = FILES.index(SEAS, "seas")
_signs: Final = {row.sign: number for number, row in enumerate(SEAS)} | {"-": NONE}
SEA: Final = tuple(_signs[sign] for sign in SEA_SIGNS)
"""By place: its sea, or NONE."""
COASTAL: Final = tuple(water and not deep for water, deep in zip(WATER, DEEP, strict=True))
"""By place: coastal water, shallow sea included."""
MEDITERRANEAN: Final = tuple(sea != NONE and SEAS[sea].mediterranean for sea in SEA)
"""10.3b: by place; elsewhere movement costs double."""
_summer: Final = read().tables.calendar.always_summer_seas
ALWAYS_SUMMER_SEA: Final = tuple(sign in _summer for sign in SEA_SIGNS)
"""9.1e: by place."""

# ---- river ports (2.3c, 2.3d)

_river_ports: Final = {PLACE[row.place]: tuple(PLACE[name] for name in row.entered_from) for row in _ports.river_port}
RIVER_PORT: Final = tuple(place in _river_ports for place in range(PLACE_COUNT))

# ---- sea links (10.3c)

_dry: Final = {frozenset((here, GRID.step(here, way))) for here, way in sides(read().sides.dry)}


def _links() -> Iterator[tuple[int, int]]:
    for here in range(HEX_COUNT):
        for there in GRID.neighbours[here]:
            wet = here < there and WATER[here] and WATER[there] and not (RIVER_PORT[here] or RIVER_PORT[there])
            if wet and frozenset((here, there)) not in _dry:
                yield here, there
    yield from ((PLACE[a], PLACE[b]) for a, b in read().sides.water_link)
    yield from ((port, water) for port, waters in _river_ports.items() for water in waters)


def _steps() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    for a, b in _links():
        found[a].append(b)
        found[b].append(a)
    return tuple(tuple(sorted(row)) for row in found)


SEA_STEPS: Final = _steps()
"""By place: the waters that fleets enter from there."""

# ---- ports (2.3)

BARE_PORT: Final = tuple(place in {PLACE[row.place] for row in _ports.port} for place in range(PLACE_COUNT))
"""By place: a port without a city."""


def _waters(place: int) -> tuple[int, ...]:
    city = CITY_AT[place]
    if city != NONE and CITIES[city].port:
        return tuple(PLACE[name] for name in CITIES[city].waters) or (HEX[place],)
    return (HEX[place],) if BARE_PORT[place] else ()


PORT_WATERS: Final = tuple(_waters(place) for place in range(PLACE_COUNT))
"""By place: the waters its port opens to; none without a port."""


def _ports_on() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    for place, waters in enumerate(PORT_WATERS):
        for water in waters:
            found[water].append(place)
    return tuple(tuple(row) for row in found)


PORTS_ON: Final = _ports_on()
"""By water: the places whose ports open to it, whether their cities exist or not."""


def _ports_in(column: int) -> tuple[int, ...]:
    cities = {place for city, place in enumerate(CITY_PLACE) if CITY_TAX[column][city] != NONE}
    return tuple(p for p, waters in enumerate(PORT_WATERS) if waters and (BARE_PORT[p] or p in cities))


PORTS: Final = tuple(_ports_in(column) for column in range(COLUMN_COUNT))
"""2.3a, 2.3b: by column, the places with a port."""

# ---- sea areas (13.1)

AREA_NAMES: Final = _file.areas
ATLANTICUS, WEST, EAST, PONTUS, ARABICUS, PERSICUS = (1 << n for n in range(6))
_either: Final = frozenset(PLACE[name] for name in _file.either_mediterranean)
_area_of_sea: Final = tuple(1 << AREA_NAMES.index(row.area) if row.area else 0 for row in SEAS)
SEA_AREA: Final = tuple(
    WEST | EAST if place in _either else _area_of_sea[sea] if sea != NONE else 0 for place, sea in enumerate(SEA)
)
"""By place: the areas it belongs to, as a mask; both Mediterranean ones by 13.1d."""
_sicilia: Final = PROVINCE_BY_ID["sicilia"]


def _port_area(place: int) -> int:
    found = 0
    for water in PORT_WATERS[place]:
        found |= SEA_AREA[water]
    both = LAND[place] and (PROVINCE[place] == _sicilia or place == PLACE[_file.either_port])
    return found | WEST | EAST if found and both else found


PORT_AREA: Final = tuple(_port_area(place) for place in range(PLACE_COUNT))
"""By place: the areas its port supplies, as a mask (13.1e)."""
OWN_HEX_ALONE: Final = CITY_PLACE[CITY[_file.own_hex_alone]]
"""13.1i: Corcyra, which supplies the mainland in its own hex alone."""
