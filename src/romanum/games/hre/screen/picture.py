"""The board as a picture: Provinces in the colours of who holds them, Armies, Cities and Forts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from romanum.engine.pages.picture import PAPER, Counter, Patch, Picture, ground, pale, read_map
from romanum.games.hre.data.components import (
    CARDS,
    COLOUR,
    COLOURS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    PEOPLES,
    PROVINCES,
    SIDE_NAMES,
)
from romanum.games.hre.state.position import FORTRESS, INTACT, NO_CITY, NO_FORT, VACANT, Empire

DATA: Final = "romanum.games.hre.data"
REBEL: Final = "#9a9a9a"
STONE: Final = "#8a765c"
MARBLE: Final = "#ffffff"
SMALL: Final = 7.0


def picture(g: Empire) -> Picture:
    """What everybody can see on the map."""
    outlines = read_map(DATA)
    rows: dict[str, Any] = {row["id"]: row for row in outlines["provinces"]}
    lands = [Patch(rows[province.id]["far"], _ground(g.holder[p])) for p, province in enumerate(PROVINCES)]
    counters = [counter for p, province in enumerate(PROVINCES) for counter in _counters(g, p, rows[province.id])]
    return Picture(tuple(outlines["size"]), [*ground(outlines), *lands], counters)


def _ground(side: int) -> str:
    return PAPER if side == VACANT else pale(colour_of(side))


def _counters(g: Empire, p: int, row: dict[str, Any]) -> Iterator[Counter]:
    name = PROVINCES[p].name
    for x, y in row["armies"][: g.armies[p]]:
        yield Counter(x, y, colour_of(g.holder[p]), title=f"{name}: {SIDE_NAMES[g.holder[p]]}")
    if g.fort[p] != NO_FORT and row["fort"]:
        mark = "FF" if g.fort[p] == FORTRESS else "F"
        yield Counter(row["fort"][0], row["fort"][1], STONE, mark, name, SMALL)
    if g.city[p] != NO_CITY and row["city"]:
        yield Counter(row["city"][0], row["city"][1], MARBLE, "" if g.city[p] == INTACT else "x", name, SMALL)


def colour_of(side: int) -> str:
    """The ground colour of a side's counters."""
    if side < FIRST_PEOPLE:
        return FACTIONS[side].colour
    if side < FIRST_POWER:
        return PEOPLES[side - FIRST_PEOPLE].colour
    if side < FIRST_REBEL:
        return COLOURS[COLOUR[CARDS[KINGDOMS[side - FIRST_POWER].card].colour]].colour
    return REBEL
