"""What stands around the spaces of Pax Romana: their names, and places for armies and for fleets, without overlap."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point, Polygon

from atlas.base import Geometry, Grid, Place, around
from atlas.labels import COUNTER, Box
from atlas.pax.points import PASS, Points
from atlas.settle import Choice, settle
from atlas.towns import Town, TownName, choices, ground_cost

TYPE = {False: 8.4, True: 10.4}
"""The size of the names of spaces and of capitals."""
SIGN = 400.0
"""What it costs to lie on a sign."""
STRAIT = 2.5
"""Half the width of a strait that is kept free."""
NEARBY = 120.0
"""How far around a space anything matters to what stands beside it."""
OFF = 3.5
"""How much farther off its sign a name may stand that finds no room beside it."""
GAP = 1.5
"""What is left free between a sign and what stands beside it."""
ANGLES = 24
REACH = (0.0, 3.0, 6.0, 10.0, 15.0, 22.0)
"""How much farther than beside its sign a stack may stand."""
STACK_LINE, STACK_FAR, STACK_COAST = 0.03, 0.25, 0.02
"""What a stack costs by each unit of line under it, by each unit farther off, and by each unit of coast."""
FOREIGN, WRONG = 6.0, 5.0
"""What it costs to stand on another province, and for an army at sea or a fleet ashore, by the share that does."""


@dataclass(frozen=True)
class Site:
    """Where the name, the army and, at a port, the fleet of a space stand."""

    name: TownName
    army: Place
    fleet: Place | None


class Sites(Points):
    """Finds room for everything beside the signs."""

    @cached_property
    def sign_shapes(self) -> dict[str, Geometry]:
        """The discs of all points and passes."""
        found = {id_: Point(at).buffer(self.radius[id_] + 0.6) for id_, at in self.at.items()}
        return found | {f"pass {i}": Point(at).buffer(PASS + 0.6) for i, at in enumerate(self.passes.values())}

    @cached_property
    def _signs(self) -> Geometry:
        """All signs, and the straits, which are as easily overlooked."""
        straits = [line.buffer(STRAIT) for (_, _, kind), line in self.lines.items() if kind == "strait"]
        return shapely.union_all([*self.sign_shapes.values(), *straits])

    @cached_property
    def _all_lines(self) -> Geometry:
        return shapely.union_all(list(self.lines.values()))

    @cached_property
    def sites(self) -> dict[str, Site]:
        """Everything beside the signs, found together."""
        names = {row["id"]: self._names(row) for row in self.game.spaces}
        stacks = {row["id"]: self._stacks(row) for row in self.game.spaces}
        ports = {row["id"] for row in self.game.spaces if row.get("port")}
        things = {f"name {id_}": choice for id_, (_, choice) in names.items()}
        things |= {f"army {id_}": self._weighed(id_, places, False) for id_, places in stacks.items()}
        things |= {f"fleet {id_}": self._weighed(id_, places, True) for id_, places in stacks.items() if id_ in ports}
        found = settle(things)
        return {
            id_: Site(
                names[id_][0][found[f"name {id_}"]],
                stacks[id_][found[f"army {id_}"]],
                stacks[id_][found[f"fleet {id_}"]] if id_ in ports else None,
            )
            for id_ in names
        }

    def _names(self, row: dict[str, Any]) -> tuple[list[TownName], Choice]:
        """All places for the name of a space."""
        x, y = self.at[row["id"]]
        radius = self.radius[row["id"]]
        size = TYPE[bool(row.get("capital"))]
        here = (x, y)
        room = self._own_or_water(row["province"], here)
        town = Town(row["id"], tuple(row["name"].split()), x, y, radius, size, room)
        options = choices(town) + [(cost + OFF, name) for cost, name in choices(replace(town, half=radius + OFF))]
        shapes = np.array([name.box.shape for _, name in options], dtype=object)
        bare = ground_cost(
            shapes, town, around(self._signs, here, NEARBY), Polygon(),
            around(self._all_lines, here, NEARBY), around(self._coast, here, NEARBY), self.plane.frame.buffer(-10),
        )  # fmt: skip
        costs = np.array([cost for cost, _ in options]) + bare
        others = around(self._signs, here, NEARBY).difference(self.sign_shapes[row["id"]])
        costs = costs + SIGN * shapely.intersects(shapes, others.union(Point(here).buffer(radius + 0.2)))
        return [name for _, name in options], Choice(_bounds(shapes), costs)

    def _own_or_water(self, province: str, here: Place) -> Geometry:
        """Where the name of a space stands best: on its province, or on water."""
        others = around(self.shore, here, NEARBY).difference(around(self.near[province], here, NEARBY).buffer(3))
        return Point(here).buffer(NEARBY).difference(others)

    def _stacks(self, row: dict[str, Any]) -> list[Place]:
        """All places around a sign for a stack that does not touch it."""
        x, y = self.at[row["id"]]
        sign = Point(x, y).buffer(self.radius[row["id"]] + GAP)
        found = []
        for turn in np.arange(ANGLES) * 2 * np.pi / ANGLES:
            out = np.array([np.cos(turn), np.sin(turn)])
            near = self.radius[row["id"]] + GAP
            while Box(x + out[0] * near, y + out[1] * near, COUNTER, COUNTER).shape.intersects(sign):
                near += 0.5
            found += [(round(x + out[0] * (near + far), 1), round(y + out[1] * (near + far), 1)) for far in REACH]
        return found

    def _weighed(self, id_: str, places: list[Place], at_sea: bool) -> Choice:
        """What each place for a stack costs."""
        row = next(row for row in self.game.spaces if row["id"] == id_)
        shapes = np.array([Box(*place, COUNTER + 2, COUNTER + 2).shape for place in places], dtype=object)
        here = self.at[id_]
        area = shapely.area(shapes)
        land = shapely.area(shapely.intersection(shapes, around(self.shore, here, NEARBY))) / area
        own = shapely.area(shapely.intersection(shapes, around(self.near[row["province"]], here, NEARBY))) / area
        costs = SIGN * shapely.intersects(shapes, around(self._signs, here, NEARBY))
        costs = costs + 200.0 * ~shapely.covered_by(shapes, self.plane.frame.buffer(-10))
        costs = costs + STACK_LINE * shapely.length(shapely.intersection(shapes, around(self._all_lines, here, NEARBY)))
        costs = costs + STACK_COAST * shapely.length(shapely.intersection(shapes, around(self._coast, here, NEARBY)))
        far = np.hypot(*(np.array(places) - here).T)
        costs = costs + STACK_FAR * (far - far.min()) + FOREIGN * (land - own)
        return Choice(_bounds(shapes), costs + WRONG * (land if at_sea else 1 - land))


def _bounds(shapes: Iterable[Geometry]) -> Grid:
    return np.array([shape.bounds for shape in shapes])
