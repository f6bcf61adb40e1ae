"""Lines of a map of points: each goes its way over its own ground and keeps clear of what is not its end.

A way by land keeps to the land and one by sea to the water, as straight as it can. It gives other signs a wide berth
and crosses or follows lines that are drawn already only where it must.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import LineString, Point

from atlas.areas import cheapest
from atlas.base import Geometry, Grid, Place

CELL = 2.0
MARGIN = 36
"""How many cells around the two ends of a way may be used."""
STRAIGHT = 1.06
"""How much harder than the easiest way the straight line may be and still be taken."""
BERTH, NEAR_SIGN = 4.0, 30.0
"""How far from a sign that is not its end a way keeps, in units, and what each cell nearer to it costs."""
DRAWN, NEAR_DRAWN = 4.5, 3.0
"""How far from lines already drawn a way keeps, and what each cell nearer costs."""
SHORE, NEAR_SHORE = 3.0, 1.5
OFF_GROUND = 14.0
BEND = 1.6
"""How soft the corners of a way are, in cells."""


@dataclass(frozen=True)
class Way:
    """A line to be drawn: its two ends and whether it goes by sea."""

    a: str
    b: str
    by_sea: bool


class Ways:
    """The ground as cells, and the lines drawn on it so far."""

    def __init__(self, width: float, height: float, land: Geometry, signs: dict[str, tuple[Place, float]]) -> None:
        self.signs = signs
        columns, rows = int(width / CELL) + 1, int(height / CELL) + 1
        self.x, self.y = np.meshgrid(np.arange(columns) * CELL, np.arange(rows) * CELL)
        shapely.prepare(land)
        dry = shapely.contains_xy(land, self.x, self.y)
        self.ground = {True: _hardness(~dry), False: _hardness(dry)}
        self.crowd = np.zeros(dry.shape)
        for (x, y), radius in signs.values():
            self._mark(x, y, radius + BERTH, NEAR_SIGN)
        self.drawn = {True: np.zeros(dry.shape), False: np.zeros(dry.shape)}

    def _mark(self, x: float, y: float, reach: float, weight: float) -> None:
        """Make the cells about a place harder, or easier again."""
        rows, columns = self._window([(x, y)], int(reach / CELL) + 2)
        near = np.hypot(self.x[rows, columns] - x, self.y[rows, columns] - y) < reach
        self.crowd[rows, columns] += weight * near

    def _window(self, places: Sequence[Place], margin: int) -> tuple[slice, slice]:
        tall, wide = self.x.shape
        columns, rows = ([round(place[axis] / CELL) for place in places] for axis in (0, 1))
        return (
            slice(max(min(rows) - margin, 0), min(max(rows) + margin + 1, tall)),
            slice(max(min(columns) - margin, 0), min(max(columns) + margin + 1, wide)),
        )

    def draw(self, ways: Sequence[Way]) -> dict[Way, Geometry]:
        """All ways, the shortest first."""
        order = sorted(ways, key=lambda way: (self._length(way), way.a, way.b))
        return {way: self._drawn(way) for way in order}

    def _length(self, way: Way) -> float:
        (ax, ay), (bx, by) = self.signs[way.a][0], self.signs[way.b][0]
        return float(np.hypot(bx - ax, by - ay))

    def _drawn(self, way: Way) -> Geometry:
        ends = [self.signs[way.a][0], self.signs[way.b][0]]
        for name in (way.a, way.b):
            (x, y), radius = self.signs[name]
            self._mark(x, y, radius + BERTH, -NEAR_SIGN)
        window = self._window(ends, MARGIN)
        costs = np.round((self.ground[way.by_sea] + self.crowd + self.drawn[way.by_sea])[window], 4)
        line = self._line(costs, window, ends)
        for name in (way.a, way.b):
            (x, y), radius = self.signs[name]
            self._mark(x, y, radius + BERTH, NEAR_SIGN)
        self._remember(line, way)
        return line

    def _line(self, costs: Grid, window: tuple[slice, slice], ends: Sequence[Place]) -> Geometry:
        top, left = window[0].start, window[1].start
        start, end = ((round(y / CELL) - top, round(x / CELL) - left) for x, y in ends)
        cells = cheapest(costs, start, end)
        straight = LineString(ends)
        easiest = _cost(costs, np.array(cells, float))
        if _cost(costs, np.array(_sampled(straight)[:, ::-1] / CELL) - (top, left)) <= STRAIGHT * easiest:
            return straight
        middle = [((column + left) * CELL, (row + top) * CELL) for row, column in cells[1:-1]]
        return _soft([ends[0], *middle, ends[1]])

    def _remember(self, line: Geometry, way: Way) -> None:
        """Later lines keep off this one, but for where it meets its ends."""
        free = shapely.union_all(
            [Point(self.signs[name][0]).buffer(self.signs[name][1] + 7) for name in (way.a, way.b)]
        )
        band = line.buffer(DRAWN).difference(free)
        if band.is_empty:
            return
        west, north, east, south = band.bounds
        window = self._window([(west, north), (east, south)], 1)
        inside = shapely.contains_xy(band, self.x[window], self.y[window])
        self.drawn[way.by_sea][window] = np.maximum(self.drawn[way.by_sea][window], NEAR_DRAWN * inside)


def bow(start: Place, end: Place, share: float) -> Geometry:
    """A line bent to one side, by a share of its length."""
    a, b = np.array(start), np.array(end)
    out = np.array([a[1] - b[1], b[0] - a[0]]) * share
    t = np.linspace(0, 1, 9)[:, None]
    return LineString(np.round((1 - t) * a + t * b + 4 * t * (1 - t) * out, 2))


def _hardness(own: Grid) -> Grid:
    """What each cell costs: its own ground little, close to the shore more, foreign ground much."""
    inside = ndimage.distance_transform_edt(own) * CELL
    return np.where(own, np.where(inside < SHORE, 1.0 + NEAR_SHORE, 1.0), OFF_GROUND)


def _sampled(line: Geometry) -> Grid:
    return np.asarray(shapely.get_coordinates(shapely.segmentize(line, CELL)))


def _cost(costs: Grid, cells: Grid) -> float:
    """What a way over some cells costs."""
    under = ndimage.map_coordinates(costs, cells.T, order=0, mode="nearest")
    steps = np.hypot(*np.diff(cells, axis=0).T)
    return float(((under[1:] + under[:-1]) / 2 * steps).sum())


def _soft(points: Sequence[Place]) -> Geometry:
    """A line without the stairs of the cells; its ends stay."""
    line = np.array(LineString(points).simplify(1.6).segmentize(CELL).coords)
    soft = ndimage.gaussian_filter1d(line, BEND * 2, axis=0, mode="nearest")
    soft[0], soft[-1] = points[0], points[-1]
    return LineString(np.round(soft, 2)).simplify(0.4)
