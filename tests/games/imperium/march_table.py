"""Roads, rows of hexes and forces on them, for stories of marches."""

from __future__ import annotations

from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import (
    CLEAR,
    GRID,
    LAND,
    LAND_STEPS,
    PLACE_IDS,
    PROVINCE,
    TERRAIN,
)
from romanum.games.imperium.data.provinces import NONE, ROADS, SUN
from romanum.games.imperium.state.errands import LandMovement
from romanum.games.imperium.state.marks import SUPPLIED

from .builder import Table, position

PERIOD = 1


def plain(terrain: int = CLEAR, length: int = 4, *, river: bool = False) -> list[str]:
    """A row of hexes of one terrain with roads, joined by plain sides; the last over a river if asked."""

    def is_good(place: int) -> bool:
        province = PROVINCE[place]
        return (
            place < GRID.size
            and LAND[place]
            and TERRAIN[place] == terrain
            and province != NONE
            and ROADS[PERIOD][province]
            and not SUN[province]
            and place not in CITY_PLACE
        )

    def extend(way: list[int]) -> list[int] | None:
        if len(way) == length:
            return way
        for there, over, strait, _ in LAND_STEPS[way[-1]]:
            wants = river and len(way) == length - 1
            straight = GRID.distance(way[0], there) == len(way) if there < GRID.size else False
            if straight and is_good(there) and not strait and (over != NONE) is wants:
                found = extend([*way, there])
                if found:
                    return found
        return None

    for start in range(GRID.size):
        if is_good(start):
            found = extend([start])
            if found:
                return [PLACE_IDS[place] for place in found]
    raise LookupError


def campaign(board: dict[str, str], name: str = "caesar", **fields: object) -> Table:
    """A Land Movement Segment in which all are fed and nobody else is asked or wakes; in scenario 6 there is war."""
    fields = {"scenario": 6, "month": "May 49 BC" if fields.get("scenario", 6) == 6 else "", **fields}
    t = position(board, **fields)  # type: ignore[arg-type]
    for stack in range(len(t.g.at)):
        t.g.mark[stack] |= SUPPLIED
    return t.push(LandMovement(t.seat(name)))


def walk(t: Table, name: str, *texts: str) -> Table:
    """Play on, passing over errands of other parts; whoever has nobody to leave behind is ready."""
    for text in texts:
        if text == "ready" and text not in t.offered(name):
            continue
        t.play(name, text)
        while t.stopped:
            t.skip()
    return t
