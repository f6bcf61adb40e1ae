"""The map: places, terrain, land links and rivers. Everything is a constant.

Places 0 to 2771 are the hexes of `GRID`; land units stand on a hex's largest land part, fleets on its first water.
Numbers from `HEX_COUNT` on are further land parts (ids as `b5317b`) and then further waters (`b5519w`). `PLACE` leads
to a place from its id, `named` from any name a sheet prints.

By place: `HEX` (the hex it lies in), `LAND` (land units can be there), `WATER` (fleets can be there), `TERRAIN`
(`CLEAR`, `FOREST`, `ROUGH`, `MARSH`, `DESERT`, or NONE), `PROVINCE` (or NONE), `LAND_STEPS`, `CLOSED`, `BESIDE`.
By hex: `PARTS_OF` (its land places), `WATERS_OF` (its water places). By province: `HEXES_OF` (its land places).
By river: `RIVER_IDS`, `MAIN_STREAM`, `RIVER_SIDES`; and `MOUNTAIN_SIDES`, `LAKE_SIDES` as pairs of hex and direction.

A land step is (there, river or NONE, extra MP of a narrow sea, flags of `NARROW_SEA` and `INSIDE`). `CLOSED[place]`
says of neighbours with land why the side is shut: `MOUNTAIN`, `LAKE` or `ALL_SEA`.

>>> spain, africa = PLACE["a1632"], PLACE["a1633"]
>>> [step for step in LAND_STEPS[spain] if step[0] == africa] == [(africa, NONE, 6, NARROW_SEA)]
True
>>> [PLACE_IDS[step[0]] for step in LAND_STEPS[PLACE["b5317"]] if step[3] & INSIDE]
['b5317b']
>>> PLACE_IDS[named("C5415")], [RIVER_IDS[river] for river in BESIDE[PLACE["a2010"]]]
('b5415', ['tamesis'])
"""

from collections.abc import Iterator
from typing import Final

from romanum.board.hexgrid import DIRECTIONS, OFF, HexGrid
from romanum.games.imperium.data import schema
from romanum.games.imperium.data.loader import FILES, read
from romanum.games.imperium.data.provinces import NONE, PROVINCE_BY_ID, PROVINCE_COUNT, PROVINCES

_hexes = read().hexes
_sides = read().sides

# ---- hexes and their names (2.1)

GRID: Final = HexGrid(_hexes.columns, _hexes.rows, _hexes.first_column, _hexes.first_row)
HEX_COUNT: Final = GRID.size
RESTART: Final = 60
"""Columns from 71 on are printed 60 lower, on sheet C."""
_LAST_PRINTED: Final = 70
_LAST_ON_C: Final = _hexes.first_column + _hexes.columns - 1 - RESTART


def named(text: str) -> int:
    """The place of an id, or of a hex as any of the sheets prints it."""
    text = text.lower()
    if text in PLACE:
        return PLACE[text]
    sheet, column, row = text[:1], int(text[1:3]), int(text[3:5])
    far = sheet == "c" and column <= _LAST_ON_C
    return GRID.index(column + RESTART if far else column, row)


def _sheet(column: int) -> str:
    return "a" if column < _hexes.sheet_b else "b" if column < _hexes.sheet_c else "c"


def _hex_id(here: int) -> str:
    column, row = GRID.place(here)
    printed = f"{column - RESTART if column > _LAST_PRINTED else column:02}{row:02}"
    others = [name for name in _hexes.by_other_sheet if name[1:] == printed and column <= _LAST_PRINTED]
    return others[0] if others else _sheet(column) + printed


# ---- places (3.1)

_parts: Final[tuple[schema.LandPart, ...]] = _hexes.land_part
_waters: Final[tuple[schema.WaterPart, ...]] = _hexes.water_part
_hex_ids: Final = tuple(_hex_id(here) for here in range(HEX_COUNT))
PLACE_IDS: Final = (*_hex_ids, *(part.id for part in _parts), *(part.id for part in _waters))
PLACE_COUNT: Final = len(PLACE_IDS)
PLACE: Final = {name: place for place, name in enumerate(PLACE_IDS)}
if len(PLACE) != PLACE_COUNT:
    raise FILES.fault("hexes", "$", "a place stands twice")
FIRST_PART: Final = HEX_COUNT
"""From here on further land parts,"""
FIRST_WATER: Final = HEX_COUNT + len(_parts)
"""and from here on further waters."""
HEX: Final = (*range(HEX_COUNT), *(PLACE[name[:5]] for name in PLACE_IDS[HEX_COUNT:]))
"""By place: the hex it lies in."""

TERRAINS: Final = ("clear", "forest", "rough", "marsh", "desert")
CLEAR, FOREST, ROUGH, MARSH, DESERT = range(5)
_SIGNS: Final = {".": CLEAR, "&": FOREST, "^": ROUGH, "%": MARSH, ":": DESERT, "~": NONE, "=": NONE}
_rows: Final = tuple(
    (GRID.place(h)[0] - GRID.first_column, GRID.place(h)[1] - GRID.first_row) for h in range(HEX_COUNT)
)
_ground: Final = tuple(_hexes.terrain[row][column] for column, row in _rows)
TERRAIN: Final = (
    *(_SIGNS[sign] for sign in _ground),
    *(TERRAINS.index(part.terrain) for part in _parts),
    *(NONE for _ in _waters),
)
"""By place: the terrain of its land (3.1c), or NONE."""
DEEP: Final = (*(sign == "=" for sign in _ground), *(False for _ in range(HEX_COUNT, PLACE_COUNT)))
"""By place: deep sea."""
LAND: Final = tuple(terrain != NONE for terrain in TERRAIN)
"""By place: whether land units can be there."""
SEA_SIGNS: Final = (
    *(_hexes.water[row][column] for column, row in _rows),
    *("-" for _ in _parts),
    *(part.sea for part in _waters),
)
"""By place: the sign of its sea, - for none; what it means is in `seas`."""
WATER: Final = tuple(sign != "-" for sign in SEA_SIGNS)
"""By place: whether fleets can be there."""
_province_signs: Final = {row.sign: number for number, row in enumerate(PROVINCES)} | {"..": NONE}
PROVINCE: Final = (
    *(_province_signs[_hexes.province[row][2 * column : 2 * column + 2]] for column, row in _rows),
    *(PROVINCE_BY_ID[part.province] for part in _parts),
    *(NONE for _ in _waters),
)
"""By place: the province of its land, or NONE."""
AT: Final = (*((0.0, 0.0) for _ in range(HEX_COUNT)), *(part.at for part in _parts), *(part.at for part in _waters))
"""By place: where it lies from the middle of its hex."""


def _gathered(places: range) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(HEX_COUNT)]
    for place in (*range(HEX_COUNT), *places):
        if (LAND if places.start == FIRST_PART else WATER)[place]:
            found[HEX[place]].append(place)
    return tuple(tuple(row) for row in found)


PARTS_OF: Final = _gathered(range(FIRST_PART, FIRST_WATER))
"""By hex: its land places, the largest first."""
WATERS_OF: Final = _gathered(range(FIRST_WATER, PLACE_COUNT))
"""By hex: its water places."""


def _of_provinces() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(PROVINCE_COUNT)]
    for place, province in enumerate(PROVINCE):
        if province != NONE:
            found[province].append(place)
    return tuple(tuple(row) for row in found)


HEXES_OF: Final = _of_provinces()
"""By province: its land places."""

# ---- hexsides (12.1)

Side = tuple[int, int]
"""A hex and one of its six directions."""
_DIRECTION: Final = {name.lower(): number for number, name in enumerate(DIRECTIONS)}


def sides(text: str) -> tuple[Side, ...]:
    """Hexsides as the files write them."""
    return tuple((PLACE[name[:5]], _DIRECTION[name[5:]]) for name in text.split())


def _pair(side: Side) -> tuple[int, int]:
    there = GRID.step(*side)
    if there == OFF:
        raise FILES.fault("sides", PLACE_IDS[side[0]], "a side at the edge of the map")
    return (side[0], there) if side[0] < there else (there, side[0])


RIVERS: Final[tuple[schema.River, ...]] = _sides.river
RIVER: Final = FILES.index(RIVERS, "sides")
RIVER_IDS: Final = tuple(row.id for row in RIVERS)
RIVER_NAMES: Final = tuple(row.name for row in RIVERS)
MAIN_STREAM: Final = tuple(row.rank == "main" for row in RIVERS)
"""13.4.4b: the streams on which trains move."""
NILE: Final = RIVER["nilus"]
RIVER_SIDES: Final = tuple(sides(row.sides) for row in RIVERS)
MOUNTAIN_SIDES: Final = tuple(side for row in _sides.mountain for side in sides(row.sides))
LAKE_SIDES: Final = sides(_sides.lake)
STRAITS: Final[tuple[schema.Strait, ...]] = _sides.strait

MOUNTAIN, LAKE, ALL_SEA = range(3)
CLOSED_WORDS: Final = ("mountain", "lake", "all-sea")
_closed: Final = (
    {_pair(side): ALL_SEA for side in sides(_sides.sea)}
    | {_pair(side): LAKE for side in LAKE_SIDES}
    | {_pair(side): MOUNTAIN for side in MOUNTAIN_SIDES}
)
_river_at: dict[tuple[int, int], list[int]] = {}
for _river, _its_sides in enumerate(RIVER_SIDES):
    for _side in _its_sides:
        _river_at.setdefault(_pair(_side), []).append(_river)


def rivers_between(a: int, b: int) -> tuple[int, ...]:
    """The rivers along the side of two hexes, the greatest first."""
    return tuple(_river_at.get((a, b) if a < b else (b, a), ()))


# ---- land links (12.1, 12.2)

NARROW_SEA: Final = 1
"""A strait hexside,"""
INSIDE: Final = 2
"""and a crossing inside a narrow sea hex."""
Step = tuple[int, int, int, int]
"""There, river or NONE, extra MP, flags."""


def _first_river(a: int, b: int) -> int:
    found = rivers_between(HEX[a], HEX[b])
    return found[0] if found else NONE


def _links() -> Iterator[tuple[int, int, int, int]]:
    """Places joined by land, with the extra MP and the flags of the link."""
    for here in range(HEX_COUNT):
        for there in GRID.neighbours[here]:
            if here < there and LAND[here] and LAND[there] and (here, there) not in _closed:
                yield here, there, 0, 0
    for a, b in _sides.land_link:
        here, there = PLACE[a], PLACE[b]
        if _closed.get((min(HEX[here], HEX[there]), max(HEX[here], HEX[there]))) not in (MOUNTAIN, LAKE):
            yield here, there, 0, 0
    for strait in STRAITS:
        yield PLACE[strait.a], PLACE[strait.b], strait.mp, NARROW_SEA
    for parts in PARTS_OF:
        for index, here in enumerate(parts):
            yield from ((here, there, read().tables.terrain.inside, INSIDE) for there in parts[index + 1 :])


def _steps() -> tuple[tuple[Step, ...], ...]:
    found: list[list[Step]] = [[] for _ in range(PLACE_COUNT)]
    for a, b, mp, flags in _links():
        river = NONE if flags else _first_river(a, b)
        found[a].append((b, river, mp, flags))
        found[b].append((a, river, mp, flags))
    return tuple(tuple(sorted(row)) for row in found)


LAND_STEPS: Final = _steps()
"""By place: the steps of land units."""


def _shut() -> tuple[dict[int, int], ...]:
    found: list[dict[int, int]] = [{} for _ in range(PLACE_COUNT)]
    for (a, b), why in _closed.items():
        if LAND[a] and LAND[b] and not any(step[0] == b for step in LAND_STEPS[a]):
            found[a][b] = found[b][a] = why
    return tuple(found)


CLOSED: Final = _shut()
"""By place: neighbours that land units cannot enter from here, and why."""


def _beside() -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in range(PLACE_COUNT)]
    for (a, b), rivers in _river_at.items():
        for here in (a, b):
            if LAND[here]:
                found[here].update(rivers)
    for part in range(FIRST_PART, FIRST_WATER):
        for step in LAND_STEPS[part]:
            found[part].update(rivers_between(HEX[part], HEX[step[0]]) if step[1] != NONE else ())
    return tuple(tuple(sorted(row)) for row in found)


BESIDE: Final = _beside()
"""By place: the rivers it lies beside."""
