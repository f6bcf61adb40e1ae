"""The map of Pax Romana: 220 spaces, 100 transit points and the 639 connections between them, on 54 provinces."""

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Point

from atlas import engraving, strokes
from atlas.areas import OUTLAND
from atlas.base import Geometry, Grid
from atlas.labels import COUNTER, Box, Label, Lettering, Paper, Room, letter_region, straight_name
from atlas.pax.sites import Sites
from atlas.tables import toml
from atlas.write import curve_path, place, shape_path, strokes_path

VERSION = 1
OUTLINE = 2.4
"""How coarse the outlines of territories are: they are drawn as soft bands inside the exact provinces."""
DEPTHS = (3.0, 7.2)
RIVER_WIDTH = {1: 1.0, 2: 1.6, 3: 2.8}
TERRITORY_SIZES = (28.0, 23.0, 19.0, 15.5, 12.5)
PROVINCE_SIZES = (11.5, 10.0, 8.8, 7.6, 6.6)
PROVINCE_ANGLES = (0, -14, 14, -30, 30, -50, 50, -68, 68)
TERRITORY_TRIES, NAME_TRIES, WIDEST = 1500, 240, 3.0
UNDER, CROSSED = 0.35, -2.0
"""How well a letter stands where pieces may come to stand on it, and where a line runs."""
HEART = 40.0
"""How far from its heart the name of a province may be centred; that of a territory twice as far."""
SMALL = 9000.0
"""On territories below this area the name stands in straight lines."""
WANDER = 60
"""How far from its place the name of a sea or a land may be written."""
WILD = 25.0
"""How far beyond the provinces hills are drawn."""


class PaxMap(Sites):
    """Writes names on the ground and inks it; `content` is what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.names = toml(Path(__file__).with_name("names.toml"))

    # ---- names

    @cached_property
    def _areas(self) -> dict[str, Geometry]:
        return {row["id"]: self.near[row["id"]] for row in self.game.provinces}

    @cached_property
    def paper(self) -> Paper:
        """The paper; what stands on it marks its cells."""
        paper = Paper(int(self.plane.width), int(self.plane.height), self.shore, self._areas)
        paper.take(shape.buffer(1) for shape in self.sign_shapes.values())
        paper.take(site.name.box.shape.buffer(1) for site in self.sites.values())
        return paper

    @cached_property
    def _under_pieces(self) -> Grid:
        """Which cells lie under stacks."""
        return self._marked(box.shape for box in self.stack_boxes)

    @cached_property
    def _under_lines(self) -> Grid:
        """Which cells lie under lines."""
        return self._marked(line.buffer(1.6) for line in self.lines.values())

    def _marked(self, shapes: Iterable[Geometry]) -> Grid:
        paper = Paper(int(self.plane.width), int(self.plane.height), MultiPolygon(), {})
        paper.take(shapes)
        return paper.taken

    def _burdened(self, weight: Grid, crossed: float = CROSSED) -> Grid:
        """How well each cell can be written on, with stacks and lines in mind."""
        light = np.where(self._under_pieces, np.minimum(weight, UNDER), weight)
        return np.where(self._under_lines, np.minimum(light, crossed), light)

    @cached_property
    def stack_boxes(self) -> list[Box]:
        """The rooms of all stacks."""
        places = [at for site in self.sites.values() for at in (site.army, site.fleet) if at]
        return [Box(*at, COUNTER, COUNTER) for at in places]

    def _room(self, provinces: list[str], sea: float, edge: float, crossed: float = CROSSED) -> Room:
        shape = shapely.union_all([self.near[name] for name in provinces]).intersection(self.plane.frame.buffer(-12))
        room = self.paper.room(provinces, shape, sea=sea, edge=edge)
        return replace(room, weight=self._burdened(room.weight, crossed))

    @cached_property
    def province_names(self) -> dict[str, Lettering | None]:
        """The names of the provinces; a territory that is one province is named as a territory."""
        order = sorted(self.game.provinces, key=lambda row: float(self.near[row["id"]].area))
        return {row["id"]: self._province(row) for row in order}

    def _province(self, row: dict[str, Any]) -> Lettering | None:
        if len(self.game.provinces_of(row["territory"])) == 1:
            return None
        room = self._room([row["id"]], sea=0.25, edge=0.6)
        room = self._at_heart(row["id"], room, HEART)
        written = straight_name(
            row["name"].removeprefix("The ").upper(), room, PROVINCE_ANGLES, PROVINCE_SIZES, NAME_TRIES
        )
        self._take(written.boxes)
        return written

    def _at_heart(self, id_: str, room: Room, reach: float) -> Room:
        """Room about the heart of a province or territory, if it has one; else all of it."""
        if id_ not in self.names["hearts"]:
            return room
        return replace(room, main=Point(self.plane.point(self.names["hearts"][id_])).buffer(reach))

    def _take(self, boxes: Iterable[Box]) -> None:
        self.paper.take(box.shape.buffer(1.2) for box in boxes)

    @cached_property
    def territory_names(self) -> dict[str, Lettering]:
        """The names of the territories along their land, the smallest first."""
        assert self.province_names
        parts = {row["id"]: self.game.provinces_of(row["id"]) for row in self.game.territories}
        areas = {id_: sum(float(self.near[name].area) for name in names) for id_, names in parts.items()}
        return {id_: self._territory(id_, parts[id_]) for id_ in sorted(parts, key=lambda id_: areas[id_])}

    def _territory(self, id_: str, provinces: list[str]) -> Lettering:
        name = next(row["name"] for row in self.game.territories if row["id"] == id_).removeprefix("The ").upper()
        room = self._room(provinces, sea=0.15, edge=0.5, crossed=UNDER)
        room = self._at_heart(id_, room, 2 * HEART)
        if room.main.area < SMALL:
            written = straight_name(name, room, PROVINCE_ANGLES, PROVINCE_SIZES, NAME_TRIES)
        else:
            written = letter_region(name, room, TERRITORY_SIZES, TERRITORY_TRIES, WIDEST)
        self._take(written.boxes)
        return written

    @cached_property
    def streams(self) -> list[Lettering]:
        """The names of some rivers along their courses."""
        assert self.territory_names
        written = [box.shape for box in (*self._letter_boxes, *(site.name.box for site in self.sites.values()))]
        blocked = shapely.union_all([*written, *self.sign_shapes.values()])
        found = []
        for row in self.names["stream"]:
            course = self.rivers[row["river"]].intersection(self.plane.frame.buffer(-20))
            longest = max(shapely.get_parts(course), key=lambda part: float(part.length))
            one = engraving.beside(longest, row["name"], row["size"], blocked, self._all_lines)
            self._take(one.boxes)
            found.append(one)
        return found

    @property
    def _letter_boxes(self) -> list[Box]:
        written = [one for one in self.province_names.values() if one] + list(self.territory_names.values())
        return [box for one in written for box in one.boxes]

    @cached_property
    def signs(self) -> dict[str, list[Label]]:
        """Names on water and on land outside the provinces, as near to their places as there is room."""
        assert self.streams
        return {kind: [self._sign(row, kind == "sea") for row in self.names[kind]] for kind in ("sea", "land")}

    def _sign(self, row: dict[str, Any], water: bool) -> Label:
        x, y = self.plane.point(row["at"])
        good = self.paper.owner == (Paper.SEA if water else Paper.OTHER)
        weight = self._burdened(np.where(self.paper.taken, -60.0, np.where(good, 1.0, -6.0)))
        steps = range(-WANDER, WANDER + 1, 5)
        lines = tuple(line.upper() for line in row["lines"])
        labels = [Label(lines, x + dx, y + dy, row["angle"], row["size"], spacing=0.2) for dx in steps for dy in steps]
        far = np.array([np.hypot(label.x - x, label.y - y) for label in labels])
        worth = 14 * Room(weight, Point(x, y).buffer(1)).worth([label.box for label in labels], 25, 8) - 0.05 * far
        best = labels[int(np.argmax(worth))]
        best = replace(best, x=round(best.x, 1), y=round(best.y, 1))
        self._take([best.box])
        return best

    @cached_property
    def name_boxes(self) -> list[Geometry]:
        """The room of everything that is written."""
        found = [label.box.shape for labels in self.signs.values() for label in labels]
        found += [site.name.box.shape for site in self.sites.values()]
        found += [box.shape for one in self.streams for box in one.boxes]
        return found + [box.shape for box in self._letter_boxes]

    # ---- what is written

    def content(self) -> dict[str, Any]:
        """The whole map as plain data."""
        frame = self.plane.frame
        sheet = frame.buffer(4, join_style="mitre")
        return {
            "version": VERSION,
            "game": "pax",
            "size": [self.plane.width, self.plane.height],
            "far": shape_path(shapely.coverage_union_all(list(self.far.shapes)).intersection(sheet)),
            "outland": shape_path(self.near[OUTLAND].intersection(sheet)),
            "graticule": shape_path(self.graticule),
            "depth": [curve_path(line) for line in strokes.depth_lines(self.shore, frame, DEPTHS)],
            "lakes": [{"name": name, "path": shape_path(lake.simplify(0.4))} for name, lake in self.lakes.items()],
            "rivers": [self._river(name) for name in self.rivers],
            "relief": [strokes_path(strokes.clear_of(lines, self._clear), linked=True) for lines in self._hachures()],
            "provinces": [self._province_row(row["id"]) for row in self.game.provinces],
            "borders": self._borders(),
            "territories": [self._territory_row(row["id"]) for row in self.game.territories],
            "spaces": [self._space(row["id"]) for row in self.game.spaces],
            "transits": [
                {"id": row["id"], "kind": row["kind"], "at": place(self.at[row["id"]])} for row in self.game.transits
            ],
            "connections": [self._connection(row) for row in self.game.connections],
            "streams": [written.row for written in self.streams],
            "seas": [label.row for label in self.signs["sea"]],
            "lands": [label.row for label in self.signs["land"]],
        }

    @property
    def _clear(self) -> list[Geometry]:
        """Where no hachure is drawn: names, signs and lines."""
        lines = [line.buffer(1.4) for line in self.lines.values()]
        return [*self.name_boxes, *self.sign_shapes.values(), *lines]

    def _hachures(self) -> list[strokes.Strokes]:
        """Hills, but none far outside the provinces."""
        land = self.shore.difference(self.near[OUTLAND].buffer(-WILD))
        return strokes.hachures(self.heights, land, self.plane.width, self.plane.height)

    def _river(self, name: str) -> dict[str, Any]:
        course = self.rivers[name].simplify(1.1)
        width = RIVER_WIDTH[self.waters["rivers"][name]["rank"]]
        return {"name": name, "path": shape_path(strokes.tapered(course, width))}

    def _province_row(self, id_: str) -> dict[str, Any]:
        written = self.province_names[id_]
        return {
            "id": id_,
            "path": shape_path(self.near[id_]),
            "far": shape_path(self.far[id_]),
            "label": written.row if written else None,
        }

    def _borders(self) -> list[dict[str, Any]]:
        """The common lines of all provinces that touch."""
        pairs = sorted(self.near.borders())
        return [{"a": a, "b": b, "path": shape_path(self.near.border(a, b))} for a, b in pairs]

    def _territory_row(self, id_: str) -> dict[str, Any]:
        land = shapely.coverage_union_all([self.near[name] for name in self.game.provinces_of(id_)])
        return {"id": id_, "path": shape_path(land.simplify(OUTLINE)), "label": self.territory_names[id_].row}

    def _space(self, id_: str) -> dict[str, Any]:
        site = self.sites[id_]
        return {
            "id": id_,
            "at": place(self.at[id_]),
            "army": place(site.army),
            "fleet": place(site.fleet) if site.fleet else None,
            "label": site.name.row,
        }

    def _connection(self, row: dict[str, Any]) -> dict[str, Any]:
        line = self.lines[row["a"], row["b"], row["kind"]]
        entry = {"a": row["a"], "b": row["b"], "kind": row["kind"], "path": shape_path(line)}
        if row["kind"] == "alpine":
            return entry | {"summit": place(self.passes[row["a"], row["b"]])}
        if row["kind"] == "strait":
            ends = [line.interpolate(self.radius[row["a"]] + 1), line.interpolate(-self.radius[row["b"]] - 1)]
            heads = strokes.heads(*((float(end.x), float(end.y)) for end in ends))
            return entry | {"ink": strokes_path(heads, linked=True)}
        return entry
