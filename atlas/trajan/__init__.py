"""The map of Trajan: 726 hexes from Ancyra to Hecatompylus."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point

from atlas import engraving, strokes
from atlas.base import Geometry, Grid
from atlas.labels import Box, Label, Lettering, Paper, Room, letter_region
from atlas.towns import Town, TownName, place_names
from atlas.trajan.geography import HEX, Geography, Site
from atlas.trajan.hexes import DESERT, GRID, MOUNTAIN, SEA, SWAMP, hexes_toml, table
from atlas.write import curve_path, dots_path, line_path, place, shape_path, strokes_path

VERSION = 1
DEPTHS = (2.6, 6.0, 10.6)
RIVER_WIDTH = {1: 1.5, 2: 2.1, 3: 3.0}
TYPE = {"": 9.2, "provincial": 11.0, "regional": 11.0}
COUNTER = 22.0
TRIES, WIDEST = 1000, 2.2
"""How many curves are tried for the name of a region, and how far its letters may be spaced."""
LAKE_TYPE = 5.5
WASHES = {"mountain": MOUNTAIN, "desert": DESERT, "swamp": SWAMP}


class TrajanMap(Geography):
    """Writes names on the ground and inks it; `content` is the drawing, `hexes_text` the table of the game."""

    def __init__(self) -> None:
        super().__init__()
        self.names = table("names")

    # ---- names

    @cached_property
    def town_names(self) -> dict[str, TownName]:
        """The names of the cities in their places."""
        towns = [
            Town(
                site.city.id, tuple(site.city.name.replace("-", "- ").split()), *site.sign, site.half,
                TYPE[site.city.capital], self.board.outline(site.city.hex).buffer(4),
            )
            for site in self.sites
        ]  # fmt: skip
        return place_names(
            towns,
            signs=shapely.unary_union([*self._sign_boxes, *(label.box.shape for label in self.signs.values())]),
            pieces=shapely.unary_union([Box(*site.stack, COUNTER, COUNTER).shape for site in self.sites]),
            lines=shapely.union_all([*self.rivers.values(), *(LineString(line) for _, _, line in self.roads)]),
            coast=self.land.boundary,
            frame=self.plane.frame.buffer(-12),
        )

    @cached_property
    def _sign_boxes(self) -> list[Geometry]:
        return [Box(*site.sign, 2 * site.half + 1, 2 * site.half + 1).shape for site in self.sites]

    @cached_property
    def signs(self) -> dict[str, Label]:
        """Names of seas and islands, written where they are told."""
        rows = [*self.names["sea"], *self.names["island"]]
        return {row["name"]: self._sign(row) for row in rows}

    def _sign(self, row: dict[str, Any]) -> Label:
        x, y = self.plane.point(row["at"])
        return Label((row["name"].upper(),), x, y, row["angle"], row["size"], spacing=0.2)

    @cached_property
    def lettering(self) -> dict[str, dict[str, Lettering]]:
        """The names of rivers, regions and ranges, letter by letter, each clear of those before."""
        taken = [*self._sign_boxes, *(name.box.shape.buffer(1.5) for name in self.town_names.values())]
        taken += [label.box.shape.buffer(1.5) for label in self.signs.values()]
        found: dict[str, dict[str, Lettering]] = {"region": {}, "range": {}, "lake": {}, "river": {}}
        for kind in ("region", "range"):
            for row in sorted(self.names[kind], key=lambda row: -float(row["size"])):
                written = found[kind][row["name"]] = self._letters(row, taken)
                taken.append(_ribbon(written))
        for name in self.lakes:
            written = found["lake"][name] = self._near_lake(name, taken)
            taken.append(_ribbon(written))
        for row in self.names["river"]:
            written = found["river"][row["name"]] = self._beside(row, taken)
            taken.append(_ribbon(written))
        return found

    def _near_lake(self, name: str, taken: list[Geometry]) -> Lettering:
        """The name of a lake above or below it."""
        lake = self.lakes[name].buffer(LAKE_TYPE * 0.5 + 2.5)
        west, north, east, south = lake.bounds
        blocked = shapely.unary_union(taken)
        lines = shapely.union_all([*self.rivers.values(), *(LineString(line) for _, _, line in self.roads)])
        tries = [
            engraving.level(name.upper(), LAKE_TYPE, (x, y))
            for shift in (0, 8, -8, 16, -16, 24, -24)
            for x in ((west + east) / 2 + shift,)
            for y in (south, north)
        ]
        return min(tries, key=lambda one: _crowded(one, blocked, lines))

    def _letters(self, row: dict[str, Any], taken: list[Geometry]) -> Lettering:
        """A name spread over the land around its heart."""
        heart = Point(self.plane.point(row["at"])).buffer(row.get("reach", row["size"] * 2.2))
        weight = np.where(self._taken(taken), -60.0, self._worth)
        return letter_region(row["name"].upper(), Room(weight, heart), (row["size"], row["size"] * 0.88), TRIES, WIDEST)

    @cached_property
    def _worth(self) -> Grid:
        """How well a letter stands on each cell of paper, but for other names: not in the sea, seldom on a line."""
        lines = [river.buffer(1.5) for river in self.rivers.values()]
        lines += [LineString(line).buffer(1.5) for _, _, line in self.roads]
        lines += [lake.buffer(2) for lake in self.lakes.values()]
        lines += [Box(*site.stack, COUNTER, COUNTER).shape for site in self.sites]
        ground = np.where(self._taken([self.land.buffer(-4)]), 1.0, -3.0)
        return np.where(self._taken(lines), np.minimum(ground, 0.3), ground)

    def _taken(self, shapes: Iterable[Geometry]) -> Grid:
        paper = Paper(int(self.plane.width), int(self.plane.height), MultiPolygon(), {})
        paper.take(shapes)
        return paper.taken

    def _beside(self, row: dict[str, Any], taken: list[Geometry]) -> Lettering:
        """The name of a river along its course."""
        blocked = shapely.unary_union([*taken, *(site_box for site_box in self._sign_boxes)])
        roads = shapely.union_all([LineString(line) for _, _, line in self.roads])
        others = [course for name, course in self.rivers.items() if name != row["name"]]
        return engraving.beside(
            self.rivers[row["name"]], row["name"], row["size"], blocked, shapely.union_all([roads, *others])
        )

    @cached_property
    def name_boxes(self) -> list[Geometry]:
        """The room of everything that is written."""
        letters = [
            letter.shape.buffer(1.0)
            for names in self.lettering.values()
            for lettering in names.values()
            for letter in lettering.boxes
        ]
        towns = [name.box.shape for name in self.town_names.values()]
        return [*letters, *towns, *(label.box.shape for label in self.signs.values())]

    # ---- the pen

    def _of(self, sign: str) -> list[int]:
        return [here for here in range(GRID.size) if self.hexes.terrain[here] == sign]

    @cached_property
    def _kept_clear(self) -> Geometry:
        """Where neither mountains nor sand are drawn: names, signs, roads and rivers."""
        lines = [LineString(line).buffer(3.6) for _, _, line in self.roads]
        lines += [course.buffer(4.0) for course in self.rivers.values()]
        lakes = [lake.buffer(6) for lake in self.lakes.values()]
        signs = [shape.buffer(2.5) for shape in self._sign_boxes]
        return shapely.union_all([*lines, *lakes, *signs, *(shape.buffer(1.5) for shape in self.name_boxes)])

    def _mountains(self) -> list[str]:
        area = self.board.union(self._of(MOUNTAIN), 3).intersection(self.land.buffer(-4))
        places = engraving.in_rows(area.buffer(-5), 15.0, 10.5, 114)
        places = engraving.clear(places, self._kept_clear.buffer(5.0))
        return [strokes_path(row, linked=True) for row in engraving.mountains(places, self.heights, 8.5, 17.0)]

    def _sand(self) -> str:
        area = self.board.union(self._of(DESERT), 3).buffer(-1.5).intersection(self.land.buffer(-2))
        return dots_path(engraving.clear(engraving.scattered(area, 5.4, 115), self._kept_clear))

    def _reeds(self) -> str:
        area = self.board.union(self._of(SWAMP), 3).buffer(-4).intersection(self.land.buffer(-3))
        places = engraving.clear(engraving.in_rows(area, 13, 9, 116), self._kept_clear.buffer(2.0))
        return strokes_path(engraving.reeds(places, 116), linked=True)

    def _wash(self, sign: str) -> str:
        """The ground of one terrain as a soft shape."""
        return shape_path(self.board.union(self._of(sign), 5).intersection(self.land).simplify(0.4))

    # ---- what is written

    def hexes_text(self) -> str:
        """The table of hexes for the game."""
        return hexes_toml(self.hexes, self.sea_sides)

    def content(self) -> dict[str, Any]:
        """The whole map as plain data."""
        frame = self.plane.frame
        common, faint = self.board.sides(set(self._of(SEA)))
        return {
            "version": VERSION,
            "game": "trajan",
            "size": [self.plane.width, self.plane.height],
            "grid": {
                "columns": GRID.columns,
                "rows": GRID.rows,
                "origin": list(self.board.origin),
                "hex": HEX,
                "sides": strokes_path(common, linked=True),
                "faint": strokes_path(faint, linked=True),
            },
            "land": shape_path(self.land.intersection(frame.buffer(4, join_style="mitre"))),
            "far": shape_path(self.land.simplify(3).intersection(frame)),
            "depth": [curve_path(line) for line in strokes.depth_lines(self.land, frame, DEPTHS)],
            "washes": {name: self._wash(sign) for name, sign in WASHES.items()},
            "mountains": self._mountains(),
            "sand": self._sand(),
            "reeds": self._reeds(),
            "lakes": [{"name": name, "path": shape_path(lake)} for name, lake in self.lakes.items()],
            "rivers": [self._river(row) for row in self.hexes.waters["river"]],
            "roads": [self._road(*road) for road in self.roads],
            "exits": [
                {"kind": kind, "hex": GRID.name(here), "path": shape_path(line)} for kind, here, line in self.exits
            ],
            "cities": [self._city(site) for site in self.sites],
            "regions": [_lettered(name, written) for name, written in self.lettering["region"].items()],
            "ranges": [_lettered(name, written) for name, written in self.lettering["range"].items()],
            "streams": [_lettered(name, written) for name, written in self.lettering["river"].items()],
            "pools": [_lettered(name, written) for name, written in self.lettering["lake"].items()],
            "seas": [self.signs[row["name"]].row for row in self.names["sea"]],
            "islands": [self.signs[row["name"]].row for row in self.names["island"]],
        }

    def _river(self, row: dict[str, Any]) -> dict[str, Any]:
        course = self.rivers[row["name"]].simplify(0.35)
        return {
            "name": row["name"],
            "path": shape_path(strokes.tapered(course, RIVER_WIDTH[row["rank"]], 0.5)),
            "course": line_path(course.coords),
        }

    def _road(self, kind: str, link: engraving.Link, line: Grid) -> dict[str, Any]:
        drawn = LineString(line).simplify(0.12)
        return {"kind": kind, "link": [GRID.name(here) for here in link], "path": line_path(drawn.coords)}

    def _city(self, site: Site) -> dict[str, Any]:
        return {
            "id": site.city.id,
            "hex": GRID.name(site.city.hex),
            "code": site.city.code,
            "capital": site.city.capital,
            "site": place(site.sign),
            "stack": place(site.stack),
            "label": self.town_names[site.city.id].row,
        }


def _lettered(name: str, written: Lettering) -> dict[str, Any]:
    return {
        "name": name,
        "text": written.text,
        "size": round(written.size, 1),
        "letters": [list(one) for one in written.letters],
    }


def _ribbon(written: Lettering) -> Geometry:
    """The room of a name from its first letter to its last."""
    places = [(x, y) for x, y, _ in written.letters]
    return LineString(places).buffer(written.size * 0.5 + 2.0)


def _crowded(written: Lettering, blocked: Geometry, lines: Geometry) -> float:
    """How much lies under a name."""
    room = _ribbon(written)
    return float(room.intersection(blocked).area + 3 * room.intersection(lines).length)
