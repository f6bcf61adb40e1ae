"""The ground of the map of Imperium Romanum on paper: coasts, rivers and ranges along hexsides, towns, ports."""

from functools import cached_property
from pathlib import Path
from typing import Any, Final

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import linemerge

from atlas.base import Geometry, Heights, read_shores
from atlas.engraving import Board
from atlas.imperium.georef import Sheet
from atlas.imperium.hexes import City, Hexes, Side
from atlas.tables import toml

HEX: Final = 36.0
"""Units from flat side to flat side of a hex."""
MARGIN: Final = 16.0
COAST, ISLET, POND = 0.7, 5.0, 60.0
"""How coarse the coast is; below which areas islands and holes in the land are not drawn."""
INSET: Final = 4.5
"""How far a sign keeps from the sides of its hex."""
MOUTH: Final = 0.85
"""From a river's last side, in hexes, water within this reach is where it ends."""
LAKESIDE: Final = 10.0
CANALS: Final = Path(__file__).parents[1] / "waters.toml"


def origin() -> tuple[float, float]:
    """The middle of the first hex, whose column lies half a hex lower than the next."""
    return round(HEX / 3**0.5 + MARGIN, 1), HEX + MARGIN


class Geography:
    """Lays the hexes of the game over the real ground."""

    def __init__(self) -> None:
        self.hexes = Hexes()
        self.grid = self.hexes.grid
        x, y = origin()
        width = round(2 * x + (self.grid.columns - 1) * HEX * 3**0.5 / 2)
        height = round(y + (self.grid.rows - 0.5) * HEX + MARGIN)
        self.plane = Sheet(width=width, height=height, origin=origin(), hex=HEX)
        self.board = Board(self.grid, origin(), HEX)
        self.heights = Heights.read(self.plane)

    # ---- land and water

    @cached_property
    def _shores(self) -> tuple[Geometry, list[Geometry]]:
        return read_shores(self.plane, ISLET / 3, list(toml(CANALS)["canals"].values()))

    @cached_property
    def ground(self) -> Geometry:
        """The land as it is, before it is drawn coarser."""
        return self._shores[0]

    @cached_property
    def land(self) -> Geometry:
        """The land as it is drawn."""
        parts = [part for part in shapely.get_parts(self.ground.simplify(COAST)) if part.area > ISLET]
        return MultiPolygon(
            [Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > POND]) for part in parts]
        ).buffer(0)

    @cached_property
    def lakes(self) -> list[Geometry]:
        """The lakes that close hexsides."""
        sides = shapely.union_all([self.line(side) for side in self.hexes.sides_of(self.hexes.sides["lake"])])
        return [lake.simplify(COAST) for lake in self._shores[1] if lake.distance(sides) < LAKESIDE]

    # ---- along hexsides

    def line(self, side: Side) -> Geometry:
        """A hexside on paper."""
        ends = self.grid.side(side[0], self.grid.direction(*side))
        return LineString([tuple(round(value, 1) for value in self.board.point(end)) for end in ends])

    def chain(self, sides: list[Side]) -> Geometry:
        """Hexsides as lines as long as they can be."""
        joined = linemerge([self.line(side) for side in sides])
        return shapely.multilinestrings(shapely.get_parts(joined))

    @cached_property
    def rivers(self) -> dict[str, Geometry]:
        """The rivers along their hexsides, led on into the sea or the river at their end."""
        chains = {row["id"]: self.chain(self.hexes.sides_of(row["sides"])) for row in self.hexes.sides["river"]}
        shore = self.land.boundary
        found = {}
        for name, lines in chains.items():
            others = shapely.union_all([line for other, line in chains.items() if other != name])
            found[name] = shapely.union_all([lines, *self._mouths(lines, shore, others)])
        return found

    def _mouths(self, lines: Geometry, shore: Geometry, others: Geometry) -> list[Geometry]:
        """The last reaches of a river: to the coast from every end near it, else from one end to another river."""
        corners = [end for line in lines.geoms for end in (line.coords[0], line.coords[-1])]
        ends = [Point(end) for end in corners if corners.count(end) == 1]
        dry = [end for end in ends if self.land.covers(end)]
        coastal = [shapely.shortest_line(end, shore) for end in dry if end.distance(shore) < MOUTH * HEX]
        if coastal or any(not self.land.covers(end) for end in ends):
            return [line for line in coastal if self._free(line)]
        near = sorted((shapely.shortest_line(end, others) for end in ends), key=lambda line: float(line.length))
        return [line for line in near[:1] if line.length < MOUTH * HEX and self._free(line)]

    def _free(self, line: Geometry) -> bool:
        """Whether a last reach is worth drawing, and cannot be taken for a hexside with a river."""
        return bool(line.length > 0.2 and abs(line.length - HEX / 3**0.5) > 0.3)

    # ---- places

    @cached_property
    def _pieces(self) -> dict[str, Geometry]:
        """By place with land and sea in its hex: its piece of the ground, and of the water after a slash."""
        found: dict[str, Geometry] = {}
        inland = {self.hexes.number[row["place"]] for row in self.hexes.towns["river_port"]}
        wet_land = (here for here in range(self.grid.size) if self.hexes.land[here] and self.hexes.water[here])
        coastal = [here for here in wet_land if here not in inland]
        split = {part["id"][:5] for part in self.hexes.parts}
        shapely.prepare(self.ground)
        for here in coastal:
            outline, name = self.board.outline(here), self.hexes.ids[here]
            dry = outline.intersection(self.ground)
            wet = outline.difference(self.ground)
            found[name], found[f"{name}/sea"] = _largest(dry), _largest(wet)
            if name in split:
                self._further(found, here, dry, wet)
        return found

    def _further(self, found: dict[str, Geometry], here: int, dry: Geometry, wet: Geometry) -> None:
        """The further parts of a hex: each the piece nearest to where the tables put it."""
        name = self.hexes.ids[here]
        for part in self.hexes.parts:
            if part["id"][:5] == name:
                x, y = self.board.centre(here)
                at = Point(x + part["at"][0] * HEX, y + part["at"][1] * HEX)
                water = "sea" in part
                first = found[f"{name}/sea" if water else name]
                pieces = [piece for piece in shapely.get_parts(wet if water else dry) if not piece.equals(first)]
                if not pieces:
                    raise SystemExit(f"There is no ground for {part['id']}.")
                nearest = min(pieces, key=lambda piece: float(piece.distance(at)) - float(piece.area) / 1e4)
                found[part["id"] + ("/sea" if water else "")] = nearest

    @cached_property
    def spots(self) -> dict[str, tuple[float, float]]:
        """Where pieces stand, where that is not the middle of the hex: by place, fleets by place and `/sea`."""
        found = {}
        for name, piece in sorted(self._pieces.items()):
            middle = shapely.maximum_inscribed_circle(piece, 0.5).coords[0]
            found[name] = (round(middle[0], 1), round(middle[1], 1))
        return found | self._river_ports

    @cached_property
    def _river_ports(self) -> dict[str, tuple[float, float]]:
        """Fleets in a river port lie by the side they come from."""
        found = {}
        for row in self.hexes.towns["river_port"]:
            here, there = (self.hexes.number[name] for name in (row["place"], row["entered_from"][0]))
            middle = self.line((min(here, there), max(here, there))).centroid
            x, y = self.board.centre(here)
            found[f"{row['place']}/sea"] = (round(x + (middle.x - x) * 0.6, 1), round(y + (middle.y - y) * 0.6, 1))
        return found

    def room(self, place: str) -> Geometry:
        """Where signs of a place may stand."""
        outline = self.board.outline(self.hexes.number[place[:5]]).buffer(-INSET)
        piece = self._pieces.get(place)
        if piece is None:
            return outline
        for inland in (1.5, 0.6, 0.0):
            inner = piece.buffer(-inland).intersection(outline)
            if not inner.is_empty:
                return inner
        return piece

    @cached_property
    def sites(self) -> dict[str, tuple[float, float]]:
        """The signs of the cities: where they lay, or as near to it as their place allows."""
        towns: dict[str, Any] = toml(Path(__file__).with_name("towns.toml"))["town"]
        return {city.id: self._site(city, towns[city.id]) for city in self.hexes.cities}

    def _site(self, city: City, lonlat: list[float]) -> tuple[float, float]:
        return _within(self.room(city.place), Point(self.plane.point(lonlat)))

    @cached_property
    def ports(self) -> dict[str, tuple[float, float]]:
        """By place of a port, where its anchor is drawn: on the shore nearest to its city or its land."""
        found = {}
        towns = {city.place: self.sites[city.id] for city in self.hexes.cities if city.port}
        for place in [*towns, *self.hexes.bare_ports]:
            here = self.board.outline(self.hexes.number[place[:5]]).buffer(-2.5)
            from_ = Point(towns.get(place) or self.spots[place])
            if f"{place}/sea" in self._river_ports:
                found[place] = self._river_ports[f"{place}/sea"]
                continue
            found[place] = _within(self._harbour(place, here), from_)
        return found

    def _harbour(self, place: str, here: Geometry) -> Geometry:
        """The waters that a port opens to, inside its hex."""
        rows: list[dict[str, Any]] = [row for row in self.hexes.towns["city"] if row["place"] == place]
        row = rows[0] if rows else {}
        names = [f"{name}/sea" for name in row.get("waters", [place[:5]])]
        water = shapely.union_all([self._pieces[name] for name in names])
        inner = water.buffer(-1.5).intersection(here)
        return inner if not inner.is_empty else water


def _largest(shape: Geometry) -> Geometry:
    return max(
        (part for part in shapely.get_parts(shape) if part.geom_type == "Polygon"), key=lambda part: float(part.area)
    )


def _within(room: Geometry, at: Point) -> tuple[float, float]:
    nearest = shapely.shortest_line(room, at).coords[0]
    return round(nearest[0], 1), round(nearest[1], 1)
