"""Where the pieces of Ultimus Romanorum stand: stacks, numbers and signs of towns in each zone, without overlap."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import Point
from shapely.ops import nearest_points

from atlas.base import Geometry, Place
from atlas.labels import COUNTER, Box, Paper, Room

APART = (21.0, 16.0, 12.0)
"""How far apart three stacks may stand: side by side, or leaning over each other."""
NUMBER = 11.0
"""The sign with the number of a zone."""
TOWN, CAPITAL = 9.0, 13.0
"""The signs of towns and of imperial capitals."""
SHORE = 5.0
"""How far inside its zone a town stands, where there is room."""


@dataclass(frozen=True)
class Site:
    """Three places for stacks, the middle one first in use, and one for the number of the zone, if it has one."""

    stacks: tuple[Place, Place, Place]
    number: Place | None

    @property
    def row(self) -> Box:
        """The room of the stacks."""
        left, middle, right = self.stacks
        return Box(*middle, COUNTER + right[0] - left[0], COUNTER)

    @property
    def boxes(self) -> list[Box]:
        """The rooms of stacks and number."""
        return [self.row, *([Box(*self.number, NUMBER, NUMBER)] if self.number else [])]


def settled(place: Place, shape: Geometry) -> Place:
    """A town where it stood, moved as far into its zone as its sign needs."""
    for inset in (SHORE, SHORE / 2, 0.5):
        inner = shape.buffer(-inset)
        if not inner.is_empty and inner.distance(Point(place)) < 12:
            on = nearest_points(inner, Point(place))[0]
            return round(float(on.x), 1), round(float(on.y), 1)
    raise SystemExit(f"The town at {place} does not lie in its zone.")


def place_zone(paper: Paper, name: str, shape: Geometry, numbered: bool) -> Site:
    """The best places for the stacks and the number of one zone."""
    room = paper.room([name], shape)
    middle, apart = _best_row(room, room.places(420))
    x, y = middle
    row = Box(x, y, COUNTER + 2 * apart, COUNTER)
    paper.take([row.shape.buffer(1.5)])
    stacks = ((round(x - apart, 1), y), (x, y), (round(x + apart, 1), y))
    if not numbered:
        return Site(stacks, None)
    number = _best_number(paper.room([name], shape), middle)
    paper.take([Box(*number, NUMBER + 3, NUMBER + 3).shape])
    return Site(stacks, number)


def _best_row(room: Room, places: Sequence[Place]) -> tuple[Place, float]:
    """The middle of the widest row of stacks that lies well, and how far apart they stand."""
    choices = [(place, apart) for place in places for apart in APART]
    worth = 14 * room.worth([Box(*place, COUNTER + 2 * apart, COUNTER) for place, apart in choices])
    worth += 30 * np.minimum(np.repeat(_inside(room, places), len(APART)), 0.9)
    worth += [0.1 * apart for _, apart in choices]
    worth -= np.repeat(0.02 * room.from_middle(places) + 60.0 * room.off_land(places), len(APART))
    worth -= [40.0 * (_foreign(room, x - apart, y) + _foreign(room, x + apart, y)) for (x, y), apart in choices]
    return choices[int(np.argmax(worth))]


def _foreign(room: Room, x: float, y: float) -> bool:
    """Whether a place lies on the land of others."""
    rows, columns = room.weight.shape
    return bool(room.weight[min(max(int(y), 0), rows - 1), min(max(int(x), 0), columns - 1)] < -1)


def _inside(room: Room, places: Sequence[Place]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Which share of the middle stack lies on its zone."""
    boxes = shapely.box(*(np.array(places) - COUNTER / 2).T, *(np.array(places) + COUNTER / 2).T)
    return np.asarray(shapely.area(shapely.intersection(boxes, room.main)) / COUNTER**2)


def _best_number(room: Room, middle: Place) -> Place:
    places = room.places(1200)
    worth = 8 * room.worth([Box(x, y, NUMBER + 3, NUMBER + 3) for x, y in places])
    worth -= [0.03 * float(np.hypot(x - middle[0], y - middle[1])) for x, y in places]
    worth -= 4.0 * room.off_land(places)
    return places[int(np.argmax(worth))]
