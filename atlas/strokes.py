"""What the pen adds: hachures, peaks and trees along borders, bridges, depth lines at the coast, tapered rivers.

All of it is plain lines on the plane, `Strokes`; weights and colours are left to the style sheet.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import shapely
from scipy import ndimage
from shapely.geometry import LineString, Point, Polygon

from atlas.base import Geometry, Grid, Heights, Place

Strokes: TypeAlias = list[list[tuple[float, float]]]
"""Lines, each a list of points."""


# ---- relief

SPACING = 5.0
"""Units between two hachures."""
STEEP = (44.5, 150.0)
"""Metres of fall to a unit: below the first there is no stroke, above the second strokes grow no longer."""


def hachures(heights: Heights, land: Geometry, width: float, height: float) -> list[Strokes]:
    """Short strokes down the slopes, in three weights: lit from the north-west, level, in shade."""
    metres = ndimage.gaussian_filter(heights.metres, 1.3)
    fall_y, fall_x = (-slope / heights.CELL for slope in np.gradient(metres))
    x, y = _scattered(width, height)
    where = [(y + heights.MARGIN) / heights.CELL, (x + heights.MARGIN) / heights.CELL]
    dx, dy = (ndimage.map_coordinates(field, where, order=1) for field in (fall_x, fall_y))
    steep = np.hypot(dx, dy)
    length = 2.2 + 3.6 * np.clip((steep - STEEP[0]) / (STEEP[1] - STEEP[0]), 0, 1)
    with np.errstate(invalid="ignore", divide="ignore"):
        ux, uy = dx / steep, dy / steep
    shade = np.digitize(ux * 0.6 + uy * 0.8, (-0.25, 0.45))
    ends = np.stack([x - ux * length / 2, y - uy * length / 2, x + ux * length / 2, y + uy * length / 2], axis=1)
    inner = land.buffer(-1.2)
    shapely.prepare(inner)
    kept = (steep > STEEP[0]) & _inside(inner, ends[:, :2]) & _inside(inner, ends[:, 2:])
    return [[_line(row) for row in ends[kept & (shade == weight)]] for weight in range(3)]


def _scattered(width: float, height: float) -> tuple[Grid, Grid]:
    """Places about SPACING apart, each pushed a little from its row."""
    xs, ys = np.meshgrid(np.arange(0, width, SPACING), np.arange(0, height, SPACING))
    xs[1::2] += SPACING / 2
    push = np.random.default_rng(753).uniform(-0.36, 0.36, (2, *xs.shape)) * SPACING
    return (xs + push[0]).ravel(), (ys + push[1]).ravel()


def _inside(shape: Geometry, points: Grid) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    finite = np.nan_to_num(points, nan=-1e6)
    return np.asarray(shapely.contains_xy(shape, finite[:, 0], finite[:, 1]))


def _line(row: Grid) -> list[tuple[float, float]]:
    x, y, to_x, to_y = (float(value) for value in row)
    return [(x, y), (to_x, to_y)]


def clear_of(strokes: Strokes, boxes: Sequence[Geometry]) -> Strokes:
    """The strokes that touch none of the boxes: nothing is drawn under a name."""
    free = shapely.unary_union(list(boxes))
    shapely.prepare(free)
    return [stroke for stroke in strokes if not free.intersects(LineString(stroke))]


# ---- along borders


def stations(line: Geometry, gap: float) -> Iterator[tuple[float, float]]:
    """Places along a line at even distances, half a gap from its ends."""
    for part in shapely.get_parts(line):
        count = max(1, round(part.length / gap))
        for i in range(count):
            place = part.interpolate((i + 0.5) / count, normalized=True)
            yield float(place.x), float(place.y)


def ridge(line: Geometry) -> tuple[Strokes, Strokes]:
    """A drawn range along a border."""
    return peaks(list(stations(line, 8.6)))


def massif(shape: Geometry) -> tuple[Strokes, Strokes]:
    """A drawn group of mountains over a small shape, in rows."""
    west, north, east, south = shape.bounds
    rows = [(y, (i % 2) * 4.5) for i, y in enumerate(np.arange(north + 3, south, 6.5))]
    places = [(float(x), float(y)) for y, shift in rows for x in np.arange(west + shift, east, 9.0)]
    inner = shape.buffer(-2.5)
    return peaks([place for place in places if inner.contains(Point(place))])


def peaks(places: Sequence[tuple[float, float]]) -> tuple[Strokes, Strokes]:
    """A drawn mountain at each place: bodies to fill with paper, and their ink."""
    bodies: Strokes = []
    ink: Strokes = []
    rng = np.random.default_rng(len(places))
    for x, y in sorted(places, key=lambda place: place[1]):
        tall, wide, lean = rng.uniform(6.2, 8.6), rng.uniform(4.0, 4.9), rng.uniform(-0.7, 0.7)
        foot = y + tall * 0.42
        top = (x + lean, foot - tall)
        left = [(x - wide, foot), (x - wide * 0.42 + lean * 0.4, foot - tall * 0.48), top]
        right = [top, (x + wide * 0.36 + lean * 0.4, foot - tall * 0.56), (x + wide, foot)]
        bodies.append([*left, *right[1:]])
        ink.append([*left, *right[1:]])
        ink += [
            [(top[0] + wide * s, foot - tall * (1 - 1.02 * s)), (top[0] + wide * (s * 0.72 - 0.05), foot - tall * low)]
            for s, low in ((0.2, 0.4), (0.52, 0.12))
        ]
    return bodies, ink


def trees(line: Geometry) -> tuple[Strokes, Strokes]:
    """A drawn wood along a border: crowns to fill, and their ink with trunks."""
    crowns: Strokes = []
    ink: Strokes = []
    rng = np.random.default_rng(round(line.length * 10))
    for i, (x, y) in enumerate(stations(line, 5.6)):
        tall, side = rng.uniform(5.4, 6.6), (1.7 if i % 2 else -1.7)
        crown = _crown(x + side * 0.4, y + side, tall)
        crowns.append(crown)
        foot = y + side + tall * 0.5
        ink += [[*crown, crown[0]], [(x + side * 0.4, foot - 1.6), (x + side * 0.4, foot)]]
        ink.append([(x + side * 0.4 + 0.2, foot - tall * 0.45), (x + side * 0.4 + 1.1, foot - tall * 0.6)])
    return crowns, ink


def _crown(x: float, y: float, tall: float) -> list[tuple[float, float]]:
    """An egg that stands on its thick end."""
    top, low = y - tall * 0.5, y + tall * 0.5 - 1.6
    middle, half = (top + low) / 2, (low - top) / 2
    return [
        (x + 1.95 * np.sin(a) * (1 + 0.22 * -np.cos(a)), middle - half * np.cos(a))
        for a in np.linspace(0, 2 * np.pi, 9)[:-1]
    ]


# ---- bridges


def bridge(start: tuple[float, float], end: tuple[float, float]) -> tuple[Strokes, Strokes]:
    """A bridge from shore to shore: its deck to fill, then railings and piers in ink."""
    a, b = np.array(start), np.array(end)
    along = (b - a) / np.hypot(*(b - a))
    reach = max(float(np.hypot(*(b - a))) / 2 + 1.5, 6.5)
    middle = (a + b) / 2
    across = np.array([-along[1], along[0]]) * 2.3
    ends = middle - along * reach, middle + along * reach
    deck = [ends[0] + across, ends[1] + across, ends[1] - across, ends[0] - across]
    rails = [[ends[0] + side * 1.0, ends[1] + side * 1.0] for side in (across, -across)]
    wings = [
        [end + side, end + side * 1.9 + out * along * 1.5]
        for end, out in zip(ends, (-1, 1), strict=True)
        for side in (across, -across)
    ]
    count = max(2, round(reach * 2 / 3.6))
    steps = [middle + along * reach * (2 * (i + 0.5) / count - 1) for i in range(count)]
    planks = [[step + across, step - across] for step in steps]
    return _plain([deck]), _plain([*rails, *wings, *planks])


def _plain(lines: Sequence[Sequence[Grid]]) -> Strokes:
    return [[(float(x), float(y)) for x, y in line] for line in lines]


def arrow(start: Place, end: Place) -> Strokes:
    """A dashed way over the sea with a head at each end."""
    line = LineString([start, end])
    count = max(2, round(line.length / 7))
    dashes = [
        [line.interpolate((i + at) / count, normalized=True).coords[0] for at in (0.2, 0.8)] for i in range(count)
    ]
    return [*dashes, *heads(start, end)]


def heads(start: Place, end: Place) -> Iterator[list[Place]]:
    """The heads of an arrow at both ends."""
    along = np.subtract(end, start) / np.hypot(*np.subtract(end, start))
    across = np.array([-along[1], along[0]])
    for tip, out in ((start, along), (end, -along)):
        wings = [np.array(tip) + out * 5.0 + across * side for side in (-2.6, 2.6)]
        yield [(float(wings[0][0]), float(wings[0][1])), tip, (float(wings[1][0]), float(wings[1][1]))]


# ---- water


def depth_lines(land: Geometry, frame: Geometry, distances: Sequence[float]) -> list[Geometry]:
    """Lines at some distances off the coast, softer the farther they lie."""
    lines = []
    for distance in distances:
        reach = land.buffer(distance, quad_segs=3).simplify(1.0 + distance / 5)
        shore = shapely.multipolygons([_filled(part, distance * 20) for part in shapely.get_parts(reach)])
        lines.append(shapely.make_valid(shore).boundary.intersection(frame.buffer(-0.5)))
    return lines


def _filled(part: Geometry, smallest: float) -> Geometry:
    """A shape without its smallest holes."""
    return Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > smallest])


def tapered(course: Geometry, width: float, source: float = 0.35) -> Geometry:
    """A river as a thin shape that widens from its source to its mouth."""
    points = np.array(course.coords)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    heading = np.gradient(points, axis=0)
    heading /= np.maximum(np.hypot(*heading.T), 1e-9)[:, None]
    half = (source + (width - source) * (along / along[-1]) ** 0.7)[:, None] / 2
    across = np.column_stack([-heading[:, 1], heading[:, 0]]) * half
    return Polygon(np.concatenate([points + across, (points - across)[::-1]]))
