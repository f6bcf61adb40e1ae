"""The map of Ultimus Romanorum: 99 zones, 193 borders, twelve dioceses, six seas."""

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon

from atlas import engraving, strokes
from atlas.base import Geometry, Grid, Place
from atlas.labels import COUNTER, Box, Label, Lettering, Paper, Room, letter_region, straight_name
from atlas.tables import toml
from atlas.towns import Town, TownName, place_names
from atlas.ultimus.geography import GREAT_RIVERS, Geography
from atlas.ultimus.sites import CAPITAL, TOWN, Site, place_zone, settled
from atlas.write import curve_path, dots_path, place, shape_path, strokes_path

VERSION = 1
OUTLINE = 2.0
"""How coarse the outlines of dioceses are: they are drawn as soft bands inside the exact zones."""
HEART = 60.0
"""How far from its heart the name of a diocese may be centred."""
DEPTHS = (2.4, 5.6, 10.0)
RIVER_WIDTH = {1: 1.0, 2: 1.5, 3: 2.6}
DIOCESE_SIZES = (22.0, 19.0, 16.5, 14.0, 12.0, 10.0)
TRIBE_SIZES = (15.0, 13.0, 11.0, 9.5, 8.5)
DIOCESE_TRIES, TRIBE_TRIES, WIDEST = 2500, 900, 2.8
TYPE = {False: 8.2, True: 10.0}
"""The size of the names of towns and of imperial capitals."""
SMALL_ISLAND, ISLAND_REACH = 1000.0, 40.0
"""Up to which area an island leaves its name to the sea, and how far off."""
SMALL = 9000.0
"""On homelands below this area the name stands in straight lines."""
HOMELAND_ANGLES = (0, -8, 8, -16, 16, -26, 26, -38, 38)
HOMELAND_SIZES = (11.0, 10.0, 9.0, 8.0, 7.2, 6.4)
UNDER = 0.25
"""How well a letter of a region stands where pieces may come to stand on it."""
WILD = 20.0
"""How far beyond the zones hills are drawn."""


class UltimusMap(Geography):
    """Writes names on the ground and inks it; `content` is what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.names = toml(Path(__file__).with_name("names.toml"))

    # ---- signs and pieces

    @cached_property
    def towns(self) -> dict[str, Place]:
        """The signs of the towns by the codes of their zones."""
        places = {code: self.plane.point(at) for code, at in self.names["towns"].items()}
        return {code: settled(at, self.near[code]) for code, at in places.items()}

    def _half(self, zone: dict[str, Any]) -> float:
        return (CAPITAL if zone.get("capital") else TOWN) / 2

    @cached_property
    def _town_boxes(self) -> dict[str, Geometry]:
        halves = {zone["code"]: self._half(zone) for zone in self.game.zones}
        return {code: Box(*at, 2 * halves[code] + 1, 2 * halves[code] + 1).shape for code, at in self.towns.items()}

    @cached_property
    def refuges(self) -> dict[str, Box]:
        """The boxes of refuge by the codes of their zones."""
        return {
            code: Box(*self.plane.point(row["at"]), row["width"], row["height"])
            for code, row in self.names["refuges"].items()
        }

    @cached_property
    def fleets(self) -> dict[str, list[Place]]:
        """Three places for fleets on each sea that they may use."""
        middles = {row["code"]: self.plane.point(row["fleets"]) for row in self.names["sea"] if "fleets" in row}
        return {code: [(x + COUNTER * 1.15 * i, y) for i in (-1, 0, 1)] for code, (x, y) in middles.items()}

    @cached_property
    def signs(self) -> dict[str, list[Label]]:
        """Names on water and on land outside the zones."""
        seas = [self._sign(row, tuple(row["lines"])) for row in self.names["sea"]]
        found = {kind: [self._sign(row, (row["name"],)) for row in self.names[kind]] for kind in ("water", "land")}
        return {"sea": seas, **found}

    def _sign(self, row: dict[str, Any], lines: tuple[str, ...]) -> Label:
        x, y = self.plane.point(row["at"])
        return Label(tuple(line.upper() for line in lines), x, y, row["angle"], row["size"], spacing=0.22)

    @cached_property
    def _fixed(self) -> list[Geometry]:
        """What stands where it is told to stand."""
        taken = [label.box.shape.buffer(1.5) for labels in self.signs.values() for label in labels]
        taken += [LineString(self.bridge(pair)).buffer(6) for pair in self.plan["bridges"]]
        taken += [LineString(self.crossing(pair)).buffer(4) for pair in self.plan["crossings"]]
        taken += [refuge.shape.buffer(2) for refuge in self.refuges.values()]
        return taken + [Box(*at, COUNTER, COUNTER).shape.buffer(1) for row in self.fleets.values() for at in row]

    @cached_property
    def _areas(self) -> dict[str, Geometry]:
        return {zone["code"]: self.near[zone["code"]] for zone in self.game.zones}

    @cached_property
    def paper(self) -> Paper:
        """The paper for pieces; what stands on it marks its cells."""
        paper = Paper(int(self.plane.width), int(self.plane.height), self.shore, self._areas)
        paper.take(self._fixed)
        paper.take(shape.buffer(1.5) for shape in self._town_boxes.values())
        paper.take(name.box.shape for name in self.town_names.values())
        return paper

    @cached_property
    def sites(self) -> dict[str, Site]:
        """Where the pieces of each zone stand, the smallest zone first."""
        order = sorted(self.game.zones, key=lambda zone: float(self.near[zone["code"]].area))
        return {
            zone["code"]: place_zone(self.paper, zone["code"], self.near[zone["code"]], self._number(zone) > 0)
            for zone in order
        }

    def _number(self, zone: dict[str, Any]) -> int:
        """The number of a zone in its diocese or among the zones of its tribe; 0 if it has none."""
        tail = str(zone["id"]).rpartition("-")[2]
        return int(tail) if tail.isdigit() else 0

    # ---- names

    @cached_property
    def town_names(self) -> dict[str, TownName]:
        """The names of the towns beside their signs."""
        towns = [
            Town(
                zone["code"], tuple(zone["town"].split()), *self.towns[zone["code"]], self._half(zone),
                TYPE[bool(zone.get("capital"))], self._name_room(zone["code"]),
            )
            for zone in self.game.zones
            if zone.get("town")
        ]  # fmt: skip
        return place_names(
            towns,
            signs=shapely.unary_union([*self._town_boxes.values(), *self._fixed]),
            pieces=Polygon(),
            lines=shapely.union_all([self.near[zone["code"]].boundary for zone in self.game.zones]),
            coast=self.shore.boundary,
            frame=self.plane.frame.buffer(-12),
        )

    def _name_room(self, code: str) -> Geometry:
        """Where the name of a town stands best: in its zone; beside a small island the sea is as good."""
        shape = self.near[code]
        return shape.buffer(ISLAND_REACH if shape.area < SMALL_ISLAND else 3)

    @cached_property
    def streams(self) -> dict[str, Lettering]:
        """The names of the great rivers along their courses."""
        written = [name.box.shape for name in self.town_names.values()]
        pieces = [box.shape for site in self.sites.values() for box in site.boxes]
        wastes = [self.near[name] for name in self.plan["wastes"]]
        blocked = shapely.unary_union([*written, *pieces, *wastes, *self._town_boxes.values(), *self._fixed])
        others = shapely.union_all([self.rivers[name] for name in self.rivers if name not in GREAT_RIVERS.values()])
        found = {}
        for row in self.names["stream"]:
            course = self.rivers[row["river"]].intersection(self.plane.frame.buffer(-20))
            longest = max(shapely.get_parts(course), key=lambda part: float(part.length))
            found[row["name"]] = engraving.beside(longest, row["name"], row["size"], blocked, others)
        return found

    @cached_property
    def letters(self) -> Paper:
        """The paper for the names of regions: they may run under pieces, but not through other names and signs."""
        paper = Paper(int(self.plane.width), int(self.plane.height), self.shore, self._areas)
        paper.take(self._fixed)
        paper.take(shape.buffer(1) for shape in self._town_boxes.values())
        paper.take(box.shape for site in self.sites.values() for box in site.boxes[1:])
        paper.take(name.box.shape.buffer(0.5) for name in self.town_names.values())
        paper.take(letter.shape.buffer(1) for written in self.streams.values() for letter in written.boxes)
        return paper

    @cached_property
    def _under_pieces(self) -> Grid:
        """Which cells of paper lie under stacks."""
        paper = Paper(int(self.plane.width), int(self.plane.height), MultiPolygon(), {})
        paper.take(site.row.shape for site in self.sites.values())
        return paper.taken

    def _room(self, codes: list[str], shape: Geometry, edge: float) -> Room:
        room = self.letters.room(codes, shape, sea=-2.0, edge=edge)
        return replace(room, weight=np.where(self._under_pieces, np.minimum(room.weight, UNDER), room.weight))

    @cached_property
    def dioceses(self) -> dict[str, Lettering]:
        """The names of the dioceses along their land."""
        found = {}
        for diocese in self.game.dioceses:
            heart = Point(self.plane.point(self.names["hearts"][diocese["id"]])).buffer(HEART)
            room = self._room(self.game.of("diocese", diocese["id"]), heart, edge=0.5)
            written = letter_region(diocese["name"].upper(), room, DIOCESE_SIZES, DIOCESE_TRIES, WIDEST)
            self.letters.take(letter.shape.buffer(1) for letter in written.boxes)
            found[diocese["id"]] = written
        return found

    @cached_property
    def homelands(self) -> dict[str, Lettering]:
        """The names of the tribes on their homelands, and of the zones outside the empire that no tribe holds."""
        rows = [(row["id"], row["name"], self.game.of("tribe", row["id"])) for row in self.game.tribes]
        rows += [
            (zone["id"], zone["name"], [zone["code"]])
            for zone in self.game.zones
            if not zone.get("diocese") and not zone.get("tribe")
        ]
        return {id_: self._homeland(name.upper(), codes) for id_, name, codes in rows if codes}

    def _homeland(self, name: str, codes: list[str]) -> Lettering:
        land = shapely.unary_union([self.near[code] for code in codes]).intersection(self.plane.frame)
        room = self._room(codes, land, edge=0.3)
        if room.main.area < SMALL:
            written = straight_name(name, room, HOMELAND_ANGLES, HOMELAND_SIZES)
        else:
            written = letter_region(name, room, TRIBE_SIZES, TRIBE_TRIES, WIDEST)
        self.letters.take(letter.shape.buffer(1) for letter in written.boxes)
        return written

    @cached_property
    def name_boxes(self) -> list[Geometry]:
        """The room of everything that is written."""
        found = [label.box.shape for labels in self.signs.values() for label in labels]
        found += [name.box.shape for name in self.town_names.values()]
        letterings = (*self.streams.values(), *self.dioceses.values(), *self.homelands.values())
        return found + [letter.shape for written in letterings for letter in written.boxes]

    # ---- what is written

    def content(self) -> dict[str, Any]:
        """The whole map as plain data."""
        frame = self.plane.frame
        sheet = frame.buffer(4, join_style="mitre")
        return {
            "version": VERSION,
            "game": "ultimus",
            "size": [self.plane.width, self.plane.height],
            "far": shape_path(shapely.coverage_union_all(list(self.far.shapes)).intersection(sheet)),
            "outland": shape_path(self.outland.intersection(sheet)),
            "graticule": shape_path(self.graticule),
            "depth": [curve_path(line) for line in strokes.depth_lines(self.shore, frame, DEPTHS)],
            "limits": shape_path(self.sea_limits.simplify(0.3)),
            "lakes": [{"name": name, "path": shape_path(lake.simplify(0.4))} for name, lake in self.lakes.items()],
            "rivers": [self._river(name) for name in self.rivers],
            "relief": [strokes_path(strokes.clear_of(lines, self._clear), linked=True) for lines in self._hachures()],
            "banks": shape_path(self._banks()),
            "wastes": [self._waste(name, kind) for name, kind in self.plan["wastes"].items()],
            "zones": [self._zone(zone) for zone in self.game.zones],
            "borders": [self._border(row) for row in self.game.borders],
            "dioceses": [self._diocese(row["id"]) for row in self.game.dioceses],
            "homelands": [{"id": id_, "label": written.row} for id_, written in self.homelands.items()],
            "seas": [self._sea(row, label) for row, label in zip(self.names["sea"], self.signs["sea"], strict=True)],
            "refuges": [self._refuge(code, box) for code, box in self.refuges.items()],
            "streams": [written.row for written in self.streams.values()],
            "waters": [label.row for label in self.signs["water"]],
            "lands": [label.row for label in self.signs["land"]],
        }

    @property
    def _clear(self) -> list[Geometry]:
        """Where no hachure is drawn: names and wastes."""
        return [*self.name_boxes, *self._town_boxes.values(), *(self.near[name] for name in self.plan["wastes"])]

    def _hachures(self) -> list[strokes.Strokes]:
        """Hills, but none far outside the zones."""
        land = self.shore.difference(self.outland.buffer(-WILD))
        return strokes.hachures(self.heights, land, self.plane.width, self.plane.height)

    def _river(self, name: str) -> dict[str, Any]:
        course = self.rivers[name].simplify(0.85)
        width = RIVER_WIDTH[self.waters["rivers"][name]["rank"]]
        great = name in GREAT_RIVERS.values()
        return {"name": name, "great": great, "path": shape_path(strokes.tapered(course, width))}

    def _banks(self) -> Geometry:
        """The great rivers where they run along wastes instead of borders."""
        lines = []
        for kind, river in GREAT_RIVERS.items():
            ends = {row[end] for row in self.game.borders if row["kind"] == kind for end in ("a", "b")}
            zones = [zone for zone in sorted(ends) if self.game.codes[zone] in self._areas]
            reach = self.rivers[river].buffer(1.6)
            pairs = [(waste, self.game.codes[zone]) for waste in self.plan["wastes"] for zone in zones]
            lines += [self.near.border(*pair).intersection(reach) for pair in pairs]
        parts = [part for part in shapely.get_parts(shapely.line_merge(shapely.union_all(lines))) if part.length > 4]
        return shapely.multilinestrings([part for part in parts if part.geom_type == "LineString"])

    def _waste(self, name: str, kind: str) -> dict[str, Any]:
        shape = self.near[name]
        entry = {"name": name, "kind": kind, "path": shape_path(shape)}
        if kind == "desert":
            return entry | {"dots": dots_path(engraving.scattered(shape.buffer(-1.5), 3.6, 405))}
        if kind == "marsh":
            places = engraving.in_rows(shape.buffer(-1.5), 6.5, 5.0, 451)
            return entry | {"ink": strokes_path(engraving.reeds(places, 451), linked=True)}
        fill, ink = strokes.massif(shape) if kind == "mountain" else strokes.trees(_rows(shape))
        return entry | {"fill": strokes_path(fill, closed=True), "ink": strokes_path(ink, linked=True)}

    def _zone(self, zone: dict[str, Any]) -> dict[str, Any]:
        code = zone["code"]
        site = self.sites[code]
        return {
            "id": zone["id"],
            "path": shape_path(self.near[code]),
            "far": shape_path(self.far[code]),
            "stacks": [place(stack) for stack in site.stacks],
            "number": {"text": str(self._number(zone)), "at": place(site.number)} if site.number else None,
            "town": self._town(zone) if zone.get("town") else None,
        }

    def _town(self, zone: dict[str, Any]) -> dict[str, Any]:
        return {
            "at": place(self.towns[zone["code"]]),
            "capital": bool(zone.get("capital")),
            "port": bool(zone.get("port")),
            "label": self.town_names[zone["code"]].row,
        }

    def _border(self, row: dict[str, Any]) -> dict[str, Any]:
        a, b = self.game.codes[row["a"]], self.game.codes[row["b"]]
        entry = {"a": row["a"], "b": row["b"], "kind": row["kind"], "path": shape_path(self.near.border(a, b))}
        pair = f"{a} {b}"
        if pair in self.plan["bridges"]:
            ends = self.bridge(pair)
            fill, ink = strokes.bridge(ends[0], ends[1])
            entry |= {"bridge": [place(end) for end in ends], "fill": strokes_path(fill, closed=True)}
            return entry | {"ink": strokes_path(ink, linked=True)}
        if pair in self.plan["crossings"]:
            ends = self.crossing(pair)
            return entry | {
                "bridge": [place(end) for end in ends],
                "ink": strokes_path(strokes.arrow(*ends), linked=True),
            }
        return entry

    def _diocese(self, name: str) -> dict[str, Any]:
        land = shapely.coverage_union_all([self.near[code] for code in self.game.of("diocese", name)])
        return {"id": name, "path": shape_path(land.simplify(OUTLINE)), "label": self.dioceses[name].row}

    def _sea(self, row: dict[str, Any], label: Label) -> dict[str, Any]:
        sea = next(sea for sea in self.game.seas if sea["code"] == row["code"])
        bounds = self.seas[row["code"]].simplify(0.3).intersection(self.plane.frame.buffer(4, join_style="mitre"))
        fleets = [place(at) for at in self.fleets.get(row["code"], [])]
        return {"id": sea["id"], "path": shape_path(bounds), "label": label.row, "fleets": fleets}

    def _refuge(self, code: str, box: Box) -> dict[str, Any]:
        zone = next(zone for zone in self.game.zones if zone["code"] == code)
        return {
            "id": zone["town"].lower(),
            "zone": zone["id"],
            "name": zone["town"],
            "at": place((box.x, box.y)),
            "width": box.width,
            "height": box.height,
        }


def _rows(shape: Geometry) -> Geometry:
    """Lines across a shape, for trees to stand on."""
    west, north, east, south = shape.bounds
    lines = [LineString([(west, y), (east, y)]) for y in np.arange(north + 3, south, 5.0)]
    return shapely.union_all(lines).intersection(shape.buffer(-1.5))
