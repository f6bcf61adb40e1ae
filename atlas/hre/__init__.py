"""The map of History of the Roman Empire: 45 provinces, 80 borders, nine dioceses."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point
from shapely.ops import nearest_points

from atlas import strokes
from atlas.areas import OUTLAND, Areas, Courses, Ground, partition
from atlas.base import Conic, Geometry, Heights, Waters, named_lakes, read_shores
from atlas.labels import CITY, Box, Label, Lettering, Paper, Sites, letter_region, place_area
from atlas.tables import data_of, toml
from atlas.write import curve_path, place, shape_path, strokes_path

VERSION = 1
EARTH = 6371.0
NEAR, FAR = 0.9, 3.2
"""How coarse the two levels of detail are, in units."""
OUTLINE = 1.5
"""How coarse the outlines of dioceses are: they are drawn as soft bands inside the exact provinces."""
ISLET, FAR_ISLET = 3.5, 25.0
"""Islands below these areas are not drawn."""
BRIDGE_REACH = 25.0
HEART = 65.0
"""How far from its heart the name of a diocese may be centred."""
DEPTHS = (2.4, 5.6, 10.0)
RIVER_WIDTH = {1: 1.0, 2: 1.5, 3: 2.1}
DIOCESE_SIZES = (25.0, 22.0, 19.0, 16.5, 14.5, 12.5)

DATA = data_of("hre")


@dataclass(frozen=True)
class Game:
    """What the game's own data say about its map."""

    provinces: list[dict[str, Any]]
    borders: list[dict[str, Any]]
    dioceses: list[dict[str, Any]]

    @classmethod
    def read(cls) -> "Game":
        """Read the three tables of the map."""
        return cls(
            toml(DATA / "provinces.toml")["province"],
            toml(DATA / "borders.toml")["border"],
            toml(DATA / "dioceses.toml")["diocese"],
        )


class HreMap:
    """Builds the map step by step; `content` is what is written."""

    def __init__(self) -> None:
        self.game = Game.read()
        self.plan = toml(Path(__file__).with_name("seeds.toml"))
        self.waters = toml(Path(__file__).parents[1] / "waters.toml")
        self.plane = _plane(self.plan["plane"])
        self._read_geography()
        whole = partition(self.land, self._lines(), self._seeds())
        self.near = whole.simplified(NEAR, ISLET)
        self.far = whole.simplified(FAR, FAR_ISLET)
        self.shore = MultiPolygon(list(shapely.get_parts(shapely.coverage_union_all(list(self.near.shapes)))))
        self._place_names()

    # ---- geography

    def _read_geography(self) -> None:
        self.land, lakes = read_shores(self.plane, ISLET / 3, list(self.waters["canals"].values()))
        self.lakes = named_lakes(lakes, self.plane, self.waters["lakes"])
        network = Waters(self.plane)
        self.rivers = {
            name: network.course(name, river["way"], river.get("drawn", False))
            for name, river in self.waters["rivers"].items()
        }
        self.heights = Heights.read(self.plane)

    def _lines(self) -> list[Geometry]:
        courses = Courses(self.plane, Ground(self.heights), self.rivers, self.plan["points"])
        return courses.lines(self.plan["courses"]["all"])

    def _seeds(self) -> dict[str, list[tuple[float, float]]]:
        return {name: [self.plane.point(at) for at in places] for name, places in self.plan["seeds"].items()}

    # ---- names

    def _place_names(self) -> None:
        self.signs = {kind: [self._sign(row) for row in self.plan[kind]] for kind in ("sea", "land")}
        signs = [label.box.shape for labels in self.signs.values() for label in labels]
        areas = {row["id"]: self.near[row["id"]] for row in self.game.provinces}
        paper = Paper(int(self.plane.width), int(self.plane.height), self.shore, areas)
        paper.take(sign.buffer(1.5) for sign in signs)
        paper.take(LineString(self._bridge(pair)).buffer(6) for pair in self.plan["bridges"])
        self.sites = self._sites(paper, areas)
        paper.take(self._inked_borders())
        self.letters = self._letters(paper)
        self.names = signs + [sites.label.box.shape for sites in self.sites.values()]
        self.names += [letter.shape for letters in self.letters.values() for letter in letters.boxes]

    def _inked_borders(self) -> list[Geometry]:
        """The ground that drawn ranges and woods take up on paper."""
        lines = [(self.near.border(row["a"], row["b"]), row["kind"]) for row in self.game.borders]
        return [line.buffer(4.5) for line, kind in lines if kind != "open" and not line.is_empty]

    def _sites(self, paper: Paper, areas: dict[str, Geometry]) -> dict[str, Sites]:
        """Names and sites of the provinces, the smallest first."""
        cities = {name: self.plane.point(at) for name, at in self.plan["cities"].items()}
        paper.take(Box(*city, CITY, CITY).shape for city in cities.values())
        lines = {row["id"]: tuple(row["name"].upper().split()) for row in self.game.provinces}
        order = sorted(areas, key=lambda name: float(areas[name].area))
        return {name: place_area(paper, name, lines[name], areas[name], cities.get(name)) for name in order}

    def _letters(self, paper: Paper) -> dict[str, Lettering]:
        found = {}
        for diocese in self.game.dioceses:
            name, members = diocese["id"], self._members(diocese["id"])
            heart = Point(self.plane.point(self.plan["hearts"][name]))
            room = paper.room(members, heart.buffer(HEART), sea=0.0, edge=0.3)
            found[name] = letter_region(diocese["name"].upper(), room, DIOCESE_SIZES)
            paper.take(letter.shape.buffer(1) for letter in found[name].boxes)
        return found

    def _members(self, diocese: str) -> list[str]:
        return [row["id"] for row in self.game.provinces if row["diocese"] == diocese]

    def _sign(self, row: dict[str, Any]) -> Label:
        x, y = self.plane.point(row["at"])
        return Label((row["name"].upper(),), x, y, row["angle"], row["size"], spacing=0.22)

    def _region(self, areas: Areas, diocese: str) -> Geometry:
        return shapely.coverage_union_all([areas[name] for name in self._members(diocese)])

    def _bridge(self, pair: str) -> list[tuple[float, float]]:
        """The two ends of a bridge: as planned, or the shortest way over near the planned place."""
        wanted = self.plan["bridges"][pair]
        if isinstance(wanted[0], list):
            return [self.plane.point(end) for end in wanted]
        around = Point(self.plane.point(wanted)).buffer(BRIDGE_REACH)
        shores = [self.near[name].intersection(around) for name in pair.split()]
        return [(round(end.x, 1), round(end.y, 1)) for end in nearest_points(*shores)]

    # ---- what is written

    def content(self) -> dict[str, Any]:
        """The whole map as plain data."""
        frame = self.plane.frame
        sheet = frame.buffer(4, join_style="mitre")
        return {
            "version": VERSION,
            "game": "hre",
            "size": [self.plane.width, self.plane.height],
            "far": shape_path(shapely.coverage_union_all(list(self.far.shapes)).intersection(sheet)),
            "outland": shape_path(self.near[OUTLAND].intersection(sheet)),
            "graticule": shape_path(self._graticule()),
            "depth": [curve_path(line) for line in strokes.depth_lines(self.shore, frame, DEPTHS)],
            "lakes": [{"name": name, "path": shape_path(lake.simplify(0.4))} for name, lake in self.lakes.items()],
            "rivers": [self._river(name) for name in self.rivers],
            "relief": [strokes_path(strokes.clear_of(lines, self.names), linked=True) for lines in self._hachures()],
            "massifs": [self._massif(part) for part in self._enclaves()],
            "provinces": [self._province(row["id"]) for row in self.game.provinces],
            "borders": [self._border(row) for row in self.game.borders],
            "dioceses": [self._diocese(row["id"]) for row in self.game.dioceses],
            "seas": [label.row for label in self.signs["sea"]],
            "lands": [label.row for label in self.signs["land"]],
        }

    def _hachures(self) -> list[strokes.Strokes]:
        return strokes.hachures(self.heights, self.shore, self.plane.width, self.plane.height)

    def _river(self, name: str) -> dict[str, Any]:
        course = self.rivers[name].simplify(0.75)
        width = RIVER_WIDTH[self.waters["rivers"][name]["rank"]]
        return {"name": name, "path": shape_path(strokes.tapered(course, width))}

    def _enclaves(self) -> list[Geometry]:
        """High ground without an owner between provinces."""
        return [part for part in shapely.get_parts(self.near[OUTLAND]) if self._inland(part)]

    def _inland(self, part: Geometry) -> bool:
        """Whether a piece of land touches no sea."""
        return bool(part.boundary.intersection(self.shore.boundary).length == 0)

    def _massif(self, shape: Geometry) -> dict[str, str]:
        fill, ink = strokes.massif(shape)
        return {
            "path": shape_path(shape),
            "fill": strokes_path(fill, closed=True),
            "ink": strokes_path(ink, linked=True),
        }

    def _province(self, name: str) -> dict[str, Any]:
        sites = self.sites[name]
        return {
            "id": name,
            "path": shape_path(self.near[name]),
            "far": shape_path(self.far[name]),
            "label": sites.label.row,
            "armies": [place(army) for army in sites.armies],
            "fort": place(sites.fort),
            "city": place(sites.city) if sites.city else None,
        }

    def _border(self, row: dict[str, Any]) -> dict[str, Any]:
        line = self.near.border(row["a"], row["b"])
        pair = " ".join((row["a"], row["b"]))
        entry = {"a": row["a"], "b": row["b"], "kind": row["kind"], "path": shape_path(line)}
        if pair in self.plan["bridges"]:
            ends = self._bridge(pair)
            fill, ink = strokes.bridge(ends[0], ends[1])
            entry["bridge"] = [place(end) for end in ends]
        elif row["kind"] == "open":
            return entry
        else:
            fill, ink = (strokes.ridge if row["kind"] == "mountain" else strokes.trees)(line)
        return entry | {"fill": strokes_path(fill, closed=True), "ink": strokes_path(ink, linked=True)}

    def _diocese(self, name: str) -> dict[str, Any]:
        letters = self.letters[name]
        label = {"text": letters.text, "size": letters.size, "letters": [list(letter) for letter in letters.letters]}
        return {"id": name, "path": shape_path(self._region(self.near, name).simplify(OUTLINE)), "label": label}

    def _graticule(self) -> Geometry:
        """Every fifth meridian and parallel."""
        lines = [LineString([(lon, lat) for lat in np.arange(10, 71, 1.0)]) for lon in range(-40, 86, 5)]
        lines += [LineString([(lon, lat) for lon in np.arange(-40, 86, 1.0)]) for lat in range(10, 71, 5)]
        drawn = [self.plane.shape(line).simplify(0.3).intersection(self.plane.frame) for line in lines]
        return shapely.multilinestrings(
            [part for line in drawn for part in shapely.get_parts(line) if part.geom_type == "LineString"]
        )


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
