"""The board as a picture: land, cities, and where each power has units; how many is not everybody's to see (3.2)."""

from __future__ import annotations

from typing import Final

from romanum.engine.pages.picture import INK, LAND, PAPER, WATER, Counter, Patch, Picture, read_map
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITIES
from romanum.games.imperium.data.hexes import GRID, HEX, PLACE_COUNT, PLACE_IDS
from romanum.games.imperium.state.position import RomanWorld

DATA: Final = "romanum.games.imperium.data"
BORDER: Final = "#8f2f22"
SMALL: Final = 5.0
STACK: Final = 12.0
SHADES: Final = {
    "purple": "#6f3d91",
    "red": "#ad322a",
    "green": "#3f7a47",
    "blue": "#2f5f9e",
    "yellow": "#e0b73a",
    "orange": "#d98a3d",
    "brown": "#7b5433",
    "tan": "#c9ad7a",
    "black": "#2f2d31",
    "white": "#f3ecdb",
}
"""5.7: the colours of the counters, as the client has them."""
NO_COLOUR: Final = "#6b6f78"


def picture(g: RomanWorld) -> Picture:
    """What everybody can see on the map."""
    outlines = read_map(DATA)
    ground = [Patch(outlines["land"], LAND, INK, 1.0)]
    ground += [Patch(lake, WATER, INK, 0.4) for lake in outlines["lakes"]]
    ground += [Patch(border["path"], "none", BORDER, 1.2) for border in outlines["borders"]]
    sites = {row["id"]: row["site"] for row in outlines["cities"]}
    cities = [
        Counter(sites[city.id][0], sites[city.id][1], PAPER, "", city.name, SMALL)
        for city in CITIES
        if city.id in sites
    ]
    return Picture(tuple(outlines["size"]), ground, [*cities, *_stacks(g)])


def _stacks(g: RomanWorld) -> list[Counter]:
    """One counter for each power and place where it has anything."""
    standing = sorted({(place, power) for place, power in zip(g.at, g.whose, strict=True) if 0 <= place < PLACE_COUNT})
    return [Counter(*_spot(place), _shade(g, power), "", PLACE_IDS[place], STACK) for place, power in standing]


def _spot(place: int) -> tuple[float, float]:
    outlines = read_map(DATA)
    if PLACE_IDS[place] in outlines["spots"]:
        x, y = outlines["spots"][PLACE_IDS[place]]
        return x, y
    (left, top), size = outlines["grid"]["origin"], outlines["grid"]["hex"]
    x, y = GRID.centre(HEX[place])
    return left + x * size, top + y * size


def _shade(g: RomanWorld, power: int) -> str:
    mask = g.colours[power]
    return SHADES.get(COLOURS[(mask & -mask).bit_length() - 1], NO_COLOUR) if mask else NO_COLOUR
