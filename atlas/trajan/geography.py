"""The ground of Trajan's map on paper: coasts, lakes and rivers of antiquity, cities, roads."""

import itertools
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely.affinity import scale, translate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from atlas import engraving
from atlas.base import Geometry, Grid, Heights, Plate, Waters, curve, named_lakes, read_shores
from atlas.engraving import Board
from atlas.trajan.hexes import DEGREE_EAST, DEGREE_SOUTH, GRID, HEX_KM, NORTH, SEA, WEST, WEST_EDGE, City, Hexes, hex_at

HEX = 50.0
"""Units from flat side to flat side of a hex."""
MARGIN = 26.0
"""Paper around the hexes."""
COAST, ISLET, POND = 0.55, 12.0, 900.0
"""How coarse the coast is; below which areas islands and holes in the land are not drawn."""
WINDING = 0.8
BANK = 5.0
"""How far a river keeps from hexes that it does not run through."""
SIGN = {"": 4.8, "provincial": 7.2, "regional": 7.2}
"""Half the width of a city's sign, by rank."""
REACHES, STEP_BACK = (11.0, 14.0, 17.0), 8.0
"""How far a city may lie from the middle of its hex, and the pieces before its walls on the other side."""
TURNS = (0, 20, -20, 40, -40, 60, -60, 85, -85, 110, -110, 140, -140, 180)
"""How far a city may be turned from its true side of the hex to stand on dry ground."""
DRY = 0.08
"""A hexside with less land than this share is all sea."""


def _plane() -> Plate:
    degree = (DEGREE_EAST / HEX_KM * HEX, DEGREE_SOUTH / HEX_KM * HEX)
    x, y = _origin()
    return Plate(
        width=round(2 * x + (GRID.columns - 1) * HEX * 3**0.5 / 2),
        height=round((GRID.rows + 0.5) * HEX + 2 * MARGIN),
        corner=(WEST - x / degree[0], NORTH + y / degree[1]),
        degree=degree,
    )


def _origin() -> tuple[float, float]:
    """The middle of the first hex."""
    return round(HEX / 3**0.5 + MARGIN, 1), HEX / 2 + MARGIN


@dataclass(frozen=True)
class Site:
    """A city on paper: its sign, and where pieces stand before its walls."""

    city: City
    sign: tuple[float, float]
    stack: tuple[float, float]

    @property
    def half(self) -> float:
        """Half the width of the sign."""
        return SIGN[self.city.capital]


class Geography:
    """Lays the hexes of the game over the real ground, and draws one to agree with the other."""

    def __init__(self) -> None:
        self.hexes = Hexes()
        self.plane = _plane()
        self.board = Board(GRID, _origin(), HEX)
        self.heights = Heights.read(self.plane)

    # ---- land and water

    @cached_property
    def _shores(self) -> tuple[Geometry, list[Geometry]]:
        return read_shores(self.plane, ISLET, [])

    @cached_property
    def land(self) -> Geometry:
        """The land of antiquity: that of today, where the Gulf reaches farther and a salt flat is dry."""
        drowned = self._shape("drowned").buffer(9).buffer(-18).buffer(9)
        shore = engraving.winding(drowned.exterior, 1.1, 116)
        whole = self._shores[0].union(self._shape("dry")).difference(Polygon(shore.coords).buffer(0))
        opened = whole.buffer(0.4).buffer(-0.4).simplify(COAST)
        parts = [part for part in shapely.get_parts(opened) if part.area > ISLET]
        return MultiPolygon(
            [Polygon(part.exterior, [r for r in part.interiors if Polygon(r).area > POND]) for part in parts]
        )

    def _shape(self, kind: str) -> Geometry:
        return shapely.unary_union([self.plane.shape(Polygon(row["polygon"])) for row in self.hexes.waters[kind]])

    @cached_property
    def lakes(self) -> dict[str, Geometry]:
        """The lakes, drawn in together so that each lies in its own hexes."""
        places = {row["name"]: row["points"][0] for row in self.hexes.waters["lake"]}
        real = named_lakes(self._shores[1], self.plane, places)
        return {name: self._fitted(lake, self.hexes.lakes[name]) for name, lake in real.items()}

    def _fitted(self, lake: Geometry, hexes: list[int]) -> Geometry:
        roads = shapely.union_all([LineString(line).buffer(3) for _, _, line in self.roads])
        room = max(
            shapely.get_parts(self.board.union(hexes).buffer(-2.5).difference(roads)),
            key=lambda part: float(part.area),
        )
        shape = lake.simplify(0.5)
        for _ in range(60):
            if room.covers(shape):
                return shape
            there, here = room.centroid, shape.centroid
            moved = translate(shape, (there.x - here.x) * 0.12, (there.y - here.y) * 0.12)
            shape = scale(moved, 0.975, 0.975, origin="centroid")
        raise SystemExit("A lake does not fit into its hexes.")

    @cached_property
    def rivers(self) -> dict[str, Geometry]:
        """The courses: the real ones, kept inside the hexes they are counted in."""
        network = Waters(self.plane, reach=60.0)
        found: dict[str, Geometry] = {}
        for row in self.hexes.waters["river"]:
            found[row["name"]] = self._mouth(self._course(row, network), list(found.values()))
        return found

    def _course(self, row: dict[str, Any], network: Waters) -> Geometry:
        chain = self.hexes.rivers[row["name"]]
        corridor = self.board.union(chain).buffer(-BANK)
        planned = curve(self.plane.forward(np.array(row["course"], float)))
        course = planned if row.get("drawn") else network.near(row["course"])
        kept = engraving.confined(course, corridor)
        return engraving.winding(kept, WINDING, len(chain))

    def _mouth(self, course: Geometry, others: list[Geometry]) -> Geometry:
        """A course led on into the river, the lake or the sea at its end, or cut off at the coast."""
        points = list(course.coords)
        while not self.land.contains(Point(points[-1])):
            points.pop()
        end = Point(points[-1])
        waters = [*others, *self.lakes.values(), self.land.boundary]
        nearest = min(waters, key=lambda water: float(water.distance(end)))
        if nearest.distance(end) > 60:
            raise SystemExit("A river ends in the sand.")
        to = shapely.shortest_line(end, nearest).coords[-1]
        return LineString([*points, to] if end.distance(Point(to)) > 0.2 else points)

    # ---- cities

    @cached_property
    def sites(self) -> list[Site]:
        """Every city on its side of the hex, the place of pieces on the other."""
        return [self._site(city) for city in self.hexes.cities]

    def _site(self, city: City) -> Site:
        middle = np.array(self.board.centre(city.hex))
        true = np.array(self.plane.point(city.at)) - middle
        far = float(np.hypot(*true))
        way = true / far if far > 4 else np.array([0.0, -1.0])
        inland = self.land.buffer(-2.0)
        for far, turn in itertools.product(REACHES, TURNS):
            angle = np.radians(turn)
            turned = way @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
            sign = middle + turned * far
            if inland.contains(Point(sign)):
                return Site(city, _pair(sign), _pair(middle - turned * STEP_BACK))
        raise SystemExit(f"There is no dry ground for {city.name}.")

    @cached_property
    def roads(self) -> list[tuple[str, engraving.Link, Grid]]:
        """Every link of a road as a line; what is both a Roman road and a trade route is a Roman road."""
        roman = engraving.pairs_of(chain for kind, chain in self.hexes.roads if kind == "roman")
        every = engraving.pairs_of(chain for _, chain in self.hexes.roads)
        nodes = {site.city.hex: site.sign for site in self.sites}
        lakes = {hex_at(at): self.plane.point(at) for row in self.hexes.waters["lake"] for at in row["points"]}
        lines = engraving.road_paths(self.board, every, nodes, lakes, 106)
        return [("roman" if link in roman else "trade", link, line) for link, line in lines]

    @cached_property
    def exits(self) -> list[tuple[str, int, Geometry]]:
        """Where roads run off the map to the west and the east: kind, hex and line."""
        found = []
        for kind, chain in self.hexes.roads:
            for here in (chain[0], chain[-1]):
                west = GRID.name(here) in WEST_EDGE
                if west or GRID.place(here)[0] == GRID.columns - 1:
                    start = next((site.sign for site in self.sites if site.city.hex == here), self.board.centre(here))
                    edge = 0.0 if west else float(self.plane.width)
                    found.append((kind, here, LineString([start, (edge, self.board.centre(here)[1])])))
        return found

    @cached_property
    def sea_sides(self) -> list[tuple[int, int]]:
        """Pairs of land hexes whose common side lies in the sea from end to end."""
        found = []
        shapely.prepare(self.land)
        for here in self.hexes.land:
            for way, there in enumerate(GRID.steps[here]):
                if there > here and self.hexes.terrain[there] != SEA:
                    side = LineString([self.board.point(end) for end in GRID.side(here, way)])
                    if side.intersection(self.land).length < DRY * side.length:
                        found.append((here, there))
        return found


def _pair(point: Grid) -> tuple[float, float]:
    return round(float(point[0]), 1), round(float(point[1]), 1)
