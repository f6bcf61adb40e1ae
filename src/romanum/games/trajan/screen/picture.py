"""The board as a picture: the forces of both sides by hex, those face down counted too, and who holds cities."""

from __future__ import annotations

from collections import Counter as Count
from typing import Final

from romanum.engine.pages.picture import Counter, Patch, Picture, ground, read_map
from romanum.games.trajan.data.components import CITIES, GRID, HEX_NAMES, SIDE_NAMES
from romanum.games.trajan.state.position import FIRST_UNIT, MAP_SIZE, NONE, War, side_of_place

DATA: Final = "romanum.games.trajan.data"
COLOURS: Final = ("#9e2b25", "#2f5d8a")
NOBODYS: Final = "#f8f1e0"
FAINT: Final = "#aebfc4"
SMALL: Final = 5.0
BESIDE: Final = 9.0
"""So far from the middle of a hex each side's counter lies."""


def picture(g: War) -> Picture:
    """Forces by hex and side, and the cities."""
    outlines = read_map(DATA)
    hexes = [Patch(outlines["grid"][lines], "none", FAINT, 0.6) for lines in ("faint", "sides")]
    land = [*ground(outlines), *hexes]
    return Picture(tuple(outlines["size"]), land, [*_cities(g), *_forces(g)])


def _at(here: int) -> tuple[float, float]:
    grid = read_map(DATA)["grid"]
    (left, top), size = grid["origin"], grid["hex"]
    x, y = GRID.centre(here)
    return left + x * size, top + y * size


def _cities(g: War) -> list[Counter]:
    rows = {row["id"]: row for row in read_map(DATA)["cities"]}
    colours = {0: COLOURS[0], 1: COLOURS[1]}
    return [
        Counter(
            rows[city.id]["site"][0], rows[city.id]["site"][1], colours.get(g.civis[i], NOBODYS), "", city.name, SMALL
        )
        for i, city in enumerate(CITIES)
    ]


def _forces(g: War) -> list[Counter]:
    standing: Count[tuple[int, int]] = Count()
    for side in (0, 1):
        standing.update((here, side) for here in g.where[FIRST_UNIT[side] : FIRST_UNIT[side + 1]] if _is_hex(here))
    standing.update((code >> 2, side_of_place(code)) for code in g.facedown)
    return [_stack(here, side, number) for (here, side), number in sorted(standing.items())]


def _is_hex(here: int) -> bool:
    return here != NONE and 0 <= here < MAP_SIZE


def _stack(here: int, side: int, number: int) -> Counter:
    x, y = _at(here)
    away = -BESIDE if side == 0 else BESIDE
    return Counter(x + away, y, COLOURS[side], str(number), f"{HEX_NAMES[here]}: {SIDE_NAMES[side]}", BESIDE + 1)
