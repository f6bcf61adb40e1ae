"""The map of Imperium Romanum: 2772 hexes from Hibernia to Persia."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point

from atlas import engraving, strokes
from atlas.base import Geometry, Grid
from atlas.imperium.geography import HEX, Geography
from atlas.imperium.hexes import City, Side
from atlas.labels import Box, Label, Lettering, Paper, letter_region
from atlas.strokes import Strokes
from atlas.tables import toml
from atlas.towns import Town, TownName, place_names
from atlas.write import curve_path, dots_path, line_path, place, shape_path, strokes_path

VERSION: Final = 1
DEPTHS: Final = (3.2,)
FAR: Final = 3.0
"""How coarse the land is that is drawn while the whole map is on the screen."""
SIGN: Final = 2.6
"""Half the width of a city's sign, and of a capital's a little more."""
TYPE: Final = 5.4
LARGEST, SMALLEST = 24.0, 5.5
"""Sizes of type of provinces."""
TRIES, WIDEST = 260, 2.3
STREAM_TYPE: Final = {"main": 5.6, "major": 4.8}
HILLS: Final = (4.2, 10.5)
"""How tall the mountains of rough hexes are, by how much they stand out."""
WASHES: Final = {"forest": "&", "rough": "^", "marsh": "%", "desert": ":"}
AND: Final = " ET "


class ImperiumMap(Geography):
    """Writes names on the ground and inks it; `content` is the drawing."""

    # ---- names

    @cached_property
    def seas(self) -> list[Label]:
        """Names of seas, written where they are told."""
        rows = toml(Path(__file__).with_name("names.toml"))["sea"]
        return [self._sea(row) for row in rows]

    def _sea(self, row: dict[str, Any]) -> Label:
        x, y = self.board.point(tuple(row["at"]))
        return Label((row["name"].upper(),), x, y, row["angle"], row["size"], spacing=0.3)

    @cached_property
    def _signs(self) -> list[Geometry]:
        return [Box(*site, 2 * SIGN + 1, 2 * SIGN + 1).shape for site in self.sites.values()]

    @cached_property
    def town_names(self) -> dict[str, TownName]:
        """The names of the cities in their places."""
        towns = [self._town(city) for city in self.hexes.cities]
        anchors = [Box(*at, 5, 5).shape for at in self.ports.values()]
        return place_names(
            towns,
            signs=shapely.union_all([*self._signs, *anchors]),
            pieces=MultiPolygon(),
            lines=shapely.union_all(list(self.rivers.values())).simplify(1),
            coast=LineString(),
            frame=self.plane.frame.buffer(-6),
        )

    def _town(self, city: City) -> Town:
        room = self.board.outline(self.hexes.number[city.place[:5]]).buffer(4)
        return Town(city.id, tuple(city.name.split()), *self.sites[city.id], SIGN, TYPE + 0.8 * city.capital, room)

    @cached_property
    def _written(self) -> list[Geometry]:
        towns = [name.box.shape.buffer(0.8) for name in self.town_names.values()]
        return [*self._signs, *towns, *(label.box.shape for label in self.seas)]

    @cached_property
    def provinces(self) -> dict[str, Lettering]:
        """The names of the provinces, letter by letter along their land, the smallest first."""
        shapes = {row["id"]: self._province(row["id"]) for row in self.hexes.provinces}
        names = {row["id"]: row["name"].upper().replace(" & ", AND) for row in self.hexes.provinces}
        paper = Paper(int(self.plane.width), int(self.plane.height), MultiPolygon(), shapes)
        paper.take(self._written)
        found = {}
        for name, shape in sorted(shapes.items(), key=lambda item: float(item[1].area)):
            size = min(max(0.85 * float(np.sqrt(shape.area)) / max(len(names[name]), 6), SMALLEST), LARGEST)
            room = paper.room([name], shape, sea=0.3)
            found[name] = letter_region(names[name], room, (round(size, 1), round(size * 0.75, 1)), TRIES, WIDEST)
            paper.take([_ribbon(found[name])])
        return {row["id"]: found[row["id"]] for row in self.hexes.provinces}

    def _province(self, name: str) -> Geometry:
        hexes = [here for here, its in enumerate(self.hexes.province) if its == name]
        whole = self.board.union(hexes).simplify(0.2)
        dry = whole.intersection(self.far)
        return dry if dry.area > 0.2 * whole.area else whole

    @cached_property
    def streams(self) -> dict[str, Lettering]:
        """The names of the greater rivers along their courses."""
        taken = [*self._written, *(_ribbon(name) for name in self.provinces.values())]
        found = {}
        for row in self.hexes.sides["river"]:
            if row["rank"] in STREAM_TYPE:
                course = max(shapely.get_parts(self.rivers[row["id"]]), key=lambda part: float(part.length))
                if course.length < 5 * HEX:
                    continue
                near = [shape for shape in taken if shape.distance(course) < HEX]
                found[row["id"]] = engraving.beside(
                    course, row["name"], STREAM_TYPE[row["rank"]], shapely.union_all(near), LineString()
                )
                taken.append(_ribbon(found[row["id"]]))
        return found

    # ---- the pen

    @cached_property
    def far(self) -> Geometry:
        """The land in coarse lines."""
        return self.land.simplify(FAR).buffer(0)

    def _of(self, sign: str) -> list[int]:
        return [here for here, its in enumerate(self.hexes.terrain) if its == sign]

    @cached_property
    def _clear(self) -> Geometry:
        """Where no ground is drawn: names, signs, rivers and ranges."""
        rivers = [river.buffer(2.4) for river in self.rivers.values()]
        ranges = [self.chain(self._range(row)).buffer(5.0) for row in self.hexes.sides["mountain"]]
        return shapely.union_all([*self._written, *rivers, *ranges])

    def _range(self, row: dict[str, Any]) -> list[Side]:
        return self.hexes.sides_of(row["sides"])

    def _scattered(self, sign: str, across: float, down: float, seed: int) -> Grid:
        area = self.board.union(self._of(sign)).buffer(-3.5).intersection(self.far)
        return engraving.clear(engraving.in_rows(area, across, down, seed), self._clear)

    def _hills(self) -> str:
        places = self._scattered("^", 21.0, 15.0, 31)
        return strokes_path(engraving.hills(places, self.heights, *HILLS), linked=True)

    def _trees(self) -> str:
        places = self._scattered("&", 15.0, 11.5, 32)
        lines: Strokes = [[(x - 1.5, y), (x, y - 4), (x + 1.5, y), (x - 1.5, y)] for x, y in places.tolist()]
        return strokes_path(lines, linked=True)

    def _reeds(self) -> str:
        places = self._scattered("%", 12.0, 8.5, 33)
        lines: Strokes = [[(x - 3, y - 1.6), (x - 3, y), (x + 3, y), (x + 3, y - 1.6)] for x, y in places.tolist()]
        return strokes_path(lines, linked=True)

    def _sand(self) -> str:
        return dots_path(self._scattered(":", 15.0, 12.5, 34))

    def _wash(self, sign: str) -> str:
        """The ground of one terrain as a soft shape; the land cuts it off."""
        return shape_path(self.board.union(self._of(sign), 4).simplify(0.8))

    # ---- what is written

    def content(self) -> dict[str, Any]:
        """The whole map as plain data."""
        frame = self.plane.frame
        return {
            "version": VERSION,
            "game": "imperium",
            "size": [self.plane.width, self.plane.height],
            "grid": {
                "columns": self.grid.columns,
                "rows": self.grid.rows,
                "first": [self.grid.first_column, self.grid.first_row],
                "origin": list(self.board.origin),
                "hex": HEX,
            },
            "land": shape_path(self.land.intersection(frame.buffer(4, join_style="mitre"))),
            "far": shape_path(self.far.intersection(frame)),
            "depth": [curve_path(line) for line in strokes.depth_lines(self.far, frame, DEPTHS)],
            "washes": {name: self._wash(sign) for name, sign in WASHES.items()},
            "hills": self._hills(),
            "trees": self._trees(),
            "reeds": self._reeds(),
            "sand": self._sand(),
            "lakes": [shape_path(lake) for lake in self.lakes],
            "rivers": [self._river(row) for row in self.hexes.sides["river"]],
            "ranges": [self._ridge(row) for row in self.hexes.sides["mountain"]],
            "lake_sides": self._sides(self.hexes.sides_of(self.hexes.sides["lake"])),
            "straits": [self._strait(row) for row in self.hexes.sides["strait"]],
            "borders": [self._border(*pair, sides) for pair, sides in sorted(self.hexes.borders.items())],
            "spots": {name: list(spot) for name, spot in self.spots.items()},
            "ports": {name: list(at) for name, at in self.ports.items()},
            "cities": [
                {
                    "id": city.id,
                    "place": city.place,
                    "capital": city.capital,
                    "site": place(self.sites[city.id]),
                    "label": self.town_names[city.id].row,
                }
                for city in self.hexes.cities
            ],
            "provinces": [{"id": name, **written.row} for name, written in self.provinces.items()],
            "streams": [{"id": name, **written.row} for name, written in self.streams.items()],
            "seas": [label.row for label in self.seas],
        }

    def _sides(self, sides: Iterable[Side]) -> str:
        return strokes_path(_coords(self.chain(list(sides))))

    def _river(self, row: dict[str, Any]) -> dict[str, Any]:
        lines = shapely.get_parts(self.rivers[row["id"]])
        joined = shapely.line_merge(shapely.multilinestrings(lines))
        return {"id": row["id"], "rank": row["rank"], "path": "".join(_soft(line) for line in _coords(joined))}

    def _ridge(self, row: dict[str, Any]) -> dict[str, Any]:
        line = self.chain(self._range(row))
        _, ink = strokes.ridge(line)
        return {"name": row["name"], "sides": strokes_path(_coords(line)), "ink": strokes_path(ink, linked=True)}

    def _strait(self, row: dict[str, Any]) -> dict[str, Any]:
        ends = [self.spots[row[end]] for end in ("a", "b")]
        middle = self.line(_pair(*(self.hexes.number[row[end]] for end in ("a", "b")))).centroid
        tips = [_toward((middle.x, middle.y), end, 0.26 * HEX) for end in ends]
        arrow = strokes_path(strokes.arrow(*tips))
        return {"name": row["name"], "a": row["a"], "b": row["b"], "path": arrow}

    def _border(self, a: str, b: str, sides: list[Side]) -> dict[str, Any]:
        return {"between": [a, b], "path": self._sides(sides)}


def _coords(lines: Geometry) -> Strokes:
    return [[(float(x), float(y)) for x, y in line.coords] for line in shapely.get_parts(lines)]


def _soft(line: list[tuple[float, float]]) -> str:
    """A line with its corners rounded and its ends kept."""
    if len(line) < 3:
        return line_path(line)
    ends = [(line[0], _middle(*line[:2])), (_middle(*line[-2:]), line[-1])]
    return line_path(ends[0]) + curve_path(LineString(line)) + line_path(ends[1])


def _middle(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _pair(a: int, b: int) -> Side:
    return min(a, b), max(a, b)


def _toward(start: tuple[float, float], end: tuple[float, float], far: float) -> tuple[float, float]:
    """A place at some distance on the way to another."""
    way = np.subtract(end, start)
    step = way / max(float(np.hypot(*way)), 1e-9) * far
    return round(float(start[0] + step[0]), 1), round(float(start[1] + step[1]), 1)


def _ribbon(written: Lettering) -> Geometry:
    """The room of a name from its first letter to its last."""
    places = [(x, y) for x, y, _ in written.letters]
    line = LineString(places) if len(places) > 1 else Point(places[0])
    return line.buffer(written.size * 0.5 + 1.5)
