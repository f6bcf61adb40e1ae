"""The points of Pax Romana on the plane: spaces and transit points a little apart, and the lines between them."""

from functools import cached_property
from typing import Any

from shapely.geometry import LineString, Point

from atlas.base import Geometry, Place, around
from atlas.pax.geography import Geography
from atlas.spread import Sign, spread
from atlas.ways import Way, Ways, bow

SPACE, CAPITAL, DEEP, TRANSIT, PASS = 8.0, 9.5, 5.0, 2.8, 5.0
"""The radius of each sign, in units."""
ROOM = {"space": 17.5, "deep": 11.0, "land": 7.5, "naval": 8.5}
"""Half the distance between two signs, where it can be had."""
QUAY, INLAND, ASHORE, AT_SEA = 4.0, 9.0, 3.5, 7.0
"""How far from the coast a port, another space, a land transit point and one at sea may or must be."""
FARTHEST = 40.0
"""No sign is moved farther than this."""
HIDDEN, BOW = 5.0, 0.3
"""How near to another line between the same points a line would be overlooked, and how far it is then bent off."""
UPSTREAM = 16.0
"""How far a port that stood up a river may be moved to the coast; one farther inland stays where it stood."""


class Points(Geography):
    """Where every point stands and every line runs."""

    @cached_property
    def radius(self) -> dict[str, float]:
        """How large the sign of each point is."""
        found = {row["id"]: CAPITAL if row.get("capital") else SPACE for row in self.game.spaces}
        return found | {row["id"]: DEEP if row["kind"] == "deep" else TRANSIT for row in self.game.transits}

    @cached_property
    def homes(self) -> dict[str, Place]:
        """Where every point lies by longitude and latitude."""
        rows = [*self.game.spaces, *self.game.transits]
        return {row["id"]: self.plane.point((row["lon"], row["lat"])) for row in rows}

    @cached_property
    def at(self) -> dict[str, Place]:
        """Where the sign of every point stands."""
        grounds = {row["id"]: (ROOM["space"], self._ground(row)) for row in self.game.spaces}
        grounds |= {row["id"]: (ROOM[row["kind"]], self._open(row["kind"])) for row in self.game.transits}
        signs = [
            Sign(id_, home, room, around(ground, home, FARTHEST))
            for id_, home in self.homes.items()
            for room, ground in (grounds[id_],)
        ]
        return spread(signs)

    def _ground(self, space: dict[str, Any]) -> Geometry:
        """Where the sign of a space may stand: a port at the coast of its province, another inside it."""
        here = self.homes[space["id"]]
        home, shape = Point(here), around(self.near[space["province"]], here, 3 * FARTHEST)
        if not space.get("port"):
            return _inner(shape, INLAND, home)
        coast = shape.boundary.intersection(around(self._coast, here, 3 * FARTHEST).buffer(0.5))
        quay = coast.buffer(QUAY).intersection(self._frame)
        return quay if quay.distance(home) < UPSTREAM else home.buffer(QUAY)

    def _open(self, kind: str) -> Geometry:
        """Where a transit point may stand."""
        return self._inland if kind == "land" else self._offing

    @cached_property
    def _coast(self) -> Geometry:
        return self.shore.boundary

    @cached_property
    def _frame(self) -> Geometry:
        return self.plane.frame.buffer(-24)

    @cached_property
    def _inland(self) -> Geometry:
        return self.shore.buffer(-ASHORE)

    @cached_property
    def _offing(self) -> Geometry:
        return self._frame.difference(self.shore.buffer(AT_SEA))

    # ---- lines

    @cached_property
    def lines(self) -> dict[tuple[str, str, str], Geometry]:
        """The line of each connection, by its ends and its kind."""
        signs = {id_: (at, self.radius[id_]) for id_, at in self.at.items()}
        signs |= {f"pass {i}": (at, PASS) for i, at in enumerate(self.passes.values())}
        ways = Ways(self.plane.width, self.plane.height, self.shore, signs)
        rows = {(row["a"], row["b"], row["kind"]): row for row in self.game.connections}
        wanted = {key: Way(key[0], key[1], key[2] == "naval") for key in rows if key[2] in ("land", "naval")}
        drawn = ways.draw(list(wanted.values()))
        straits = {key: LineString([self.at[key[0]], self.at[key[1]]]) for key in rows if key[2] == "strait"}
        passes = {key: self._over(key) for key in rows if key[2] == "alpine"}
        found = {key: drawn[way] for key, way in wanted.items()} | straits | passes
        return {key: self._beside(key, found) for key in rows}

    def _beside(self, key: tuple[str, str, str], found: dict[tuple[str, str, str], Geometry]) -> Geometry:
        """A line by sea that would hide one by land between the same points bends off it, to the wetter side."""
        a, b, kind = key
        twins = [line for (c, d, other), line in found.items() if {c, d} == {a, b} and other != kind]
        middle = found[key].interpolate(0.5, normalized=True)
        if kind != "naval" or all(line.distance(middle) > HIDDEN for line in twins):
            return found[key]
        bows = [bow(self.at[a], self.at[b], side * BOW) for side in (1, -1)]
        return min(bows, key=lambda line: float(line.intersection(self.shore).length))

    @cached_property
    def passes(self) -> dict[tuple[str, str], Place]:
        """The summits of the alpine passes."""
        rows = [row for row in self.game.connections if row["kind"] == "alpine"]
        return {(row["a"], row["b"]): self.plane.point((row["lon"], row["lat"])) for row in rows}

    def _over(self, key: tuple[str, str, str]) -> Geometry:
        """The way over a pass: from space to summit to space."""
        return LineString([self.at[key[0]], self.passes[key[0], key[1]], self.at[key[1]]])


def _inner(shape: Geometry, inset: float, home: Geometry) -> Geometry:
    """The inside of a shape, as far from its edge as there is room for near a place."""
    for share in (1.0, 0.6, 0.3):
        inner = shape.buffer(-inset * share)
        if not inner.is_empty and inner.distance(home) < 3 * inset:
            return inner
    return shape
