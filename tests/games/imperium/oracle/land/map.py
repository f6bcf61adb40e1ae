"""The map as an oracle reads it from the files: which places are joined by land, over what, and what a step costs.

Nothing here comes from the game's own map: hexes are told by the column and row of their names. Columns with odd
numbers stand half a hex lower, and those of sheet C begin again at 11 after 70.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from romanum.games.imperium.data.hexes import PLACE, PLACE_IDS, PROVINCE

from ..moments import World, friends, has_roads, in_force, is_fleet, is_winter, side, sieges, stacks_at, units_in

Cell = tuple[int, int]
"""Column and row of a hex."""

_DATA: Final = files("romanum.games.imperium.data")
WAYS: Final = ("n", "ne", "se", "s", "sw", "nw")
_OF_LOWER: Final = {"n": (0, -1), "ne": (1, 0), "se": (1, 1), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
"""From a column that stands lower,"""
_OF_HIGHER: Final = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 0), "nw": (-1, -1)}
"""and from the others."""
_SIGNS: Final = {".": "clear", "&": "forest", "^": "rough", "%": "marsh", ":": "desert"}


def _file(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text(encoding="utf-8"))


_hexes: Final = _file("hexes")
_sides: Final = _file("sides")
TABLES: Final = _file("tables")


def cell(name: str) -> Cell:
    """Where a hex lies: sheet C begins again at 11 after column 70."""
    column, row = int(name[1:3]), int(name[3:5])
    return (column + 60 if name[0] == "c" and column <= 34 else column), row


CELL: Final = tuple(cell(name) for name in PLACE_IDS)
"""By place."""
_place_at: Final = {cell(name): place for name, place in PLACE.items() if len(name) == 5}


def neighbour(here: Cell, way: str) -> Cell:
    """The next hex in a direction, on the map or off it."""
    column, row = (_OF_LOWER if here[0] % 2 else _OF_HIGHER)[way]
    return here[0] + column, here[1] + row


def hexes_apart(a: int, b: int) -> int:
    """Steps between two places over the grid."""
    (ac, ar), (bc, br) = CELL[a], CELL[b]
    dc, dv = bc - ac, (br - bc // 2) - (ar - ac // 2)
    return max(abs(dc), abs(dv), abs(dc + dv))


def _pairs(text: str) -> Iterator[frozenset[Cell]]:
    for word in text.split():
        here = cell(word[:5])
        yield frozenset((here, neighbour(here, word[5:])))


_lakes: Final = frozenset(_pairs(_sides["lake"]))
_seas: Final = frozenset(_pairs(_sides["sea"]))
_mountains: Final = frozenset(pair for row in _sides["mountain"] for pair in _pairs(row["sides"]))
_rivers: dict[frozenset[Cell], list[str]] = {}
for _row in _sides["river"]:
    for _pair in _pairs(_row["sides"]):
        _rivers.setdefault(_pair, []).append(_row["id"])


def river_sides(river: str) -> frozenset[frozenset[Cell]]:
    """The hexsides of a river."""
    return frozenset(pair for pair, names in _rivers.items() if river in names)


def mountain_sides() -> frozenset[frozenset[Cell]]:
    """The hexsides that mountains close."""
    return _mountains


def _terrain(name: str) -> str:
    if len(name) > 5:
        parts = {part["id"]: part["terrain"] for part in _hexes["land_part"]}
        return str(parts.get(name, ""))
    column, row = cell(name)
    sign = _hexes["terrain"][row - _hexes["first_row"]][column - _hexes["first_column"]]
    return _SIGNS.get(sign, "")


TERRAIN: Final = tuple(_terrain(name) for name in PLACE_IDS)
"""By place: the terrain of its land, or nothing."""


class Link(NamedTuple):
    """What lies between two places that are joined by land."""

    rivers: tuple[str, ...] = ()
    strait: int = 0
    """Extra MP of the arrow, or of the crossing inside a hex."""
    inside: bool = False
    """Both are parts of one hex."""

    @property
    def narrow(self) -> bool:
        """12.2: a narrow sea of either kind."""
        return bool(self.strait)


def _links() -> dict[tuple[int, int], Link]:
    found: dict[tuple[int, int], Link] = {}

    def join(a: int, b: int, link: Link) -> None:
        found[a, b] = found[b, a] = link

    def over(a: int, b: int) -> Link:
        return Link(tuple(_rivers.get(frozenset((CELL[a], CELL[b])), ())))

    for here, place in _place_at.items():
        for way in WAYS:
            there = neighbour(here, way)
            pair, other = frozenset((here, there)), _place_at.get(there)
            shut = pair in _lakes or pair in _seas or pair in _mountains
            if other is not None and TERRAIN[place] and TERRAIN[other] and not shut:
                join(place, other, over(place, other))
    for a, b in _sides["land_link"]:
        if frozenset((CELL[PLACE[a]], CELL[PLACE[b]])) not in _lakes | _mountains:
            join(PLACE[a], PLACE[b], over(PLACE[a], PLACE[b]))
    for row in _sides["strait"]:
        join(PLACE[row["a"]], PLACE[row["b"]], Link(strait=row["mp"]))
    parts = [place for name, place in PLACE.items() if len(name) > 5 and TERRAIN[place]]
    for part in parts:
        for twin, ground in enumerate(TERRAIN):
            if twin != part and ground and CELL[twin] == CELL[part]:
                join(part, twin, Link(strait=TABLES["terrain"]["inside"], inside=True))
    return found


LINKS: Final = _links()
"""By two places: what is between them; no entry where land units cannot go."""


@cache
def reached(place: int) -> tuple[int, ...]:
    """Where land units can go from a place."""
    return tuple(there for here, there in LINKS if here == place)


def floods(g: World, link: Link) -> bool:
    """9.2: the Nile in August and September, other rivers in the first month of summer."""
    nile = g.month % 12 in (7, 8)
    return any(nile if river == "nilus" else g.flood for river in link.rivers[:1])


def step_cost(g: World, here: int, there: int) -> int:
    """12.1, 12.2: the MP of a step, without limitanei."""
    link, chart = LINKS[here, there], TABLES["terrain"]
    crossing = link.strait * (chart["narrow_winter_multiplier"] if g.winter else 1)
    if link.inside:
        return int(crossing)  # ruling 12.2b: no hex is entered
    cold = is_winter(g, there)
    cost = chart[TERRAIN[there]][(0 if has_roads(g, there) else 2) + cold]
    if link.rivers:
        paved = has_roads(g, there) or has_roads(g, here)
        cost += chart["river"][(0 if paved else 2) + cold]
        if floods(g, link):
            cost *= chart["flood_multiplier"]
    return int(cost + crossing)


# ---- limitanei (30)


def is_roman_land(g: World, province: int) -> bool:
    """30a: controlled by a Roman faction."""
    lord = g.lord[province]
    return lord >= 0 and g.origin[lord] == 0


def has_limitanei(g: World, place: int) -> bool:
    """30a, 30c: hexes of such Provinces beside Provinces that no Roman faction controls."""
    province = PROVINCE[place]
    if not in_force(g, "30") or province not in g.setting.limitanei or not is_roman_land(g, province):
        return False
    around = [_place_at.get(neighbour(CELL[place], way)) for way in WAYS]
    beside = {PROVINCE[other] for other in around if other is not None and TERRAIN[other]} - {province}
    return any(not is_roman_land(g, other) for other in beside)


def entry_cost(g: World, power: int, here: int, there: int) -> int:
    """A step of units of a power, limitanei included."""
    guarded = g.origin[power] != 0 and has_limitanei(g, there)
    return step_cost(g, here, there) + (g.setting.limitanei_cost if guarded else 0)


# ---- who stands where


def land_enemies(g: World, power: int, place: int) -> list[int]:
    """12.3: stacks of combat units ashore in a place, on another side and not under siege."""
    shut = sieges(g)
    return [
        stack
        for stack in stacks_at(g, place)
        if hostile(g, power, g.whose[stack])
        and any(unit.fights for unit in units_in(g, stack))
        and not any(unit.cls == "fleet" for unit in units_in(g, stack))
        and not (place in shut and g.mark[stack] & 128)
    ]


def hostile(g: World, power: int, other: int) -> bool:
    """5.6b, 23.1, 23.4: another side, and at war where one of them is a neutral that another player moves."""
    a, b = side(g, power), side(g, other)
    if a == b:
        return False
    seats = 6
    if a < seats and b < seats:
        return not g.allies[a] >> b & 1
    if a >= seats and b >= seats:
        barbarian = [g.origin[power] == 2, g.origin[other] == 2]
        return barbarian[0] != barbarian[1]
    player, neutral = (a, other) if a < seats else (b, power)
    return g.chief[neutral] != player and bool(g.at_war[neutral] >> player & 1)


def beside_neutral(g: World, power: int, place: int) -> bool:
    """5.2.4: whether units would stand with those of an active neutral, or a neutral's with others', at peace.

    A player who comes to a neutral's own land is at war with it (23.1).
    """
    for stack in stacks_at(g, place):
        other = g.whose[stack]
        if other == power or not units_in(g, stack) or is_fleet(g, stack):
            continue
        aloof = [one for one in (power, other) if side(g, one) >= 6 and g.standing[one] == 2]
        comes = side(g, power) < 6 and g.lord[PROVINCE[place]] == other
        if aloof and not comes and not hostile(g, power, other) and not friends(g, power, other):
            return True
    return False
