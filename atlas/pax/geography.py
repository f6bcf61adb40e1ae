"""The ground of Pax Romana: what the game says of its map, and the land shared out among its provinces."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon

from atlas.areas import OUTLAND, Areas, cut
from atlas.base import Geometry, Heights, Place, Waters, named_lakes, read_shores
from atlas.basins import Basins, Shares
from atlas.lens import Lens, Lensed
from atlas.tables import data_of, toml

EARTH = 6371.0
NEAR, FAR = 1.1, 4.5
"""How coarse the two levels of detail are, in units."""
ISLET, FAR_ISLET = 5.0, 40.0
"""Islands below these areas are not drawn."""
SHEET = 30.0
"""How far the land is shared out beyond the frame."""
DATA = data_of("pax")


@dataclass(frozen=True)
class Game:
    """What the game's own data say about its map."""

    territories: list[dict[str, Any]]
    provinces: list[dict[str, Any]]
    spaces: list[dict[str, Any]]
    transits: list[dict[str, Any]]
    connections: list[dict[str, Any]]

    @classmethod
    def read(cls) -> "Game":
        """Read the tables of the map."""
        land, points = toml(DATA / "provinces.toml"), toml(DATA / "spaces.toml")
        connections = toml(DATA / "connections.toml")["connection"]
        return cls(land["territory"], land["province"], points["space"], points["transit"], connections)

    def provinces_of(self, territory: str) -> list[str]:
        """The provinces of a territory."""
        return [row["id"] for row in self.provinces if row["territory"] == territory]


class Geography:
    """Land, waters and heights, and the provinces that spread over the land from their spaces."""

    def __init__(self) -> None:
        here = Path(__file__)
        self.game = Game.read()
        self.plan = toml(here.with_name("plan.toml"))
        self.waters = toml(here.parents[1] / "waters.toml")
        self.plane = _plane(self.plan)
        land, lakes = read_shores(self.plane, ISLET / 3, list(self.waters["canals"].values()))
        self.land = land.intersection(self.plane.frame.buffer(SHEET, join_style="mitre"))
        self.lakes = named_lakes(lakes, self.plane, self.waters["lakes"])
        network = Waters(self.plane)
        self.rivers = {
            name: network.course(name, river["way"], river.get("drawn", False))
            for name, river in self.waters["rivers"].items()
        }
        self.heights = Heights.read(self.plane)

    @cached_property
    def shares(self) -> Shares:
        """Who reaches each cell of the ground first."""
        courses = [(self.rivers[name], river["rank"]) for name, river in self.waters["rivers"].items()]
        names = [*(row["id"] for row in self.game.provinces), OUTLAND]
        seeds: dict[str, list[Place]] = {name: [] for name in names}
        for name, places in self.plan["seeds"].items():
            seeds[name] += [self.plane.point(at) for at in places]
        for space in self.game.spaces:
            seeds[space["province"]].append(self.plane.point((space["lon"], space["lat"])))
        return Basins(self.heights, self.land, courses).shared(seeds)

    @cached_property
    def whole(self) -> Areas:
        """The exact partition of the land."""
        return cut(self.land, self.shares.lines(), self.shares.names, self.shares.owner)

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
    def graticule(self) -> Geometry:
        """Every fifth meridian and parallel."""
        lines = [LineString([(lon, 15), (lon, 75)]) for lon in range(-40, 86, 5)]
        lines += [LineString([(-40, lat), (86, lat)]) for lat in range(10, 71, 5)]
        drawn = [self.plane.shape(line).simplify(0.3).intersection(self.plane.frame) for line in lines]
        parts = [part for line in drawn for part in shapely.get_parts(line)]
        return shapely.multilinestrings([part for part in parts if part.geom_type == "LineString"])


def _plane(plan: dict[str, Any]) -> Lensed:
    row = plan["plane"]
    south, north = row["parallels"]
    lon, lat = row["centre"]
    return Lensed(
        meridian=row["meridian"],
        parallels=(south, north),
        centre=(lon, lat),
        scale=EARTH / row["km"],
        width=row["width"],
        height=row["height"],
        lenses=tuple(Lens((one["at"][0], one["at"][1]), one["power"], one["reach"]) for one in plan["lens"]),
    )
