"""Maps of areas: courses of borders over real ground, and the partition of the land that they make.

A course is written as "place way place way place": the way is the name of a river, `crest` (along high
ground), `plain` (across open ground) or `straight`. The land is cut along all courses; each piece takes
the name of the seed inside it, or of the nearest seed if it is an island or a scrap.
"""

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from scipy import ndimage, sparse
from shapely.geometry import LineString, Point
from shapely.ops import linemerge, substring

from atlas.base import Geometry, Grid, Heights, LonLat, Plane

OUTLAND = "outland"
"""The name of all land that belongs to no area."""
GRID = 0.1
"""All vertices of a partition lie on a grid of this width, so that writing one decimal loses nothing."""


class Ground:
    """How hard it is to draw a border through each cell of the plane; the easiest way makes the course."""

    MARGIN = 9  # cells around the two places of a way that may be used

    def __init__(self, heights: Heights) -> None:
        self.heights = heights
        metres = heights.metres
        mean = ndimage.gaussian_filter(metres, 12)
        spread = np.sqrt(ndimage.gaussian_filter((metres - mean) ** 2, 12)) + 60
        ridge = np.clip((ndimage.gaussian_filter(metres, 0.7) - mean) / spread, -2, 2)
        chance = _unevenness(metres.shape)
        self.costs = {
            "crest": np.exp(-1.1 * ridge + 0.2 * chance),
            "plain": np.exp(-0.3 * ridge + 0.4 * chance),
        }

    def way(self, kind: str, start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
        """The easiest way between two places, smoothed."""
        rows, columns = zip(self.heights.cell(*start), self.heights.cell(*end), strict=True)
        top, left = max(min(rows) - self.MARGIN, 0), max(min(columns) - self.MARGIN, 0)
        window = self.costs[kind][top : max(rows) + self.MARGIN + 1, left : max(columns) + self.MARGIN + 1]
        cells = cheapest(window, (rows[0] - top, columns[0] - left), (rows[1] - top, columns[1] - left))
        middle = [self.heights.place(row + top, column + left) for row, column in cells[1:-1]]
        return _smooth([start, *middle, end])


def _unevenness(shape: tuple[int, int]) -> Grid:
    """What no table of heights shows: it keeps borders on flat land from running straight."""
    raw = np.random.default_rng(27).standard_normal(shape)
    layers = [ndimage.gaussian_filter(raw, 2), 3 * ndimage.gaussian_filter(raw[::-1], 6)]
    return np.asarray(sum(layers) / np.std(sum(layers)))


STEPS = ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))
"""To the neighbours of a cell and by the knight's move; the opposite steps are implied."""


def cheapest(costs: Grid, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of the easiest way between two of them."""
    columns = costs.shape[1]
    graph = lattice(costs, STEPS)
    first, last = start[0] * columns + start[1], end[0] * columns + end[1]
    _, before = sparse.csgraph.dijkstra(graph, directed=False, indices=first, return_predecessors=True)
    nodes = [last]
    while nodes[-1] != first:
        nodes.append(int(before[nodes[-1]]))
    return [divmod(node, columns) for node in reversed(nodes)]


def lattice(costs: Grid, steps: Sequence[tuple[int, int]]) -> sparse.csr_matrix:
    """Cells as a network: what each step between two of them costs."""
    rows, columns = costs.shape
    number = np.arange(rows * columns).reshape(rows, columns)
    flat = costs.ravel()
    heads, tails, weights = [], [], []
    for down, right in steps:
        here = number[: rows - down, max(0, -right) : columns - max(0, right)].ravel()
        there = number[down:, max(0, right) : columns + min(0, right)].ravel()
        heads.append(here)
        tails.append(there)
        weights.append((flat[here] + flat[there]) * np.hypot(down, right))
    return sparse.csr_matrix(
        (np.concatenate(weights), (np.concatenate(heads), np.concatenate(tails))), shape=(flat.size, flat.size)
    )


def _smooth(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line without the stairs of the grid; its ends stay."""
    line = np.array(LineString(points).simplify(0.9).segmentize(1.5).coords)
    soft = ndimage.gaussian_filter1d(line, 2.0, axis=0, mode="nearest")
    soft[0], soft[-1] = points[0], points[-1]
    return [(float(x), float(y)) for x, y in np.round(soft, 3)]


class Courses:
    """Turns written courses into lines on the plane."""

    def __init__(self, plane: Plane, ground: Ground, rivers: dict[str, Geometry], points: dict[str, LonLat]) -> None:
        self.ground = ground
        self.rivers = rivers
        self.places = {name: plane.point(place) for name, place in points.items()}

    def lines(self, courses: Iterable[str]) -> list[Geometry]:
        """All courses; places beside a river are first moved onto it."""
        words = [course.split() for course in courses]
        for course in words:
            self._onto_rivers(course)
        return [self._line(course) for course in words]

    def _onto_rivers(self, course: Sequence[str]) -> None:
        for i, way in enumerate(course):
            if i % 2 and way in self.rivers:
                for name in (course[i - 1], course[i + 1]):
                    river = self.rivers[way]
                    on = river.interpolate(river.project(Point(self.places[name])))
                    self.places[name] = (round(on.x, 3), round(on.y, 3))

    def _line(self, course: Sequence[str]) -> Geometry:
        points: list[tuple[float, float]] = [self.places[course[0]]]
        for start, way, end in zip(course[::2], course[1::2], course[2::2], strict=False):
            points += self._leg(self.places[start], way, self.places[end])[1:]
        return LineString(points)

    def _leg(self, start: tuple[float, float], way: str, end: tuple[float, float]) -> list[tuple[float, float]]:
        if way == "straight":
            return [start, end]
        if way in self.ground.costs:
            return self.ground.way(way, start, end)
        river = self.rivers[way]
        reach = substring(river, river.project(Point(start)), river.project(Point(end)))
        return [start, *reach.coords[1:-1], end]


# ---- the partition


@dataclass(frozen=True)
class Areas:
    """A partition: names, and one shape a name; neighbours share their vertices exactly."""

    names: tuple[str, ...]
    shapes: tuple[Geometry, ...]

    def __getitem__(self, name: str) -> Geometry:
        return self.shapes[self.names.index(name)]

    def simplified(self, tolerance: float, smallest: float) -> "Areas":
        """The same partition with fewer of its vertices, without islets below a size."""
        shapes = shapely.coverage_simplify(list(self.shapes), tolerance)
        return Areas(self.names, tuple(_without_islets(shape, smallest) for shape in shapes))

    def border(self, a: str, b: str) -> Geometry:
        """The line along which two areas touch, as one line where it can be."""
        shared = self[a].boundary.intersection(self[b].boundary)
        lines = [part for part in shapely.get_parts(shared) if part.geom_type == "LineString"]
        return linemerge(lines) if len(lines) > 1 else (lines[0] if lines else LineString())

    def borders(self) -> dict[tuple[str, str], float]:
        """The length of the common border of every pair that touches, OUTLAND left out."""
        inner = [name for name in self.names if name != OUTLAND]
        pairs = (pair for pair in itertools.combinations(inner, 2) if self[pair[0]].intersects(self[pair[1]]))
        lengths = {pair: float(self.border(*pair).length) for pair in pairs}
        return {pair: length for pair, length in lengths.items() if length > 0}


def _without_islets(shape: Geometry, smallest: float) -> Geometry:
    """The pieces of a shape that are large enough to be drawn, or the largest if none is."""
    parts = list(shapely.get_parts(shape))
    kept = [part for part in parts if part.area >= smallest]
    return shapely.multipolygons(kept or [max(parts, key=lambda part: float(part.area))])


def partition(land: Geometry, lines: Sequence[Geometry], seeds: dict[str, list[tuple[float, float]]]) -> Areas:
    """Cut the land along the lines and give every piece the name of its seed."""
    return cut(land, lines, list(seeds), lambda face: _name(face, seeds))


def cut(land: Geometry, lines: Sequence[Geometry], names: Sequence[str], name: Callable[[Geometry], str]) -> Areas:
    """Cut the land along the lines and give every piece a name."""
    cuts = shapely.unary_union([land.boundary, *lines], grid_size=GRID)
    faces = [face for face in shapely.get_parts(shapely.polygonize([cuts])) if land.covers(face.representative_point())]
    named: dict[str, list[Geometry]] = {one: [] for one in names}
    for face in faces:
        named[name(face)].append(face)
    return Areas(tuple(named), tuple(_joined(faces) for faces in named.values()))


def _name(face: Geometry, seeds: dict[str, list[tuple[float, float]]]) -> str:
    inside = {name for name, places in seeds.items() if any(face.contains(Point(place)) for place in places)}
    if len(inside) > 1:
        raise SystemExit(f"No course divides {' and '.join(sorted(inside))}.")
    if inside:
        return inside.pop()
    return min(seeds, key=lambda name: min(float(face.distance(Point(place))) for place in seeds[name]))


def _joined(faces: Sequence[Geometry]) -> Geometry:
    whole = shapely.coverage_union_all(faces)
    return shapely.multipolygons([part for part in shapely.get_parts(whole) if part.area > 0])
