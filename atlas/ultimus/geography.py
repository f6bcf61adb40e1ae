"""The ground of Ultimus Romanorum: what the game says of its zones, and the land cut into them."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import nearest_points

from atlas.areas import OUTLAND, Areas, Courses, Ground, partition
from atlas.base import Conic, Geometry, Heights, Place, Waters, named_lakes, read_shores
from atlas.tables import data_of, toml

EARTH = 6371.0
NEAR, FAR = 1.0, 4.0
"""How coarse the two levels of detail are, in units."""
ISLET, FAR_ISLET = 4.0, 30.0
"""Islands below these areas are not drawn."""
BRIDGE_REACH = 25.0
LIMIT = 4.0
"""A line between two seas that is shorter than this is not drawn."""

DATA = data_of("ultimus")
GREAT_RIVERS = {"rhenus": "Rhenus", "danuvius": "Danubius", "tigris": "Tigris", "euphrates": "Euphrates"}
"""Kinds of borders that are rivers, with the names of their courses."""


@dataclass(frozen=True)
class Game:
    """What the game's own data say about its map."""

    zones: list[dict[str, Any]]
    dioceses: list[dict[str, Any]]
    seas: list[dict[str, Any]]
    borders: list[dict[str, Any]]
    tribes: list[dict[str, Any]]

    @classmethod
    def read(cls) -> "Game":
        """Read the tables of the map."""
        map_ = toml(DATA / "zones.toml")
        return cls(
            map_["zone"],
            map_["diocese"],
            map_["sea"],
            toml(DATA / "borders.toml")["border"],
            toml(DATA / "tribes.toml")["tribe"],
        )

    @cached_property
    def codes(self) -> dict[str, str]:
        """The short sign of each zone, by which the atlas calls it."""
        return {zone["id"]: zone["code"] for zone in self.zones}

    def of(self, key: str, owner: str) -> list[str]:
        """The codes of the zones of a diocese or a tribe."""
        return [zone["code"] for zone in self.zones if zone.get(key) == owner]


class Geography:
    """Land, waters and heights, and the zones that the courses of borders cut out of the land."""

    def __init__(self) -> None:
        here = Path(__file__)
        self.game = Game.read()
        self.plan = toml(here.with_name("seeds.toml"))
        self.waters = toml(here.parents[1] / "waters.toml")
        self.plane = _plane(self.plan["plane"])
        self.land, lakes = read_shores(self.plane, ISLET / 3, list(self.waters["canals"].values()))
        self.lakes = named_lakes(lakes, self.plane, self.waters["lakes"])
        network = Waters(self.plane)
        self.rivers = {
            name: network.course(name, river["way"], river.get("drawn", False))
            for name, river in self.waters["rivers"].items()
        }
        self.heights = Heights.read(self.plane)

    @cached_property
    def whole(self) -> Areas:
        """The exact partition of the land."""
        courses = Courses(self.plane, Ground(self.heights), self.rivers, self.plan["points"])
        seeds = {name: [self.plane.point(at) for at in places] for name, places in self.plan["seeds"].items()}
        return partition(self.land, courses.lines(self.plan["courses"]["all"]), seeds)

    @cached_property
    def near(self) -> Areas:
        """The partition as it is drawn."""
        return self.whole.simplified(NEAR, ISLET)

    @cached_property
    def far(self) -> Areas:
        """The partition for small pictures."""
        return self.whole.simplified(FAR, FAR_ISLET)

    @cached_property
    def shore(self) -> Geometry:
        """All land as it is drawn."""
        return MultiPolygon(list(shapely.get_parts(shapely.coverage_union_all(list(self.near.shapes)))))

    @cached_property
    def outland(self) -> Geometry:
        """The land around the zones, without the wastes between them."""
        return self.near[OUTLAND]

    @cached_property
    def seas(self) -> dict[str, Geometry]:
        """The bounds of the seas by their codes, on water and under the land beside it."""
        return {code: self.plane.shape(Polygon(places)) for code, places in self.plan["seas"].items()}

    @cached_property
    def sea_limits(self) -> Geometry:
        """The lines between two seas."""
        edges = shapely.unary_union([sea.boundary for sea in self.seas.values()])
        lines = edges.difference(self.shore.buffer(1)).intersection(self.plane.frame)
        parts = shapely.get_parts(shapely.line_merge(lines))
        return shapely.multilinestrings([part for part in parts if part.length > LIMIT])

    @cached_property
    def graticule(self) -> Geometry:
        """Every fifth meridian and parallel."""
        lines = [LineString([(lon, lat) for lat in np.arange(10, 71, 1.0)]) for lon in range(-40, 86, 5)]
        lines += [LineString([(lon, lat) for lon in np.arange(-40, 86, 1.0)]) for lat in range(10, 71, 5)]
        drawn = [self.plane.shape(line).simplify(0.3).intersection(self.plane.frame) for line in lines]
        parts = [part for line in drawn for part in shapely.get_parts(line)]
        return shapely.multilinestrings([part for part in parts if part.geom_type == "LineString"])

    def bridge(self, pair: str) -> list[Place]:
        """The two ends of a bridge: as planned, or the shortest way over near the planned place."""
        wanted = self.plan["bridges"][pair]
        if isinstance(wanted[0], list):
            return [self.plane.point(end) for end in wanted]
        around = Point(self.plane.point(wanted)).buffer(BRIDGE_REACH)
        shores = [self.near[name].intersection(around) for name in pair.split()]
        return [(round(end.x, 1), round(end.y, 1)) for end in nearest_points(*shores)]

    def crossing(self, pair: str) -> list[Place]:
        """The two ends of the way over a long strait: where the planned line leaves one shore and meets the other."""
        a, b = (Point(self.plane.point(end)) for end in self.plan["crossings"][pair])
        line = LineString([a, b])
        shores = [shapely.get_coordinates(self.near[name].intersection(line)).tolist() for name in pair.split()]
        far = [_farthest(shore, end) for shore, end in zip(shores, (a, b), strict=True)]
        return [(round(x, 1), round(y, 1)) for x, y in far]


def _farthest(places: list[list[float]], end: Point) -> list[float]:
    return max(places, key=lambda at: float(end.distance(Point(at))))


def _plane(row: dict[str, Any]) -> Conic:
    south, north = row["parallels"]
    lon, lat = row["centre"]
    return Conic(
        meridian=row["meridian"],
        parallels=(south, north),
        centre=(lon, lat),
        scale=EARTH / row["km"],
        width=row["width"],
        height=row["height"],
    )
