"""The hexes of Trajan: terrain, coasts, rivers, lakes and roads, from the places in the tables beside this file.

A hex is 74 km from side to side. The board is an equirectangular projection, true at 36 degrees north, in
the units of `HexGrid`: one hex from flat side to flat side, the first centre at 0, 0.
"""

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon

from atlas.base import Geometry
from atlas.tables import data_of, toml
from romanum.board.hexgrid import OFF, RADIUS, HexGrid
from romanum.board.network import Network, Roads

DATA = data_of("trajan")

COLUMNS, ROWS = 33, 22
GRID: Final = HexGrid(COLUMNS, ROWS)
HEX_KM = 74.0
WEST, NORTH = 32.60, 43.20
"""Longitude and latitude of the centre of the first hex."""
DEGREE_EAST = 111.32 * math.cos(math.radians(36))
DEGREE_SOUTH = 110.95
"""Kilometres to a degree."""

SEA, OPEN, DESERT, MOUNTAIN, SWAMP = "~.:^%"
SEA_SHARE, GROUND_SHARE, COAST_SHARE = 0.62, 0.5, 0.05
"""How much of a hex must be sea to be all sea; must be of one ground to be of it; must be sea to be coastal."""
CLIPPED = 0.2
"""A river that runs no farther than this in a hex only clips it."""
NUDGE = 0.001
STRIDE = 0.004
"""How finely lines are followed, in hexes."""
WEST_EDGE = ("0005", "0008", "0018")
"""Where roads leave the map to the rest of the Empire."""


def on_board(lonlat: Sequence[float]) -> tuple[float, float]:
    """A place in units of the board."""
    return (lonlat[0] - WEST) * DEGREE_EAST / HEX_KM, (NORTH - lonlat[1]) * DEGREE_SOUTH / HEX_KM


def hex_at(lonlat: Sequence[float]) -> int:
    """The hex of a place."""
    return GRID.at(*on_board(lonlat))


def outline(here: int) -> Geometry:
    """A hex as a polygon."""
    return Polygon(GRID.corners(here))


def _samples() -> list[tuple[float, float]]:
    """Nineteen points of a hex: its centre and two rings, as shares of the way to the corners."""
    rings = [(0.45, range(0, 360, 60)), (0.8, range(0, 360, 30))]
    turned = [(share * RADIUS, math.radians(angle)) for share, angles in rings for angle in angles]
    return [(0.0, 0.0), *((far * math.cos(angle), far * math.sin(angle)) for far, angle in turned)]


SAMPLES: Final = np.array(_samples())


def table(name: str) -> dict[str, Any]:
    """One of the tables beside this file."""
    return toml(Path(__file__).with_name(f"{name}.toml"))


def polygon(places: Sequence[Sequence[float]]) -> Geometry:
    """A polygon of places, on the board."""
    return Polygon([on_board(place) for place in places])


@dataclass(frozen=True)
class City:
    """A city of the game: where it stood, and its hex."""

    id: str
    name: str
    at: tuple[float, float]
    code: str
    capital: str
    hex: int

    @classmethod
    def read(cls, row: dict[str, Any]) -> "City":
        """A row of the game's table; its hex must be the one that the place lies in."""
        at = (row["lon"], row["lat"])
        if GRID.name(hex_at(at)) != row["hex"]:
            raise SystemExit(f"{row['name']} lies in hex {GRID.name(hex_at(at))}, not {row['hex']}.")
        return cls(row["id"], row["name"], at, row["code"], row.get("capital", ""), hex_at(at))


class Hexes:
    """Everything the game's `hexes.toml` says, found step by step."""

    def __init__(self) -> None:
        self.waters, self.ground = table("waters"), table("ground")
        rows = toml(DATA / "cities.toml")["city"]
        self.cities = [City.read(row) for row in rows]
        self.city_at = {city.hex: city for city in self.cities}

    # ---- terrain and seas

    @cached_property
    def seas(self) -> dict[str, Geometry]:
        """The seas, without their islands."""
        islands = shapely.unary_union([polygon(row["polygon"]) for row in self.waters["island"]])
        return {row["name"]: polygon(row["polygon"]).difference(islands) for row in self.waters["sea"]}

    def _share(self, here: int, shape: Geometry) -> float:
        """How many of the sample points of a hex lie in a shape, from 0 to 1."""
        x, y = (SAMPLES + GRID.centre(here)).T
        return float(np.mean(shapely.contains_xy(shape, x, y)))

    @cached_property
    def sea_shares(self) -> list[dict[str, float]]:
        """For each hex, how much of it lies in each sea."""
        for shape in self.seas.values():
            shapely.prepare(shape)
        return [{name: self._share(here, shape) for name, shape in self.seas.items()} for here in range(GRID.size)]

    @cached_property
    def terrain(self) -> list[str]:
        """The sign of each hex."""
        grounds = {
            sign: shapely.unary_union([polygon(row["polygon"]) for row in self.ground[name]])
            for sign, name in ((SWAMP, "swamp"), (MOUNTAIN, "mountain"), (DESERT, "desert"))
        }
        return [self._sign(here, grounds) for here in range(GRID.size)]

    def _sign(self, here: int, grounds: dict[str, Geometry]) -> str:
        if sum(self.sea_shares[here].values()) >= SEA_SHARE and here not in self.city_at:
            return SEA
        return next((sign for sign, shape in grounds.items() if self._share(here, shape) >= GROUND_SHARE), OPEN)

    @cached_property
    def sea_hexes(self) -> dict[str, list[int]]:
        """The all-sea hexes of each sea."""
        found: dict[str, list[int]] = {name: [] for name in self.seas}
        for here, shares in enumerate(self.sea_shares):
            if self.terrain[here] == SEA:
                found[max(shares, key=lambda name: shares[name])].append(here)
        return found

    @cached_property
    def coasts(self) -> dict[str, list[int]]:
        """The land hexes on the coast of each sea."""
        return {name: [here for here in self.land if self._coastal(here, name)] for name in self.seas}

    def _coastal(self, here: int, sea: str) -> bool:
        touches = any(there in self.sea_hexes[sea] for there in GRID.neighbours[here])
        return touches or self.sea_shares[here][sea] >= COAST_SHARE

    @cached_property
    def land(self) -> list[int]:
        """All hexes but those of the sea."""
        return [here for here in range(GRID.size) if self.terrain[here] != SEA]

    # ---- rivers and lakes

    @cached_property
    def rivers(self) -> dict[str, list[int]]:
        """The hexes of each river, from source to mouth."""
        return {row["name"]: self._river([on_board(at) for at in row["course"]]) for row in self.waters["river"]}

    def _river(self, course: list[tuple[float, float]]) -> list[int]:
        """The hexes that a course runs through, without those that it only clips or turns back from."""
        chain = [(here, far) for here, far in crossed(course) if self.terrain[here] != SEA]
        while spare := [i for i in range(1, len(chain) - 1) if self._spare(chain, i)]:
            del chain[min(spare, key=lambda i: chain[i][1])]
            chain = _joined(chain)
        return [here for here, _ in chain]

    def _spare(self, chain: list[tuple[int, float]], i: int) -> bool:
        """Whether the chain holds together without its hex `i`, which is clipped or comes twice."""
        (before, _), (here, far), (after, _) = chain[i - 1 : i + 2]
        again = sum(there == here for there, _ in chain) > 1
        clipped = far <= CLIPPED and here not in self.city_at
        return (clipped or again or before == after) and (before == after or after in GRID.neighbours[before])

    @cached_property
    def lakes(self) -> dict[str, list[int]]:
        """The hexes of each lake."""
        return {row["name"]: list(dict.fromkeys(hex_at(at) for at in row["points"])) for row in self.waters["lake"]}

    # ---- roads

    @cached_property
    def roads(self) -> list[tuple[str, list[int]]]:
        """Each route: its kind and its hexes."""
        places = {city.id: city.hex for city in self.cities}
        links = [
            [there for there in GRID.neighbours[here] if self.terrain[there] != SEA]
            if self.terrain[here] != SEA
            else []
            for here in range(GRID.size)
        ]
        net = Network(links).steps
        found = []
        for row in table("roads")["route"]:
            stops = [places[stop] if isinstance(stop, str) else hex_at(stop) for stop in row["way"]]
            chain = stops[:1]
            for a, b in itertools.pairwise(stops):
                chain += self._leg(a, b, net)[1:]
            found.append((row["kind"], chain))
        return found

    def _leg(self, a: int, b: int, net: Roads) -> list[int]:
        """The straightest of the shortest ways, by the easier of two that are as good; round the sea if need be."""
        ways = [self._straight(a, b, nudge) for nudge in (NUDGE, -NUDGE)]
        dry = [way for way in ways if all(self.terrain[here] != SEA for here in way)]
        return (
            min(dry, key=lambda way: sum(self.terrain[here] == MOUNTAIN for here in way))
            if dry
            else list(net.way(a, b))
        )

    def _straight(self, a: int, b: int, nudge: float) -> list[int]:
        """Where a straight line runs along a hexside, the nudge decides on one of the two hexes."""
        start, end = np.array(GRID.centre(a)), np.array(GRID.centre(b))
        steps = GRID.distance(a, b)
        ways = [start + (end - start) * i / max(steps, 1) for i in range(steps + 1)]
        return [GRID.at(x + nudge, y + nudge / 2) for x, y in ways]


def crossed(course: Sequence[tuple[float, float]]) -> list[tuple[int, float]]:
    """The hexes on the board that a line crosses, in order, and how far it runs in each."""
    line = shapely.segmentize(LineString(course), STRIDE)
    hexes = itertools.groupby(GRID.at(x, y) for x, y in line.coords)
    return [(here, STRIDE * len(list(points))) for here, points in hexes if here != OFF]


def _joined(chain: list[tuple[int, float]]) -> list[tuple[int, float]]:
    """A chain in which a hex that follows itself stands once."""
    groups = itertools.groupby(chain, key=lambda visit: visit[0])
    return [(here, sum(far for _, far in visits)) for here, visits in groups]


# ---- what is written


def hexes_toml(hexes: Hexes, sea_sides: Sequence[tuple[int, int]]) -> str:
    """The table that the game reads."""
    grid = [[hexes.terrain[GRID.index(column, row)] for column in range(COLUMNS)] for row in range(ROWS)]
    parts = [
        "# The hexes of Trajan, made by the atlas: a hex number is column * 100 + row.",
        "# terrain: ~ all sea, . open, : desert, ^ mountain, % swamp; one string a row, odd columns half a hex lower",
        f"columns = {COLUMNS}\nrows = {ROWS}",
        "terrain = [\n" + "".join(f'    "{"".join(row)}",\n' for row in grid) + "]",
        "# where roads lead off the map to the rest of the Empire",
        f"west_edge = {_numbers(GRID.named(name) for name in WEST_EDGE)}",
        "# adjacent land hexes whose common side is all sea",
        f"sea_sides = [{', '.join(_numbers(pair) for pair in sea_sides)}]",
    ]
    parts += [_table("lake", name=name, hexes=lake) for name, lake in hexes.lakes.items()]
    parts += [_table("river", name=name, hexes=river) for name, river in hexes.rivers.items()]
    parts += [_table("road", kind=kind, hexes=chain) for kind, chain in hexes.roads]
    parts += [_table("sea", name=name, hexes=sea, coast=hexes.coasts[name]) for name, sea in hexes.sea_hexes.items()]
    return "\n".join(parts) + "\n"


def _numbers(some: Iterable[int]) -> str:
    return f"[{', '.join(str(int(GRID.name(here))) for here in some)}]"


def _table(_kind: str, /, **fields: str | list[int]) -> str:
    lines = [
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {_numbers(value)}"
        for key, value in fields.items()
    ]
    return "\n".join(["", f"[[{_kind}]]", *lines])
